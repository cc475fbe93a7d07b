// Exact battle odds: distributions without a die thrown.
export type { Battle, Force, Group, Leaving, Opening, SubmarinePlan } from './battle.ts';
export { type End, type Outcome, RESULTS, type Result } from './outcome.ts';
export { battleOf } from './position.ts';
export { type Army, prepare, type Question } from './prepare.ts';
export { type Memo, newMemo, solve } from './solve.ts';
export { type BattleStory, chanceAfter, followBattles, type StoryStep } from './story.ts';
