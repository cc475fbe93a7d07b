// The theatres of a board: parts that are legible on a telephone. Every space is whole, name and first counter, in at
// least one of them; where they lie is part of the board's geometry.

import type { SpaceId } from '../../vocab/index.ts';
import type { CROPS, MapGeometry } from './geometry.ts';

/** What a part of a board is called. */
export type Crop = (typeof CROPS)[number];

type Box = MapGeometry['crops'][number];

/** The `viewBox` of a part of the board. */
export const cropBox = ({ crops }: MapGeometry, theatre: Crop): string =>
  (crops.find((crop) => crop.theatre === theatre)?.box ?? []).join(' ');

/** The part of the board whose middle is nearest to a point. */
export const theatreAt = ({ crops }: MapGeometry, x: number, y: number): Crop => {
  const distance = ({ box: [left, top, width, height] }: Box): number =>
    Math.hypot(left + width / 2 - x, top + height / 2 - y);
  return crops.reduce((one, other) => (distance(other) < distance(one) ? other : one)).theatre;
};

/** Room of a first counter. */
const COUNTER = { across: 28, down: 17 } as const;

/** True if a part shows a space whole: its name and its first counter. */
const shows = (geometry: MapGeometry, { box }: Box, space: SpaceId): boolean => {
  const place = geometry.spaces.get(space);
  if (place === undefined) return false;
  const [left, top, width, height] = box;
  const { label, stack } = place;
  return (
    Math.min(label.x - label.w / 2, stack.x - COUNTER.across / 2) >= left &&
    Math.max(label.x + label.w / 2, stack.x + COUNTER.across / 2) <= left + width &&
    Math.min(label.y - label.h / 2, stack.top) >= top &&
    Math.max(label.y + label.h / 2, stack.top + COUNTER.down) <= top + height
  );
};

/**
 * The fewest parts of the board that show all the spaces named, the one with the most of them first.
 *
 * @param most parts at most; what then is in none of them stands on the whole map only
 */
export const cropsFor = (geometry: MapGeometry, spaces: readonly SpaceId[], most: number): readonly Crop[] => {
  const chosen: Crop[] = [];
  let left = [...new Set(spaces)];
  while (left.length > 0 && chosen.length < most) {
    const counts = geometry.crops.map((crop) => ({
      crop,
      shown: left.filter((space) => shows(geometry, crop, space)),
    }));
    const best = counts.reduce((one, other) => (other.shown.length > one.shown.length ? other : one));
    if (best.shown.length === 0) break;
    chosen.push(best.crop.theatre);
    left = left.filter((space) => !best.shown.includes(space));
  }
  return chosen;
};
