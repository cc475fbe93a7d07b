// Lines of movement: units, where they come from, the way they go, notes. One line may hold several moves, and several
// origins may share a way: `4 inf Cauc, 1 ftr Rus > Ukr`. Ways are filled in where spaces are left out.

import { distances, type Space, spaceOf } from '../board/index.ts';
import type { March, Move } from '../engine/index.ts';
import { spaceAt } from '../engine/state/queries.ts';
import { countEntries, countTotal, type Domain, type SpaceId, type UnitCounts, type UnitType } from '../vocab/index.ts';
import { boardOf } from './context.ts';
import {
  attempt,
  type Cursor,
  fault,
  isKeyword,
  isNext,
  note,
  peek,
  retry,
  take,
  takeKeyword,
  textFrom,
} from './cursor.ts';
import { thereAndOn } from './flight.ts';
import { type Notes, readNotes } from './notes.ts';
import {
  anchorageOf,
  type Filled,
  fillPath,
  type Journey,
  reachOf,
  type Way,
  wayOf,
  zonesWithTransports,
} from './path.ts';
import {
  isPlace,
  nameLength,
  nearestSpaces,
  type PlaceHint,
  readPlace,
  skipArticle,
  skipPreposition,
  zonesMeant,
} from './places.ts';
import { liftMoves } from './sealift.ts';
import { countedBy, isUnits, readUnitPhrases, settleUnits, type UnitPhrase } from './units.ts';
import { checkWalkIn } from './walk-in.ts';

/** Spaces a path may hold; the engine's schema has the same limit. */
const MOST_SPACES = 20;

export type MovePhase = Journey['phase'];

/** Units from one space, as read. */
interface Group {
  readonly phrases: readonly UnitPhrase[];
  readonly from: SpaceId;
}

/** How literally a way is to be taken: filled in and ferried, or exactly as written. */
export type Reading = 'filled' | 'literal';

const domainsOf = (cursor: Cursor, phrases: readonly UnitPhrase[]): ReadonlySet<Domain> =>
  new Set(phrases.flatMap(({ readings }) => readings).map((type) => boardOf(cursor.context).units[type].domain));

/** What the units tell about the spaces they name: ships lie at sea, and origins are where such units stand. */
export const originHint = (cursor: Cursor, phrases: readonly UnitPhrase[], kind?: PlaceHint['kind']): PlaceHint => {
  const domains = domainsOf(cursor, phrases);
  const types = new Set(phrases.flatMap(({ readings }) => readings));
  const { state, power } = cursor.context;
  const own = domains.size === 1 && domains.has('sea') ? 'sea' : domains.has('land') ? 'land' : undefined;
  const wanted = kind ?? own;
  return {
    ...(wanted === undefined ? {} : { kind: wanted }),
    ...(kind === undefined
      ? { prefer: ({ id }) => spaceAt(state, id).units.some((unit) => unit.power === power && types.has(unit.type)) }
      : {}),
  };
};

/** `3 inf UKR`, `3 inf from UKR`, `UKR 3 inf`, `UKR: 3 inf`, `1 trn: 2 inf UK`. */
const readGroup = (cursor: Cursor, kind?: PlaceHint['kind']): Group | undefined => {
  skipPreposition(cursor, 'from');
  if (!isUnits(cursor) && isPlace(cursor)) {
    const from = readPlace(cursor);
    take(cursor, 'colon', 'dash');
    const phrases = from === undefined ? undefined : readUnitPhrases(cursor);
    return from === undefined || phrases === undefined ? undefined : { from, phrases };
  }
  const phrases = readUnitPhrases(cursor);
  if (phrases === undefined) return undefined;
  const more = take(cursor, 'colon') === undefined ? [] : readUnitPhrases(cursor);
  if (more === undefined) return undefined;
  const all = [...phrases, ...more];
  skipPreposition(cursor, 'from', 'at');
  const { at } = cursor;
  const from = readPlace(cursor, originHint(cursor, all, kind));
  if (from === undefined) return undefined;
  // Who writes a code means that space and no other.
  const isCode = textFrom(cursor, at, cursor.at) === spaceOf(boardOf(cursor.context), from).code;
  const types = all.flatMap(({ readings }) => readings);
  return { from: isCode ? from : anchorageOf(cursor.context, types, from), phrases: all };
};

/** Steps over an arrow, or a word that says the same. */
export const takeArrow = (cursor: Cursor): boolean => {
  if (take(cursor, 'arrow', 'dash') === undefined && takeKeyword(cursor, 'to') === undefined) return false;
  skipArticle(cursor);
  return true;
};

/** How far units of these kinds get, whichever of their readings is meant. */
export const reachMeant = (cursor: Cursor, types: readonly UnitType[]): number =>
  Math.min(...types.map((type) => boardOf(cursor.context).units[type].move));

/** The next step is the neighbour that a name can mean, unless units get to other land of that name too. */
export const nextStep = (cursor: Cursor, near: SpaceId, reach: number): Pick<PlaceHint, 'prefer' | 'rival'> => {
  const board = boardOf(cursor.context);
  const isNext = ({ id }: Space): boolean => spaceOf(board, near).adjacent.includes(id);
  if (reach <= 1 || !Number.isFinite(reach)) return { prefer: isNext };
  const steps = distances(board, near, ({ kind }) => kind === 'land');
  const isReached = ({ id, kind }: Space): boolean =>
    kind === 'land' && id !== near && (steps.get(id) ?? reach + 1) <= reach;
  return { prefer: isNext, rival: isReached };
};

const readStep = (
  cursor: Cursor,
  near: SpaceId,
  kind: PlaceHint['kind'],
  reach: number,
  sails: boolean,
): SpaceId | undefined => {
  const bracket = take(cursor, 'open') !== undefined;
  const end = cursor.at + nameLength(cursor, cursor.at);
  const zones = sails && end >= cursor.tokens.length ? zonesMeant(cursor, cursor.at, end, near, reach) : [];
  if (zones.length > 1)
    return fault(cursor, 'ambiguous-space', { text: textFrom(cursor, cursor.at, end) }, nearestSpaces(zones));
  const place = readPlace(cursor, {
    near,
    ...(kind === undefined ? {} : { kind }),
    ...(kind === undefined ? nextStep(cursor, near, reach) : {}),
  });
  if (place === undefined) return undefined;
  if (bracket && take(cursor, 'close') === undefined) return fault(cursor, 'bracket-open', {});
  return place;
};

/** True for `(NOR) >`: a step in brackets, and not a note. */
const isBracketStep = (cursor: Cursor): boolean => {
  if (!isNext(cursor, 'open')) return false;
  const { at, tokens } = cursor;
  const close = tokens.findIndex((token, index) => index > at && token.kind === 'close');
  return close > at + 1 && tokens[close + 1]?.kind === 'arrow';
};

/** The spaces behind the origin, at least one. */
const readWay = (
  cursor: Cursor,
  from: SpaceId,
  kind: PlaceHint['kind'],
  types: readonly UnitType[],
): readonly SpaceId[] | undefined => {
  const sails = types.some((type) => boardOf(cursor.context).units[type].domain === 'sea');
  const way: SpaceId[] = [];
  while (isBracketStep(cursor) || takeArrow(cursor)) {
    const step = readStep(cursor, way.at(-1) ?? from, kind, reachMeant(cursor, types) - way.length, sails);
    if (step === undefined) return undefined;
    way.push(step);
  }
  return way.length === 0 ? fault(cursor, 'target-missing', {}) : way;
};

/** True if a comma or `and` stands next and units behind it. */
const goesOn = (cursor: Cursor): boolean => {
  const { at } = cursor;
  const separated =
    take(cursor, 'comma', 'plus', 'semicolon') !== undefined || takeKeyword(cursor, 'and') !== undefined;
  if (separated && (isUnits(cursor) || isPlace(cursor))) return true;
  cursor.at = at;
  return false;
};

const split = (cursor: Cursor, units: UnitCounts, domain: Domain): UnitCounts =>
  Object.fromEntries(countEntries(units).filter(([type]) => boardOf(cursor.context).units[type].domain === domain));

const tell = (cursor: Cursor, { path, toll }: Filled): void => {
  if (toll.guns.length + toll.neutrals.length + toll.taken.length > 0) note(cursor, 'path-taken', { path, ...toll });
};

const fill = (cursor: Cursor, journey: Journey, named: readonly SpaceId[]): Filled | undefined => {
  const filled = fillPath(journey, named);
  if ('path' in filled) return filled;
  const [from, to] = filled.gap;
  const domain = journey.way === 'lift' ? 'sea' : journey.way;
  return fault(cursor, 'no-path', { from, to, domain });
};

/** A way over water that was not written as one, if transports lie ready and the way by land is too long. */
const hiddenLift = (cursor: Cursor, journey: Journey, named: readonly SpaceId[]): Filled | undefined => {
  const [from] = named;
  const isGapless = named.every(
    (id, at) => at === 0 || spaceOf(boardOf(cursor.context), id).adjacent.includes(named[at - 1] ?? id),
  );
  if (from === undefined || isGapless || zonesWithTransports(cursor.context, from, cursor.context.power).length === 0)
    return undefined;
  const byLand = fillPath(journey, named);
  if ('path' in byLand && byLand.path.length - 1 <= reachOf(journey)) return undefined;
  const lift: Journey = { ...journey, way: 'lift' };
  const bySea = fillPath(lift, named);
  return 'path' in bySea && bySea.path.length - 1 <= reachOf(lift) ? bySea : undefined;
};

const lifted = (cursor: Cursor, units: UnitCounts, filled: Filled, notes: Notes): readonly Move[] | undefined => {
  const ships = split(cursor, units, 'sea');
  const [plane] = countEntries(split(cursor, units, 'air'));
  if (plane !== undefined) return fault(cursor, 'planes-aboard-transport', { unit: plane[0] });
  const owner = notes.by?.power === cursor.context.power ? undefined : notes.by?.power;
  const said = notes.by?.count ?? ships.transport;
  return liftMoves(cursor, {
    troops: split(cursor, units, 'land'),
    ships,
    ...(said === undefined ? {} : { said }),
    ...(owner === undefined ? {} : { owner }),
    path: filled.path,
  });
};

const march = (units: UnitCounts, path: readonly SpaceId[], notes: Notes): March => ({
  kind: 'march',
  units,
  path: [...path],
  ...(notes.cargo !== undefined ? { cargo: notes.cargo } : {}),
  ...(notes.empty === 'yes' ? { cargo: {} } : {}),
  ...(notes.origin !== undefined ? { origin: notes.origin } : {}),
  ...(notes.land !== undefined ? { land: notes.land } : {}),
  ...(notes.home === 'yes' && path[0] !== undefined ? { land: path[0] } : {}),
  ...(notes.raid === 'yes' ? { mission: 'raid' as const } : {}),
  ...(notes.patrol === 'yes' ? { mission: 'patrol' as const } : {}),
});

/** What `MT` means here: nothing aboard a ship, or nobody in the target. */
const settleEmpty = (cursor: Cursor, units: UnitCounts, { empty, ...notes }: Notes): Notes => {
  if (empty === undefined) return notes;
  return countTotal(split(cursor, units, 'sea')) > 0 ? { ...notes, empty } : { ...notes, walkIn: 'yes' };
};

/** The moves of units that go a way together. */
export const makeMoves = (
  cursor: Cursor,
  units: UnitCounts,
  named: readonly SpaceId[],
  read: Notes,
  phase: MovePhase,
  reading: Reading = 'filled',
): readonly Move[] | undefined => {
  const board = boardOf(cursor.context);
  const notes = reading === 'literal' ? read : settleEmpty(cursor, units, read);
  const flight = reading === 'literal' ? undefined : thereAndOn(cursor, units, named, notes, phase);
  if (flight !== undefined) return makeMoves(cursor, units, flight.way, flight.notes, phase, reading);
  const last = named.at(-1);
  const isLand = (id: SpaceId): boolean => spaceOf(board, id).kind === 'land';
  const stops = notes.via === undefined ? named : [...named.slice(0, -1), ...notes.via, ...named.slice(-1)];
  if (stops.length > MOST_SPACES) return fault(cursor, 'too-many', { what: 'spaces', limit: MOST_SPACES });
  checkWalkIn(cursor, last, notes);
  if (reading === 'literal') return [march(units, stops, notes)];

  const troops = countTotal(split(cursor, units, 'land')) > 0;
  const ships = countTotal(split(cursor, units, 'sea')) > 0;
  const shelled = notes.bombard === 'yes' && !troops && last !== undefined && isLand(last) && stops.length > 2;
  const spaces = shelled ? stops.slice(0, -1) : stops;
  // `BB North Sea bombards`, off the land it shells: a sentence knows that it stays where it lies.
  const isOff = last !== undefined && isLand(last) && spaceOf(board, last).adjacent.includes(stops[0] ?? last);
  if (notes.bombard === 'yes' && !troops && ships && stops.length === 2 && isOff)
    return fault(cursor, 'not-understood', { text: textFrom(cursor, 0) });
  const bySea = troops && (ships || notes.by !== undefined || spaces.some((id) => !isLand(id)));
  const way: Way = bySea ? 'lift' : wayOf(board, units);
  const owner = notes.by?.power;
  const journey: Journey = {
    context: cursor.context,
    units,
    way,
    phase,
    ...(owner === undefined ? {} : { ships: owner }),
  };

  const hidden = way === 'land' ? hiddenLift(cursor, journey, spaces) : undefined;
  if (hidden !== undefined) {
    note(cursor, 'path-taken', { path: hidden.path, ...hidden.toll });
    return lifted(cursor, units, hidden, notes);
  }
  const filled = fill(cursor, journey, spaces);
  if (filled === undefined) return undefined;
  if (filled.path.length > MOST_SPACES) return fault(cursor, 'too-many', { what: 'spaces', limit: MOST_SPACES });
  tell(cursor, filled);
  if (bySea) return lifted(cursor, units, filled, notes);
  // Where the way was left open planes go their own: over the sea, where tanks drive through land.
  const planes = split(cursor, units, 'air');
  const own = way === 'land' && countTotal(planes) > 0 && filled.path.length > spaces.length;
  const flown = own ? fill(cursor, { ...journey, units: planes, way: 'air' }, spaces) : undefined;
  if (flown === undefined || flown.path.join() === filled.path.join()) return [march(units, filled.path, notes)];
  const { land: _, home: __, ...afoot } = notes;
  return [march(split(cursor, units, 'land'), filled.path, afoot), march(planes, flown.path, notes)];
};

/** All units meant are ships, so all spaces they name are sea zones. */
const kindOf = (cursor: Cursor, phrases: readonly UnitPhrase[]): PlaceHint['kind'] => {
  const domains = domainsOf(cursor, phrases);
  return domains.size === 1 && domains.has('sea') ? 'sea' : undefined;
};

/** A way first and the units behind it: `KAR > UKR: 3 inf`, `KAR-UKR 3 inf`. */
const readWayFirst = (
  cursor: Cursor,
): { readonly groups: readonly Group[]; readonly way: readonly SpaceId[] } | undefined => {
  if (isUnits(cursor)) return undefined;
  const from = readPlace(cursor);
  const way = from === undefined ? undefined : readWay(cursor, from, undefined, []);
  take(cursor, 'colon', 'dash');
  const phrases = way === undefined ? undefined : readUnitPhrases(cursor);
  return from === undefined || way === undefined || phrases === undefined
    ? undefined
    : { groups: [{ from, phrases }], way };
};

const readGroups = (
  cursor: Cursor,
  kind: PlaceHint['kind'],
): { readonly groups: readonly Group[]; readonly way: readonly SpaceId[] } | undefined => {
  const groups: Group[] = [];
  do {
    const group = readGroup(cursor, kind);
    if (group === undefined) return undefined;
    groups.push(group);
  } while (!isNext(cursor, 'arrow') && !isKeyword(cursor, 'to') && goesOn(cursor));
  const [first] = groups;
  if (first === undefined) return undefined;
  const phrases = groups.flatMap((group) => group.phrases);
  const types = phrases.flatMap(({ readings }) => readings);
  const way = readWay(cursor, first.from, kindOf(cursor, phrases), types);
  return way && { groups, way };
};

const readOne = (
  cursor: Cursor,
  phase: MovePhase,
  before: Notes,
  reading: Reading,
  kind?: PlaceHint['kind'],
): readonly Move[] | undefined => {
  const parts = attempt(cursor, () => readWayFirst(cursor)) ?? readGroups(cursor, kind);
  if (parts === undefined) return undefined;
  const { groups, way } = parts;
  const read = readNotes(cursor);
  if (read === undefined) return undefined;
  const notes = { ...before, ...read };
  const moves: Move[] = [];
  for (const group of groups) {
    const source = { space: group.from, power: cursor.context.power };
    const phrases = countedBy(cursor, group.phrases, source);
    const units = phrases && settleUnits(cursor, phrases, source);
    const made = units && makeMoves(cursor, units, [group.from, ...way], notes, phase, reading);
    if (made === undefined) return undefined;
    moves.push(...made);
  }
  return moves;
};

/** True if a move starts where it ends at once: then its origin was the other thing of that name. */
const standsStill = (moves: readonly Move[]): boolean =>
  moves.some((move) => move.kind === 'march' && move.path.length === 2 && move.path[0] === move.path[1]);

/**
 * The moves of a line, at least one, up to its end or whatever is none.
 *
 * @param before notes that stood before the units, as in `SBR 1 bmr UK > GER`
 */
export const readMoves = (
  cursor: Cursor,
  phase: MovePhase,
  before: Notes = {},
  reading: Reading = 'filled',
): readonly Move[] | undefined => {
  const moves: Move[] = [];
  do {
    const { at } = cursor;
    const usual = attempt(cursor, () => readOne(cursor, phase, before, reading));
    const doubtful = reading === 'filled' && (usual === undefined || standsStill(usual));
    const afloat = doubtful ? retry(cursor, at, () => readOne(cursor, phase, before, reading, 'sea')) : undefined;
    const read = afloat ?? usual ?? readOne(cursor, phase, before, reading);
    if (read === undefined) return undefined;
    moves.push(...read);
  } while (peek(cursor) !== undefined && goesOn(cursor));
  return moves;
};
