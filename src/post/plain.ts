// A turn of nothing but orders, read without all that finds orders in letters: most who check a turn write one. Where a
// line is anything else, or might be to whoever reads letters, it is left to him.

import { awaits } from '../engine/index.ts';
import { type NotationContext, parseLines, type Sheet } from '../notation/index.ts';
import type { MailSheet } from './prose.ts';

/** What a line of a plain turn is. */
const PLAIN: ReadonlySet<Sheet['lines'][number]['what']> = new Set([
  'blank',
  'heading',
  'order',
  'declaration',
  'total',
  'money',
  'turn',
]);

/** A comment, a question, or a line that goes on in the next one. */
const MORE = /[?…#>]\s*$|;|\/\/|[,+&]\s*$/;

/** True if somebody is asked something that the sheet does not answer: he may have answered in words. */
const isUnanswered = ({ ruleset, state, power }: NotationContext, { orders }: Sheet): boolean =>
  awaits(ruleset, state).some(
    (due) =>
      (due.kind === 'decision' || due.kind === 'choice') &&
      due.from.includes(power) &&
      !orders.some(({ type }) => due.orders.includes(type)),
  );

/**
 * Reads lines of a mail that are all of the notation.
 *
 * @returns what `readMailSheet` makes of them; undefined where that must be asked
 */
export const readPlain = (context: NotationContext, lines: readonly string[]): MailSheet | undefined => {
  if (lines.some((line) => MORE.test(line))) return undefined;
  const text = lines.join('\n');
  const sheet = parseLines(context, text);
  const isPlain =
    sheet.problems.length === 0 &&
    sheet.lines.every(({ what, chat }) => PLAIN.has(what) && chat.length === 0) &&
    // Whoever gives up says so in many ways.
    !sheet.orders.some(({ type }) => type === 'resign') &&
    !isUnanswered(context, sheet);
  return isPlain ? { text, sheet, prose: [], requests: [] } : undefined;
};
