// Words as they were meant: a word that no text and no glossary knows is taken for those most like it. What is written
// right is never touched, so a slip can never stand before an exact word.

import { editDistance } from '../../board/find.ts';

/** A word that may have been meant, and how far to believe it, from 0 to 1. */
export type Meant = readonly [word: string, belief: number];

/** Below this many letters too many words are alike. */
const SHORTEST = 4;
/** From this many letters on two slips are forgiven. */
const LONG = 8;
const BELIEF = [1, 0.7, 0.5] as const;
/** Words equally near that are all taken. */
const MOST = 4;

/** `ae`, `oe` and `ue` for umlauts, which are folded to their plain letter. */
const withoutUmlauts = (word: string): string => word.replace(/([aou])e/g, '$1');

/** A word may begin with a slip only if it is long. */
const mayBe = (asked: string, known: string): boolean =>
  known.length >= SHORTEST && (asked[0] === known[0] || Math.min(asked.length, known.length) > 6);

/**
 * Which of the known words may have been meant by one that is not known; none if none is near enough.
 *
 * @param known every word of texts and names
 */
export const meantBy = (asked: string, known: Iterable<string>): readonly Meant[] => {
  if (asked.length < SHORTEST || /\d/.test(asked)) return [];
  const plain = withoutUmlauts(asked);
  const forgiven = asked.length >= LONG ? 2 : 1;
  let nearest = forgiven + 1;
  let found: string[] = [];
  for (const word of known) {
    if (word === plain) return [[word, 0.95]];
    if (Math.abs(word.length - asked.length) > Math.min(nearest, forgiven) || !mayBe(asked, word)) continue;
    const slips = editDistance(asked, word);
    if (slips > forgiven || slips > nearest) continue;
    if (slips < nearest) [nearest, found] = [slips, []];
    found.push(word);
  }
  const belief = BELIEF[nearest] ?? 0;
  return found
    .sort()
    .slice(0, MOST)
    .map((word) => [word, belief] as const);
};

/** Letters that may join two words. */
const JOINTS = ['', 's', 'es', 'n', 'en', 'e', 'er'];

/** A compound that no text has, as the two known words it is made of; none if it is made of no two. */
export const piecesOf = (asked: string, isKnown: (word: string) => boolean): readonly string[] => {
  for (let at = asked.length - SHORTEST; at >= 3; at -= 1) {
    const [head, tail] = [asked.slice(0, at), asked.slice(at)];
    if (!isKnown(tail)) continue;
    for (const joint of JOINTS) {
      const stem = head.slice(0, head.length - joint.length);
      if (head.endsWith(joint) && stem.length >= 3 && isKnown(stem)) return [stem, tail];
    }
  }
  return [];
};
