// Units whose places are told behind them or by a word that only points to them: `both subs (Baltic and the one off
// Spain)`, `3 inf (2 Karelia, 1 Caucasus)`, `the sub in the Baltic and the one off Spain`, `from the Caucasus
// everything`.

import type { Cursor } from '../../cursor.ts';
import { countedAt, type Place, stand, typesOf, type Units } from '../orders/part.ts';
import type { Element } from './elements.ts';
import { saysEverything } from './exceptions.ts';
import { isSign, isWord } from './scene.ts';

const isJoint = (each: Element | undefined): boolean => isSign(each, 'comma', 'plus', 'slash') || isWord(each, 'and');

/** So many of some units, and where they stand. */
const sited = (units: Units, count: number, place: Place): Units => {
  const { bare: _, ...phrase } = units.phrase;
  return { ...units, count, phrase: { ...phrase, count }, of: place };
};

/** One of units named before, told by its place alone. */
const one = (units: Units, place: Place, { at, end }: Element): Units => ({ ...sited(units, 1, place), at, end });

interface Site {
  readonly place: Place;
  readonly count: number | undefined;
}

/** What a bracket tells of where units stand: places, each with a number or none. */
const sitesIn = (units: Units, inside: readonly Element[]): readonly Site[] | undefined => {
  const sites: Site[] = [];
  let count: number | undefined;
  for (const each of inside) {
    const isSame = each.kind === 'units' && typesOf(each).join() === typesOf(units).join() && each.of === undefined;
    if (each.kind === 'place') {
      sites.push({ place: each, count });
      count = undefined;
    } else if (count === undefined && (each.kind === 'number' || isSame))
      count = each.kind === 'number' ? each.value : typeof each.count === 'number' ? each.count : undefined;
    else if (!isJoint(each) && !isWord(each, 'article', 'at', 'from', 'one')) return undefined;
  }
  return count === undefined ? sites : undefined;
};

const FROM: ReadonlySet<'from'> = new Set(['from'] as const);
const AND: ReadonlySet<'and'> = new Set(['and'] as const);

/** `both subs (Baltic, Spain)`: one from each of as many places as units, or as many from each as are counted. */
const withSitesBehind = (cursor: Cursor, elements: readonly Element[]): readonly Element[] => {
  const open = elements.findIndex((each, at) => isSign(each, 'open') && at > 0);
  const close = elements.findIndex((each, at) => at > open && isSign(each, 'close'));
  const named = elements.slice(0, Math.max(0, open)).findLastIndex(({ kind }) => kind === 'units');
  const units = elements[named];
  if (close < 0 || units?.kind !== 'units' || units.of !== undefined || typeof units.count !== 'number')
    return elements;
  const isHere = (place: Element): boolean => place.kind === 'place' && stand(cursor, place, typesOf(units));
  const between = elements.slice(named + 1, open);
  const sites = sitesIn(units, elements.slice(open + 1, close)) ?? [];
  const counted = sites.reduce((sum, { count }) => sum + (count ?? 1), 0);
  const areHere = sites.length > 1 && sites.every(({ place }) => isHere(place));
  const isAlike = sites.every(({ count }) => (count === undefined) === (sites[0]?.count === undefined));
  if (!areHere || !isAlike || between.some((each) => isHere(each) || isJoint(each))) return elements;
  const isWhole = counted === units.count;
  // `5 inf (2 Karelia, 2 Caucasus)`: which number is right, nobody can tell.
  if (!isWhole && sites[0]?.count !== undefined)
    return [...elements.slice(0, named), { kind: 'vague', at: units.at, end: units.end }, ...elements.slice(close + 1)];
  if (!isWhole) return elements;
  const spot = { at: units.end, end: units.end, text: '' };
  const [comma, from, and]: readonly Element[] = [
    { kind: 'sign', sign: 'comma', ...spot },
    { kind: 'word', words: FROM, ...spot },
    { kind: 'word', words: AND, ...spot },
  ];
  const spread = sites.flatMap(({ place, count }, nth): readonly (Element | undefined)[] =>
    count === undefined
      ? [...(nth === 0 ? [units, from] : [and]), place]
      : [...(nth === 0 ? [] : [comma]), sited(units, count, place)],
  );
  const rest = withSitesBehind(cursor, elements.slice(close + 1));
  return [...elements.slice(0, named), ...spread.flatMap((each) => each ?? []), ...between, ...rest];
};

/** `the sub in the Baltic and the one off Spain`, German `das vor Spanien`: one more of them, from there. */
const withThatOf = (cursor: Cursor, elements: readonly Element[]): readonly Element[] => {
  const at = elements.findIndex((each, index) => {
    const [before, lead, place, next] = [-1, 1, 2, 3].map((step) => elements[index + step]);
    const units = elements.slice(0, index).findLast(({ kind }) => kind === 'units');
    const isLed = isWord(each, 'article') && isWord(lead, 'at', 'from') && !isWord(each, 'others');
    const isLast = next === undefined || next.kind === 'sign' || isWord(next, 'and');
    return (
      isLed &&
      isJoint(before) &&
      (isLast || (!isSign(before, 'comma') && isWord(next, 'attack', 'move', 'also', 'along'))) &&
      place?.kind === 'place' &&
      units?.kind === 'units' &&
      countedAt(cursor, place, typesOf(units)) === 1
    );
  });
  const place = elements[at + 2];
  const units = elements.slice(0, Math.max(0, at)).findLast(({ kind }) => kind === 'units');
  const word = elements[at];
  if (word === undefined || place?.kind !== 'place' || units?.kind !== 'units') return elements;
  return [...elements.slice(0, at), one(units, place, word), ...withThatOf(cursor, elements.slice(at + 3))];
};

/** `from the Caucasus everything`: all that stands there. */
const withAllBehind = (elements: readonly Element[]): readonly Element[] => {
  const at = elements.findIndex((each, index) => {
    const [lead, place, next] = [elements[index - 2], elements[index - 1], elements[index + 1]];
    const from = isWord(lead, 'article') ? elements[index - 3] : lead;
    // `…, was da steht, also 4 Inf und 2 Pz`: what it is stands behind.
    const goesOn = isSign(next, 'comma') && !['units', 'place'].includes(elements[index + 2]?.kind ?? '');
    const isLast = next === undefined || (next.kind === 'sign' && !goesOn) || isWord(next, 'and');
    return saysEverything(each) && place?.kind === 'place' && isWord(from, 'from') && isLast;
  });
  const [word, place] = [elements[at], elements[at - 1]];
  if (word?.kind !== 'word' || place?.kind !== 'place') return elements;
  const phrase = { count: 'all', readings: [], text: word.text, token: undefined } as const;
  const all: Element = { kind: 'units', phrase, count: 'all', of: place, at: word.at, end: word.end };
  const lead = elements.slice(0, at).findLastIndex((each) => isWord(each, 'from'));
  return [...elements.slice(0, lead), all, ...withAllBehind(elements.slice(at + 1))];
};

/** The elements with such units at their places. */
export const withSited = (cursor: Cursor, elements: readonly Element[]): readonly Element[] =>
  withAllBehind(withThatOf(cursor, withSitesBehind(cursor, elements)));
