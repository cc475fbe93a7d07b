// The parts of two packages used here; they bring no types.

declare module 'topojson-server' {
  import type { GeoJsonObject } from 'geojson';
  import type { Topology } from 'topojson-specification';

  export const topology: (objects: { readonly [name: string]: GeoJsonObject }) => Topology;
}

declare module 'topojson-simplify' {
  import type { Topology } from 'topojson-specification';

  export const planarTriangleArea: (triangle: readonly (readonly number[])[]) => number;
  export const presimplify: (topology: Topology, weight: typeof planarTriangleArea) => Topology;
  export const simplify: (topology: Topology, least: number) => Topology;
}
