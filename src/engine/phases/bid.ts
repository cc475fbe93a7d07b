// A bid: units and money that one side gets before round 1 because its player asked for less than the other, or gives
// up because he offered more. Here a bid is checked and laid out; who has won the bidding is not known here.

import type { Space } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { countEntries, type Ipc, type Power, type PurseId, type SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { NewUnits } from '../events/common.ts';
import type { BidContent, OrderOf } from '../orders/order.ts';
import { enemiesIn, spaceAt } from '../state/queries.ts';
import { sideOf } from '../state/relation.ts';
import type { GameState } from '../state/state.ts';
import { checkTaken, take } from './bid-taken.ts';
import { refuseWithoutPieces } from './pieces.ts';
import { industryIn, refuseCrowd } from './production.ts';
import { refuseComplexes, refuseUnknown } from './purchase.ts';
import { cashIn, namedPurse, purseOf } from './purse.ts';

type Force = BidContent['units'][number];

/** Guns and complexes the bid has put into each territory so far. */
type Tally = Map<string, number>;

/**
 * Whether a territory takes units of a power, by word. Ruling D49: IAAPA's word for any land held, DAAK's for land of
 * the set-up.
 */
const ON_LAND: {
  readonly [word in Ruleset['bids']['onLand']]: (state: GameState, land: Space, power: Power) => boolean;
} = {
  'land-held': (state, { id }, power) => spaceAt(state, id).control === power,
  'printed-land-held': (state, { id, originalOwner }, power) =>
    spaceAt(state, id).control === power && originalOwner === power,
};

/** Whether a zone beside its land takes ships of a power, by word. Ruling D49. */
const AT_SEA: {
  readonly [word in Ruleset['bids']['atSea']]: (
    ruleset: Ruleset,
    state: GameState,
    zone: SpaceId,
    power: Power,
  ) => boolean;
} = {
  'zone-without-enemies': (ruleset, state, zone, power) => enemiesIn(ruleset, state, zone, power).length === 0,
  'zone-empty-or-own': (_, state, zone, power) => spaceAt(state, zone).units.every((unit) => unit.power === power),
};

/**
 * What is left of the total when the units are paid, power by power. Each gets what was written down for it, as far as
 * that goes.
 */
type Money = Readonly<
  Record<Ruleset['bids']['total'], (course: Course, bid: BidContent, left: Ipc) => Map<Power, Ipc>>
>;

const MONEY: Money = {
  // Ruling D50: the stated total holds. Money that is too much is cut; what nothing was written down for goes to the
  // treasury of the power that bids.
  'stated-total-holds': ({ ruleset }, { power, treasury }, left) => {
    const money = new Map<Power, Ipc>();
    let rest = left;
    for (const one of ruleset.turnOrder) {
      const ipc = Math.min(rest, treasury[one] ?? 0);
      if (ipc > 0) money.set(one, ipc);
      rest -= ipc;
    }
    if (rest > 0) money.set(power, (money.get(power) ?? 0) + rest);
    return money;
  },
};

/** Lays out a bid that was agreed on before the game was opened. */
export const bid = (course: Course, order: OrderOf<'bid'>): void => {
  const { total, against, player, nonce } = order;
  if (player !== undefined || nonce !== undefined) return course.refuse('bid-not-sealed-here', {});
  if (against !== undefined && total > against) course.refuse('bid-not-lowest', { total, against }, 'total');
  checkBid(course, order);
  if (course.refusals.length === 0) layOut(course, order);
};

/** Refuses what a bid may not hold. The side's own turn need not have come: nothing has been played yet. */
export const checkBid = (course: Course, bid: BidContent): void => {
  const { ruleset, state } = course;
  const side = state.bidding?.side ?? ruleset.bids.side;
  const { power, total, units } = bid;
  if (sideOf(ruleset, power) !== side) return course.refuse('bid-of-other-side', { power, side });
  units.forEach(({ power: owner }, index) => {
    if (sideOf(ruleset, owner) !== side) course.refuse('bid-for-enemy', { power: owner, side }, `units/${index}`);
  });
  for (const one of ruleset.turnOrder) {
    if (bid.treasury[one] !== undefined && sideOf(ruleset, one) !== side)
      course.refuse('bid-for-enemy', { power: one, side }, `treasury/${one}`);
    namedPurse(course, one, 'bid', bid.purses?.[one]);
  }
  const worth = worthOf(ruleset, units);
  if (worth > Math.abs(total)) course.refuse('bid-over-total', { total, worth }, 'total');
  const cash = (one: Power): Ipc => cashIn(state, one, bid.purses?.[one] ?? purseOf(ruleset, one, 'bid'));
  if (total < 0) checkTaken(course, bid, moneyOf(course, bid), cash);
  else checkGiven(course, bid);
};

/** Whether the board and the box take what a bid puts there. */
const checkGiven = (course: Course, { units }: BidContent): void => {
  const tally: Tally = new Map();
  units.forEach((force, index) => {
    checkForce(course, force, tally, `units/${index}`);
  });
  for (const one of course.ruleset.turnOrder) {
    refuseWithoutPieces(
      course,
      one,
      units.filter((force) => force.power === one),
    );
  }
  const complexes = units.reduce((sum, force) => sum + industryIn(course.ruleset, force.units), 0);
  refuseComplexes(course, complexes);
};

const moneyOf = (course: Course, bid: BidContent): ReadonlyMap<Power, Ipc> =>
  MONEY[course.ruleset.bids.total](course, bid, Math.abs(bid.total) - worthOf(course.ruleset, bid.units));

/** Lays out a bid that was checked: what it brings comes to the board, what it costs leaves it. */
export const layOut = (course: Course, bid: BidContent): void => {
  const { ruleset, state } = course;
  const { power, total, units, treasury } = bid;
  const money = moneyOf(course, bid);
  const purse = (one: Power): PurseId => bid.purses?.[one] ?? purseOf(ruleset, one, 'bid');
  course.emit({ type: 'bid-made', power, side: sideOf(ruleset, power), total });
  if (total < 0) take(course, units);
  else place(course, units, state.nextUnit);
  for (const [one, ipc] of money) {
    if (total < 0) course.emit({ type: 'paid', power: one, purse: purse(one), ipc, for: 'bid' });
    else course.emit({ type: 'received', power: one, purse: purse(one), ipc, for: 'bid' });
  }
  if (ruleset.turnOrder.some((one) => (money.get(one) ?? 0) !== (treasury[one] ?? 0))) course.apply('bid-total-holds');
};

const place = (course: Course, units: readonly Force[], next: number): void => {
  let first = next;
  const placed: NewUnits[] = units.flatMap(({ space, power: owner, units: counts }) =>
    countEntries(counts).map(([type, count]) => {
      const group = { space, power: owner, type, count, first };
      first += count;
      return group;
    }),
  );
  if (placed.length > 0) course.emit({ type: 'bid-placed', units: placed });
};

/** What units cost by the printed price, in IPC: no technology makes a bid cheaper. */
const worthOf = ({ board }: Ruleset, units: readonly Force[]): Ipc =>
  units.reduce(
    (sum, force) => countEntries(force.units).reduce((all, [type, count]) => all + count * board.units[type].cost, sum),
    0,
  );

const checkForce = (course: Course, { space: id, power, units }: Force, tally: Tally, at: string): void => {
  const { ruleset, state } = course;
  const space = ruleset.board.byId.get(id);
  if (space === undefined || !state.slots.has(id)) return course.refuse('unknown-space', { space: id }, at);
  refuseUnknown(course, units, at);
  for (const [unit, count] of countEntries(units)) {
    if (ruleset.board.units[unit].domain === 'sea') launch(course, space, power, unit, at);
    else if (space.kind === 'sea') course.refuse('unit-not-for-sea', { space: id, unit }, at);
    else {
      const word = ruleset.bids.onLand;
      if (!ON_LAND[word](state, space, power)) course.refuse('bid-not-own-land', { space: id, power, word }, at);
      const key = `${unit}/${id}`;
      tally.set(key, (tally.get(key) ?? 0) + count);
      refuseCrowd(course, id, unit, tally.get(key) ?? 0, at);
    }
  }
};

/** Ships: beside land where the power's land units could go, in a zone that takes them. */
const launch = (course: Course, zone: Space, power: Power, unit: keyof Force['units'], at: string): void => {
  const { ruleset, state } = course;
  const { onLand, atSea: word } = ruleset.bids;
  if (zone.kind === 'land') return course.refuse('unit-not-for-land', { space: zone.id, unit }, at);
  const beside = zone.adjacent.some((id) => {
    const land = ruleset.board.byId.get(id);
    return land?.kind === 'land' && ON_LAND[onLand](state, land, power);
  });
  if (!beside) course.refuse('bid-zone-not-beside', { zone: zone.id, power }, at);
  if (!AT_SEA[word](ruleset, state, zone.id, power))
    course.refuse('bid-zone-taken', { zone: zone.id, power, word }, at);
};
