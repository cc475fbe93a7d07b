// Words for movement, transports and carriers that the games of the linked war share.

import type { Ruleset } from '../ruleset.ts';
import { secondEdition2 } from '../second-edition/version-2.ts';

export const movement: Ruleset['movement'] = {
  ...secondEdition2.movement,
  armorBlitz: 'through-land-without-anything', // C14, ruling.R11
};

export const carriers: Ruleset['carriers'] = {
  ...secondEdition2.carriers,
  guestsInAttack: 'cargo', // C36, ruling.R23
  homelessFighters: 'friendly-land-beside-zone', // C36, ruling.R23
};

export const retreat: Ruleset['retreat'] = {
  ...secondEdition2.retreat, // C41, C17
  fromAssault: 'planes', // C42, ruling.R26
};
