// Transports for a landing: which ships can bring troops beside a territory within one turn, and the moves for it.

import { type Move, turnOf, type Unit } from '../engine/index.ts';
import { countUnits, type SpaceId } from '../vocab/index.ts';
import type { Pool } from './pool.ts';
import type { View } from './view.ts';

/** One transport with its troops and the moves that bring them ashore. */
export interface Boatload {
  readonly ship: Unit;
  readonly troops: readonly Unit[];
  readonly zone: SpaceId;
  readonly moves: readonly Move[];
}

/** Troops one transport takes from a territory: two infantry, else one armor or whatever else fights. */
export const boarding = (
  { state, troops }: View,
  pool: Pool,
  from: SpaceId,
  taken: ReadonlySet<Unit> = new Set(),
): readonly Unit[] => {
  const isOpen = (unit: Unit): boolean => !taken.has(unit) && turnOf(state, unit.id) === undefined;
  const infantry = pool.leaving(from, 'infantry').filter(isOpen);
  if (infantry.length >= 2) return infantry.slice(0, 2);
  const [heavy] = troops
    .filter((type) => type !== 'infantry')
    .flatMap((type) => pool.leaving(from, type))
    .filter(isOpen);
  return heavy === undefined ? infantry.slice(0, 1) : [heavy];
};

/**
 * A zone from which the territory can be reached by sea, and how: the last zone may hold enemies if a fleet comes too.
 */
export type Approach = 'clear' | 'contested';

/** Everything that can be landed in a territory this turn. */
export const boatloads = (
  view: View,
  pool: Pool,
  target: SpaceId,
  approach: Approach = 'clear',
): readonly Boatload[] => {
  const taken = new Set<Unit>();
  return view.everywhere('transport').flatMap(({ unit: ship, at }): readonly Boatload[] => {
    const cargo = view.units(at).filter(({ aboard }) => aboard === ship.id);
    if (cargo.some(({ power }) => power !== view.power)) return [];
    for (const zone of view.beside(target, 'sea')) {
      const path = zone === at ? [at] : view.seaWay(at, zone, 2, approach === 'contested' ? 'attack' : 'avoid');
      if (path === undefined || (zone === at && view.hasEnemyShips(at))) continue;
      if (!pool.isFree(ship)) return [];
      const load = cargo.length > 0 ? { troops: cargo, moves: [] } : pickUp(view, pool, at, zone, target, taken);
      if (load === undefined) continue;
      for (const unit of load.troops) taken.add(unit);
      const units = countUnits(load.troops);
      const [first] = load.moves;
      const boardsLate = first?.kind === 'load' && first.zone !== at;
      const sail: Move[] =
        path.length < 2
          ? []
          : [{ kind: 'march', units: { transport: 1 }, path: [...path], cargo: boardsLate ? {} : units }];
      const moves: Move[] = boardsLate ? [...sail, ...load.moves] : [...load.moves, ...sail];
      return [{ ship, troops: load.troops, zone, moves: [...moves, { kind: 'unload', units, zone, to: target }] }];
    }
    return [];
  });
};

/** Troops from beside the zone where the ship is, else from beside the zone it goes to. */
const pickUp = (
  view: View,
  pool: Pool,
  at: SpaceId,
  zone: SpaceId,
  target: SpaceId,
  taken: ReadonlySet<Unit>,
): { troops: readonly Unit[]; moves: readonly Move[] } | undefined => {
  for (const where of at === zone ? [at] : [at, zone]) {
    if (view.hasEnemyShips(where)) continue;
    for (const land of view.beside(where, 'land')) {
      if (land === target || !view.isFriendly(land)) continue;
      const troops = boarding(view, pool, land, taken);
      if (troops.length > 0) {
        return { troops, moves: [{ kind: 'load', units: countUnits(troops), from: land, zone: where }] };
      }
    }
  }
  return undefined;
};
