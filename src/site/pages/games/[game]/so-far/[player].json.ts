// What is entered of a player's turn, for whoever tries its orders without the log.
import type { APIRoute } from 'astro';
import { gameData, theGames } from '../../../../data/games.ts';
import { jsonResponse } from '../../../../data/json.ts';
import { isRunning } from '../../../../data/rows.ts';
import { soFarJson } from '../../../../data/trial.ts';
import { gameKey } from '../../../../paths.ts';

export const getStaticPaths = () =>
  theGames()
    .filter(isRunning)
    .flatMap((row) =>
      row.seats.map(({ id }) => ({ params: { game: row.view.slug, player: id }, cacheKey: gameKey(row) })),
    );

export const GET: APIRoute = ({ params }) => jsonResponse(soFarJson(gameData(params.game ?? ''), params.player ?? ''));
