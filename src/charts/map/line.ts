// What lines over the map are made of.

import type { Box } from './boxes.ts';

export type Point = readonly [number, number];

/** A stretch of a course in one piece, as points close to each other. */
export type Stretch = readonly Point[];

/** Where a course begins and ends, and what it keeps clear of there. */
export interface Hub {
  readonly middle: Point;
  readonly boxes: readonly Box[];
}
