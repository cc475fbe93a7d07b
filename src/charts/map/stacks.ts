// Where counters go: which of a space's units share a counter, in which order, and at which place in the room the
// space has. It places things; it does not draw them.

import { POWERS, type Power, UNIT_TYPES, type UnitType } from '../../vocab/index.ts';
import type { MapGeometry, StackPlace } from './geometry.ts';

/** Units of one type and power in one space. */
export interface Units {
  readonly power: Power;
  readonly type: UnitType;
  readonly count: number;
}

/** A counter in its place. Without a type it stands for all units of its power, for which there was no room. */
export interface Counter {
  readonly power: Power;
  readonly type: UnitType | null;
  readonly count: number;
  /** Whether it carries its power's emblem: the first of each power that the space's own emblem does not speak for. */
  readonly emblem: 'shown' | 'none';
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Room an emblem takes in a counter beside sign and number. */
export const EMBLEM_WIDTH = 10;

// More counters than this hide the land under them; powers are then summed and the page beside has the details.
const MOST_COUNTERS = 12;

const orderOf = (owner: Power | null): readonly Power[] =>
  owner === null ? POWERS : [owner, ...POWERS.filter((power) => power !== owner)];

/** One entry a power and type with units, the owner's first, then in turn order and in the order of the chart. */
const gather = (units: readonly Units[], owner: Power | null): readonly Units[] =>
  orderOf(owner).flatMap((power) =>
    UNIT_TYPES.flatMap((type) => {
      const count = units.reduce(
        (sum, unit) => (unit.power === power && unit.type === type ? sum + unit.count : sum),
        0,
      );
      return count > 0 ? [{ power, type, count }] : [];
    }),
  );

const total = (units: readonly Units[], owner: Power | null): readonly { power: Power; type: null; count: number }[] =>
  orderOf(owner).flatMap((power) => {
    const count = units.reduce((sum, unit) => (unit.power === power ? sum + unit.count : sum), 0);
    return count > 0 ? [{ power, type: null, count }] : [];
  });

const widthOf = (count: number, sizes: MapGeometry['counters']): number => {
  const digits = String(count).length;
  return sizes.width + (digits - 1) * (sizes.widthTwoDigits - sizes.width);
};

/**
 * The counters of a space, row by row and centred on its place. With more counters than the planned columns and rows
 * hold, one column more is used; with more than twelve, one counter a power. Rows beyond the plan go below.
 */
export const placeCounters = (
  units: readonly Units[],
  owner: Power | null,
  place: StackPlace,
  sizes: MapGeometry['counters'],
): readonly Counter[] => {
  const each = gather(units, owner);
  const shown = each.length > MOST_COUNTERS ? total(units, owner) : each;
  const columns = shown.length > place.cols * place.rows ? place.cols + 1 : place.cols;
  const dressed = shown.map((entry, at) => {
    const first = entry.power !== owner && entry.power !== shown[at - 1]?.power;
    const emblem = entry.type === null || first ? ('shown' as const) : ('none' as const);
    const more = entry.type !== null && first ? EMBLEM_WIDTH : 0;
    return { ...entry, emblem, width: widthOf(entry.count, sizes) + more };
  });
  const counters: Counter[] = [];
  for (let start = 0, row = 0; start < dressed.length; start += columns, row += 1) {
    const entries = dressed.slice(start, start + columns);
    const width = entries.reduce((sum, entry) => sum + entry.width, 0) + (entries.length - 1) * sizes.gap;
    let x = place.x - width / 2;
    for (const entry of entries) {
      counters.push({ ...entry, x, y: place.top + row * (sizes.height + sizes.gap) });
      x += entry.width + sizes.gap;
    }
  }
  return counters;
};
