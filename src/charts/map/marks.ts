// What happened, as marks on the map: battles with their number, and captured land.

import type { Power, SpaceId } from '../../vocab/index.ts';
import { attributes } from '../text.ts';
import type { MapBase } from './base.ts';
import { hatchPath } from './hatch.ts';
import type { Layout } from './layout.ts';
import { ownerColour } from './owners.ts';
import { PATH_SCALE } from './scale.ts';
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
