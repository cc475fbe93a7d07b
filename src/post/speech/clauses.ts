// A sentence in its clauses, each a run of folded words.

import { wordsOf } from '../../board/index.ts';
import { LANGUAGES, type Language } from '../../vocab/index.ts';
import { findPhrase, type Phrases, phrasesOf, saysPhrase } from './phrases.ts';
import { JOINS, NOT, TURNS } from './words.ts';

export type Clause = readonly string[];

// A stop behind a word too long to be a short form: `take the fighter. the bomber lives!`
const MARKS = /[,;:()[\]–—!?…]|\s-+\s|\.{2,}|(?<=\p{L}{6})\.\s/u;

/** Parts words wherever one of these stands; it begins the next part. */
const partedAt = (words: Clause, isMark: (word: string, at: number) => boolean): readonly Clause[] => {
  const parts: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    if (at > 0 && isMark(word, at)) parts.push([]);
    parts.at(-1)?.push(word);
  }
  return parts;
};

/** Where `and` parts two thoughts: before a verb, if it stands so anywhere, else where both sides have one. */
const cutAt = (words: Clause, verbs: readonly Phrases[]): number | undefined => {
  const has = (part: Clause): boolean => verbs.some((phrases) => saysPhrase(part, phrases));
  const opens = (part: Clause): boolean => verbs.some((phrases) => findPhrase(part, phrases)?.from === 0);
  const joins = words.flatMap((word, at) => (JOINS.includes(word) ? [at] : []));
  const cuts = joins.filter((at) => has(words.slice(0, at)) && has(words.slice(at + 1)));
  return cuts.find((at) => opens(words.slice(at + 1))) ?? cuts[0];
};

/**
 * The clauses of a sentence.
 *
 * @param verbs words that say what becomes of something: `and` parts two clauses only where each has one
 */
export const clausesOf = (text: string, verbs: readonly Phrases[] = []): readonly Clause[] =>
  text
    .split(MARKS)
    .map(wordsOf)
    .filter(({ length }) => length > 0)
    .flatMap((words) => partedAt(words, (word) => TURNS.includes(word)))
    .flatMap((words) => {
      const cut = cutAt(words, verbs);
      return cut === undefined ? [words] : [words.slice(0, cut), words.slice(cut + 1)];
    });

/** @param languages those in which a word may say no */
export const isNegated = (words: Clause, languages: readonly Language[] = LANGUAGES): boolean =>
  saysPhrase(words, phrasesOf(NOT, languages));
