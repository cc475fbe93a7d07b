// Battles whose steps the ladders do not know: by the solver that knows them.

import type { Ruleset } from '../rulesets/index.ts';
import type { Battle } from './battle.ts';
import type { Outcome } from './outcome.ts';
import type { Question } from './prepare.ts';
import { prepareRows } from './prepare-rows.ts';
import { prepareSalvos } from './prepare-salvos.ts';
import { solveRows } from './rows.ts';
import { hasSalvos } from './salvo-program.ts';
import { solveSalvos } from './salvos.ts';

/** Works battles of some rules out; what it does not know is left to trials. */
export interface StepSolver {
  prepare(ruleset: Ruleset, question: Question): Battle;
  solve(ruleset: Ruleset, battle: Battle): Outcome | undefined;
}

const ROWS: StepSolver = { prepare: prepareRows, solve: solveRows };
const SALVOS: StepSolver = { prepare: prepareSalvos, solve: solveSalvos };

/** The solver for battles of a kind. */
export const solverBySteps = (ruleset: Ruleset, kind: Battle['kind']): StepSolver =>
  hasSalvos(ruleset, kind) ? SALVOS : ROWS;

/** The exact odds of a battle by its steps; undefined where no solver knows them. */
export const solveSteps = (ruleset: Ruleset, battle: Battle): Outcome | undefined =>
  solverBySteps(ruleset, battle.kind).solve(ruleset, battle);
