// Units counted apart from their names: `Moscow's infantry (3)`, `3 inf, 1 arm, all from Karelia`; and planes that are
// named by no kind, where one kind alone stands: `one plane from Karelia`.

import { spaceAt } from '../../../engine/state/queries.ts';
import { boardOf } from '../../context.ts';
import type { Cursor } from '../../cursor.ts';
import { readingsAt } from '../../places.ts';
import type { Element } from './elements.ts';
import { isEverything, isSign, isWord } from './scene.ts';

type Units = Extract<Element, { kind: 'units' }>;

/** `infantry (3)`: the number in brackets counts them. */
const withNumbers = (elements: readonly Element[]): readonly Element[] => {
  // Where no place is named it is a price: `1 carrier (18)`.
  if (!elements.some(({ kind }) => kind === 'place')) return elements;
  const out: Element[] = [];
  for (let at = 0; at < elements.length; at += 1) {
    const each = elements[at];
    const [open, number, close] = elements.slice(at + 1, at + 4);
    if (each === undefined) break;
    const isBare = each.kind === 'units' && each.count === 1 && each.phrase.bare === 'yes';
    if (isBare && isSign(open, 'open') && number?.kind === 'number' && isSign(close, 'close')) {
      const count = number.value;
      out.push({ ...each, count, phrase: { ...each.phrase, count } });
      at += 3;
    } else out.push(each);
  }
  return out;
};

/** `3 inf, 1 arm, all from Karelia`: where all of those come from that were counted. */
export const withoutSummary = (elements: readonly Element[]): readonly Element[] => {
  const at = elements.findIndex(
    (each, index) =>
      isEverything(each) &&
      isSign(elements[index - 1], 'comma', 'dash') &&
      isWord(elements[index + 1], 'from') &&
      elements.slice(index + 2).find((one) => !isWord(one, 'article'))?.kind === 'place',
  );
  if (at < 0) return elements;
  const list = elements.slice(0, at - 1);
  const first = list.findLastIndex(
    (each) => !(each.kind === 'units' || isSign(each, 'comma', 'plus') || isWord(each, 'and', 'article', 'small')),
  );
  const counted = list.slice(first + 1).filter((each): each is Units => each.kind === 'units');
  const isCounted = counted.length > 0 && counted.every(({ count }) => typeof count === 'number');
  return isCounted && !isWord(list[first], 'from') && list[first]?.kind !== 'place'
    ? [...list, ...elements.slice(at + 1)]
    : elements;
};

/** `one plane from Karelia`: of the kind that stands there; asked about where there are two. */
const withPlanes = (cursor: Cursor, elements: readonly Element[]): readonly Element[] => {
  const { state, power } = cursor.context;
  const { roster, units } = boardOf(cursor.context);
  return elements.flatMap((each, at) => {
    const before = elements[at - 1];
    const after = elements[at + 1];
    if (each.kind === 'number' && isWord(after, 'planes')) {
      const [lead, ...behind] = elements.slice(at + 2).filter((one) => !isWord(one, 'article'));
      const place = isWord(lead, 'from') ? behind[0] : lead;
      return place?.kind === 'place' ? [] : [each];
    }
    if (before?.kind !== 'number' || !isWord(each, 'planes')) return [each];
    const [lead, ...behind] = elements.slice(at + 1).filter((one) => !isWord(one, 'article'));
    const place = isWord(lead, 'from') ? behind[0] : lead;
    if (place?.kind !== 'place') return [each];
    const there = readingsAt(cursor, place.at, place.end).flatMap(({ id }) => spaceAt(state, id).units);
    const [type, ...others] = roster.filter(
      (one) => units[one].domain === 'air' && there.some((unit) => unit.power === power && unit.type === one),
    );
    if (type === undefined || others.length > 0) return [{ kind: 'vague', at: before.at, end: each.end }];
    const token = cursor.tokens[each.at];
    const phrase = { count: before.value, readings: [type], text: token?.text ?? '', token };
    return [{ kind: 'units', phrase, count: before.value, at: before.at, end: each.end }];
  });
};

/** What planes that are named by no kind come from: the place behind the word, or the one in front of its list. */
const originOf = (elements: readonly Element[], at: number): Element | undefined => {
  const isEnd = (each: Element): boolean => isSign(each, 'comma', 'semicolon', 'colon', 'open', 'close');
  const from = elements.slice(0, at).findLastIndex(isEnd) + 1;
  const end = elements.findIndex((each, index) => index > at && isEnd(each));
  const clause = elements.slice(from, end < 0 ? elements.length : end);
  if (clause.some((each) => isWord(each, 'land', 'back', 'home', 'deck', 'there', 'not', 'stay'))) return undefined;
  const isOrigin = (each: Element, index: number): boolean =>
    each.kind === 'place' &&
    isWord(
      clause.slice(0, index).findLast((one) => !isWord(one, 'article')),
      'from',
    );
  const origins = clause.filter(isOrigin);
  return origins.find((each) => each.at > (elements[at]?.at ?? 0)) ?? origins.at(-1);
};

/** `all the tanks and planes from Karelia`: all that fly there, kind by kind. */
const withAllPlanes = (cursor: Cursor, elements: readonly Element[]): readonly Element[] => {
  const { state, power } = cursor.context;
  const { roster, units } = boardOf(cursor.context);
  return elements.flatMap((each, at) => {
    const next = elements[at + 1];
    if (isWord(each, 'all', 'both') && isWord(next, 'planes') && originOf(elements, at + 1) !== undefined) return [];
    const place = isWord(each, 'planes') ? originOf(elements, at) : undefined;
    const isListed = elements.some(({ kind }) => kind === 'units') || elements.some((one) => isWord(one, 'attack'));
    if (place?.kind !== 'place' || !isListed || elements[at - 1]?.kind === 'number') return [each];
    const there = readingsAt(cursor, place.at, place.end).flatMap(({ id }) =>
      spaceAt(state, id).units.filter((unit) => unit.power === power && units[unit.type].domain === 'air'),
    );
    const spot = { at: each.at, end: each.end };
    const isBoth = isWord(elements[at - 1], 'both');
    if (there.length === 0 || (isBoth && there.length !== 2)) return [{ kind: 'vague', ...spot }];
    const kinds = roster.filter((type) => there.some((unit) => unit.type === type));
    return kinds.flatMap((type, nth): readonly Element[] => {
      const phrase = { count: 'all', readings: [type], text: '', token: cursor.tokens[each.at] } as const;
      const own: Element = { kind: 'units', phrase, count: 'all', ...spot };
      return nth === 0 ? [own] : [{ kind: 'word', words: AND, text: '', ...spot }, own];
    });
  });
};
const AND: ReadonlySet<'and'> = new Set(['and'] as const);

/** The elements with units counted where they are named. */
export const withTallies = (cursor: Cursor, elements: readonly Element[]): readonly Element[] =>
  withAllPlanes(cursor, withPlanes(cursor, withNumbers(elements)));
