// Money, production, captures and neutrals of Enhanced Realism.

import type { Ruleset } from '../ruleset.ts';
import { secondEdition } from '../second-edition/index.ts';

export const economy: Pick<Ruleset, 'neutrals' | 'research' | 'production' | 'capture' | 'income'> = {
  neutrals: {
    fee: 0, // realism.neutral.no-fee
    resistance: 'enemy-power', // realism.neutral.defence-dice
    overflight: 'calls-defenders', // ruling.D39
    defenceDice: { usual: 3, of: { spain: 6, turkey: 6 } },
    income: 1, // realism.neutral.value-one
  },
  research: {
    ...secondEdition.research,
    dieCost: 0, // realism.weapons.two-options
    throws: 'one-die-with-capital',
  },
  production: {
    ...secondEdition.production,
    originalComplex: 'territory-value', // realism.production.all-limited
    otherComplex: 'territory-value',
    takenComplex: 'at-once', // ruling.RR1
    newComplexes: 'none', // realism.production.no-new-complexes
    extraComplexes: 0,
    newFighters: 'on-land-or-own-carriers', // realism.placement.new-fighters-new-carrier, …-old-carrier
    oldFighters: 'board-new-carriers', // realism.placement.old-fighters-new-carrier
    shipsAmongEnemies: 'allowed', // realism.placement.naval-in-enemy-zone
  },
  capture: {
    ...secondEdition.capture,
    liberatedLand: 'owner-unless-eliminated', // realism.victory.eliminated-land-to-liberator
    capitalLoot: 'nothing', // realism.income.no-saving
  },
  income: {
    ...secondEdition.income,
    atSetUp: 'none', // ruling.RR32
    lostCapital: 'income-goes-on', // realism.capital.income-continues
    raidDamage: 'next-income', // realism.income.bombing-deferred
    unspent: 'lost', // realism.income.no-saving
  },
};
