// The part of the odds that a browser needs: battles from counts, without the engine and what it is made of.
export { type AskFault, type Dictionary, MOST_UNITS, readQuestion } from './ask.ts';

export { type Outcome, RESULTS, type Result } from './outcome.ts';
export { type Army, prepare, type Question } from './prepare.ts';
export type { BattleRules } from './rules.ts';
export { newMemo, solve } from './solve.ts';
