// Powers give up. When all powers of every side but one have, that side has won; else the game goes on without them:
// their turns are passed over, their units stay and defend by the order of loss, and nobody waits for them any more.

import { isBefore, type Power } from '../../vocab/index.ts';
import { breakOff } from '../combat/break-off.ts';
import { spareShips } from '../combat/kamikaze.ts';
import { answerForResigned } from '../combat/without.ts';
import type { Course } from '../course.ts';
import { bringDown } from '../movement/close.ts';
import type { OrderOf } from '../orders/order.ts';
import { actingPowers } from '../state/queries.ts';
import { passAdvance } from './cash-advance.ts';
import { lastSide } from './elimination.ts';
import { forfeitUnits, handOver, passOn } from './end-turn.ts';
import { dropFunds } from './fund.ts';
import { defendForResigned } from './neutral-defence.ts';
import { dropRecalls } from './recall.ts';
import { surface } from './surface.ts';
import { settleTribute, tributeDue } from './tribute.ts';

export const resign = (course: Course, { power }: OrderOf<'resign'>): void => giveUp(course, [power]);

/**
 * Powers give up together. A turn or a decision of theirs that is under way ends, without a die; one that they share,
 * too.
 */
export const giveUp = (course: Course, powers: readonly Power[]): void => {
  const { state } = course;
  for (const power of powers) if (state.resigned.includes(power)) course.refuse('already-resigned', { power });
  if (course.refusals.length > 0) return;
  for (const power of powers) course.emit({ type: 'resigned', power });
  const last = lastSide(course);
  if (last !== undefined) {
    return course.emit({ type: 'game-won', side: last.side, how: 'resignation' });
  }
  if (actingPowers(course.state).some((power) => course.state.resigned.includes(power))) closeTurn(course);
  else {
    defendForResigned(course);
    answerForResigned(course);
    passAdvance(course);
    dropFunds(course);
    spareShips(course);
    dropRecalls(course);
    if (tributeDue(course.state) !== undefined && settleTribute(course)) handOver(course);
  }
};

/** What is fought breaks off, planes come down, what was bought is lost, and nothing is collected. */
const closeTurn = (course: Course): void => {
  const { power } = course.state.turn;
  breakOff(course);
  if (isBefore(course.ruleset.phases, course.state.turn.phase, 'place')) bringDown(course);
  forfeitUnits(course);
  surface(course);
  course.emit({ type: 'turn-ended', round: course.state.round, power });
  passOn(course);
};
