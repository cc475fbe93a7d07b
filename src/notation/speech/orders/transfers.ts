// Moves without combat in lists, by where units stand or by where they go: `Mos: 4 inf Kar, 2 arm Cau, rest stays`,
// `Russia -> Caucasus: the rest`, `Kar + 4 inf (Rus)`, and below a place alone on its line `3 inf > Kar`. Each is read
// only where all of it fits: the units stand at the one place and get to the other.

import { fold, spaceOf } from '../../../board/index.ts';
import type { Move } from '../../../engine/index.ts';
import { isHeldByFriends, spaceAt } from '../../../engine/state/queries.ts';
import { countEntries, type Language, type SpaceId, sumCounts, type UnitCounts } from '../../../vocab/index.ts';
import { boardOf, type NotationContext } from '../../context.ts';
import { attempt, type Cursor, cursorOn } from '../../cursor.ts';
import type { SheetSoFar } from '../../items.ts';
import { makeMoves } from '../../moves.ts';
import { placeMeant } from '../../short-names.ts';
import { settleUnits } from '../../units.ts';
import { asked, nothing, type Said } from '../said.ts';
import { type Element, elementsOf } from '../sentence/elements.ts';
import { isSign, isWord } from '../sentence/scene.ts';
import { foldedIn } from '../words/phrases.ts';
import { LISTED } from '../words/set-phrases.ts';
import { goneFrom } from './carried.ts';
import { settlePlace } from './moves.ts';

type Units = Extract<Element, { kind: 'units' }>;

/** Units named before the place they go to; none named are all that are left. */
interface Group {
  readonly units: readonly Units[];
  readonly whole: 'all' | 'none';
  readonly to?: Element;
  /** They are said to stay, or nothing is said to go. */
  readonly stays: 'yes' | 'no';
}

interface List {
  /** A place, or where from and where to. */
  readonly head: readonly Element[];
  readonly groups: readonly Group[];
}

const isName = (each: Element): boolean => each.kind === 'place' || each.kind === 'other';
const NOTHING = foldedIn(LISTED.nothing);
const isStill = (each: Element): boolean => isWord(each, 'stay') || NOTHING.has('text' in each ? fold(each.text) : '');

/** The groups of a list, each ended by its place; undefined if anything else is said. */
const groupsOf = (elements: readonly Element[]): readonly Group[] | undefined => {
  const groups: Group[] = [];
  let units: Units[] = [];
  let whole: Group['whole'] = 'none';
  const end = (more: Pick<Group, 'to'>, stays: Group['stays'] = 'no'): void => {
    groups.push({ units, whole, ...more, stays });
    units = [];
    whole = 'none';
  };
  for (const each of elements) {
    const isOpen = units.length > 0 || whole === 'all';
    const last = groups.at(-1);
    if (each.kind === 'units') {
      if (each.phrase.readings.length > 0) units.push(each);
      else whole = 'all';
    } else if (isStill(each)) {
      // `Karelia: hold`, and once more of those that stay: `houdt stand`.
      if (isOpen || last?.stays !== 'yes') end({}, 'yes');
    } else if (isWord(each, 'rest', 'all', 'both')) whole = 'all';
    else if (isName(each) && isOpen) end({ to: each });
    else if (isSign(each, 'semicolon') && isOpen) end({});
    else if (!isSign(each, 'comma', 'semicolon', 'plus', 'arrow', 'dash', 'close', 'open') && !isWord(each, ...BESIDE))
      return undefined;
  }
  if (units.length > 0 || whole === 'all') end({});
  return groups;
};
const BESIDE = ['to', 'and', 'article', 'small', 'move', 'at', 'please', 'first', 'again'] as const;

/** The head of a list: a place, or two with a way between them, before a sign or before the units. */
const listOf = (elements: readonly Element[]): List | undefined => {
  const from = isWord(elements[0], 'from', 'to', 'at') ? 1 : 0;
  const first = elements[from];
  if (first === undefined || !isName(first)) return undefined;
  const [second, third, fourth] = elements.slice(from + 1);
  const isWay = isSign(second, 'arrow', 'dash') || isWord(second, 'to');
  if (isWay && third !== undefined && isName(third) && (isSign(fourth, 'colon') || fourth?.kind === 'units')) {
    const groups = groupsOf(elements.slice(from + (isSign(fourth, 'colon') ? 4 : 3)));
    return groups && { head: [first, third], groups };
  }
  const isSigned =
    isSign(second, 'colon', 'plus', 'dash', 'arrow') || (second?.kind === 'other' && second.text === '=');
  const groups = groupsOf(elements.slice(from + (isSigned ? 2 : 1)));
  return groups && { head: [first], groups };
};

/** Own units of a kind that are still there. */
const leftAt = (cursor: Cursor, moves: readonly Move[], space: SpaceId): UnitCounts => {
  const { state, power } = cursor.context;
  const { units } = boardOf(cursor.context);
  const there = spaceAt(state, space).units.filter(
    (unit) => unit.power === power && units[unit.type].domain !== 'facility' && unit.type !== 'aa-gun',
  );
  const types = [...new Set(there.map(({ type }) => type))];
  return Object.fromEntries(
    types.flatMap((type) => {
      const left = there.filter((unit) => unit.type === type).length - goneFrom(moves, space, type);
      return left > 0 ? [[type, left]] : [];
    }),
  );
};

/** The units of a group that stand in a place; undefined if they do not. */
const unitsAt = (
  cursor: Cursor,
  { units, whole }: Group,
  moves: readonly Move[],
  space: SpaceId,
): UnitCounts | undefined => {
  const left = leftAt(cursor, moves, space);
  if (units.length === 0) return whole === 'all' && countEntries(left).length > 0 ? left : undefined;
  const counts: UnitCounts[] = [];
  for (const { phrase, count } of units) {
    const kinds = phrase.readings.filter((type) => left[type] !== undefined);
    const [type, ...others] = kinds;
    if (type === undefined || others.length > 0) return undefined;
    const isAll = typeof count !== 'number';
    const one = attempt(cursor, () =>
      settleUnits(cursor, [{ ...phrase, readings: [type], count: isAll ? (left[type] ?? 0) : count }]),
    );
    if (one === undefined) return undefined;
    counts.push(one);
  }
  const sum = sumCounts(counts);
  return countEntries(sum).every(([type, count]) => count <= (left[type] ?? 0)) ? sum : undefined;
};

const nameOf = (each: Element): string => ('text' in each ? each.text : '');

/** The place that a name means, of those that fit. */
const meant = (cursor: Cursor, each: Element, fits: (space: SpaceId) => boolean): SpaceId | undefined => {
  const short = attempt(cursor, () => placeMeant(cursor, nameOf(each), fits));
  if (short !== undefined || each.kind !== 'place') return short;
  const space = attempt(cursor, () => settlePlace(cursor, each));
  return space !== undefined && fits(space) ? space : undefined;
};

/** Most links that a unit without wings goes on land. */
const isNear = ({ context }: Cursor, from: SpaceId, to: SpaceId, units: UnitCounts): boolean => {
  const { units: sheet } = boardOf(context);
  const [start, end] = [spaceOf(boardOf(context), from), spaceOf(boardOf(context), to)];
  const isLinked = start.adjacent.includes(to);
  const isTwo = start.adjacent.some(
    (id) => end.adjacent.includes(id) && spaceOf(boardOf(context), id).kind === end.kind,
  );
  return countEntries(units).every(
    ([type]) =>
      sheet[type].domain === 'air' ||
      (sheet[type].domain === end.kind && (isLinked || (sheet[type].move > 1 && isTwo))),
  );
};

/** Land of one's own side, or a sea: where units go without a fight. */
const isFree = ({ context: { ruleset, state, power } }: Cursor, space: SpaceId): boolean =>
  spaceOf(ruleset.board, space).kind === 'sea' ||
  isHeldByFriends(ruleset, state, space, spaceAt(state, space).control, power);

const PHASE = 'noncombat-move';

/** The moves of a list by where its units stand. */
const movesFrom = (
  cursor: Cursor,
  groups: readonly Group[],
  from: SpaceId,
  to: SpaceId | undefined,
  before: readonly Move[],
): readonly Move[] | undefined => {
  const moves: Move[] = [];
  for (const group of groups) {
    if (group.stays === 'yes') continue;
    const units = unitsAt(cursor, group, [...before, ...moves], from);
    if (units === undefined) return undefined;
    const fits = (space: SpaceId): boolean =>
      space !== from && isFree(cursor, space) && isNear(cursor, from, space, units);
    const end = group.to === undefined ? to : meant(cursor, group.to, fits);
    const made = end === undefined || !fits(end) ? undefined : makeMoves(cursor, units, [from, end], {}, PHASE);
    if (made === undefined) return undefined;
    moves.push(...made);
  }
  return moves;
};

/** The moves of a list by where its units go: each group's place is where it comes from. */
const movesTo = (
  cursor: Cursor,
  groups: readonly Group[],
  to: SpaceId,
  before: readonly Move[],
): readonly Move[] | undefined => {
  const moves: Move[] = [];
  for (const group of groups) {
    if (group.stays === 'yes') continue;
    const { to: origin } = group;
    if (origin === undefined) return undefined;
    const at = (space: SpaceId): UnitCounts | undefined => unitsAt(cursor, group, [...before, ...moves], space);
    const from = meant(cursor, origin, (space) => {
      const units = at(space);
      return space !== to && units !== undefined && isNear(cursor, space, to, units);
    });
    const units = from === undefined ? undefined : at(from);
    const made =
      from === undefined || units === undefined ? undefined : makeMoves(cursor, units, [from, to], {}, PHASE);
    if (made === undefined) return undefined;
    moves.push(...made);
  }
  return moves;
};

const asOrder = (cursor: Cursor, moves: readonly Move[], { coming }: SheetSoFar): Said =>
  moves.length === 0
    ? nothing('note')
    : { what: 'order', items: [{ kind: 'moves', phase: PHASE, coming, moves }], remarks: cursor.remarks };

/** A place where own units stand, alone on its line: below it stands what goes from there. */
const readOrigin = (cursor: Cursor, elements: readonly Element[]): Said | undefined => {
  const isLed = isWord(elements[0], 'from', 'at');
  const [name, ...others] = isLed ? elements.slice(1) : [];
  if (name === undefined || !isName(name) || others.some((each) => !isSign(each, 'colon'))) return undefined;
  const space = meant(cursor, name, (id) => countEntries(leftAt(cursor, [], id)).length > 0);
  return space === undefined ? undefined : { ...nothing('declaration'), target: space };
};

/** A line of a list of moves without combat; undefined if it is none, or if something of it does not fit. */
export const readTransfers = (
  context: NotationContext,
  line: number,
  text: string,
  sofar: SheetSoFar,
  language: Language,
): Said | undefined => {
  if (sofar.section !== 'noncombat-move') return undefined;
  const cursor = cursorOn(context, line, text);
  const elements = elementsOf(cursor, language);
  const before = sofar.otherMoves;
  const origin = readOrigin(cursor, elements);
  if (origin !== undefined) return origin;
  // Below a place: `3 inf > Kar`, `ftr stays`.
  const own = sofar.declaration?.space;
  const below = own === undefined ? undefined : groupsOf(elements);
  const isLed = elements.some((each) => isSign(each, 'arrow', 'dash') || isWord(each, 'to', 'stay'));
  if (own !== undefined && below !== undefined && below.length > 0 && isLed) {
    const moves = movesFrom(cursor, below, own, undefined, before);
    if (moves !== undefined) return asOrder(cursor, moves, sofar);
  }
  const list = listOf(elements);
  const [first, second] = list?.head ?? [];
  if (list === undefined || first === undefined || list.groups.length === 0) return undefined;
  const { groups } = list;
  const stands = (space: SpaceId): boolean =>
    groups.every((group) => group.stays === 'yes' || unitsAt(cursor, group, before, space) !== undefined);
  const from = meant(cursor, first, (id) => countEntries(leftAt(cursor, before, id)).length > 0 && stands(id));
  const end = second === undefined ? undefined : meant(cursor, second, (id) => id !== from && isFree(cursor, id));
  if (second !== undefined && end === undefined) return undefined;
  // `Kar + 4 inf (Rus)`: whoever comes, and from where.
  const comes = elements.some((each) => isSign(each, 'open')) || isSign(elements[elements.indexOf(first) + 1], 'plus');
  // `Eve: all Yak`: of all that is somewhere, that place is told first.
  const isWhole = groups.some(({ whole, units }) => whole === 'all' || units.some(({ count }) => count === 'rest'));
  const goes = isWhole || elements.some((each) => isWord(each, 'to') || isSign(each, 'arrow'));
  const moves = from === undefined || comes ? undefined : movesFrom(cursor, groups, from, end, before);
  const target = second === undefined && !goes ? meant(cursor, first, (id) => isFree(cursor, id)) : undefined;
  const gathered = target === undefined ? undefined : movesTo(cursor, groups, target, before);
  // `Yak: 2 inf Eve`, where two stand at both: nobody can tell.
  if (moves !== undefined && moves.length > 0 && gathered !== undefined) return asked(cursor, text);
  const told = moves ?? gathered;
  return told === undefined ? undefined : asOrder(cursor, told, sofar);
};
