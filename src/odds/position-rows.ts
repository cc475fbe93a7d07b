// What only rows of fire ask of a battle of a game: which unit stands on which ship, which ships take part in a
// landing, and what defenders do who may leave.

import { hasTrait } from '../board/index.ts';
import { conductOf } from '../engine/combat/conduct.ts';
import { shipsTakingPart } from '../engine/combat/landing.ts';
import { cargoOf, isShip, powersOf, siteOf, spaceIn, supportersOf } from '../engine/combat/line-up.ts';
import { canGo, forceOf, placesOf } from '../engine/combat/places.ts';
import type { Course } from '../engine/course.ts';
import { type Battle as Fight, findUnit, type Unit } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { DefendersLeave, Group } from './battle.ts';
import { solverOf } from './program.ts';
import { hasSalvos } from './salvo-program.ts';

/** Where a unit stands among ships, and what stands on it. */
export const aboardOf = (course: Course, fight: Fight, unit: Unit): Pick<Group, 'ship' | 'on' | 'load'> => {
  const { ruleset, state } = course;
  const kind = fight.kind === 'sea' ? 'sea' : 'land';
  if (solverOf(ruleset, kind) !== 'rows' || hasSalvos(ruleset, kind)) return {};
  const isIn = ({ id }: Unit): boolean => fight.attackers.includes(id) || fight.defenders.includes(id);
  const cargo = cargoOf(state, spaceIn(state, fight, unit.id), unit.id);
  const load = cargo.filter((each) => !isIn(each)).length;
  return {
    ...(unit.aboard === undefined ? {} : { on: unit.aboard }),
    ...(cargo.some(isIn) ? { ship: unit.id } : {}),
    ...(load === 0 ? {} : { load }),
  };
};

/** Ships that take part in a landing, those lined up if it has begun. */
export const shipsOf = (course: Course, fight: Fight): readonly Unit[] =>
  fight.status === 'declared'
    ? shipsTakingPart(course, siteOf(fight), supportersOf(course.state, fight))
    : (fight.ships ?? []).flatMap((id) => findUnit(course.state, id)?.unit ?? []);

/** A ship beside a landing fires only if it supports it. */
export const asBeside =
  ({ board }: Ruleset) =>
  (ship: Group): Group =>
    hasTrait(board, ship.type, 'bombards') ? ship : { ...ship, need: 0, dice: 0 };

/**
 * What the orders of the defenders come to who mean to leave.
 *
 * @returns `unlike`: some leave and others stay, or not all of them have somewhere to go
 */
export const defendersLeave = (
  course: Course,
  fight: Fight,
  defenders: readonly Unit[],
): DefendersLeave | 'no' | 'unlike' => {
  const { ruleset, state } = course;
  if (ruleset.retreat.by === 'attacker') return 'no';
  const powers = powersOf(ruleset, defenders);
  const wishes = powers.map((power) => ({ power, ...conductOf(state, fight, 'defence', power) }));
  const [wish] = wishes.filter(({ retreatAfter, retreatBelow }) => (retreatAfter ?? retreatBelow) !== undefined);
  if (wish === undefined) return 'no';
  if (powers.length > 1) return 'unlike';
  const { power, retreatAfter, retreatBelow, retreatTo } = wish;
  const force = forceOf(course, fight, 'defence', power);
  const places = force.going.map((unit) => placesOf(course, fight, 'defence', unit));
  if (!canGo(course, fight, force)) return places.every(({ length }) => length === 0) ? 'no' : 'unlike';
  // Ships that nobody sent elsewhere break off contact and stay.
  const stays = force.going.some(
    (unit, at) => isShip(ruleset, unit) && (retreatTo === undefined || places[at]?.includes(retreatTo) !== true),
  );
  return {
    ...(retreatAfter === undefined ? {} : { after: retreatAfter }),
    ...(retreatBelow === undefined ? {} : { below: retreatBelow }),
    result: stays || retreatTo === siteOf(fight) ? 'retreat' : 'attacker',
  };
};
