// One rocket a turn: a gun of a power that has the technology costs the owner of an enemy complex one die of IPC
// (B16.5). Whether the gun may move is for movement to say; it fires from where it stands now (ruling.D1).

import { canFight, distances, hasTrait } from '../../board/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import { beginCombat } from '../combat/begin.ts';
import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';
import type { Progress } from '../progress.ts';
import { findUnit, isIndustry, spaceAt, turnOf, wasFriendly } from '../state/queries.ts';
import { areEnemies } from '../state/relation.ts';
import type { Unit } from '../state/unit.ts';
import { rocketRangeOf } from '../state/values.ts';
import { strike } from './damage.ts';

const SIDES = 6;

/**
 * Fires; `advanceRocket` throws the die. A rocket before any combat move passes that phase over; battles where ships
 * share a zone with enemies are due all the same.
 */
export const rocket = (course: Course, order: OrderOf<'rocket'>): void => {
  const { ruleset, state } = course;
  const { power, from, target } = order;
  const range = rocketRangeOf(ruleset, state, power);
  if (range === 0) course.refuse('no-rockets', { power });
  if (state.turn.rocket !== undefined) course.refuse('rocket-already-fired', { from: state.turn.rocket.from });
  const known = [from, target].filter((space) => {
    const onBoard = ruleset.board.byId.has(space);
    if (!onBoard) course.refuse('unknown-space', { space }, space === from ? 'from' : 'target');
    return onBoard;
  });
  if (known.length < 2) return;

  const gun = readyGun(course, power, from);
  if (enemyComplex(course, power, target) === undefined) course.refuse('no-enemy-complex', { space: target }, 'target');
  const distance = distances(ruleset.board, from).get(target) ?? ruleset.board.spaces.length;
  if (range > 0 && distance > range) {
    course.refuse('rocket-out-of-range', { from, target, distance, range }, 'target');
  }
  if (course.refusals.length > 0 || gun === undefined) return;

  beginCombat(course);
  if (turnOf(state, gun.id)?.moved !== undefined) course.apply('rocket-moved-and-fired');
  course.emit({ type: 'rocket-fired', power, gun: gun.id, from, target });
};

/**
 * True for one that has gone to fight this turn: ruling D1 lets a rocket move into friendly land alone before it fires.
 */
const wentToFight = ({ ruleset, state }: Course, { id, power, type }: Unit, space: SpaceId): boolean => {
  const { moved, unloaded, fought } = turnOf(state, id) ?? {};
  const came = moved !== undefined || unloaded !== undefined;
  return (
    canFight(ruleset.board, type) && (fought !== undefined || (came && !wasFriendly(ruleset, state, space, power)))
  );
};

/** The gun that can fire from a space, or undefined after saying why there is none. */
const readyGun = (course: Course, power: Power, from: SpaceId): Unit | undefined => {
  const guns = spaceAt(course.state, from).units.filter(
    (unit) => hasTrait(course.ruleset.board, unit.type, 'rockets') && unit.power === power,
  );
  const ashore = guns.filter(({ aboard }) => aboard === undefined);
  const own = ashore.filter(({ id }) => turnOf(course.state, id)?.captured === undefined);
  const ready = own.find((gun) => !wentToFight(course, gun, from));
  if (guns.length === 0) course.refuse('no-gun-there', { space: from, power }, 'from');
  else if (ashore.length === 0) course.refuse('rocket-aboard', { space: from }, 'from');
  else if (own.length === 0) course.refuse('rocket-captured', { space: from }, 'from');
  else if (ready === undefined) course.refuse('rocket-went-to-fight', { space: from }, 'from');
  return ready;
};

const enemyComplex = ({ ruleset, state }: Course, power: Power, target: SpaceId): Unit | undefined =>
  spaceAt(state, target).units.find(
    (unit) => isIndustry(ruleset, unit) && areEnemies(ruleset, state, unit.power, power),
  );

/** Throws the die of a rocket on its way and lets the owner of the complex pay, at most what he has (B16.3). */
export const advanceRocket = (course: Course): Progress => {
  const { rocket: fired } = course.state.turn;
  if (fired === undefined || fired.resolved === 'yes') return 'done';
  const { target } = fired;
  const gun = findUnit(course.state, fired.gun)?.unit;
  if (gun === undefined) throw new Error(`The gun ${fired.gun} that fired a rocket is gone.`);
  const { power } = gun;
  const complex = enemyComplex(course, power, target);
  if (complex === undefined) throw new Error(`A rocket flies at ${target}, where no enemy complex stands.`);

  const purpose = `rocket/${target}`;
  const values = course.roll({ purpose, n: 1, sides: SIDES });
  const [rolled] = values ?? [];
  if (rolled === undefined) return 'waiting';
  const owner = complex.power;
  course.apply('rocket-struck');
  const volleys = [{ power, unit: gun.type, need: 0, values: [rolled], hits: 0 }];
  course.emit({ type: 'rolled', purpose, role: 'rocket', sides: SIDES, volleys, hits: 0, space: target });
  strike(course, rolled, { space: target, by: 'rocket', power, owner });
  return 'done';
};
