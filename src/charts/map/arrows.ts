// The moves of a turn as arrows, told apart by colour, line and head: attacks whole with a filled head, moves without
// combat dashed with an open one, what goes aboard in short dashes, retreats dotted with a hollow head. Moves from one
// space to another make one arrow, on which stands what goes along it.

import type { SpaceId } from '../../vocab/index.ts';
import { attributes } from '../text.ts';
import type { MapBase } from './base.ts';
import { boxOver, grow } from './boxes.ts';
import { type Course, courseOf } from './course.ts';
import type { MapLabels } from './labels.ts';
import type { Layout } from './layout.ts';
import type { Hub, Point, Stretch } from './line.ts';
import { addUp, drawPills, type Going, PILL_FONT, placePill } from './pills.ts';
import { makeRouter } from './route.ts';
import type { MapSource } from './source.ts';

export const MOVE_KINDS = ['noncombat', 'embark', 'retreat', 'combat'] as const;

/** In the order they are drawn: what is to be seen first comes last. */
export type MoveKind = (typeof MOVE_KINDS)[number];

/** Units that went together. */
export interface MapMove {
  readonly kind: MoveKind;
  /** From the first space to the last. */
  readonly path: readonly SpaceId[];
  /** Whether all of them fly. */
  readonly by: 'air' | 'surface';
  readonly count: number;
  /** Those of them that are named on the arrow, by type; cargo among them. */
  readonly units?: readonly Going[];
}

/** How each kind looks: width and dashes of the line, length and half width of the head, what fills the head. */
const LOOKS: { readonly [kind in MoveKind]: Look } = {
  combat: { width: 4, dash: 'none', head: 13, half: 6.5, shape: 'filled' },
  embark: { width: 3, dash: '3 4.5', head: 8, half: 5.5, shape: 'open' },
  noncombat: { width: 2.4, dash: '8 4', head: 8, half: 5.5, shape: 'open' },
  retreat: { width: 3, dash: '.1 5.5', head: 10, half: 6, shape: 'hollow' },
};

interface Look {
  readonly width: number;
  readonly dash: string;
  readonly head: number;
  readonly half: number;
  readonly shape: 'filled' | 'open' | 'hollow';
}

/** What goes together: moves of a kind from one space to another; undefined for what goes nowhere. */
const bundleOf = ({ kind, path }: MapMove): string | undefined => {
  const [from, to] = [path[0], path.at(-1)];
  return from === undefined || to === undefined || from === to
    ? undefined
    : `${MOVE_KINDS.indexOf(kind)} ${from} ${to}`;
};

/** For each move the number of its arrow, counted from 1 as they are drawn; undefined for what goes nowhere. */
export const arrowsOf = (moves: readonly MapMove[]): readonly (number | undefined)[] => {
  const keys = moves.map(bundleOf);
  const order = [...new Set(keys.filter((key) => key !== undefined))].sort();
  return keys.map((key) => (key === undefined ? undefined : order.indexOf(key) + 1));
};

/** Each kind's moves from space to space as one, in a fixed order; the way is that of the most units. */
export const bundle = (moves: readonly MapMove[]): readonly MapMove[] => {
  const bundles = new Map<string, MapMove & { readonly most: number }>();
  for (const move of moves) {
    const key = bundleOf(move);
    if (key === undefined) continue;
    const other = bundles.get(key);
    const main = other === undefined || move.count > other.most ? { ...move, most: move.count } : other;
    const units = addUp(move.units ?? [], other?.units ?? []);
    bundles.set(key, { ...main, count: move.count + (other?.count ?? 0), units });
  }
  return [...bundles]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { kind, path, by, count, units = [] }]) => ({ kind, path, by, count, units }));
};

const hubMaker = (base: MapBase, labels: MapLabels, { stacks }: Layout): ((space: SpaceId) => Hub) => {
  const known = new Map<SpaceId, Hub>();
  return (space) => {
    const found = known.get(space);
    if (found !== undefined) return found;
    const names = labels.boxes.get(space) ?? [];
    const stack = stacks.get(space);
    // Counters that stand far off do not draw the arrow away from the space.
    const near = stack === undefined || stack.leader !== undefined ? names : [...names, stack.box];
    const over = boxOver(near);
    const { x = 0, y = 0 } = base.geometry.spaces.get(space)?.label ?? {};
    const middle: Point = over === undefined ? [x, y] : [(over.left + over.right) / 2, (over.top + over.bottom) / 2];
    const hub = { middle, boxes: near.map((box) => grow(box, 2.5)) };
    known.set(space, hub);
    return hub;
  };
};

const round = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** Point and direction so far before the end of a line, along it. */
const before = (points: Stretch, distance: number): { readonly at: Point; readonly rest: Stretch } => {
  let left = distance;
  for (let index = points.length - 1; index > 0; index -= 1) {
    const [x, y] = points[index] ?? [0, 0];
    const [toX, toY] = points[index - 1] ?? [0, 0];
    const length = Math.hypot(toX - x, toY - y);
    if (length >= left && length > 0) {
      const at: Point = [x + ((toX - x) * left) / length, y + ((toY - y) * left) / length];
      return { at, rest: [...points.slice(0, index), at] };
    }
    left -= length;
  }
  return { at: points[0] ?? [0, 0], rest: points.slice(0, 1) };
};

/** A point for so many units of a line is kept, counted from its beginning; curves through them are smooth. */
const COARSE = 42;

/** A smooth line: curves that meet in the middles between the points kept. Lines that begin alike are drawn alike. */
const smooth = (points: Stretch): string => {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return '';
  const kept: Point[] = [];
  let since = 0;
  points.forEach((point, at) => {
    const [x, y] = points[at - 1] ?? point;
    since += Math.hypot(point[0] - x, point[1] - y);
    if (since < COARSE) return;
    kept.push(point);
    since = 0;
  });
  // The last bit is a curve of its own, and no shorter than half of one.
  if (kept.length > 1 && since < COARSE / 2) kept.pop();
  if (kept.length === 0) kept.push(points[Math.round((points.length - 1) / 2)] ?? last);
  const curves = kept.map((point, at) => {
    const next = kept[at + 1];
    const end: Point = next === undefined ? last : [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
    return `Q${round(point)} ${round(end)}`;
  });
  return `M${round(first)}${curves.join('')}`;
};

/** Shaft and head of one stretch. */
const drawStretch = (
  points: Stretch,
  { head, half, shape }: Look,
): { readonly shaft: string; readonly head: string } => {
  const tip = points.at(-1) ?? [0, 0];
  const { at: base, rest } = before(points, head);
  const along = Math.hypot(tip[0] - base[0], tip[1] - base[1]) || 1;
  const [across, down] = [(-(tip[1] - base[1]) / along) * half, ((tip[0] - base[0]) / along) * half];
  const one = round([base[0] + across, base[1] + down]);
  const other = round([base[0] - across, base[1] - down]);
  return {
    shaft: smooth(shape === 'open' ? points : rest),
    head: `M${one}L${round(tip)} ${other}${shape === 'open' ? '' : 'z'}`,
  };
};

interface Drawn {
  readonly kind: MoveKind;
  /** A path an arrow. */
  readonly shafts: string;
  readonly heads: string;
}

/** What sets out together: a kind of move from one space into the same next one. */
const setsOut = ({ kind, by, path }: MapMove): string => `${kind} ${by} ${path[0]} ${by === 'surface' ? path[1] : ''}`;

/** The course of each move. The longest of those that set out together comes first, and the others follow it. */
const coursesOf = (
  base: MapBase,
  layout: Layout,
  moves: readonly MapMove[],
  hubOf: (space: SpaceId) => Hub,
): readonly (Course & { readonly move: MapMove })[] => {
  const router = makeRouter(base, layout.taken);
  const before = new Map<string, Stretch[]>();
  const courses = new Map<MapMove, Course>();
  for (const move of moves.toSorted((a, b) => b.path.length - a.path.length)) {
    const key = setsOut(move);
    const known = before.get(key) ?? [];
    const course = courseOf(base, move.path, move.by, hubOf, router, move.by === 'surface' ? known : []);
    courses.set(move, course);
    for (const stretch of course.stretches) router.tread(stretch);
    before.set(key, [...known, ...(course.stretches.length === 1 ? course.stretches : [])]);
  }
  return moves.map((move) => ({ move, ...(courses.get(move) ?? { stretches: [], shared: 0 }) }));
};

/** The id of an arrow's shaft, by its number. */
export const shaftId = (map: string, arrow: number): string => `${map}-way-${arrow}`;

/** The casing of a kind, whose shapes bear ids of their map: its arrows are drawn from the same ones. */
const drawCasing = ({ kind, shafts, heads }: Drawn, map: string): string =>
  `<g id="${map}-ways-${kind}">${shafts}</g><path id="${map}-heads-${kind}" d="${heads}"/>`;

const drawKind = ({ kind }: Drawn, map: string): string => {
  const { width, dash, shape } = LOOKS[kind];
  const colour = `var(--move-${kind})`;
  const line = attributes({
    fill: 'none',
    'stroke-width': width,
    'stroke-dasharray': dash === 'none' ? undefined : dash,
  });
  const fill = shape === 'filled' ? colour : shape === 'hollow' ? 'var(--move-casing)' : 'none';
  const head = attributes({ fill, 'stroke-width': shape === 'filled' ? 1 : 2.2 });
  return `<g class="${kind}" stroke="${colour}"><use href="#${map}-ways-${kind}"${line}/><use href="#${map}-heads-${kind}"${head}/></g>`;
};

/**
 * Arrows in two layers: lines that lie under names and counters, and plates with what goes along them, which lie over
 * both.
 */
export interface Arrows {
  readonly lines: string;
  readonly plates: string;
}

/**
 * Draws the moves of a turn. Where no kind has a move there is nothing.
 *
 * @param map the id of the map, which tells its shapes from those of other maps on a page
 */
export const drawArrows = (
  base: MapBase,
  labels: MapLabels,
  layout: Layout,
  moves: readonly MapMove[],
  map: string,
  source: MapSource,
): Arrows => {
  const hubOf = hubMaker(base, labels, layout);
  const drawn = coursesOf(base, layout, bundle(moves), hubOf).map(({ move, stretches, shared }, at) => ({
    move,
    number: at + 1,
    stretches: stretches.map((points) => points.slice(Math.floor(shared * points.length))),
    parts: stretches.map((points) => drawStretch(points, LOOKS[move.kind])),
  }));
  const kinds = MOVE_KINDS.flatMap((kind) => {
    const own = drawn.filter(({ move }) => move.kind === kind);
    const shafts = own.map(
      ({ parts, number }) =>
        `<path${attributes({ id: shaftId(map, number), d: parts.map(({ shaft }) => shaft).join('') })}/>`,
    );
    const heads = own.flatMap(({ parts }) => parts.map(({ head }) => head)).join('');
    return own.length === 0 ? [] : [{ kind, shafts: shafts.join(''), heads }];
  });
  if (kinds.length === 0) return { lines: '', plates: '' };
  const pills = drawn.flatMap(({ move, stretches }) => {
    const pill = placePill(stretches, move.count, move.units ?? [], layout);
    return pill === undefined ? [] : [{ kind: move.kind, pill }];
  });
  const plates = MOVE_KINDS.map((kind) =>
    drawPills(
      pills.filter((each) => each.kind === kind).map(({ pill }) => pill),
      `var(--move-${kind})`,
      source,
    ),
  ).join('');
  return {
    lines: `<g class="moves" stroke-linecap="round" stroke-linejoin="round"><g fill="none" stroke="var(--move-casing)" stroke-width="6.5">${kinds.map((kind) => drawCasing(kind, map)).join('')}</g>${kinds.map((kind) => drawKind(kind, map)).join('')}</g>`,
    plates: plates === '' ? '' : `<g class="move-counts" font-size="${PILL_FONT}" fill-rule="evenodd">${plates}</g>`,
  };
};

/** A sample of an arrow for a key, in a box of 34 by 14. */
export const arrowSample = (kind: MoveKind): string => {
  const { width, dash, shape, head: length, half } = LOOKS[kind];
  const colour = `var(--move-${kind})`;
  const end = shape === 'open' ? 31 : 32 - length;
  const head = `M${32 - length} ${7 - half}L32 7 ${32 - length} ${7 + half}${shape === 'open' ? '' : 'z'}`;
  const lines = attributes({ 'stroke-width': width, 'stroke-dasharray': dash === 'none' ? undefined : dash });
  const fill = shape === 'filled' ? colour : shape === 'hollow' ? 'var(--move-casing)' : 'none';
  return `<g fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round"><path${lines} d="M3 7H${end}"/><path fill="${fill}" stroke-width="${shape === 'filled' ? 1 : 2.2}" d="${head}"/></g>`;
};
