// Where ships can sail, seen from one zone: the same rules as `movement/sea.ts`, asked the other way round. Ships that
// would take part in combat only together with other moves are not offered a combat move.

import { countTotal, countUnits, type SpaceId, UNIT_TYPES, type UnitCounts } from '../../vocab/index.ts';
import { betweenBases, mostBetweenBases } from '../movement/bases.ts';
import { cargoOf, type Making } from '../movement/making.ts';
import { leftOf } from '../movement/range.ts';
import { voyages, wayTo } from '../movement/sailing.ts';
import { shipBar } from '../movement/sea.ts';
import { isEnemyConvoy, isShutToNoncombat, takesConvoys, wasEnemyConvoy } from '../phases/convoy.ts';
import { isCombatUnit, spaceAt, spaceAtStart, standingOf, turnOf } from '../state/queries.ts';
import { areEnemies } from '../state/relation.ts';
import type { Unit } from '../state/unit.ts';
import type { Offer } from './offer.ts';

/** A zone within reach of a ship: the way there and what it costs. */
export interface Voyage {
  readonly path: readonly SpaceId[];
  readonly cost: number;
}

/** Whether a ship sails for the first time in its turn, or has sailed in it already. */
export type Sails = 'at-once' | 'on';

const hostileIn =
  ({ course: { ruleset, state }, power }: Making) =>
  (id: SpaceId): boolean =>
    standingOf(ruleset, state, id, power) === 'sea-hostile';

/** True for a ship that has not sailed in this turn. */
export const isAtRest = ({ course: { state } }: Making, ship: Unit): boolean =>
  (turnOf(state, ship.id)?.path.length ?? 0) === 0;

/**
 * Zones a ship reaches with so many movement points, the zone it is in included; from one naval base to another it
 * comes further in noncombat movement if it sails there at once. It goes no further from enemies.
 */
export const voyagesFrom = (
  making: Making,
  zone: SpaceId,
  left: number,
  sails: Sails,
): ReadonlyMap<SpaceId, Voyage> => {
  const { course, power, phase } = making;
  const { ruleset, state } = course;
  const hostile = hostileIn(making);
  const mayEnter = (id: SpaceId): boolean =>
    phase === 'combat' || !(hostile(id) || isShutToNoncombat(ruleset, state, id, power));
  const most = phase === 'noncombat' && sails === 'at-once' ? left + mostBetweenBases(ruleset) : left;
  const reached = voyages(ruleset, state, power, zone, most, mayEnter, (id) => !hostile(id));
  return new Map(
    [...reached].flatMap(([to, { cost }]) =>
      cost <= left || (most > left && cost <= left + betweenBases(ruleset, state, power, zone, to))
        ? [[to, { path: wayTo(reached, to), cost }]]
        : [],
    ),
  );
};

/** True if enemies shared the zone when the turn began: ships may leave it in combat movement. */
const beganContested = ({ course, power }: Making, zone: SpaceId): boolean =>
  spaceAtStart(course.state, zone).units.some(
    (unit) => isCombatUnit(course.ruleset, unit) && areEnemies(course.ruleset, course.state, unit.power, power),
  );

/** What a voyage comes to in combat movement, besides a battle: a convoy taken at its end or on the way, or nothing. */
const takes = ({ course, power }: Making, ship: Unit, path: readonly SpaceId[]): 'walk-in' | 'blitz' | 'move' => {
  const { ruleset, state } = course;
  if (!takesConvoys(ruleset, ship)) return 'move';
  const taken = path.slice(1).filter((id) => isEnemyConvoy(ruleset, state, id, power));
  if (taken.length === 0) return 'move';
  return taken.at(-1) === path.at(-1) ? 'walk-in' : 'blitz';
};

/** Taking the convoy of the space where a ship begins is a move of one point that leads nowhere else. */
const stayOffers = (making: Making, zone: SpaceId, { ship, cargo, left, count }: Squadron): readonly Offer[] => {
  const { course, power, phase } = making;
  const { ruleset, state } = course;
  const isOpen = isEnemyConvoy(ruleset, state, zone, power) && !hostileIn(making)(zone);
  if (phase !== 'combat' || left < 1 || !isOpen || !takesConvoys(ruleset, ship)) return [];
  const path = [zone, zone];
  const moves: Offer['moves'] = [{ kind: 'march', units: { [ship.type]: 1 }, path, cargo }];
  return [{ space: zone, type: ship.type, to: zone, aim: 'walk-in', by: 'march', moves, count, path, cost: 1 }];
};

/** Ships that are alike for a move: same type, same cargo, same range left. */
export interface Squadron {
  readonly ship: Unit;
  readonly cargo: UnitCounts;
  readonly ownPlanes: UnitCounts;
  readonly left: number;
  readonly count: number;
}

/** The ships of a zone that may sail on, those alike together. */
export const squadronsIn = (making: Making, zone: SpaceId): readonly Squadron[] => {
  const { course, power } = making;
  const { ruleset, state } = course;
  const squadrons = new Map<string, Squadron>();
  for (const ship of spaceAt(state, zone).units) {
    if (ship.power !== power || ruleset.board.units[ship.type].domain !== 'sea') continue;
    if (shipBar(making, zone, 0)(ship) !== undefined) continue;
    const aboard = cargoOf(state, zone, ship.id);
    const cargo = countUnits(aboard);
    const { units } = ruleset.board;
    const ownPlanes = countUnits(
      aboard.filter(({ power: owner, type }) => owner === power && units[type].domain === 'air'),
    );
    const left = leftOf(course, ship);
    const key = [ship.type, left, countTotal(ownPlanes), ...UNIT_TYPES.map((type) => cargo[type] ?? 0)].join('/');
    const known = squadrons.get(key);
    squadrons.set(key, { ship, cargo, ownPlanes, left, count: (known?.count ?? 0) + 1 });
  }
  return [...squadrons.values()];
};

/**
 * Sailings of the ships in a zone. A carrier goes with its own fighters in noncombat movement, one carrier at a time;
 * in combat movement it leaves them behind, so the offer is to be tried before it is made.
 */
export const seaOffers = (making: Making, zone: SpaceId): readonly Offer[] => {
  const { course, power, phase } = making;
  const { ruleset, state } = course;
  const contested = beganContested(making, zone);
  const metConvoy = ([, ...entered]: readonly SpaceId[]): boolean =>
    entered.some((id) => wasEnemyConvoy(ruleset, state, id, power));
  return squadronsIn(making, zone).flatMap((squadron) => {
    const { ship, cargo, ownPlanes, left, count } = squadron;
    const voyages = [...voyagesFrom(making, zone, left, isAtRest(making, ship) ? 'at-once' : 'on')].flatMap(
      ([to, { path, cost }]): readonly Offer[] => {
        if (to === zone) return [];
        const fights = hostileIn(making)(to);
        if (phase === 'combat' && !fights && !contested && !metConvoy(path)) return [];
        const escort = phase === 'noncombat' ? ownPlanes : {};
        const units = { [ship.type]: 1, ...escort };
        return [
          {
            space: zone,
            type: ship.type,
            to,
            aim: fights ? 'battle' : phase === 'combat' ? takes(making, ship, path) : 'move',
            by: 'march',
            moves: [{ kind: 'march', units, path: [...path], cargo }],
            count: countTotal(ownPlanes) > 0 ? 1 : count,
            path,
            cost,
          },
        ];
      },
    );
    return [...voyages, ...stayOffers(making, zone, squadron)];
  });
};
