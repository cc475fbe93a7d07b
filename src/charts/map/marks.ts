// What happened, as marks on the map: battles with their number, captured land, and canals that are open or closed.

import type { Power, SpaceId } from '../../vocab/index.ts';
import { attributes, short } from '../text.ts';
import { type MapBase, ownerColour } from './base.ts';
import type { MapGeometry } from './geometry.ts';
import { hatchPath } from './hatch.ts';
import type { Layout } from './layout.ts';
import { PATH_SCALE } from './paths.ts';
import type { MapSource } from './source.ts';

/** Two crossed strokes behind a disc with a number. */
const cross = (x: number, y: number): string => `M${x - 8} ${y - 8}l16 16m0-16l-16 16`;
const disc = (x: number, y: number): string => `M${x - 7} ${y}a7 7 0 0 0 14 0a7 7 0 0 0-14 0`;

/** The marks of battles, numbered from 1 in the order they were fought. */
export const drawBattles = (marks: Layout['marks']): string => {
  if (marks.length === 0) return '';
  const crosses = marks.map(({ x, y }) => cross(x, y)).join('');
  const discs = marks.map(({ x, y }) => disc(x, y)).join('');
  const numbers = marks.map(({ x, y }, at) => `<text x="${x}" y="${y + 3.6}">${at + 1}</text>`).join('');
  return `<g class="battles" stroke-linecap="round" text-anchor="middle" font-size="10" font-weight="700"><path stroke="var(--move-casing)" stroke-width="6" d="${crosses}"/><path stroke="var(--map-battle)" stroke-width="3.4" d="${crosses}"/><path fill="var(--map-battle)" stroke="var(--move-casing)" d="${discs}"/><g fill="var(--map-battle-ink)">${numbers}</g></g>`;
};

/**
 * Captured land: stripes in the colour of the owner before, the edge in the new owner's dark colour.
 *
 * @param captured territories that changed hands, with the owner before; null was nobody's
 */
export const drawCaptured = (
  base: MapBase,
  captured: ReadonlyMap<SpaceId, Power | null>,
  owners: ReadonlyMap<SpaceId, Power | null>,
  source: MapSource,
): string => {
  const lands = [...captured].filter(([id]) => base.geometry.spaces.has(id)).sort(([a], [b]) => (a < b ? -1 : 1));
  if (lands.length === 0) return '';
  const stripes = lands.map(
    ([id, from]) => `<path${attributes({ stroke: ownerColour(from), d: hatchPath(base, id) })}/>`,
  );
  const edges = lands.map(([id]) => {
    const owner = owners.get(id) ?? null;
    const stroke = owner === null ? 'var(--map-coast)' : `var(--counter-${owner})`;
    return `<use${attributes({ href: `${source.file}#${base.geometry.spaces.get(id)?.code}`, stroke })}/>`;
  });
  return `<g class="captured" fill="none" stroke-width="3">${stripes.join('')}<g transform="scale(${PATH_SCALE})" stroke-width="6" stroke-linejoin="round">${edges.join('')}</g></g>`;
};

/** A sample of captured land for a key, in a box of 34 by 14. */
export const capturedSample = (): string =>
  '<rect x="1" y="1" width="32" height="12" fill="var(--land-usa)" stroke="var(--counter-usa)" stroke-width="1.5"/><path stroke="var(--land-germany)" stroke-width="3" d="M3 13 15 1M12 13 24 1M21 13 32 2"/>';

/** A sample of a battle's mark for a key, in a box of 34 by 14. */
export const battleSample = (): string =>
  '<path stroke="var(--map-battle)" stroke-width="2.4" stroke-linecap="round" d="M11 1 23 13M23 1 11 13"/><circle cx="17" cy="7" r="4.5" fill="var(--map-battle)"/>';

/** Whether ships may pass. */
export type CanalState = 'open' | 'closed';

/** A canal joins two zones the land between keeps apart: open as a dashed line, closed as a whole one with a bar. */
export const drawCanals = ({ canals }: MapGeometry, states: ReadonlyMap<string, CanalState>): string => {
  const lines = canals.map(({ id, from, to }) => ({
    state: states.get(id) ?? 'open',
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
    `<g class="canals" fill="none"><path stroke="#fff" stroke-width="5.5" d="${open}${shut}"/>`,
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

/** A sample of the mark of a capital for a key, in a box of 34 by 14. */
export const capitalSample = (): string =>
  '<circle cx="17" cy="7" r="4.5" fill="none" stroke="currentColor" stroke-width="1.6"/><circle cx="17" cy="7" r="1.8" fill="currentColor"/>';
