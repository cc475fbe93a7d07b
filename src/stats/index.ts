// Projections of folded games: turns told in eight parts, and series for charts. Facts only; words are made elsewhere.
export {
  type OverflightAccount,
  type Payment,
  type PlacementAccount,
  type ResearchAccount,
  type RocketAccount,
  type Standing,
  standingsOf,
  type TurnAccount,
  type TurnToTell,
  tellTurn,
} from './account/account.ts';
export type { BattleAccount, ChoiceDue, RoundAccount } from './account/battles.ts';
export type { FireAccount } from './account/fire.ts';
export { type Force, forcesOf, sizeOf } from './account/force.ts';
export type { Happening } from './account/happening.ts';
export type { MoveAccount } from './account/moves.ts';
export { type GameSeries, type Moment, seriesOf } from './series.ts';
