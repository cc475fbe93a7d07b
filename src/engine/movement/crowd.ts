// How many units of a kind a territory holds: the board says it, of guns and complexes (aa.one-per-territory).

import type { Ruleset } from '../../rulesets/index.ts';
import type { SpaceId, UnitType } from '../../vocab/index.ts';
import { spaceAt } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';

/** How many more units of a kind a territory has room for, whoever owns those there. */
export const roomIn = ({ board }: Ruleset, state: GameState, space: SpaceId, type: UnitType): number => {
  const most = board.units[type].maxPerTerritory;
  if (most === undefined) return Number.POSITIVE_INFINITY;
  return most - spaceAt(state, space).units.filter((unit) => unit.type === type && unit.aboard === undefined).length;
};
