// Who is asked whom a side loses: nobody where there is nothing to choose or an order covers it; the defender where the
// clubs stop and ask; all defending players where they must agree.

import type { Power } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { Battle, Hits } from '../state/battle.ts';
import type { Unit } from '../state/unit.ts';
import { attackPlan, conductOf } from './conduct.ts';
import { cargoOf, defendersOf, isShip, powersOf, sameHand, siteOf } from './line-up.ts';
import { bearTogether } from './strength.ts';

/** True if giving up one unit or another makes a difference. */
export const isRealChoice = (course: Course, targets: readonly Unit[], count: number, ships: number): boolean => {
  const pool = count === ships ? targets.filter((unit) => isShip(course.ruleset, unit)) : targets;
  return (
    count < bearTogether(course.ruleset.board, pool) &&
    new Set(pool.map(({ power, type }) => `${power}/${type}`)).size > 1
  );
};

/** True if there is a defender for whom the clubs stop. */
const clubsStop = ({ ruleset, state }: Course, battle: Battle): boolean => {
  const stops = ruleset.combat.askFor[battle.kind === 'sea' ? 'sea' : 'land'];
  return defendersOf(state, battle).some(({ type, id }) =>
    stops.some((ask) => ask.unit === type && (ask.if !== 'loaded' || cargoOf(state, siteOf(battle), id).length > 0)),
  );
};

/** True if the order of loss leaves open which of several players loses a unit (B10.5). */
const betweenPlayers = (course: Course, targets: readonly Unit[], picked: readonly Unit[]): boolean =>
  picked.some(({ type }) => {
    const alike = targets.filter((unit) => unit.type === type);
    const taken = picked.filter((unit) => unit.type === type).length;
    return taken < alike.length && !oneHand(course, powersOf(course.ruleset, alike));
  });

const oneHand = (course: Course, powers: readonly Power[]): boolean => {
  const [first] = powers;
  return first === undefined || powers.every((power) => sameHand(course.state, first).includes(power));
};

const isCovered = (course: Course, battle: Battle, power: Power): boolean => {
  const { orderOfLoss, plan } = conductOf(course.state, battle, 'defence', power);
  return orderOfLoss !== undefined || plan !== undefined;
};

/** True if defending players have left different orders of loss. */
const ordersDiffer = (course: Course, battle: Battle, powers: readonly Power[]): boolean =>
  new Set(powers.map((power) => String(conductOf(course.state, battle, 'defence', power).orderOfLoss))).size > 1;

/** The powers that must say whom they lose; none if the order of loss decides. */
export const chooserOf = (
  course: Course,
  battle: Battle,
  hits: Hits,
  targets: readonly Unit[],
  picked: readonly Unit[],
  ships: number,
): readonly Power[] => {
  const { ruleset, state } = course;
  if (!isRealChoice(course, targets, picked.length, ships)) return [];
  if (hits.side === 'attack') return attackPlan(course, battle).plan === 'ask' ? [state.turn.power] : [];

  const powers = powersOf(ruleset, defendersOf(state, battle)).filter((power) => !state.resigned.includes(power));
  if (powers.some((power) => conductOf(state, battle, 'defence', power).plan === 'ask')) return powers;
  if (state.options.askDefender === 'never') return [];
  if (clubsStop(course, battle) && !powers.every((power) => isCovered(course, battle, power))) return powers;
  const apart =
    !oneHand(course, powers) && (betweenPlayers(course, targets, picked) || ordersDiffer(course, battle, powers));
  return apart ? powers : [];
};
