// Canals and links that are open or closed, as marks on the map.

import { short } from '../text.ts';
import type { MapGeometry } from './geometry.ts';

/** Whether ships may pass. */
export type CanalState = 'open' | 'closed';

/** A way from one space into another. */
interface Way {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly state: CanalState;
}

/** A canal joins two zones the land between keeps apart. */
export const drawCanals = ({ canals }: MapGeometry, states: ReadonlyMap<string, CanalState>): string =>
  drawWays(
    'canals',
    canals.map(({ id, from, to }) => ({ from, to, state: states.get(id) ?? 'open' })),
  );

/** Ways: open ones as a dashed line, closed ones as a whole line with a bar. */
export const drawWays = (name: 'canals' | 'links', ways: readonly Way[]): string => {
  const lines = ways.map(({ from, to, state }) => ({
    state,
    line: `M${from.map(short).join(' ')}L${to.map(short).join(' ')}`,
    bar: barOf(from, to),
  }));
  const open = lines
    .filter(({ state }) => state === 'open')
    .map(({ line }) => line)
    .join('');
  const closed = lines.filter(({ state }) => state === 'closed');
  const shut = closed.map(({ line }) => line).join('');
  const bars = closed.map(({ bar }) => bar).join('');
  return [
    `<g class="${name}" fill="none"><path stroke="#fff" stroke-width="5.5" d="${open}${shut}"/>`,
    open === '' ? '' : `<path stroke="#12171c" stroke-width="2.2" stroke-dasharray="4 2.5" d="${open}"/>`,
    shut === ''
      ? ''
      : `<path stroke="#12171c" stroke-width="2.2" d="${shut}"/><path stroke="#fff" stroke-width="6" d="${bars}"/><path stroke="#c4122f" stroke-width="3.2" d="${bars}"/>`,
    '</g>',
  ].join('');
};

const barOf = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): string => {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [x, y, across, down] = [(ax + bx) / 2, (ay + by) / 2, (-(by - ay) / length) * 9, ((bx - ax) / length) * 9];
  return `M${short(x - across)} ${short(y - down)}L${short(x + across)} ${short(y + down)}`;
};

/** A sample of a canal for a key, in a box of 34 by 14. */
export const canalSample = (state: CanalState): string => {
  const line = '<path stroke="#fff" stroke-width="5.5" d="M6 7H28"/>';
  return state === 'open'
    ? `${line}<path stroke="#12171c" stroke-width="2.2" stroke-dasharray="4 2.5" d="M6 7H28"/>`
    : `${line}<path stroke="#12171c" stroke-width="2.2" d="M6 7H28"/><path stroke="#c4122f" stroke-width="3.2" d="M17 1V13"/>`;
};
