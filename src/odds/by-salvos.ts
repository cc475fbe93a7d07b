// Battles whose hits are taken a step at a time.

import { prepareSalvos } from './prepare-salvos.ts';
import { solveSalvos } from './salvos.ts';
import type { StepSolver } from './step-solver.ts';

export const bySalvos: StepSolver = { prepare: prepareSalvos, solve: solveSalvos };
