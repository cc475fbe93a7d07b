// Orders for battles to come, left standing in advance by attacker or defender. Who may speak for a power is checked
// in `trust`.

import { refuseConduct } from '../combat/check-fight.ts';
import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';
import { areFriends } from '../state/relation.ts';

/** Leaves orders standing; a later one for the same power, side and scope takes the place of the earlier. */
export const setStandingOrders = (course: Course, { power, orders }: OrderOf<'standing-orders'>): void => {
  const { ruleset, state } = course;
  orders.forEach((order, index) => {
    const at = `orders/${index}`;
    if (!areFriends(ruleset, state, power, order.power)) course.refuse('not-your-side', { power, of: order.power }, at);
    const space = typeof order.scope === 'string' ? undefined : order.scope.space;
    if (space !== undefined && !ruleset.board.byId.has(space)) course.refuse('unknown-space', { space }, `${at}/scope`);
    refuseConduct(course, order.conduct, `${at}/conduct`);
  });
  if (course.refusals.length === 0) course.emit({ type: 'standing-orders-set', orders });
};
