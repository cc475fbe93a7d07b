// From a board's data files to a `Board`: read strictly, checked, then arranged.

import * as z from 'zod';
import { arrangeBoard } from './arrange.ts';
import type { Board } from './board.ts';
import { type Expected, faults, strangers } from './check.ts';
import { BoardData, PlacesData } from './data.ts';

/**
 * A board from the parsed JSON of its data files.
 *
 * @param said the words by which languages put its spaces into sentences
 * @param expected the figures this edition must show; they stand in its folder, apart from the data they check
 * @throws with every fault found, each naming its space, if the data is not a sound board
 */
export const loadBoard = (json: unknown, said: unknown, expected: Expected): Board => {
  const read = BoardData.safeParse(json);
  if (!read.success) throw new Error(`The board data cannot be read:\n${z.prettifyError(read.error)}`);
  const places = PlacesData.safeParse(said);
  if (!places.success) throw new Error(`The words for places cannot be read:\n${z.prettifyError(places.error)}`);
  const found = [...faults(read.data, expected), ...strangers(read.data, places.data)];
  if (found.length > 0) throw new Error(`The board ${read.data.id} is not sound:\n${found.join('\n')}`);
  return arrangeBoard(read.data, places.data);
};
