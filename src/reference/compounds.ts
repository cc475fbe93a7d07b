// German and Dutch compounds taken apart by the words our own texts use: `Küstenbombardement` is found by
// `Bombardement`. It knows no grammar but the letters that join two words.

import { wordsIn } from './words.ts';

/** Shorter pieces are endings and chance. */
const SHORTEST = 4;
/** What may stand between two words of a compound. */
const JOINTS = ['', 's', 'es', 'n', 'en', 'e', 'er'];

/** The words a vocabulary is made of, long enough to be parts of others. */
export const vocabularyOf = (texts: Iterable<string>): ReadonlySet<string> => {
  const words = new Set<string>();
  for (const text of texts) for (const word of wordsIn(text)) if (word.length >= SHORTEST) words.add(word);
  return words;
};

const isJoined = (head: string, vocabulary: ReadonlySet<string>): boolean =>
  JOINTS.some((joint) => {
    const stem = head.slice(0, head.length - joint.length);
    return head.endsWith(joint) && stem.length >= SHORTEST && vocabulary.has(stem);
  });

/**
 * The words a compound goes on with, such as `bombardement` in `kustenbombardement`. What it begins with is left out: a
 * search finds the beginnings of words by itself.
 */
export const partsOf = (word: string, vocabulary: ReadonlySet<string>): readonly string[] => {
  const parts: string[] = [];
  for (let at = SHORTEST; at <= word.length - SHORTEST; at += 1) {
    const rest = word.slice(at);
    if (vocabulary.has(rest) && isJoined(word.slice(0, at), vocabulary)) parts.push(rest);
  }
  return parts;
};

/** The parts of all compounds in a text, each once. */
export const partsIn = (text: string, vocabulary: ReadonlySet<string>): readonly string[] => [
  ...new Set(wordsIn(text).flatMap((word) => partsOf(word, vocabulary))),
];
