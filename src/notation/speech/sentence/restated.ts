// All of it, and then what that is: `everything from Egypt, so 1 inf and 1 tank`, `alles bis auf eine Inf, also 2 Inf
// und der Panzer`. What is counted behind it is the order.

import { fold } from '../../../board/index.ts';
import { spaceAt } from '../../../engine/state/queries.ts';
import type { Cursor } from '../../cursor.ts';
import { readingsAt } from '../../places.ts';
import { foldedIn } from '../words/phrases.ts';
import { WHICH } from '../words/set-phrases.ts';
import type { Element } from './elements.ts';
import { isEverything, isSign, isWord } from './scene.ts';

const STANDS = foldedIn(WHICH.is);

/** True if the numbers told of what stands in a place are not those that stand there. */
const isMiscounted = (cursor: Cursor, place: Element | undefined, told: readonly Element[]): boolean => {
  if (place?.kind !== 'place') return false;
  const { state, power } = cursor.context;
  const [space, ...others] = readingsAt(cursor, place.at, place.end);
  if (space === undefined || others.length > 0) return false;
  const there = spaceAt(state, space.id).units.filter((unit) => unit.power === power);
  const end = told.findIndex((each) => each.kind === 'place' || (each.kind === 'sign' && each.sign === 'comma'));
  return told.slice(0, end < 0 ? told.length : end).some((each) => {
    const [type, ...more] = each.kind === 'units' ? each.phrase.readings : [];
    return (
      each.kind === 'units' &&
      typeof each.count === 'number' &&
      type !== undefined &&
      more.length === 0 &&
      there.filter((unit) => unit.type === type).length !== each.count
    );
  });
};

/** `Everything from Finland (3 inf 1 tank)`: those, from there. */
const countedBehind = (elements: readonly Element[]): readonly Element[] => {
  const open = elements.findIndex((each, at) => isSign(each, 'open') && elements[at - 1]?.kind === 'place');
  const close = elements.findIndex((each, at) => at > open && isSign(each, 'close'));
  const all = elements.slice(0, Math.max(0, open)).findLastIndex(isEverything);
  const told = elements.slice(open + 1, Math.max(open + 1, close));
  const isPlain =
    all >= 0 &&
    told.length > 0 &&
    told.every((each) => isJoint(each) || (each.kind === 'units' && typeof each.count === 'number')) &&
    elements.slice(all + 1, open).every((each) => each.kind === 'place' || isWord(each, 'from', 'at', 'article'));
  if (!isPlain) return elements;
  const rest = countedBehind(elements.slice(close + 1));
  return [...elements.slice(0, all), ...told, ...elements.slice(all + 1, open), ...rest];
};

/** `Everything in China pulls back to Sinkiang, the fighter too`: of all of it one is named once more. */
const withoutNamedAgain = (elements: readonly Element[]): readonly Element[] => {
  const comma = elements.findLastIndex((each) => isSign(each, 'comma', 'dash'));
  const [units, also, ...more] = elements.slice(comma + 1).filter((each) => !isWord(each, 'article'));
  const isAgain = units?.kind === 'units' && units.phrase.bare === 'yes' && isWord(also, 'also') && more.length === 0;
  const named = elements.slice(0, Math.max(0, comma)).filter(({ kind }) => kind === 'units');
  return isAgain && named.length === 1 && isEverything(named[0]) ? elements.slice(0, comma) : elements;
};

/** The elements without what is told in numbers behind it; what is miscounted is asked about. */
export const withoutRestated = (cursor: Cursor, written: readonly Element[]): readonly Element[] => {
  const elements = countedBehind(withoutNamedAgain(written));
  const so = elements.findIndex((each, at) => {
    const [before] = at === 0 ? [] : elements.slice(at - 1, at);
    const isComma = before?.kind === 'sign' && ['comma', 'dash', 'open'].includes(before.sign);
    return isComma && isWord(each, 'so', 'that-is') && elements[at + 1]?.kind === 'units';
  });
  const comma = elements[so - 1];
  const all = elements.slice(0, Math.max(0, so)).findLastIndex((each) => isEverything(each));
  if (all < 0 || comma?.kind !== 'sign' || comma.sign === 'open') return elements;
  const told = elements.slice(all + 1, so - 1);
  const isPlain = told.every(
    (each) =>
      each.kind === 'place' ||
      each.kind === 'units' ||
      isWord(each, 'from', 'at', 'article', 'except', 'small') ||
      // `alles wat in de Kaukasus staat`
      (each.kind === 'other' && STANDS.has(fold(each.text))),
  );
  // What is left out goes with it; where it all comes from stays.
  const except = told.findIndex((each) => isWord(each, 'except') && !isWord(each, 'at'));
  const kept = except < 0 ? told : told.slice(0, except);
  if (!isPlain || kept.some(({ kind }) => kind === 'units')) return elements;
  const place = kept.find(({ kind }) => kind === 'place');
  if (except < 0 && isMiscounted(cursor, place, elements.slice(so + 1)))
    return [...elements, { kind: 'vague', at: comma.at, end: comma.end }];
  // What is counted comes first, so that the place is said of all of it and of nothing behind its comma.
  const behind = elements.slice(so + 1);
  const end = behind.findIndex((each) => each.kind === 'sign' && each.sign === 'comma');
  const isCounted =
    end > 0 && behind.slice(0, end).every((each) => each.kind === 'units' || isWord(each, 'and', 'article'));
  return isCounted
    ? [...elements.slice(0, all), ...behind.slice(0, end), ...kept, ...behind.slice(end)]
    : [...elements.slice(0, all), ...kept, ...behind];
};

type Units = Extract<Element, { kind: 'units' }>;

const sumOf = (elements: readonly Element[]): string => {
  const sum = new Map<string, number>();
  for (const each of elements)
    if (each.kind === 'units' && typeof each.count === 'number') {
      const key = each.phrase.readings.join();
      sum.set(key, (sum.get(key) ?? 0) + each.count);
    }
  return [...sum.entries()]
    .map(([key, count]) => `${count} ${key}`)
    .sort()
    .join();
};

/**
 * The elements without what all of them come to: `4 inf KAR, 2 inf CAU = 6 inf vs 2 inf`. A sum that is wrong is asked
 * about.
 */
export const withoutTotal = (cursor: Cursor, elements: readonly Element[]): readonly Element[] => {
  const at = elements.findIndex((each) => each.kind === 'sign' && cursor.tokens[each.at]?.text === '=');
  const sign = elements[at];
  if (sign === undefined) return elements;
  const before = elements.slice(0, at);
  const end = elements.findIndex((each, index) => index > at && each.kind !== 'units' && !isJoint(each));
  const told = elements.slice(at + 1, end < 0 ? elements.length : end);
  const isCounted = (each: Element): each is Units => each.kind === 'units' && typeof each.count === 'number';
  const isList =
    before.some(({ kind }) => kind === 'place') && before.filter(({ kind }) => kind === 'units').length > 1;
  if (!isList || !told.some(isCounted)) return elements;
  const rest = end < 0 ? [] : elements.slice(end);
  return sumOf(before) === sumOf(told)
    ? [...before, ...rest]
    : [...before, { kind: 'vague', at: sign.at, end: sign.end }, ...rest];
};

const isJoint = (each: Element): boolean =>
  isWord(each, 'and') || (each.kind === 'sign' && ['comma', 'plus'].includes(each.sign));
