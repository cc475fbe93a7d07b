// Research dice with words behind them: `2 research dice (10 IPC), fingers crossed`; and beside what is bought: `1 die
// for research (5), 9 inf (27)`.

import type { Language } from '../../../vocab/index.ts';
import { depthsOf } from '../../brackets.ts';
import { type Cursor, cursorOn } from '../../cursor.ts';
import type { Item } from '../../items.ts';
import { keywordLength } from '../../keywords.ts';
import { readLine } from '../../line.ts';
import { isUnits } from '../../units.ts';
import type { Scene } from '../sentence/scene.ts';
import type { Divide } from '../sentence/sentences.ts';
import { ABOUT_COMBAT } from '../words/forms.ts';
import { numberAt, wordsAt } from '../words/lexicon.ts';
import { anyOf } from '../words/phrases.ts';
import { LISTED } from '../words/set-phrases.ts';

/** Dice by a name that says what for: `onderzoeksworp`. */
const NAMED_DICE = new RegExp(`^(?:${anyOf(ABOUT_COMBAT.research)})`, 'iu');

const isResearchAt = (tokens: Cursor['tokens'], at: number): boolean =>
  keywordLength(tokens, at, 'research') > 0 ||
  (NAMED_DICE.test(tokens[at]?.text ?? '') && keywordLength(tokens, at, 'dice') > 0);

const isResearch = ({ tokens }: Cursor): boolean => tokens.some((_, at) => isResearchAt(tokens, at));

/** Words of what was, or may be: who tells of that orders nothing by it. */
const TELLING = ['another-time', 'past', 'condition', 'doubt', 'opinion', 'others'] as const;
/** Words that may stand beside dice that are ordered. */
const BESIDE = ['article', 'small', 'buy', 'throw', 'dice', 'ipc', 'spend', 'to', 'at', 'and', 'also', 'own'] as const;

/** The research that a sentence orders before its first comma; behind it nothing may be counted. */
export const readResearching = ({ cursor, elements, sofar }: Scene): Item | undefined => {
  const comma = elements.find((each) => each.kind === 'sign' && each.sign === 'comma')?.at;
  if (!isResearch(cursor) || comma === undefined) return undefined;
  const behind = elements.filter(({ at }) => at > comma);
  if (behind.some((each) => each.kind === 'number' || each.kind === 'place' || each.kind === 'unknown-unit'))
    return undefined;
  const text = cursor.tokens.slice(0, comma).map((token) => token.text);
  const strict = cursorOn(cursor.context, cursor.line, text.join(' '));
  const reading = readLine(strict, sofar);
  const isOrder = reading?.what === 'order' && reading.item.kind === 'order' && reading.item.order.type === 'research';
  return isOrder && strict.problem === undefined ? reading.item : undefined;
};

/** How many dice a clause about research orders; undefined if it counts none. */
const diceIn = (cursor: Cursor, language: Language): number | 'none' | undefined => {
  const { tokens } = cursor;
  const depths = depthsOf(tokens);
  let denies = false;
  const counted: number[] = [];
  const paid: number[] = [];
  for (const [at, { kind, text }] of tokens.entries()) {
    if ((depths[at] ?? 0) > 0) continue;
    const words = wordsAt(tokens, at, language)?.value;
    denies ||= words?.has('not') === true;
    const said = kind === 'number' ? Number(text) : kind === 'word' ? numberAt(tokens, at, language)?.value : undefined;
    if (said === undefined) continue;
    // `5 IPC`, `= 5`: what it costs.
    const isMoney = tokens[at - 1]?.text === '=' || wordsAt(tokens, at + 1, language)?.value.has('ipc') === true;
    (isMoney ? paid : counted).push(said);
  }
  const { dieCost } = cursor.context.ruleset.research;
  const [dice, ...more] = counted.length > 0 ? counted : paid.map((sum) => sum / dieCost);
  if (denies) return dice === undefined ? 'none' : undefined;
  // `tech  1 die  5`: with the price behind it.
  const isPriced = more.length === 1 && dice !== undefined && more[0] === dice * dieCost;
  return (more.length === 0 || isPriced) && Number.isInteger(dice) ? dice : undefined;
};

/** True if a clause says nothing but how many dice are thrown for research. */
const isAlone = ({ tokens }: Cursor, language: Language): boolean =>
  tokens.every(
    ({ kind }, at) =>
      kind !== 'word' ||
      keywordLength(tokens, at, 'research') > 0 ||
      keywordLength(tokens, at, 'dice') > 0 ||
      numberAt(tokens, at, language) !== undefined ||
      BESIDE.some((word) => wordsAt(tokens, at, language)?.value.has(word)),
  );

/** Words beside dice that are paid for: `we try our luck with three dice in the lab (15 IPC)`. */
const MOST_OTHERS = 4;

/** True if a clause says what its research dice cost. */
const isPaidFor = ({ context, tokens }: Cursor, dice: number, language: Language): boolean => {
  const others = tokens.filter(
    ({ kind }, at) => kind === 'word' && wordsAt(tokens, at, language) === undefined && !isResearchAt(tokens, at),
  );
  const cost = dice * context.ruleset.research.dieCost;
  const says = ({ kind, text }: Cursor['tokens'][number], at: number): boolean =>
    kind === 'number' ? Number(text) === cost : numberAt(tokens, at, language)?.value === cost;
  return others.length <= MOST_OTHERS && tokens.some(says);
};

/** The parts of a text between commas outside of brackets, and words that join a list. */
const CLAUSES = new RegExp(`(?:[,;+]|\\s(?:${anyOf(LISTED.joint)})\\s)(?![^(]*\\))`, 'giu');

/** A sentence that orders research and buys is two. */
export const researchApart: Divide = (context, line, text, language) => {
  const { tokens } = cursorOn(context, line, text);
  const tells = tokens.some((_, at) => TELLING.some((word) => wordsAt(tokens, at, language)?.value.has(word)));
  if (tells) return undefined;
  const [, title = '', body = text] = /^([\p{L}\s.]{2,20}\d{0,2}:\s+)(.*)$/su.exec(text) ?? [];
  const isTitled = title !== '' && !isResearch(cursorOn(context, line, title));
  const whole = isTitled ? body : text;
  const clauses = whole.split(CLAUSES);
  const own = clauses.findIndex((clause) => isResearch(cursorOn(context, line, clause)));
  if (own < 0) return undefined;
  const cursor = cursorOn(context, line, clauses[own] ?? '');
  const dice = diceIn(cursor, language);
  if (clauses.length === 1)
    return typeof dice === 'number' && (isAlone(cursor, language) || isPaidFor(cursor, dice, language))
      ? [`${dice} research`]
      : undefined;
  const others = clauses
    .filter((_, at) => at !== own)
    .join(',')
    .trim();
  const buys = cursorOn(context, line, others);
  const counted = (at: number): boolean =>
    buys.tokens[at]?.kind === 'number' || numberAt(buys.tokens, at, language) !== undefined;
  const hasUnits = buys.tokens.some(({ kind }, at) => kind === 'word' && counted(at - 1) && isUnits({ ...buys, at }));
  const ownUnits = cursor.tokens.some(({ kind }, at) => kind === 'word' && isUnits({ ...cursor, at }));
  if (!hasUnits || ownUnits) return undefined;
  if (dice === 'none') return [others];
  if (dice === undefined) return undefined;
  return [`${dice} research`, others];
};
