// The part of the odds that a browser needs: battles from counts, without the engine and what it is made of.
export type { Battle } from './battle.ts';
export { type End, type Outcome, RESULTS, type Result } from './outcome.ts';
export { type Army, prepare, type Question } from './prepare.ts';
export { type Memo, newMemo, solve } from './solve.ts';
