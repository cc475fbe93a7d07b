// A condition that stands over lines: `If Egypt is won:`, and below it what is done then, line by line; `Otherwise:`.

import type { Language } from '../../vocab/index.ts';
import type { NotationContext } from '../context.ts';
import { cursorOn } from '../cursor.ts';
import { endsTurn } from '../growth.ts';
import type { SheetSoFar } from '../items.ts';
import { readLine } from '../line.ts';
import { type Problem, problem } from '../problems.ts';
import { sentencesOf } from '../speech/sentence/sentences.ts';
import { phraseAt } from './elements.ts';
import { lineLanguage } from './openers.ts';
import { isOfGame, surelyHangs } from './sentence.ts';

/** A line that opens such a condition, with what it is asked if nothing stands below it. */
interface Opening {
  readonly opens: string;
  readonly asks: readonly Problem[];
}

/** A line below it, as it is meant: behind the condition. */
interface Under {
  readonly opens?: never;
  readonly text: string;
}

/** Each sentence of a line behind the condition; it would be that of the first alone. */
const meantUnder = (says: string, text: string): string => {
  const [first, ...more] = sentencesOf(text, () => false).map((each) => `${says} ${each.text}`);
  return [first ?? says, ...more].map((each, at) => (more.length === 0 ? each : asSentence(each, at))).join(' ');
};

/** Only with a capital and a stop one sentence ends where the next begins. */
const asSentence = (text: string, at: number): string =>
  (at === 0 ? text : text.charAt(0).toUpperCase() + text.slice(1)) + (/[.!?]$/u.test(text) ? '' : '.');

/** True for lines that hang on nothing, whatever stands above: headings, sums, the end of the turn. */
const isOfSheet = (context: NotationContext, line: number, text: string, sofar: SheetSoFar): boolean => {
  const read = readLine(cursorOn(context, line, text), sofar);
  if (read?.what === 'order') return endsTurn(read.item);
  return read?.what === 'heading' || read?.what === 'money' || read?.what === 'turn';
};

/**
 * What a line is to a condition over several: it opens one, or it hangs on the one above it; undefined for neither, and
 * for a line with a condition of its own.
 */
export const underOver = (
  context: NotationContext,
  line: number,
  text: string,
  { over, ...sofar }: SheetSoFar,
  ofSheet: Language,
): Opening | Under | undefined => {
  const isOpen = /:\s*$/u.test(text) && text.split(':').length === 2;
  if (over === undefined && !isOpen) return undefined;
  const language = lineLanguage(text, ofSheet);
  const cursor = cursorOn(context, line, text);
  const first = phraseAt(cursor.tokens, 0, language);
  const isElse = first?.words.has('else') === true;
  const hangs = isElse || surelyHangs(cursor, language);
  const isBare = isElse ? cursor.tokens[first.length]?.kind === 'colon' : isOfGame(context, text, language);
  if (isOpen && hangs && isBare)
    return { opens: text.trim(), asks: [problem({ line }, 'hangs-on-dice', { text: text.trim().slice(0, 60) })] };
  if (over === undefined || hangs || isOfSheet(context, line, text, sofar)) return undefined;
  return { text: meantUnder(over.says, text) };
};
