// Battles whose rows of fire come one after the other.

import { prepareRows } from './prepare-rows.ts';
import { solveRows } from './rows.ts';
import type { StepSolver } from './step-solver.ts';

export const byRows: StepSolver = { prepare: prepareRows, solve: solveRows };
