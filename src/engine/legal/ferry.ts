// What one own transport can bring ashore: what it carries, or what it takes aboard on the way. An offer holds all its
// moves, from boarding to landing; loads on allied ships, and ships that only wait, are left to the player.

import { canFight, neighbours } from '../../board/index.ts';
import { countEntries, countUnits, type SpaceId, type UnitCounts, type UnitType } from '../../vocab/index.ts';
import { roomIn } from '../movement/crowd.ts';
import { isTransport, roomFor } from '../movement/hold.ts';
import { landBar } from '../movement/land.ts';
import { holdBar } from '../movement/load.ts';
import { cargoOf, type Making } from '../movement/making.ts';
import { leftOf } from '../movement/range.ts';
import { shipBar } from '../movement/sea.ts';
import type { Move } from '../orders/move.ts';
import { cashFor } from '../phases/purse.ts';
import { spaceAt, standingOf, standingToAttack, wasFriendly } from '../state/queries.ts';
import type { Unit } from '../state/unit.ts';
import type { Aim, Ferry, Offer } from './offer.ts';
import { isAtRest, type Sails, type Voyage, voyagesFrom } from './sea.ts';

/** Troops to be brought: what they are, how many, and the moves that have them aboard in a zone. */
interface Lift {
  readonly type: UnitType;
  readonly count: number;
  readonly zone: SpaceId;
  readonly from: SpaceId;
  readonly moves: readonly Move[];
  readonly spent: number;
  readonly path: readonly SpaceId[];
}

const sail = (ship: Unit, path: readonly SpaceId[], cargo: UnitCounts): readonly Move[] =>
  path.length < 2 ? [] : [{ kind: 'march', units: { [ship.type]: 1 }, path: [...path], cargo }];

const coasts = (making: Making, zone: SpaceId): readonly SpaceId[] =>
  neighbours(making.course.ruleset.board, zone, 'transport').flatMap(({ id, kind }) => (kind === 'land' ? [id] : []));

/** What the ship carries already, type by type. */
const carried = (making: Making, zone: SpaceId, ship: Unit): readonly Lift[] => {
  const own = cargoOf(making.course.state, zone, ship.id).filter(({ power }) => power === making.power);
  return countEntries(countUnits(own)).map(([type, count]) => ({
    type,
    count,
    zone,
    from: zone,
    moves: [],
    spent: 0,
    path: [zone],
  }));
};

/** What an empty ship can take aboard, here or a voyage away. */
const boarded = (making: Making, zone: SpaceId, ship: Unit, voyages: ReadonlyMap<SpaceId, Voyage>): readonly Lift[] => {
  const { course, power, phase } = making;
  const { ruleset, state } = course;
  return [...voyages].flatMap(([pickup, { path, cost }]) => {
    if (pickup !== zone && standingOf(ruleset, state, pickup, power) === 'sea-hostile') return [];
    return coasts(making, pickup).flatMap((from) => {
      const ready = spaceAt(state, from).units.filter(
        (unit) =>
          unit.power === power &&
          ruleset.board.units[unit.type].domain === 'land' &&
          landBar(making, from)(unit) === undefined,
      );
      return countEntries(countUnits(ready)).flatMap(([type, there]): readonly Lift[] => {
        const count = Math.min(there, roomFor(ruleset, state, zone, ship, type));
        if (count === 0 || (!canFight(ruleset.board, type) && phase === 'combat')) return [];
        const load: Move = { kind: 'load', units: { [type]: count }, from, zone: pickup };
        return [{ type, count, zone: pickup, from, moves: [...sail(ship, path, {}), load], spent: cost, path }];
      });
    });
  });
};

const aimOf = (making: Making, type: UnitType, to: SpaceId): Aim | undefined => {
  const { course, power, phase } = making;
  const { ruleset, state } = course;
  const standing = standingToAttack(ruleset, state, to, power);
  if (phase === 'noncombat')
    return standing === 'friendly' && roomIn(ruleset, state, to, type) > 0 ? 'move' : undefined;
  if (!canFight(ruleset.board, type)) return undefined;
  if (standing === 'at-peace') return undefined;
  if (standing === 'neutral')
    return cashFor(ruleset, state, power, 'neutral', to) >= ruleset.neutrals.fee ? 'neutral' : undefined;
  if (standing === 'friendly') return wasFriendly(ruleset, state, to, power) ? undefined : 'move';
  return standing === 'enemy-occupied' ? 'battle' : 'walk-in';
};

const landings = (making: Making, zone: SpaceId, ship: Unit, lift: Lift, sails: Sails): readonly Offer[] => {
  // A voyage between two naval bases may have taken more than the ship has by itself.
  const left = Math.max(0, leftOf(making.course, ship) - lift.spent);
  const load = { [lift.type]: lift.count };
  const whole = countUnits(cargoOf(making.course.state, zone, ship.id));
  const aboard = lift.from === zone ? whole : load;
  const onward = voyagesFrom(making, lift.zone, left, lift.path.length > 1 ? 'on' : sails);
  return [...onward].flatMap(([shore, { path, cost }]) =>
    coasts(making, shore).flatMap((to): readonly Offer[] => {
      const aim = to === lift.from ? undefined : aimOf(making, lift.type, to);
      if (aim === undefined) return [];
      const unload: Move = { kind: 'unload', units: load, zone: shore, to };
      const moves = [...lift.moves, ...sail(ship, path, aboard), unload];
      const way = [...lift.path, ...path.slice(1)];
      return [
        {
          space: lift.from,
          type: lift.type,
          to,
          aim,
          by: 'ferry',
          moves,
          count: lift.count,
          path: way,
          cost: lift.spent + cost,
        },
      ];
    }),
  );
};

/** Transports in a zone with what each can ferry by itself; those alike share one list. */
const ferriesFrom = (making: Making, zone: SpaceId): readonly Ferry[] => {
  const { course, power } = making;
  const { ruleset, state } = course;
  const ready = spaceAt(state, zone).units.filter(
    (ship) =>
      ship.power === power &&
      isTransport(ruleset, ship) &&
      shipBar(making, zone, 0)(ship) === undefined &&
      holdBar(making, zone, ship) === undefined,
  );
  const known = new Map<string, readonly Offer[]>();
  return ready.map((ship) => {
    const cargo = cargoOf(state, zone, ship.id);
    const left = leftOf(course, ship);
    const sails = isAtRest(making, ship) ? 'at-once' : 'on';
    const key = [left, sails, ...cargo.map((unit) => `${unit.power}/${unit.type}`).sort()].join(' ');
    const offers = known.get(key) ?? offersOf(making, zone, ship, left, sails);
    known.set(key, offers);
    return { ship: ship.id, offers };
  });
};

const offersOf = (making: Making, zone: SpaceId, ship: Unit, left: number, sails: Sails): readonly Offer[] => {
  const isEmpty = cargoOf(making.course.state, zone, ship.id).length === 0;
  const lifts = isEmpty
    ? boarded(making, zone, ship, voyagesFrom(making, zone, left, sails))
    : carried(making, zone, ship);
  return lifts.flatMap((lift) => landings(making, zone, ship, lift, sails));
};

/** What each own transport can ferry by itself, zone by zone. */
export const eachFerry = (making: Making): readonly Ferry[] =>
  making.course.ruleset.board.spaces.flatMap(({ id, kind }) => (kind === 'sea' ? ferriesFrom(making, id) : []));

/** What own transports can ferry; of several ways from one coast to another the cheapest. */
export const ferryOffers = (making: Making): readonly Offer[] => {
  const best = new Map<string, Offer>();
  for (const offer of new Set(eachFerry(making).flatMap(({ offers }) => offers))) {
    const key = `${offer.space}/${offer.type}/${offer.to}`;
    const known = best.get(key);
    if (known === undefined || offer.cost < known.cost) best.set(key, offer);
  }
  return [...best.values()];
};
