// What of a ruleset a battle of counted forces depends on. Every ruleset is one of these; a page can hand these few
// tables to a browser, which has no ruleset.

import type { Roster, UnitSpec } from '../board/index.ts';
import type { Ruleset, ValueTables } from '../rulesets/index.ts';
import type { TheatreId, UnitType } from '../vocab/index.ts';

export interface BattleRules extends ValueTables {
  readonly id: string;
  readonly board: Roster & {
    readonly theatres?: readonly { readonly id: TheatreId }[];
    readonly units: {
      readonly [type in UnitType]: Pick<
        UnitSpec,
        'domain' | 'cost' | 'attack' | 'defence' | 'traits' | 'cargo' | 'hold' | 'hits'
      >;
    };
  };
  readonly combat: Pick<
    Ruleset['combat'],
    'land' | 'sea' | 'orderOfLoss' | 'antiaircraftHit' | 'submarineFirstShot' | 'supportingShotCasualty'
  >;
  readonly retreat: Pick<Ruleset['retreat'], 'by' | 'fromAssault'>;
}
