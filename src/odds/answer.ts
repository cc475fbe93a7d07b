// The odds of a battle of counted forces, by whichever way its rules allow: exactly where a solver knows its steps, else by
// trying it out where it can be set up.

import type { Ruleset } from '../rulesets/index.ts';
import type { Battle } from './battle.ts';
import { solverBySteps } from './by-steps.ts';
import type { Outcome } from './outcome.ts';
import { prepare, type Question } from './prepare.ts';
import { SEED, simulate, type Trial } from './simulate.ts';
import { solve } from './solve.ts';
import { stageFor } from './stage.ts';

/** For a battle that somebody asks about: the standard error of a chance is at most 1.6 %. */
export const ASKED: Trial = { seed: SEED, games: 1000 };

/** The odds of a battle that somebody asks about, and the battle; undefined where the rules know no such position. */
export const oddsFor = (
  ruleset: Ruleset,
  question: Question,
  trial: Trial = ASKED,
): { readonly battle: Battle; readonly odds: Outcome } | undefined => {
  const plain = prepare(ruleset, question);
  if (plain.steps !== 'rows') return { battle: plain, odds: solve(plain) };
  const { prepare: lineUp, solve: work } = solverBySteps(ruleset, plain.kind);
  const battle = lineUp(ruleset, question);
  const exact = work(ruleset, battle);
  if (exact !== undefined) return { battle, odds: exact };
  const stage = stageFor(ruleset, question);
  const odds = stage === undefined ? undefined : simulate(ruleset, stage.state, stage.battle, trial);
  return odds === undefined ? undefined : { battle, odds };
};
