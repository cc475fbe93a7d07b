// The end of noncombat movement: planes in the air come down or are lost.

import type { Course } from '../course.ts';

/** Brings down what is in the air. */
export const closeNoncombat = (course: Course): void => {
  if (course.state.turn.phase === 'income') return;
};
