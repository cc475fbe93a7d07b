// Planes keep clear of enemy guns: a flight that the rules offer over one is led round it, where that can be done.

import { neighbours } from '../../board/index.ts';
import type { Move } from '../../engine/index.ts';
import { countEntries, type SpaceId } from '../../vocab/index.ts';
import { against, type Chosen, further, type Ground, rangeOf, type Target } from './trial.ts';

/** Ways round guns that are tried before planes are sent over one. */
const MOST_DETOURS = 3;

/** Flights keep clear of guns where a way leads round them that the planes can fly; else the target names the guns. */
export const clearOfGuns = (ground: Ground, chosen: Chosen, target: Target): Target => {
  const { board } = ground.ruleset;
  const flies = countEntries(chosen.units).every(([type]) => board.units[type].domain === 'air');
  const [march] = target.moves;
  if (!flies || march?.kind !== 'march') return target;
  const { guns } = further(ground, target.moves);
  const shunned = new Set(guns);
  const range = rangeOf(ground, chosen);
  for (let detour = 0; detour < MOST_DETOURS && shunned.size > 0 && guns.length > 0; detour += 1) {
    const path = shortestRound(ground, chosen.space, target.to, shunned);
    const cost = (path?.length ?? 0) - 1;
    if (path === undefined || cost > range) break;
    const moves: readonly Move[] = [{ ...march, path: [...path] }];
    const round = further(ground, moves);
    if (round.refusals.length > 0) break;
    if (round.guns.length === 0 && against(ground, moves).length === 0)
      return { ...target, moves, path, left: range - cost, guns: [] };
    for (const gun of round.guns) shunned.add(gun);
  }
  return { ...target, guns };
};

/** The shortest flight that enters none of some spaces on its way. */
const shortestRound = (
  { ruleset: { board } }: Ground,
  from: SpaceId,
  to: SpaceId,
  shunned: ReadonlySet<SpaceId>,
): readonly SpaceId[] | undefined => {
  const ways = new Map<SpaceId, readonly SpaceId[]>([[from, [from]]]);
  for (const [at, way] of ways)
    for (const { id } of neighbours(board, at))
      if (!ways.has(id) && (id === to || !shunned.has(id))) ways.set(id, [...way, id]);
  return ways.get(to);
};
