// Turns carried out: a sheet read, tried, played order by order as far as it goes, and what of it waits. Terminal, mail and
// browser hand in the log, the dice and chance; who is told what is theirs too.
export { type Ahead, lookAhead } from './ahead.ts';
export { heldUpBy } from './doubt.ts';
export { type Late, type Resent, resent } from './entered.ts';
export { foresee, type TellOdds, tryToDice } from './foresee.ts';
export { type End, type Listener, type Played, playSheet } from './play.ts';
export { type Proposal, proposalsFor } from './propose.ts';
export { type RefusedOrder, type Rehearsal, rehearseAt } from './rehearse.ts';
export { contextOf, type ReadSheet, readSheet, withoutOrder } from './sheet.ts';
export { lineOf, withoutEchoes } from './sheet-lines.ts';
export type { Hands, Landed, Seat, Table } from './table.ts';
export { foresightLines, lostSaid, type SaidThreats } from './tell-foresight.ts';
export { awaitedPowers, isHeldUp, powerFor, type Timing, timingOf } from './whose-turn.ts';
