// R. D. Baker's Enhanced Realism (Sections I to III, 1998 and 1999) on top of the second edition: what is not named
// here is as it is there. Gaps follow the rulings RR1 to RR39.

import type { Ruleset } from '../ruleset.ts';
import { secondEdition } from '../second-edition/index.ts';
import { realismBoard } from './board.ts';
import { cites } from './cites/index.ts';
import { combat } from './combat.ts';
import { economy } from './economy.ts';
import { carriers, movement } from './movement.ts';
import { retreat } from './retreat.ts';
import { turn } from './turn.ts';

export const enhancedRealism: Ruleset = {
  ...secondEdition,
  id: 'enhanced-realism',
  version: 1,
  board: realismBoard,
  ...turn,
  ...economy,
  movement,
  carriers,
  combat,
  retreat,
  transports: {
    ...secondEdition.transports,
    boardingAmongEnemies: 'barred-until-cleared', // ruling.RR24
  },
  cites,
  options: {
    technology: ['off', 'free-roll'], // realism.weapons.two-options
    askDefender: ['club', 'never'],
    oneSeaZone: ['on', 'off'], // realism.air.one-sea-zone-option
    pieceLimits: ['off', 'on'],
    bids: ['none', 'open', 'sealed'],
  },
};
