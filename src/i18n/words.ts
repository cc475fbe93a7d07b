// What a language needs to speak about a game: the nouns of its board, and its messages.

import type { Board } from '../board/index.ts';
import type { Language } from '../vocab/index.ts';
import { type Say, sayer } from './messages/say.ts';
import { type Nouns, nounsIn } from './nouns.ts';
import type { Named, Place } from './places/place.ts';

/** The nouns and the messages of one language for one board. */
export interface Words extends Nouns {
  readonly say: Say;
  /** The same where a story is told: spaces go by the names that stories give them. */
  readonly tell: Say;
}

/**
 * The words of a language.
 *
 * @param placed its own way with spaces
 * @param catalogues the texts of its messages, as far as they are needed
 */
export const wordsIn = (
  board: Board,
  language: Language,
  placed: (named: Named) => Place,
  catalogues: readonly string[],
): Words => {
  const nouns = nounsIn(board, language, placed);
  return { ...nouns, say: sayer(nouns, catalogues), tell: sayer({ ...nouns, place: nouns.spoken }, catalogues) };
};
