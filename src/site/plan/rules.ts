// In a reader's browser: the worker that knows the rules, for a planned turn and for a trial.

import type { RoomAnswers, RoomAsk } from '../try/message.ts';
import { Asker } from './asker.ts';
import type { PlanAnswers, PlanAsk } from './message.ts';

export type RulesAsk = PlanAsk | RoomAsk;
export type RulesAnswers = PlanAnswers & RoomAnswers;
export type RulesAsker = Asker<RulesAsk, RulesAnswers>;

/** Starts it. */
export const askRules = (): RulesAsker =>
  new Asker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
