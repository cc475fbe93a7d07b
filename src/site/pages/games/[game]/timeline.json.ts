// Who owned what after each turn of a game, for programs and for the timeline.
import type { APIRoute } from 'astro';
import { gameData, theGames } from '../../../data/games.ts';
import { jsonResponse, timelineJson } from '../../../data/json.ts';
import { digest } from '../../../paths.ts';

export const getStaticPaths = () =>
  theGames()
    .filter(({ view }) => view.series !== undefined)
    .map((data) => ({ params: { game: data.view.slug }, cacheKey: digest(timelineJson(data)) }));

export const GET: APIRoute = ({ params }) => jsonResponse(timelineJson(gameData(params.game ?? '')));
