// What land pays, as a coin after its name; that of a capital has a second ring. Each coin stands once in the shared
// file.

import { attributes } from '../text.ts';
import type { MapBase } from './base.ts';
import { MAP_FONT } from './font.ts';
import type { Printed } from './owners.ts';

type Worth = Pick<Printed, 'ipc' | 'rank'>;

const RADIUS = 7.2;
const RING = 2.3;
const FONT = 10.5;
/** Left free between name and coin. */
const BEFORE = 2;

const radiusOf = ({ rank }: Worth): number => (rank === 'capital' ? RADIUS + RING : RADIUS);

/** Room that a coin takes after a name; none where nothing is paid. */
export const coinRoom = (worth: Worth): number => (worth.ipc === 0 ? 0 : 2 * radiusOf(worth) + BEFORE);

/** The id of a coin in the shared file. */
export const coinId = ({ ipc, rank }: Worth): string => `v-${rank === 'capital' ? 'c' : ''}${ipc}`;

const RIM = 'fill="var(--map-coin)" stroke="var(--map-coin-rim)" stroke-width="1"';

const drawCoin = ({ ipc, rank }: Worth): string => {
  const ring = rank === 'capital' ? `<circle r="${RADIUS + RING}" ${RIM}/>` : '';
  const type = attributes({ y: FONT * 0.36, 'font-size': FONT, 'letter-spacing': ipc > 9 ? -0.6 : undefined });
  return `${ring}<circle r="${RADIUS}" ${RIM}/><text${type} fill="var(--map-coin-ink)" stroke="none" font-family="${MAP_FONT}" font-style="normal" font-weight="700" text-anchor="middle">${ipc}</text>`;
};

/** All coins of a board, each with its middle at 0,0. */
export const coinSigns = ({ printed }: Pick<MapBase, 'printed'>): readonly string[] => {
  const coins = new Map([...printed.values()].filter(({ ipc }) => ipc > 0).map((worth) => [coinId(worth), worth]));
  return [...coins].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, worth]) => `<g id="${id}">${drawCoin(worth)}</g>`);
};

/** A sample of a coin for a key, in a box of 34 by 14. */
export const coinSample = (worth: Worth): string => `<g transform="translate(17 7)scale(.72)">${drawCoin(worth)}</g>`;
