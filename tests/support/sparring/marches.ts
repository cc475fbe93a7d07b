// Troops on the march in noncombat movement: forward where the front will hold, back where it will not.

import type { Unit } from '../../../src/engine/index.ts';
import type { SpaceId } from '../../../src/vocab/index.ts';
import { frontDistances } from './front.ts';
import { gather, type Plan } from './plan.ts';
import type { Pool } from './pool.ts';
import { asDefenders, isDoomed } from './threat.ts';
import type { View } from './view.ts';

type March = Pick<Plan, 'moves'>;

interface Step {
  readonly unit: Unit;
  readonly path: readonly SpaceId[];
}

/** The next territory on the way to the front: nearest first, then the one most worth holding. */
const forward = (view: View, id: SpaceId): SpaceId | undefined => {
  const front = frontDistances(view);
  const here = front.get(id);
  if (here === undefined || here === 0) return undefined;
  return view
    .beside(id, 'land')
    .filter((next) => front.get(next) === here - 1)
    .sort((a, b) => view.worth(b) - view.worth(a))[0];
};

const advances = (view: View, pool: Pool): readonly Step[] =>
  view.territories.flatMap(({ id }) => {
    const next = forward(view, id);
    if (next === undefined) return [];
    const second = forward(view, next);
    return [
      ...pool.leaving(id, 'infantry').map((unit) => ({ unit, path: [id, next] })),
      ...pool.leaving(id, 'armor').map((unit) => ({ unit, path: second === undefined ? [id, next] : [id, next, second] })),
    ];
  });

/** From a front territory that will fall to the strongest neighbour behind it; one unit stays to make the enemy fight. */
const withdrawals = (view: View, pool: Pool): readonly Step[] => {
  const front = frontDistances(view);
  return view.territories.flatMap(({ id }) => {
    const garrison = view.garrison(id);
    const exposed = front.get(id) === 0 && view.worth(id) < 10 && garrison.length > 1;
    if (!exposed || !isDoomed(view, id, asDefenders(view, garrison))) return [];
    const leaving = (['infantry', 'armor'] as const).flatMap((type) => pool.leaving(id, type)).slice(0, garrison.length - 1);
    const joined = (next: SpaceId): readonly Unit[] => [...view.garrison(next), ...leaving];
    const back = view
      .beside(id, 'land')
      .filter((next) => view.isFriendly(next) && !isDoomed(view, next, asDefenders(view, joined(next))))
      .sort((a, b) => joined(b).length - joined(a).length)[0];
    if (back === undefined) return [];
    pool.use(leaving);
    return leaving.map((unit) => ({ unit, path: [id, back] }));
  });
};

export const marches = (view: View, pool: Pool): readonly March[] => {
  const back = withdrawals(view, pool);
  const byEnd = new Map<SpaceId, Step[]>();
  for (const step of advances(view, pool)) {
    const end = step.path.at(-1) ?? '';
    byEnd.set(end, [...(byEnd.get(end) ?? []), step]);
  }
  const front = frontDistances(view);
  const on = [...byEnd].flatMap(([end, steps]) => {
    const joined = [...view.garrison(end), ...steps.map(({ unit }) => unit)];
    const holds = front.get(end) !== 0 || view.worth(end) >= 10 || !isDoomed(view, end, asDefenders(view, joined));
    return holds ? steps : [];
  });
  return gather(
    [...back, ...on].map(({ unit, path }) => ({ kind: 'march', units: { [unit.type]: 1 }, path: [...path] })),
  ).map((move) => ({ moves: [move] }));
};
