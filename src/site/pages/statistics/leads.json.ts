// How often who was ahead went on to win, for programs.
import type { APIRoute } from 'astro';
import { theGames } from '../../data/games.ts';
import { jsonResponse, leadsJson } from '../../data/json.ts';
import { played } from '../../data/played.ts';

export const GET: APIRoute = () => jsonResponse(leadsJson(played(theGames())));
