// The exact odds of a battle in one call, and a memory for those that come up again.

import { type Battle, keyOf } from './battle.ts';
import { endsOf, laddersOf } from './ends.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** Outcomes known already. Whoever solves many battles makes one and hands it in. */
export type Memo = Map<string, Outcome>;
/** An empty one. */
export const newMemo = (): Memo => new Map();

const solveAnew = (battle: Battle): Outcome => {
  const { attacker, defender } = laddersOf(battle);
  return outcomeOf(battle, attacker, defender, endsOf(battle, attacker, defender));
};

/**
 * The exact odds of a battle, fought on by the plans that stand in it.
 *
 * @returns chances that sum to 1 within 1e-12; a side without units has lost before the first round
 */
export const solve = (battle: Battle, memo?: Memo): Outcome => {
  if (memo === undefined) return solveAnew(battle);
  const key = keyOf(battle);
  const known = memo.get(key);
  if (known !== undefined) return known;
  const outcome = solveAnew(battle);
  memo.set(key, outcome);
  return outcome;
};
