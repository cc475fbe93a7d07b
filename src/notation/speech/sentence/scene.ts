// What a reader of sentences goes by.

import { depthsBy } from '../../brackets.ts';
import type { Cursor } from '../../cursor.ts';
import type { SheetSoFar } from '../../items.ts';
import type { SpeechWord } from '../words/words.ts';
import type { Element } from './elements.ts';

export interface Scene {
  readonly cursor: Cursor;
  readonly elements: readonly Element[];
  readonly sofar: SheetSoFar;
  readonly has: (...words: readonly SpeechWord[]) => boolean;
  /** The text between two elements, with its blanks. */
  readonly text: string;
}

/** True for a word that may stand for one of these. */
export const isWord = (element: Element | undefined, ...words: readonly SpeechWord[]): boolean =>
  element?.kind === 'word' && words.some((word) => element.words.has(word));

export const sceneOf = (cursor: Cursor, elements: readonly Element[], sofar: SheetSoFar, text: string): Scene => ({
  cursor,
  elements,
  sofar,
  text,
  has: (...words) => elements.some((each) => isWord(each, ...words)),
});

/** True for all there is, of whatever kind: `everything`, `all`. */
export const isEverything = (each: Element | undefined): boolean =>
  isWord(each, 'all') || (each?.kind === 'units' && each.count === 'all' && each.phrase.readings.length === 0);

export const isSign = (element: Element | undefined, ...signs: readonly string[]): boolean =>
  element?.kind === 'sign' && signs.includes(element.sign);

/** In how many brackets each element stands; a bracket stands in itself as it opens, and no more as it closes. */
export const depthsOf = (elements: readonly Element[]): readonly number[] => depthsBy(elements, isSign);

/** The clauses of a sentence, with nothing left out. */
export const clausesOf = (
  elements: readonly Element[],
  ...signs: readonly string[]
): readonly (readonly Element[])[] => {
  const clauses: Element[][] = [[]];
  for (const each of elements)
    if (isSign(each, ...signs)) clauses.push([]);
    else clauses.at(-1)?.push(each);
  return clauses;
};
