// The checkpoints of all games, for programs and for those who keep them.
import type { APIRoute } from 'astro';
import { theGames } from '../data/games.ts';
import { headsJson } from '../data/heads.ts';
import { jsonResponse } from '../data/json.ts';

export const GET: APIRoute = () => jsonResponse(headsJson(theGames()));
