// The words of any language there is.

import type { Board } from '../board/index.ts';
import type { Language } from '../vocab/index.ts';
import { cataloguesIn } from './messages/files.ts';
import { placeOf } from './places/index.ts';
import { type Words, wordsIn } from './words.ts';

const known = new WeakMap<Board, Map<Language, Words>>();

/** The words of a language for a board, made once. */
export const wordsOf = (board: Board, language: Language): Words => {
  const ofBoard = known.get(board) ?? new Map<Language, Words>();
  known.set(board, ofBoard);
  const words =
    ofBoard.get(language) ?? wordsIn(board, language, (named) => placeOf(language, named), cataloguesIn(language));
  ofBoard.set(language, words);
  return words;
};
