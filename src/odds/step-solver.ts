// What works battles out whose steps the ladders do not know, and what is told where it cannot: tried out, if they can
// be set up.

import type { Ruleset } from '../rulesets/index.ts';
import type { Battle } from './battle.ts';
import type { Outcome } from './outcome.ts';
import type { Question } from './prepare.ts';
import { SEED, simulate, type Trial } from './simulate.ts';
import { stageFor } from './stage.ts';

/** Works battles of some rules out; what it does not know is left to trials. */
export interface StepSolver {
  prepare(ruleset: Ruleset, question: Question): Battle;
  solve(ruleset: Ruleset, battle: Battle): Outcome | undefined;
}

/** The odds of a battle, and the battle. */
export interface Answer {
  readonly battle: Battle;
  readonly odds: Outcome;
}

/** For a battle that somebody asks about: the standard error of a chance is at most 1.6 %. */
export const ASKED: Trial = { seed: SEED, games: 1000 };

/** The odds of a battle that somebody asks about; undefined where the rules know no such position. */
export const oddsBy = (
  solver: StepSolver,
  ruleset: Ruleset,
  question: Question,
  trial: Trial = ASKED,
): Answer | undefined => {
  const battle = solver.prepare(ruleset, question);
  const exact = solver.solve(ruleset, battle);
  if (exact !== undefined) return { battle, odds: exact };
  const stage = stageFor(ruleset, question);
  const odds = stage === undefined ? undefined : simulate(ruleset, stage.state, stage.battle, trial);
  return odds === undefined ? undefined : { battle, odds };
};
