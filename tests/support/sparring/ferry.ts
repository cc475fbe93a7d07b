// Transports outside combat: troops that wait ashore are brought to the front, over several turns where it is far;
// empty ships go back for more.

import type { Move, Unit } from '../../../src/engine/index.ts';
import { countUnits, type SpaceId } from '../../../src/vocab/index.ts';
import { boatloads } from './boats.ts';
import { frontDistances } from './front.ts';
import type { Plan } from './plan.ts';
import type { Located, Pool } from './pool.ts';
import { asDefenders, isDoomed } from './threat.ts';
import type { View } from './view.ts';

type Ferry = Pick<Plan, 'moves'>;

/** Steps over zones without enemies. */
const bySea = (view: View, from: SpaceId): ReadonlyMap<SpaceId, number> => {
  const found = new Map([[from, 0]]);
  let edge: readonly SpaceId[] = [from];
  for (let steps = 1; edge.length > 0; steps += 1) {
    const next = [...new Set(edge.flatMap((id) => view.beside(id, 'sea')))].filter(
      (id) => !found.has(id) && !view.hasEnemyShips(id),
    );
    for (const id of next) found.set(id, steps);
    edge = next;
  }
  return found;
};

/** Friendly coasts near the war where troops are welcome, the nearest to it first. */
const ports = (view: View): readonly SpaceId[] => {
  const front = frontDistances(view);
  return view.territories
    .filter(({ id, coastal }) => coastal && (front.get(id) ?? 9) <= 2)
    .filter(({ id }) => !isDoomed(view, id, [...asDefenders(view, view.garrison(id)), { value: 2, cost: 3 }, { value: 2, cost: 3 }]))
    .map(({ id }) => id)
    .sort((a, b) => (front.get(a) ?? 9) - (front.get(b) ?? 9) || view.worth(b) - view.worth(a));
};

/** Zones from which troops could go to war: beside a port, or beside an enemy coast that is weakly held. */
const goals = (view: View): ReadonlySet<SpaceId> => {
  const weak = view.territories
    .filter(({ id, coastal }) => coastal && view.isEnemy(id) && view.defenders(id).length <= 3)
    .map(({ id }) => id);
  return new Set([...ports(view), ...weak].flatMap((id) => view.beside(id, 'sea')));
};

/** Zones beside troops who can reach the front by sea only. */
const pickUps = (view: View, pool: Pool): ReadonlySet<SpaceId> => {
  const front = frontDistances(view);
  return new Set(
    view.territories
      .filter(({ id, coastal }) => coastal && view.isFriendly(id) && !front.has(id))
      .filter(({ id }) => pool.leaving(id, 'infantry').length + pool.leaving(id, 'armor').length > 0)
      .flatMap(({ id }) => view.beside(id, 'sea')),
  );
};

/** A move of up to two zones towards the nearest of some zones; none if the ship is there or nothing can be reached. */
const sail = (view: View, { at }: Located, to: ReadonlySet<SpaceId>, cargo: readonly Unit[]): readonly Move[] => {
  const [nearest] = [...bySea(view, at)].filter(([id]) => to.has(id)).sort((a, b) => a[1] - b[1]);
  if (nearest === undefined || nearest[0] === at) return [];
  const path = view.seaWay(at, nearest[0], 99)?.slice(0, 3);
  if (path === undefined || path.length < 2) return [];
  return [{ kind: 'march', units: { transport: 1 }, path: [...path], cargo: countUnits(cargo) }];
};

export const ferries = (view: View, pool: Pool): readonly Ferry[] => {
  const front = frontDistances(view);
  const plans: Ferry[] = [];
  for (const port of ports(view)) {
    for (const { ship, troops, moves } of boatloads(view, pool, port, 'clear', (id) => !front.has(id))) {
      pool.use([ship, ...troops]);
      plans.push({ moves });
    }
  }
  const targets = goals(view);
  const homes = pickUps(view, pool);
  for (const located of pool.everywhere('transport')) {
    const { unit, at } = located;
    const cargo = view.units(at).filter(({ aboard }) => aboard === unit.id);
    if (cargo.length > 0) plans.push({ moves: sail(view, located, targets, cargo) });
    else plans.push({ moves: homes.has(at) ? loadAndSail(view, pool, located, targets) : sail(view, located, homes, []) });
  }
  return plans.filter(({ moves }) => moves.length > 0);
};

/** Troops from beside the zone go aboard, and the ship sets out. */
const loadAndSail = (view: View, pool: Pool, located: Located, targets: ReadonlySet<SpaceId>): readonly Move[] => {
  const front = frontDistances(view);
  const from = view
    .beside(located.at, 'land')
    .find((id) => view.isFriendly(id) && !front.has(id) && pool.leaving(id, 'infantry').length + pool.leaving(id, 'armor').length > 0);
  if (from === undefined || view.hasEnemyShips(located.at)) return [];
  const infantry = pool.leaving(from, 'infantry').slice(0, 2);
  const troops = infantry.length > 0 ? infantry : pool.leaving(from, 'armor').slice(0, 1);
  const onward = sail(view, located, targets, troops);
  if (onward.length === 0) return [];
  pool.use([located.unit, ...troops]);
  return [{ kind: 'load', units: countUnits(troops), from, zone: located.at }, ...onward];
};
