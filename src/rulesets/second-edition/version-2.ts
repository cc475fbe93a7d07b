// The second edition, version 2: planes that could come down are not lost by forgetting them, the order in which moves
// are written no longer decides whether a carrier has room, and whoever flies over a gun to several targets says which
// of the planes it shot down. Games begun under version 1 stay under it.

import type { Ruleset } from '../ruleset.ts';
import { secondEdition } from './index.ts';

/** Where no ship lies at all, how many it would carry is not the question. */
export const noneThere: Ruleset['cites'] = { 'no-room-aboard/none-there': ['B8.1'] };

export const secondEdition2: Ruleset = {
  ...secondEdition,
  version: 2,
  combat: {
    ...secondEdition.combat,
    passingLosses: 'owner-between-targets', // B7.3
    whileOneWaits: 'others-fight', // ruling.D55
  },
  movement: { ...secondEdition.movement, planesForgotten: 'must-land' }, // units.no-voluntary-destruction
  carriers: { ...secondEdition.carriers, room: 'all-moves-made' }, // B6.7, carrier.rendezvous-not-binding
  cites: { ...secondEdition.cites, ...noneThere },
};
