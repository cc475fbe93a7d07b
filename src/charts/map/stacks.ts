// Which of a space's units share a counter, in which order, and how the counters stand in rows. Where on the map the
// block of them goes is told by layout.ts.

import { POWERS, type Power, UNIT_TYPES, type UnitType } from '../../vocab/index.ts';
import type { MapGeometry } from './geometry.ts';

/** What a counter shows of its units beside their kind: ships that bear a hit, planes that stay over a zone. */
const UNIT_STATES = ['damaged', 'patrol'] as const;
export type UnitState = (typeof UNIT_STATES)[number];

/** Units of one type and power in one space, and in one state. */
export interface Units {
  readonly power: Power;
  readonly type: UnitType;
  readonly count: number;
  readonly state?: UnitState;
}

/** A counter. Without a type it stands for all units of its power, for which there was no room. */
export interface Counter {
  readonly power: Power;
  readonly type: UnitType | null;
  readonly count: number;
  /** Whether it carries its power's emblem: the first of each power that the space's own flag does not speak for. */
  readonly emblem: 'shown' | 'none';
  /** Whether some of its units were placed in the turn shown. */
  readonly placed: 'some' | 'none';
  readonly state?: UnitState;
  readonly width: number;
}

/** A counter in its place: its top left corner. */
export interface PlacedCounter extends Counter {
  readonly x: number;
  readonly y: number;
}

/** Counters in rows around the middle of their upper side, which is 0,0. */
export interface Block {
  readonly counters: readonly PlacedCounter[];
  readonly width: number;
  readonly height: number;
}

/** Room an emblem takes in a counter beside sign and number. */
export const EMBLEM_WIDTH = 10;
/** Room of the plus after the number of units of which some are new. */
export const PLUS_WIDTH = 6;

const orderOf = (owner: Power | null): readonly Power[] =>
  owner === null ? POWERS : [owner, ...POWERS.filter((power) => power !== owner)];

const widthOf = (count: number, sizes: MapGeometry['counters']): number =>
  sizes.width + (String(count).length - 1) * (sizes.widthTwoDigits - sizes.width);

const dress = (
  counters: readonly Omit<Counter, 'emblem' | 'width'>[],
  owner: Power | null,
  sizes: MapGeometry['counters'],
): readonly Counter[] =>
  counters.map((entry, at) => {
    const isFirst = entry.power !== owner && entry.power !== counters[at - 1]?.power;
    const emblem = entry.type === null || isFirst ? 'shown' : 'none';
    const more = (entry.type !== null && isFirst ? EMBLEM_WIDTH : 0) + (entry.placed === 'some' ? PLUS_WIDTH : 0);
    return { ...entry, emblem, width: widthOf(entry.count, sizes) + more };
  });

const countOf = (units: readonly Units[], power: Power, type?: UnitType): number =>
  units.reduce(
    (sum, unit) => (unit.power === power && (type === undefined || unit.type === type) ? sum + unit.count : sum),
    0,
  );

/** One counter a power and type with units, the owner's first, then in turn order and in the order of the chart. */
export const countersByType = (
  units: readonly Units[],
  placed: readonly Units[],
  owner: Power | null,
  sizes: MapGeometry['counters'],
): readonly Counter[] => {
  const counters = orderOf(owner).flatMap((power) => {
    const own = units.filter((unit) => unit.power === power);
    if (own.length === 0) return [];
    return UNIT_TYPES.flatMap((type) =>
      [undefined, ...UNIT_STATES].flatMap((state) => {
        const alike = own.filter((unit) => unit.state === state);
        const count = countOf(alike, power, type);
        if (count === 0) return [];
        const isNew = state === undefined && countOf(placed, power, type) > 0;
        return [{ power, type, count, placed: isNew ? 'some' : 'none', ...(state && { state }) } as const];
      }),
    );
  });
  return dress(counters, owner, sizes);
};

/** One counter a power with its total. */
export const countersByPower = (
  units: readonly Units[],
  placed: readonly Units[],
  owner: Power | null,
  sizes: MapGeometry['counters'],
): readonly Counter[] => {
  const counters = orderOf(owner).flatMap((power) => {
    const count = countOf(units, power);
    if (count === 0) return [];
    return [{ power, type: null, count, placed: countOf(placed, power) > 0 ? ('some' as const) : ('none' as const) }];
  });
  return dress(counters, owner, sizes);
};

/** Sets counters in rows of so many, each row centred. */
export const inRows = (counters: readonly Counter[], columns: number, sizes: MapGeometry['counters']): Block => {
  const placed: PlacedCounter[] = [];
  let widest = 0;
  let y = 0;
  for (let start = 0; start < counters.length; start += columns) {
    const row = counters.slice(start, start + columns);
    const width = row.reduce((sum, { width: own }) => sum + own, 0) + (row.length - 1) * sizes.gap;
    widest = Math.max(widest, width);
    let x = -width / 2;
    for (const counter of row) {
      placed.push({ ...counter, x, y });
      x += counter.width + sizes.gap;
    }
    y += sizes.height + sizes.gap;
  }
  return { counters: placed, width: widest, height: Math.max(0, y - sizes.gap) };
};
