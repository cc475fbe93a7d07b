// The odds of a battle, by whichever way its rules allow: exactly where a solver knows its steps, else by trying it out.

import type { BattleId, GameState } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { Battle } from './battle.ts';
import type { Outcome } from './outcome.ts';
import { prepare, type Question } from './prepare.ts';
import { prepareRows } from './prepare-rows.ts';
import { solveRows } from './rows.ts';
import { simulate, type Trial } from './simulate.ts';
import { type Memo, solve } from './solve.ts';
import { stageFor } from './stage.ts';

const SEED = 'fieldpost';
/** For a battle that somebody asks about: the standard error of a chance is at most 1.6 %. */
export const ASKED: Trial = { seed: SEED, games: 1000 };
/** For battles told beside others, at most 2.5 %. */
const TOLD: Trial = { seed: SEED, games: 400 };

/** How odds are come by. */
export interface Means {
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
  return solveRows(ruleset, battle) ?? simulate(ruleset, state, id, trial);
};

/** The odds of a battle that somebody asks about, and the battle; undefined where the rules know no such position. */
export const oddsFor = (
  ruleset: Ruleset,
  question: Question,
  trial: Trial = ASKED,
): { readonly battle: Battle; readonly odds: Outcome } | undefined => {
  const plain = prepare(ruleset, question);
  if (plain.steps !== 'rows') return { battle: plain, odds: solve(plain) };
  const battle = prepareRows(ruleset, question);
  const exact = solveRows(ruleset, battle);
  if (exact !== undefined) return { battle, odds: exact };
  const stage = stageFor(ruleset, question);
  const odds = stage === undefined ? undefined : simulate(ruleset, stage.state, stage.battle, trial);
  return odds === undefined ? undefined : { battle, odds };
};
