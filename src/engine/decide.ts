// The engine's front door: an order to a position is either refused, with every reason, or decided into events.
// Who may speak for a power is not checked here but in `trust`.

import type { Ruleset } from '../rulesets/index.ts';
import {
  type Faces,
  fail,
  isPast,
  kindOf,
  type Need,
  noFaces,
  ok,
  type PhaseKind,
  type Power,
  type Result,
  type Roll,
} from '../vocab/index.ts';
import { advance } from './advance.ts';
import { ANSWER_TO } from './awaits.ts';
import { giveCasualties, refusePlanesForShips } from './combat/casualties.ts';
import { aboutDue } from './combat/check-fight.ts';
import { fight } from './combat/fight.ts';
import { othersGoOn } from './combat/hanging.ts';
import { nameInterceptors } from './combat/interception.ts';
import { sendKamikazes } from './combat/kamikaze.ts';
import { refuseBound, retreat } from './combat/retreat.ts';
import { withdraw } from './combat/withdraw.ts';
import { begin, type Course } from './course.ts';
import type { Applied } from './effect.ts';
import type { GameEvent } from './events/event.ts';
import { unopened } from './evolve/turn.ts';
import { combatMove } from './movement/combat-move.ts';
import { noncombatMove } from './movement/noncombat-move.ts';
import type { BidSeal, GameOrder, GameOrderType, PowerOrder } from './orders/order.ts';
import { bid } from './phases/bid.ts';
import { spendAdvance } from './phases/cash-advance.ts';
import { closeIncome, endTurn, handOver } from './phases/end-turn.ts';
import { divideFund } from './phases/fund.ts';
import { giveLand } from './phases/give-land.ts';
import { othersToMove } from './phases/joint-turn.ts';
import { lendLease } from './phases/lend-lease.ts';
import { defendNeutral } from './phases/neutral-defence.ts';
import { openGame } from './phases/open-game.ts';
import { orderPatrols } from './phases/patrols.ts';
import { place } from './phases/place.ts';
import { purchase } from './phases/purchase.ts';
import { recall } from './phases/recall.ts';
import { research } from './phases/research.ts';
import { giveUp, resign } from './phases/resign.ts';
import { rocket } from './phases/rocket.ts';
import { lapse, openBid, sealBid } from './phases/sealed-bid.ts';
import { setStandingOrders } from './phases/standing-orders.ts';
import { shareTribute } from './phases/tribute.ts';
import type { Refusal } from './refusals/refusal.ts';
import { decisionsIn, isActing } from './state/queries.ts';
import type { GameState, TurnDue } from './state/state.ts';

export interface Decision {
  readonly events: readonly GameEvent[];
  /** Rules that made a difference, with their clauses. */
  readonly applied: readonly Applied[];
  /** Dice the decision waits for; empty when it ran to its end. */
  readonly asked: readonly Need[];
  /** The dice it used. */
  readonly rolls: readonly Roll[];
}

/** The kind of phase an order belongs to, or any phase of one's own turn; orders without one may come at any time. */
const PHASE_OF: { readonly [type in GameOrderType]?: PhaseKind | 'any' } = {
  research: 'research',
  purchase: 'purchase',
  'combat-move': 'combat-move',
  rocket: 'combat',
  fight: 'combat',
  'noncombat-move': 'noncombat-move',
  'lend-lease': 'lend-lease',
  'land-patrols': 'land-patrols',
  'give-land': 'noncombat-move',
  place: 'place',
  'end-turn': 'any',
};

/** Orders that answer a decision; their author need not be the power whose turn it is. */
const ANSWERS: ReadonlySet<GameOrderType> = new Set(['casualties', 'withdraw', 'retreat', 'intercept', 'fight']);

const act = (course: Course, order: PowerOrder | BidSeal): void => {
  switch (order.type) {
    case 'bid-seal':
      return sealBid(course, order);
    case 'bid':
      return course.state.bidding?.bidders === undefined ? bid(course, order) : openBid(course, order);
    case 'research':
      return research(course, order);
    case 'purchase':
      return purchase(course, order);
    case 'combat-move':
      return combatMove(course, order);
    case 'rocket':
      return rocket(course, order);
    case 'fight':
      return fight(course, order);
    case 'casualties':
      return giveCasualties(course, order);
    case 'withdraw':
      return withdraw(course, order);
    case 'retreat':
      return retreat(course, order);
    case 'noncombat-move':
      return noncombatMove(course, order);
    case 'place':
      return place(course, order);
    case 'end-turn':
      return endTurn(course);
    case 'standing-orders':
      return setStandingOrders(course, order);
    case 'resign':
      return resign(course, order);
    case 'defend-neutral':
      return defendNeutral(course, order);
    case 'intercept':
      return nameInterceptors(course, order);
    case 'cash-advance':
      return spendAdvance(course, order);
    case 'share-tribute':
      if (shareTribute(course, order)) handOver(course);
      return;
    case 'lend-lease':
      return lendLease(course, order);
    case 'give-land':
      return giveLand(course, order);
    case 'kamikaze':
      return sendKamikazes(course, order);
    case 'recall':
      return recall(course, order);
    case 'land-patrols':
      return orderPatrols(course, order);
    case 'divide-fund':
      if (divideFund(course, order)) closeIncome(course);
      return;
  }
};

/**
 * True if other powers of the turn must have their part in the phase first: the combat moves of all stand before
 * anything follows from them, and nobody has his part twice.
 */
const isForOthers = (state: GameState, power: Power, kind: PhaseKind | 'any'): boolean => {
  if (othersToMove(state).length === 0) return false;
  const now = kindOf(state.turn.phase);
  if (now === 'combat-move' && kind !== now) return true;
  return kind !== 'any' && state.turn.done?.includes(power) === true;
};

/** Says what is to be decided first. */
const refuseBefore = (course: Course, due: TurnDue): void => {
  switch (due.choice) {
    case 'neutral-defence':
      return course.refuse('choice-due', { space: due.space, from: due.from });
    case 'cash-advance':
      return course.refuse('advance-due', { side: due.side, from: due.from, ipc: due.ipc });
    case 'tribute':
      return course.refuse('tribute-due', { from: due.from, ipc: due.ipc });
    case 'kamikaze':
      return course.refuse('kamikaze-due', { from: due.from, left: due.left });
    case 'fund':
      return course.refuse('fund-due', { from: due.from, ipc: due.ipc });
    case 'recall':
      return course.refuse('recall-due', { from: due.from, space: due.to });
  }
};

/** Reasons that hold whatever the order says: the game is over, dice or a choice are due, it is not his turn. */
const untimely = (course: Course, order: PowerOrder | BidSeal): void => {
  const { state } = course;
  if (state.round === 0) return course.refuse('game-not-open', {});
  if (state.winner !== undefined) return course.refuse('game-over', { side: state.winner.side });
  if (state.drawn !== undefined) return course.refuse('game-drawn', {});
  if (state.awaiting.length > 0) {
    const dice = state.awaiting.reduce((sum, { n }) => sum + n, 0);
    const forNeutral = state.awaiting.some(({ purpose }) => purpose.startsWith('neutral/'));
    course.refuse('dice-awaited', { dice }, undefined, forNeutral ? ['neutral'] : []);
    // What no die can change is said as well.
    if (order.type === 'retreat') refuseBound(course, order);
    if (order.type === 'casualties') refusePlanesForShips(course, order);
    return;
  }
  if (order.type === 'bid' || order.type === 'bid-seal') {
    if (state.bidding === undefined) course.refuse('no-bid-due', {});
    return;
  }
  const anytime = order.type === 'standing-orders' || order.type === 'resign';
  // While players bid for the sides, nobody has a power to order.
  if (state.bidding !== undefined && (!anytime || state.bidding.bidders !== undefined))
    return course.refuse('bid-due', { side: state.bidding.side });
  const choice = state.turn.due?.[0];
  if (choice !== undefined && !anytime) {
    if (order.type !== ANSWER_TO[choice.choice]) refuseBefore(course, choice);
    return;
  }
  const pending = decisionsIn(state);
  if (pending.length > 0 && !anytime) {
    const mayFight = othersGoOn(course.ruleset, state) || pending.some(({ due }) => due.decision === 'retreat');
    const answers = ANSWERS.has(order.type) && (order.type !== 'fight' || mayFight);
    if (answers) return;
    for (const { id, due, battle } of pending) {
      const { decision, from } = due;
      const about = battle === undefined ? [] : aboutDue(battle);
      course.refuse('decision-due', { battle: id, decision, from }, undefined, about);
    }
    return;
  }
  const kind = PHASE_OF[order.type];
  if (kind === undefined) return;
  if (!isActing(state, order.power)) {
    return course.refuse('not-your-turn', { power: order.power, turn: state.turn.power });
  }
  if (isForOthers(state, order.power, kind)) {
    return course.refuse('others-to-move', { power: order.power, powers: othersToMove(state) });
  }
  if (kind !== 'any' && isPast(course.ruleset.phases, state.turn.phase, kind))
    course.refuse('phase-over', { order: order.type, phase: state.turn.phase });
};

const finish = (course: Course): Result<Decision, readonly Refusal[]> => {
  if (course.refusals.length > 0) return fail(course.refusals);
  if (course.asked.length > 0) course.emit({ type: 'dice-awaited', needs: [...course.asked] });
  const { events, applied, asked, rolls } = course;
  return ok({ events, applied, asked, rolls });
};

/**
 * Decides an order.
 *
 * @param state the position; `unopened()` for the order that opens a game
 * @param faces dice at hand; with none, the decision goes as far as it can and asks
 * @returns the events, or every reason why the order is refused; never throws for a bad order
 */
export const decide = (
  ruleset: Ruleset,
  state: GameState,
  order: GameOrder,
  faces: Faces = noFaces,
): Result<Decision, readonly Refusal[]> => {
  const course = begin(ruleset, state, faces);
  if (order.type === 'open-game') {
    if (state.round !== 0) course.refuse('game-already-open', {});
    else openGame(course, order);
    return finish(course);
  }
  untimely(course, order);
  if (course.refusals.length === 0) act(course, order);
  if (course.refusals.length === 0) advance(course);
  return finish(course);
};

/** Powers that lose the game off the board: as if all of them resigned in one breath. It never asks for dice. */
export const forfeit = (
  ruleset: Ruleset,
  state: GameState,
  powers: readonly Power[],
): Result<Decision, readonly Refusal[]> => {
  const course = begin(ruleset, state, noFaces);
  const [power = state.turn.power] = powers;
  untimely(course, { type: 'resign', power });
  if (course.refusals.length === 0) giveUp(course, powers);
  return finish(course);
};

/** A sealed bid that is not there in time no longer counts. It never asks for dice: one bid is left, or none. */
export const forfeitBid = (
  ruleset: Ruleset,
  state: GameState,
  player: string,
): Result<Decision, readonly Refusal[]> => {
  const course = begin(ruleset, state, noFaces);
  untimely(course, { type: 'bid-seal', player, seal: '' });
  if (course.refusals.length === 0) lapse(course, player);
  if (course.refusals.length === 0) advance(course);
  return finish(course);
};

/**
 * Goes on with what waits for dice.
 *
 * @param faces the dice; the decision may ask for more when they are used up
 */
export const resume = (ruleset: Ruleset, state: GameState, faces: Faces): Result<Decision, readonly Refusal[]> => {
  const course = begin(ruleset, state, faces);
  if (state.awaiting.length === 0) course.refuse('no-dice-awaited', {});
  else advance(course);
  return finish(course);
};

/** Goes on with dice written down; dice that were not asked for are refused. */
export const resumeRecorded = (
  ruleset: Ruleset,
  state: GameState,
  rolls: readonly Roll[],
): Result<Decision, readonly Refusal[]> => {
  const course = begin(ruleset, state, facesOf(rolls));
  if (state.awaiting.length === 0) course.refuse('no-dice-awaited', {});
  else advance(course);
  const used = new Set(course.rolls.map(({ purpose }) => purpose));
  const first = state.awaiting[0];
  if (course.refusals.length === 0) {
    if (used.size === 0 && first !== undefined) course.refuse('dice-missing', { purpose: first.purpose, n: first.n });
    for (const { purpose } of rolls) if (!used.has(purpose)) course.refuse('dice-left-over', { purpose });
  }
  return finish(course);
};

/** A look-up over dice written down. A purpose that stands twice counts once, the other is left over. */
const facesOf = (rolls: readonly Roll[]): Faces => {
  const byPurpose = new Map(rolls.map((roll) => [roll.purpose, roll]));
  return (need) => byPurpose.get(need.purpose)?.values;
};

export { unopened };
