// The position of a game under way, whole enough to try orders on.
import type { APIRoute } from 'astro';
import { gameData, theGames } from '../../../data/games.ts';
import { jsonResponse } from '../../../data/json.ts';
import { isRunning } from '../../../data/rows.ts';
import { positionJson } from '../../../data/trial.ts';
import { gameKey } from '../../../paths.ts';

export const getStaticPaths = () =>
  theGames()
    .filter(isRunning)
    .map((row) => ({ params: { game: row.view.slug }, cacheKey: gameKey(row) }));

export const GET: APIRoute = ({ params }) => jsonResponse(positionJson(gameData(params.game ?? '')));
