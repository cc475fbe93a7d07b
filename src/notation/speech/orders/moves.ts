// The moves of a sentence: its parts settled on the board, land units and the transports that carry them put together.

import { findSpace, neighboursOfKind, type Space, spaceOf } from '../../../board/index.ts';
import type { March, Move } from '../../../engine/index.ts';
import { spaceAt } from '../../../engine/state/queries.ts';
import { countEntries, type Domain, type SpaceId, type UnitCounts, type UnitType } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import { type Cursor, fault, textFrom } from '../../cursor.ts';
import { type MovePhase, makeMoves, nextStep, originHint, reachMeant } from '../../moves.ts';
import { landingHint, type Notes } from '../../notes.ts';
import { zonesOff } from '../../path.ts';
import { nearestSpaces, type PlaceHint, readingsAt, readPlace, zonesMeant } from '../../places.ts';
import { countedBy, settleUnits } from '../../units.ts';
import { allThereAre, countAt, foundAt } from './all-there.ts';
import { carriedIn, goneFrom } from './carried.ts';
import { isLand, type Landing, type Part, type Place } from './part.ts';

/** The space that a place of a sentence names, or a problem noted. */
export const settlePlace = (cursor: Cursor, place: Place, hint: PlaceHint = {}): SpaceId | undefined => {
  if (place.space !== undefined) return place.space;
  const inside: Cursor = { ...cursor, tokens: cursor.tokens.slice(0, place.end), at: place.at };
  const space = readPlace(inside, hint);
  cursor.problem ??= inside.problem;
  cursor.remarks = inside.remarks;
  return space;
};

const domainOf = (cursor: Cursor, part: Part): Domain | 'mixed' => {
  const board = boardOf(cursor.context);
  const domains = new Set(part.units.phrase.readings.map((type) => board.units[type].domain));
  const [only, ...others] = domains;
  return only === undefined || others.length > 0 ? (only === undefined ? 'land' : 'mixed') : only;
};

const has = (cursor: Cursor, space: SpaceId, types: readonly UnitType[]): boolean =>
  spaceAt(cursor.context.state, space).units.some(
    ({ power, type }) => power === cursor.context.power && (types.length === 0 || types.includes(type)),
  );

const isSea = (cursor: Cursor, id: SpaceId): boolean => spaceOf(boardOf(cursor.context), id).kind === 'sea';

/** The zone off a shore: that which goes by its name, or the only one of those given. */
export const zoneOff = (
  cursor: Cursor,
  place: Place,
  shore: SpaceId,
  likely: (zone: Space) => boolean,
  near?: SpaceId,
): SpaceId | undefined => {
  const board = boardOf(cursor.context);
  const zones = neighboursOfKind(board, shore, 'sea');
  const [only, ...more] = zones.filter(likely);
  if (only !== undefined && more.length === 0) return only.id;
  const named = findSpace(board, `${textFrom(cursor, place.at, place.end)} SZ`, near === undefined ? {} : { near });
  if (named.outcome === 'found') return named.value.id;
  const choice = only === undefined ? zones : [only, ...more];
  return fault(
    cursor,
    'ambiguous-space',
    { text: textFrom(cursor, place.at, place.end) },
    nearestSpaces(choice),
    cursor.tokens[place.at],
  );
};

/** Where units of a part stand: ships and their planes lie off the shore that is named. */
const settleOrigin = (
  cursor: Cursor,
  part: Part,
  shores: readonly SpaceId[],
  beside: SpaceId | undefined,
): SpaceId | undefined => {
  const types = part.units.phrase.readings;
  if (part.from === undefined) {
    // Transports are those off the shore where they load.
    const near = types.join() === 'transport' ? shores.flatMap((shore) => zonesOff(cursor.context, shore, types)) : [];
    const [zone, ...zones] = new Set(near);
    if (zone !== undefined && zones.length === 0) return zone.id;
    // Where units of the kind stand in one place alone, it need not be said.
    const [only, ...others] = boardOf(cursor.context).spaces.filter(
      ({ id }) => types.length === 1 && has(cursor, id, types),
    );
    if (only !== undefined && others.length === 0) {
      if (part.units.phrase.bare === 'yes') cursor.remarks = [...cursor.remarks, foundAt(cursor, part.units, only.id)];
      return only.id;
    }
    // `All the infantry in India, both tanks and the fighter`: as many as stand where the others come from.
    const [type] = types;
    const there = type === undefined || beside === undefined ? 0 : countAt(cursor, beside, type);
    const isAll = part.units.count === there || part.units.count === 'all';
    // A line that ends with them goes on below.
    const isLast =
      part.units.end >= cursor.tokens.length && !/[.!]$/.test(cursor.tokens[part.units.end - 1]?.text ?? '');
    if (beside !== undefined && there > 0 && isAll && !isLast && domainOf(cursor, part) !== 'sea') return beside;
    return fault(cursor, 'space-missing', {}, [], cursor.tokens[part.units.at]);
  }
  const domain = domainOf(cursor, part);
  const hint = originHint(cursor, [part.units.phrase]);
  // `the battleship that lies off Canada`: off that part of it where one lies.
  const isOff = ({ id, kind }: Space): boolean =>
    domain === 'sea' && kind === 'land' && zonesOff(cursor.context, id, types).length > 0;
  const space = settlePlace(cursor, part.from, {
    ...hint,
    prefer: (each) => hint.prefer?.(each) === true || isOff(each),
  });
  if (space === undefined || isSea(cursor, space) || domain === 'land') return space;
  if (domain !== 'sea' && has(cursor, space, types)) return space;
  const off = zonesOff(cursor.context, space, types);
  if (domain !== 'sea' && off.length === 0) return space;
  return zoneOff(cursor, part.from, space, (zone) => off.includes(zone));
};

/** Where a part goes: for ships the zone off the shore that is named. */
const settleEnd = (cursor: Cursor, part: Part, place: Place, near: SpaceId, fleet: boolean): SpaceId | undefined => {
  const sails = domainOf(cursor, part) === 'sea';
  const reach = reachMeant(cursor, part.units.phrase.readings) - part.stops.length;
  const isNamed = sails && place.space === undefined;
  const zones = isNamed ? zonesMeant(cursor, place.at, place.end, near, reach) : [];
  if (zones.length > 1) {
    const text = textFrom(cursor, place.at, place.end);
    return fault(cursor, 'ambiguous-space', { text }, nearestSpaces(zones), cursor.tokens[place.at]);
  }
  const space = settlePlace(cursor, place, {
    near,
    ...(sails ? { kind: 'sea' as const } : nextStep(cursor, near, reach)),
  });
  if (space === undefined || !(sails || fleet) || isSea(cursor, space)) return space;
  return zoneOff(cursor, place, space, () => false, near);
};

/** The units of a part, those that are left out of `all` taken off; of those that are gone the rest is left. */
const settleCounts = (
  cursor: Cursor,
  part: Part,
  from: SpaceId,
  gone: (type: UnitType) => number,
  phase: MovePhase,
): UnitCounts | undefined => {
  const source = { space: from, power: cursor.context.power };
  const { phrase } = part.units;
  const counted = countedBy(cursor, [phrase], source);
  const standing = counted && settleUnits(cursor, counted, source);
  if (standing === undefined) return undefined;
  // Guns attack nobody: `everything` that attacks is without them.
  const there =
    phrase.readings.length === 0 && phase === 'combat-move'
      ? Object.fromEntries(countEntries(standing).filter(([type]) => type !== 'aa-gun'))
      : standing;
  const all =
    part.units.count !== 'rest'
      ? there
      : Object.fromEntries(
          countEntries(there)
            .map(([type, count]) => [type, count - gone(type)] as const)
            .filter(([, count]) => count > 0),
        );
  if (countEntries(all).length === 0) return fault(cursor, 'all-of-what', {}, [], phrase.token);
  const leftOut = countedBy(
    cursor,
    part.less.map((each) => each.phrase),
    source,
  );
  const less = leftOut && settleUnits(cursor, leftOut, source);
  if (less === undefined) return undefined;
  const left = countEntries(all)
    .map(([type, count]) => [type, count - (less[type] ?? 0)] as const)
    .filter(([, count]) => count > 0);
  return left.length === 0 ? fault(cursor, 'all-of-what', {}, [], phrase.token) : Object.fromEntries(left);
};

interface Settled {
  readonly part: Part;
  readonly from: SpaceId;
  readonly way: readonly SpaceId[];
  readonly units: UnitCounts;
}

/** A landing that can only be told once all moves are known. */
interface LateLanding {
  readonly planes: readonly UnitType[];
  readonly from: SpaceId | null;
  readonly to: SpaceId | 'origin' | 'deck';
}

export interface Made {
  readonly moves: readonly Move[];
  readonly late: readonly LateLanding[];
}

const lastOf = <T>(list: readonly T[]): T | undefined => list.at(-1);

const merged = (all: readonly UnitCounts[]): UnitCounts => {
  const sum: { [type in UnitType]?: number } = {};
  for (const units of all) for (const [type, count] of countEntries(units)) sum[type] = (sum[type] ?? 0) + count;
  return sum;
};

const settleLanding = (
  cursor: Cursor,
  land: Landing | undefined,
  from: SpaceId,
): SpaceId | 'deck' | null | undefined => {
  if (land === undefined) return null;
  if (land === 'home') return from;
  if (land === 'deck') return 'deck';
  return settlePlace(cursor, land, { near: from, ...landingHint(cursor.context) });
};

/**
 * The moves of parts that have a target, in the order they are made.
 *
 * @param before moves made on the lines above
 * @param target where parts go that say nothing else
 * @param origin where parts come from that say nothing else, if such units stand there
 */
export const movesOf = (
  cursor: Cursor,
  said: readonly Part[],
  target: Place | SpaceId | undefined,
  phase: MovePhase,
  before: readonly Move[],
  origin?: SpaceId,
): Made | undefined => {
  // `All 3 subs attack the North Sea`
  const isTold = target !== undefined || said.some(({ from }) => from !== undefined);
  const parts = isTold ? said.flatMap((part) => allThereAre(cursor, part, before)) : said;
  // With ships and no troops the sea off a shore is meant, for planes too.
  const ships = parts.filter((part) => domainOf(cursor, part) === 'sea');
  const sails = ships.length > 0 && parts.every((part) => domainOf(cursor, part) !== 'land');
  /** Whether a part goes where ships do: planes that are told another place fly there. */
  const isOfFleet = ({ to }: Part): boolean =>
    sails && (to === undefined || ships.some((ship) => ship.to === undefined || ship.to.at === to.at));
  const settled: Settled[] = [];
  const settle = (part: Part, carries: boolean): Settled | undefined => {
    const ferried = ferries && domainOf(cursor, part) === 'land';
    const shores = carries
      ? settled.flatMap((each) => (domainOf(cursor, each.part) === 'land' ? [each.from] : []))
      : [];
    const origins = new Set(settled.map((each) => each.from));
    const [beside] = origins.size === 1 && !carries ? origins : [];
    // Only what is told where to go: a line may have been broken behind its units.
    const isTold = part.from === undefined && part.to !== undefined;
    const isBehind = isTold && origin !== undefined && has(cursor, origin, part.units.phrase.readings);
    const from = isBehind ? origin : settleOrigin(cursor, part, shores, beside);
    // `1 tank to Karelia, the other tank to the Caucasus`
    const gone = (type: UnitType): number =>
      (from === undefined ? 0 : goneFrom(before, from, type)) +
      settled.reduce((sum, each) => sum + (each.from === from ? (each.units[type] ?? 0) : 0), 0);
    const units = from === undefined ? undefined : settleCounts(cursor, part, from, gone, phase);
    if (from === undefined || units === undefined) return undefined;
    const way: SpaceId[] = [];
    if (part.follows === 'yes' && domainOf(cursor, part) !== 'land') {
      const above = before.findLast((move): move is March => move.kind === 'march' && move.path[0] === from);
      if (above === undefined) return fault(cursor, 'space-missing', {}, [], cursor.tokens[part.units.at]);
      way.push(...above.path.slice(1));
      return { part, from, way, units };
    }
    const [goal] = [part.to ?? target].filter((place) => typeof place === 'object');
    for (const stop of part.stops) {
      // `through Suez to the Red Sea`: the canal lies between what its name stands for.
      const passed = readingsAt(cursor, stop.at, stop.end);
      const ends = goal === undefined ? [] : readingsAt(cursor, goal.at, goal.end);
      if (passed.length > 1 && passed.some(({ id }) => id === from) && ends.some((end) => passed.includes(end)))
        continue;
      const space = settlePlace(cursor, stop, { near: lastOf(way) ?? from });
      if (space === undefined) return undefined;
      // Ships that sail past a land only pass it.
      if (isSea(cursor, space) || !(carries || ferried || domainOf(cursor, part) === 'sea')) way.push(space);
    }
    // Transports stay at sea where the troops they carry go ashore.
    if (carries && (part.to === undefined || isLand(cursor, part.to))) return { part, from, way, units };
    const end = part.to ?? target;
    const near = lastOf(way) ?? from;
    // Ships that come along to bombard go where the transports went.
    const shoots = (part.along || (part.shoots === 'yes' && part.to === undefined)) && domainOf(cursor, part) === 'sea';
    const landed = typeof end === 'string' ? !isSea(cursor, end) : end !== undefined && isLand(cursor, end);
    const sailed = shoots && landed ? carriedIn(before) : undefined;
    if (sailed !== undefined) {
      // Those that set out together keep together.
      if (sailed.to !== from) way.push(...(sailed.way[0] === from ? sailed.way.slice(1) : [sailed.to]));
      return { part, from, way, units };
    }
    const to =
      typeof end === 'string'
        ? end
        : end === undefined
          ? undefined
          : settleEnd(cursor, part, end, near, isOfFleet(part));
    if (to !== undefined) way.push(to);
    if (cursor.problem !== undefined) return undefined;
    return { part, from, way, units };
  };
  const shooters = parts.filter((part) => part.shoots === 'yes' && part.to !== undefined && isLand(cursor, part.to));
  const named = parts.filter((part) => (!part.along || part.from !== undefined) && !shooters.includes(part));
  const isTransport = ({ units }: Part): boolean =>
    units.phrase.readings.every((type) => type === 'transport') && units.phrase.readings.length > 0;
  const ferries = named.some((part) => domainOf(cursor, part) === 'land') && named.some(isTransport);
  for (const part of named) {
    const one = settle(part, ferries && isTransport(part));
    if (one === undefined) return undefined;
    settled.push(one);
  }
  const land = settled.filter(({ part }) => domainOf(cursor, part) === 'land');
  const carriers = settled.filter(({ part }) => isTransport(part));
  const [firstShip] = carriers;
  const zones = new Set(carriers.flatMap(({ from, way }) => [from, ...way]));
  const adjoins = (a: SpaceId, b: SpaceId | undefined): boolean =>
    b !== undefined && spaceOf(boardOf(cursor.context), a).adjacent.includes(b);
  /** Troops that walk although ships sail in the same breath: those from where no ship lies, or named before them. */
  const walks = ({ part, from, way }: Settled): boolean => {
    if (!adjoins(from, lastOf(way))) return false;
    const isBeside = [...zones].some((zone) => adjoins(from, zone));
    const ship = firstShip === undefined ? -1 : settled.indexOf(firstShip);
    const later = settled.slice(ship + 1).some((each) => domainOf(cursor, each.part) === 'land');
    // `2 inf from Libya, plus a tank from Southern Europe by transport`: only the tank has no other way.
    const needsShip = land.some((each) => each.part !== part && !adjoins(each.from, lastOf(each.way)));
    return !isBeside || needsShip || (later && settled.findIndex((each) => each.part === part) < ship);
  };
  const lifts = ferries;
  const moves: Move[] = [];
  const late: LateLanding[] = [];
  const make = (units: UnitCounts, path: readonly SpaceId[], notes: Notes, part: Part): boolean => {
    if (path.length < 2) return fault(cursor, 'target-missing', {}, [], cursor.tokens[part.units.at]) !== undefined;
    const made = makeMoves(cursor, units, path, notes, phase);
    if (made !== undefined) moves.push(...made);
    return made !== undefined;
  };
  const groups = new Map<string, Settled[]>();
  for (const each of settled) {
    if (lifts && carriers.includes(each)) continue;
    const { part, from, way } = each;
    const key = [
      domainOf(cursor, part),
      from,
      ...way,
      domainOf(cursor, part) === 'air' ? settled.indexOf(each) : '',
    ].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const troops = [...groups.values()].filter(
    ([first]) => first !== undefined && land.includes(first) && !(lifts && walks(first)),
  );
  for (const group of groups.values()) {
    const [first] = group;
    if (first === undefined) continue;
    const { part, from, way } = first;
    if (part.along && way.length === 0) continue;
    const units = merged(group.map((each) => each.units));
    if (lifts && troops.includes(group)) {
      const [ship] = carriers;
      const count = carriers.reduce((sum, each) => sum + (each.units.transport ?? 0), 0);
      const shipWay = ship?.way.filter((id) => isSea(cursor, id)) ?? [];
      const sea = way.some((id) => isSea(cursor, id)) ? way : [...shipWay, ...way];
      const path = ship === undefined || sea[0] === ship.from ? sea : [ship.from, ...sea];
      if (!make(units, [from, ...path], troops.length === 1 && count > 0 ? { by: { count } } : {}, part))
        return undefined;
      continue;
    }
    const landing = settleLanding(cursor, part.land, from);
    if (landing === undefined) return undefined;
    if (!make(units, [from, ...way], landing === null || landing === 'deck' ? {} : { land: landing }, part))
      return undefined;
    if (landing === 'deck') late.push({ planes: part.units.phrase.readings, from, to: 'deck' });
  }
  // `BB Nordsee beschießt Norwegen`: with troops that go ashore there, from where it lies or where they land.
  for (const part of shooters) {
    const from = settleOrigin(cursor, part, [], undefined);
    const shore = part.to === undefined ? undefined : settlePlace(cursor, part.to);
    if (from === undefined || shore === undefined) return undefined;
    const landed = [...before, ...moves].find((move) => move.kind === 'unload' && move.to === shore);
    if (landed?.kind !== 'unload') return fault(cursor, 'target-missing', {}, [], cursor.tokens[part.units.at]);
    if (landed.zone === from) continue;
    const units = settleCounts(cursor, part, from, (type) => goneFrom(before, from, type), phase);
    if (units === undefined || !make(units, [from, landed.zone], {}, part)) return undefined;
  }
  for (const part of parts.filter(({ along, from }) => along && from === undefined)) {
    const sailed = carriedIn(moves) ?? carriedIn(before);
    if (sailed === undefined) return fault(cursor, 'space-missing', {}, [], cursor.tokens[part.units.at]);
    const types = part.units.phrase.readings;
    // Ships that were sent along before need not be sent again.
    const [type, ...more] = types;
    const sent = type === undefined ? 0 : goneFrom([...before, ...moves], sailed.from, type);
    if (more.length === 0 && type !== undefined && sent > 0 && sent >= countAt(cursor, sailed.from, type)) continue;
    // Ships that lie where the others go need not move.
    const isThere = part.lies === 'yes' || !has(cursor, sailed.from, types);
    if (isThere && has(cursor, sailed.to, types)) continue;
    const units = settleCounts(cursor, part, sailed.from, (type) => goneFrom(before, sailed.from, type), phase);
    if (units === undefined) return undefined;
    const way = sailed.way[0] === sailed.from ? sailed.way : [sailed.from, sailed.to];
    if (sailed.from !== sailed.to && !make(units, way, {}, part)) return undefined;
  }
  return { moves, late };
};
