// The conformance suite clause by clause, for programs.
import type { APIRoute } from 'astro';
import { jsonResponse } from '../../data/json.ts';
import { theSuite } from '../../data/suite.ts';

export const GET: APIRoute = () => jsonResponse({ format: 1, ...theSuite() });
