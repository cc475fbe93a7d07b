// Battle odds: exact, without a die thrown, where a solver knows the steps; else tried out, and labelled so. A page in
// the browser takes `calculator.ts`, which needs no game.
export { oddsFor } from './answer.ts';
export { type Around, aroundOf, chanceToDrown } from './around.ts';
export {
  type Battle,
  type Force,
  type Group,
  supportersIn,
  unitsOf,
  worthOf,
} from './battle.ts';
export {
  type Army,
  type AskFault,
  type BattleRules,
  type Dictionary,
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
export { oddsOf } from './of-game.ts';
export { type Basis, resultsIn } from './outcome.ts';
export { battleOf } from './position.ts';
export { usualSupporter } from './prepare-salvos.ts';
export { solverOf } from './program.ts';
export { type RaidOdds, type RaidOutcome, raidOdds, raidOf, solveRaid } from './raid.ts';
export type { Trial } from './simulate.ts';
export { ASKED } from './step-solver.ts';
export { type BattleStory, followBattles } from './story.ts';
