// Where units that were bought go, told by places and numbers alone: in the line of the purchase, `8 inf, all in
// Karelia`, or where they are put down, `5 Kar, 3 Rus`.

import { spaceAt } from '../../../engine/state/queries.ts';
import {
  countEntries,
  countTotal,
  type Language,
  type SpaceId,
  sumCounts,
  type UnitType,
  withoutCounts,
} from '../../../vocab/index.ts';
import type { NotationContext } from '../../context.ts';
import { type Cursor, cursorOn } from '../../cursor.ts';
import type { Placement } from '../../economy.ts';
import type { SheetSoFar } from '../../items.ts';
import { placeMeant } from '../../short-names.ts';
import type { Token } from '../../tokens.ts';
import type { Said } from '../said.ts';
import { type Element, elementsOf } from '../sentence/elements.ts';
import { clausesOf, depthsOf, isSign, isWord } from '../sentence/scene.ts';
import type { Place } from './part.ts';
import { siteOf } from './placing.ts';

/** So many of a kind. */
export interface Bought {
  readonly type: UnitType;
  readonly count: number;
}

/** Where units of a line go: so many to a place, or all of them. */
interface Site {
  readonly place: Place;
  readonly count: number | 'all';
}

/** A place where new units can be put down, whatever somebody calls it: one where he has a complex. */
const shortSite = (cursor: Cursor, { at, end }: Element, text: string): Place | undefined => {
  const { state, power } = cursor.context;
  const space = placeMeant(cursor, text, (id) =>
    spaceAt(state, id).units.some((unit) => unit.type === 'industrial-complex' && unit.power === power),
  );
  return space === undefined ? undefined : { kind: 'place', text, space, at, end };
};

const siteIn = (cursor: Cursor, each: Element): Place | undefined => {
  if (each.kind === 'other' || each.kind === 'unknown-unit') return shortSite(cursor, each, each.text);
  return each.kind === 'place' ? (shortSite(cursor, each, each.text) ?? each) : undefined;
};

/** `all`, `everything in`, `the rest`. */
const isAll = (each: Element): boolean =>
  isWord(each, 'all', 'rest') || (each.kind === 'units' && each.count === 'all' && each.phrase.readings.length === 0);

/** What a row of elements tells of places and of nothing else: `2 Mos, 1 Kar`, `all Kar`, `to Kar`. */
const sitesIn = (cursor: Cursor, elements: readonly Element[]): readonly Site[] | undefined => {
  const sites: Site[] = [];
  let count: Site['count'] = 'all';
  for (const each of elements) {
    const place = siteIn(cursor, each);
    if (place !== undefined) {
      sites.push({ place, count: each.kind === 'unknown-unit' ? each.count : count });
      count = 'all';
    } else if (each.kind === 'number' && count === 'all') count = each.value;
    else if (
      !isSign(each, 'comma', 'plus', 'semicolon', 'times') &&
      !isWord(each, 'at', 'to', 'and', 'article') &&
      !isAll(each)
    )
      return undefined;
  }
  const isWhole = count === 'all' && (sites.length === 1 || sites.every((site) => site.count !== 'all'));
  return sites.length > 0 && isWhole ? sites : undefined;
};

/** Places told beside units, and the tokens that tell the rest. */
export interface Told {
  /** Of which names of units in their order, from one up to another. */
  readonly sites: readonly { readonly from: number; readonly to: number; readonly of: readonly Site[] }[];
  readonly rest: readonly Token[];
}

const isNamed = (each: Element): boolean => each.kind === 'units' && !isAll(each);

/** The tokens of a cursor without those of some elements. */
const without = ({ tokens }: Cursor, gone: readonly Element[]): readonly Token[] =>
  tokens.filter((_, at) => !gone.some((each) => each.at <= at && at < each.end));

/** Places in brackets, each behind the units it is told of. */
export const inBrackets = (cursor: Cursor, elements: readonly Element[]): Told => {
  const depths = depthsOf(elements);
  const gone: Element[] = [];
  const sites = elements.flatMap((each, open) => {
    if (!isSign(each, 'open') || depths[open] !== 1) return [];
    const close = elements.findIndex((one, at) => at > open && isSign(one, 'close') && depths[at] === 0);
    const of = close < 0 ? undefined : sitesIn(cursor, elements.slice(open + 1, close));
    const to = elements.slice(0, open).filter(isNamed).length;
    if (of === undefined || to === 0) return [];
    gone.push(...elements.slice(open, close + 1));
    return [{ from: to - 1, to, of }];
  });
  return { sites, rest: without(cursor, gone) };
};

/** Places behind all units: `8 inf, all in Karelia`, `8 inf -> Kar`, `8 inf for 24: 5 in Karelia, 3 in Russia`. */
export const behindAll = (cursor: Cursor, elements: readonly Element[]): Told | undefined => {
  const to = elements.filter(isNamed).length;
  const last = elements.findLastIndex(isNamed);
  const signs = elements.flatMap((each, at) =>
    at > last && isSign(each, 'comma', 'colon', 'arrow', 'dash', 'semicolon') ? [at] : [],
  );
  for (const sign of to === 0 ? [] : signs) {
    const tail = elements.slice(sign + 1);
    const of = sitesIn(cursor, tail);
    const isSaid = isSign(elements[sign], 'arrow') || tail.some((each) => isAll(each) || each.kind === 'number');
    if (of !== undefined && (isSaid || of.some(({ count }) => count !== 'all')))
      return { sites: [{ from: 0, to, of }], rest: without(cursor, elements.slice(sign)) };
  }
  return undefined;
};

/** Places between units: `5 inf in Karelia (15), 3 inf in Russia (9)`, `Karelia 5 inf, Russia 3 inf`. */
export const between = (cursor: Cursor, elements: readonly Element[]): Told | undefined => {
  const gone: Element[] = [];
  const places: { readonly place: Place; readonly named: number }[] = [];
  for (const [at, each] of elements.entries()) {
    if (each.kind !== 'place') continue;
    const [before, next] = [elements[at - 1], elements[at + 1]];
    const led = isWord(before, 'at', 'to') ? elements[at - 2] : before;
    const opens = isSign(next, 'colon', 'dash') ? elements[at + 2] : next;
    // `Japan buys 8 inf` puts nothing down.
    if (![led, opens].some((one) => one !== undefined && isNamed(one))) return undefined;
    const place = shortSite(cursor, each, each.text);
    if (place === undefined) return undefined;
    places.push({ place, named: elements.slice(0, at).filter(isNamed).length });
    gone.push(each, ...elements.slice(Math.max(0, at - 1), at).filter((one) => isWord(one, 'at', 'to')));
  }
  const names = elements.filter(isNamed).length;
  const isBehind = (places[0]?.named ?? 0) > 0;
  const sites = places.map(({ place, named }, nth) => ({
    from: isBehind ? (places[nth - 1]?.named ?? 0) : named,
    to: isBehind ? named : (places[nth + 1]?.named ?? names),
    of: [{ place, count: 'all' } as const],
  }));
  const isWhole = sites.every(({ from, to }) => to > from) && (!isBehind || places.at(-1)?.named === names);
  return isWhole && sites.length > 0 ? { sites, rest: without(cursor, gone) } : undefined;
};

/** Units put down in places; undefined if more go there than there are, or nobody knows the place. */
const putDown = (cursor: Cursor, of: readonly Site[], bought: readonly Bought[]): readonly Placement[] | undefined => {
  const placements: Placement[] = [];
  for (const { type, count } of bought) {
    let left = count;
    for (const { place, count: told } of of) {
      const here = told === 'all' ? left : told;
      const space: SpaceId | undefined = siteOf(cursor, place, [type]);
      if (space === undefined || here > left || here === 0 || (bought.length > 1 && told !== 'all')) return undefined;
      placements.push({ space, units: { [type]: here } });
      left -= here;
    }
  }
  return placements;
};

/** Where bought units go; undefined if not just as many go there as are bought, or nobody knows the place. */
export const placementsOf = (
  cursor: Cursor,
  { sites }: Told,
  bought: readonly Bought[],
): readonly Placement[] | undefined => {
  const placements: Placement[] = [];
  for (const { from, to, of } of sites) {
    const own = putDown(cursor, of, bought.slice(from, to));
    const isWhole =
      own !== undefined &&
      countTotal(sumCounts(own.map(({ units }) => units))) ===
        bought.slice(from, to).reduce((sum, { count }) => sum + count, 0);
    if (!isWhole) return undefined;
    placements.push(...own);
  }
  return placements;
};

/**
 * Places where new units are put down by their number alone, `5 Kar, 3 Rus`, `Kar 5`, `Rus: rest`: of one kind that
 * waits, or all that do.
 */
export const readSites = (
  context: NotationContext,
  line: number,
  text: string,
  sofar: SheetSoFar,
  language: Language,
): Said | undefined => {
  if (sofar.section !== 'place') return undefined;
  const waits = countEntries(withoutCounts(sofar.purchased, sofar.placed));
  const cursor = cursorOn(context, line, text);
  const elements = elementsOf(cursor, language).filter((each) => !isSign(each, 'colon', 'dash', 'rule', 'times'));
  const turned = elements[0]?.kind === 'place' ? placeFirst(elements) : elements;
  const says = elements.some((each) => each.kind === 'number' || each.kind === 'unknown-unit' || isAll(each));
  const of = says ? sitesIn(cursor, turned) : undefined;
  const bought = waits.map(([type, count]) => ({ type, count }));
  if (of === undefined || bought.length === 0) return undefined;
  const placements = putDown(cursor, of, bought);
  if (placements === undefined || cursor.problem !== undefined) return undefined;
  return { what: 'order', items: [{ kind: 'place', placements }], remarks: cursor.remarks };
};

/** The same with each number before its place: `Kar 5, Rus 3`. */
const placeFirst = (elements: readonly Element[]): readonly Element[] =>
  clausesOf(elements, 'comma', 'semicolon', 'plus').flatMap((clause) => {
    const [place, ...count] = clause;
    return place?.kind === 'place' && count.length > 0 ? [...count, place] : clause;
  });
