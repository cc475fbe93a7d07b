// Slanting lines over a territory, as path text. They are worked out here and not left to
// a pattern, so that any browser and any printer shows them, also where the drawing is taken from another file.

import type { SpaceId } from '../../vocab/index.ts';
import type { MapBase } from './base.ts';

/** Distance from one line to the next, across the lines. */
const BETWEEN = 12;
/** Shorter bits of a line are left out. */
const SHORTEST = 4;

const worked = new WeakMap<MapBase, Map<SpaceId, string>>();

/** The lines of a space, worked out once for each base. */
export const hatchPath = (base: MapBase, id: SpaceId): string => {
  const own = worked.get(base) ?? new Map<SpaceId, string>();
  worked.set(base, own);
  const path = own.get(id) ?? workOut(base, id);
  own.set(id, path);
  return path;
};

/**
 * The lines, from bottom left to top right; each run of a line lies wholly in the space. Along such a line x + y stays
 * the same; where it meets the outline is told by x.
 */
const workOut = (base: MapBase, id: SpaceId): string => {
  const rings = base.ground.outline(id);
  const sums = rings.flat().map(([x = 0, y = 0]) => x + y);
  const step = BETWEEN * Math.SQRT2;
  const parts: string[] = [];
  // Each move is told from where the pen is.
  let [penX, penY] = [0, 0];
  for (let sum = Math.ceil(Math.min(...sums) / step) * step; sum < Math.max(...sums); sum += step) {
    const crossings = rings.flatMap((ring) =>
      ring.flatMap(([ax = 0, ay = 0], at) => {
        const [bx = 0, by = 0] = ring[(at + 1) % ring.length] ?? [];
        const [before, after] = [ax + ay, bx + by];
        return before > sum !== after > sum ? [ax + ((sum - before) / (after - before)) * (bx - ax)] : [];
      }),
    );
    crossings.sort((a, b) => a - b);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [from = 0, to = 0] = [crossings[at], crossings[at + 1]];
      if ((to - from) * Math.SQRT2 < SHORTEST) continue;
      const [x, y, along] = [Math.round(from), Math.round(sum - from), Math.round(to - from)];
      parts.push(`m${pair(x - penX, y - penY)}l${along}-${along}`);
      [penX, penY] = [x + along, y - along];
    }
  }
  return parts.join('');
};

const pair = (x: number, y: number): string => (y < 0 ? `${x}${y}` : `${x} ${y}`);
