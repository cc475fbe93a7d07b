// What is to be expected of a turn whose combat moves are made and whose dice have not fallen: the odds of each battle,
// what it costs both sides, who goes first and what goes down with him, who supports it, who can leave; and, were the
// battles won, what the enemy can hit next. Values only; `tell-foresight.ts` makes sentences of them.

import type { BattleId, GameState, PowerOrder } from '../engine/index.ts';
import {
  type Around,
  aroundOf,
  type Battle,
  battleOf,
  chanceToDrown,
  type Outcome,
  type RaidOdds,
  raidOdds,
  unitsOf,
} from '../odds/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { type Threats, threatsTo } from '../stats/index.ts';
import { countEntries, type UnitType } from '../vocab/index.ts';
import { givenTo, type Rehearsal, rehearse } from './rehearse.ts';
import { battlesWon, pastGuns } from './won.ts';

/** How the odds of a battle are come by; undefined where there are none to be had. */
export type TellOdds = (ruleset: Ruleset, state: GameState, id: BattleId, battle: Battle) => Outcome | undefined;

/**
 * Units to be lost on average, by kind, in the order of the reference chart; kinds of which hardly one is, less than
 * one in twenty battles, are left out.
 */
export type AverageLoss = readonly (readonly [UnitType, number])[];

/** What is known of a battle that can be reckoned. */
export interface Reckoned extends Around {
  readonly battle: Battle;
  readonly outcome: Outcome;
  readonly losses: { readonly attacker: AverageLoss; readonly defender: AverageLoss };
  /** Kinds of unit in the order in which they are lost, the first first. */
  readonly firstToDie: { readonly attacker: readonly UnitType[]; readonly defender: readonly UnitType[] };
  /** Of a battle at sea whose laden ships go before others: the chance that one of them is sunk. */
  readonly drowns?: number;
}

export type ForeseenBattle =
  | ({ readonly id: BattleId; readonly kind: 'land' | 'sea' } & Reckoned)
  | { readonly id: BattleId; readonly kind: 'raid'; readonly raid?: RaidOdds }
  /** In the midst of a round, or by steps that nobody can reckon. */
  | { readonly id: BattleId; readonly kind: 'unknown' };

export interface Foresight {
  /** Those that are not over, in the order of the position. */
  readonly battles: readonly ForeseenBattle[];
  /** What the enemy can hit next; absent if it was not asked for or cannot be told. */
  readonly threats?: Threats;
  /** What the threats suppose: that these battles are won, or nothing because there are none. */
  readonly assumed: 'battles-won' | 'nothing';
}

export interface ForeseeOptions {
  readonly odds: TellOdds;
  /** The position at the end of the turn, where somebody rehearsed it; else the one with the battles won. */
  readonly end?: GameState;
  readonly threats?: 'yes' | 'no';
}

const LEAST_LOSS = 0.05;

const averageLoss = ({ ends }: Outcome, force: Battle['attacker'], left: 'attackers' | 'defenders'): AverageLoss =>
  countEntries(unitsOf(force)).flatMap(([type, count]): AverageLoss => {
    const lost = ends.reduce((sum, end) => sum + end.chance * (count - (end[left][type] ?? 0)), 0);
    return lost >= LEAST_LOSS ? [[type, lost]] : [];
  });

const orderIn = ({ groups }: Battle['attacker']): readonly UnitType[] => [...new Set(groups.map(({ type }) => type))];

/** What is to be expected of one battle, in the position that it is declared or under way in. */
export const foreseeBattle = (
  ruleset: Ruleset,
  state: GameState,
  { id, kind }: GameState['turn']['battles'][number],
  odds: TellOdds,
): ForeseenBattle => {
  if (kind === 'raid') {
    const raid = raidOdds(ruleset, state, id);
    return { id, kind, ...(raid === undefined ? {} : { raid }) };
  }
  const battle = battleOf(ruleset, state, id);
  const outcome = battle === undefined ? undefined : odds(ruleset, state, id, battle);
  const around = battle === undefined ? undefined : aroundOf(ruleset, state, id, battle);
  if (battle === undefined || outcome === undefined || around === undefined) return { id, kind: 'unknown' };
  const { drowning } = around;
  return {
    id,
    kind,
    battle,
    outcome,
    ...around,
    losses: {
      attacker: averageLoss(outcome, battle.attacker, 'attackers'),
      defender: averageLoss(outcome, battle.defender, 'defenders'),
    },
    firstToDie: { attacker: orderIn(battle.attacker), defender: orderIn(battle.defender) },
    ...(kind === 'sea' && drowning !== undefined ? { drowns: chanceToDrown(outcome.ends, drowning) } : {}),
  };
};

/**
 * The orders with all that are to be fought in one, so that how each battle is to be fought is known while the dice of
 * the first are still to fall.
 */
const fightsTogether = (orders: readonly PowerOrder[]): readonly PowerOrder[] => {
  const fights = orders.filter((order) => order.type === 'fight');
  const byBattle = new Map(
    fights.flatMap((order) => order.battles.map((each) => [each.battle, each] as const)).reverse(),
  );
  const together = fights
    .slice(0, 1)
    .map((order): PowerOrder => ({ ...order, battles: [...byBattle.values()].reverse() }));
  return orders.flatMap((order) => (order.type !== 'fight' ? [order] : order === fights[0] ? together : []));
};

/**
 * Tries a sheet as far as dice decide: its moves made, guns on the way taken to miss, its fights ordered.
 *
 * @returns what was refused is told by the orders in which `orders` has all fights in the place of the first
 */
export const tryToDice = (
  ruleset: Ruleset,
  state: GameState,
  sheet: readonly PowerOrder[],
): Pick<Rehearsal, 'refused' | 'reached'> & { readonly orders: readonly PowerOrder[] } => {
  const orders = fightsTogether(sheet);
  const { refused, reached, checked } = rehearse(ruleset, { at: state, state }, orders, givenTo(ruleset));
  const past = pastGuns(ruleset, reached);
  if (past === reached) return { orders, refused, reached };
  const rest = orders.slice(checked);
  const fights = rest.slice(0, rest.findLastIndex(({ type }) => type === 'fight') + 1);
  const further = rehearse(ruleset, { at: past, state: past }, fights, givenTo(ruleset));
  const later = further.refused.map((each) => ({ ...each, order: checked + each.order }));
  return { orders, refused: [...refused, ...later], reached: further.reached };
};

/**
 * What the enemy can hit next, were the battles won.
 *
 * @param end the position at the end of the turn, where somebody rehearsed it; else the one with the battles won
 * @returns undefined where nobody can tell what the battles lead to
 */
export const foreseeThreats = (ruleset: Ruleset, reached: GameState, end?: GameState): Threats | undefined => {
  const after = end ?? battlesWon(ruleset, pastGuns(ruleset, reached));
  return after === undefined ? undefined : threatsTo(ruleset, after);
};

/**
 * What is to be expected of a turn.
 *
 * @param reached behind its combat moves, battles declared or under way; guns on the way are taken to miss
 */
export const foresee = (
  ruleset: Ruleset,
  reached: GameState,
  { odds, end, threats = 'yes' }: ForeseeOptions,
): Foresight => {
  const state = pastGuns(ruleset, reached);
  const open = state.turn.battles.filter(({ status }) => status !== 'ended');
  const next = threats === 'no' ? undefined : foreseeThreats(ruleset, state, end);
  return {
    battles: open.map((battle) => foreseeBattle(ruleset, state, battle, odds)),
    ...(next === undefined ? {} : { threats: next }),
    assumed: open.length === 0 ? 'nothing' : 'battles-won',
  };
};
