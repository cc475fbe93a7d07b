// The end of a turn said beside something else: `3 inf to Moscow, done`, `Turn complete, the Yanks may go`.

import { wordsOf } from '../../../board/index.ts';
import { LANGUAGES } from '../../../vocab/index.ts';
import { boardOf, isBeforeCombat, type NotationContext } from '../../context.ts';
import { cursorOn } from '../../cursor.ts';
import { powerNamed } from '../../places.ts';
import { KEYWORDS } from '../../words.ts';
import { type Element, elementsOf } from '../sentence/elements.ts';
import { isWord } from '../sentence/scene.ts';
import type { Divide } from '../sentence/sentences.ts';
import { ACTS } from '../words/acts.ts';
import { anyOf, phrasesIn } from '../words/phrases.ts';
import { HANDOVER, JOINTS } from '../words/set-phrases.ts';
import { isBareRequest } from './fighting.ts';

const [END_TURN] = KEYWORDS['end-turn'].en;

/** A few words behind the last comma. */
const LAST_CLAUSE = /,[^,\d]{2,40}$/u;
/** Words before the first comma or dash, and nobody's number behind it. */
const FIRST_CLAUSE = /^[^,;\d]{3,60}?(?:,|;|\s[–-])\s[^\d]{2,60}$/u;

/** Most words of who comes next, or of a wish. */
const MOST_GREETING = 6;

const isComma = (each: Element | undefined): boolean =>
  each?.kind === 'sign' && ['comma', 'semicolon', 'dash'].includes(each.sign);

/** Fewer words may say something else. */
const LEAST_CLOSING = 3;

const CLOSINGS: readonly string[] = LANGUAGES.flatMap((language) => phrasesIn(ACTS['end-turn'][language]))
  .map((phrase) => wordsOf(phrase))
  .filter((words) => words.length >= LEAST_CLOSING)
  .map((words) => ` ${words.join(' ')} `);

/** True if a text says in so many words that the turn is over: `Das war mein Zug`. */
export const closesTurn = (text: string): boolean => {
  const words = ` ${wordsOf(text).join(' ')} `;
  return CLOSINGS.some((phrase) => words.includes(phrase));
};

/** Where the clause ends that says the turn is over, if nothing behind it may be an order. */
const openingEnd = (elements: readonly Element[]): number | undefined => {
  const comma = elements.findIndex(isComma);
  const opening = elements.slice(0, comma);
  const ends =
    comma > 0 &&
    opening.some((each) => isWord(each, 'end-turn')) &&
    opening.every((each) => isWord(each, 'end-turn', 'article', 'small', 'so', 'again'));
  // Who comes next may be named, by whatever word; what is done, or hangs on something, is more than that.
  const rest = elements.slice(comma + 1);
  const isGreeting = rest.every(
    (each) =>
      ['other', 'place', 'sign', 'word'].includes(each.kind) &&
      !isWord(
        each,
        'condition',
        'else',
        'because',
        'not',
        'correct',
        'except',
        'attack',
        'buy',
        'place',
        'land',
        'throw',
      ) &&
      !isWord(each, 'load', 'unload', 'all', 'rest', 'from'),
  );
  return ends && isGreeting && rest.length <= MOST_GREETING ? comma : undefined;
};

const HANDS_OVER = new RegExp(
  `^(?:${anyOf(HANDOVER['next-is'])})\\s+(?:(?:${anyOf(JOINTS.article)})\\s+)?([^,;:]+?)[.!]*$`,
  'iu',
);

/** Behind the battles, who says whose turn comes has ended his. */
const handsOver = (context: NotationContext, text: string): boolean => {
  const [, name = ''] = HANDS_OVER.exec(text.trim()) ?? [];
  const next = name === '' || isBeforeCombat(context) ? undefined : powerNamed(boardOf(context), name);
  return next !== undefined && next !== context.power;
};

/** A sentence that orders and ends the turn is two; what only hands over to the next player is left out. */
export const endedApart: Divide = (context, line, text, language) => {
  if (handsOver(context, text)) return [END_TURN];
  if (!(LAST_CLAUSE.test(text) || FIRST_CLAUSE.test(text))) return undefined;
  const cursor = cursorOn(context, line, text);
  const elements = elementsOf(cursor, language);
  const until = ({ at }: Element): number => (cursor.tokens[at]?.column ?? 1) - 1;
  const opening = openingEnd(elements);
  const behind = elements[opening ?? -1];
  if (behind !== undefined) return [text.slice(0, until(behind))];
  const [comma, last] = elements.slice(-2);
  const isEnd = isWord(last, 'end-turn') && comma?.kind === 'sign' && comma.sign === 'comma';
  if (!isEnd || !elements.some(({ kind }) => kind === 'units' || kind === 'place')) return undefined;
  const cut = until(comma);
  return [text.slice(0, cut), text.slice(cut + 1)];
};

/** Words that make of a clause about dice something else than an order to throw them. */
const NO_THROW = [
  'not',
  'condition',
  'doubt',
  'should',
  'another-time',
  'others',
  'past',
  'opinion',
  'land',
  'move',
] as const;

/** A sentence that orders and wants the dice thrown is two: `2 inf from Karelia to Finland, and roll it right away`. */
export const thrownApart: Divide = (context, line, text, language) => {
  const cursor = cursorOn(context, line, text);
  const elements = elementsOf(cursor, language);
  const cut = elements.findLastIndex((each) => isComma(each) || isWord(each, 'and'));
  const clause = elements.slice(cut + 1);
  const isThrow =
    clause.some((each) => isWord(each, 'throw')) &&
    clause.every((each) => (each.kind === 'word' || each.kind === 'other') && !isWord(each, ...NO_THROW)) &&
    clause.filter(({ kind }) => kind === 'other').length <= 2;
  const opens = elements.slice(0, Math.max(0, cut));
  const orders = ['units', 'place'].every((kind) => opens.some((each) => each.kind === kind));
  // `Tea is at five - dice please`: what stands before it is said to people.
  const isSaid =
    cut > 0 &&
    isComma(elements[cut]) &&
    opens.every((each) => ['word', 'other', 'number', 'sign'].includes(each.kind)) &&
    !opens.some((each) => isWord(each, 'throw', 'dice', 'first', 'again', 'attack', ...NO_THROW));
  const isCalled = isBareRequest(clause) && clause.some((each) => isWord(each, 'throw', 'please'));
  const [mark, next] = elements.slice(cut, cut + 2);
  if (!((isThrow && orders) || (isSaid && isCalled)) || mark === undefined || next === undefined) return undefined;
  const at = (each: Element): number => (cursor.tokens[each.at]?.column ?? 1) - 1;
  return [text.slice(0, at(mark)), text.slice(at(next))];
};

const MEANTIME = new RegExp(`,?\\s+(?:${anyOf(JOINTS.meanwhile)})\\s+`, 'iu');

/** Two attacks told at once are two: `4 inf from Ukraine attack Caucasus, while 2 inf from Libya attack Egypt`. */
export const meantimeApart: Divide = (context, line, text, language) => {
  const parts = text.split(MEANTIME);
  const orders = (part: string): boolean => {
    const elements = elementsOf(cursorOn(context, line, part), language);
    return ['units', 'place'].every((kind) => elements.some((each) => each.kind === kind));
  };
  return parts.length === 2 && parts.every(orders) ? parts : undefined;
};
