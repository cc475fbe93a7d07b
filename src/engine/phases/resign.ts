// A power gives up. When all powers of every side but one have, that side has won.

import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';

export const resign = (course: Course, { power }: OrderOf<'resign'>): void => {
  const { ruleset, state } = course;
  if (state.resigned.includes(power)) return course.refuse('already-resigned', { power });
  course.emit({ type: 'resigned', power });
  const fighting = ruleset.sides.filter(({ powers }) => powers.some((one) => !course.state.resigned.includes(one)));
  const [last, ...others] = fighting;
  if (last !== undefined && others.length === 0) {
    course.emit({ type: 'game-won', side: last.side, how: 'resignation' });
  }
};
