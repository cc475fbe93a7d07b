// Turns carried out: a sheet read, tried, played order by order as far as it goes, and what of it waits. Terminal, mail
// and browser hand in the log, the dice and chance; who is told what is theirs too.
export { type Ahead, lookAhead } from './ahead.ts';
export { readyBattles } from './answers.ts';
export { CRAFT } from './craft.ts';
export type { Late, Resent } from './entered.ts';
export { foresee, type TellOdds, tryToDice } from './foresee.ts';
export {
  goesOnAlone,
  HELD,
  type HeldBy,
  idOf,
  inOrder,
  isOfTurn,
  nextTurn,
  type Plan,
  readiness,
  type Turn,
  turnFrom,
  turnNow,
} from './plan.ts';
export * from './planner/index.ts';
export type { End, Listener, Played } from './play.ts';
export { type Proposal, proposalsFor } from './propose.ts';
export type { RefusedOrder, Rehearsal } from './rehearse.ts';
export { rehearseAt } from './rehearse-at.ts';
export { contextOf, type ReadSheet, readSheet, waits, withoutOrder } from './sheet.ts';
export { lineOf, withoutEchoes } from './sheet-lines.ts';
export { type TurnSoFar, turnSoFar } from './so-far.ts';
export type { Hands, Landed, Seat, Table } from './table.ts';
export {
  type Brought,
  type Considered,
  consider,
  type Doubts,
  type Entered,
  enter,
  type Kept,
  spentAs,
} from './take.ts';
export { sayCondition, sayEachHung, sayHung } from './tell-conditions.ts';
export { foresightLines, lostSaid, type SaidThreats } from './tell-foresight.ts';
export { awaitedPowers, isHeldUp, powerFor } from './whose-turn.ts';
