// What a sentence tells of units beside their number: where they belong, how many they are behind where they stand, by
// which way and on which ship they go, what they are called besides, and that they do not go.

import { fold } from '../../../board/index.ts';
import { foldedIn } from '../words/phrases.ts';
import { LOADED } from '../words/set-phrases.ts';
import type { Element } from './elements.ts';
import { isSign, isWord } from './scene.ts';

const FROM: ReadonlySet<'from'> = new Set(['from'] as const);
const VIA: ReadonlySet<'via'> = new Set(['via'] as const);
const AND: ReadonlySet<'and'> = new Set(['and'] as const);

/** Words that lead to a ship as to a place. */
const ABOARD = foldedIn(LOADED.aboard);

/** `the fighters of Germany and of Finland`: where they stand. */
const withOwners = (elements: readonly Element[]): readonly Element[] =>
  elements.map((each, at) => {
    const [before, last] = [elements[at - 1], elements[at - 2]];
    const next = elements.slice(at + 1).find((one) => !isWord(one, 'article'));
    const isOf = each.kind === 'word' && /^of$/iu.test(each.text) && next?.kind === 'place';
    const isLed = before?.kind === 'units' || (isWord(before, 'and') && last?.kind === 'place');
    return isOf && isLed ? { ...each, words: FROM } : each;
  });

/** `the tanks to Sinkiang, the fighters not`: without those that do not go. */
const withoutDenied = (elements: readonly Element[]): readonly Element[] => {
  const isDenied = (at: number): boolean => {
    const [units, not, next] = elements.slice(at, at + 3);
    return units?.kind === 'units' && isWord(not, 'not') && (next === undefined || next.kind === 'sign');
  };
  return elements.filter((_, at) => !isDenied(at) && !(at > 0 && isDenied(at - 1)));
};

/** `…, so does the bomber`: the bomber does likewise. */
const withDittoBehind = (elements: readonly Element[]): readonly Element[] => {
  const at = elements.findIndex((each, nth) => {
    const next = elements.slice(nth + 1).find((one) => !isWord(one, 'article'));
    return nth > 0 && isWord(each, 'ditto') && next?.kind === 'units' && isSign(elements[nth - 1], 'comma');
  });
  const units = elements.findIndex((each, nth) => nth > at && each.kind === 'units');
  const word = elements[at];
  if (at < 0 || word === undefined) return elements;
  return [...elements.slice(0, at), ...elements.slice(at + 1, units + 1), word, ...elements.slice(units + 1)];
};

/** `back there, where they took off`: the same place, said twice. */
const withoutWhere = (elements: readonly Element[]): readonly Element[] => {
  const isWhere = (at: number): boolean =>
    isSign(elements[at], 'comma') &&
    isWord(elements[at + 1], 'there') &&
    elements.slice(Math.max(0, at - 2), at).some((each) => isWord(each, 'there'));
  return elements.filter((_, at) => !isWhere(at) && !isWhere(at - 1));
};

/** `in / off the Eastern US`: led there by either word. */
const withoutEither = (elements: readonly Element[]): readonly Element[] =>
  elements.filter((each, at) => {
    const slash = (one: Element | undefined): boolean => one?.kind === 'sign' && one.sign === 'slash';
    const isLead = (one: Element | undefined): boolean => isWord(one, 'at', 'to');
    const isBetween = slash(each) && isLead(elements[at - 1]) && isLead(elements[at + 1]);
    return !isBetween && !(isLead(each) && slash(elements[at - 1]) && isLead(elements[at - 2]));
  });

/** `the infantry in Moscow (6)`: how many they are, behind where they stand. */
const withCountBehind = (elements: readonly Element[]): readonly Element[] => {
  const out: Element[] = [];
  for (let at = 0; at < elements.length; at += 1) {
    const [open, number, close] = elements.slice(at, at + 3);
    const named = out.findLastIndex((each) => each.kind === 'units' || each.kind === 'sign');
    const units = out[named];
    const isBare = units?.kind === 'units' && units.phrase.bare === 'yes' && units.count === 1;
    const each = elements[at];
    // `battleship (18)` says what it costs.
    const isThere = out.slice(named + 1).some(({ kind }) => kind === 'place');
    if (isBare && isThere && isSign(open, 'open') && number?.kind === 'number' && isSign(close, 'close')) {
      const { bare: _, ...phrase } = units.phrase;
      out[named] = { ...units, count: number.value, phrase: { ...phrase, count: number.value } };
      at += 2;
    } else if (each !== undefined) out.push(each);
  }
  return out;
};

/** `on 2 trn (ECO - NAO - NEA)`: the way of the ships right before it. */
const withWayBehind = (elements: readonly Element[]): readonly Element[] => {
  const open = elements.findIndex((each) => isSign(each, 'open'));
  const close = elements.findIndex((each, at) => at > open && isSign(each, 'close'));
  const inside = elements.slice(open + 1, Math.max(open, close));
  const isWay =
    open > 0 &&
    inside.length > 2 &&
    inside.every((each, at) => (at % 2 === 0 ? each.kind === 'place' : isSign(each, 'dash', 'arrow')));
  if (!isWay) return elements;
  const [first, ...stops] = inside.filter(({ kind }) => kind === 'place');
  const before = elements.slice(0, open);
  const units = before.findLastIndex(({ kind }) => kind === 'units');
  const isPlaced = before.slice(units).some((each) => each.kind === 'place' || isWord(each, 'from'));
  const led = (words: typeof VIA | typeof FROM, each: Element): readonly Element[] => [
    { kind: 'word', words, text: '', at: each.at, end: each.at },
    each,
  ];
  return [
    ...before,
    ...(isPlaced || first === undefined ? [] : led(FROM, first)),
    ...stops.flatMap((each) => led(VIA, each)),
    ...elements.slice(close + 1),
  ];
};

/** `2 inf from Italy (on the Central Med transport)`: with the ship that carries them. */
const withCarriers = (elements: readonly Element[]): readonly Element[] => {
  const at = elements.findIndex((each, index) => {
    const [next, behind] = elements.slice(index + 1).filter((one) => !isWord(one, 'article'));
    const ship = next?.kind === 'place' ? behind : next;
    const isAboard = each.kind === 'word' && ABOARD.has(fold(each.text));
    return isAboard && ship?.kind === 'units' && ship.phrase.readings.join() === 'transport';
  });
  const lead = elements[at];
  const isLoaded = elements.slice(0, Math.max(0, at)).some(({ kind }) => kind === 'units');
  if (lead === undefined || !isLoaded || elements.some((each) => isWord(each, 'load', 'unload'))) return elements;
  const close = elements.findIndex((each, index) => index > at && isSign(each, 'close'));
  const isBracketed = isSign(elements[at - 1], 'open') && close > at;
  const led = elements.map((each, index) =>
    index === at ? ({ ...lead, kind: 'word', text: '', words: AND } as const) : each,
  );
  return isBracketed ? led.filter((_, index) => index !== at - 1 && index !== close) : led;
};

/** `7 men infantry`: the same, called twice. */
const withoutTwice = (elements: readonly Element[]): readonly Element[] =>
  elements.filter((each, at) => {
    const [before] = at === 0 ? [] : elements.slice(at - 1, at);
    const isBare = each.kind === 'units' && each.phrase.bare === 'yes' && each.end - each.at === 1;
    return !(isBare && before?.kind === 'units' && before.phrase.readings.join() === each.phrase.readings.join());
  });

/** The elements with all of that said as who goes where is read. */
export const withAttributes = (elements: readonly Element[]): readonly Element[] =>
  [
    withoutEither,
    withDittoBehind,
    withoutWhere,
    withCarriers,
    withWayBehind,
    withCountBehind,
    withoutTwice,
    withoutDenied,
    withOwners,
  ].reduce((told, tell) => tell(told), elements);
