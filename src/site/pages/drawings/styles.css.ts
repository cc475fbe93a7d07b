// Colours and rules that charts and maps need, for light, dark and paper, and the emblems of the powers' names.
import type { APIRoute } from 'astro';
import { BOARD_COLOURS, chartCss, colourCss, emblemPath, mapCss, powerEmblem } from '../../../charts/index.ts';
import { POWERS } from '../../../vocab/index.ts';

/** The emblem of each power as a mask over its colour, so that a name on a page costs no drawing of its own. */
const emblemCss = (): string =>
  POWERS.map((power) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 12 12"><path fill-rule="evenodd" d="${emblemPath(powerEmblem(power))}"/></svg>`;
    return `.power.of-${power}::before{mask-image:url("data:image/svg+xml,${encodeURIComponent(svg)}")}\n`;
  }).join('');

export const GET: APIRoute = () =>
  new Response(`${colourCss(BOARD_COLOURS)}${chartCss()}${mapCss()}${emblemCss()}`, {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
