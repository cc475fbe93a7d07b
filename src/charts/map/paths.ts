// From TopoJSON to path text: whole numbers of half units, each point relative to the one before, which is the
// shortest way to write them. The paths are meant to stand inside `transform="scale(.5)"`.

import { feature, mesh } from 'topojson-client';
import type { GeometryObject } from 'topojson-specification';
import type { SpaceId } from '../../vocab/index.ts';
import type { Border } from './borders.ts';
import type { MapGeometry } from './geometry.ts';
import { PATH_SCALE } from './scale.ts';

type Ring = readonly (readonly number[])[];

// Smaller rings, in square units, are specks that only cost bytes.
const SMALLEST_RING = 6;

const area = (ring: Ring): number => {
  let twice = 0;
  ring.forEach(([x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? [];
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice / 2);
};

/** One run of points, `close` for a ring, whose last point repeats its first. */
const run = (line: Ring, close: boolean): string => {
  const whole = line.map(([x = 0, y = 0]) => [Math.round(x / PATH_SCALE), Math.round(y / PATH_SCALE)] as const);
  const [start, ...rest] = close ? whole.slice(0, -1) : whole;
  if (start === undefined) return '';
  let text = `M${join(start[0], start[1])}l`;
  let previous = start;
  const steps: string[] = [];
  for (const point of rest) {
    const step = [point[0] - previous[0], point[1] - previous[1]] as const;
    if (step[0] === 0 && step[1] === 0) continue;
    steps.push(join(step[0], step[1]));
    previous = point;
  }
  text += steps.reduce((all, step) => (all === '' || step.startsWith('-') ? all + step : `${all} ${step}`), '');
  return close ? `${text}z` : text;
};

const join = (x: number, y: number): string => (y < 0 ? `${x}${y}` : `${x} ${y}`);

/** The path of an object of the topology: a space, or `_ice`, `_inert`, `_lake`. Empty if there is no such object. */
export const shapePath = (geometry: MapGeometry, id: string): string => {
  const object = geometry.topology.objects[id];
  if (object === undefined) return '';
  const found = feature(geometry.topology, object);
  if (found.type !== 'Feature') return '';
  const shape = found.geometry;
  const polygons =
    shape.type === 'Polygon' ? [shape.coordinates] : shape.type === 'MultiPolygon' ? shape.coordinates : [];
  return polygons
    .flat()
    .filter((ring) => area(ring) >= SMALLEST_RING)
    .map((ring) => run(ring, true))
    .join('');
};

const WATER: ReadonlySet<string> = new Set(['_ice', '_lake', '_out']);

/** The coast line: every border with land on one side and water on the other. */
export const coastPath = (geometry: MapGeometry): string => {
  const geometries = Object.entries(geometry.topology.objects).map(([id, object]) => ({ ...object, id }));
  const isWater = ({ id }: GeometryObject): boolean =>
    WATER.has(String(id)) || (geometry.spaces.get(String(id))?.kind ?? 'land') !== 'land';
  const coast = mesh(
    geometry.topology,
    { type: 'GeometryCollection', geometries },
    (a, b) => isWater(a) !== isWater(b),
  );
  return coast.coordinates.map((line) => run(line, false)).join('');
};

/** The borders between spaces of land, a path each, by their ids. */
export const landBorders = ({ topology, spaces }: MapGeometry): readonly Border[] => {
  const sharers = new Map<number, Set<SpaceId>>();
  for (const [id, { arcs }] of Object.entries(topology.objects)) {
    if (spaces.get(id)?.kind !== 'land') continue;
    for (const arc of arcs.flat(2)) {
      const index = arc < 0 ? -arc - 1 : arc; // an arc taken backwards is its complement
      sharers.set(index, (sharers.get(index) ?? new Set()).add(id));
    }
  }
  const pairs = new Set([...sharers.values()].filter(({ size }) => size === 2).map((ids) => [...ids].sort().join(' ')));
  return [...pairs].sort().flatMap((pair) => {
    const [one = '', other = ''] = pair.split(' ');
    const geometries = [one, other].flatMap((id) => topology.objects[id] ?? []);
    const border = mesh(topology, { type: 'GeometryCollection', geometries }, (a, b) => a !== b);
    return [{ between: [one, other], path: border.coordinates.map((line) => run(line, false)).join('') }];
  });
};
