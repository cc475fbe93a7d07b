// How far the war is: steps over friendly land from each territory to one that has an enemy next door.

import type { SpaceId } from '../../../src/vocab/index.ts';
import type { View } from './view.ts';

const known = new WeakMap<View, ReadonlyMap<SpaceId, number>>();

/** 0 beside enemy land, 1 one step behind it and so on; territories from which no land way leads there are missing. */
export const frontDistances = (view: View): ReadonlyMap<SpaceId, number> => {
  const done = known.get(view);
  if (done !== undefined) return done;
  const found = new Map<SpaceId, number>();
  let edge = view.territories
    .filter(({ id }) => view.isFriendly(id) && view.beside(id, 'land').some((next) => view.isEnemy(next)))
    .map(({ id }) => id);
  for (let steps = 0; edge.length > 0; steps += 1) {
    for (const id of edge) found.set(id, steps);
    const next = edge.flatMap((id) => view.beside(id, 'land'));
    edge = [...new Set(next)].filter((id) => view.isFriendly(id) && !found.has(id));
  }
  known.set(view, found);
  return found;
};
