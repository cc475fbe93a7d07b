// Who buys what, and what comes without being bought.

import type { Ipc, Power, PurseId, Side, SpaceId, TheatreId, UnitType } from '../vocab/index.ts';

/** Kinds of unit that only these powers buy, and of a power with several purses only these purses pay for. */
export interface Buyers {
  readonly units: 'all' | readonly UnitType[];
  readonly only: readonly Power[];
  readonly from?: readonly PurseId[];
}

export interface CashAdvance {
  readonly side: Side;
  readonly ipc: Ipc;
  /** Those of the side who spend it, and where, if not all of them anywhere. */
  readonly powers?: readonly Power[];
  readonly theatre?: TheatreId;
}

/**
 * Units that a power gets in its turn for nothing, counted as the turn begins and placed in one territory as it ends,
 * if the power holds it then.
 */
export interface Muster {
  readonly power: Power;
  readonly unit: UnitType;
  readonly at: SpaceId;
  /** What one unit comes for. */
  readonly oneFor: 'territory-of-value';
  /** One more while its side holds all of these. */
  readonly oneMoreFor?: readonly SpaceId[];
}
