// Compares the drawing with the board: every link is a border, a canal or an edge pair, and nothing else touches.

import { linksOf } from './board.ts';
import type { Grid } from './grid.ts';
import { type Canvas, placeOf } from './paint.ts';
import { borders, type Topology } from './trace.ts';
import { type EdgeSegment, type MapBoard, pairKey } from './types.ts';

export interface Report {
  readonly spaces: number;
  readonly links: number;
  readonly drawn: number;
  readonly edge: number;
  readonly canals: number;
  readonly missing: readonly string[];
  readonly extra: readonly string[];
  readonly undrawn: readonly string[];
  /** Anchors that do not lie in their own space. */
  readonly strayAnchors: readonly string[];
}

export const check = (
  board: MapBoard,
  topology: Topology,
  edgeSegments: readonly EdgeSegment[],
  canvas?: Canvas,
): Report => {
  const drawn = borders(topology);
  const edge = new Set(edgeSegments.map(({ right, left }) => pairKey(right, left)));
  const links = linksOf(board);
  const all = new Set([...drawn, ...edge, ...board.canalPairs]);
  return {
    spaces: board.spaces.size,
    links: links.size,
    drawn: drawn.size,
    edge: edge.size,
    canals: board.canalPairs.size,
    missing: [...links].filter((key) => !all.has(key)).sort(),
    extra: [...all].filter((key) => !links.has(key)).sort(),
    undrawn: [...board.spaces.keys()].filter((id) => topology.objects[id] === undefined),
    strayAnchors: canvas === undefined ? [] : strayAnchors(canvas),
  };
};

const strayAnchors = (canvas: Canvas): string[] =>
  Object.entries(canvas.geo.spaces).flatMap(([id, { anchor, kind }]) => {
    // A drawing made of others has no projection of its own.
    if (anchor === undefined || kind === 'convoy' || canvas.geo.warp === undefined) return [];
    const [x, y] = placeOf(canvas, anchor);
    const label = canvas.grid.at(Math.floor(x), Math.floor(y));
    return canvas.grid.name(label) === id ? [] : [`${id} (in ${canvas.grid.name(label)})`];
  });

/** What lies at the same height at the right and the left edge, runs shorter than `least` left out. */
export const edgeSegmentsOf = (grid: Grid, least = 6): EdgeSegment[] => {
  const result: EdgeSegment[] = [];
  for (let y = 0; y < grid.height; y++) {
    const right = grid.name(grid.at(grid.width - 1, y));
    const left = grid.name(grid.at(0, y));
    const last = result[result.length - 1];
    if (last !== undefined && last.right === right && last.left === left && last.y1 === y) last.y1 = y + 1;
    else result.push({ right, left, y0: y, y1: y + 1 });
  }
  return result.filter(
    ({ right, left, y0, y1 }) => y1 - y0 >= least && right !== left && !right.startsWith('_') && !left.startsWith('_'),
  );
};
