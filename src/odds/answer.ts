// The odds of a battle of counted forces, by whichever way its rules allow: exactly where a solver knows its steps,
// else by trying it out where it can be set up.

import type { Ruleset } from '../rulesets/index.ts';
import { solverBySteps } from './by-steps.ts';
import { prepare, type Question } from './prepare.ts';
import type { Trial } from './simulate.ts';
import { solve } from './solve.ts';
import { type Answer, ASKED, oddsBy } from './step-solver.ts';

/** The odds of a battle that somebody asks about, and the battle; undefined where the rules know no such position. */
export const oddsFor = (ruleset: Ruleset, question: Question, trial: Trial = ASKED): Answer | undefined => {
  const plain = prepare(ruleset, question);
  if (plain.steps !== 'rows') return { battle: plain, odds: solve(plain) };
  return oddsBy(solverBySteps(ruleset, plain.kind), ruleset, question, trial);
};
