// Parts of a condition to its value. The order of the words decides little, so that one grammar does for all languages;
// but every word has to have its place, and what is left over makes it a condition nobody has read.

import { areFriends, spaceAt } from '../../engine/index.ts';
import { battleSpace, type SpaceId, type UnitType } from '../../vocab/index.ts';
import type { NotationContext } from '../context.ts';
import { type Compare, type Condition, joined, negated, type Quantity, type Result, type Whose } from './condition.ts';
import { cutAt, isBalanced, isBracketed, neitherOf, shared, trimmed } from './cut.ts';
import { isPart, type Part } from './elements.ts';
import type { ConditionWord } from './words.ts';

const COMPARES: readonly Compare[] = ['<', '<=', '>', '>=', '='];
const RESULTS: readonly (readonly [ConditionWord, Result])[] = [
  ['won', 'won'],
  ['drawn', 'drawn'],
  ['retreat', 'left'],
  ['lost', 'lost'],
];

/** What stands in one part of a condition, however it is ordered. */
interface Bag {
  readonly parts: readonly Part[];
  readonly has: (...words: readonly ConditionWord[]) => boolean;
  readonly places: readonly SpaceId[];
  readonly units: readonly UnitType[];
  readonly numbers: readonly number[];
}

const bagOf = (parts: readonly Part[]): Bag => ({
  parts,
  has: (...words) => parts.some((part) => isPart(part, ...words)),
  places: parts.flatMap((part) => (part.kind === 'place' ? [part.space] : [])),
  units: parts.flatMap((part) => (part.kind === 'unit' ? [part.unit] : [])),
  numbers: parts.flatMap((part) => (part.kind === 'number' ? [part.value] : [])),
});

const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined);

/** Whose things a part speaks of; undefined where it names both. */
const whoseIn = ({ parts, has }: Bag): Whose | null | undefined => {
  const people = parts.flatMap((part) => (part.kind === 'people' ? [part.side] : []));
  const ours = has('us', 'attackers') || people.includes('ours');
  const theirs = has('them', 'defenders') || people.includes('theirs');
  if (ours && theirs) return undefined;
  return ours ? 'ours' : theirs ? 'theirs' : null;
};

const compareIn = ({ parts }: Bag): Compare | null | undefined => {
  const found = [...new Set(COMPARES.filter((compare) => parts.some((part) => isPart(part, compare))))];
  return found.length === 0 ? null : only(found);
};

/** The rounds a part speaks of, taken out of it: `after round 2`, `3 rounds`, `in the first round`. */
const takeRound = (bag: Bag): { readonly condition: Condition; readonly rest: Bag } | 'unclear' | undefined => {
  const { parts } = bag;
  const at = parts.findIndex((part) => isPart(part, 'round'));
  if (at < 0) return undefined;
  if (parts.slice(at + 1).some((part) => isPart(part, 'round'))) return 'unclear';
  const isSmall = (part: Part | undefined): boolean => isPart(part, 'filler') && !isPart(part, ...COMPARES, 'after');
  const compareAt = (from: number, step: 1 | -1): number => {
    let index = from;
    while (isSmall(parts[index])) index += step;
    return isPart(parts[index], ...COMPARES, 'after', 'before', 'at') ? index : -1;
  };
  const spots = [at + 1, at - 1, at + 2].filter((index) => parts[index]?.kind === 'number');
  const [spot] = parts[at + 1]?.kind === 'number' || isPart(parts[at + 1], ...COMPARES) ? spots : spots.slice(-1);
  if (spot === undefined) return 'unclear';
  const number = parts[spot];
  if (number?.kind !== 'number') return 'unclear';
  const [from, to] = [Math.min(at, spot), Math.max(at, spot)];
  const between = from + 1 < to ? parts.slice(from + 1, to).findIndex((part) => isPart(part, ...COMPARES)) : -1;
  const lead = between >= 0 ? from + 1 + between : compareAt(from - 1, -1);
  const word = parts[lead];
  const compare: Compare | undefined = isPart(word, 'after')
    ? '>='
    : number.ordinal === true && (lead < 0 || isPart(word, 'at', 'before'))
      ? '='
      : COMPARES.find((each) => isPart(word, each));
  if (compare === undefined) return 'unclear';
  const condition: Condition = { is: 'number', what: { count: 'round', at: null }, compare, value: number.value };
  const gone = new Set([lead, ...Array.from({ length: to - from + 1 }, (_, n) => from + n)]);
  return { condition, rest: bagOf(parts.filter((_, index) => !gone.has(index))) };
};

/** True if nothing is said but small words and where. */
const saysNothing = ({ parts }: Bag): boolean =>
  parts.every((part) => part.kind === 'comma' || isPart(part, 'filler', 'us', 'at', 'hence', 'of', 'after', 'there'));

const isOwn = ({ ruleset, state, power }: NotationContext, space: SpaceId): boolean => {
  const { control } = spaceAt(state, space);
  return control !== null && areFriends(ruleset, state, control, power);
};

const readHeld = (context: NotationContext, bag: Bag): Condition | undefined => {
  const { parts, has } = bag;
  const people = parts.flatMap((part) => (part.kind === 'people' ? [part.power] : []));
  const space = only(bag.places);
  if (space === undefined || bag.numbers.length + bag.units.length > 0) return undefined;
  if (has('losses', 'left', 'survives', 'odds', 'ipc', 'units', 'attackers', 'defenders', ...COMPARES))
    return undefined;
  if (has('falls')) {
    if (people.length > 0 || has('us', 'them')) return undefined;
    return { is: 'held', space, by: isOwn(context, space) ? 'theirs' : 'ours' };
  }
  const power = only(people);
  if (people.length > 1) return undefined;
  if (power !== undefined) return { is: 'held', space, by: power };
  if (has('theirs') || has('them')) return has('ours', 'us') ? undefined : { is: 'held', space, by: 'theirs' };
  if (has('ours') || (has('us') && has('holds', 'takes', 'has'))) return { is: 'held', space, by: 'ours' };
  // `Norway is taken`, `Karelia holds`: by whoever could.
  if (has('takes')) return { is: 'held', space, by: isOwn(context, space) && !has('retakes') ? 'theirs' : 'ours' };
  return has('holds') ? { is: 'held', space, by: isOwn(context, space) ? 'ours' : 'theirs' } : undefined;
};

const readResult = (context: NotationContext, bag: Bag): Condition | undefined => {
  const space = only(bag.places);
  const { has } = bag;
  const found = RESULTS.filter(([word]) => has(word));
  // `left Ukraine`: whoever has left it.
  const [result = has('left') ? (['left', 'left'] as const) : undefined, ...others] = found;
  if (space === undefined || result === undefined || others.length > 0) return undefined;
  if (bag.numbers.length + bag.units.length > 0 || bag.parts.some(({ kind }) => kind === 'people')) return undefined;
  if (result[0] !== 'left' && has('left')) return undefined;
  if (
    has(
      'them',
      'theirs',
      'defenders',
      'odds',
      'ipc',
      'falls',
      'takes',
      'holds',
      'survives',
      'units',
      'one',
      ...COMPARES,
    )
  )
    return undefined;
  // Whoever loses what is his own has no battle there that he began.
  if (result[1] === 'lost' && isOwn(context, space)) return { is: 'held', space, by: 'theirs' };
  return { is: 'battle', battle: space, result: result[1] };
};

const OTHERS = { ours: 'theirs', theirs: 'ours' } as const;

/** Two sides compared: `attackers < defenders`, `we have fewer units left than they`. */
const readCompared = (bag: Bag): Condition | undefined => {
  const compare = compareIn(bag);
  const at = bag.places.length === 0 ? null : only(bag.places);
  const split = bag.parts.findIndex((part) => isPart(part, ...COMPARES));
  if (compare === null || compare === undefined || at === undefined || bag.units.length > 0) return undefined;
  if (bag.has('losses', 'lost', 'ipc', 'odds', 'won', 'not')) return undefined;
  const [named, other] = [whoseIn(bagOf(bag.parts.slice(0, split))), whoseIn(bagOf(bag.parts.slice(split + 1)))];
  if (typeof other !== 'string') return undefined;
  // `wenn die mehr übrig haben als ich`: the others.
  const whose = named === null && bag.has('left') ? OTHERS[other] : named;
  if (typeof whose !== 'string' || whose === other) return undefined;
  const units = (side: Whose): Quantity => ({ count: 'units', whose: side, unit: null, at });
  return { is: 'number', what: units(whose), compare, value: units(other) };
};

/** True if no enemy has a unit of that kind where the battle is. */
const isOwnOnly = (
  { ruleset, state, power }: NotationContext,
  { unit, at }: Extract<Quantity, { count: 'units' | 'losses' }>,
): boolean =>
  at !== null &&
  spaceAt(state, battleSpace(at)).units.every(
    (each) => each.type !== unit || areFriends(ruleset, state, each.power, power),
  );

/** `the carrier is sunk`, `both fighters are alive`. */
const readFate = (
  context: NotationContext,
  bag: Bag,
  what: Extract<Quantity, { count: 'units' | 'losses' }>,
  { fight }: About,
): Condition | undefined => {
  const { has } = bag;
  const isTold =
    bag.parts.some((part) => part.kind === 'people' || isPart(part, 'us', 'them', 'attackers', 'defenders')) ||
    // Nobody else has one there; and nobody leaves a fight because something of the enemy is gone.
    (fight !== undefined && isOwnOnly(context, what)) ||
    (fight === 'left' && has('dead'));
  const isLeft = bag.parts.some((part) => isPart(part, 'left') && !isPart(part, 'alive', 'filler'));
  if (what.unit === null || isLeft || has('losses', 'survives', 'not') || (has('dead') && has('alive')))
    return undefined;
  if (!isTold) return undefined;
  return has('dead')
    ? { is: 'number', what, compare: '=', value: 0 }
    : { is: 'number', what, compare: '>=', value: has('both') ? 2 : 1 };
};

/** What is counted, and how many of it. */
const readCounted = (context: NotationContext, bag: Bag, where: About): Condition | undefined => {
  const { has, parts } = bag;
  const at = bag.places.length === 0 ? null : only(bag.places);
  const unit = bag.units.length === 0 ? null : only(bag.units);
  const compare = compareIn(bag);
  const whose = whoseIn(bag);
  if (at === undefined || unit === undefined || compare === undefined) return undefined;
  if (has('falls', 'takes', 'holds', 'ours', 'theirs', 'drawn', 'retreat')) return undefined;
  const compared = bag.numbers.length === 0 ? readCompared(bag) : undefined;
  if (compared !== undefined || whose === undefined) return compared;
  const side = whose ?? 'ours';
  const value = only(bag.numbers);
  const counted = (what: Quantity, how: Compare, number: number): Condition => ({
    is: 'number',
    what,
    compare: how,
    value: number,
  });
  if (has('odds')) {
    const others = has('losses', 'left', 'survives', 'ipc', 'units', 'lost', 'attackers', 'defenders', 'not');
    if (value === undefined || value > 100 || compare === null || others || unit !== null || side === 'theirs')
      return undefined;
    return counted({ count: 'odds', at }, compare, value);
  }
  if (has('percent', 'won')) return undefined;
  if (has('losses', 'lost')) {
    if (has('left', 'survives') || (has('not') && value === undefined)) return undefined;
    const isGeneral = has('units', 'losses') || unit !== null || has('ipc');
    const isOne =
      value === undefined && compare === null && unit !== null && where.fight !== undefined && !has('one', 'both');
    // `If I lose the carrier`: there is one.
    if (isOne && !has('ipc', 'not')) return counted({ count: 'losses', whose: side, unit, at }, '>=', 1);
    if (value === undefined || !isGeneral || has('not')) return undefined;
    const what: Quantity = has('ipc') ? { count: 'ipc', whose: side, at } : { count: 'losses', whose: side, unit, at };
    return has('ipc') && unit !== null ? undefined : counted(what, compare ?? '>=', value);
  }
  if (has('dead', 'alive') && value === undefined)
    return readFate(context, bag, { count: 'units', whose: side, unit, at }, where);
  const isPeople = value !== undefined && compare !== null && parts.some(({ kind }) => kind === 'people');
  // `If I'm down to 3`.
  const isDown = where.fight !== undefined && compare === '<=' && has('us');
  const isCounted = has('left', 'survives', 'attackers', 'defenders', 'units') || unit !== null || isPeople || isDown;
  if (!isCounted || has('ipc')) return undefined;
  const units: Quantity = { count: 'units', whose: side, unit, at };
  if (value === undefined) {
    if (compare !== null || !has('left', 'survives', 'attackers', 'defenders')) return undefined;
    if (has('not') && (unit !== null || has('units', 'attackers', 'defenders'))) return counted(units, '=', 0);
    return has('one') && (unit !== null || has('units', 'attackers', 'defenders'))
      ? counted(units, '>=', 1)
      : undefined;
  }
  if (compare === null || has('not')) return undefined;
  // More than so many left: of whom has to be said.
  const isMore = compare === '>' || compare === '>=';
  const isTold = whose !== null || has('survives') || parts.some((part) => isPart(part, 'attackers', 'defenders'));
  return isMore && !isTold ? undefined : counted(units, compare, value);
};

/** `not` belongs to the number there: `no tanks left`, `not more than`. */
const negates = (bag: Bag): boolean => bag.has('not') && bag.numbers.length === 0 && bag.units.length === 0;

const withoutNot = (bag: Bag): Bag => bagOf(bag.parts.filter((part) => !isPart(part, 'not')));

/** `More units than he has`, with its two words as one. */
const compared = (parts: readonly Part[]): readonly Part[] => {
  const more = parts.findIndex((part) => isPart(part, 'more'));
  const than = parts.findIndex((part, at) => more >= 0 && at > more && isPart(part, 'than'));
  if (than < 0) return parts;
  return parts.flatMap((part, at): readonly Part[] => {
    if (at === than) return [];
    return at === more ? [{ kind: 'word', words: new Set<ConditionWord>(['>']), at: part.at, end: part.end }] : [part];
  });
};

/** Where all of it happens, if no other place is named; and whether it tells when a fight is left. */
export interface About {
  readonly site?: SpaceId | undefined;
  readonly fight?: 'left' | 'on';
}

/** One part of a condition. */
const readLeaf = (context: NotationContext, said: readonly Part[], where: About): Condition | undefined => {
  const { site } = where;
  const isPlaced = site === undefined || said.some(({ kind }) => kind === 'place');
  const parts: readonly Part[] = compared(isPlaced ? said : [...said, { kind: 'place', space: site, at: -1, end: -1 }]);
  if (parts.some(({ kind }) => kind === 'other' || kind === 'arrow' || kind === 'colon')) return undefined;
  const whole = bagOf(parts);
  // German `nach` and Dutch `op` say other things too.
  const isDone = (part: Part): boolean =>
    isPart(part, 'if', 'else', 'stop', 'go-on', 'goes', 'lands', 'places', 'to', 'from') &&
    !isPart(part, 'filler', 'at', 'holds', 'dead');
  if (parts.some(isDone) && !whole.has('of')) return undefined;
  const round = takeRound(whole);
  if (round === 'unclear') return undefined;
  const bag = round?.rest ?? whole;
  if (round !== undefined && saysNothing(bag) && bag.places.length <= 1) {
    const [space = null] = bag.places;
    if (round.condition.is !== 'number') return undefined;
    return { ...round.condition, what: { count: 'round', at: space } };
  }
  const read = (each: Bag): Condition | undefined =>
    readHeld(context, each) ?? readResult(context, each) ?? readCounted(context, each, where);
  const found = negates(bag) && !bag.has('attackers', 'defenders', 'left') ? read(withoutNot(bag)) : read(bag);
  if (found === undefined) return undefined;
  const told = negates(bag) && !bag.has('attackers', 'defenders', 'left') ? negated(found) : found;
  return round === undefined ? told : joined('all', [round.condition, told]);
};

/**
 * Reads a condition: leaves joined by and, or, not and brackets; `and` binds closer.
 *
 * @returns undefined where it is not wholly understood
 */
export const readCondition = (
  context: NotationContext,
  all: readonly Part[],
  where: About = {},
): Condition | undefined => {
  const parts = trimmed(all);
  if (parts.length === 0 || !isBalanced(parts)) return undefined;
  if (isBracketed(parts)) return readCondition(context, parts.slice(1, -1), where);
  for (const [word, is] of [
    ['or', 'any'],
    ['and', 'all'],
  ] as const) {
    const cut = cutAt(parts, word);
    if (cut.length === 1) continue;
    const read = shared(cut).map((each) => readCondition(context, each, where));
    const found = read.filter((each) => each !== undefined);
    return found.length === cut.length ? joined(is, found) : undefined;
  }
  const neither = neitherOf(parts);
  if (neither !== undefined) {
    const read = shared(neither).map((each) => readCondition(context, each, where));
    const found = read.filter((each) => each !== undefined);
    return found.length === neither.length ? joined('all', found.map(negated)) : undefined;
  }
  if (isPart(parts[0], 'not') && parts[1]?.kind === 'open') {
    const inner = readCondition(context, parts.slice(1), where);
    return inner && negated(inner);
  }
  return parts.some(({ kind }) => kind === 'open') ? undefined : readLeaf(context, parts, where);
};
