// How far the war is from every space, over land and by sea together, and which way leads there. Rough: a turn of
// marching is 1, boarding costs a turn, a zone about half of one.

import type { SpaceId } from '../vocab/index.ts';
import { onceFor, type View } from './view.ts';

export interface War {
  /** Turns from a friendly territory, or from a zone for troops aboard, to an enemy territory worth having. */
  readonly distance: ReadonlyMap<SpaceId, number>;
  /** The space to go to next: land to march into, or a zone to board in. */
  readonly next: ReadonlyMap<SpaceId, SpaceId>;
}

const MARCH = 1;
const BOARD = 1.2;
const SAIL = 0.6;
const LAND = 0.6;
/** Ships in the way have to be beaten or gone round. */
const HOSTILE_ZONE = 2.5;

const wars = onceFor<War>();

/**
 * Places worth little or strongly held lie further away than they are, capitals nearer: the war goes to the soft spots.
 */
const reluctance = (view: View, id: SpaceId): number =>
  Math.max(0, 3 - view.worth(id)) * 0.8 +
  Math.min(2.5, view.defenders(id).length * 0.12) +
  (view.space(id).capitalOf === null ? 2 : 0);

/** From `to` back to `from`: what the step costs troops, or undefined if they cannot make it. */
const stepCost = (view: View, from: SpaceId, to: SpaceId): number | undefined => {
  const start = view.space(from).kind;
  const end = view.space(to).kind;
  if (start === 'land' && !view.isFriendly(from)) return undefined;
  if (end === 'sea') {
    return (start === 'land' ? BOARD : SAIL) + (view.hasEnemyShips(to) ? HOSTILE_ZONE : 0);
  }
  return start === 'land' ? MARCH : LAND;
};

/** The first of the least. */
const nearest = (open: ReadonlyMap<SpaceId, number>): readonly [SpaceId, number] => {
  let least: readonly [SpaceId, number] = ['', Number.POSITIVE_INFINITY];
  for (const one of open) if (one[1] < least[1]) least = one;
  return least;
};

const lookForWar = (view: View): War => {
  const distance = new Map<SpaceId, number>();
  const next = new Map<SpaceId, SpaceId>();
  const open = new Map<SpaceId, number>();
  for (const { id } of view.territories) if (view.isEnemy(id)) open.set(id, reluctance(view, id));

  while (open.size > 0) {
    const [here, cost] = nearest(open);
    open.delete(here);
    distance.set(here, cost);
    for (const from of [...view.beside(here, 'land'), ...view.beside(here, 'sea')]) {
      if (distance.has(from)) continue;
      const step = stepCost(view, from, here);
      if (step === undefined || (open.get(from) ?? Number.POSITIVE_INFINITY) <= cost + step) continue;
      open.set(from, cost + step);
      next.set(from, here);
    }
  }
  return { distance, next };
};

export const warOf = (view: View): War => wars(view, '', () => lookForWar(view));

export const warDistance = (view: View, id: SpaceId): number => warOf(view).distance.get(id) ?? 99;

/** True for land from which the way to war leads over the sea. */
export const waitsForShips = (view: View, id: SpaceId): boolean => {
  const next = warOf(view).next.get(id);
  return next !== undefined && view.space(next).kind === 'sea';
};

/** True for friendly land with an enemy next door. */
export const isFront = (view: View, id: SpaceId): boolean =>
  view.isFriendly(id) && view.beside(id, 'land').some((next) => view.isEnemy(next));

/** Own troops ashore who wait for ships, by territory. */
export const waitingAshore = (view: View): ReadonlyMap<SpaceId, number> =>
  new Map(
    view.territories
      .filter(({ id }) => view.isFriendly(id) && waitsForShips(view, id))
      .map(({ id }) => [id, view.fresh(id, 'infantry').length + view.fresh(id, 'armor').length] as const)
      .filter(([, troops]) => troops > 0),
  );
