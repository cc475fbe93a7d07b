// What lies at a point of the map: whether a space covers it, and whether any land does. Used to place names.

import { feature } from 'topojson-client';
import type { SpaceId } from '../../vocab/index.ts';
import type { MapGeometry } from './geometry.ts';

/** Points of x and y; the last joins the first. */
type Ring = readonly (readonly number[])[];

interface Shape {
  readonly rings: readonly Ring[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Answers what lies at a point, in units of the drawing. */
export interface Ground {
  readonly covers: (id: SpaceId, x: number, y: number) => boolean;
  readonly isLand: (x: number, y: number) => boolean;
  /** The outline of a space as closed rings, holes among them. */
  readonly outline: (id: SpaceId) => readonly Ring[];
  /** The space at a point, to the nearest few units; undefined out of play. Looked up once, then remembered. */
  readonly spaceAt: (x: number, y: number) => SpaceId | undefined;
}

/** Points within a square of so many units are told together. */
const COARSE = 4;

const shapeOf = (geometry: MapGeometry, id: SpaceId): Shape => {
  const object = geometry.topology.objects[id];
  const found = object === undefined ? undefined : feature(geometry.topology, object);
  const shape = found?.type === 'Feature' ? found.geometry : undefined;
  const rings =
    shape?.type === 'Polygon' ? shape.coordinates : shape?.type === 'MultiPolygon' ? shape.coordinates.flat() : [];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x = 0, y = 0] of rings.flat()) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { rings, left, right, top, bottom };
};

/** Even-odd: a point is inside when a ray to the right crosses the outline an odd number of times. */
const inside = ({ rings, left, right, top, bottom }: Shape, x: number, y: number): boolean => {
  if (x < left || x > right || y < top || y > bottom) return false;
  let odd = false;
  for (const ring of rings) {
    ring.forEach(([ax = 0, ay = 0], at) => {
      const [bx = 0, by = 0] = ring[(at + 1) % ring.length] ?? [];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd;
    });
  }
  return odd;
};

/** Reads the outlines of all spaces once. */
export const makeGround = (geometry: MapGeometry): Ground => {
  const shapes = new Map([...geometry.spaces.keys()].map((id) => [id, shapeOf(geometry, id)] as const));
  const lands = [...shapes].filter(([id]) => geometry.spaces.get(id)?.kind === 'land').map(([, shape]) => shape);
  const known = new Map<number, SpaceId | undefined>();
  return {
    outline: (id) => shapes.get(id)?.rings ?? [],
    spaceAt: (x, y) => {
      const [column, row] = [Math.round(x / COARSE), Math.round(y / COARSE)];
      const key = row * 10_000 + column;
      if (known.has(key)) return known.get(key);
      const found = [...shapes].find(([, shape]) => inside(shape, column * COARSE, row * COARSE))?.[0];
      known.set(key, found);
      return found;
    },
    covers: (id, x, y) => {
      const shape = shapes.get(id);
      return shape !== undefined && inside(shape, x, y);
    },
    isLand: (x, y) => lands.some((shape) => inside(shape, x, y)),
  };
};
