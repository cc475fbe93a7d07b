// What sparring players never say by themselves: orders left standing, battles conducted by every plan, submarines and
// whole attacks that leave early, bids of all kinds, resignations.

import { secondEditionBoard } from '../../../src/board/index.ts';
import { type Conduct, type GameState, spaceAt } from '../../../src/engine/index.ts';
import type { Ruleset } from '../../../src/rulesets/index.ts';
import { PLANS } from '../../../src/vocab/index.ts';
import { nonceFrom, type Random } from '../sparring/index.ts';
import type { Manner } from './games.ts';

const oneOf = <T>(list: readonly T[], random: Random): T | undefined => list[Math.floor(random() * list.length)];

const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

/** Some wishes for a battle, most of them left out. */
const someConduct = (random: Random, side: 'attack' | 'defence'): Conduct => {
  const plan = oneOf([...PLANS, undefined], random);
  const submarines = oneOf(['stay', 'withdraw', 'ask', undefined] as const, random);
  const count = 1 + Math.floor(random() * 3);
  const limit = oneOf(['rounds', 'retreatAfter', 'retreatBelow', 'planFrom', 'supports', undefined] as const, random);
  return {
    ...(plan === undefined ? {} : { plan }),
    ...(submarines === undefined ? {} : { submarines }),
    ...(random() < 0.3 ? { orderOfLoss: shuffled(secondEditionBoard.roster, random).slice(0, 3) } : {}),
    ...(random() < 0.3 ? { guestsMayBeLost: 'yes' as const } : {}),
    ...(side === 'defence' || limit === undefined ? {} : { [limit]: limit === 'supports' ? count - 1 : count }),
  };
};

/** Battles are ordered with wishes of their own, and now and then one by one. */
export const conductsBattles: Manner = (_, random) => (_state, order) => {
  if (order?.type !== 'fight') return undefined;
  const battles = random() < 0.3 ? order.battles.slice(0, 1) : order.battles;
  return { ...order, battles: battles.map(({ battle }) => ({ battle, conduct: someConduct(random, 'attack') })) };
};

/** At the beginning of a turn somebody may leave an order standing for a power of his side. */
export const leavesStandingOrders: Manner = (ruleset, random) => (state, order) => {
  if (order === undefined || !('power' in order) || state.bidding !== undefined || random() > 0.2) return undefined;
  const power = oneOf(ruleset.turnOrder, random) ?? order.power;
  const friends = ruleset.sides.find(({ powers }) => powers.includes(power))?.powers ?? [];
  const space = oneOf(ruleset.board.spaces, random)?.id;
  return {
    type: 'standing-orders',
    power,
    orders: shuffled(friends, random)
      .slice(0, 2)
      .map((one) => {
        const side = random() < 0.3 ? ('attack' as const) : ('defence' as const);
        const scope = oneOf(['land', 'sea', space === undefined ? 'land' : { space }] as const, random) ?? 'land';
        return { power: one, side, scope, conduct: someConduct(random, side) };
      }),
  };
};

const dueIn = (state: GameState, battle: string) => state.turn.battles.find(({ id }) => id === battle)?.due;

/** Submarines leave whenever they may. */
export const leavesWithSubmarines: Manner = (_, random) => (state, order) => {
  if (order?.type !== 'withdraw' || order.submarines > 0) return undefined;
  const to = oneOf(dueIn(state, order.battle)?.to ?? [], random);
  return to === undefined ? undefined : { ...order, submarines: 1, to };
};

/** The attacker breaks off where he would go on. */
export const retreatsEarly: Manner = (_, random) => (state, order) => {
  const [first] = order?.type === 'fight' ? order.battles : [];
  const due = first === undefined ? undefined : dueIn(state, first.battle);
  if (first === undefined || due?.decision !== 'retreat' || order?.type !== 'fight' || random() > 0.6) return undefined;
  const to = oneOf(due.to, random);
  const { power } = order;
  const base = { type: 'retreat' as const, power, battle: first.battle, nonce: nonceFrom(random) };
  return to === undefined ? base : { ...base, to };
};

/** A side that offered more than it was asked for: units and money it gives up. */
export const bidsBelowNothing: Manner = (ruleset, random) => (state, order) => {
  if (order?.type !== 'bid') return undefined;
  const { player: _player, nonce: _nonce, ...bid } = order;
  return { ...bid, total: -11, against: -9, units: infantryOf(ruleset, state, random, 3), treasury: {} };
};

/** Infantry of the bidding side, one in each of `count` territories. */
const infantryOf = (ruleset: Ruleset, state: GameState, random: Random, count: number) => {
  const { side } = ruleset.bids;
  const powers = ruleset.sides.find((one) => one.side === side)?.powers ?? [];
  const homes = ruleset.board.spaces.flatMap(({ id, originalOwner: power }) => {
    if (power === null || !powers.includes(power) || !state.slots.has(id)) return [];
    return spaceAt(state, id).units.some(({ type }) => type === 'infantry') ? [{ space: id, power }] : [];
  });
  return shuffled(homes, random)
    .slice(0, count)
    .map((home) => ({ ...home, units: { infantry: 1 } }));
};

/** Two players seal bids that come to the same, so that a die decides. */
export const bidsUnderSeal: Manner = (ruleset, random) => (state) => {
  const bidder = state.bidding?.bidders?.find(({ sealed }) => sealed === 'no');
  if (bidder !== undefined) return { type: 'bid-seal', player: bidder.player, seal: nonceFrom(random) };
  const opener = state.bidding?.bidders?.find(({ bid }) => bid === undefined);
  const [power] = ruleset.sides.find(({ side }) => side === ruleset.bids.side)?.powers ?? [];
  if (opener === undefined || power === undefined) return undefined;
  return {
    type: 'bid',
    power,
    player: opener.player,
    nonce: nonceFrom(random),
    total: 10,
    units: infantryOf(ruleset, state, random, 2),
    treasury: {},
  };
};

/**
 * From the third round on one power after the other resigns, in the midst of whatever it does; the last two fight on.
 */
export const givesUp: Manner = (ruleset, random) => (state, order) => {
  const patience = state.round < 3 || state.resigned.length >= ruleset.turnOrder.length - 2 ? 0 : 0.04;
  if (order === undefined || state.bidding !== undefined || random() >= patience) return undefined;
  const power = oneOf(
    ruleset.turnOrder.filter((one) => !state.resigned.includes(one)),
    random,
  );
  return power === undefined ? undefined : { type: 'resign', power };
};
