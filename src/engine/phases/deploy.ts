// Gives the units of an opening position their ids and puts cargo and fighters at sea on their ships. Spaces in board
// order, powers in turn order, types in the order of the reference chart, ships before what they carry.

import { cargoOn, liftsTroops } from '../../board/index.ts';
import {
  countEntries,
  type Power,
  type SpaceId,
  UNIT_TYPES,
  type UnitCounts,
  type UnitId,
  type UnitType,
} from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { NewUnits } from '../events/common.ts';
import { canHold, lifterOf, mayShare } from '../movement/hold.ts';
import { goesOnPatrol } from '../movement/patrol.ts';
import { areFriends } from '../state/relation.ts';
import type { OpeningPosition } from './position.ts';

interface Ship {
  readonly id: UnitId;
  readonly power: Power;
  readonly type: UnitType;
  /** What it carries. */
  readonly cargo: { readonly power: Power; readonly units: UnitCounts }[];
}

/** All units as events name them, with ids from `first` on; what finds no room on a ship is refused. */
export const deploy = (
  course: Course,
  position: Pick<OpeningPosition, 'units' | 'cargo'>,
  first: UnitId = 1,
): NewUnits[] => {
  const { board, turnOrder } = course.ruleset;
  const groups: NewUnits[] = [];
  let next: UnitId = first;
  const add = (group: Omit<NewUnits, 'first'>): UnitId => {
    const id = next;
    groups.push({ ...group, first: id });
    next += group.count;
    return id;
  };

  const forces = new Map<SpaceId, OpeningPosition['units'][number][]>();
  for (const force of position.units) {
    const here = forces.get(force.space);
    if (here === undefined) forces.set(force.space, [force]);
    else here.push(force);
  }
  for (const { id: space, kind } of board.spaces) {
    const ships: Ship[] = [];
    const here = forces.get(space);
    if (here === undefined) {
      loadCargo(course, position, space, ships);
      continue;
    }
    const count = (power: Power, type: UnitType): number =>
      here.reduce((sum, force) => (force.power === power ? sum + (force.units[type] ?? 0) : sum), 0);
    for (const power of turnOrder) {
      for (const type of UNIT_TYPES) {
        const number = count(power, type);
        if (number === 0 || (kind === 'sea' && board.units[type].domain === 'air')) continue;
        const id = add({ space, power, type, count: number });
        if (cargoOn(board, type).length === 0 && lifterOf(course.ruleset, { power, type }) === undefined) continue;
        for (let each = 0; each < number; each += 1) ships.push({ id: id + each, power, type, cargo: [] });
      }
    }
    loadCargo(course, position, space, ships);
    if (kind === 'sea') {
      for (const power of turnOrder) {
        for (const type of board.roster) {
          const planes = board.units[type].domain === 'air' ? count(power, type) : 0;
          if (planes > 0)
            boardPlanes(course, space, power, type, planes, ships, (left) =>
              add({ space, power, type, count: left, patrol: 'yes' }),
            );
        }
      }
    }
    for (const ship of ships) {
      for (const load of ship.cargo) {
        for (const [type, number] of countEntries(load.units)) {
          add({ space, power: load.power, type, count: number, aboard: ship.id });
        }
      }
    }
  }
  return groups;
};

const refuse = (
  course: Course,
  space: SpaceId,
  why: 'plane-without-carrier' | 'no-such-ship' | 'too-much-cargo' | 'mixed-cargo',
): void => course.refuse('position-impossible', { space, why }, 'start');

/** The cargo a position names, each load on an empty ship of the power and type named. */
const loadCargo = (
  course: Course,
  position: Pick<OpeningPosition, 'cargo'>,
  space: SpaceId,
  ships: readonly Ship[],
): void => {
  for (const load of position.cargo.filter((each) => each.space === space)) {
    const ship = ships.find(
      ({ power, type, cargo }) => power === load.power && type === load.ship && cargo.length === 0,
    );
    if (ship === undefined) {
      refuse(course, space, 'no-such-ship');
      continue;
    }
    ship.cargo.push(...load.units);
    if (!fits(course, ship)) refuse(course, space, 'too-much-cargo');
    const troops = liftsTroops(course.ruleset.board, ship.type) ? ship.cargo.map(({ power }) => power) : [];
    if (!mayShare(course.ruleset, troops)) refuse(course, space, 'mixed-cargo');
  }
};

/**
 * Planes over the sea are on carriers there: their own first, then allied ones; others on patrol, where there is such a
 * thing.
 */
const boardPlanes = (
  course: Course,
  space: SpaceId,
  power: Power,
  type: UnitType,
  planes: number,
  ships: readonly Ship[],
  patrol: (planes: number) => void,
): void => {
  const own = ships.filter((ship) => ship.power === power);
  const allied = ships.filter(
    (ship) => ship.power !== power && areFriends(course.ruleset, course.state, ship.power, power),
  );
  for (let left = planes; left > 0; left -= 1) {
    const carrier = [...own, ...allied].find((ship) =>
      fits(course, { ...ship, cargo: [...ship.cargo, { power, units: { [type]: 1 } }] }),
    );
    if (carrier === undefined && goesOnPatrol(course.ruleset, type)) {
      patrol(left);
      return;
    }
    if (carrier === undefined) return refuse(course, space, 'plane-without-carrier');
    const aboard = carrier.cargo.findIndex((load) => load.power === power);
    const before = carrier.cargo[aboard];
    if (before === undefined) carrier.cargo.push({ power, units: { [type]: 1 } });
    else carrier.cargo[aboard] = { power, units: { ...before.units, [type]: (before.units[type] ?? 0) + 1 } };
  }
};

/** True if a ship can carry what it is to carry. */
const fits = (course: Course, { power, type, cargo }: Ship): boolean => {
  const aboard = cargo.flatMap(({ units }) =>
    countEntries(units).flatMap(([kind, count]) => Array.from({ length: count }, () => ({ type: kind }))),
  );
  return canHold(course.ruleset, { power, type }, aboard);
};
