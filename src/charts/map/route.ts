// A way over the map that goes around names and counters and keeps to the spaces it leads through: found on a grid,
// pulled straight where nothing is in between, and rounded. What went together follows the way of the one before it as
// far as it can.

import TinyQueue from 'tinyqueue';
import type { SpaceId } from '../../vocab/index.ts';
import type { MapBase } from './base.ts';
import { type Box, boxAround, isInside, type Taken } from './boxes.ts';
import type { Hub, Point, Stretch } from './line.ts';

/** Width of a field of the grid. */
const FIELD = 10;
/**
 * What a field costs, in widths: under a name or counter, off the way, on land for ships, on the way of others; and
 * each step along a way that is followed.
 */
const COST = { covered: 14, off: 9, ashore: 30, trodden: 1.5, along: 0.55 } as const;
/** Points on the way of others at most where a line is pulled straight: as many as it takes to cross it. */
const MOST_TRODDEN = 4;
/** How far a way may lead around, beyond the box of its spaces. */
const AROUND = 90;
/** Between the points of a way, and how many of them a corner is rounded over. */
const FINE = 8;
const ROUND = 3;
/** Of a way that another follows it follows at most this share. */
const MOST_SHARED = 0.8;

interface Way {
  readonly points: Stretch;
  /** How much of it is the way of another. */
  readonly shared: number;
}

/** Finds ways one after the other on one map. */
export interface Router {
  /** A line that ways after it keep off where they can. */
  readonly tread: (line: Stretch) => void;
  /** Whether a line keeps clear of what is not its own beginning or end, and to its spaces. */
  readonly isFree: (line: Stretch, ends: readonly Hub[], within: ReadonlySet<SpaceId> | undefined) => boolean;
  /**
   * A way from hub to hub.
   *
   * @param within the spaces it is to keep to; undefined for planes
   * @param before ways it may follow from their beginning
   */
  readonly find: (
    from: Hub,
    to: Hub,
    within: ReadonlySet<SpaceId> | undefined,
    over: readonly Point[],
    before: readonly Stretch[],
  ) => Way;
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** Points close to each other along a line of corners. */
const refined = (corners: Stretch): Stretch =>
  corners.flatMap((corner, at) => {
    const next = corners[at + 1];
    if (next === undefined) return [corner];
    const count = Math.max(1, Math.round(distance(corner, next) / FINE));
    return Array.from({ length: count }, (_, step): Point => {
      const share = step / count;
      return [corner[0] + share * (next[0] - corner[0]), corner[1] + share * (next[1] - corner[1])];
    });
  });

/** Each point in the middle of those around it, ends as they are. */
const rounded = (points: Stretch): Stretch =>
  points.map((point, at) => {
    const reach = Math.min(ROUND, at, points.length - 1 - at);
    if (reach === 0) return point;
    const near = points.slice(at - reach, at + reach + 1);
    return [near.reduce((sum, [x]) => sum + x, 0) / near.length, near.reduce((sum, [, y]) => sum + y, 0) / near.length];
  });

/** The corners left of a way where it goes on from each to the farthest point that nothing is in front of. */
const pulledStraight = (way: Stretch, isOpen: (here: Point, there: Point) => boolean): Stretch => {
  const corners = way.slice(0, 1);
  for (let at = 0; at < way.length - 1; ) {
    const here = way[at];
    const far = way.findLastIndex((there, index) => index > at + 1 && here !== undefined && isOpen(here, there));
    at = Math.max(at + 1, far);
    corners.push(...way.slice(at, at + 1));
  }
  return corners;
};

/** The eight fields around a field, in columns and rows from it. */
const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

/** Ways on a map on which so much is covered. */
export const makeRouter = (base: MapBase, taken: Taken): Router => {
  const { width, height } = base.geometry.viewBox;
  const columns = Math.ceil(width / FIELD) + 1;
  const known = new Map<number, boolean>();
  const isCovered = (x: number, y: number): boolean => {
    const key = Math.round(y / FIELD) * columns + Math.round(x / FIELD);
    const before = known.get(key);
    if (before !== undefined) return before;
    const covered = taken.meets(boxAround(x, y, FIELD, FIELD));
    known.set(key, covered);
    return covered;
  };
  const trodden = new Set<number>();
  const placeOf = ([x, y]: Point): number => Math.round(y / FIELD) * columns + Math.round(x / FIELD);
  const kindAt = (id: SpaceId | undefined) => (id === undefined ? undefined : base.geometry.spaces.get(id)?.kind);
  /** What it costs to keep to the spaces of a way. */
  const keeping = (within: ReadonlySet<SpaceId> | undefined): ((point: Point) => number) => {
    if (within === undefined) return () => 0;
    const kinds = new Set([...within].map(kindAt));
    return ([x, y]) => {
      const under = base.ground.spaceAt(x, y);
      if (within.has(under ?? '')) return 0;
      return kinds.has(kindAt(under)) ? COST.off : COST.ashore;
    };
  };
  const extra = ([x, y]: Point, own: readonly Box[], off: (point: Point) => number): number => {
    if (own.some((box) => isInside(box, x, y))) return 0;
    return off([x, y]) + (isCovered(x, y) ? COST.covered : 0);
  };
  const isOpen = (a: Point, b: Point, own: readonly Box[], off: (point: Point) => number): boolean => {
    const points = refined([a, b]);
    return (
      points.filter((point) => trodden.has(placeOf(point))).length <= MOST_TRODDEN &&
      points.every((point) => extra(point, own, off) === 0)
    );
  };
  const tread: Router['tread'] = (line) => {
    for (const point of line) trodden.add(placeOf(point));
  };

  const isFree: Router['isFree'] = (line, ends, within) => {
    const own = ends.flatMap(({ boxes }) => boxes);
    // Whole things count, not the rim of a field.
    return line.every(
      ([x, y]) =>
        own.some((box) => isInside(box, x, y)) ||
        ((within === undefined || within.has(base.ground.spaceAt(x, y) ?? '')) && !taken.meets(boxAround(x, y, 5, 5))),
    );
  };

  const find: Router['find'] = (from, to, within, over, before) => {
    const own = [...from.boxes, ...to.boxes];
    const off = keeping(within);
    const all = [from.middle, to.middle, ...over, ...before.flat()];
    const least = (axis: 0 | 1): number => Math.max(0, Math.min(...all.map((point) => point[axis])) - AROUND);
    const most = (axis: 0 | 1, end: number): number =>
      Math.min(end, Math.max(...all.map((point) => point[axis])) + AROUND);
    const [left, top, right, bottom] = [least(0), least(1), most(0, width), most(1, height)];
    const across = Math.floor((right - left) / FIELD) + 1;
    const down = Math.floor((bottom - top) / FIELD) + 1;
    const at = (field: number): Point => [left + (field % across) * FIELD, top + Math.floor(field / across) * FIELD];
    const fieldOf = ([x, y]: Point): number =>
      Math.min(down - 1, Math.max(0, Math.round((y - top) / FIELD))) * across +
      Math.min(across - 1, Math.max(0, Math.round((x - left) / FIELD)));
    /** What a step onto a field costs, in widths: asked from each of the fields around it, worked out once. */
    const tolls = new Map<number, number>();
    const tollOf = (field: number): number => {
      const before = tolls.get(field);
      if (before !== undefined) return before;
      const point = at(field);
      const toll = 1 + (trodden.has(placeOf(point)) ? COST.trodden : 0) + extra(point, own, off);
      tolls.set(field, toll);
      return toll;
    };
    const costs = new Map<number, number>();
    const cameFrom = new Map<number, number>();
    const starts = new Map<number, Stretch>();
    // Fields still to be gone on from, the cheapest first.
    const open = new TinyQueue<{ readonly cost: number; readonly field: number }>([], (a, b) => a.cost - b.cost);
    const target = fieldOf(to.middle);
    const ahead = (field: number): number => distance(at(field), at(target));
    const begin = (field: number, cost: number, points: Stretch): void => {
      if ((costs.get(field) ?? Infinity) <= cost) return;
      costs.set(field, cost);
      starts.set(field, points);
      open.push({ cost: cost + ahead(field), field });
    };
    begin(fieldOf(from.middle), 0, [from.middle]);
    for (const way of before) {
      let length = 0;
      way.slice(0, Math.floor(way.length * MOST_SHARED)).forEach((point, index) => {
        length += index === 0 ? 0 : distance(point, way[index - 1] ?? point);
        begin(fieldOf(point), length * COST.along, way.slice(0, index + 1));
      });
    }
    for (let field = open.pop()?.field; field !== undefined && field !== target; field = open.pop()?.field) {
      const [column, row, cost] = [field % across, Math.floor(field / across), costs.get(field) ?? Infinity];
      for (const [dx, dy] of STEPS) {
        const [x, y] = [column + dx, row + dy];
        if (x < 0 || y < 0 || x >= across || y >= down) continue;
        const next = y * across + x;
        const step = FIELD * (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1);
        const total = cost + step * tollOf(next);
        if (total >= (costs.get(next) ?? Infinity)) continue;
        costs.set(next, total);
        cameFrom.set(next, field);
        starts.delete(next);
        open.push({ cost: total + ahead(next), field: next });
      }
    }
    const fields = [target];
    for (
      let field = cameFrom.get(target);
      field !== undefined;
      field = starts.has(field) ? undefined : cameFrom.get(field)
    )
      fields.unshift(field);
    const start = starts.get(fields[0] ?? -1) ?? [from.middle];
    const way = [start.at(-1) ?? from.middle, ...fields.slice(1, -1).map(at), to.middle];
    const corners = pulledStraight(way, (here, there) => isOpen(here, there, own, off));
    const points = [...start.slice(0, -1), ...rounded(rounded(refined(corners)))];
    return { points, shared: start.length > 1 ? (start.length - 1) / points.length : 0 };
  };
  return { isFree, find, tread };
};
