// DAAK's rules, version 2: with the second edition's version 2 beneath them.

import type { Ruleset } from '../ruleset.ts';
import { noneThere, secondEdition2 } from '../second-edition/version-2.ts';
import { daak } from './index.ts';

export const daak2: Ruleset = {
  ...daak,
  version: 2,
  combat: {
    ...daak.combat,
    passingLosses: secondEdition2.combat.passingLosses,
    whileOneWaits: secondEdition2.combat.whileOneWaits,
  },
  movement: { ...daak.movement, planesForgotten: secondEdition2.movement.planesForgotten },
  carriers: { ...daak.carriers, room: secondEdition2.carriers.room },
  cites: { ...daak.cites, ...noneThere },
};
