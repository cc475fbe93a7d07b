// Seas told by their shores: `de zee rond Wake`, `waters off Okinawa`, `die See vor den Philippinen`; and one that only
// points to such a word: `naar die van Okinawa`, `to that of Wake`.

import { anyOf, type Phrases } from '../words/phrases.ts';
import { JOINTS, OFFSHORE } from '../words/set-phrases.ts';

/** In small letters or with a capital; names beside them have one. */
const anyCase = (row: Phrases[string]): string =>
  anyOf(row)
    .split('|')
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join('|');
/** A name of one or more words with capitals, behind an article. */
const NAME = `(?:(?:${anyOf(JOINTS.article)})\\s+)?(\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+)*)`;
const SEA = anyCase(OFFSHORE.sea);

const NEAR_SHORE = new RegExp(
  `\\b(?:(?:${anyOf(JOINTS.article)})\\s+)?(?:${SEA})\\s+(?:${anyOf(OFFSHORE.near)})\\s+${NAME}`,
  'gu',
);
/** `to that of Wake`, behind a sea that was named. */
const THAT_OF = new RegExp(`\\b(${anyOf(OFFSHORE.to)})\\s+(?:${anyOf(OFFSHORE['that-of'])})\\s+${NAME}`, 'gu');
const ANY_SEA = new RegExp(`(?:${SEA})(?![\\p{L}])|\\bSZ\\b`, 'u');

/** A text with such seas as zones of their shores: `Wake SZ`. */
export const withShores = (text: string): string => {
  const named = text.replace(NEAR_SHORE, (_, shore: string) => `${shore} SZ`);
  return ANY_SEA.test(text) ? named.replace(THAT_OF, (_, lead: string, shore: string) => `${lead} ${shore} SZ`) : named;
};
