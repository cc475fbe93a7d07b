// What all games come to together, for programs.
import type { APIRoute } from 'astro';
import { theGames } from '../../data/games.ts';
import { jsonResponse, statisticsJson } from '../../data/json.ts';

export const GET: APIRoute = () => jsonResponse(statisticsJson(theGames()));
