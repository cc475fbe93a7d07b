// What stands in a letter beside orders: the name it is signed with, and questions.

import type { LineReading } from './items.ts';
import { asksOnlySum } from './speech/sentence/sentences.ts';

/** `2 inf SEU > GER?`: whoever asks, outside of brackets, orders nothing yet. */
export const asks = (text: string, reading: LineReading | undefined): boolean =>
  reading?.what === 'order' &&
  ['moves', 'purchase', 'place'].includes(reading.item.kind) &&
  /\?/u.test(text.replace(/\([^)]*\)/gu, ' ')) &&
  !asksOnlySum(text);

/** A name alone in its line. */
const NAME = /^\s*[-–—/~]*\s*\p{Lu}[\p{L}'’-]{1,20}[.]?\s*$/u;
const POSTSCRIPT = /^\s*(?:#- )?(?:p\.?\s?p?\.?\s?s|nb)\b/iu;

/** True for a line where a letter is signed: below a blank one, and only a postscript below it. */
export const isSigned = (rows: readonly string[], at: number): boolean => {
  const below = rows.slice(at + 1).find((row) => row.trim() !== '');
  return NAME.test(rows[at] ?? '') && rows[at - 1]?.trim() === '' && (below === undefined || POSTSCRIPT.test(below));
};
