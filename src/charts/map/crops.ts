// The theatres of the board: parts that are legible on a telephone, as view boxes. Every space is whole, name and first
// counter, in at least one of them.

import type { SpaceId } from '../../vocab/index.ts';
import type { MapGeometry } from './geometry.ts';

export const CROPS = [
  'europe',
  'pacific',
  'atlantic',
  'africa',
  'asia',
  'south-america',
  'indian-ocean',
  'oceania',
] as const;

/** A part of the second edition's board. */
export type Crop = (typeof CROPS)[number];

const BOXES: { readonly [crop in Crop]: string } = {
  europe: '240 20 560 520',
  pacific: '1030 0 592 800',
  atlantic: '-26 10 420 620',
  africa: '250 440 560 480',
  asia: '660 0 560 620',
  'south-america': '-26 500 440 514',
  'indian-ocean': '560 560 500 454',
  oceania: '860 560 766 454',
};

/** The `viewBox` of a part of the board. */
export const cropBox = (crop: Crop): string => BOXES[crop];

/** The part of the board whose middle is nearest to a point. */
export const theatreAt = (x: number, y: number): Crop => {
  const distance = (crop: Crop): number => {
    const [left = 0, top = 0, width = 0, height = 0] = BOXES[crop].split(' ').map(Number);
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  };
  return CROPS.reduce((one, other) => (distance(other) < distance(one) ? other : one));
};

/** Room of a first counter. */
const COUNTER = { across: 28, down: 17 } as const;

/** True if a part shows a space whole: its name and its first counter. */
const shows = (geometry: MapGeometry, crop: Crop, space: SpaceId): boolean => {
  const place = geometry.spaces.get(space);
  if (place === undefined) return false;
  const [left = 0, top = 0, width = 0, height = 0] = BOXES[crop].split(' ').map(Number);
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
    const counts = CROPS.map((crop) => ({ crop, shown: left.filter((space) => shows(geometry, crop, space)) }));
    const best = counts.reduce((one, other) => (other.shown.length > one.shown.length ? other : one));
    if (best.shown.length === 0) break;
    chosen.push(best.crop);
    left = left.filter((space) => !best.shown.includes(space));
  }
  return chosen;
};
