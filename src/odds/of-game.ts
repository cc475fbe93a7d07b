// The odds of a battle of a game, by whichever way its rules allow: exactly where a solver knows its steps, else by
// trying it out from where it stands.

import type { BattleId, GameState } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { Battle } from './battle.ts';
import { solveSteps } from './by-steps.ts';
import type { Outcome } from './outcome.ts';
import { SEED, simulate, type Trial } from './simulate.ts';
import { type Memo, solve } from './solve.ts';

/** For battles told beside others, at most 2.5 %. */
const TOLD: Trial = { seed: SEED, games: 400 };

/** How odds are come by. */
interface Means {
  /** Keeps what was solved before. */
  readonly memo?: Memo | undefined;
  /** How a battle is tried out that cannot be solved; by default 400 times. */
  readonly trial?: Trial;
}

/**
 * The odds of a battle of a game.
 *
 * @param battle as `battleOf` gives it
 * @param state where it stands, for trying it out
 * @returns undefined where it can neither be solved nor tried out from here
 */
export const oddsOf = (
  ruleset: Ruleset,
  state: GameState,
  id: BattleId,
  battle: Battle,
  { memo, trial = TOLD }: Means = {},
): Outcome | undefined => {
  if (battle.steps === undefined) return solve(battle, memo);
  return solveSteps(ruleset, battle) ?? simulate(ruleset, state, id, trial);
};
