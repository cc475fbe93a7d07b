// From a board's data files to a `Board`: read strictly, checked, then arranged.

import * as z from 'zod';
import { arrangeBoard } from './arrange.ts';
import type { Board } from './board.ts';
import { type Expected, faults, strangers } from './check.ts';
import { BoardData, SaidData } from './data.ts';

/**
 * A board from the parsed JSON of its data files.
 *
 * @param said the words by which languages put its things into sentences
 * @param expected the figures this edition must show; they stand in its folder, apart from the data they check
 * @throws with every fault found, each naming its space, if the data is not a sound board
 */
export const loadBoard = (json: unknown, said: unknown, expected: Expected): Board => {
  const read = BoardData.safeParse(json);
  if (!read.success) throw new Error(`The board data cannot be read:\n${z.prettifyError(read.error)}`);
  const words = SaidData.safeParse(said);
  if (!words.success)
    throw new Error(`The words of the board for sentences cannot be read:\n${z.prettifyError(words.error)}`);
  const found = [...faults(read.data, expected), ...strangers(read.data, words.data)];
  if (found.length > 0) throw new Error(`The board ${read.data.id} is not sound:\n${found.join('\n')}`);
  return arrangeBoard(read.data, words.data);
};
