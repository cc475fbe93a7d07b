// What ships carry, told ship by ship behind a colon: `three transports unload in England: two have 2 inf each on
// board, the third an armor, all from the Eastern US`.

import type { Move } from '../../../engine/index.ts';
import { LANGUAGES, type SpaceId } from '../../../vocab/index.ts';
import { ORDINALS } from '../../conditions/words.ts';
import type { Cursor } from '../../cursor.ts';
import { typesOf } from '../orders/part.ts';
import type { Element } from './elements.ts';
import { clausesOf, isSign, isWord } from './scene.ts';

type Units = Extract<Element, { kind: 'units' }>;

const isCargo = (each: Element | undefined): each is Units =>
  each?.kind === 'units' && typeof each.count === 'number' && typesOf(each).join() !== 'transport';

/** How many ships a clause is about and what each has aboard: `two have 2 inf each`, `the third an armor`. */
const loadOf = (
  clause: readonly Element[],
): { readonly ships: number; readonly cargo: readonly Units[] } | undefined => {
  const said = clause.filter((each) => !isWord(each, 'article', 'and', 'also', 'small'));
  const [first, ...rest] = said;
  const ships = first?.kind === 'number' ? first.value : isWord(first, 'nth', 'one') ? 1 : undefined;
  const cargo = rest.filter(isCargo);
  const others = rest.filter((each) => !isCargo(each));
  const isEach = others.some((each) => isWord(each, 'each')) || ships === 1;
  const isPlain = others.every(
    (each) =>
      isWord(each, 'has', 'load', 'each', 'at', 'spend') ||
      (each.kind === 'other' && !/^\p{Lu}\p{Ll}+\d/u.test(each.text)),
  );
  return ships === undefined || cargo.length === 0 || !isEach || !isPlain || others.length > MOST_OTHERS
    ? undefined
    : { ships, cargo };
};

/** Words of a clause beside the ships and what they carry. */
const MOST_OTHERS = 5;

/** Words that a number of a ship is told by, to the number. */
const NTH: readonly (readonly [RegExp, number])[] = LANGUAGES.flatMap((language) =>
  ORDINALS[language].map((words, at) => [new RegExp(`^(?:${words.join('|')})`, 'iu'), at + 1] as const),
);

/** Which one of several a word names: 3 for `third`; undefined for none. */
export const nthOf = (text: string): number | undefined => NTH.find(([pattern]) => pattern.test(text))?.[1];

const isIdle = (each: Element): boolean => isWord(each, 'article', 'also', 'small', 'one', 'and');

/**
 * `Two transports take 4 inf from England to Norway, the third one takes the tank there too`: all of them carry all of
 * it.
 */
export const withNthShip = (elements: readonly Element[]): readonly Element[] => {
  const nth = elements.findIndex((each, at) => at > 0 && isWord(each, 'nth') && !isWord(elements[at - 1], 'at', 'to'));
  const word = elements[nth];
  const ships = elements.findIndex((each) => each.kind === 'units' && typesOf(each).join() === 'transport');
  const fleet = elements[ships];
  if (word?.kind !== 'word' || fleet?.kind !== 'units' || ships > nth || typeof fleet.count !== 'number')
    return elements;
  const value = nthOf(word.text);
  const [verb, ...behind] = elements.slice(nth + 1).filter((each) => !isIdle(each) && each.kind !== 'other');
  const cargo = behind.filter(isCargo);
  const isPlain = behind.every((each) => isCargo(each) || isSign(each, 'comma', 'plus') || isWord(each, 'there'));
  const last = elements.slice(0, nth).findLastIndex(isCargo);
  const before = elements.slice(0, nth).findLastIndex((each) => !isIdle(each));
  const goesOn = isSign(elements[before], 'comma') || isWord(elements[nth - 1], 'and', 'article');
  const carries = isWord(verb, 'load', 'attack', 'unload');
  if (value !== fleet.count + 1 || !carries || !isPlain || cargo.length === 0 || last < ships || !goesOn)
    return elements;
  const count = fleet.count + 1;
  const comma: Element = { kind: 'sign', sign: 'comma', at: fleet.end, end: fleet.end };
  const all: Element = { ...fleet, count, phrase: { ...fleet.phrase, count } };
  const end = isSign(elements[before], 'comma') ? before : before + 1;
  return [
    ...elements.slice(0, ships),
    all,
    ...elements.slice(ships + 1, last + 1),
    ...cargo.flatMap((each) => [comma, each]),
    ...elements.slice(last + 1, end),
  ];
};

const FROM: ReadonlySet<'from'> = new Set(['from'] as const);
const TO: ReadonlySet<'to'> = new Set(['to'] as const);

/** `The third one takes a tank`, below two that carry: from where they loaded to where they put ashore. */
export const withNextShip = (elements: readonly Element[], moves: readonly Move[]): readonly Element[] => {
  const said = elements.filter((each) => !isIdle(each) && each.kind !== 'sign');
  const [nth, verb, ...cargo] = said;
  if (nth?.kind !== 'word' || !isWord(nth, 'nth') || !isWord(verb, 'load', 'attack', 'unload')) return elements;
  const troops = cargo.filter((each) => !isWord(each, 'there'));
  if (troops.length === 0 || !troops.every(isCargo)) return elements;
  const ashore = moves.findLast((move) => move.kind === 'unload');
  const aboard = moves.findLast((move) => move.kind === 'load');
  const sailed = moves.flatMap((move) =>
    move.kind === 'march' && move.path[0] === aboard?.zone ? [move.units.transport ?? 0] : [],
  );
  if (ashore?.kind !== 'unload' || aboard?.kind !== 'load') return elements;
  // Ships that lie where they unload make no voyage, and are counted by what they carry.
  const carried = Object.values(aboard.units).reduce((sum, count) => sum + count, 0);
  const ships = sailed.length > 0 ? sailed.reduce((sum, count) => sum + count, 0) : Math.ceil(carried / 2);
  if (nthOf(nth.text) !== ships + 1) return elements;
  const spot = { at: nth.at, end: nth.end };
  const place = (space: SpaceId): Element => ({ kind: 'place', text: '', space, ...spot });
  const word = (words: ReadonlySet<'from' | 'to'>): Element => ({ kind: 'word', words, text: '', ...spot });
  const phrase = { count: 1, readings: ['transport' as const], text: nth.text, token: undefined };
  return [
    { kind: 'units', phrase, count: 1, ...spot },
    word(FROM),
    place(aboard.zone),
    ...(verb === undefined ? [] : [verb]),
    ...troops,
    word(FROM),
    place(aboard.from),
    word(TO),
    place(ashore.to),
  ];
};

/** `The third transport takes a tank from Japan …`: one of those that lie there. */
export const withShipByNumber = (elements: readonly Element[]): readonly Element[] => {
  const at = elements.findIndex((each, index) => {
    const ship = elements[index + 1];
    const isShip = ship?.kind === 'units' && ship.count === 1 && typesOf(ship).join() === 'transport';
    return isShip && isWord(each, 'nth') && elements.slice(0, index).every((one) => isWord(one, 'article', 'and'));
  });
  const behind = elements.slice(at + 2);
  const carries = isWord(behind[0], 'load', 'unload', 'attack') && behind.some((each) => isWord(each, 'from'));
  return at >= 0 && carries ? elements.filter((_, index) => index !== at) : elements;
};

/** `pick up 4 inf at home`: in the capital. */
export const withHomeLoads = (
  { context: { ruleset, power } }: Cursor,
  elements: readonly Element[],
): readonly Element[] => {
  const capital = ruleset.board.spaces.find(({ capitalOf }) => capitalOf === power);
  const loads = elements.findIndex((each) => isWord(each, 'load'));
  if (loads < 0 || capital === undefined) return elements;
  const isTroops = (each: Element | undefined): boolean =>
    each?.kind === 'units' && typesOf(each).every((type) => ruleset.board.units[type].domain === 'land');
  return elements.map((each, at) => {
    const isHome = at > loads && isWord(each, 'home') && !isWord(each, 'back') && isTroops(elements[at - 1]);
    return isHome ? { kind: 'place', text: '', space: capital.id, at: each.at, end: each.end } : each;
  });
};

/** The elements with all that the ships carry as units of one list, if every ship is told of. */
export const withLoads = (elements: readonly Element[]): readonly Element[] => {
  const colon = elements.findIndex((each) => isSign(each, 'colon'));
  const fleet = elements.slice(0, Math.max(0, colon)).find((each) => each.kind === 'units');
  if (fleet?.kind !== 'units' || typesOf(fleet).join() !== 'transport' || typeof fleet.count !== 'number')
    return elements;
  const clauses = clausesOf(elements.slice(colon + 1), 'comma', 'semicolon');
  const loads = clauses.map(loadOf);
  const told = loads.flatMap((each) => each ?? []);
  const first = loads.indexOf(undefined);
  const behind = first < 0 ? [] : clauses.slice(first);
  if (told.length < 2 || (first >= 0 && first < told.length)) return elements;
  if (told.reduce((sum, { ships }) => sum + ships, 0) !== fleet.count) return elements;
  // `alles aus Ost-USA`: where all of it comes from.
  const [tail = [], ...more] = behind;
  const [all, from, ...places] = tail;
  const isFrom = all?.kind === 'units' && all.count === 'all' && typesOf(all).length === 0 && isWord(from, 'from');
  if (more.length > 0 || (tail.length > 0 && !isFrom)) return elements;
  const comma: Element = { kind: 'sign', sign: 'comma', at: fleet.end, end: fleet.end };
  const cargo = told.flatMap(({ ships, cargo: each }) =>
    each.map((units): Element => {
      const count = Number(units.count) * ships;
      return { ...units, count, phrase: { ...units.phrase, count } };
    }),
  );
  const listed = cargo.flatMap((each, at) => (at === 0 ? [each] : [comma, each]));
  return [...elements.slice(0, colon + 1), ...listed, ...(from === undefined ? [] : [from, ...places])];
};
