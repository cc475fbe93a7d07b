// What an order costs, as far as it buys something.

import type { Ruleset } from '../../rulesets/index.ts';
import { countEntries, type Ipc } from '../../vocab/index.ts';
import type { PowerOrder } from '../orders/order.ts';
import type { GameState } from '../state/state.ts';
import { costOf } from '../state/values.ts';

/** The price of an order in IPC; 0 for one that buys nothing. */
export const orderCost = (ruleset: Ruleset, state: GameState, order: PowerOrder): Ipc => {
  if (order.type === 'research') return order.dice * ruleset.research.dieCost;
  if (order.type !== 'purchase') return 0;
  return countEntries(order.units).reduce(
    (sum, [type, count]) => sum + count * costOf(ruleset, state, order.power, type),
    0,
  );
};
