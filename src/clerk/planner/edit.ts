// What a player does on the board, as a change of his orders: moves added and taken back, money spent, units placed.
// Orders in, orders out; the sheet is written elsewhere.

import { type GameState, type Move, midway, NO_NONCE, type OrderOf, type PowerOrder } from '../../engine/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import {
  countEntries,
  countTotal,
  type Power,
  type PurseId,
  type SpaceId,
  sumCounts,
  type UnitCounts,
  type UnitType,
} from '../../vocab/index.ts';
import { researchOrder } from './developing.ts';
import { withPlaced } from './placing.ts';
import { positionsOf, type Stage, type StageId } from './positions.ts';
import { type Rocket, rocketOrder } from './rockets.ts';

export type Change =
  | { readonly does: 'move'; readonly stage: StageId; readonly moves: readonly Move[] }
  /** Takes a move back, counted from 0, with those that cannot be made without it. */
  | { readonly does: 'take-back'; readonly stage: StageId; readonly move: number }
  /** Buys so many units more of each kind; fewer below 0. */
  | { readonly does: 'buy'; readonly units: UnitCounts; readonly purse?: PurseId }
  /** Places so many units more in a space; fewer below 0. */
  | { readonly does: 'place'; readonly space: SpaceId; readonly type: UnitType; readonly count: number }
  /** Own ships attack enemies they share a zone with, or do not. */
  | { readonly does: 'attack'; readonly zone: SpaceId; readonly so: 'yes' | 'no' }
  /** So many dice more for weapons development; fewer below 0. */
  | { readonly does: 'research'; readonly dice: number }
  /** Fires the one rocket of the turn, in place of another that was to be, or does not. */
  | { readonly does: 'rocket'; readonly rocket: Rocket; readonly so: 'yes' | 'no' }
  | { readonly does: 'end-turn'; readonly so: 'yes' | 'no' };

/** Where orders stand in a sheet. */
const RANK: { readonly [type in PowerOrder['type']]?: number } = {
  research: 1,
  purchase: 2,
  'combat-move': 3,
  rocket: 4,
  fight: 5,
  'lend-lease': 6,
  'noncombat-move': 7,
  'give-land': 8,
  place: 9,
  'end-turn': 10,
};
const rankOf = ({ type }: PowerOrder): number => RANK[type] ?? 0;

/** The orders with one more, behind all that come before it in a turn. */
const withNew = (orders: readonly PowerOrder[], order: PowerOrder): readonly PowerOrder[] => {
  const at = orders.findIndex((other) => rankOf(other) > rankOf(order));
  return at < 0 ? [...orders, order] : [...orders.slice(0, at), order, ...orders.slice(at)];
};

const replaced = (orders: readonly PowerOrder[], at: number, order: PowerOrder | undefined): readonly PowerOrder[] => [
  ...orders.slice(0, at),
  ...(order === undefined ? [] : [order]),
  ...orders.slice(at + 1),
];

/** The orders with one of a kind: in place of the first, or new; without it nothing of the kind is left. */
const withOne = <T extends PowerOrder['type']>(
  orders: readonly PowerOrder[],
  type: T,
  order: OrderOf<T> | undefined,
): readonly PowerOrder[] => {
  const at = orders.findIndex((other) => other.type === type);
  if (order === undefined) return orders.filter((other) => other.type !== type);
  if (at < 0) return withNew(orders, order as PowerOrder); // an order of a power, as its type is
  const rest = orders.filter((other, index) => index === at || other.type !== type);
  return replaced(rest, at, order as PowerOrder); // as above
};

const mayJoin = (a: Move, b: Move): boolean =>
  a.kind === 'march' &&
  b.kind === 'march' &&
  JSON.stringify({ ...a, units: {} }) === JSON.stringify({ ...b, units: {} }) &&
  (a.cargo === undefined || countTotal(a.cargo) === 0);

/** More of the same units on the same way are one move, where nothing stands between the two. */
const joined = (moves: readonly Move[], added: readonly Move[]): readonly Move[] => {
  const [first, ...others] = added;
  const last = moves.at(-1);
  if (first === undefined || others.length > 0 || last === undefined || !mayJoin(last, first))
    return [...moves, ...added];
  const units = Object.fromEntries(
    countEntries(first.units).map(([type, count]) => [type, count + (last.units[type] ?? 0)]),
  );
  return [...moves.slice(0, -1), { ...last, units: { ...last.units, ...units } }];
};

/**
 * The moves without one, and without all that could be made with it alone: troops that have not boarded do not land.
 */
const withoutMove = (
  ruleset: Ruleset,
  power: Power,
  { base, phase, attacks, moves, now }: Stage,
  gone: number,
): readonly Move[] => {
  const before = new Set(now.refusals.map(({ at }) => at));
  let kept = moves.map((move, index) => ({ move, index })).filter(({ index }) => index !== gone);
  for (let step = 0; step < moves.length; step += 1) {
    const { refusals } = midway(
      ruleset,
      base,
      power,
      phase,
      kept.map(({ move }) => move),
      attacks,
    );
    const lost = kept.findIndex(
      ({ index }, at) =>
        index > gone && !before.has(`moves/${index}`) && refusals.some((refusal) => refusal.at === `moves/${at}`),
    );
    if (lost < 0) break;
    kept = kept.filter((_, at) => at !== lost);
  }
  return kept.map(({ move }) => move);
};

const movesOrder = (
  power: Power,
  stage: Stage,
  moves: readonly Move[],
  attacks: readonly SpaceId[],
): PowerOrder | undefined => {
  if (moves.length + attacks.length === 0) return undefined;
  if (stage.phase === 'noncombat') return { type: 'noncombat-move', power, moves: [...moves] };
  const attacking = attacks.length === 0 ? {} : { attacks: [...attacks] };
  return { type: 'combat-move', power, moves: [...moves], ...attacking, nonce: NO_NONCE };
};

const withMoves = (
  orders: readonly PowerOrder[],
  power: Power,
  stage: Stage,
  moves: readonly Move[],
  attacks: readonly SpaceId[] = stage.attacks,
): readonly PowerOrder[] => {
  const order = movesOrder(power, stage, moves, attacks);
  if (stage.order !== undefined) return replaced(orders, stage.order, order);
  return order === undefined ? orders : withNew(orders, order);
};

/** The battles that the combat moves lead to, ordered to be fought: as they were, and the new ones behind them. */
const withFights = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  orders: readonly PowerOrder[],
): readonly PowerOrder[] => {
  const { battles, stages } = positionsOf(ruleset, state, power, orders);
  // While the moves are refused nobody knows what they lead to.
  if (stages[0]?.phase === 'combat' && stages[0].after === undefined) return orders;
  const ids = (battles?.turn.battles ?? []).filter(({ status }) => status !== 'ended').map(({ id }) => id);
  const kept = orders.flatMap((order): readonly PowerOrder[] => {
    if (order.type !== 'fight') return [order];
    const own = order.battles.filter(({ battle }) => ids.includes(battle));
    return own.length === 0 ? [] : [{ ...order, battles: own }];
  });
  const told = new Set(
    kept.flatMap((order) => (order.type === 'fight' ? order.battles : [])).map(({ battle }) => battle),
  );
  const fresh = ids.filter((id) => !told.has(id)).map((battle) => ({ battle }));
  if (fresh.length === 0) return kept;
  const at = kept.findLastIndex(({ type }) => type === 'fight');
  const last = kept[at];
  if (last?.type === 'fight') return replaced(kept, at, { ...last, battles: [...last.battles, ...fresh] });
  return withNew(kept, { type: 'fight', power, battles: fresh, nonce: NO_NONCE });
};

/** What is placed of units that are bought no more. */
const placedOf = (order: OrderOf<'place'>, bought: UnitCounts): OrderOf<'place'> | undefined => {
  const left = new Map(countEntries(bought));
  const placements = order.placements.flatMap((placement) => {
    const units = Object.fromEntries(
      countEntries(placement.units).flatMap(([type, count]) => {
        const fits = Math.min(count, left.get(type) ?? 0);
        left.set(type, (left.get(type) ?? 0) - fits);
        return fits === 0 ? [] : [[type, fits] as const];
      }),
    );
    return countTotal(units) === 0 ? [] : [{ ...placement, units }];
  });
  return placements.length === 0 ? undefined : { ...order, placements };
};

const bought = (orders: readonly PowerOrder[], state: GameState): UnitCounts => {
  const all = [state.turn.purchased, ...orders.flatMap((order) => (order.type === 'purchase' ? [order.units] : []))];
  const sum: { [type: string]: number } = {};
  for (const counts of all) for (const [type, count] of countEntries(counts)) sum[type] = (sum[type] ?? 0) + count;
  return sum;
};

const withPurchase = (
  orders: readonly PowerOrder[],
  state: GameState,
  power: Power,
  more: UnitCounts,
  purse: PurseId | undefined,
): readonly PowerOrder[] => {
  const isOf = (order: PowerOrder): boolean => order.type === 'purchase' && order.purse === purse;
  const at = orders.findIndex(isOf);
  const known = orders.flatMap((order) => (order.type === 'purchase' && isOf(order) ? [order.units] : []));
  const counts = sumCounts([...known, more]);
  const paying = purse === undefined ? {} : { purse };
  const order: PowerOrder | undefined =
    countTotal(counts) === 0 ? undefined : { type: 'purchase', power, units: counts, ...paying };
  const rest = orders.filter((other, index) => index === at || !isOf(other));
  const next = at < 0 ? (order === undefined ? rest : withNew(rest, order)) : replaced(rest, at, order);
  const placing = next.find((other) => other.type === 'place');
  return placing?.type === 'place' ? withOne(next, 'place', placedOf(placing, bought(next, state))) : next;
};

/**
 * The orders after what a player did on the board. Battles that his moves lead to are ordered to be fought, for a turn
 * goes on only behind them.
 */
export const changed = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  orders: readonly PowerOrder[],
  change: Change,
): readonly PowerOrder[] => {
  const stageOf = (id: StageId): Stage | undefined =>
    positionsOf(ruleset, state, power, orders).stages.find((stage) => stage.id === id);
  const fought = (next: readonly PowerOrder[]): readonly PowerOrder[] => withFights(ruleset, state, power, next);
  switch (change.does) {
    case 'move': {
      const stage = stageOf(change.stage);
      if (stage === undefined) return orders;
      return fought(withMoves(orders, power, stage, joined(stage.moves, change.moves)));
    }
    case 'take-back': {
      const stage = stageOf(change.stage);
      if (stage === undefined) return orders;
      return fought(withMoves(orders, power, stage, withoutMove(ruleset, power, stage, change.move)));
    }
    case 'attack': {
      const stage = stageOf('combat');
      if (stage === undefined) return orders;
      const others = stage.attacks.filter((zone) => zone !== change.zone);
      const attacks = change.so === 'yes' ? [...others, change.zone] : others;
      return fought(withMoves(orders, power, stage, stage.moves, attacks));
    }
    case 'buy':
      return withPurchase(orders, state, power, change.units, change.purse);
    case 'place': {
      const before = orders.find((order) => order.type === 'place');
      const placements = withPlaced(
        before?.type === 'place' ? before.placements : [],
        change.space,
        change.type,
        change.count,
      );
      const order: OrderOf<'place'> | undefined =
        placements.length === 0 ? undefined : { type: 'place', power, placements: [...placements] };
      return withOne(orders, 'place', order);
    }
    case 'research': {
      const dice = change.dice + orders.reduce((sum, order) => sum + (order.type === 'research' ? order.dice : 0), 0);
      return withOne(orders, 'research', dice <= 0 ? undefined : researchOrder(power, dice));
    }
    case 'rocket':
      return withOne(orders, 'rocket', change.so === 'yes' ? rocketOrder(power, change.rocket) : undefined);
    case 'end-turn':
      return withOne(orders, 'end-turn', change.so === 'yes' ? { type: 'end-turn', power } : undefined);
  }
};
