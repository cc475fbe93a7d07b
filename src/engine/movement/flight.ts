// How far planes can fly and where they may come down: the air above the board. A step costs 1, an island two because
// its zone comes first (B6.2); canals stop no plane.

import { neighbours } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import { spaceAt, wasFriendly } from '../state/queries.ts';
import { areFriends } from '../state/relation.ts';
import type { GameState } from '../state/state.ts';

/** True for a neutral: not flown over in noncombat movement (B20.3). */
export const isNeutral = (ruleset: Ruleset, state: GameState, space: SpaceId): boolean =>
  ruleset.board.byId.get(space)?.kind === 'land' && spaceAt(state, space).control === null;

/**
 * Spaces a plane reaches with so many movement points, with the last space before each; the start has none.
 *
 * @param mayEnter spaces that may be flown into
 */
const flights = (
  ruleset: Ruleset,
  from: SpaceId,
  left: number,
  mayEnter: (space: SpaceId) => boolean,
): ReadonlyMap<SpaceId, { readonly cost: number; readonly by: SpaceId | undefined }> => {
  const reached = new Map<SpaceId, { cost: number; by: SpaceId | undefined }>([[from, { cost: 0, by: undefined }]]);
  let edge: readonly SpaceId[] = [from];
  for (let cost = 1; cost <= left && edge.length > 0; cost += 1) {
    const next: SpaceId[] = [];
    for (const by of edge) {
      for (const { id } of neighbours(ruleset.board, by)) {
        if (reached.has(id) || !mayEnter(id)) continue;
        reached.set(id, { cost, by });
        next.push(id);
      }
    }
    edge = next;
  }
  return reached;
};

/** Spaces within reach on the way home, each with its cost. */
export const flightsHome = (ruleset: Ruleset, state: GameState, from: SpaceId, left: number) =>
  flights(ruleset, from, left, (space) => !isNeutral(ruleset, state, space));

/** Friendly land in which planes may come down, by word (B6.5). */
const LANDING: { readonly [word in Ruleset['movement']['landing']]: typeof wasFriendly } = {
  'friendly-since-turn-start': wasFriendly,
};

/** A territory where planes of `power` may come down. */
export const isAirfield = (ruleset: Ruleset, state: GameState, space: SpaceId, power: Power): boolean => {
  const { control } = spaceAt(state, space);
  const friendly = control !== null && areFriends(ruleset, state, control, power);
  return friendly && LANDING[ruleset.movement.landing](ruleset, state, space, power);
};
