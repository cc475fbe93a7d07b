// A battle or raid of this turn, from its declaration to its end.

import type { CombatStep } from '../../rulesets/index.ts';
import type { Power, SpaceId, UnitId } from '../../vocab/index.ts';
import type { Conduct } from '../orders/conduct.ts';

export type BattleId = string;
export type CombatSide = 'attack' | 'defence';

/** A choice somebody must make before the battle goes on. */
export interface Due {
  readonly decision: 'casualties' | 'withdraw' | 'retreat';
  readonly side: CombatSide;
  /** Powers that may answer. */
  readonly from: readonly Power[];
  readonly hits: number;
  readonly among: readonly UnitId[];
  readonly to: readonly SpaceId[];
  /** What defenders have said so far, when several players must agree. */
  readonly proposals: readonly { readonly power: Power; readonly units: readonly UnitId[] }[];
}

/** Hits that fell and are not yet taken. */
export interface Hits {
  readonly side: CombatSide; // the side that takes them
  readonly count: number;
  readonly by: 'antiaircraft' | 'supporting-shot' | 'submarine' | 'attack' | 'defence';
}

export interface Battle {
  readonly id: BattleId;
  readonly kind: 'land' | 'sea' | 'raid';
  readonly spaces: readonly SpaceId[];
  readonly status: 'declared' | 'open' | 'ended';
  /** Battles that must be over first. */
  readonly after: readonly BattleId[];
  /** An amphibious assault whose troops came ashore. */
  readonly assault: 'yes' | 'no';
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
  readonly supports: readonly UnitId[];
  /** Hit but still to fire in this round. */
  readonly marked: readonly UnitId[];
  readonly conduct?: Conduct;
  /** Round under way, from 1; 0 is the opening. */
  readonly round: number;
  /** The step under way. */
  readonly step?: CombatStep;
  readonly hits?: Hits;
  readonly due?: Due;
  /** Where submarines of a side left to in this round. */
  readonly withdrawn: { readonly [side in CombatSide]?: SpaceId };
  readonly outcome?: string;
}
