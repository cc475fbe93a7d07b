// A sentence in its clauses, each a run of folded words.

import { wordsOf } from '../../board/index.ts';
import { saysPhrase } from './phrases.ts';
import { JOINS, NOT, TURNS } from './words.ts';

export type Clause = readonly string[];

const MARKS = /[,;:()[\]–—!?…]|\s-+\s|\.{2,}/u;

/** Parts words wherever one of these stands; it begins the next part. */
const partedAt = (words: Clause, isMark: (word: string, at: number) => boolean): readonly Clause[] => {
  const parts: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    if (at > 0 && isMark(word, at)) parts.push([]);
    parts.at(-1)?.push(word);
  }
  return parts;
};

/**
 * The clauses of a sentence.
 *
 * @param isVerb tells words that say what becomes of something: `and` parts two clauses only where each has one
 */
export const clausesOf = (text: string, isVerb: (words: Clause) => boolean): readonly Clause[] =>
  text
    .split(MARKS)
    .map(wordsOf)
    .filter(({ length }) => length > 0)
    .flatMap((words) => partedAt(words, (word) => TURNS.includes(word)))
    .flatMap((words) => {
      const joins = words.flatMap((word, at) => (JOINS.includes(word) ? [at] : []));
      const cut = joins.find((at) => isVerb(words.slice(0, at)) && isVerb(words.slice(at)));
      return cut === undefined ? [words] : [words.slice(0, cut), words.slice(cut + 1)];
    });

export const isNegated = (words: Clause): boolean => saysPhrase(words, NOT);
