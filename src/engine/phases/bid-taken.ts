// A bid below 0: units and money that its side gives up before round 1. They are taken from what is there; which units
// of a kind go is settled here by one rule, for a bid only counts them.

import { countEntries, type Ipc, type Power, type SpaceId, type UnitId, type UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { UnitGroup } from '../events/common.ts';
import type { BidContent } from '../orders/order.ts';
import { spaceAt } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';

type Force = BidContent['units'][number];

/** So many units of a kind that are to go from one space. */
interface Claim {
  readonly space: SpaceId;
  readonly power: Power;
  readonly type: UnitType;
  readonly count: number;
}

/** What is asked of each space, ships first, so that what they carry can go with them. */
const claimsOf = ({ ruleset }: Course, units: readonly Force[]): readonly Claim[] => {
  const claims = new Map<string, Claim>();
  for (const { space, power, units: counts } of units) {
    for (const [type, count] of countEntries(counts)) {
      const key = `${space}/${power}/${type}`;
      claims.set(key, { space, power, type, count: count + (claims.get(key)?.count ?? 0) });
    }
  }
  const rank = ({ type }: Claim): number => (ruleset.board.units[type].domain === 'sea' ? 0 : 1);
  return [...claims.values()].sort((a, b) => rank(a) - rank(b));
};

const cargoOf = (state: GameState, space: SpaceId, ship: UnitId): readonly Unit[] =>
  spaceAt(state, space).units.filter(({ aboard }) => aboard === ship);

/**
 * The units of a claim: ships that carry nothing before others, cargo of ships that go before the rest, the oldest
 * first.
 */
const unitsOf = (state: GameState, claim: Claim, going: ReadonlySet<UnitId>): readonly Unit[] => {
  const rank = ({ id, aboard }: Unit): number =>
    (aboard !== undefined && going.has(aboard) ? 0 : 1) + (cargoOf(state, claim.space, id).length === 0 ? 0 : 2);
  return spaceAt(state, claim.space)
    .units.filter(({ power, type }) => power === claim.power && type === claim.type)
    .sort((a, b) => rank(a) - rank(b) || a.id - b.id)
    .slice(0, claim.count);
};

/** All units that go, claim by claim. */
const taken = (course: Course, units: readonly Force[]): readonly (Claim & { readonly units: readonly Unit[] })[] => {
  const going = new Set<UnitId>();
  return claimsOf(course, units).map((claim) => {
    const picked = unitsOf(course.state, claim, going);
    for (const { id } of picked) going.add(id);
    return { ...claim, units: picked };
  });
};

/** Refuses to take what is not there: units, money, or a ship from under its cargo. */
export const checkTaken = (
  course: Course,
  bid: BidContent,
  money: ReadonlyMap<Power, Ipc>,
  cash: (power: Power) => Ipc,
): void => {
  const { state } = course;
  bid.units.forEach(({ space }, index) => {
    if (!state.slots.has(space)) course.refuse('unknown-space', { space }, `units/${index}`);
  });
  if (course.refusals.length > 0) return;
  const claims = taken(course, bid.units);
  const going = new Set(claims.flatMap(({ units }) => units.map(({ id }) => id)));
  for (const { space, power, type: unit, count, units } of claims) {
    if (units.length < count) {
      course.refuse('bid-units-missing', { space, power, unit, asked: count, there: units.length });
    }
    const left = units.some(({ id }) => cargoOf(state, space, id).some((each) => !going.has(each.id)));
    if (left) course.refuse('bid-ship-loaded', { space, unit });
  }
  for (const [power, ipc] of money) {
    const treasury = cash(power);
    if (ipc > treasury) course.refuse('bid-money-missing', { power, ipc, treasury });
  }
};

/** Takes units off the board that were checked to be there. */
export const take = (course: Course, units: readonly Force[]): void => {
  const bySpace = new Map<SpaceId, UnitGroup[]>();
  for (const { space, power, type, units: picked } of taken(course, units)) {
    bySpace.set(space, [...(bySpace.get(space) ?? []), { power, type, ids: picked.map(({ id }) => id) }]);
  }
  for (const [space, groups] of bySpace) course.emit({ type: 'bid-taken', space, units: groups });
};
