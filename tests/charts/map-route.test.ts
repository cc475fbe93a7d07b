// Ways of arrows over the map: around what stands on it, by sea where ships go, together where units went together.

import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../src/charts/index.ts';
import { type Box, boxAround, isInside, makeTaken } from '../../src/charts/map/boxes.ts';
import type { Hub, Point } from '../../src/charts/map/line.ts';
import { makeRouter } from '../../src/charts/map/route.ts';
import { base, geometry, labels, opening } from './map-data.ts';

const hubAt = (x: number, y: number): Hub => ({ middle: [x, y], boxes: [boxAround(x, y, 20, 20)] });
const hubOf = (id: string): Hub => {
  const { x = 0, y = 0 } = geometry.spaces.get(id)?.label ?? {};
  return { middle: [x, y], boxes: labels.en.boxes.get(id) ?? [] };
};
const inside = (points: readonly Point[], box: Box): number => points.filter(([x, y]) => isInside(box, x, y)).length;
const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], at) => {
    const [fromX, fromY] = points[at - 1] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);

describe('a way', () => {
  test('is straight where nothing is in between, and leads around what is', () => {
    const [from, to] = [hubAt(400, 500), hubAt(700, 500)];
    const free = makeRouter(base, makeTaken([])).find(from, to, undefined, [], []);
    expect(lengthOf(free.points)).toBeCloseTo(300, 0);
    const wall = boxAround(550, 500, 60, 120);
    const router = makeRouter(base, makeTaken([wall]));
    const around = router.find(from, to, undefined, [], []);
    expect(inside(around.points, wall)).toBe(0);
    expect(lengthOf(around.points)).toBeLessThan(400);
    expect([around.points[0], around.points.at(-1)]).toEqual([from.middle, to.middle]);
    expect(router.isFree(free.points, [from, to], undefined)).toBe(false);
    expect(router.isFree(around.points, [from, to], undefined)).toBe(true);
  });

  test('of one that follows another is the same to where they part', () => {
    const router = makeRouter(base, makeTaken([]));
    const first = router.find(hubAt(400, 500), hubAt(800, 480), undefined, [], []);
    const second = router.find(hubAt(400, 500), hubAt(800, 620), undefined, [], [first.points]);
    expect(second.shared).toBeGreaterThan(0.2);
    const same = Math.floor(second.shared * second.points.length);
    expect(second.points.slice(0, same)).toEqual(first.points.slice(0, same));
    expect(second.points.at(-1)).toEqual([800, 620]);
  });

  test('keeps off those before it that do not go with it', () => {
    const router = makeRouter(base, makeTaken([]));
    const first = router.find(hubAt(400, 500), hubAt(800, 500), undefined, [], []);
    router.tread(first.points);
    const back = router.find(hubAt(800, 500), hubAt(400, 500), undefined, [], []);
    const apart = back.points.filter(([, y]) => Math.abs(y - 500) > 5).length;
    expect(apart / back.points.length).toBeGreaterThan(0.5);
  });

  test('of ships stays at sea', () => {
    const within = new Set(['baltic-sea', 'north-sea', 'northeast-atlantic']);
    const { taken } = layoutOf(base, labels.en, opening);
    const way = makeRouter(base, taken).find(hubOf('baltic-sea'), hubOf('northeast-atlantic'), within, [], []);
    const ashore = way.points.filter(([x, y]) => base.ground.isLand(x, y)).length;
    expect(ashore / way.points.length).toBeLessThan(0.12);
  });
});
