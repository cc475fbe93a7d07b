// Colours and rules that charts and maps need, for light, dark and paper.
import type { APIRoute } from 'astro';
import { chartCss, colourCss, mapCss } from '../../../charts/index.ts';

export const GET: APIRoute = () =>
  new Response(`${colourCss()}${chartCss()}${mapCss()}`, { headers: { 'content-type': 'text/css; charset=utf-8' } });
