// Land that armor drives on through and takes on the way.

import { hasTrait } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { SpaceId, UnitType } from '../../vocab/index.ts';
import { type Standing, spaceAt } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';

/** Land that armor drives on through in combat movement, by word; friendly land is open to all. */
const BLITZ: {
  readonly [word in Ruleset['movement']['armorBlitz']]: (standing: Standing, units: readonly Unit[]) => boolean;
} = {
  'through-empty-enemy-land': (standing) => standing === 'enemy-empty',
  'through-land-without-anything': (standing, units) => standing === 'enemy-empty' && units.length === 0,
};

/** True if land units of a kind drive on through a space of this standing and take it on the way. */
export const isBlitzed = (
  ruleset: Ruleset,
  state: GameState,
  type: UnitType,
  standing: Standing,
  space: SpaceId,
): boolean =>
  hasTrait(ruleset.board, type, 'blitzes') && BLITZ[ruleset.movement.armorBlitz](standing, spaceAt(state, space).units);
