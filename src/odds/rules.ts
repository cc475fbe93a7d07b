// What of a ruleset a battle of counted forces depends on. Every ruleset is one of these; a page can hand these few tables
// to a browser, which has no ruleset.

import type { UnitSpec } from '../board/index.ts';
import type { Ruleset, TechnologyEffect } from '../rulesets/index.ts';
import type { Technology, UnitType } from '../vocab/index.ts';

export interface BattleRules {
  readonly id: string;
  readonly board: {
    readonly roster: readonly UnitType[];
    readonly units: { readonly [type in UnitType]: Pick<UnitSpec, 'domain' | 'cost' | 'attack' | 'defence'> };
  };
  readonly combat: Pick<
    Ruleset['combat'],
    'land' | 'sea' | 'orderOfLoss' | 'antiaircraftHit' | 'submarineFirstShot' | 'supportingShotCasualty'
  >;
  readonly retreat: Pick<Ruleset['retreat'], 'fromAssault'>;
  readonly research: {
    readonly effects: {
      readonly [technology in Technology]: Pick<TechnologyEffect, 'attack' | 'defence' | 'attackDice'>;
    };
  };
}
