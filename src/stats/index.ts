// Projections of folded games: turns told in eight parts and as stories, and series for charts. Facts only; words are
// made elsewhere.
export {
  type Payment,
  standingsOf,
  type TurnAccount,
  type TurnToTell,
  tellTurn,
} from './account/account.ts';
export type { BattleAccount } from './account/battles.ts';
export type { FireAccount } from './account/fire.ts';
export { type Force, sizeOf } from './account/force.ts';
export type { Happening } from './account/happening.ts';
export type { MoveAccount } from './account/moves.ts';
export { type BattleChances, chancesOf, type FoughtChances, type TurnChances } from './chances/battles.ts';
export { type BattleLuck, type Luck, luckIn } from './chances/luck.ts';
export { fightingIn, longestSiege, luckiestBattle } from './feats.ts';
export { type FirstTurn, firstTurnOf } from './first-turn.ts';
export { FEWEST_TO_PART, type LedGame, type LedGroup, type LedRound, leadsOf, winsByLead } from './leads.ts';
export { type Momentum, momentumOf, type PaidMoment } from './momentum.ts';
export {
  type Branch,
  type Choice,
  FEWEST_IN_BRANCH,
  MOST_BRANCHES,
  type OpenedGame,
  type Openings,
  openingsOf,
  type Parted,
} from './openings.ts';
export { median, type Pace, paceOf } from './pace.ts';
export { type GameSeries, type Moment, printedCost, seriesOf, unitValue } from './series.ts';
export { FEWEST_FOR_SHARE, shareOf } from './share.ts';
export {
  allThrows,
  type BidResults,
  type GameRecord,
  type Results,
  type Statistics,
  statisticsOf,
} from './statistics.ts';
export {
  type Beat,
  type Change,
  type Clash,
  clashOf,
  type Since,
  type Story,
  sinceOf,
  storyOf,
  type WarStory,
  warStories,
} from './story/index.ts';
export { csvText, type SeriesColumn, seriesColumns, seriesTable, type Table } from './table.ts';
export { LEAST_CHANCE, MOST_THREATS, type Threat, type Threats, threatsTo } from './threats/threats.ts';
export { diceIn, FACES, NO_THROWS, running, sumThrows, type Throws, throwsOf, unevenness } from './throws.ts';
export { type War, warOf } from './war.ts';
