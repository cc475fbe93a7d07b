// Reasons that have to do with money, research, purchase and placement.

import type { Ipc, Power, SpaceId, UnitType } from '../../vocab/index.ts';

export interface EconomyRefusals {
  readonly 'too-expensive': { readonly cost: Ipc; readonly treasury: Ipc };
}
