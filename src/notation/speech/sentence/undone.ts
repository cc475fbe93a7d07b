// What somebody was going to do, thinks little of, or proposes to others, by the words that say so.

import { anyOf } from '../words/phrases.ts';
import { UNDONE } from '../words/telling.ts';

const ONCE = new RegExp(`(?<!\\p{L})(?:${anyOf(UNDONE.once)})(?!\\p{L})`, 'iu');
/** `Hans schlägt 3 Inf … vor` */
const PROPOSED = new RegExp(
  `(?<!\\p{L})(?:${anyOf(UNDONE.proposes)})(?!\\p{L}).*(?<!\\p{L})(?:${anyOf(UNDONE['behind-it'])})[\\s.!]*$`,
  'iu',
);

/** True for a text that tells what somebody has not done, or only proposes. */
export const isLeftUndone = (text: string): boolean => ONCE.test(text) || PROPOSED.test(text);
