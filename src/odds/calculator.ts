// The part of the odds that a browser needs: battles from counts, without the engine and what it is made of.
export { type AskFault, type AskOption, type Dictionary, MOST_UNITS, readQuestion, type Said } from './ask.ts';
export type { Battle } from './battle.ts';
export { type End, type Outcome, RESULTS, type Result } from './outcome.ts';
export { type Army, prepare, type Question } from './prepare.ts';
export type { BattleRules } from './rules.ts';
export { type Memo, newMemo, solve } from './solve.ts';
