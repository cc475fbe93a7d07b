// Which clause came up in which turns, for programs.
import type { APIRoute } from 'astro';
import { clauseIndexJson } from '../../data/clause-index.ts';
import { theGames } from '../../data/games.ts';
import { flowing } from '../../data/json.ts';

export const GET: APIRoute = () => flowing(clauseIndexJson(theGames()));
