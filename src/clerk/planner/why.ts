// Why chosen units cannot go to a space: the move a player would write is given to the engine, and what it says against
// it is the answer.

import { neighbours } from '../../board/index.ts';
import { decide } from '../../engine/decide.ts';
import type { Move, Refusal } from '../../engine/index.ts';
import { countEntries, type SpaceId } from '../../vocab/index.ts';
import { orderOf } from './positions.ts';
import type { Chosen, Ground } from './trial.ts';

type Medium = 'land' | 'sea' | 'air';

/** The shortest way over the spaces a kind of unit goes by, else over any; undefined where there is none at all. */
const shortest = (
  { ruleset: { board } }: Ground,
  medium: Medium,
  from: SpaceId,
  to: SpaceId,
): readonly SpaceId[] | undefined => {
  const search = (may: (kind: string, id: SpaceId) => boolean): readonly SpaceId[] | undefined => {
    const ways = new Map<SpaceId, readonly SpaceId[]>([[from, [from]]]);
    for (const [at, way] of ways)
      for (const { id, kind } of neighbours(board, at)) if (!ways.has(id) && may(kind, id)) ways.set(id, [...way, id]);
    return ways.get(to);
  };
  return search((kind, id) => medium === 'air' || kind === medium || id === to) ?? search(() => true);
};

/** The move that would be written to send units there. */
const moveTo = (ground: Ground, { space, units, cargo, mission }: Chosen, to: SpaceId): Move | undefined => {
  const { board } = ground.ruleset;
  const domains = new Set(countEntries(units).map(([type]) => board.units[type].domain));
  const medium = domains.has('air') ? 'air' : domains.has('sea') ? 'sea' : 'land';
  const [here, there] = [board.byId.get(space)?.kind, board.byId.get(to)?.kind];
  const touches = neighbours(board, space, 'transport').some(({ id }) => id === to);
  if (medium === 'land' && here === 'land' && there === 'sea' && touches)
    return { kind: 'load', units: { ...units }, from: space, zone: to };
  if (medium === 'land' && here === 'sea' && there === 'land' && touches)
    return { kind: 'unload', units: { ...units }, zone: space, to };
  const path = shortest(ground, medium, space, to);
  if (path === undefined || path.length < 2) return undefined;
  return {
    kind: 'march',
    units: { ...units },
    path: [...path],
    ...(cargo === undefined ? {} : { cargo }),
    ...(mission === undefined ? {} : { mission }),
  };
};

/** What the rules say against sending the units there; nothing where no way leads there. */
export const whyNot = (ground: Ground, chosen: Chosen, to: SpaceId): readonly Refusal[] => {
  const { ruleset, power, stage } = ground;
  const move = moveTo(ground, chosen, to);
  if (move === undefined) return [];
  const decided = decide(ruleset, stage.base, orderOf(stage.phase, power, [...stage.moves, move], stage.attacks));
  if (decided.ok) return [];
  const at = `moves/${stage.moves.length}`;
  const own = decided.error.filter((refusal) => refusal.at === undefined || refusal.at.startsWith(at));
  return own.length === 0 ? decided.error : own;
};
