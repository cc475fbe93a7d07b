// What a power collects at the end of its turn (B21).

import type { Ipc, Power } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { areFriends, capitalLost, landValue, spaceAtStart } from '../state/queries.ts';

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
    return 0;
  }
  const capital = ruleset.board.powers.find((spec) => spec.power === power)?.capital;
  const holder = capital === undefined ? null : spaceAtStart(state, capital).control;
  if (holder !== null && !areFriends(ruleset, holder, power)) {
    course.apply('income-waits-after-liberation');
    return 0;
  }
  return value;
};
