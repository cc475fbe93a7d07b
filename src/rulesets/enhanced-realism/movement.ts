// Enhanced Realism's words for movement: what planes, carriers and armor may do (Section I).

import type { Ruleset } from '../ruleset.ts';
import { secondEdition2 } from '../second-edition/version-2.ts';

export const movement: Ruleset['movement'] = {
  ...secondEdition2.movement,
  firstAttack: 'adjacent', // realism.armor.first-attack-adjacent, ruling.RR29
  armorAgain: 'with-moves-left', // realism.armor.leftover-noncombat, ruling.RR30, ruling.RR31
  airRange: 'by-mission', // realism.air.bombing-range, realism.air.combat-range, realism.air.carrier-range, ruling.D34
  landing: 'friendly-now', // realism.air.land-in-new-conquest
};

export const carriers: Ruleset['carriers'] = {
  ...secondEdition2.carriers,
  ownFighters: 'travel-along', // realism.carrier.move-then-launch
  attachment: 'home-carrier', // realism.carrier.fighters-return, ruling.RR28
  guests: 'nobody', // realism.carrier.own-nation-only
  retreatInPlan: 'refused', // ruling.RR25: the landing must be possible when the plane is sent
};
