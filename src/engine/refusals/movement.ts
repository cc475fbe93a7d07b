// Reasons that have to do with moving. The codes belong to the engine; the ruleset says which clauses stand behind each.

import type { Power, SpaceId, UnitType } from '../../vocab/index.ts';

export interface MovementRefusals {
  readonly 'not-enough-units': { readonly space: SpaceId; readonly unit: UnitType; readonly asked: number; readonly there: number };
  readonly 'not-adjacent': { readonly from: SpaceId; readonly to: SpaceId };
  readonly 'too-far': { readonly unit: UnitType; readonly cost: number; readonly range: number };
}
