// From a board's data files to a `Board`: read strictly, checked, then arranged. A board made of others is put together
// from theirs in between.

import * as z from 'zod';
import { arrangeBoard } from './arrange.ts';
import type { Board } from './board.ts';
import { type Expected, faults, strangers } from './check.ts';
import { BoardData, LinkedBoardData, SaidData } from './data.ts';
import { joinBoards, joinSaid, type Parts } from './join.ts';

const read = <T>(schema: z.ZodType<T>, json: unknown, what: string): T => {
  const result = schema.safeParse(json);
  if (!result.success) throw new Error(`${what} cannot be read:\n${z.prettifyError(result.error)}`);
  return result.data;
};

/** The parsed JSON of the two files of a board. */
export interface BoardFiles {
  readonly board: unknown;
  /** The words by which languages put its things into sentences. */
  readonly said: unknown;
}

const readData = (json: unknown): BoardData => read(BoardData, json, 'The board data');
const readSaid = (json: unknown): SaidData => read(SaidData, json, 'The words of the board for sentences');

const soundBoard = (data: BoardData, words: SaidData, expected: Expected): Board => {
  const found = [...faults(data, expected), ...strangers(data, words)];
  if (found.length > 0) throw new Error(`The board ${data.id} is not sound:\n${found.join('\n')}`);
  return arrangeBoard(data, words);
};

/**
 * A board from the parsed JSON of its data files.
 *
 * @param said the words by which languages put its things into sentences
 * @param expected the figures this edition must show; they stand in its folder, apart from the data they check
 * @throws with every fault found, each naming its space, if the data is not a sound board
 */
export const loadBoard = (json: unknown, said: unknown, expected: Expected): Board =>
  soundBoard(readData(json), readSaid(said), expected);

/**
 * A board made of others.
 *
 * @param parts the files of its parts by their prefix
 * @throws as `loadBoard` does, and for a part that is missing
 */
export const loadLinkedBoard = (own: BoardFiles, parts: Parts<BoardFiles>, expected: Expected): Board => {
  const all = Object.entries(parts);
  const boards = Object.fromEntries(all.map(([prefix, { board }]) => [prefix, readData(board)]));
  const words = Object.fromEntries(all.map(([prefix, { said }]) => [prefix, readSaid(said)]));
  const linked = read(LinkedBoardData, own.board, 'The board data');
  return soundBoard(joinBoards(linked, boards), joinSaid(readSaid(own.said), words), expected);
};
