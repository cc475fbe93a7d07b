// Fighters and bombers on the way, in both movement phases: range, guns and neutrals under the path, raids, and coming
// down at the end of noncombat moves (B6, B7, B16, B20). Whether all planes can come home is judged when all combat
// moves are made, in `landing.ts`.

import { hasTrait } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { SpaceId, UnitType } from '../../vocab/index.ts';
import { groupsOf } from '../events/groups.ts';
import type { March } from '../orders/move.ts';
import { enterNeutral } from '../phases/neutral.ts';
import { keepsPeace } from '../phases/peace.ts';
import { quietTheatre } from '../phases/theatres.ts';
import type { About } from '../refusals/about.ts';
import {
  enemiesIn,
  isCombatUnit,
  isNeutral,
  spaceAt,
  spaceAtStart,
  standingOf,
  turnOf,
  wasFriendly,
} from '../state/queries.ts';
import { areEnemies } from '../state/relation.ts';
import type { Unit } from '../state/unit.ts';
import { moveOf } from '../state/values.ts';
import { mostFromBases, toBase } from './bases.ts';
import { theatresCrossed } from './between.ts';
import { aboutCanals, canalOn, canalsOn } from './canal.ts';
import { hasBoughtDeck, landsOnDecks } from './deck.ts';
import { attackBanned } from './first-round.ts';
import { isAirfield, seaZonesOf } from './flight.ts';
import { homeZone, type WayHome, wayHome } from './homeward.ts';
import { carriersIn } from './hosts.ts';
import { landOnCarriers, roomAboard } from './land-on-carrier.ts';
import { type Making, noteMoved } from './making.ts';
import { type Bar, pick } from './pick.ts';
import { hasSetOut, outward, seaZonesOnTheWay } from './range.ts';
import { goesOnRaids } from './sorties.ts';
import { endOf, type Step, stepsOf, touching } from './way.ts';

/** Why a plane may not fly (on) along this path. */
export const planeBar =
  (making: Making, space: SpaceId, path: readonly SpaceId[], mission?: March['mission']) =>
  (plane: Unit): Bar => {
    const { course, at, phase } = making;
    const was = turnOf(course.state, plane.id);
    const of = { space, unit: plane.type };
    if (was?.done === true || (phase === 'noncombat' && was?.moved === 'noncombat')) {
      return () => course.refuse('already-moved', of, at);
    }
    if (phase === 'combat' && was?.moved === 'raid') return () => course.refuse('raider-does-not-fight', of, at);
    const { total, left, seas, decks } = flightOf(making, plane, space, mission);
    const cost = path.length - 1;
    const end = endOf(path);
    const more = phase === 'noncombat' ? toBase(course.ruleset, course.state, end, plane.power) : 0;
    const zone = homeZone(course.state, { decks });
    if (zone !== undefined && cost > 0 && end !== zone)
      return () => course.refuse('fighter-returns-home', { ...of, zone }, at);
    const staysAshore = decks === 'none' && landsOnDecks(course.ruleset, plane.type);
    if (staysAshore && cost > 0 && course.ruleset.board.byId.get(end)?.kind === 'sea')
      return () => course.refuse('fighter-stays-ashore', { space: end, unit: plane.type }, at);
    if (left + more < cost) {
      const about = [...(was === undefined ? [] : (['homeward'] as const)), ...missionsOf(making, plane, mission)];
      return () =>
        course.refuse('too-far', { unit: plane.type, cost: total - left + cost, range: total + more }, at, about);
    }
    const crossed = theatresCrossed(course.ruleset, path, was);
    if (crossed !== undefined) {
      const [from, to] = crossed;
      const fights = phase === 'combat' ? (['to-battle'] as const) : [];
      return () => course.refuse('flight-between-theatres', { unit: plane.type, theatre: from, other: to }, at, fights);
    }
    const zones = seaZonesOf(course.ruleset, path.slice(1));
    if (zones > seas)
      return () =>
        course.refuse('too-many-sea-zones', { unit: plane.type, zones, most: seaZonesOnTheWay(course.state) }, at);
    return undefined;
  };

/** How far a plane may fly in this phase, and over how many sea zones. */
const flightOf = (
  { course, phase }: Making,
  plane: Unit,
  space: SpaceId,
  mission: March['mission'],
): Omit<WayHome, 'ashore'> => {
  if (phase === 'noncombat') return wayHome(course.ruleset, course.state, plane, space);
  const crossed = seaZonesOf(course.ruleset, turnOf(course.state, plane.id)?.path ?? []);
  return {
    ...outward(course, plane, mission === 'raid' ? 'raid' : 'combat'),
    seas: seaZonesOnTheWay(course.state) - crossed,
    decks: 'any',
  };
};

/** What a range is about, for looking up clauses. */
const missionsOf = ({ course, phase }: Making, plane: Unit, mission: March['mission']): readonly About<'too-far'>[] => {
  const was = turnOf(course.state, plane.id);
  const fromDeck = plane.aboard !== undefined || was?.home !== undefined;
  if (phase === 'combat') return [fromDeck ? 'from-deck' : mission === 'raid' ? 'on-raid' : 'to-battle'];
  return [hasSetOut(was) ? 'from-battle' : 'unfought'];
};

/**
 * Out: planes with their whole range first, those in the air before those aboard a carrier. Home: the plane with the
 * least range that still makes it, so that the others keep what they need.
 */
const planeRank =
  (making: Making, space: SpaceId, mission: March['mission']) =>
  (plane: Unit): readonly number[] => {
    const { left } = flightOf(making, plane, space, mission);
    const aboard = plane.aboard === undefined ? 0 : 1;
    return making.phase === 'combat' ? [-left, aboard] : [aboard, left];
  };

/** A raid needs bombers and an enemy complex where it ends. */
const raidStands = (making: Making, type: UnitType, end: SpaceId): boolean => {
  const { course, power, at } = making;
  const { ruleset, state } = course;
  const raids = goesOnRaids(ruleset, type);
  if (!raids) course.refuse('raid-needs-bombers', { unit: type }, at);
  const complex = spaceAt(state, end).units.some((unit) => hasTrait(ruleset.board, unit.type, 'industry'));
  const hostile = standingOf(ruleset, state, end, power).startsWith('enemy');
  if (!complex || !hostile) course.refuse('raid-needs-complex', { space: end }, at);
  return raids && complex && hostile;
};

/** Planes on the way that a gun fires at, by word. */
const FIRED_AT: { readonly [word in Ruleset['combat']['gunsFireAt']]: (planes: readonly Unit[]) => readonly Unit[] } = {
  'planes-passing-and-fighting': (planes) => planes,
};

/**
 * Enemy guns in territories on the way are noted, one die a plane; whether the last one fires in a battle comes later.
 * All moves are declared together (B7.4): a gun fires as it stood when the turn began, also if armor or infantry of the
 * same order, written before the flight, has taken it by then.
 */
const noteGuns = (making: Making, planes: readonly Unit[], steps: readonly Step[]): void => {
  const { course, power, flights } = making;
  const { ruleset, state } = course;
  for (const { to } of steps) {
    const gun = spaceAtStart(state, to).units.find(
      ({ type, aboard, power: owner }) =>
        hasTrait(ruleset.board, type, 'antiaircraft') &&
        aboard === undefined &&
        areEnemies(ruleset, state, owner, power),
    );
    if (gun === undefined || quietTheatre(ruleset, state, to) !== undefined) continue;
    for (const plane of FIRED_AT[ruleset.combat.gunsFireAt](planes)) {
      const known = flights.some((flight) => flight.space === to && flight.plane.id === plane.id);
      if (!known) flights.push({ space: to, gunner: gun.power, plane });
    }
  }
};

/** Pays for the neutrals under the path; false if the fee cannot be paid. */
const payNeutrals = ({ course, power, at }: Making, steps: readonly Step[]): boolean =>
  steps
    .filter(({ to }) => isNeutral(course.ruleset, course.state, to))
    .every(({ to }) => enterNeutral(course, to, power, 'air', at));

const combatFlightStands = (making: Making, order: March, type: UnitType, end: SpaceId): boolean => {
  const { course, power } = making;
  const { ruleset, state } = course;
  const standing = standingOf(ruleset, state, end, power);
  if (standing === 'at-peace' && keepsPeace(course, power, end, type, making.at)) return false;
  const attacks = standing === 'enemy-occupied' || standing === 'sea-hostile' || order.mission === 'raid';
  if (attacks && attackBanned(making, end)) return false;
  return order.mission !== 'raid' || raidStands(making, type, end);
};

/** Whether room on a carrier may still be made by a later move of the order, by word. */
const MAKES_ROOM_LATER: { readonly [word in Ruleset['carriers']['room']]: boolean } = {
  'move-by-move': false,
  'all-moves-made': true,
};

/**
 * In noncombat movement planes keep off neutrals and end where they may come down.
 *
 * @returns whether they come down there now, or wait over the zone for the room that later moves may make
 */
const homeFlight = (
  making: Making,
  type: UnitType,
  planes: readonly Unit[],
  steps: readonly Step[],
  end: SpaceId,
): 'refused' | 'lands' | 'waits' => {
  const { course, power, at } = making;
  const { ruleset, state } = course;
  const neutrals = steps.filter(({ to }) => isNeutral(ruleset, state, to));
  for (const { to } of neutrals) course.refuse('neutral-in-flight', { space: to, unit: type }, at);
  if (neutrals.length > 0) return 'refused';
  const of = { space: end, unit: type };
  if (ruleset.board.byId.get(end)?.kind === 'land') {
    if (isAirfield(ruleset, state, end, power)) {
      if (!wasFriendly(ruleset, state, end, power)) course.apply('landed-in-new-conquest');
      return 'lands';
    }
    const standing = standingOf(ruleset, state, end, power);
    const friendly = standing === 'friendly';
    if (standing !== 'at-peace' || !keepsPeace(course, power, end, type, at))
      course.refuse(friendly ? 'newly-taken' : 'landing-not-friendly', of, at);
    return 'refused';
  }
  if (!landsOnDecks(ruleset, type)) {
    course.refuse('bomber-at-sea', of, at);
    return 'refused';
  }
  // A plane that comes home to its own carrier has its place there.
  const strangers = planes.filter((plane) => wayHome(ruleset, state, plane, steps[0]?.from ?? end).decks === 'any');
  const room = roomAboard(course, end, carriersIn(ruleset, state, end, power));
  if (room >= strangers.length) return 'lands';
  if (MAKES_ROOM_LATER[ruleset.carriers.room]) return 'waits';
  const bought = hasBoughtDeck(ruleset, state) ? (['carrier-bought'] as const) : [];
  course.refuse('no-room-on-carrier', { ...of, asked: strangers.length, room }, at, bought);
  return 'refused';
};

/** Brings down planes that waited for room when all moves are made, or refuses those for which there is none. */
export const landWaiting = ({ course, waiting }: Making): void => {
  for (const { at, space, planes } of waiting) {
    const left = landOnCarriers(course, space, planes);
    const [first] = left;
    if (first === undefined) continue;
    const [asked, room] = [planes.length, planes.length - left.length];
    const bought = hasBoughtDeck(course.ruleset, course.state) ? (['carrier-bought'] as const) : [];
    course.refuse('no-room-on-carrier', { space, unit: first.type, asked, room }, at, bought);
  }
};

const applyOnTheWay = (making: Making, steps: readonly Step[]): void => {
  const { course, power, phase } = making;
  const { ruleset, state } = course;
  for (const { from, to } of steps) {
    const passage = canalOn(ruleset, state, power, from, to);
    if (passage?.leave === 'closed') course.apply('canal-overflown', [{ named: passage.canal.id }]);
  }
  const gunsBelow = steps.some(({ to }) =>
    enemiesIn(ruleset, state, to, power).some(({ type }) => hasTrait(ruleset.board, type, 'antiaircraft')),
  );
  if (phase === 'noncombat' && gunsBelow) course.apply('guns-silent-on-way-home');
};

/** Flies planes of one type along a path, or refuses. */
export const marchAir = (making: Making, order: March, type: UnitType, count: number): void => {
  const { course, phase, waiting } = making;
  const { path, origin, land, mission } = order;
  const steps = stepsOf(path);
  const start: SpaceId = path[0] ?? '';
  const end = endOf(path);
  const sound = steps.map(({ from, to }) => touching(making, from, to, 'all')).every(Boolean);
  const plain = moveOf(course.ruleset, course.state, making.power, type);
  const range = plain + mostFromBases(course.ruleset);
  const canals = canalsOn(course.ruleset, steps);
  if (steps.length > range) {
    const kind = phase === 'noncombat' ? 'unfought' : mission === 'raid' ? 'on-raid' : 'to-battle';
    const about: readonly About<'too-far'>[] = [...aboutCanals(canals), kind];
    return course.refuse('too-far', { unit: type, cost: steps.length, range }, making.at, about);
  }
  const bar = planeBar(making, start, path, mission);
  const planes = pick(making, { space: start, type, count, origin, bar, rank: planeRank(making, start, mission) });
  if (!sound || planes === undefined) return;
  const landing = phase === 'combat' ? undefined : homeFlight(making, type, planes, steps, end);
  if (landing === 'refused' || (landing === undefined && !combatFlightStands(making, order, type, end))) return;

  if (phase === 'combat') {
    if (!payNeutrals(making, steps)) return;
    noteGuns(making, planes, steps);
  }
  applyOnTheWay(making, steps);
  if (planes.some(({ id }) => (turnOf(course.state, id)?.spent ?? 0) + steps.length > plain))
    course.apply('air-base-used');
  const role = phase === 'combat' && mission === 'raid' ? 'raid' : phase;
  const declared = land === undefined || phase === 'noncombat' ? {} : { land };
  course.emit({ type: 'units-moved', units: groupsOf(planes), path: [...path], cost: steps.length, role, ...declared });
  noteMoved(making, planes);
  if (landing === 'lands') landOnCarriers(course, end, planes);
  else if (landing === 'waits') waiting.push({ at: making.at, space: end, planes });
};

/**
 * Says which planes are owed a die by guns they passed. The gun of the space a plane ends in fires there when the
 * battle or raid begins, so it is left out here if there is one.
 */
export const reportFlights = ({ course, power, flights }: Making): void => {
  const { ruleset, state } = course;
  const firesInBattle = ({ space, plane }: (typeof flights)[number]): boolean => {
    const there = spaceAt(state, space).units.some(({ id }) => id === plane.id);
    const raids = turnOf(state, plane.id)?.moved === 'raid';
    const awaitsLanding = state.turn.landings.some(({ to }) => to === space);
    return (
      there &&
      (raids || awaitsLanding || enemiesIn(ruleset, state, space, power).some((unit) => isCombatUnit(ruleset, unit)))
    );
  };
  const owed = flights.filter((flight) => !firesInBattle(flight));
  for (const space of new Set(owed.map((flight) => flight.space))) {
    const here = owed.filter((flight) => flight.space === space);
    const gunner = here[0]?.gunner;
    if (gunner === undefined) continue;
    course.emit({ type: 'overflown', space, gunner, units: groupsOf(here.map(({ plane }) => plane)) });
    course.apply('gun-overflown');
  }
};
