// A board without owners, names and counters, on which every space is the redder the more happened there.

import type { SpaceId } from '../../vocab/index.ts';
import { attributes } from '../text.ts';
import type { MapBase } from './base.ts';
import { PATH_SCALE } from './scale.ts';

/** So many shades there are. */
const HEAT_LEVELS = 5;

/**
 * The board as a whole `<svg>`. It says nothing in words: the numbers stand beside it.
 *
 * @param file address of the file that maps of this board share
 * @param heat how much happened in a space, in any unit; those left out stay as they are
 */
export const drawHeat = (base: MapBase, file: string, heat: ReadonlyMap<SpaceId, number>): string => {
  const { spaces, viewBox } = base.geometry;
  const most = Math.max(...heat.values(), 1);
  const shapes = [...heat].flatMap(([space, amount]) => {
    const code = spaces.get(space)?.code;
    // By the root: a space with half as much still stands out from those that had next to nothing.
    const level = Math.max(1, Math.ceil(HEAT_LEVELS * Math.sqrt(amount / most)));
    return code === undefined ? [] : [`<use${attributes({ class: `heat-${level}`, href: `${file}#${code}` })}/>`];
  });
  const { width, height } = viewBox;
  return `<svg class="heat" viewBox="0 0 ${width} ${height}" aria-hidden="true"><use href="${file}#board"/><g transform="scale(${PATH_SCALE})">${shapes.join('')}</g></svg>`;
};
