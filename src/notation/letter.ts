// What stands in a letter beside orders: the name it is signed with, and questions.

import type { LineReading } from './items.ts';
import type { Problem, ProblemCode } from './problems.ts';
import { FORMAL, POSTPONED } from './speech/words/forms.ts';
import { anyOf } from './speech/words/phrases.ts';

/** A question that asks for nothing but whether a sum is right: `I buy 8 inf, that is 24, right?` */
const SUM_ASKED = new RegExp(`,\\s*(?:${anyOf(FORMAL['that-is'])})\\b[^,]*\\d[^,]*\\?+\\s*$`, 'iu');

/** `Roll the raid and the fight, would you?`: what makes a request polite. */
const TAG = new RegExp(
  `(?<=^(?:${anyOf(FORMAL.throw)})\\b[^?]*),\\s*(?:${anyOf(FORMAL.tag)})` +
    `(?:\\s+(?:${anyOf(FORMAL.please)}))?\\s*\\?+\\s*$`,
  'iu',
);

/** A request without the words that only make it polite. */
export const withoutTag = (text: string): string => text.replace(TAG, '');

const OPENS = '(?<=^\\s*|[.!?]\\s+)';
const WISHED = new RegExp(`${OPENS}(?:${anyOf(FORMAL['if-somebody'])})\\s+(?=(?:${anyOf(FORMAL.throw)})\\b)`, 'giu');
const WOULD = `(?:${anyOf(FORMAL.would)})`;
const WISHED_LAST = new RegExp(
  `${OPENS}(?:${anyOf(FORMAL.somebody)})\\s+([^.,!?]*?)(?:${WOULD}\\s+)?(${anyOf(FORMAL.throwing)})(?:\\s+${WOULD})?(?![\\p{L}])`,
  'giu',
);

const WILLING = new RegExp(`\\s${WOULD}\\b`, 'iu');
const LUCK = new RegExp(`(?<!\\p{L})(?:${anyOf(FORMAL.luck)})(?!\\p{L})`, 'iu');

/** An order to throw that is put as a wish, as the order it is: `If somebody would roll the Baltic for me`. */
export const withoutCourtesy = (text: string): string =>
  LUCK.test(text)
    ? text
    : text
        .replace(WISHED, '')
        .replace(WISHED_LAST, (whole, said: string, verb: string) => (WILLING.test(whole) ? `${said}${verb}` : whole));

/** True for what is put as a question and asks nothing: whether a sum is right, or whether somebody would throw. */
export const asksNothing = (text: string): boolean => SUM_ASKED.test(text) || TAG.test(text.trim());

/** `2 inf SEU > GER?`: whoever asks, outside of brackets, orders nothing yet. */
export const asks = (text: string, reading: LineReading | undefined): boolean =>
  reading?.what === 'order' &&
  ['moves', 'purchase', 'place'].includes(reading.item.kind) &&
  /\?/u.test(text.replace(/\([^)]*\)/gu, ' ')) &&
  !asksNothing(text);

/** A name alone in its line. */
const NAME = /^\s*[-–—/~]*\s*\p{Lu}[\p{L}'’-]{1,20}[.]?\s*$/u;
const POSTSCRIPT = /^\s*(?:#- )?(?:p\.?\s?p?\.?\s?s|nb)\b/iu;

/** True for problems that a name has, too; a slip of the pen, such as `Fihgt`, has a word near it. */
const isNoSlip = (problems: readonly Problem[]): boolean =>
  problems.length > 0 &&
  problems.every(
    ({ code, nearest }) =>
      code === 'ambiguous-space' || nearest.every(({ kind }) => kind !== 'word' && kind !== 'space'),
  );

/**
 * True for a line where a letter is signed: below a blank one, and only a postscript below it. Above a postscript a
 * word alone is a name, however near it comes to another word.
 */
export const isSigned = (rows: readonly string[], at: number, problems: readonly Problem[]): boolean => {
  const below = rows.slice(at + 1).find((row) => row.trim() !== '');
  const isName = NAME.test(rows[at] ?? '') && rows[at - 1]?.trim() === '';
  if (below === undefined) return isName && isNoSlip(problems);
  return isName && POSTSCRIPT.test(below) && problems.length > 0;
};

const SOON = `(?:${anyOf(POSTPONED.later)})`;
const TURN = `(?:${anyOf(POSTPONED.turn)})`;
const LATER = new RegExp(`(?<!\\p{L})(?:${TURN}[^.!?]{0,60}?${SOON}|${SOON}[^.!?]{0,60}?${TURN})(?!\\p{L})`, 'iu');
const REST = new RegExp(`(?<!\\p{L})(?:${anyOf(POSTPONED.rest)})(?!\\p{L})`, 'iu');

/** Questions that something said to people raises, where nothing is ordered. */
const OF_CHAT: readonly ProblemCode[] = [
  'not-understood',
  'verb-missing',
  'units-missing',
  'target-missing',
  'hangs-on-dice',
];

/** True for a letter that says that the turn comes later, and in which nothing is like an order. */
export const isPutOff = (text: string, problems: readonly Problem[]): boolean =>
  LATER.test(text) && !REST.test(text) && problems.every(({ code }) => OF_CHAT.includes(code));
