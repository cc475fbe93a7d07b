// The rules engine: pure, and with no edition of its own.
export { type Awaited, awaitedFrom, awaits } from './awaits.ts';
export { openToFight } from './combat/hanging.ts';
export { battlesToCome } from './combat/to-come.ts';
export { type Decision, decide, forfeit, forfeitBid, resume, resumeRecorded, unopened } from './decide.ts';
export { type Applied, EFFECTS } from './effect.ts';
export { ROLL_ROLES, type Volley } from './events/combat.ts';
export type { NewUnits, UnitGroup } from './events/common.ts';
export { type EventOf, type GameEvent, GameEventSchema, type GameEventType } from './events/event.ts';
export { unorderedMoves } from './events/unordered.ts';
export { evolve } from './evolve/evolve.ts';
export { violations } from './invariants.ts';
export { ferries, legal, movementPhase } from './legal/legal.ts';
export { type Midway, midway, rangeLeft, sailings } from './legal/midway.ts';
export type { Aim, Ferry, Offer, Phase as Movement } from './legal/offer.ts';
export { type Clock, ClockSchema, DaySchema } from './orders/clock.ts';
export { comesAgain } from './orders/coming.ts';
export type { Conduct, StandingOrder } from './orders/conduct.ts';
export { BEACON_DELAY, type DiceRules, DiceRulesSchema } from './orders/dice-rules.ts';
export { MOST_TITLE } from './orders/limits.ts';
export { type Load, type March, type Move, MoveSchema, type Unload } from './orders/move.ts';
export { NO_NONCE } from './orders/nonce.ts';
export {
  type BidContent,
  type BidSeal,
  ForceSchema,
  type GameOrder,
  GameOrderSchema,
  type GameOrderType,
  type OpenGame,
  type OrderOf,
  type Player,
  PlayerIdSchema,
  PlayerSchema,
  type Position,
  type PositionChange,
  PositionChangeSchema,
  PositionSchema,
  type PowerOrder,
  PublicKeySchema,
} from './orders/order.ts';
export { asAgreed } from './phases/as-agreed.ts';
export { convoyLoss, hasConvoys } from './phases/convoy.ts';
export { orderCost } from './phases/cost.ts';
export { holdBack } from './phases/hold-back.ts';
export { othersToMove, powersToMove, turnMates } from './phases/joint-turn.ts';
export { lendable } from './phases/lendable.ts';
export { leftToPlace } from './phases/muster.ts';
export { patrolsDue } from './phases/patrols.ts';
export { printedPurses, unitsAtSetUp } from './phases/position.ts';
export { buyable } from './phases/purchase.ts';
export { cashIn, landByPurse, payerOf, purseAt, pursesOf } from './phases/purse.ts';
export { reposition } from './phases/reposition.ts';
export { type Refusal, type RefusalCode, refusal } from './refusals/refusal.ts';
export { type Replay, replay } from './replay.ts';
export type { Battle, BattleId, Due } from './state/battle.ts';
export { makeStateJson, parseStateJson, type StateJson } from './state/json.ts';
export { isOver } from './state/over.ts';
export {
  capitalLost,
  cashOf,
  decisionsIn,
  enemiesIn,
  findUnit,
  isActing,
  isCombatUnit,
  landValue,
  type PendingDecision,
  spaceAt,
  spaceAtStart,
  standingOf,
  turnOf,
} from './state/queries.ts';
export { areEnemies, areFriends, mayBreakPeace, onOneSide, relation, sideOf } from './state/relation.ts';
export type { Bidder, GameState, TurnDue } from './state/state.ts';
export type { Unit, UnitTurn } from './state/unit.ts';
export { attackDiceOf, attackOf, costOf, defenceOf, rocketRangeOf, technologiesOf } from './state/values.ts';
