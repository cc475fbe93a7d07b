// What a language needs to speak about a game: the nouns of its board, and its messages.

import type { Board } from '../board/index.ts';
import type { Language } from '../vocab/index.ts';
import type { Catalogue } from './messages/catalogue.ts';
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
 * @param catalogues its messages, as far as they are needed
 */
export const wordsIn = (
  board: Board,
  language: Language,
  placed: (named: Named) => Place,
  catalogues: readonly Catalogue[],
): Words => {
  const nouns: Nouns = {
    ...nounsIn(board, language, placed),
    phase: (phase) => {
      if (phase === 'combat-move/2') return say('phase-combat-move-again');
      return phase === 'combat/2' ? say('phase-combat-again') : say('phase-name', { phase });
    },
    technology: (technology) => say('technology-name', { technology }),
  };
  const say = sayer(nouns, catalogues);
  return { ...nouns, say, tell: sayer({ ...nouns, place: nouns.spoken }, catalogues) };
};
