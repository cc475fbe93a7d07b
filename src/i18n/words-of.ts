// The words of any language there is.

import type { Board } from '../board/index.ts';
import type { Language } from '../vocab/index.ts';
import { CATALOGUES } from './messages/files.ts';
import { placeOf } from './places/index.ts';
import { type Words, wordsIn } from './words.ts';

export const wordsOf = (board: Board, language: Language): Words =>
  wordsIn(board, language, (named) => placeOf(language, named), CATALOGUES[language]);
