// The rankings of the archive, where it wants any, with the games they follow from, for programs and for who doubts.
import type { APIRoute } from 'astro';
import { theArchive } from '../../data/archive.ts';
import { theGames } from '../../data/games.ts';
import { jsonResponse, rankingJson } from '../../data/json.ts';
import { rankingsIn } from '../../data/ranking.ts';

export const getStaticPaths = () =>
  theArchive().settings.ranking === undefined ? [] : [{ params: { ranking: 'ranking' } }];

export const GET: APIRoute = () => jsonResponse(rankingJson(rankingsIn(theGames(), theArchive().settings.ranking)));
