// Purchases with what they cost: `8 inf = 24`, `3 trn, 3 inf (33), save 1`, prices and sums in a column. Money is
// checked and never taken for units.

import { fold } from '../../../board/index.ts';
import { cashOf } from '../../../engine/state/queries.ts';
import { countEntries, sumCounts, type UnitCounts } from '../../../vocab/index.ts';
import { boardOf, type NotationContext } from '../../context.ts';
import { type Cursor, fault, note } from '../../cursor.ts';
import { costOf } from '../../ledger.ts';
import { settleUnits, type UnitPhrase } from '../../units.ts';
import type { Element } from '../sentence/elements.ts';
import { isSign, isWord, type Scene } from '../sentence/scene.ts';
import { ACTS } from '../words/acts.ts';
import { SETTLED } from '../words/manners.ts';
import { anywhere, phrasesIn } from '../words/phrases.ts';

const BUYING = anywhere(ACTS.buy);

/** True for a text with a word for buying in any language. */
export const saysBuying = (text: string): boolean => BUYING.test(text);

/** Whether units can be bought beside others, where they can be bought alone. */
export const isPayable = (context: NotationContext, bought: UnitCounts, more: UnitCounts): boolean => {
  const cash = cashOf(context.state, context.power);
  const cost = costOf({ context }, more);
  return costOf({ context }, bought) + cost <= cash || cost > cash;
};

/** A sign that parts a price from what it pays. */
const isEquals = (cursor: Cursor, element: Element | undefined): boolean =>
  element?.kind === 'sign' && /^[=@]$/.test(cursor.tokens[element.at]?.text ?? '');

/** `(16 + 12 = 27, all gone)`: numbers between brackets that no unit stands in. */
const isSumInBrackets = (elements: readonly Element[], at: number): boolean => {
  const open = elements.slice(0, at).findLastIndex((each) => isSign(each, 'open', 'close'));
  const close = elements.findIndex((each, index) => index > at && isSign(each, 'close', 'open'));
  if (!isSign(elements[open], 'open') || !isSign(elements[close], 'close')) return false;
  const inside = elements.slice(open + 1, close);
  return inside.every((each) => ['number', 'sign', 'word', 'other'].includes(each.kind));
};

/** True if a number in a purchase is said to be money. */
const isMoney = (cursor: Cursor, elements: readonly Element[], at: number): boolean => {
  const near = (step: 1 | -1): Element | undefined => {
    for (let index = at + step; index >= 0 && index < elements.length; index += step) {
      const each = elements[index];
      if (
        each !== undefined &&
        each.kind !== 'other' &&
        !(isWord(each, 'article', 'small') && !isWord(each, 'save', 'spend', 'ipc'))
      )
        return each;
    }
    return undefined;
  };
  const [before, after] = [near(-1), near(1)];
  if (isWord(before, 'save', 'spend', 'ipc') || isWord(after, 'save', 'spend', 'ipc')) return true;
  if (isEquals(cursor, before) || isEquals(cursor, after)) return true;
  if (isSumInBrackets(elements, at)) return true;
  if (isSign(before, 'open') && (isSign(after, 'close') || isSign(after, 'comma'))) return true;
  if (isSign(before, 'times') || isSign(before, 'rule') || isSign(after, 'colon')) return true;
  const [own, last] = [elements[at], elements[at - 1]];
  const [start, end] = [cursor.tokens[own?.at ?? 0], cursor.tokens[(last?.end ?? 1) - 1]];
  // `1 cruiser`, alone on its line, is no money.
  if (last === undefined || start === undefined || end === undefined) return own?.kind === 'number';
  // `3 inf 10`: behind units, and none are counted by it.
  if (last.kind === 'units' && (elements[at + 1] === undefined || isSign(elements[at + 1], 'comma'))) return true;
  // A column: blanks stand before the number.
  return start.column - (end.column + end.text.length) >= 2;
};

const EMPTY: UnitCounts = {};

/** Words that nobody knows in a sentence that says purchases follow: `bought as listed:`. */
const MOST_OTHERS = 2;

/** `8 inf` and what is said of them, but not `8 inf, and the purse is empty`. */
const saidOfThem = (elements: readonly Element[]): readonly Element[] => {
  const last = elements.findLastIndex(({ kind }) => kind === 'units');
  const behind = elements.slice(last + 1);
  const clause = behind.findIndex((each) => each.kind === 'sign' && each.sign !== 'close' && each.sign !== 'open');
  return elements.slice(0, clause < 0 ? elements.length : last + 1 + clause);
};

/** `8 inf were lost`, but not `The purse is 41: 2 ftr and 3 arm`. */
const tellsOfThem = (elements: readonly Element[]): boolean => {
  const first = elements.findIndex(({ kind }) => kind === 'units');
  const colon = elements.slice(0, Math.max(0, first)).findLastIndex((each) => isSign(each, 'colon'));
  const said = saidOfThem(elements.slice(colon + 1));
  // `24 is 8 inf`, `8 inf are 24`: what comes to what.
  const isSum = (each: Element | undefined): boolean => each?.kind === 'number' || each?.kind === 'unknown-unit';
  return said.some((each, at) => {
    const [next] = said.slice(at + 1);
    return isWord(each, 'being') && !isSum(next) && (isWord(next, 'not') || !said.slice(0, at).some(isSum));
  });
};

/**
 * Whether it is `said` what units cost, they use the purse `up` to less than one more costs, or only a `part` of it;
 * undefined where units are not counted.
 */
export const useOfPurse = (cursor: Cursor, elements: readonly Element[]): 'said' | 'up' | 'part' | undefined => {
  const units = elements.flatMap((each) => (each.kind === 'units' ? [each] : []));
  const counted = units.flatMap(({ phrase: { readings }, count }) =>
    typeof count === 'number' && readings.length === 1 ? readings.map((type): UnitCounts => ({ [type]: count })) : [],
  );
  if (units.length === 0 || counted.length < units.length) return undefined;
  const { roster, units: sheet } = boardOf(cursor.context);
  const cost = costOf(cursor, sumCounts(counted));
  const cash = cashOf(cursor.context.state, cursor.context.power);
  const cheapest = Math.min(...roster.map((type) => sheet[type].cost));
  // What is said of the whole purse may be too much: then the rules say so.
  const isSaid = elements.some((each) =>
    each.kind === 'number'
      ? [cost, cash - cost, cash].includes(each.value)
      : each.kind === 'unknown-unit' && [cost, cash].includes(each.count),
  );
  return isSaid ? 'said' : cost <= cash && cash - cost < cheapest ? 'up' : 'part';
};

/** `The 2 inf cost me 6 IPC`: those that somebody has, or had, unless they cost all there is to spend. */
export const speaksOfThose = (cursor: Cursor, elements: readonly Element[]): boolean => {
  const [first, second] = elements;
  const units = elements.filter(({ kind }) => kind === 'units');
  return isWord(first, 'article', 'own', 'others') && second?.kind === 'units' && useOfPurse(cursor, units) !== 'up';
};

/**
 * True for units whose cost is said, or that use the purse up to less than one more costs: who names these before he
 * has bought anything, buys them, whatever else he says.
 */
export const isPaid = ({ cursor, elements, sofar, has }: Scene): boolean => {
  const denies = saidOfThem(elements).some((each) => isWord(each, 'not'));
  if (countEntries(sofar.purchased).length > 0 || (denies && !has('save', 'spend', 'usual'))) return false;
  if (tellsOfThem(elements) || speaksOfThose(cursor, elements)) return false;
  const behind = elements.slice(elements.findLastIndex(({ kind }) => kind === 'units') + 1);
  const use = useOfPurse(cursor, elements);
  if (use === undefined) return false;
  // `My 8 inf look sad`, `8 inf fell`: who says no sum begins with what he buys, and tells nothing of it.
  const [first] = elements.filter((each) => each.kind !== 'sign' && !isWord(each, 'please', 'again', 'first'));
  const isBare = first?.kind === 'units' && behind[0]?.kind !== 'other';
  return use === 'said' || (use === 'up' && isBare);
};

const TAKES: ReadonlySet<string> = new Set(phrasesIn('take, takes, have, nehme, nehmen, neem, nemen').map(fold));

/** `I take …`: what is bought, by a word that is often none of it. */
export const isTaking = (each: Element): boolean =>
  (each.kind === 'word' || each.kind === 'other') && TAKES.has(fold(each.text));

/** `For me 8 inf this time` */
const FOR_ME = anywhere(SETTLED['for-me']);

/** `I'll take a battleship and two infantry`: nothing else can be taken where no place is named, whatever it costs. */
export const isTaken = ({ elements, sofar, has, text }: Scene): boolean => {
  const isForMe = FOR_ME.test(text);
  return (
    countEntries(sofar.purchased).length === 0 &&
    has('own') &&
    !has(...TOLD) &&
    (isForMe || elements.some(isTaking)) &&
    elements.some(({ kind }) => kind === 'units') &&
    elements.filter((each) => each.kind === 'other' && !isTaking(each)).length <= (isForMe ? MOST_OTHERS : 0) &&
    elements.every(
      (each) =>
        ['units', 'number', 'other'].includes(each.kind) ||
        (each.kind === 'sign' && each.sign === 'comma') ||
        isTaking(each) ||
        isWord(each, 'own', 'and', 'article', 'small', 'please', 'spend', 'ipc', 'again'),
    )
  );
};

const OWNERS: ReadonlySet<string> = new Set(phrasesIn('my, our, mein, meine, unser, unsere, mijn, onze').map(fold));

/** `My 3 inf are worth 9 IPC`, below what was bought: those he has already, or those just bought. */
const speaksOfOwn = ({ elements, sofar, has }: Scene): boolean => {
  const before = elements[elements.findIndex(({ kind }) => kind === 'units') - 1];
  return (
    before?.kind === 'word' &&
    OWNERS.has(fold(before.text)) &&
    countEntries(sofar.purchased).length > 0 &&
    !has('buy', 'correct')
  );
};

/** What is told of units that nobody buys thereby. */
const TOLD = ['being', 'past', 'others', 'opinion', 'doubt', 'should', 'condition', 'another-time', 'stay'] as const;

/**
 * True for units that come to just what there is to spend, where nothing is bought yet: `Let's go for quantity: 8 inf!`
 * What is denied beside them, `no tanks, just 8 inf`, is not counted.
 */
export const isAllSpent = ({ cursor, elements, sofar, has }: Scene): boolean => {
  if (countEntries(sofar.purchased).length > 0 || has(...TOLD)) return false;
  const units = elements.flatMap((each, at) =>
    each.kind === 'units' && !isWord(elements[at - 1], 'not') ? [each] : [],
  );
  // `Pity about that battleship`, which costs all there is, counts none.
  const counted = units.flatMap(({ phrase: { readings, bare }, count }): readonly UnitCounts[] =>
    typeof count === 'number' && readings.length === 1 && bare === undefined
      ? readings.map((type) => ({ [type]: count }))
      : [],
  );
  // `My 8 inf look sad`, and a slip of the pen: `Byu 8 inf`.
  const [first, second] = elements;
  const last = elements.findLastIndex(({ kind }) => kind === 'units');
  if (elements[last + 1]?.kind === 'other' || (first?.kind === 'other' && second?.kind === 'units')) return false;
  const isOther = elements.some(({ kind }) => ['place', 'vague', 'number', 'unknown-unit'].includes(kind));
  if (units.length === 0 || counted.length < units.length || isOther) return false;
  return costOf(cursor, sumCounts(counted)) === cashOf(cursor.context.state, cursor.context.power);
};

/**
 * True for units with sums beside them that say what they cost, what there is and what is left, and with no other
 * number: nobody counts like that but a buyer, whatever else he says.
 */
export const isSummed = (scene: Scene): boolean => {
  const { cursor, elements, sofar } = scene;
  if (countEntries(sofar.purchased).length > 0 || tellsOfThem(elements)) return false;
  if (elements.some(({ kind }) => kind === 'place') || speaksOfThose(cursor, elements)) return false;
  const units = elements.flatMap((each) => (each.kind === 'units' ? [each] : []));
  const counted = units.flatMap(({ phrase: { readings }, count }): readonly UnitCounts[] =>
    typeof count === 'number' && readings.length === 1 ? readings.map((type) => ({ [type]: count })) : [],
  );
  if (units.length === 0 || counted.length < units.length) return false;
  const cost = costOf(cursor, sumCounts(counted));
  const cash = cashOf(cursor.context.state, cursor.context.power);
  const sums = elements.flatMap((each) =>
    each.kind === 'number' ? [each.value] : each.kind === 'unknown-unit' ? [each.count] : [],
  );
  const known = [cost, cash, cash - cost, ...pricesOf(cursor, counted)];
  return cost <= cash && sums.includes(cost) && sums.every((sum) => known.includes(sum));
};

/** Words beside a sum that nobody knows. */
const MOST_BESIDE_SUM = 2;

/** `Still 27.`: what was bought comes to, or what is left of the purse, and nothing else. */
export const repeatsSum = ({ cursor, elements, sofar }: Scene): boolean => {
  const bought = sofar.purchased;
  const cost = costOf(cursor, bought);
  const cash = cashOf(cursor.context.state, cursor.context.power);
  const numbers = elements.flatMap((each) =>
    each.kind === 'number' ? [each.value] : each.kind === 'unknown-unit' ? [each.count] : [],
  );
  return (
    countEntries(bought).length > 0 &&
    numbers.length > 0 &&
    numbers.every((value) => [cost, cash, cash - cost].includes(value)) &&
    elements.every((each) => ['number', 'unknown-unit', 'word', 'other', 'sign'].includes(each.kind)) &&
    !elements.some((each) => isWord(each, 'attack', 'throw', 'move', 'place', 'land', 'correct')) &&
    elements.filter(({ kind }) => kind === 'other' || kind === 'unknown-unit').length <= MOST_BESIDE_SUM
  );
};

/** What each kind of unit costs, and what all of its kind do. */
const pricesOf = (cursor: Cursor, counted: readonly UnitCounts[]): readonly number[] =>
  counted.flatMap((units) =>
    countEntries(units).flatMap(([type, count]) => {
      const { cost } = boardOf(cursor.context).units[type];
      return [cost, cost * count];
    }),
  );

/** `all of it on infantry`: as many as can be paid, where one kind alone is named and no number with it. */
const allThatIsPaid = (
  cursor: Cursor,
  { phrase, at, end }: Extract<Element, { kind: 'units' }>,
  has: Scene['has'],
): UnitPhrase | undefined => {
  const [type, ...more] = phrase.readings;
  const isCounted = cursor.tokens.slice(at, end).some(({ kind }) => kind === 'number') || phrase.count !== 1;
  if (type === undefined || more.length > 0 || isCounted || !has('all') || !has('spend', 'ipc')) return undefined;
  const cash = cashOf(cursor.context.state, cursor.context.power);
  return { ...phrase, count: Math.floor(cash / boardOf(cursor.context).units[type].cost) };
};

/**
 * The units bought in a sentence; `money` if it tells sums alone, `heading` if it only says that purchases follow.
 * After a problem, which is noted, nothing is bought.
 */
export const readBuying = (scene: Scene): UnitCounts | 'money' | 'heading' | undefined => {
  const { cursor, elements, sofar, has } = scene;
  if (speaksOfOwn(scene)) return undefined;
  let units = EMPTY;
  const summed = isSummed({ ...scene, text: '' });
  const sums: number[] = [];
  for (const [at, element] of elements.entries()) {
    if (element.kind === 'unknown-unit') {
      const purse = cashOf(cursor.context.state, cursor.context.power);
      const isSum =
        summed ||
        isMoney(cursor, elements, at) ||
        (element.count > 0 && [purse, purse - costOf(cursor, units), costOf(cursor, units)].includes(element.count));
      if (!isSum) {
        fault(cursor, 'unknown-unit', { text: element.text.slice(0, 60) }, [], cursor.tokens[element.at + 1]);
        return EMPTY;
      }
      sums.push(element.count);
      continue;
    }
    if (element.kind === 'units') {
      if (element.count === 'rest' || element.count === 'all') {
        if (isWord(elements[at - 1], 'not')) continue;
        fault(cursor, 'all-of-what', {}, [], cursor.tokens[element.at]);
        return EMPTY;
      }
      if (isWord(elements[at - 1], 'not')) continue;
      const one = settleUnits(cursor, [allThatIsPaid(cursor, element, has) ?? element.phrase]);
      if (one === undefined) return EMPTY;
      units = sumCounts([units, one]);
      continue;
    }
    // `1 plane`: of which kind, nobody can tell.
    const kind = element.kind === 'number' && isWord(elements[at + 1], 'planes') ? elements[at + 1] : undefined;
    if (kind !== undefined) {
      const { roster, units: sheet } = boardOf(cursor.context);
      const nearest = roster.flatMap((type) =>
        sheet[type].domain === 'air' ? [{ kind: 'unit', unit: type } as const] : [],
      );
      const text = cursor.tokens[kind.at]?.text ?? '';
      fault(cursor, 'ambiguous-unit', { text }, nearest, cursor.tokens[kind.at]);
      return EMPTY;
    }
    if (element.kind !== 'number' || summed) continue;
    // `drei Kähne, vier Mann`: a number in words counts something, and is no money.
    const named = elements[at + 1];
    if (cursor.tokens[element.at]?.kind === 'word' && named?.kind === 'other' && named.at === element.end) {
      fault(cursor, 'unknown-unit', { text: named.text.slice(0, 60) }, [], cursor.tokens[named.at]);
      return EMPTY;
    }
    sums.push(element.value);
    const money = isMoney(cursor, elements, at);
    const cost = costOf(cursor, units);
    const cash = cashOf(cursor.context.state, cursor.context.power);
    if (!money && ![cost, cash, cash - cost].includes(element.value)) {
      fault(cursor, 'left-over', { text: String(element.value) }, [], cursor.tokens[element.at]);
      return EMPTY;
    }
  }
  if (countEntries(units).length === 0) {
    if (sums.length > 0)
      return sofar.section === 'purchase' || has('ipc', 'save', 'spend', 'buy')
        ? has('buy')
          ? 'heading'
          : 'money'
        : undefined;
    const others = elements.filter(({ kind }) => kind === 'other').length;
    const announces = isSign(elements.at(-1), 'colon') ? MOST_OTHERS : 0;
    return has('buy') && others <= announces && !has('all', 'both', 'rest') ? 'heading' : undefined;
  }
  const cost = costOf(cursor, units);
  const before = costOf(cursor, sofar.purchased);
  const cash = cashOf(cursor.context.state, cursor.context.power);
  const fits = [cost, cost + before, cash, cash - cost, cash - cost - before];
  const units1 = countEntries(units).flatMap(([type, count]) => [
    boardOf(cursor.context).units[type].cost,
    boardOf(cursor.context).units[type].cost * count,
  ]);
  const odd = sums.find((sum) => !fits.includes(sum) && !units1.includes(sum));
  if (odd !== undefined) note(cursor, 'sum-differs', { said: odd, cost, left: cash - cost - before });
  return units;
};

/**
 * True for units with what they cost, and nothing else. Without a heading or a verb that alone is a purchase: people
 * talk of units in many ways.
 */
export const isPriced = (elements: readonly Element[]): boolean =>
  elements.some(({ kind }) => kind === 'number') &&
  elements.every(
    (each) =>
      ['units', 'number', 'sign'].includes(each.kind) ||
      isWord(each, 'ipc', 'save', 'spend', 'article', 'small', 'and'),
  );
