// A game in short, for programs.
import type { APIRoute } from 'astro';
import { gameData, theGames } from '../../../data/games.ts';
import { gameJson, jsonResponse } from '../../../data/json.ts';
import { gameKey } from '../../../paths.ts';

export const getStaticPaths = () =>
  theGames().map((data) => ({ params: { game: data.view.slug }, cacheKey: gameKey(data) }));

export const GET: APIRoute = ({ params }) => jsonResponse(gameJson(gameData(params.game ?? '')));
