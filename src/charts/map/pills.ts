// What goes along an arrow: a small plate on it with the signs of the units and how many there are.

import { UNIT_TYPES, type UnitType } from '../../vocab/index.ts';
import { attributes, short } from '../text.ts';
import { boxAround } from './boxes.ts';
import type { Layout } from './layout.ts';
import type { Point, Stretch } from './line.ts';
import type { MapSource } from './source.ts';

/** Units of one type that go along an arrow. */
export type Going = readonly [UnitType, number];

const HEIGHT = 15;
const AROUND = 4;
const SIGN = 14;
const FIGURE = 7;
const BETWEEN = 3;
const FONT = 12;
/** Kinds named on a plate; of more the number alone is told. */
const MOST_KINDS = 3;
/** Along the part of an arrow that is its own. */
const ALONG: readonly number[] = [0.5, 0.42, 0.58, 0.35, 0.65, 0.28, 0.72, 0.2, 0.8];
/** On an arrow shorter than this a plate would hide it: there it stands beside. */
const SHORT = 60;
const BESIDE = 13;

/** The number beside a sign; one unit needs none. */
const figureOf = (count: number): string => (count === 1 ? '' : String(count));
const partWidth = ([, count]: Going): number => SIGN + FIGURE * figureOf(count).length;

/** The units of moves that are one arrow, added up by type. */
export const addUp = (...all: readonly (readonly Going[])[]): readonly Going[] =>
  UNIT_TYPES.flatMap((type) => {
    const count = all.flat().reduce((sum, [other, own]) => (other === type ? sum + own : sum), 0);
    return count === 0 ? [] : [[type, count] as const];
  });

interface Pill {
  readonly at: Point;
  readonly width: number;
  /** Without units the number alone. */
  readonly units: readonly Going[];
  readonly count: number;
}

const spotsOn = (points: Stretch, width: number): readonly Point[] => {
  const on = ALONG.map((share) => points[Math.round(share * (points.length - 1))] ?? ([0, 0] as const));
  const [[ax, ay], [bx, by]] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  const length = Math.hypot(bx - ax, by - ay);
  if (length >= SHORT || length === 0) return on;
  const off = BESIDE + (Math.abs(by - ay) / length) * (width / 2 - HEIGHT / 2);
  const [across, down] = [(-(by - ay) / length) * off, ((bx - ax) / length) * off];
  return [...[1, -1].flatMap((side) => on.map(([x, y]): Point => [x + side * across, y + side * down])), ...on];
};

/**
 * Finds room on the longest stretch, clear of everything placed if that can be: for signs and numbers, else for the
 * number alone. One unit without room for its sign is not told.
 */
export const placePill = (
  stretches: readonly Stretch[],
  count: number,
  units: readonly Going[],
  { taken }: Layout,
): Pill | undefined => {
  const longest = stretches.reduce((one, other) => (other.length > one.length ? other : one), stretches[0] ?? []);
  if (longest.length === 0) return undefined;
  const full = 2 * AROUND + units.reduce((sum, part) => sum + partWidth(part), 0) + BETWEEN * (units.length - 1);
  const bare = 2 * AROUND + FIGURE * String(count).length;
  const ways = [
    ...(units.length === 0 || units.length > MOST_KINDS ? [] : [{ width: full, units }]),
    ...(count > 1 ? [{ width: bare, units: [] }] : []),
  ];
  for (const [at, { width, units: told }] of ways.entries()) {
    const spots = spotsOn(longest, width);
    const free = spots.find(([x, y]) => !taken.meets(boxAround(x, y, width, HEIGHT)));
    const spot = free ?? (at === ways.length - 1 && count > 1 ? spots[0] : undefined);
    if (spot === undefined) continue;
    taken.add(boxAround(spot[0], spot[1], width, HEIGHT));
    return { at: [Math.round(spot[0]), Math.round(spot[1])], width, units: told, count };
  }
  return undefined;
};

const plateOf = ({ at: [x, y], width }: Pill): string => {
  const [round, flat] = [HEIGHT / 2, width - HEIGHT];
  const down = `a${round} ${round} 0 0 1 0 ${HEIGHT}`;
  return `M${short(x - flat / 2)} ${short(y - round)}h${short(flat)}${down}h${short(-flat)}a${round} ${round} 0 0 1 0-${HEIGHT}z`;
};

const insideOf = ({ at: [x, y], width, units, count }: Pill, { file }: MapSource): string => {
  const down = y + FONT * 0.36;
  if (units.length === 0) return `<text${attributes({ x, y: Math.round(down) })}>${count}</text>`;
  let left = x - width / 2 + AROUND;
  return units
    .map((part) => {
      const [type, each] = part;
      const figure = figureOf(each);
      const sign = `<use${attributes({ href: `${file}#u-${type}`, x: Math.round(left), y: y - 6 })}/>`;
      const middle = left + SIGN + (FIGURE * figure.length) / 2;
      left += partWidth(part) + BETWEEN;
      return figure === ''
        ? sign
        : `${sign}<text${attributes({ x: Math.round(middle), y: Math.round(down) })}>${figure}</text>`;
    })
    .join('');
};

/** The plates of one kind of move, in its colour. */
export const drawPills = (pills: readonly Pill[], colour: string, source: MapSource): string =>
  pills.length === 0
    ? ''
    : `<g fill="${colour}"><path${attributes({ d: pills.map(plateOf).join('') })} fill="var(--chart-ground)" stroke="${colour}" stroke-width="1.3"/>${pills.map((pill) => insideOf(pill, source)).join('')}</g>`;

/** How the group around plates is set. */
export const PILL_FONT = FONT;
