// A game in short, for programs.
import type { APIRoute } from 'astro';
import { gameData, theGames } from '../../../data/games.ts';
import { gameJson, jsonResponse } from '../../../data/json.ts';
import { digest } from '../../../paths.ts';

export const getStaticPaths = () =>
  theGames().map(({ view }) => ({ params: { game: view.slug }, cacheKey: digest(view) }));

export const GET: APIRoute = ({ params }) => jsonResponse(gameJson(gameData(params.game ?? '')));
