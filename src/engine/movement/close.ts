// The end of noncombat movement: planes in the air come down where they are, on a carrier or an island of their zone,
// or are lost (B6.10). It holds for a turn that passed its movement phases over as well.

import { neighboursOfKind } from '../../board/index.ts';
import { isBefore, POWERS, type Power, type SpaceId } from '../../vocab/index.ts';
import { declareBattles } from '../combat/declare.ts';
import type { Course } from '../course.ts';
import { groupsOf } from '../events/groups.ts';
import { lookAfterCombat } from '../phases/held.ts';
import { landAbandoned, landPatrols } from '../phases/patrols.ts';
import { actingPowers, isActing, spaceAt, turnOf, wasFriendly } from '../state/queries.ts';
import type { Unit } from '../state/unit.ts';
import { isAirfield } from './flight.ts';
import { refuseForgotten } from './forgotten.ts';
import { landOnCarriers } from './land-on-carrier.ts';
import { homeward } from './range.ts';

/**
 * Leaves combat behind: refused while a battle of the turn is unfought (B1.7). A turn without combat moves may still
 * owe battles, where ships share a zone with enemies.
 *
 * @returns false after refusing
 */
export const leaveCombat = (course: Course): boolean => {
  landPatrols(course);
  const { phases } = course.ruleset;
  if (isBefore(phases, course.state.turn.phase, 'combat') && course.state.turn.movesMade === 'no')
    declareBattles(course);
  const unfought = course.state.turn.battles.filter(({ status }) => status !== 'ended').map(({ id }) => id);
  if (unfought.length > 0) course.refuse('battles-unfought', { battles: unfought });
  return unfought.length === 0;
};

/** The friendly island of a zone for a plane that is over it and can fly one space more. */
const islandFor = (course: Course, zone: SpaceId, plane: Unit): SpaceId | undefined => {
  const { ruleset, state } = course;
  const island = neighboursOfKind(ruleset.board, zone, 'land').find(
    ({ id, enclosingSea }) => enclosingSea === zone && isAirfield(ruleset, state, id, plane.power),
  );
  return homeward(course, plane).left > 0 ? island?.id : undefined;
};

const lose = (course: Course, space: SpaceId, planes: readonly Unit[]): void => {
  if (planes.length === 0) return;
  course.emit({ type: 'units-removed', units: groupsOf(planes), space, cause: 'no-landing-place' });
  const fleetLeft = planes.some(({ id }) => {
    const battle = course.state.turn.battles.find((each) => each.id === turnOf(course.state, id)?.fought);
    return battle?.kind === 'sea' && battle.outcome === 'retreat';
  });
  course.apply('lost-without-landing', fleetLeft ? ['fleet-retreated'] : []);
};

const bringDownAtSea = (course: Course, zone: SpaceId, power: Power, planes: readonly Unit[]): void => {
  const left = landOnCarriers(course, zone, planes);
  for (const plane of left) {
    const island = islandFor(course, zone, plane);
    if (island === undefined) {
      lose(course, zone, [plane]);
      continue;
    }
    const cost = isActing(course.state, power) ? 1 : 0;
    course.emit({ type: 'units-moved', units: groupsOf([plane]), path: [zone, island], cost, role: 'noncombat' });
    course.apply('landed-on-island');
  }
};

/**
 * Brings down what is in the air: of powers in turn anywhere, of the others at sea, after a battle there; of all that
 * are meant.
 */
export const bringDown = (course: Course, isMeant: (power: Power) => boolean = () => true): void => {
  landAbandoned(course);
  const { ruleset } = course;
  const isAloft = ({ type, aboard, patrol }: Unit): boolean =>
    aboard === undefined && patrol === undefined && ruleset.board.units[type].domain === 'air';
  for (const { id, kind } of ruleset.board.spaces) {
    if (!spaceAt(course.state, id).units.some(isAloft)) continue;
    for (const power of POWERS) {
      const planes = spaceAt(course.state, id).units.filter((unit) => unit.power === power && isAloft(unit));
      if (planes.length === 0 || !isMeant(power)) continue;
      if (kind === 'sea') bringDownAtSea(course, id, power, planes);
      else if (isActing(course.state, power) && !isAirfield(ruleset, course.state, id, power)) lose(course, id, planes);
      else if (isActing(course.state, power) && !wasFriendly(ruleset, course.state, id, power))
        course.apply('landed-in-new-conquest');
    }
  }
};

/** Closes a turn's movement for an order of a later phase; does nothing once placement has begun. */
export const closeNoncombat = (course: Course): void => {
  if (!isBefore(course.ruleset.phases, course.state.turn.phase, 'place')) return;
  if (!leaveCombat(course)) return;
  lookAfterCombat(course);
  const before = course.state;
  bringDown(course);
  refuseForgotten(course, before, actingPowers(before));
};
