// Which ideas of the game a text names, and what else players call them. It knows glossaries and words, and no clause.

import type { Glossary } from './glossary.ts';
import { likeness, wordsIn } from './words.ts';

/** Another form of the word will do, a compound that holds it will not. */
const SAME = 0.9;

/** A term as words, with the idea it stands for. */
interface Term {
  readonly idea: string;
  readonly words: readonly string[];
}

/** Finds the ideas a text names. Made once for many texts: what begins with a word is worked out once a word. */
export const ideasBy = (glossaries: readonly Glossary[]): ((text: string) => ReadonlySet<string>) => {
  const terms = glossaries.flatMap((glossary) =>
    [...glossary].flatMap(([idea, said]) => said.map((term): Term => ({ idea, words: wordsIn(term) }))),
  );
  const known = new Map<string, readonly Term[]>();
  const beginningWith = (word: string): readonly Term[] => {
    const found = known.get(word) ?? terms.filter(({ words: [first = ''] }) => likeness(first, word) >= SAME);
    known.set(word, found);
    return found;
  };
  return (text) => {
    const words = wordsIn(text);
    const named = words.flatMap((word, at) =>
      beginningWith(word)
        .filter((term) => term.words.every((part, offset) => likeness(part, words[at + offset] ?? '') >= SAME))
        .map(({ idea }) => idea),
    );
    return new Set(named);
  };
};

/** Everything some ideas are called in these languages, each word once. */
export const termsOf = (ideas: Iterable<string>, glossaries: readonly Glossary[]): readonly string[] => [
  ...new Set([...ideas].flatMap((idea) => glossaries.flatMap((glossary) => glossary.get(idea) ?? []))),
];
