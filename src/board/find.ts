// Finding the one thing a player's word stands for, among things that have many names each. It knows nothing of
// spaces, powers or units; those who do hand in the names.

import { fold, spellings, wordsOf } from './fold.ts';

/**
 * What a word was taken for. `usual` is the reading most players mean, if there is one; take it where the others make
 * no sense. `nearest` lists what may have been meant, best guess first.
 */
export type Found<T> =
  | { readonly outcome: 'found'; readonly value: T }
  | { readonly outcome: 'ambiguous'; readonly readings: readonly T[]; readonly usual: T | null }
  | { readonly outcome: 'unknown'; readonly nearest: readonly T[] };

export const found = <T>(value: T): Found<T> => ({ outcome: 'found', value });

/**
 * A word that stands for nothing. What may have been meant is looked for when it is first asked for: most words of a
 * sentence are no name of anything, and nobody asks.
 */
export const unknown = <T>(guess: () => readonly T[]): Found<T> => {
  let guesses: readonly T[] | undefined;
  return {
    outcome: 'unknown',
    get nearest() {
      guesses ??= guess();
      return guesses;
    },
  };
};

interface Entry<T> {
  readonly value: T;
  readonly folded: string;
  readonly words: readonly string[];
}

export interface NameIndex<T> {
  readonly exact: ReadonlyMap<string, readonly T[]>;
  readonly entries: readonly Entry<T>[];
  /** The entries of which some word begins with a letter, in the order of `entries`. */
  readonly byLetter: ReadonlyMap<string, readonly Entry<T>[]>;
}

/** An index over everything each value is called. Two values may share a name. */
export const makeIndex = <T>(values: readonly T[], namesOf: (value: T) => readonly string[]): NameIndex<T> => {
  const exact = new Map<string, readonly T[]>();
  const entries: Entry<T>[] = [];
  const byLetter = new Map<string, Entry<T>[]>();
  for (const value of values) {
    for (const name of namesOf(value).flatMap(spellings)) {
      const folded = fold(name);
      const known = exact.get(folded) ?? [];
      if (folded === '' || known.includes(value)) continue;
      exact.set(folded, [...known, value]);
      const entry = { value, folded, words: wordsOf(name) };
      entries.push(entry);
      for (const letter of new Set(entry.words.map(([first = '']) => first))) {
        const own = byLetter.get(letter);
        if (own === undefined) byLetter.set(letter, [entry]);
        else own.push(entry);
      }
    }
  }
  return { exact, entries, byLetter };
};

/** True if each word begins some word of the name, in the same order: `w eur` begins `western europe`. */
const begins = (words: readonly string[], name: readonly string[]): boolean => {
  let next = 0;
  for (const word of name) {
    const wanted = words[next];
    if (wanted === undefined) return true;
    if (word.startsWith(wanted)) next += 1;
  }
  return next === words.length;
};

/** The values of which a name begins like this, as a whole or word by word; none for fewer letters than `least`. */
export const byBeginning = <T>(index: NameIndex<T>, words: readonly string[], least: number): readonly T[] => {
  const folded = words.join('');
  const [letter] = folded;
  if (letter === undefined || folded.length < least) return [];
  const hits = (index.byLetter.get(letter) ?? []).filter(
    (entry) => entry.folded.startsWith(folded) || begins(words, entry.words),
  );
  return [...new Set(hits.map((entry) => entry.value))];
};

/**
 * How many letters must be changed, added, dropped or swapped with their neighbour to make one word the other. Asked of
 * every name there is, hence without anything that is made anew for each letter.
 */
export const editDistance = (a: string, b: string): number => {
  let before: number[] = [];
  let last = [0];
  for (let j = 1; j <= b.length; j += 1) last.push(j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let [left, corner] = [i, i - 1];
    for (let j = 1; j <= b.length; j += 1) {
      const above = last[j] ?? 0; // as long as the word
      let slips = Math.min(above + 1, left + 1, corner + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      row.push(slips);
      [left, corner] = [slips, above];
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
};

/** How many slips are forgiven in a word of this many letters. */
const forgivenIn = (letters: number): number => (letters < 6 ? 1 : letters < 10 ? 2 : 3);

/** The values with a name most like the word, best first; none for an empty word. */
export const nearest = <T>(index: NameIndex<T>, folded: string, most = 5): readonly T[] => {
  const forgiven = folded === '' ? -1 : forgivenIn(folded.length);
  const close = index.entries
    .filter((entry) => Math.abs(entry.folded.length - folded.length) <= forgiven)
    .map((entry) => ({ value: entry.value, slips: editDistance(folded, entry.folded) }))
    .filter((guess) => guess.slips <= forgiven)
    .sort((a, b) => a.slips - b.slips);
  return [...new Set(close.map((guess) => guess.value))].slice(0, most);
};

/** Which of these names may have been meant: those that differ in case or marks alone, else those most like it. */
export const namesLike = (said: string, names: readonly string[], most = 3): readonly string[] => {
  const index = makeIndex(names, (name) => [name]);
  const folded = fold(said);
  return index.exact.get(folded) ?? nearest(index, folded, most);
};
