// Money, production and convoys as the games of the linked war share them.

import type { Ruleset } from '../ruleset.ts';
import { secondEdition } from '../second-edition/index.ts';

export const convoys: NonNullable<Ruleset['convoys']> = {
  takenBy: 'warships', // C44, C45, ruling.R27
  retaken: 'first-owner', // C46
  inNoncombat: 'own-side-only', // C16
  pays: 'first-owner', // C56
  routes: 'none',
  funds: 'none',
};

export const economy: Pick<Ruleset, 'neutrals' | 'research' | 'production' | 'capture' | 'income' | 'convoys'> = {
  neutrals: secondEdition.neutrals, // all of them are closed: C5, ruling.R3
  research: { ...secondEdition.research, throws: 'never' }, // C6
  production: {
    ...secondEdition.production,
    otherComplex: 'territory-value-at-least-one', // C50, ruling.R32
    newFighters: 'on-land', // C52, ruling.R33
    shipsAmongEnemies: 'allowed', // C51, ruling.R33
  },
  capture: secondEdition.capture, // C43, C47
  income: secondEdition.income, // C55, C30
  convoys,
};
