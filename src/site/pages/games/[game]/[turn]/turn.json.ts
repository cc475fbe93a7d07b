// A turn as data, for programs.
import type { APIRoute } from 'astro';
import { gameData, theGames } from '../../../../data/games.ts';
import { jsonResponse, turnJson } from '../../../../data/json.ts';
import { gameKey } from '../../../../paths.ts';

export const getStaticPaths = () =>
  theGames().flatMap((data) => {
    const cacheKey = gameKey(data);
    return data.view.turns.map(({ id: turn }) => ({ params: { game: data.view.slug, turn }, cacheKey }));
  });

export const GET: APIRoute = ({ params }) => jsonResponse(turnJson(gameData(params.game ?? ''), params.turn ?? ''));
