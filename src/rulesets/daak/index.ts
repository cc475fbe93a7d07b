// The German club's rules (DAAK, Regelerläuterungen 1.2.1d) on top of the second edition as its publisher clarified it:
// they presuppose both, so that whatever is not named here is as it is there. Where DAAK's answer fills a gap of the
// publisher's text it stands in the second edition already (principle P2 of the rulings).

import { secondEditionBoard } from '../../board/index.ts';
import type { Ruleset } from '../ruleset.ts';
import { secondEdition } from '../second-edition/index.ts';
import { cites } from './cites/index.ts';

export const daak: Ruleset = {
  ...secondEdition,
  id: 'daak',
  version: 1,
  // daak.board.caspian-is-sea-zone. Ruling D27: a zone by ruleset; Moscow may launch ships there that never leave it.
  // Rulings D24 and D26: links are the same from both sides and the board's own, so it does not matter under which edge
  // DAAK lists a zone, nor that its list of the neighbours of New Zealand's zone leaves some out.
  board: secondEditionBoard,

  combat: {
    ...secondEdition.combat,
    supportingShotCasualty: 'land-unit', // daak.battleship.bombard-one-roll, ruling.D17
  },
  retreat: {
    ...secondEdition.retreat,
    landUnitsTo: 'origin-or-last-overflown', // daak.retreat.blitz-and-overflight-spaces, ruling.D13
    shipsTo: 'origin-or-last-overflown',
  },
  submarines: {
    ...secondEdition.submarines,
    attackersTo: 'zone-ships-sailed-from-or-through', // daak.sub.attacker-zone-used-by-ship, ruling.D14
  },
  carriers: {
    ...secondEdition.carriers,
    guestsInAttack: 'cargo', // daak.carrier.guest-is-cargo-on-attack, ruling.D15
    retreatInPlan: 'refused', // daak.carrier.no-plan-on-carrier-retreat, ruling.D16
    homelessFighters: 'friendly-island-within-zone', // daak.carrier.homeless-fighter-islands, ruling.D21
  },
  transports: {
    partLandsInCombat: 'refused', // daak.transport.no-partial-unload-combat
    partOfGuestsLands: 'refused', // daak.transport.guest-no-partial-unload
    mixedPowers: 'refused', // daak.transport.no-mixed-nations
    boardingAmongEnemies: 'refused', // daak.transport.load-in-contested-zone
    neverAboard: [],
    warships: 'lift-nothing',
    guestsBoardFrom: 'one-coast-a-turn', // daak.transport.quasi-move-between-turns, ruling.D18
  },
  bids: { ...secondEdition.bids, onLand: 'printed-land-held', atSea: 'zone-empty-or-own' }, // ruling.D49
  cites,
};
