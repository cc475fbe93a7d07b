// The numbers of a game's charts, for programs.
import type { APIRoute } from 'astro';
import { gameData } from '../../../data/games.ts';
import { jsonResponse, seriesJson } from '../../../data/json.ts';
import { theSource } from '../../../data/source.ts';
import { gameFilePaths } from '../../../paths.ts';

export const getStaticPaths = () => [...gameFilePaths(theSource())];

export const GET: APIRoute = ({ params }) => jsonResponse(seriesJson(gameData(params.game ?? '')));
