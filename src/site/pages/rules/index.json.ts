// Which clause came up in which turns, for programs.
import type { APIRoute } from 'astro';
import { theArchive } from '../../data/archive.ts';
import { clauseIndexJson } from '../../data/clause-index.ts';
import { jsonResponse } from '../../data/json.ts';

export const GET: APIRoute = () => jsonResponse(clauseIndexJson(theArchive()));
