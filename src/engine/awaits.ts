// What the game waits for at a moment, and from whom.

import type { Ruleset } from '../rulesets/index.ts';
import { isAhead, kindOf, type Need, type PhaseKind, type Power, type SpaceId, type UnitId } from '../vocab/index.ts';
import { openToFight, othersGoOn } from './combat/hanging.ts';
import type { GameOrderType } from './orders/order.ts';
import { bidsDue } from './phases/bids-due.ts';
import { othersToMove, powersToMove } from './phases/joint-turn.ts';
import { hasLendLease } from './phases/lendable.ts';
import { hasLandToGive } from './phases/shared-land.ts';
import type { BattleId, Due } from './state/battle.ts';
import { isOver } from './state/over.ts';
import { hasPatrols } from './state/patrols.ts';
import { actingPowers, decisionsIn, type PendingDecision } from './state/queries.ts';
import type { GameState, TurnDue } from './state/state.ts';

export type Awaited =
  | { readonly kind: 'dice'; readonly power: Power; readonly needs: readonly Need[] }
  | {
      readonly kind: 'decision';
      readonly battle: BattleId;
      readonly decision: Due['decision'];
      /** Powers that have not answered yet. */
      readonly from: readonly Power[];
      readonly hits: number;
      readonly among: readonly UnitId[];
      readonly to: readonly SpaceId[];
      readonly orders: readonly GameOrderType[];
    }
  /** A choice that belongs to no battle. */
  | ({ readonly kind: 'choice'; readonly orders: readonly GameOrderType[] } & TurnDue)
  | { readonly kind: 'orders'; readonly power: Power; readonly orders: readonly GameOrderType[] }
  /** Sealed bids, of the players named. Nobody has a power yet. */
  | { readonly kind: 'bids'; readonly step: 'bid-seal' | 'bid'; readonly players: readonly string[] };

/** The powers that something awaited is awaited from; none while players bid for them. */
export const awaitedFrom = (due: Awaited): readonly Power[] => {
  if (due.kind === 'bids') return [];
  return 'from' in due ? due.from : [due.power];
};

/** The order that each kind of phase is for; nothing is ordered in the others. */
const ORDER_OF: { readonly [kind in PhaseKind]?: GameOrderType } = {
  research: 'research',
  purchase: 'purchase',
  'combat-move': 'combat-move',
  'noncombat-move': 'noncombat-move',
  'land-patrols': 'land-patrols',
  'lend-lease': 'lend-lease',
  place: 'place',
};

/** The order that answers a choice. */
export const ANSWER_TO: { readonly [choice in TurnDue['choice']]: GameOrderType } = {
  'neutral-defence': 'defend-neutral',
  'cash-advance': 'cash-advance',
  tribute: 'share-tribute',
  fund: 'divide-fund',
  kamikaze: 'kamikaze',
  recall: 'recall',
};

/** The orders the phase still allows; an order of a later phase closes the phases before it. */
const phaseOrders = (ruleset: Ruleset, state: GameState): readonly GameOrderType[] => {
  const { turn, options, technology } = state;
  const kind = kindOf(turn.phase);
  const researched = options.technology === 'off' || turn.research !== undefined;
  const left = ruleset.phases.filter(({ id }) => !isAhead(ruleset.phases, id, turn.phase));
  const orders = new Set(left.flatMap((phase) => ORDER_OF[phase.kind] ?? []));
  if (researched) orders.delete('research');
  if (!actingPowers(state).some((power) => hasLendLease(ruleset, state, power))) orders.delete('lend-lease');
  if (!hasPatrols(state)) orders.delete('land-patrols');
  if (orders.has('noncombat-move') && hasLandToGive(ruleset, state)) orders.add('give-land');
  const open: readonly GameOrderType[] = [...orders, 'end-turn'];
  if (kind !== 'combat') return open;
  const unfought = turn.battles.some(({ status }) => status !== 'ended');
  const hasRockets = actingPowers(state).some((power) =>
    technology[power].some((owned) => ruleset.research.effects[owned].rocketRange !== undefined),
  );
  const rocket: readonly GameOrderType[] = hasRockets && turn.rocket === undefined ? ['rocket'] : [];
  return unfought ? [...rocket, 'fight'] : [...rocket, ...open];
};

const decisionDue = ({ id, due }: PendingDecision): Awaited => {
  const { decision, from, hits, among, to, proposals } = due;
  const silent = from.filter((one) => !proposals.some((proposal) => proposal.power === one));
  const orders: readonly GameOrderType[] = decision === 'retreat' ? ['retreat', 'fight'] : [decision];
  return { kind: 'decision', battle: id, decision, from: silent, hits, among, to, orders };
};

/** Battles that whoever's turn it is may have fought while others wait for a decision. */
const fightsMeanwhile = (ruleset: Ruleset, state: GameState): readonly Awaited[] =>
  othersGoOn(ruleset, state) && openToFight(ruleset, state).length > 0
    ? powersToMove(state).map((power) => ({ kind: 'orders', power, orders: ['fight'] }))
    : [];

/**
 * What is due: dice first, then choices in battles, side by side, then what the phase allows. Beside choices `orders`
 * stands only where other battles may be fought meanwhile. Empty when the game is over.
 */
export const awaits = (ruleset: Ruleset, state: GameState): readonly Awaited[] => {
  if (state.round === 0 || isOver(state)) return [];
  const { power } = state.turn;
  if (state.awaiting.length > 0) return [{ kind: 'dice', power, needs: state.awaiting }];
  const bids = bidsDue(state);
  if (bids !== undefined) return [{ kind: 'bids', ...bids }];
  if (state.bidding !== undefined) {
    const bidders = ruleset.sides.find(({ side }) => side === state.bidding?.side)?.powers ?? [];
    const bidder = bidders.find((one) => !state.resigned.includes(one));
    if (bidder !== undefined) return [{ kind: 'orders', power: bidder, orders: ['bid'] }];
  }
  const [choice] = state.turn.due ?? [];
  if (choice !== undefined) return [{ kind: 'choice', ...choice, orders: [ANSWER_TO[choice.choice]] }];
  const pending = decisionsIn(state);
  if (pending.length > 0) return [...pending.map(decisionDue), ...fightsMeanwhile(ruleset, state)];
  const orders: readonly GameOrderType[] =
    kindOf(state.turn.phase) === 'combat-move' && othersToMove(state).length > 0
      ? ['combat-move']
      : phaseOrders(ruleset, state);
  return powersToMove(state).map((one) => ({ kind: 'orders', power: one, orders }));
};
