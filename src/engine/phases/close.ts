// Closes the phases of a turn that were passed over, so that a later phase can begin (B1.5).

import { isBefore } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { closeNoncombat } from '../movement/close.ts';

/**
 * Closes everything before placement: what flies comes down, and no battle may be left unfought (B1.7).
 *
 * @returns false after refusing the order, if battles are left
 */
export const closeMovement = (course: Course): boolean => {
  const { turn } = course.state;
  const unfought = turn.battles.filter(({ status }) => status !== 'ended').map(({ id }) => id);
  if (unfought.length > 0) {
    course.refuse('battles-unfought', { battles: unfought });
    return false;
  }
  if (isBefore(course.ruleset.phases, turn.phase, 'place')) closeNoncombat(course);
  return true;
};
