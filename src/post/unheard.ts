// Sentences beside orders that no order was made of, although they name units and places. One of them may be an order
// in words that nobody expected: it is asked about, for an order left out in silence costs more than a question.

import { type Board, fold, powerNames, type Space, spaceNames, wordsOf } from '../board/index.ts';
import { type Problem, problemOf, type Sheet, saysBuying } from '../notation/index.ts';
import { isQuestion, isRemark, isThought } from './speech/chat.ts';
import { GOING_BACK, NOTHING, PLANES } from './speech/chat-words.ts';
import { countsUnits, listsUnits, mentionsUnit, placesIn } from './speech/mentions.ts';
import { saysPhrase } from './speech/phrases.ts';
import type { Sentence } from './speech/sentences.ts';
import { NOT } from './speech/words.ts';

/** `5 I, 3 P = 30`: things counted with what they come to, whatever they are called. */
const SUMMED = /^\s*\d+\s*\p{L}{1,5}\.?[\s,+&]+(?:\d+\s*\p{L}{1,5}\.?[\s,+&]*)+=\s*\d+\s*\p{L}{0,4}\.?\s*$/u;

/** As much of a sentence as a question about it quotes. */
const MOST_QUOTED = 60;

/** Names of fewer letters are words of everyday speech. */
const LEAST_LETTERS = 5;

/** True for places of which one at least is more than the name of a power, which people speak of in many ways. */
const areOfMap = (board: Board, text: string, least: number): boolean => {
  const words = wordsOf(text).filter((word) => word.length >= LEAST_LETTERS);
  const places = placesIn(board, words, []);
  const powers = new Set(board.powers.flatMap(powerNames).map(fold));
  const isPower = (space: Space | undefined): boolean =>
    space !== undefined && spaceNames(space).some((name) => powers.has(fold(name)));
  return places.length >= least && places.some((id) => !isPower(board.byId.get(id)));
};

const denies = (words: readonly string[]): boolean => saysPhrase(words, NOT) || saysPhrase(words, NOTHING);

/** True for a sentence that may order something, whatever its words. */
const mayOrder = (board: Board, sentence: Sentence): boolean => {
  const words = wordsOf(sentence.text);
  if (isQuestion(sentence) || isThought(sentence) || denies(words)) return false;
  const units = mentionsUnit(board, words);
  const isMap = areOfMap(board, sentence.text, 1);
  if ((units || isMap || saysPhrase(words, PLANES)) && saysPhrase(words, GOING_BACK)) return true;
  return !isRemark(sentence) && (areOfMap(board, sentence.text, 2) || (units && isMap));
};

/**
 * The sheet with a question about each sentence that may order something and was taken for words to people. Where
 * nothing else is ordered people only talk.
 *
 * @param said what was taken so, with lines from 0
 * @param written the lines of the letter
 * @param unread those of which nothing was made, not even talk
 */
export const withUnheard = (
  board: Board,
  sheet: Sheet,
  said: readonly Sentence[],
  written: readonly string[],
  unread: ReadonlySet<number>,
): Sheet => {
  const isBought = sheet.orders.some(({ type }) => type === 'purchase');
  const buys = (each: Sentence): boolean =>
    !isBought &&
    each.kind === 'statement' &&
    countsUnits(board, each.text) &&
    saysBuying(each.text) &&
    !isThought(each) &&
    !denies(wordsOf(each.text));
  const mayBuy = (each: Sentence): boolean =>
    buys(each) || (!isBought && each.kind === 'statement' && (listsUnits(board, each.text) || SUMMED.test(each.text)));
  const isUnread = ({ lines }: Sentence): boolean => lines.every((at) => unread.has(at));
  const asked = said.filter((each) =>
    sheet.orders.length === 0 ? buys(each) && isUnread(each) : mayBuy(each) || mayOrder(board, each),
  );
  if (asked.length === 0) return sheet;
  const problems = asked.map(
    ({ text, lines: [at = 0] }): Problem =>
      problemOf({ line: at + 1, column: 1 }, 'not-understood', { text: text.slice(0, MOST_QUOTED) }),
  );
  const lines = sheet.lines.map((line) => {
    const own = problems.filter((each) => each.line === line.line);
    if (own.length === 0) return line;
    const text = written[line.line - 1] ?? line.text;
    return { ...line, text, what: 'problem' as const, problems: [...line.problems, ...own] };
  });
  return { ...sheet, lines, problems: [...sheet.problems, ...problems].sort((a, b) => a.line - b.line) };
};
