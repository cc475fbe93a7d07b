// Hits whose victim the shooter names: whom he picks if nobody asks him, and when he is asked.

import type { Power, UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { Battle, CombatSide, MadeClaim } from '../state/battle.ts';
import type { Unit } from '../state/unit.ts';
import { costOf } from '../state/values.ts';
import { isRealChoice } from './chooser.ts';
import { attackConduct, attackPlan, conductOf } from './conduct.ts';
import { cargoOf, isPlane, spaceIn } from './line-up.ts';
import { bears } from './strength.ts';

/** What goes with a unit in IPC: itself and all it carries. */
const priceOf = ({ ruleset, state }: Course, battle: Battle, { id, power, type }: Unit): number =>
  cargoOf(state, spaceIn(state, battle, id), id).reduce(
    (sum, cargo) => sum + costOf(ruleset, state, cargo.power, cargo.type),
    costOf(ruleset, state, power, type),
  );

/** Kinds of unit the shooter wishes to hit, first first; none if he left no word. */
const wishes = (course: Course, battle: Battle, shooter: Power, taker: CombatSide): readonly UnitType[] => {
  const conduct =
    taker === 'defence' ? attackConduct(course.state, battle) : conductOf(course.state, battle, 'defence', shooter);
  return conduct.picks ?? [];
};

/**
 * The unit the shooter picks: by his wishes, then the dearest, cargo and all; of equals as the board lists kinds, then
 * the older id.
 */
const pickOf = (
  course: Course,
  battle: Battle,
  wished: readonly UnitType[],
  targets: readonly Unit[],
): Unit | undefined => {
  const { roster } = course.ruleset.board;
  const place = ({ type }: Unit): number => (wished.includes(type) ? wished.indexOf(type) : wished.length);
  const prices = new Map(targets.map((unit) => [unit.id, priceOf(course, battle, unit)]));
  const price = ({ id }: Unit): number => prices.get(id) ?? 0;
  const [first] = [...targets].sort(
    (a, b) =>
      place(a) - place(b) || price(b) - price(a) || roster.indexOf(a.type) - roster.indexOf(b.type) || a.id - b.id,
  );
  return first;
};

/** Whom the shooter picks for `count` hits, one after the other; a unit that bears several is hit until it is gone. */
export const picksOf = (
  course: Course,
  battle: Battle,
  { power }: MadeClaim,
  taker: CombatSide,
  targets: readonly Unit[],
  count: number,
): readonly Unit[] => {
  const wished = wishes(course, battle, power, taker);
  const picked: Unit[] = [];
  let left = targets;
  while (picked.length < count) {
    const unit = pickOf(course, battle, wished, left);
    if (unit === undefined) break;
    const hits = Math.min(bears(course.ruleset.board, unit), count - picked.length);
    picked.push(...Array.from({ length: hits }, () => unit));
    // Troops aboard go down with it: no hit is spent on them.
    left = left.filter((other) => other !== unit && (other.aboard !== unit.id || isPlane(course.ruleset, other)));
  }
  return picked;
};

/** The shooter, if he wants to be asked and has a choice. */
export const shooterAsked = (
  course: Course,
  battle: Battle,
  { power }: MadeClaim,
  taker: CombatSide,
  targets: readonly Unit[],
  count: number,
): readonly Power[] => {
  const plan =
    taker === 'defence' ? attackPlan(course, battle).plan : conductOf(course.state, battle, 'defence', power).plan;
  const asks = plan === 'ask' && !course.state.resigned.includes(power);
  return asks && isRealChoice(course, targets, count, 0) ? [power] : [];
};
