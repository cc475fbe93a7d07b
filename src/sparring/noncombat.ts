// The noncombat movement of a turn: planes come home, troops go up to the front or back from a lost one, transports
// bring over those who wait ashore.

import { decide, type GameOrder, type Move } from '../engine/index.ts';
import { ferries } from './ferry.ts';
import { homecomings } from './homecoming.ts';
import { marches } from './marches.ts';
import { patrols } from './patrols.ts';
import { acceptedOrder, march, type Plan } from './plan.ts';
import { Pool } from './pool.ts';
import type { View } from './view.ts';
import { wander } from './wanderer.ts';
import type { Player } from './whims.ts';

type NoncombatMove = Extract<GameOrder, { type: 'noncombat-move' }>;

/** Flights home for planes he thought were down, as the rules name them where they refuse to let them fall. */
const forgotten = (view: View, order: NoncombatMove): readonly Pick<Plan, 'moves'>[] => {
  const decided = decide(view.ruleset, view.state, order);
  if (decided.ok) return [];
  return decided.error.flatMap((refusal) => {
    if (refusal.code !== 'landing-forgotten') return [];
    const { space, unit, spaces } = refusal.params;
    const path = spaces.flatMap((home) => [view.airWay(space, home)]).find((way) => way !== undefined);
    return path === undefined ? [] : [{ moves: [march(unit, path)] }];
  });
};

/**
 * All noncombat moves of the turn as an order the rules accept; where a carrier would have to meet planes at sea that
 * he thought were down, as a wanderer makes them.
 */
export const noncombatOrder = (view: View, player: Player): GameOrder => {
  const pool = new Pool(view);
  const plans = [
    ...homecomings(view, pool),
    ...ferries(view, pool, player),
    ...marches(view, pool),
    ...patrols(view, player),
  ];
  const make = (moves: Move[]): NoncombatMove => ({ type: 'noncombat-move', power: view.power, moves });
  const late = forgotten(view, make(plans.flatMap(({ moves }) => moves)));
  const order = acceptedOrder(view.ruleset, view.state, [...plans, ...late], make, player.onRefusal);
  const wandered = decide(view.ruleset, view.state, order).ok
    ? undefined
    : wander(view.ruleset, view.state, player.random);
  return wandered ?? order;
};
