// Guns in territories: one at most (aa.one-per-territory).

import type { SpaceId } from '../../vocab/index.ts';
import { spaceAt } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';

/** True if a gun stands in a territory, whoever owns it. */
export const hasGun = (state: GameState, space: SpaceId): boolean =>
  spaceAt(state, space).units.some(({ type, aboard }) => type === 'aa-gun' && aboard === undefined);
