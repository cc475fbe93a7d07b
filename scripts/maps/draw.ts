// The whole way from data to geometry.

import { check, edgeSegmentsOf, type Report } from './check.ts';
import { areas, clean, cleanJoined, contacts, paintBoxes } from './clean.ts';
import { majority } from './grid.ts';
import { applyEdit, type Canvas, ICE, INERT, LAKE, newCanvas, OUT, paintLand } from './paint.ts';
import { paintSea } from './sea.ts';
import { type Topology, trace } from './trace.ts';
import type { EdgeSegment, Geo, MapBoard, Part } from './types.ts';

/** A finished drawing and what is to be said of it. */
export interface Drawing {
  readonly canvas: Canvas;
  readonly topology: Topology;
  readonly edgeSegments: readonly EdgeSegment[];
  readonly areas: ReadonlyMap<string, number>;
  readonly report: Report;
}

/** Reads the board and the geo file of a part. */
export type Load = (id: string) => { readonly board: MapBoard; readonly geo: Geo };

/** The cells of one board. */
const drawAlone = (board: MapBoard, geo: Geo): Canvas => {
  const canvas = newCanvas(geo);
  paintLand(canvas);
  paintSea(canvas, board, { metric: geo.params.seaMetric ?? 'sphere' });
  for (const edit of geo.seaEdits ?? []) applyEdit(canvas, edit);
  clean(canvas, board);
  paintBoxes(canvas, board);
  return canvas;
};

/** The cells of a drawing that holds other drawings, with the edits that join them. */
const drawJoined = (board: MapBoard, geo: Geo, parts: readonly Part[], load: Load): Canvas => {
  const canvas = newCanvas(geo);
  const { grid } = canvas;
  grid.cells.fill(grid.number(OUT));
  for (const edit of geo.edits) applyEdit(canvas, edit);
  const between = new Set<number>();
  for (const label of grid.cells) between.add(label);
  majority(grid, geo.params.modeFilter.radius, geo.params.modeFilter.passes, (label) => between.has(label));
  for (const { board: id, prefix, x, y } of parts) {
    const loaded = load(id);
    const { grid: own } = drawAlone(loaded.board, loaded.geo);
    const shared = [INERT, LAKE, ICE, OUT];
    const numbers = own.names.map((name) => grid.number(shared.includes(name) ? name : prefix + name));
    for (let row = 0; row < own.height; row++)
      for (let column = 0; column < own.width; column++)
        grid.cells[(row + y) * grid.width + column + x] = numbers[own.at(column, row)] ?? 0;
  }
  for (const edit of geo.seaEdits ?? []) applyEdit(canvas, edit);
  cleanJoined(canvas, board);
  return canvas;
};

/**
 * Draws a board.
 *
 * @param load the parts of a board made of others
 */
export const draw = (board: MapBoard, geo: Geo, load: Load): Drawing => {
  const canvas = geo.parts === undefined ? drawAlone(board, geo) : drawJoined(board, geo, geo.parts, load);
  const topology = trace(canvas);
  const edgeSegments = geo.cut === undefined || geo.cut.joined === false ? [] : edgeSegmentsOf(canvas.grid);
  const report = check(board, topology, edgeSegments, canvas);
  return { canvas, topology, edgeSegments, areas: areas(canvas), report };
};

/** The report in words, with where and how long the wrong contacts are. */
export const describe = ({ report, canvas }: Drawing): string => {
  const places = contacts(canvas);
  const list = (title: string, keys: readonly string[]): string =>
    keys.length === 0
      ? `${title}: none`
      : `${title}: ${keys.length}\n${keys
          .map((key) => {
            const place = places.get(key);
            return `  ${key}${place === undefined ? '' : ` (${place.length} at ${Math.round(place.x)}, ${Math.round(place.y)})`}`;
          })
          .join('\n')}`;
  return [
    `${report.spaces} spaces, ${report.links} links: ${report.drawn} borders, ${report.edge} over the edge, ${report.canals} canals`,
    list('links without a border', report.missing),
    list('borders without a link', report.extra),
    list('spaces without a shape', report.undrawn),
    list('anchors outside their space', report.strayAnchors),
  ].join('\n');
};
