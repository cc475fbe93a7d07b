// The part of a text that shows why it was found, with the words marked. It makes pieces of text and never HTML, so
// whatever players wrote stays words.

import { likeness, wordsIn } from '../../reference/words.ts';

export interface Piece {
  readonly text: string;
  readonly marked: 'yes' | 'no';
}

/** How many words are shown. */
const LENGTH = 34;
/** How many of them may stand before the first that was asked for. */
const LEAD = 6;
/** A compound that holds the word is marked too. */
const ALIKE = 0.5;

/** Whether a word of a text is one of those looked for, in any form. */
const isAsked = (word: string, asked: readonly string[]): boolean =>
  wordsIn(word).some((own) =>
    asked.some((one) => likeness(one, own) >= ALIKE || (one.length > 2 && own.startsWith(one))),
  );

/** Which of the words asked for a word of a text is; undefined for none. */
const askedBy = (word: string, asked: readonly string[]): string | undefined =>
  asked.find((one) => isAsked(word, [one]));

/** A word without what stands around it: `“blitz”,` is marked from b to z. */
const CORE = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su;

const piecesOf = (words: readonly string[], asked: readonly string[]): readonly Piece[] => {
  const pieces: Piece[] = [];
  let plain = '';
  for (const [at, word] of words.entries()) {
    plain += at === 0 ? '' : ' ';
    if (!isAsked(word, asked)) {
      plain += word;
      continue;
    }
    const [, before = '', core = '', after = ''] = CORE.exec(word) ?? [];
    if (plain + before !== '') pieces.push({ text: plain + before, marked: 'no' });
    pieces.push({ text: core, marked: 'yes' });
    plain = after;
  }
  if (plain !== '') pieces.push({ text: plain, marked: 'no' });
  return pieces;
};

/** A whole text with the words marked. */
export const marked = (text: string, words: readonly string[]): readonly Piece[] =>
  piecesOf(text.split(/\s+/u), words.flatMap(wordsIn));

/** Where to begin so that as many of the words as possible are in sight, with some words before the first. */
const bestStart = (text: readonly string[], asked: readonly string[]): number => {
  const found = text.map((word) => askedBy(word, asked));
  let [best, most] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && found[at] === undefined) continue;
    const inside = found.slice(at, at + LENGTH - 2 * LEAD).filter((one) => one !== undefined);
    const worth = new Set(inside).size + inside.length / 100;
    if (worth > most) [best, most] = [at, worth];
  }
  return best;
};

/** The words from `start` on, or from where their sentence begins if that is near. */
const comfortable = (text: readonly string[], start: number): number => {
  for (let at = start; at > Math.max(0, start - 2 * LEAD); at -= 1) if (/[.!?:·]$/u.test(text[at - 1] ?? '')) return at;
  return start <= 2 * LEAD ? 0 : start - LEAD;
};

/**
 * A passage around the words, with an ellipsis where something is left out. Without any of them it is the beginning.
 */
export const passage = (text: string, words: readonly string[]): readonly Piece[] => {
  const all = text.split(/\s+/u).filter((word) => word !== '');
  if (all.length === 0) return [];
  const asked = words.flatMap(wordsIn);
  const start = comfortable(all, bestStart(all, asked));
  const shown = all.slice(start, start + LENGTH);
  const before: readonly Piece[] = start > 0 ? [{ text: '… ', marked: 'no' }] : [];
  const after: readonly Piece[] = start + LENGTH < all.length ? [{ text: ' …', marked: 'no' }] : [];
  return [...before, ...piecesOf(shown, asked), ...after];
};
