// The front: every border between lands of two sides, the one heavy line of the map.

import type { Power, SpaceId } from '../../vocab/index.ts';
import { attributes } from '../text.ts';
import type { MapBase } from './base.ts';
import { borderId } from './borders.ts';
import { PATH_SCALE } from './scale.ts';
import type { MapSource } from './source.ts';

/**
 * The fronts of a position; nothing where no sides meet.
 *
 * @param sides powers that stand together, group by group
 * @param map the id of the map, which tells its shapes from those of other maps on a page
 */
export const drawFronts = (
  { borders, geometry }: Pick<MapBase, 'borders' | 'geometry'>,
  owners: ReadonlyMap<SpaceId, Power | null>,
  sides: readonly (readonly Power[])[],
  { file }: MapSource,
  map: string,
): string => {
  const sideOf = (id: SpaceId): number => {
    const owner = owners.get(id) ?? null;
    return owner === null ? -1 : sides.findIndex((powers) => powers.includes(owner));
  };
  const fronts = borders.filter(([one, other]) => {
    const [a, b] = [sideOf(one), sideOf(other)];
    return a !== -1 && b !== -1 && a !== b;
  });
  if (fronts.length === 0) return '';
  const id = `${map}-fronts`;
  const lines = fronts.map((between) => `<use${attributes({ href: `${file}#${borderId(geometry, between)}` })}/>`);
  return `<g class="fronts" fill="none" stroke-linecap="round" stroke-linejoin="round" transform="scale(${PATH_SCALE})"><g stroke="var(--map-front-casing)" stroke-width="9"><g id="${id}">${lines.join('')}</g></g><use href="#${id}" stroke="var(--map-front)" stroke-width="3.6"/></g>`;
};

/** A sample of a front for a key, in a box of 34 by 14. */
export const frontSample = (): string =>
  '<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path stroke="var(--map-front-casing)" stroke-width="4.5" d="M4 9 11 5 19 9 30 5"/><path stroke="var(--map-front)" stroke-width="1.8" d="M4 9 11 5 19 9 30 5"/></g>';
