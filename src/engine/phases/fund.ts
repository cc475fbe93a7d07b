// What convoys pay a power with several purses may come in one sum, a fund: the power divides it among its purses as it
// likes, whole and at once, as the game begins and as each of its turns ends. What has been divided stays where it was
// put (P9, ruling.R61).

import { type Ipc, isBefore, type Power } from '../../vocab/index.ts';
import { sameHand } from '../combat/line-up.ts';
import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';
import { actingPowers } from '../state/queries.ts';
import type { TurnDue } from '../state/state.ts';
import { convoyPay, fundOf } from './convoy.ts';
import { openPurses } from './income.ts';
import { pursesOf } from './purse.ts';

type FundDue = Extract<TurnDue, { choice: 'fund' }>;

const fundDue = ({ turn }: Course['state']): FundDue | undefined => {
  const [due] = turn.due ?? [];
  return due?.choice === 'fund' ? due : undefined;
};

/** A sum to be divided; where one purse alone can take it, it gets it at once, and where none can, nobody does. */
const raise = (course: Course, power: Power, ipc: Ipc): void => {
  if (ipc === 0) return;
  const purses = openPurses(course, power);
  const [only, ...others] = purses;
  if (only === undefined) return course.apply('fund-without-purse');
  if (others.length > 0) return course.emit({ type: 'fund-due', power, ipc, purses: [...purses] });
  course.emit({ type: 'received', power, purse: only, ipc, for: 'fund' });
  course.apply('fund-for-one-purse');
};

/** The funds that there are before round 1. */
export const grantFunds = (course: Course): void => {
  for (const power of course.ruleset.turnOrder) raise(course, power, fundOf(course.ruleset, power)?.first ?? 0);
};

/**
 * What the convoys of the powers have paid whose turn ends.
 *
 * @returns false if somebody has to say how it is divided; the turn ends with his word
 */
export const raiseFunds = (course: Course): boolean => {
  for (const power of actingPowers(course.state)) {
    if (fundOf(course.ruleset, power) === undefined) continue;
    const paid = convoyPay(course, power).reduce((sum, { ipc }) => sum + ipc, 0);
    raise(course, power, paid);
  }
  return fundDue(course.state) === undefined;
};

/**
 * A power says how its fund is divided.
 *
 * @returns true if with that the turn under way has nothing left but its end
 */
export const divideFund = (course: Course, { power, shares }: OrderOf<'divide-fund'>): boolean => {
  const { ruleset, state } = course;
  const due = fundDue(state);
  if (due === undefined) {
    course.refuse('no-fund-due', {});
    return false;
  }
  const [owner] = due.from;
  if (owner === undefined || !sameHand(state, power).includes(owner))
    course.refuse('fund-not-yours', { from: due.from, power });
  const named = shares.reduce((sum, { ipc }) => sum + ipc, 0);
  if (named !== due.ipc) course.refuse('fund-sum', { named, ipc: due.ipc }, 'shares');
  const purses = owner === undefined ? [] : pursesOf(ruleset, owner);
  shares.forEach(({ purse, ipc }, index) => {
    const at = `shares/${index}/purse`;
    if (!purses.includes(purse)) course.refuse('unknown-purse', { power: owner ?? power, purse, purses }, at);
    else if (ipc > 0 && !due.purses.includes(purse))
      course.refuse('fund-purse-shut', { purse, purses: due.purses }, at);
  });
  if (course.refusals.length > 0 || owner === undefined) return false;
  for (const purse of purses) {
    const ipc = shares.reduce((sum, share) => (share.purse === purse ? sum + share.ipc : sum), 0);
    if (ipc > 0) course.emit({ type: 'received', power: owner, purse, ipc, for: 'fund' });
  }
  course.emit({ type: 'fund-divided', power: owner });
  course.apply('fund-divided');
  const isLate = !isBefore(ruleset.phases, course.state.turn.phase, 'income');
  return isLate && fundDue(course.state) === undefined;
};

/** Funds of powers that have given up are divided by nobody. */
export const dropFunds = (course: Course): void => {
  for (const due of course.state.turn.due ?? []) {
    const [owner] = due.from;
    if (due.choice === 'fund' && owner !== undefined && course.state.resigned.includes(owner))
      course.emit({ type: 'fund-divided', power: owner });
  }
};
