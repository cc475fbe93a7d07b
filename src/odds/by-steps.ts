// Battles whose steps the ladders do not know: by the solver that knows them.

import type { Ruleset } from '../rulesets/index.ts';
import type { Battle } from './battle.ts';
import { byRows } from './by-rows.ts';
import { bySalvos } from './by-salvos.ts';
import type { Outcome } from './outcome.ts';
import { hasSalvos } from './salvo-program.ts';
import type { StepSolver } from './step-solver.ts';

/** The solver for battles of a kind. */
export const solverBySteps = (ruleset: Ruleset, kind: Battle['kind']): StepSolver =>
  hasSalvos(ruleset, kind) ? bySalvos : byRows;

/** The exact odds of a battle by its steps; undefined where no solver knows them. */
export const solveSteps = (ruleset: Ruleset, battle: Battle): Outcome | undefined =>
  solverBySteps(ruleset, battle.kind).solve(ruleset, battle);
