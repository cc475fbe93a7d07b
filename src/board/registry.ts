// Every board there is, by id and version. Old versions stay, for the rulesets that name them.

import type { Board } from './board.ts';
import { europe1999Board } from './europe-1999/index.ts';
import { linked2001Board } from './linked-2001/index.ts';
import { pacific2001Board } from './pacific-2001/index.ts';
import { secondEditionBoard } from './second-edition/index.ts';

export const BOARDS: readonly Board[] = [secondEditionBoard, europe1999Board, pacific2001Board, linked2001Board];

/**
 * The board as printed; a ruleset changes links of its own on it.
 *
 * @throws if there is no such board: a bug in the ruleset that names it
 */
export const boardOf = (id: string, version: number): Board => {
  const board = BOARDS.find((each) => each.id === id && each.version === version);
  if (board === undefined) throw new Error(`There is no board "${id}" of version ${version}.`);
  return board;
};
