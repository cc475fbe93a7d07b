// The end of a turn said beside something else: `3 inf to Moscow, done`, `Turn complete, the Yanks may go`.

import { wordsOf } from '../../../board/index.ts';
import { countEntries, LANGUAGES } from '../../../vocab/index.ts';
import { boardOf, isBeforeCombat, type NotationContext } from '../../context.ts';
import { type Cursor, cursorOn } from '../../cursor.ts';
import { ownerIn } from '../../peoples.ts';
import { powerNamed } from '../../places.ts';
import { KEYWORDS } from '../../words.ts';
import { nothing, type Said } from '../said.ts';
import { type Element, elementsOf } from '../sentence/elements.ts';
import { isWord, type Scene } from '../sentence/scene.ts';
import type { Divide } from '../sentence/sentences.ts';
import { isRoundWord, powerMeant } from '../sentence/shape.ts';
import { ACTS } from '../words/acts.ts';
import { CLOSINGS } from '../words/closings.ts';
import { anyOf, phrasesIn } from '../words/phrases.ts';
import { HANDOVER, JOINTS } from '../words/set-phrases.ts';
import { deniesCombat, isBareRequest } from './fighting.ts';

const [END_TURN] = KEYWORDS['end-turn'].en;

/** A few words behind the last comma. */
const LAST_CLAUSE = /,[^,\d]{2,40}$/u;
/** Words before the first comma or dash, and nobody's number behind it. */
const FIRST_CLAUSE = /^[^,;\d]{3,60}?(?:,|;|\s[–-])\s[^\d]{2,60}$/u;

/** Most words of who comes next, or of a wish. */
const MOST_GREETING = 6;

const isComma = (each: Element | undefined): boolean =>
  each?.kind === 'sign' && ['comma', 'semicolon', 'dash'].includes(each.sign);

/** Fewer words may say something else, unless they are all of a clause. */
const LEAST_CLOSING = 3;

const ENDINGS: readonly (readonly string[])[] = LANGUAGES.flatMap((language) =>
  phrasesIn(ACTS['end-turn'][language]).map((phrase) => wordsOf(phrase)),
);
const SAID: readonly string[] = ENDINGS.filter((words) => words.length >= LEAST_CLOSING).map(
  (words) => ` ${words.join(' ')} `,
);
const ALONE: ReadonlySet<string> = new Set(ENDINGS.map((words) => words.join(' ')));

/** True if a text says in so many words that the turn is over: `Das war mein Zug`, `Done, Russia is up`. */
export const closesTurn = (text: string): boolean => {
  const words = ` ${wordsOf(text).join(' ')} `;
  const clauses = text.split(/[,;.!:]|\s[–-]\s/u).map((clause) => wordsOf(clause).join(' '));
  return SAID.some((phrase) => words.includes(phrase)) || clauses.some((clause) => ALONE.has(clause));
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

/** Words beside the end of a turn that say nothing else. */
const MOST_OTHERS = 2;

const isOwnPower = (cursor: Cursor, each: Element): boolean => {
  const { context } = cursor;
  if (each.kind === 'place') return powerMeant(cursor, each) === context.power;
  if (each.kind !== 'other') return false;
  return [powerNamed(boardOf(context), each.text), ownerIn(each.text.replace(/s$/u, ''))].includes(context.power);
};

/** `That's my turn, over to London`: whose turn comes next. */
const namesPowers = ({ cursor, elements }: Scene): boolean =>
  elements.every(
    (each, at) => each.kind !== 'place' || isWord(elements[at - 1], 'to') || powerMeant(cursor, each) !== undefined,
  );

/** `Damit ist GB fertig`, `Russia is done`: one's own power, and nothing else that is the matter of a turn. */
const endsOwn = ({ cursor, elements }: Scene): boolean =>
  elements.some((each) => isOwnPower(cursor, each)) &&
  elements.every(
    (each) =>
      isOwnPower(cursor, each) ||
      each.kind === 'sign' ||
      isRoundWord(each) ||
      isWord(each, 'end-turn', 'article', 'small', 'being', 'so', 'again', 'and', 'from', 'to', 'own', 'thanks'),
  );

/** `done gl`, `fertig lg`, `klaar gr piet`: how a letter closes right behind the end of the turn. */
const CLOSING = [CLOSINGS.wish, CLOSINGS.word, CLOSINGS.greeting].map(anyOf).join('|');
const CLOSES = new RegExp(`^(?:${CLOSING})(?:[\\s,!.]+\\p{L}[\\p{L}'’-]*){0,6}[\\s,!.]*$`, 'iu');
/** Most words of the end of a turn and what closes the letter. */
const MOST_CLOSING = 9;

/** Where the words that end a turn begin, if nothing but a greeting stands behind them. */
const closingFrom = ({ tokens }: Cursor, elements: readonly Element[]): number | undefined => {
  const from = elements.findLastIndex((each) => isWord(each, 'end-turn'));
  const last = elements[from];
  if (last === undefined || elements.length - from > MOST_CLOSING) return undefined;
  const behind = tokens
    .slice(last.end)
    .map(({ text }) => text)
    .join(' ');
  if (behind !== '' && !CLOSES.test(behind)) return undefined;
  let at = from;
  while (at > 0 && isWord(elements[at - 1], 'so', 'own', 'small', 'and', 'please', 'end-turn')) at -= 1;
  return at;
};

/** The end of a turn, where a sentence says that it is over. */
export const readEnding = (scene: Scene): Said | undefined => {
  const { cursor, elements, sofar, has } = scene;
  const { context } = cursor;
  if (!has('end-turn') || elements.some(({ kind }) => kind === 'units' || kind === 'number')) return undefined;
  const isAlone = closingFrom(cursor, elements) === 0;
  // A few words may stand around it: `there is nothing to place, so that is the end of my turn`.
  const closes =
    elements.some(
      (each) => isWord(each, 'end-turn') && (each.end - each.at > 1 || (each.at === 0 && elements[1]?.kind === 'sign')),
    ) && elements.filter(({ kind }) => kind === 'other').length <= MOST_OTHERS;
  // `That is all, placing comes separately`: the turn goes on in another letter.
  const later = elements.filter((each) => isWord(each, 'place', 'buy', 'move'));
  const goesOn = has('place', 'buy') && later.length > 1 && !has('not');
  const isHanded = closes && !has('move', 'attack', 'place', 'land') && namesPowers(scene);
  const isEnd =
    !goesOn &&
    (isAlone ||
      ((elements.every(({ kind }) => kind !== 'place') || isHanded || endsOwn(scene)) &&
        elements.every(({ kind }) => kind !== 'other' || closes || endsOwn(scene))));
  if (!isEnd) return undefined;
  if (sofar.ended !== 'no') return nothing('turn');
  const isLate = sofar.section === 'noncombat-move' || sofar.section === 'place';
  return sofar.fought === 'yes' || countEntries(sofar.placed).length > 0 || isLate || !isBeforeCombat(context)
    ? { what: 'order', items: [{ kind: 'order', order: { type: 'end-turn' } }], remarks: [] }
    : // `So, Amerika ist dran`: whose turn it is, before anything is done.
      nothing(endsOwn(scene) ? 'turn' : 'chat');
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

const HANDED = new RegExp(
  `^(.{8,}?)[,;]?\\s+(?:(?:${anyOf(HANDOVER.before)})\\s+){0,4}((?:${anyOf(HANDOVER['next-is'])})\\s+[^,;:.]+?)[.!]*$`,
  'iu',
);

/** `All nine infantry go to England, and then it is over to Japan`: what is ordered, and whose turn comes. */
const handedApart = (context: NotationContext, text: string): readonly string[] | undefined => {
  const [, head, tail = ''] = HANDED.exec(text.trim()) ?? [];
  const [, name = ''] = HANDS_OVER.exec(tail) ?? [];
  const next = powerNamed(boardOf(context), name);
  if (head === undefined || next === undefined || next === context.power) return undefined;
  return handsOver(context, tail) ? [head, END_TURN] : [head];
};

/** A sentence that orders and ends the turn is two; what only hands over to the next player is left out. */
export const endedApart: Divide = (context, line, text, language) => {
  if (handsOver(context, text)) return [END_TURN];
  const handed = handedApart(context, text);
  if (handed !== undefined) return handed;
  if (!(LAST_CLAUSE.test(text) || FIRST_CLAUSE.test(text))) return undefined;
  const cursor = cursorOn(context, line, text);
  const elements = elementsOf(cursor, language);
  const until = ({ at }: Element): number => (cursor.tokens[at]?.column ?? 1) - 1;
  const opening = openingEnd(elements);
  const behind = elements[opening ?? -1];
  if (behind !== undefined) return [text.slice(0, until(behind))];
  const last = elements.at(-1);
  // `…, und Schluss`
  const [comma] = elements
    .slice(0, -1)
    .filter((each) => !isWord(each, 'and') || each.end !== last?.at)
    .slice(-1);
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

/** What is not sure is not cut: all of it hangs on the same. */
const UNSURE = ['not', 'condition', 'doubt', 'should', 'another-time', 'others', 'past', 'opinion'] as const;

/** True for a clause that wants the dice thrown, and nothing else. */
export const isThrowing = (clause: readonly Element[]): boolean =>
  clause.some((each) => isWord(each, 'throw')) &&
  clause.every((each) => (each.kind === 'word' || each.kind === 'other') && !isWord(each, ...NO_THROW)) &&
  clause.filter(({ kind }) => kind === 'other').length <= 2;

/** A sentence that orders and wants the dice thrown is two: `2 inf from Karelia to Finland, and roll it right away`. */
export const thrownApart: Divide = (context, line, text, language) => {
  const cursor = cursorOn(context, line, text);
  const elements = elementsOf(cursor, language);
  // `Dice, please – and no, I can't retreat, I know`: what stands behind the dash is said to people.
  const dash = elements.findIndex((each) => each.kind === 'sign' && ['dash', 'rule'].includes(each.sign));
  const asked = elements.slice(0, Math.max(0, dash));
  const behind = elements[dash + 1];
  const talks = elements.slice(dash + 1).every(({ kind }) => kind === 'word' || kind === 'other' || kind === 'sign');
  const isAsked = asked.some((each) => isWord(each, 'please')) && asked.some((each) => isWord(each, 'throw', 'dice'));
  if (isAsked && isBareRequest(asked) && talks && behind !== undefined) {
    const from = (cursor.tokens[behind.at]?.column ?? 1) - 1;
    return [text.slice(0, (cursor.tokens[elements[dash]?.at ?? 0]?.column ?? 1) - 1), text.slice(from)];
  }
  // `Roll all four and let me know how bad it is`
  const joint = elements.findIndex((each) => isComma(each) || isWord(each, 'and'));
  const [opening, told] = [elements.slice(0, Math.max(0, joint)), elements.slice(joint + 1)];
  const isRequest = opening.some((each) => isWord(each, 'throw')) && isBareRequest(withoutNumber(opening));
  const isTold =
    told.length > 0 &&
    told.every(({ kind }) => kind === 'word' || kind === 'other' || kind === 'sign') &&
    told.some(({ kind }) => kind === 'other') &&
    !told.some((each) => isWord(each, ...NOT_TOLD));
  const [sign, word] = elements.slice(Math.max(0, joint), joint + 2);
  if (isRequest && isTold && sign !== undefined && word !== undefined) {
    const column = ({ at }: Element): number => (cursor.tokens[at]?.column ?? 1) - 1;
    return [text.slice(0, column(sign)), text.slice(column(word))];
  }
  const cut = elements.findLastIndex((each) => isComma(each) || isWord(each, 'and'));
  const clause = elements.slice(cut + 1);
  const isThrow = isThrowing(clause);
  const opens = elements.slice(0, Math.max(0, cut));
  const orders = ['units', 'place'].every((kind) => opens.some((each) => each.kind === kind));
  // `Tea is at five - dice please`: what stands before it is said to people.
  const isSaid =
    cut > 0 &&
    isComma(elements[cut]) &&
    opens.every((each) => ['word', 'other', 'number', 'sign'].includes(each.kind)) &&
    !opens.some((each) => isWord(each, 'throw', 'dice', 'first', 'again', 'attack', ...NO_THROW));
  // `Roll Sinkiang now, the other one we do tomorrow`
  const isLater =
    cut > 0 &&
    isComma(elements[cut]) &&
    clause.some((each) => isWord(each, 'another-time')) &&
    opens.some((each) => isWord(each, 'throw', 'dice')) &&
    opens.some(({ kind }) => kind === 'place') &&
    !opens.some((each) => isWord(each, ...NO_THROW) || each.kind === 'units');
  const isCalled = isBareRequest(clause) && clause.some((each) => isWord(each, 'throw', 'please'));
  const [mark, next] = elements.slice(cut, cut + 2);
  if (!((isThrow && orders) || (isSaid && isCalled) || isLater) || mark === undefined || next === undefined)
    return undefined;
  const at = (each: Element): number => (cursor.tokens[each.at]?.column ?? 1) - 1;
  return [text.slice(0, at(mark)), text.slice(at(next))];
};

/** `all four` counts the battles. */
const withoutNumber = (elements: readonly Element[]): readonly Element[] =>
  elements.filter((each, at) => each.kind !== 'number' || !isWord(elements[at - 1], 'all'));

/** What is said behind a request changes it with one of these. */
const NOT_TOLD = ['throw', 'dice', 'condition', 'another-time', 'should', 'first', 'leave', 'attack', 'land'] as const;

/** Words of a wish for dice behind an order, with no sign between. */
const isOfWish = (each: Element): boolean =>
  isWord(each, 'throw', 'dice', 'please', 'thanks', 'small', 'them', 'all', 'both', 'and', 'so') &&
  !isWord(each, ...NO_THROW);

/** Where the dice are asked for at the end of a sentence: `…, both land in Caucasus dice pls`. */
const throwFrom = (elements: readonly Element[]): number | undefined => {
  const from = elements.findLastIndex((each) => !isOfWish(each)) + 1;
  const [lead, wish] = [elements[from - 1], elements.slice(from)];
  const isCalled = wish.some((each) => isWord(each, 'throw', 'dice')) && isBareRequest(wish);
  const isBehind =
    lead?.kind === 'place' || lead?.kind === 'units' || isWord(lead, 'also', 'home', 'there', 'back', 'along');
  return isCalled && isBehind && !isWord(wish[0], 'all', 'both', 'them') ? from : undefined;
};

/**
 * What is said at the end of a sentence with no sign before it, as people write on a telephone: the dice are asked for,
 * the turn is over. `all 8 in moscow done gl`
 */
export const tailApart: Divide = (context, line, text, language) => {
  const cursor = cursorOn(context, line, text);
  const elements = elementsOf(cursor, language);
  const until = (each: Element): number => (cursor.tokens[each.at]?.column ?? 1) - 1;
  const closing = closingFrom(cursor, elements);
  const ends = closing ?? elements.length;
  const last = elements[ends - 1];
  const isEnd =
    closing !== undefined &&
    (last?.kind === 'place' || last?.kind === 'units' || isWord(last, 'throw', 'dice', 'there', 'home', 'please'));
  const head = isEnd ? elements.slice(0, ends) : elements;
  // `Ukraine und Mandschurei würfeln` only says which.
  const thrown = head.some(({ kind }) => kind === 'units') ? throwFrom(head) : undefined;
  const cuts = [...(thrown === undefined ? [] : [thrown]), ...(isEnd ? [ends] : [])];
  const [first] = cuts;
  const opens = elements.slice(0, first);
  // `So, Amerika ist dran`
  const isTitle = opens.every((each) => isOwnPower(cursor, each) || isWord(each, 'small', 'so') || isComma(each));
  const isOrder = !isTitle && opens.some(({ kind }) => kind === 'units' || kind === 'place');
  if (first === undefined || !isOrder || opens.some((each) => isWord(each, ...UNSURE))) return undefined;
  return [0, ...cuts].map((at, nth) => {
    const [from, to] = [elements[at], elements[cuts[nth] ?? elements.length]];
    const start = at === 0 || from === undefined ? 0 : until(from);
    return text.slice(start, to === undefined ? text.length : until(to));
  });
};

/** A few words without a number behind the last comma. */
const LAST_WORDS = /,\s*([^,\d]{3,40})$/u;
const MOST_WORDS = 5;

/** What is bought, and that nobody attacks: `A quiet one: 8 inf, no attacks`. */
export const peacefulApart: Divide = (context, line, text, language) => {
  const [whole = '', tail = ''] = LAST_WORDS.exec(text.replace(/[.!]+$/u, '')) ?? [];
  if (tail === '' || !deniesCombat(tail)) return undefined;
  const clause = elementsOf(cursorOn(context, line, tail), language);
  const isPlain = clause.length <= MOST_WORDS && clause.every(({ kind }) => kind === 'word' || kind === 'other');
  const head = text.slice(0, text.lastIndexOf(whole));
  const buys = elementsOf(cursorOn(context, line, head), language).some(({ kind }) => kind === 'units');
  const denies = clause.some((each) => isWord(each, 'not')) && !clause.some((each) => isWord(each, 'never', 'opinion'));
  return isPlain && denies && buys ? [head, tail] : undefined;
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
