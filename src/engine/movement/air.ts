// Fighters and bombers on the way, in both movement phases: range, guns and neutrals under the path, raids, and coming
// down at the end of noncombat moves (B6, B7, B16, B20). Whether all planes can come home is judged when all combat
// moves are made, in `landing.ts`.

import { hasTrait } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { SpaceId, UnitType } from '../../vocab/index.ts';
import { groupsOf } from '../events/groups.ts';
import type { March } from '../orders/move.ts';
import { enterNeutral } from '../phases/neutral.ts';
import { enemiesIn, isCombatUnit, spaceAt, spaceAtStart, standingOf, turnOf } from '../state/queries.ts';
import { areEnemies } from '../state/relation.ts';
import type { Unit } from '../state/unit.ts';
import { moveOf } from '../state/values.ts';
import { aboutCanals, canalOn, canalsOn } from './canal.ts';
import { carriersIn, hasBoughtDeck, landsOnDecks } from './deck.ts';
import { attackBanned } from './first-round.ts';
import { isAirfield, isNeutral } from './flight.ts';
import { landOnCarriers, roomAboard } from './land-on-carrier.ts';
import { leftOf, type Making, noteMoved } from './making.ts';
import { type Bar, pick } from './pick.ts';
import { endOf, type Step, stepsOf, touching } from './way.ts';

/** Why a plane may not fly (on) along this path. */
export const planeBar =
  (making: Making, space: SpaceId, path: readonly SpaceId[]) =>
  (plane: Unit): Bar => {
    const { course, at, phase } = making;
    const was = turnOf(course.state, plane.id);
    const of = { space, unit: plane.type };
    if (was?.done === true || (phase === 'noncombat' && was?.moved === 'noncombat')) {
      return () => course.refuse('already-moved', of, at);
    }
    if (phase === 'combat' && was?.moved === 'raid') return () => course.refuse('raider-does-not-fight', of, at);
    const left = leftOf(course, plane);
    const cost = path.length - 1;
    if (left < cost) {
      const range = moveOf(course.ruleset, course.state, plane.power, plane.type);
      return () =>
        course.refuse(
          'too-far',
          { unit: plane.type, cost: range - left + cost, range },
          at,
          was === undefined ? [] : ['homeward'],
        );
    }
    return undefined;
  };

/**
 * Out: planes with their whole range first, those in the air before those aboard a carrier. Home: the plane with the
 * least range that still makes it, so that the others keep what they need.
 */
const planeRank =
  ({ course, phase }: Making) =>
  (plane: Unit): readonly number[] => {
    const left = leftOf(course, plane);
    const aboard = plane.aboard === undefined ? 0 : 1;
    return phase === 'combat' ? [-left, aboard] : [aboard, left];
  };

/** A raid needs bombers and an enemy complex where it ends. */
const raidStands = (making: Making, type: UnitType, end: SpaceId): boolean => {
  const { course, power, at } = making;
  const { ruleset, state } = course;
  const raids = hasTrait(ruleset.board, type, 'raids');
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
 * Enemy guns in territories on the way are noted, one die a plane; whether the last one fires in a battle comes later. All
 * moves are declared together (B7.4): a gun fires as it stood when the turn began, also if armor or infantry of the same
 * order, written before the flight, has taken it by then.
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
    if (gun === undefined) continue;
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
  const attacks = standing === 'enemy-occupied' || standing === 'sea-hostile' || order.mission === 'raid';
  if (attacks && attackBanned(making, end)) return false;
  return order.mission !== 'raid' || raidStands(making, type, end);
};

/** In noncombat movement planes keep off neutrals and end where they may come down. */
const homeFlightStands = (
  making: Making,
  type: UnitType,
  count: number,
  steps: readonly Step[],
  end: SpaceId,
): boolean => {
  const { course, power, at } = making;
  const { ruleset, state } = course;
  const neutrals = steps.filter(({ to }) => isNeutral(ruleset, state, to));
  for (const { to } of neutrals) course.refuse('neutral-in-flight', { space: to, unit: type }, at);
  if (neutrals.length > 0) return false;
  const of = { space: end, unit: type };
  if (ruleset.board.byId.get(end)?.kind === 'land') {
    if (isAirfield(ruleset, state, end, power)) return true;
    const friendly = standingOf(ruleset, state, end, power) === 'friendly';
    course.refuse(friendly ? 'newly-taken' : 'landing-not-friendly', of, at);
    return false;
  }
  if (!landsOnDecks(ruleset, type)) {
    course.refuse('bomber-at-sea', of, at);
    return false;
  }
  const room = roomAboard(course, end, carriersIn(ruleset, state, end, power));
  if (room < count) {
    const bought = hasBoughtDeck(course.ruleset, state);
    course.refuse('no-room-on-carrier', { ...of, asked: count, room }, at, bought ? ['carrier-bought'] : []);
  }
  return room >= count;
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
  const { course, phase } = making;
  const { path, origin, land, mission } = order;
  const steps = stepsOf(path);
  const start: SpaceId = path[0] ?? '';
  const end = endOf(path);
  const sound = steps.map(({ from, to }) => touching(making, from, to, 'all')).every(Boolean);
  const range = moveOf(course.ruleset, course.state, making.power, type);
  const about = aboutCanals(canalsOn(course.ruleset, steps));
  if (steps.length > range)
    return course.refuse('too-far', { unit: type, cost: steps.length, range }, making.at, about);
  const bar = planeBar(making, start, path);
  const planes = pick(making, { space: start, type, count, origin, bar, rank: planeRank(making) });
  if (!sound || planes === undefined) return;
  const stands =
    phase === 'combat'
      ? combatFlightStands(making, order, type, end)
      : homeFlightStands(making, type, count, steps, end);
  if (!stands) return;

  if (phase === 'combat') {
    if (!payNeutrals(making, steps)) return;
    noteGuns(making, planes, steps);
  }
  applyOnTheWay(making, steps);
  const role = phase === 'combat' && mission === 'raid' ? 'raid' : phase;
  const declared = land === undefined || phase === 'noncombat' ? {} : { land };
  course.emit({ type: 'units-moved', units: groupsOf(planes), path: [...path], cost: steps.length, role, ...declared });
  noteMoved(making, planes);
  if (phase === 'noncombat') landOnCarriers(course, end, planes);
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
