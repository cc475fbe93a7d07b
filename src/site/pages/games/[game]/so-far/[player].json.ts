// What is entered of a player's turn, for whoever tries its orders without the log.
import type { APIRoute } from 'astro';
import { gameData, theGames } from '../../../../data/games.ts';
import { jsonResponse } from '../../../../data/json.ts';
import { playersIn, runningGames, soFarJson } from '../../../../data/trial.ts';
import { gameKey } from '../../../../paths.ts';

export const getStaticPaths = () =>
  runningGames(theGames()).flatMap((data) =>
    playersIn(data).map(({ id }) => ({ params: { game: data.view.slug, player: id }, cacheKey: gameKey(data) })),
  );

export const GET: APIRoute = ({ params }) => jsonResponse(soFarJson(gameData(params.game ?? ''), params.player ?? ''));
