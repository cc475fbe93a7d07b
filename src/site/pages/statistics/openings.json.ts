// How games were opened and what came of it, for programs.
import type { APIRoute } from 'astro';
import { theGames } from '../../data/games.ts';
import { jsonResponse, openingsJson } from '../../data/json.ts';
import { played } from '../../data/played.ts';

export const GET: APIRoute = () => jsonResponse(openingsJson(played(theGames())));
