// New units as they are spoken of when they are put down: by a number alone (`Karelia gets 4 of the inf, Moscow the
// other 3`), by what they are as a whole (`ships in the North Sea`), on every coast, or at home.

import { fold, neighboursOfKind, spaceNames, wordsOf } from '../../../board/index.ts';
import { spaceAt } from '../../../engine/state/queries.ts';
import { countEntries, type UnitCounts, type UnitType, withoutCounts } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import type { Cursor } from '../../cursor.ts';
import type { SheetSoFar } from '../../items.ts';
import { foldedIn } from '../words/phrases.ts';
import { BOUGHT } from '../words/set-phrases.ts';
import type { Element } from './elements.ts';
import { nthOf } from './loads.ts';
import { isWord } from './scene.ts';

type Units = Extract<Element, { kind: 'units' }>;

const SHIPS = foldedIn(BOUGHT.ships);
const PLANES = foldedIn(BOUGHT.planes);
const MEN = foldedIn(BOUGHT.men);
const COAST = foldedIn(BOUGHT.coast);

const textOf = (each: Element | undefined): string =>
  each?.kind === 'other' || each?.kind === 'word' ? fold(each.text.replace(/[.!]+$/u, '')) : '';

const isComma = (each: Element | undefined): boolean =>
  each?.kind === 'sign' && (each.sign === 'comma' || each.sign === 'semicolon');

const isTitleEnd = (each: Element): boolean => isComma(each) || (each.kind === 'sign' && each.sign === 'colon');

const unitsOf = ({ at, end }: Element, type: UnitType, count: Units['count'], text: string): Units => ({
  kind: 'units',
  phrase: { count: count === 'rest' ? 'all' : count, readings: [type], text, token: undefined },
  count,
  at,
  end,
});

/** `ships in the North Sea`: every kind of them that was bought. */
const withKinds = (cursor: Cursor, elements: readonly Element[], fresh: UnitCounts): readonly Element[] => {
  const { units } = boardOf(cursor.context);
  const kinds = (domain: 'sea' | 'air'): readonly UnitType[] =>
    countEntries(fresh).flatMap(([type]) => (units[type].domain === domain ? [type] : []));
  return elements.flatMap((each): readonly Element[] => {
    const said = textOf(each);
    const men = countEntries(fresh).flatMap(([type]) => (type === 'infantry' ? [type] : []));
    const types = SHIPS.has(said) ? kinds('sea') : PLANES.has(said) ? kinds('air') : MEN.has(said) ? men : [];
    return types.length === 0 ? [each] : types.map((type) => unitsOf(each, type, 'all', said));
  });
};

/** How many of a kind wait, but for those that a sentence has named so far. */
const waitingOf = (type: UnitType, said: readonly Element[], fresh: UnitCounts): number =>
  said.reduce(
    (sum, one) =>
      one.kind === 'units' && one.phrase.readings.join() === type && typeof one.count === 'number'
        ? sum - one.count
        : sum,
    fresh[type] ?? 0,
  );

/** `2 transports on the East Coast, the third on the West Coast`: one more of those named last. */
const withNth = (elements: readonly Element[], fresh: UnitCounts): readonly Element[] => {
  const out: Element[] = [];
  for (const [at, each] of elements.entries()) {
    const kind = out.findLast((one): one is Units => one.kind === 'units');
    const [type, ...others] = kind?.phrase.readings ?? [];
    const next = elements.slice(at + 1).find((one) => one.kind !== 'number' && !isWord(one, 'article', 'one', 'small'));
    const isLed = next?.kind === 'place' || isWord(next, 'to', 'at') || textOf(next) === 'off';
    const said = type === undefined ? 0 : (fresh[type] ?? 0) - waitingOf(type, out, fresh);
    const isNext = each.kind === 'word' && isWord(each, 'nth') && nthOf(each.text) === said + 1;
    if (!isNext || !isLed || type === undefined || others.length > 0 || (fresh[type] ?? 0) <= said) {
      out.push(each);
      continue;
    }
    while (isWord(out.at(-1), 'article')) out.pop();
    out.push(unitsOf(each, type, 1, ''));
  }
  return out.filter((each, at) => !(each.kind === 'number' && each.value === 1 && isNthUnit(out[at - 1])));
};

/** Units that were told as the third or fourth of them. */
const isNthUnit = (each: Element | undefined): boolean =>
  each?.kind === 'units' && each.count === 1 && each.phrase.text === '' && each.end - each.at === 1;

/** `All 7 new ones` */
const ONES = /^ones$/iu;

/** The kind of `the other three`: that named last, unless another is the only one of which as many wait. */
const kindOfOthers = (last: UnitType, count: number, said: readonly Element[], fresh: UnitCounts): UnitType => {
  const [only, ...others] = countEntries(fresh).filter(([type]) => waitingOf(type, said, fresh) >= count);
  return waitingOf(last, said, fresh) >= count || only === undefined || others.length > 0 ? last : only[0];
};

/** `The tank and the rest in Moscow`: the tank is one of them. */
const withinRest = (elements: readonly Element[]): readonly Element[] => {
  const rest = elements.findIndex((each) => isWord(each, 'rest'));
  const opens = elements.slice(0, Math.max(0, rest)).findLastIndex(isTitleEnd);
  const before = elements.slice(opens + 1, Math.max(0, rest));
  const leads = elements.findIndex((each, at) => at > rest && isWord(each, 'at', 'to'));
  const behind = elements.slice(rest + 1, Math.max(rest + 1, leads));
  const isListed = (list: readonly Element[]): boolean =>
    list.some((each) => isWord(each, 'and')) &&
    list.some(({ kind }) => kind === 'units') &&
    list.every((each) => each.kind === 'units' || isWord(each, 'and', 'article'));
  if (rest < 0 || leads < 0) return elements;
  const kept = isListed(before) ? elements.slice(0, opens + 1) : elements.slice(0, rest);
  return [...kept, ...elements.slice(rest, rest + 1), ...elements.slice(isListed(behind) ? leads : rest + 1)];
};

/** Numbers alone, as units of the kind named before, else of the only one that was bought. */
const withNumbers = (elements: readonly Element[], fresh: UnitCounts): readonly Element[] => {
  const [only, ...others] = countEntries(fresh);
  let kind = others.length === 0 ? only?.[0] : undefined;
  const out: Element[] = [];
  for (const [at, each] of elements.entries()) {
    if (each.kind === 'units' && each.phrase.readings.length === 1) [kind] = each.phrase.readings;
    const isOnes = (one: Element): boolean => one.kind === 'other' && ONES.test(one.text);
    const next = elements
      .slice(at + 1)
      .find((one) => !isWord(one, 'article', 'small', 'among', 'fresh') && !isOnes(one));
    const isLed =
      next === undefined || isComma(next) || next.kind === 'place' || isWord(next, 'to', 'at', 'and', 'place', 'move');
    if (each.kind !== 'number' || kind === undefined || !isLed) {
      out.push(each);
      continue;
    }
    // `The other 3`, `all 8`
    while (isWord(out.at(-1), 'rest', 'one', 'all', 'article') && !isComma(out.at(-1))) out.pop();
    // `New inf, six to Germany …`: the name alone counts none beside.
    const named = out.findLastIndex((one) => one.kind === 'units');
    const own = out[named];
    const isTitle =
      own?.kind === 'units' && own.phrase.bare === 'yes' && own.count === 1 && out.slice(named + 1).every(isTitleEnd);
    if (isTitle) out.splice(named);
    out.push(unitsOf(each, kindOfOthers(kind, each.value, out, fresh), each.value, ''));
  }
  return out;
};

/** The seas whose names say that they are a coast, off the power's own factories. */
const coastsOf = ({ context }: Cursor) => {
  const board = boardOf(context);
  return board.spaces.filter(
    (space) =>
      space.kind === 'sea' &&
      spaceNames(space).some((name) =>
        wordsOf(name).some((word) => [...COAST].some((coast) => word.endsWith(coast))),
      ) &&
      neighboursOfKind(board, space.id, 'land').some(({ id }) =>
        spaceAt(context.state, id).units.some(
          ({ type, power }) => type === 'industrial-complex' && power === context.power,
        ),
      ),
  );
};

/** `One transport on each coast`: as many on every one. */
const withCoasts = (cursor: Cursor, elements: readonly Element[]): readonly Element[] => {
  const at = elements.findIndex((each, index) => COAST.has(textOf(elements[index + 1])) && isEvery(each));
  const coasts = at < 0 ? [] : coastsOf(cursor);
  const lead = elements[at - 1];
  const from = isWord(lead, 'at', 'to') || textOf(lead) === 'off' ? at - 1 : at;
  const units = [elements[from - 1], elements[at + 2]].find((each): each is Units => each?.kind === 'units');
  const coast = elements[at + 1];
  if (units === undefined || coast === undefined || coasts.length < 2 || typeof units.count !== 'number')
    return elements;
  const first = Math.min(elements.indexOf(units), from);
  const last = Math.max(elements.indexOf(units), at + 1);
  const spread = coasts.flatMap(({ id }): readonly Element[] => [
    units,
    { kind: 'word', words: TO, text: '', at: coast.at, end: coast.at },
    { kind: 'place', text: coast.kind === 'other' ? coast.text : '', space: id, at: coast.at, end: coast.end },
    { kind: 'sign', sign: 'comma', at: coast.end, end: coast.end },
  ]);
  return [...elements.slice(0, first), ...spread.slice(0, -1), ...elements.slice(last + 1)];
};

const TO: ReadonlySet<'to'> = new Set(['to'] as const);

const isEvery = (each: Element): boolean => isWord(each, 'each', 'all', 'both') || EVERY.has(textOf(each));

const EVERY = foldedIn(BOUGHT.every);

/** `The rest at home`: where the power's capital is. */
const withHome = ({ context }: Cursor, elements: readonly Element[]): readonly Element[] => {
  const capital = boardOf(context).spaces.find(({ capitalOf }) => capitalOf === context.power);
  return elements.flatMap((each, at): readonly Element[] => {
    if (!isWord(each, 'home') || capital === undefined) return [each];
    // `the rest at home in Japan`
    const behind = elements.slice(at + 1).find((one) => !isWord(one, 'at', 'article'));
    if (behind?.kind === 'place') return [];
    return [
      { kind: 'place', text: each.kind === 'word' ? each.text : '', space: capital.id, at: each.at, end: each.end },
    ];
  });
};

/** `Karelia gets 4 inf, Moscow 3 inf and the tank`: whoever gets them behind what he gets. */
const placesLast = (elements: readonly Element[]): readonly Element[] => {
  const starts = elements.flatMap((each, at) => {
    const before = elements.slice(0, at).findLast((one) => !isWord(one, 'article'));
    return each.kind === 'place' && (before === undefined || isComma(before) || isWord(before, 'and')) ? [at] : [];
  });
  const places = elements.filter(({ kind }) => kind === 'place').length;
  const groups = starts.map((at, nth) => elements.slice(at, starts[nth + 1] ?? elements.length));
  const isGroup = ([, ...units]: readonly Element[]): boolean => units.some(({ kind }) => kind === 'units');
  if (starts.length < 2 || starts.length < places || starts[0] !== 0 || !groups.every(isGroup)) return elements;
  return groups.flatMap(([place, ...rest], nth) => {
    const units = rest.filter((each) => !isWord(each, 'gets'));
    const end = units.at(-1);
    const joins = isComma(end) || isWord(end, 'and');
    const to: Element = { kind: 'word', words: TO, text: '', at: place?.at ?? 0, end: place?.at ?? 0 };
    const behind = place === undefined ? [] : [to, place];
    const comma: Element = { kind: 'sign', sign: 'comma', at: place?.end ?? 0, end: place?.end ?? 0 };
    return [...(joins ? units.slice(0, -1) : units), ...behind, ...(nth < groups.length - 1 ? [comma] : [])];
  });
};

/** `The eight new ones: four each in Karelia and Russia`, `split evenly between …`: as many in each, of one kind. */
const withEqualShares = (elements: readonly Element[], fresh: UnitCounts): readonly Element[] => {
  const [only, ...others] = countEntries(fresh);
  const places = elements.filter((each) => each.kind === 'place');
  if (only === undefined || others.length > 0 || places.length < 2) return elements;
  const [type, total] = only;
  const share = total / places.length;
  const isKnown = (each: Element): boolean =>
    each.kind === 'number'
      ? [share, total].includes(each.value)
      : each.kind === 'unknown-unit'
        ? each.count === total
        : each.kind !== 'units' ||
          (each.phrase.readings.join() === type && [share, total, 'all', 1].includes(each.count));
  const isShared = elements.some((each) => isWord(each, 'each', 'evenly'));
  if (!isShared || !Number.isInteger(share) || !elements.every(isKnown)) return elements;
  const spread = places.flatMap((place): readonly Element[] => [
    unitsOf(place, type, share, ''),
    { kind: 'word', words: TO, text: '', at: place.at, end: place.at },
    place,
    { kind: 'sign', sign: 'comma', at: place.end, end: place.end },
  ]);
  // That they are new says that they are put down.
  const said = elements.filter((each) => isWord(each, 'fresh', 'place'));
  return [...said, ...spread.slice(0, -1)];
};

/** `All 10 to England`, where ten of one kind were bought. */
const areAllOf = (elements: readonly Element[], left: UnitCounts): boolean => {
  const [only, ...others] = countEntries(left);
  const said = elements.filter((each) => each.kind !== 'sign' && !isWord(each, 'article', 'end-turn'));
  const [all, number, lead, place, ...more] = said;
  return (
    only !== undefined &&
    others.length === 0 &&
    more.length === 0 &&
    isWord(all, 'all') &&
    number?.kind === 'number' &&
    number.value === only[1] &&
    isWord(lead, 'to', 'at') &&
    place?.kind === 'place'
  );
};

/** What was bought and waits, where a sentence may put it down. */
const freshIn = (cursor: Cursor, elements: readonly Element[], sofar: SheetSoFar): UnitCounts => {
  const { state, ruleset } = cursor.context;
  const kind = ruleset.phases.find(({ id }) => id === state.turn.phase)?.kind;
  const isTime =
    sofar.section === 'place' ||
    (sofar.section === null && sofar.declaration === null && (kind === 'place' || sofar.fought === 'yes')) ||
    (sofar.section === 'noncombat-move' &&
      (elements.some((each) => isWord(each, 'fresh')) ||
        (elements.some((each) => isWord(each, 'place')) && !elements.some((each) => isWord(each, 'from'))) ||
        areAllOf(elements, withoutCounts(sofar.purchased, sofar.placed))));
  const isSent = elements.some((each) => each.kind === 'sign' && each.sign === 'arrow');
  return isTime && !isSent ? withoutCounts(sofar.purchased, sofar.placed) : {};
};

const PLACE: ReadonlySet<'place'> = new Set(['place'] as const);

/** `both into the Baltic, the 2 inf stay in Germany`: who is new and stays somewhere is put down there. */
const withStaying = (elements: readonly Element[], fresh: UnitCounts): readonly Element[] =>
  elements.map((each, at) => {
    if (each.kind !== 'word' || !isWord(each, 'stay')) return each;
    const opens = elements.slice(0, at).findLastIndex(isTitleEnd);
    const end = elements.findIndex((one, index) => index > at && isTitleEnd(one));
    const clause = elements.slice(opens + 1, end < 0 ? elements.length : end);
    const units = clause.flatMap((one) => (one.kind === 'units' ? [one] : []));
    const areNew = units.every(
      ({ phrase, count, of }) =>
        of === undefined &&
        phrase.bare === undefined &&
        typeof count === 'number' &&
        phrase.readings.some((type) => (fresh[type] ?? 0) >= count),
    );
    return units.length > 0 && areNew && clause.some(({ kind }) => kind === 'place') ? { ...each, words: PLACE } : each;
  });

/** `Where the new men go: 9 inf in Germany`: who is named above a list is named in it once more. */
const withoutTitle = (elements: readonly Element[]): readonly Element[] => {
  const colon = elements.findIndex((each) => each.kind === 'sign' && each.sign === 'colon');
  const [title, list] = [elements.slice(0, Math.max(0, colon)), elements.slice(colon + 1)];
  const isUncounted = (each: Element): boolean =>
    each.kind === 'units' ? each.count === 'all' || each.phrase.bare === 'yes' : each.kind !== 'place';
  const isOver = title.every(isUncounted) && list[0]?.kind !== 'place' && list.some(({ kind }) => kind === 'units');
  return isOver ? [...title.filter(({ kind }) => kind !== 'units'), ...elements.slice(Math.max(0, colon))] : elements;
};

/** The elements of a sentence that puts units down, with their kinds and places named. */
export const withBought = (cursor: Cursor, said: readonly Element[], sofar: SheetSoFar): readonly Element[] => {
  const fresh = freshIn(cursor, said, sofar);
  if (countEntries(fresh).length === 0) return said;
  const { state, ruleset } = cursor.context;
  const kind = ruleset.phases.find(({ id }) => id === state.turn.phase)?.kind;
  const isPlacing = sofar.section === 'place' || (sofar.section === null && kind === 'place');
  const elements = isPlacing ? withStaying(said, fresh) : said;
  return withHome(cursor, withCoasts(cursor, withKinds(cursor, withEqualShares(withinRest(elements), fresh), fresh)));
};

/** The same with what numbers alone count, and places behind what they get. */
export const withCounted = (cursor: Cursor, elements: readonly Element[], sofar: SheetSoFar): readonly Element[] => {
  const fresh = freshIn(cursor, elements, sofar);
  return countEntries(fresh).length === 0
    ? elements
    : placesLast(withoutTitle(withNumbers(withNth(elements, fresh), fresh)));
};
