// The position of a game under way, whole enough to try orders on.
import type { APIRoute } from 'astro';
import { gameData, theGames } from '../../../data/games.ts';
import { jsonResponse } from '../../../data/json.ts';
import { positionJson, runningGames } from '../../../data/trial.ts';
import { gameKey } from '../../../paths.ts';

export const getStaticPaths = () =>
  runningGames(theGames()).map((data) => ({ params: { game: data.view.slug }, cacheKey: gameKey(data) }));

export const GET: APIRoute = ({ params }) => jsonResponse(positionJson(gameData(params.game ?? '')));
