// In a reader's browser: the planner's worker.

import { Asker } from './asker.ts';
import type { PlanAnswers, PlanAsk } from './message.ts';

export type PlanAsker = Asker<PlanAsk, PlanAnswers>;

/** Starts it. */
export const planRules = (): PlanAsker =>
  new Asker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
