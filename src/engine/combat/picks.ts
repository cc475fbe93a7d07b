// Hits whose victim the shooter names: whom he picks if nobody asks him, and when he is asked.

import type { Power, UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { Battle, CombatSide, MadeClaim } from '../state/battle.ts';
import type { Unit } from '../state/unit.ts';
import { costOf } from '../state/values.ts';
import { isRealChoice } from './chooser.ts';
import { attackConduct, attackPlan, conductOf } from './conduct.ts';
import { cargoOf, spaceIn } from './line-up.ts';
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

/** Units in the order in which the shooter picks them: by his wishes, then the dearest first, cargo and all. */
const inOrderOfPicks = (
  course: Course,
  battle: Battle,
  { power }: MadeClaim,
  taker: CombatSide,
  targets: readonly Unit[],
): readonly Unit[] => {
  const wished = wishes(course, battle, power, taker);
  const place = ({ type }: Unit): number => (wished.includes(type) ? wished.indexOf(type) : wished.length);
  const prices = new Map(targets.map((unit) => [unit.id, priceOf(course, battle, unit)]));
  const price = ({ id }: Unit): number => prices.get(id) ?? 0;
  return [...targets].sort((a, b) => place(a) - place(b) || price(b) - price(a) || a.id - b.id);
};

/** Whom the shooter picks for `count` hits; a unit that bears several is hit until it is gone. */
export const picksOf = (
  course: Course,
  battle: Battle,
  claim: MadeClaim,
  taker: CombatSide,
  targets: readonly Unit[],
  count: number,
): readonly Unit[] =>
  inOrderOfPicks(course, battle, claim, taker, targets)
    .flatMap((unit) => Array.from({ length: bears(course.ruleset.board, unit) }, () => unit))
    .slice(0, count);

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
