// A board drawn again from coastlines and its stored projection is the board that lies in its folder: the same borders,
// and no shape further off than half a unit, which is the grid that shapes are kept on.

import { expect, test } from 'vitest';
import { draw } from '../../scripts/maps/draw.ts';
import { loadDrawn, readTopology } from '../../scripts/maps/folders.ts';
import { borders, ringsIn, type Topology } from '../../scripts/maps/trace.ts';
import type { Point } from '../../scripts/maps/types.ts';

/** From a point to the nearest of a stretch of line. */
const toStretch = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
};

const toRings = (point: Point, rings: readonly (readonly Point[])[]): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const ring of rings)
    ring.forEach((from, at) => {
      const to = ring[at + 1];
      if (to !== undefined) least = Math.min(least, toStretch(point, from, to));
    });
  return least;
};

/** How far the outline of an object strays from that of another drawing, and the other way round. */
const between = (a: Topology, b: Topology, id: string): number => {
  const [one, other] = [ringsIn(a, id), ringsIn(b, id)];
  const off = (from: typeof one, to: typeof one): number =>
    Math.max(...from.flat().map((point) => toRings(point, to)), 0);
  return Math.max(off(one, other), off(other, one));
};

test('Europe drawn again from its stored projection is Europe as it is stored', () => {
  const { board, geo } = loadDrawn('europe-1999');
  const { topology, report } = draw(board, geo, loadDrawn);
  const stored = readTopology('europe-1999');
  expect([report.missing, report.extra, report.undrawn, report.strayAnchors]).toEqual([[], [], [], []]);
  expect([...borders(topology)].sort()).toEqual([...borders(stored)].sort());
  expect(Object.keys(topology.objects).sort()).toEqual(Object.keys(stored.objects).sort());
  const off = Object.keys(stored.objects).filter((id) => between(topology, stored, id) > 0.5);
  expect(off).toEqual([]);
});
