// A battle or raid of this turn, from its declaration to its end.

import type { Power, SpaceId, UnitId } from '../../vocab/index.ts';
import type { Claim } from '../events/combat.ts';
import type { UnitGroup } from '../events/common.ts';
import type { Conduct } from '../orders/conduct.ts';

export type BattleId = string;
export type CombatSide = 'attack' | 'defence';
type BattleKind = 'land' | 'sea' | 'raid';
export type Outcome = 'attacker' | 'defender' | 'nobody' | 'retreat' | 'raided' | 'called-off' | 'broken-off';

/** A choice somebody must make before the battle goes on. */
export interface Due {
  readonly decision: 'casualties' | 'withdraw' | 'retreat' | 'intercept';
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
  /** How many of them only ships can take: a submarine fired. */
  readonly shipsOnly: number;
  readonly by: HitBy;
  /** The hits apart, first to be taken first, where the kind of unit that made one settles whom it takes. */
  readonly claims?: readonly MadeClaim[];
}

/** What dice that hit are called. */
export type HitBy = 'antiaircraft' | 'supporting-shot' | 'submarine' | 'attack' | 'defence' | 'artillery' | 'aircraft';

/** Hits of one sort and who made them. */
export interface MadeClaim extends Claim {
  readonly power: Power;
}

/** Who named the units that are lost. */
export type ChosenBy = 'owner' | 'order-of-loss' | 'attacker' | 'shooter';

/** A unit that was hit and still fires in this round. */
interface Mark {
  readonly unit: UnitId;
  readonly by: HitBy;
  readonly chosenBy: ChosenBy;
}

/** What a battle has not got yet, or no more, is undefined. */
export interface Battle {
  readonly id: BattleId;
  readonly kind: BattleKind;
  /** Where it is fought; the first is where both sides stand, others are zones whose ships take part in a landing. */
  readonly spaces: readonly SpaceId[];
  readonly status: 'declared' | 'open' | 'ended';
  /** Battles that must be over first. */
  readonly after: readonly BattleId[];
  /** An amphibious assault whose troops came ashore. */
  readonly assault: 'yes' | 'no';
  /** Those still in it; before it opens, troops that are to land included. */
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
  readonly supports: readonly UnitId[];
  /** Ships that take part in a landing and can be hit from the shore, those of `supports` included. */
  readonly ships?: readonly UnitId[] | undefined;
  /** How both sides stood as the first die fell. */
  readonly lineUp?: { readonly attackers: readonly UnitGroup[]; readonly defenders: readonly UnitGroup[] } | undefined;
  readonly marked: readonly Mark[];
  readonly conduct?: Conduct | undefined;
  /** Round under way, from 1; 0 is the opening. */
  readonly round: number;
  /** The step under way: a word of the ruleset's program, or the name of a row of it. */
  readonly step?: string | undefined;
  /** Purposes of the dice that fell in this step. */
  readonly rolled: readonly string[];
  /** Powers that have chosen in this step. */
  readonly answered: readonly Power[];
  readonly hits?: Hits | undefined;
  readonly due?: Due | undefined;
  /** Where submarines of a side left to in this round. */
  readonly withdrawn: { readonly [side in CombatSide]?: SpaceId };
  readonly outcome?: Outcome | undefined;
}
