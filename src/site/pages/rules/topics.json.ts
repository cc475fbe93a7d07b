// Which topic explains each clause.
import type { APIRoute } from 'astro';
import { jsonResponse } from '../../data/json.ts';
import { topicsJson } from '../../data/trial.ts';

export const GET: APIRoute = () => jsonResponse(topicsJson());
