// Exact battle odds: distributions without a die thrown. A page in the browser takes `calculator.ts`, which needs no game.
export {
  type Battle,
  type Force,
  type Group,
  type Leaving,
  type Opening,
  type SubmarinePlan,
  unitsOf,
  worthOf,
} from './battle.ts';
export {
  type Army,
  type AskFault,
  type BattleRules,
  type Dictionary,
  type End,
  type Memo,
  MOST_UNITS,
  newMemo,
  type Outcome,
  prepare,
  type Question,
  RESULTS,
  type Result,
  readQuestion,
  solve,
} from './calculator.ts';
export { type Coverage, coverageOf } from './coverage.ts';
export { resultsIn } from './outcome.ts';
export { battleOf } from './position.ts';
export { type Raid, type RaidOutcome, raidOf, solveRaid } from './raid.ts';
export { type BattleStory, followBattles, type StoryStep } from './story.ts';
