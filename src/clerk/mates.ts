// Powers that share a turn and are other people's: a sheet waits for their moves, and is tried as if they made none.

import { decide } from '../engine/decide.ts';
import { evolve, type GameState, NO_NONCE, othersToMove, type PowerOrder, type Refusal } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';

/** True where an order has to wait for somebody else with a power of the same turn, who has not moved yet. */
export const waitsForMates = ({ players }: GameState, { power }: PowerOrder, refusals: readonly Refusal[]): boolean => {
  const own = players.find(({ powers }) => powers.includes(power))?.powers ?? [];
  return refusals.every(
    ({ code, params }) => code === 'others-to-move' && !params.powers.some((each) => own.includes(each)),
  );
};

/** The position once all that a power of the turn waits for have made no moves. */
export const matesStaying = (ruleset: Ruleset, state: GameState): GameState =>
  othersToMove(state).reduce((now, power) => {
    const isCombat = ruleset.phases.find(({ id }) => id === now.turn.phase)?.kind === 'combat-move';
    const order: PowerOrder = isCombat
      ? { type: 'combat-move', power, moves: [], nonce: NO_NONCE }
      : { type: 'noncombat-move', power, moves: [] };
    const decided = decide(ruleset, now, order);
    return decided.ok ? decided.value.events.reduce(evolve, now) : now;
  }, state);

/** The position in which an order is tried: if it would wait for others, the one behind their moves. */
export const readyFor = (ruleset: Ruleset, state: GameState, order: PowerOrder): GameState => {
  if (othersToMove(state).length === 0) return state;
  const decided = decide(ruleset, state, order);
  return !decided.ok && waitsForMates(state, order, decided.error) ? matesStaying(ruleset, state) : state;
};
