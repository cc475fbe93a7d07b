// The numbers of a game's charts, for spreadsheets.
import type { APIRoute } from 'astro';
import { csvText } from '../../../../stats/index.ts';
import { gameData } from '../../../data/games.ts';
import { seriesIn } from '../../../data/json.ts';
import { theSource } from '../../../data/source.ts';
import { gameFilePaths } from '../../../paths.ts';

export const getStaticPaths = () => [...gameFilePaths(theSource())];

export const GET: APIRoute = ({ params }) =>
  new Response(csvText(seriesIn(gameData(params.game ?? ''))), {
    headers: { 'content-type': 'text/csv; charset=utf-8; header=present' },
  });
