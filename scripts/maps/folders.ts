// The boards that are drawn, and the files their drawings stand in.

import { readFileSync } from 'node:fs';
import { europe1999Board } from '../../src/board/europe-1999/index.ts';
import type { Board } from '../../src/board/index.ts';
import { secondEditionBoard } from '../../src/board/index.ts';
import { linked2001Board } from '../../src/board/linked-2001/index.ts';
import { pacific2001Board } from '../../src/board/pacific-2001/index.ts';
import { joinParts } from '../../src/charts/index.ts';
import { mapBoardOf } from './board.ts';
import type { Topology } from './trace.ts';
import type { Geo, GeoSpace, MapBoard } from './types.ts';

/** Every board with a drawing; each lies in a folder of its own under `src/board`, named by its id. */
export const DRAWN_BOARDS: readonly Board[] = [secondEditionBoard, europe1999Board, pacific2001Board, linked2001Board];

/** A file of a board's folder. */
export const fileOf = (board: string, name: 'geo' | 'topology'): URL =>
  new URL(`../../src/board/${board}/${name}.json`, import.meta.url);

const readJson = (board: string, name: 'geo' | 'topology'): unknown =>
  JSON.parse(readFileSync(fileOf(board, name), 'utf8'));

/** The geo file of a board as it is written. */
export const readGeo = (id: string): Geo => readJson(id, 'geo') as Geo;

export const readTopology = (id: string): Topology => readJson(id, 'topology') as Topology;

/**
 * A board and its geo file, places of its parts included.
 *
 * @throws if no board with a drawing is called so
 */
export const loadDrawn = (id: string): { readonly board: MapBoard; readonly geo: Geo } => {
  const board = DRAWN_BOARDS.find((each) => each.id === id);
  if (board === undefined)
    throw new Error(`No board "${id}" is drawn; there are ${DRAWN_BOARDS.map((each) => each.id).join(', ')}.`);
  const geo = joinParts(readGeo(id), (part) => {
    const { spaces, canals = [] } = readGeo(part);
    const kept = Object.entries(spaces).map(([space, of]): [string, GeoSpace] => [space, { ...of, fixed: true }]);
    return { spaces: Object.fromEntries(kept), canals };
  });
  return { board: mapBoardOf(board, geo), geo };
};
