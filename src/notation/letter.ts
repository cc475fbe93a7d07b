// What stands in a letter beside orders: the name it is signed with, and questions.

import type { LineReading } from './items.ts';
import type { Problem } from './problems.ts';
import { FORMAL } from './speech/words/forms.ts';
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
