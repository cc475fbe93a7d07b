// Phrases found among the tokens of a line, word by word: most words begin no phrase, and are looked up once.

import { fold } from '../board/fold.ts';
import type { Token } from './tokens.ts';

/** Phrases by their folded words. Words stay apart: `lands in` is not `land SIN`. */
export interface PhraseIndex<T> {
  /** What the words so far stand for, where they are a phrase. */
  readonly value?: T;
  /** The phrases that go on with a word. */
  readonly next: ReadonlyMap<string, PhraseIndex<T>>;
}

interface Growing<T> {
  value?: T;
  readonly next: Map<string, Growing<T>>;
}

/**
 * An index of phrases, their words parted by one blank each.
 *
 * @param join what a phrase stands for that was there before; without it the last word counts
 */
export const indexPhrases = <V, T>(
  phrases: Iterable<readonly [phrase: string, value: V]>,
  join: (value: V, before: T | undefined) => T,
): PhraseIndex<T> => {
  const root: Growing<T> = { next: new Map() };
  for (const [phrase, value] of phrases) {
    let node = root;
    for (const word of phrase.split(' ').map(fold)) {
      const next = node.next.get(word) ?? { next: new Map() };
      node.next.set(word, next);
      node = next;
    }
    node.value = join(value, node.value);
  }
  return root;
};

/** An index of phrases that may stand for several things each. */
export const indexMeanings = <V>(phrases: Iterable<readonly [phrase: string, value: V]>): PhraseIndex<ReadonlySet<V>> =>
  indexPhrases<V, Set<V>>(phrases, (value, before = new Set()) => before.add(value));

/** What a phrase stands for and how many tokens it takes. */
export interface Tagged<T> {
  readonly value: T;
  readonly length: number;
}

/** The longest phrase from a token on, of those that are meant. */
export const longestPhrase = <T>(
  tokens: readonly Token[],
  at: number,
  index: PhraseIndex<T>,
  isMeant?: (value: T) => boolean,
): Tagged<T> | undefined => {
  let best: Tagged<T> | undefined;
  let node: PhraseIndex<T> = index;
  for (let length = 1; ; length += 1) {
    const token = tokens[at + length - 1];
    const next = token?.kind === 'word' ? node.next.get(fold(token.text)) : undefined;
    if (next === undefined) return best;
    node = next;
    if (node.value !== undefined && isMeant?.(node.value) !== false) best = { value: node.value, length };
  }
};

/** What a text stands for, if all of it is a phrase. */
export const phraseOf = <T>(index: PhraseIndex<T>, text: string): T | undefined => {
  let node: PhraseIndex<T> | undefined = index;
  for (const word of text.split(' ')) node = node?.next.get(fold(word));
  return node?.value;
};
