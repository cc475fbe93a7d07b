// What a power collects at the end of its turn (B21).

import type { Ruleset } from '../../rulesets/index.ts';
import type { Ipc, Power } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { capitalLost, landValue, spaceAt, spaceAtStart } from '../state/queries.ts';
import { areEnemies } from '../state/relation.ts';

/** What a power can do while enemies hold its capital, by word: what it collects, and whether it buys. */
const WITHOUT_CAPITAL: {
  readonly [word in Ruleset['income']['lostCapital']]: {
    readonly collects: (value: Ipc) => Ipc;
    readonly buys: 'nothing' | 'anything';
  };
} = { 'no-income-no-purchase': { collects: () => 0, buys: 'nothing' } };

/** True while a power can neither buy nor research because enemies hold its capital (B15.3). */
export const isBarredFromBuying = ({ ruleset, state }: Course, power: Power): boolean =>
  capitalLost(ruleset, state, power) && WITHOUT_CAPITAL[ruleset.income.lostCapital].buys === 'nothing';

/**
 * The land value of a power in IPC, or nothing while enemies hold its capital. A capital that the power itself freed
 * in this turn pays from its next turn on: nothing is collected at once (capital.no-refund-on-liberation).
 */
export const incomeOf = (course: Course, power: Power): Ipc => {
  const { ruleset, state } = course;
  const value = landValue(ruleset, state, power);
  if (value === 0) return 0;
  if (capitalLost(ruleset, state, power)) {
    course.apply('no-income-without-capital');
    return WITHOUT_CAPITAL[ruleset.income.lostCapital].collects(value);
  }
  if (holdsNeutral(course, power)) course.apply('neutral-without-income');
  const capital = ruleset.board.powers.find((spec) => spec.power === power)?.capital;
  const holder = capital === undefined ? null : spaceAtStart(state, capital).control;
  if (holder !== null && areEnemies(ruleset, state, holder, power)) {
    course.apply('income-waits-after-liberation');
    return 0;
  }
  return value;
};

const holdsNeutral = ({ ruleset, state }: Course, power: Power): boolean =>
  ruleset.neutrals.income === 0 &&
  ruleset.board.spaces.some(({ id, neutral }) => neutral && spaceAt(state, id).control === power);
