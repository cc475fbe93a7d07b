// Reasons that have to do with battles and the choices in them.

import type { Power, SpaceId, UnitType } from '../../vocab/index.ts';

export interface CombatRefusals {
  readonly 'no-such-battle': { readonly battle: string };
}
