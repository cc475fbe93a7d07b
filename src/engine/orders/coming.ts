// Which coming of its phase an order belongs to, where a turn has two: the second move to combat looks like the first.

import { comingOf, kindOf, type Phase, type PhaseSpec } from '../../vocab/index.ts';
import type { PowerOrder } from './order.ts';

/**
 * True if an order belongs to the second combat of a turn, or to the move before it.
 *
 * @param now the phase before the first of the orders
 * @param orders those that are given together, in order
 */
export const comesAgain = (
  phases: readonly PhaseSpec[],
  now: Phase,
  orders: readonly PowerOrder[],
  order: PowerOrder,
): boolean => {
  if (!phases.some(({ id, kind }) => kind === 'combat-move' && comingOf(id) === 2)) return false;
  const moved = orders.slice(0, orders.indexOf(order) + 1).filter(({ type }) => type === 'combat-move').length;
  return comingOf(now) === 2 || moved > (kindOf(now) === 'combat' ? 0 : 1);
};
