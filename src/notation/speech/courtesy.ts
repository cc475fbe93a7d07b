// What a letter says by way of courtesy: a wish that is an order to throw, and that the turn comes another day.

import type { Problem, ProblemCode } from '../problems.ts';
import { FORMAL } from './words/forms.ts';
import { POSTPONED, WISHED } from './words/manners.ts';
import { anyOf, anywhere } from './words/phrases.ts';

const OPENS = '(?<=^\\s*|[.!?]\\s+)';
const WISH = new RegExp(`${OPENS}(?:${anyOf(WISHED['if-somebody'])})\\s+(?=(?:${anyOf(FORMAL.throw)})\\b)`, 'giu');
const WOULD = `(?:${anyOf(WISHED.would)})`;
const WISH_LAST = new RegExp(
  `${OPENS}(?:${anyOf(WISHED.somebody)})\\s+([^.,!?]*?)(?:${WOULD}\\s+)?(${anyOf(WISHED.throwing)})(?:\\s+${WOULD})?(?![\\p{L}])`,
  'giu',
);

const WILLING = new RegExp(`\\s${WOULD}\\b`, 'iu');
const LUCK = anywhere(WISHED.luck);

/** An order to throw that is put as a wish, as the order it is: `If somebody would roll the Baltic for me`. */
export const withoutCourtesy = (text: string): string =>
  LUCK.test(text)
    ? text
    : text
        .replace(WISH, '')
        .replace(WISH_LAST, (whole, said: string, verb: string) => (WILLING.test(whole) ? `${said}${verb}` : whole));

const SOON = `(?:${anyOf(POSTPONED.later)})`;
const TURN = `(?:${anyOf(POSTPONED.turn)})`;
const LATER = new RegExp(`(?<!\\p{L})(?:${TURN}[^.!?]{0,60}?${SOON}|${SOON}[^.!?]{0,60}?${TURN})(?!\\p{L})`, 'iu');
const REST = anywhere(POSTPONED.rest);

/** Questions that something said to people raises, where nothing is ordered. */
const OF_CHAT: readonly ProblemCode[] = [
  'not-understood',
  'verb-missing',
  'units-missing',
  'target-missing',
  'hangs-on-dice',
];

/** True for a text that says that all of the turn comes later. */
export const comesLater = (text: string): boolean => LATER.test(text) && !REST.test(text);

/** True for a letter that says that the turn comes later, and in which nothing is like an order. */
export const isPutOff = (text: string, problems: readonly Problem[]): boolean =>
  comesLater(text) && problems.every(({ code }) => OF_CHAT.includes(code));
