// Troops on the march in noncombat movement: forward where the front will hold, back where it will not.

import type { Unit } from '../engine/index.ts';
import { leftOf } from '../engine/movement/range.ts';
import type { SpaceId } from '../vocab/index.ts';
import { gather, march, type Plan } from './plan.ts';
import type { Pool } from './pool.ts';
import { asDefenders, isDoomed } from './threat.ts';
import type { View } from './view.ts';
import { isFront, warDistance, warOf } from './war.ts';

type March = Pick<Plan, 'moves'>;

interface Step {
  readonly unit: Unit;
  readonly path: readonly SpaceId[];
}

/** A territory worth too much to be given up without need. */
const isDear = (view: View, id: SpaceId): boolean => view.worth(id) >= 10;

/** The next friendly territory on the way to the war, if that way leads over land. */
const forward = (view: View, id: SpaceId): SpaceId | undefined => {
  const next = warOf(view).next.get(id);
  return next !== undefined && view.isFriendly(next) ? next : undefined;
};

const advances = (view: View, pool: Pool): readonly Step[] =>
  view.territories.flatMap(({ id }) => {
    const next = view.isFriendly(id) ? forward(view, id) : undefined;
    if (next === undefined) return [];
    const second = isFront(view, next) ? undefined : forward(view, next);
    return [
      ...view.troops.flatMap((type) =>
        pool.leaving(id, type).map((unit) => {
          const far = second !== undefined && leftOf(view, unit) > 1;
          return { unit, path: far ? [id, next, second] : [id, next] };
        }),
      ),
    ];
  });

/**
 * From a front territory that will fall to the strongest neighbour behind it; one unit stays to make the enemy fight.
 */
const withdrawals = (view: View, pool: Pool): readonly Step[] =>
  view.territories.flatMap(({ id }) => {
    const garrison = view.garrison(id);
    const exposed = isFront(view, id) && !isDear(view, id) && garrison.length > 1;
    if (!exposed || !isDoomed(view, id, asDefenders(view, garrison))) return [];
    const leaving = view.troops.flatMap((type) => pool.leaving(id, type)).slice(0, garrison.length - 1);
    const joined = (next: SpaceId): readonly Unit[] => [...view.garrison(next), ...leaving];
    const back = view
      .beside(id, 'land')
      .filter((next) => view.isFriendly(next) && !isDoomed(view, next, asDefenders(view, joined(next))))
      .sort((a, b) => joined(b).length - joined(a).length)[0];
    if (back === undefined) return [];
    pool.use(leaving);
    return leaving.map((unit) => ({ unit, path: [id, back] }));
  });

/** Troops beside a friend's or an own place of worth that would fall go there. */
const rescues = (view: View, pool: Pool): readonly Step[] =>
  view.territories.flatMap(({ id }) => {
    if (!view.isFriendly(id) || !isDear(view, id)) return [];
    const garrison = view.garrison(id);
    if (!isDoomed(view, id, asDefenders(view, garrison))) return [];
    return view
      .beside(id, 'land')
      .filter((from) => view.isFriendly(from) && warDistance(view, from) >= warDistance(view, id) - 1)
      .flatMap((from) =>
        view.troops.flatMap((type) => pool.leaving(from, type)).map((unit) => ({ unit, path: [from, id] })),
      )
      .map((step) => {
        pool.use([step.unit]);
        return step;
      });
  });

export const marches = (view: View, pool: Pool): readonly March[] => {
  const saved = rescues(view, pool);
  const back = withdrawals(view, pool);
  const byEnd = new Map<SpaceId, Step[]>();
  for (const step of advances(view, pool)) {
    const end = step.path.at(-1) ?? '';
    byEnd.set(end, [...(byEnd.get(end) ?? []), step]);
  }
  const on = [...byEnd].flatMap(([end, steps]) => {
    const joined = [...view.garrison(end), ...steps.map(({ unit }) => unit)];
    const holds = !isFront(view, end) || isDear(view, end) || !isDoomed(view, end, asDefenders(view, joined));
    return holds ? steps : [];
  });
  return gather([...saved, ...back, ...on].map(({ unit, path }) => march(unit.type, path))).map((move) => ({
    moves: [move],
  }));
};
