// Who owned what after each turn of a game, for programs and for the timeline.
import type { APIRoute } from 'astro';
import { gameData } from '../../../data/games.ts';
import { jsonResponse, timelineJson } from '../../../data/json.ts';
import { theSource } from '../../../data/source.ts';
import { gameFilePaths } from '../../../paths.ts';

export const getStaticPaths = () => [...gameFilePaths(theSource())];

export const GET: APIRoute = ({ params }) => jsonResponse(timelineJson(gameData(params.game ?? '')));
