// The course of a move over the map: from the middle of one space to the middle of another, bent a little so that ways
// to and fro lie apart, cut at the edges of the board where it goes over them, and clear of the counters at both ends.

import type { SpaceId } from '../../vocab/index.ts';
import type { MapBase } from './base.ts';
import { isInside } from './boxes.ts';
import type { Hub, Point, Stretch } from './line.ts';
import type { Router } from './route.ts';

/** How far a course runs into the margin where it leaves the board. */
const OVER = 9;
/** Bend of a course of one step, as a share of its length. */
const BEND = 0.14;
/** Points of a stretch between two spaces. */
const FINE = 24;
/** A course shorter than this between the counters is drawn from middle to middle. */
const SHORTEST = 20;

const lengthOf = (points: Stretch): number =>
  points.reduce((sum, [x, y], at) => {
    const [beforeX, beforeY] = points[at - 1] ?? [x, y];
    return sum + Math.hypot(x - beforeX, y - beforeY);
  }, 0);

/** One bow from point to point. */
const bow = ([ax, ay]: Point, [bx, by]: Point): Stretch => {
  const [cx, cy] = [(ax + bx) / 2 + (by - ay) * BEND, (ay + by) / 2 - (bx - ax) * BEND];
  return Array.from({ length: FINE + 1 }, (_, at) => {
    const t = at / FINE;
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [p * ax + q * cx + r * bx, p * ay + q * cy + r * by];
  });
};

/** A smooth line through several points (Catmull-Rom). */
const through = (points: readonly Point[]): Stretch => {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const mixed = (index: number, t: number, axis: 0 | 1): number => {
    const [p0, p1, p2, p3] = [at(index - 1)[axis], at(index)[axis], at(index + 1)[axis], at(index + 2)[axis]];
    return p1 + 0.5 * t * (p2 - p0 + t * (2 * p0 - 5 * p1 + 4 * p2 - p3 + t * (3 * (p1 - p2) + p3 - p0)));
  };
  const runs = points.slice(1).flatMap((_, index) =>
    Array.from({ length: FINE }, (_each, step): Point => {
      const t = (step + 1) / FINE;
      return [mixed(index, t, 0), mixed(index, t, 1)];
    }),
  );
  return [at(0), ...runs];
};

const line = (points: readonly Point[]): Stretch => {
  const [a, b] = points;
  return points.length === 2 && a !== undefined && b !== undefined ? bow(a, b) : through(points);
};

interface Crossing {
  /** Position in the path of the last space before the edge. */
  readonly at: number;
  readonly side: 'left' | 'right';
  readonly stretches: readonly { readonly y0: number; readonly y1: number }[];
}

const crossingIn = ({ geometry }: MapBase, path: readonly SpaceId[]): Crossing | undefined => {
  for (let at = 0; at + 1 < path.length; at += 1) {
    const [from, to] = [path[at], path[at + 1]];
    for (const side of ['left', 'right'] as const) {
      const other = side === 'left' ? 'right' : 'left';
      const stretches = geometry.cut.edgeSegments.filter((edge) => edge[side] === from && edge[other] === to);
      if (stretches.length > 0) return { at, side, stretches };
    }
  }
  return undefined;
};

/** The height at which a line from one point to another, seen over the edge, comes nearest to going straight. */
const heightOf = ([ax, ay]: Point, [bx, by]: Point, { side, stretches }: Crossing, width: number): number => {
  const [edge, far] = side === 'right' ? [width, bx + width] : [0, bx - width];
  const straight = ay + ((edge - ax) / (far - ax)) * (by - ay);
  const heights = stretches.map(({ y0, y1 }) => Math.max(y0 + 5, Math.min(y1 - 5, straight)));
  return heights.reduce((one, other) => (Math.abs(other - straight) < Math.abs(one - straight) ? other : one));
};

/** Without what lies under counters and name at its beginning and end. */
const clear = (points: Stretch, start: Hub | undefined, end: Hub | undefined): Stretch => {
  const covered = (hub: Hub | undefined, [x, y]: Point): boolean =>
    hub?.boxes.some((box) => isInside(box, x, y)) === true;
  const from = points.findLastIndex((point) => covered(start, point)) + 1;
  const after = points.findIndex((point, at) => at >= from && covered(end, point));
  const free = points.slice(from, after === -1 ? points.length : after);
  if (lengthOf(free) >= SHORTEST) return free;
  const rim = Math.floor(points.length * 0.22);
  // An edge of the board is no hub: there the course is drawn to its end.
  return points.slice(start === undefined ? 0 : rim, points.length - (end === undefined ? 0 : rim));
};

/** A course, and how much of it is that of another. */
export interface Course {
  readonly stretches: readonly Stretch[];
  readonly shared: number;
}

/**
 * The course of a move in one stretch, or two where it goes over the edge of the board. It is a bow, or a line through
 * the middles of its spaces, where that keeps clear; else a way is found.
 *
 * @param path the spaces of the move, first and last included; planes fly straight and only cross the edge where they
 *   do
 * @param by `air` or `surface`, which follows the path space by space
 * @param before courses that begin as this one does, which it follows as far as it can
 */
export const courseOf = (
  base: MapBase,
  path: readonly SpaceId[],
  by: 'air' | 'surface',
  hubOf: (space: SpaceId) => Hub,
  router: Router,
  before: readonly Stretch[] = [],
): Course => {
  const hubs = path.map(hubOf);
  const [start, end] = [hubs[0], hubs.at(-1)];
  if (start === undefined || end === undefined || hubs.length < 2) return { stretches: [], shared: 0 };
  const middles = hubs.map(({ middle }) => middle);
  const ends = (points: readonly Point[]): readonly Point[] =>
    by === 'surface' ? points : points.filter((_, at) => at === 0 || at === points.length - 1);
  const crossing = crossingIn(base, path);
  if (crossing === undefined) {
    const within = by === 'air' ? undefined : new Set(path);
    const usual = line(ends(middles));
    if (before.length === 0 && router.isFree(usual, [start, end], within))
      return { stretches: [clear(usual, start, end)], shared: 0 };
    const { points, shared } = router.find(start, end, within, ends(middles), before);
    return { stretches: [clear(points, start, end)], shared };
  }
  const { width } = base.geometry.viewBox;
  const [here, there] = [middles.slice(0, crossing.at + 1), middles.slice(crossing.at + 1)];
  const [out, back] = [by === 'air' ? here[0] : here.at(-1), by === 'air' ? there.at(-1) : there[0]];
  const y = heightOf(out ?? start.middle, back ?? end.middle, crossing, width);
  const [leaves, enters] = crossing.side === 'right' ? [width + OVER, -OVER] : [-OVER, width + OVER];
  return {
    stretches: [
      clear(line(ends([...here, [leaves, y]])), start, undefined),
      clear(line(ends([[enters, y], ...there])), undefined, end),
    ],
    shared: 0,
  };
};
