// Planes that part behind what they did: `2 fighters from Karelia, one lands in Karelia, the other in the Caucasus`.
// Each is one of its own then, with where it lands behind it.

import { fold } from '../../../board/index.ts';
import { LANGUAGES } from '../../../vocab/index.ts';
import { phrasesIn } from '../words/phrases.ts';
import { NUMBER_WORDS } from '../words/words.ts';
import type { Element } from './elements.ts';
import { isSign, isWord } from './scene.ts';

type Units = Extract<Element, { kind: 'units' }>;

/** Numbers that stand alone. */
const ONE: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => phrasesIn(NUMBER_WORDS[language][0] ?? '')).map(fold),
);

/** One of them: `one`, `the other`. */
export const isOne = (each: Element | undefined): boolean =>
  (each?.kind === 'number' && each.value === 1) ||
  (isWord(each, 'one') && !isWord(each, 'from')) ||
  (each?.kind === 'other' && ONE.has(fold(each.text)));

const isPair = (each: Element): each is Units =>
  each.kind === 'units' && typeof each.count === 'number' && each.count > 1 && each.phrase.readings.length === 1;

/** Where each of them lands, one clause after the other; undefined if something else stands there. */
const landingsIn = (clauses: readonly Element[], planes: number): readonly Element[] | undefined => {
  const places: Element[] = [];
  let lands = false;
  let counted = 0;
  for (const each of clauses) {
    if (places.length === planes && !isWord(each, 'land', 'back')) break;
    if (each.kind === 'place') {
      if (counted !== places.length + 1) return undefined;
      places.push(each);
    } else if (isOne(each)) counted += 1;
    else if (isWord(each, 'land', 'back')) lands = true;
    else if (!isSign(each, 'comma', 'close') && !isWord(each, 'and', 'at', 'to', 'article', 'move', 'small'))
      return undefined;
  }
  return lands && counted === places.length ? places : undefined;
};

/** The elements with such planes one by one. */
export const withFlightsApart = (elements: readonly Element[]): readonly Element[] => {
  const opens = elements.findIndex((each, at) => isOne(each) && isSign(elements[at - 1], 'comma', 'open', 'semicolon'));
  const own = elements.slice(0, Math.max(0, opens)).findLastIndex(isPair);
  const units = elements[own];
  const sign = elements[opens - 1];
  if (units?.kind !== 'units' || sign === undefined) return elements;
  const planes = Number(units.count);
  const places = landingsIn(elements.slice(opens), planes);
  const told = elements.slice(own + 1, opens - 1);
  if (places === undefined || places.length !== planes || told.some((each) => each.kind === 'units')) return elements;
  const [final] = places.slice(-1);
  const rest = elements.filter((each) => final !== undefined && each.at >= final.end && !isWord(each, 'land', 'back'));
  const { at, end } = sign;
  const mark = (kind: 'open' | 'close' | 'comma'): Element => ({ kind: 'sign', sign: kind, at, end });
  const land: Element = { kind: 'word', text: '', words: new Set(['land'] as const), at, end };
  const one: Element = { ...units, count: 1, phrase: { ...units.phrase, count: 1 } };
  // The target is told once.
  const origin = told.findIndex((each) => isWord(each, 'from'));
  const again =
    origin < 0 ? [] : told.slice(origin, told.findIndex((each, index) => index > origin && each.kind === 'place') + 1);
  const flights = places.flatMap((place, nth) => [
    ...(nth === 0 ? [] : [mark('comma')]),
    ...[one, ...(nth === 0 ? told : again), mark('open'), land, place, mark('close')],
  ]);
  return [...elements.slice(0, own), ...flights, ...rest];
};
