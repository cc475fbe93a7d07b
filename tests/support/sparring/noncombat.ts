// The noncombat movement of a turn: planes come home, troops go up to the front or back from a lost one, transports
// bring over those who wait ashore.

import type { GameOrder } from '../../../src/engine/index.ts';
import { ferries } from './ferry.ts';
import { homecomings } from './homecoming.ts';
import { marches } from './marches.ts';
import { acceptedOrder } from './plan.ts';
import type { Player } from './player.ts';
import { Pool } from './pool.ts';
import type { View } from './view.ts';

type NoncombatMove = Extract<GameOrder, { type: 'noncombat-move' }>;

/** All noncombat moves of the turn as an order the rules accept. */
export const noncombatOrder = (view: View, player: Player): NoncombatMove => {
  const pool = new Pool(view);
  const plans = [...homecomings(view, pool), ...ferries(view, pool, player), ...marches(view, pool)];
  return acceptedOrder(
    view.ruleset,
    view.state,
    plans,
    (moves) => ({ type: 'noncombat-move', power: view.power, moves }),
    player.onRefusal,
  );
};
