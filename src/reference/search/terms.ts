// Terms found in a text: names of one or several words, each for an idea of the game or a place on a board. It knows
// words and no clause.

import { likeness, wordsIn } from '../words.ts';

/** Another form of the word will do, a compound that holds it will not. */
const SAME = 0.9;

/** A name as words, with what it stands for. */
export interface Term {
  readonly idea: string;
  readonly words: readonly string[];
}

/** A term where it stands in a list of words. */
export interface Named {
  readonly idea: string;
  readonly at: number;
  readonly length: number;
}

/** Names as terms, each once. */
export const termsFrom = (names: ReadonlyMap<string, readonly string[]>): readonly Term[] =>
  [...names].flatMap(([idea, said]) =>
    [...new Set(said.map((name) => wordsIn(name).join(' ')))]
      .filter((words) => words !== '')
      .map((words) => ({ idea, words: words.split(' ') })),
  );

/** What a word of a name may drop: who says “plane” does not say “plan”, nor who says “landing” “land”. */
const DROPPED = /^[sn]$/;

const isSaid = (name: string, word: string): boolean =>
  likeness(name, word) >= SAME && (!name.startsWith(word) || name === word || DROPPED.test(name.slice(word.length)));

const follows = (part: string, words: readonly string[], at: number, between: number): boolean =>
  words.slice(at, at + 1 + between).some((word) => isSaid(part, word));

/** Forms of a word have their first letters in common. */
const startOf = (word: string): string => word.slice(0, 2);

/**
 * Finds the terms in lists of words. Made once for many: what begins with a word is worked out once a word.
 *
 * @param between how many other words may stand between the words of a name
 */
export const termsAmong = (terms: readonly Term[], between = 0): ((words: readonly string[]) => readonly Named[]) => {
  const known = new Map<string, readonly Term[]>();
  const byStart = new Map<string, Term[]>();
  for (const term of terms) {
    const start = startOf(term.words[0] ?? '');
    const others = byStart.get(start);
    if (others === undefined) byStart.set(start, [term]);
    else others.push(term);
  }
  const beginningWith = (word: string): readonly Term[] => {
    const found =
      known.get(word) ?? (byStart.get(startOf(word)) ?? []).filter(({ words: [first = ''] }) => isSaid(first, word));
    known.set(word, found);
    return found;
  };
  return (words) =>
    words.flatMap((word, at) =>
      beginningWith(word)
        .filter((term) => term.words.every((part, offset) => follows(part, words, at + offset, offset && between)))
        .map((term) => ({ idea: term.idea, at, length: term.words.length })),
    );
};
