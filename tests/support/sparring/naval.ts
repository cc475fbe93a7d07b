// Attacks on enemy ships: the fleet within reach and planes, as many as it takes.

import type { Move, Unit } from '../../../src/engine/index.ts';
import type { SpaceId } from '../../../src/vocab/index.ts';
import { flyOut, type Sortie, sorties } from './air.ts';
import { clash, type Fighting } from './clash.ts';
import { gather, type Plan } from './plan.ts';
import type { Pool } from './pool.ts';
import { asDefenders } from './threat.ts';
import type { View } from './view.ts';

const WARSHIPS = ['submarine', 'battleship'] as const;

type Striker =
  | { readonly unit: Unit; readonly path: readonly SpaceId[] }
  | { readonly unit: Unit; readonly sortie: Sortie };

const strikers = (view: View, pool: Pool, zone: SpaceId): readonly Striker[] => {
  const ships = WARSHIPS.flatMap((type) =>
    pool.everywhere(type).flatMap(({ unit, at }) => {
      const path = at === zone ? undefined : view.seaWay(at, zone, 2, 'attack');
      return path === undefined ? [] : [{ unit, path }];
    }),
  );
  return [...ships, ...sorties(view, pool, zone).map((sortie) => ({ unit: sortie.unit, sortie }))];
};

/** The cheapest sound attack on the ships in a zone, if there is one. */
export const navalAttack = (view: View, pool: Pool, zone: SpaceId): Plan | undefined => {
  const defenders = asDefenders(view, view.defenders(zone));
  if (defenders.length === 0) return undefined;
  const force: Striker[] = [];
  for (const striker of strikers(view, pool, zone)) {
    force.push(striker);
    const fighting: readonly Fighting[] = force.map(({ unit }) => ({
      value: view.attack(unit),
      cost: view.cost(unit),
    }));
    const { attackers, defenders: left, attackLoss, defenceLoss } = clash(fighting, defenders);
    if (left > 0 || attackers < Math.min(2, force.length * 0.6)) continue;
    const moves: Move[] = force.flatMap((one): readonly Move[] =>
      'sortie' in one
        ? flyOut(view, one.sortie, zone)
        : [{ kind: 'march', units: { [one.unit.type]: 1 }, path: [...one.path] }],
    );
    return { target: zone, moves: gather(moves), units: force.map(({ unit }) => unit), gain: defenceLoss - attackLoss };
  }
  return undefined;
};
