// Lets sparring players go on with a game of the archive, entry by entry.

import { nextOrder, randomFrom } from '../support/sparring/index.ts';
import type { Scenario } from './scenario.ts';

/** Plays on while `more` says so and nobody has won. The players' whims follow from `seed`. */
export const sparOn = (scenario: Scenario, seed: number, more: (scenario: Scenario) => boolean): Scenario => {
  const player = { random: randomFrom(seed) };
  while (scenario.state.winner === undefined && more(scenario)) {
    const order = nextOrder(scenario.ruleset, scenario.state, player);
    if (order === undefined || order.type === 'open-game' || order.type === 'bid-seal') return scenario;
    if (order.type === 'end-turn') scenario.wait(7);
    scenario.order(order);
  }
  return scenario;
};
