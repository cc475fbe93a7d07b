// A turn as data, for programs.
import type { APIRoute } from 'astro';
import { gameData, theGames } from '../../../../data/games.ts';
import { jsonResponse, turnJson } from '../../../../data/json.ts';
import { digest } from '../../../../paths.ts';

export const getStaticPaths = () =>
  theGames().flatMap(({ view, turns }) =>
    turns.map((turn) => ({ params: { game: view.slug, turn: turn.id }, cacheKey: digest([turn, view.purpose]) })),
  );

export const GET: APIRoute = ({ params }) => jsonResponse(turnJson(gameData(params.game ?? ''), params.turn ?? ''));
