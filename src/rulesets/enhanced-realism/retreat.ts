// Leaving battles in Enhanced Realism: both sides may, each unit for itself, and ships may stay where they are.

import type { Ruleset } from '../ruleset.ts';

export const retreat: Ruleset['retreat'] = {
  by: 'attacker-then-defender', // realism.retreat.attacker-then-defender, ruling.RR20
  landUnitsTo: 'any-adjacent-friendly', // realism.retreat.any-land-combination, ruling.RR21
  shipsTo: 'any-adjacent-or-stay', // realism.retreat.any-sea-combination, realism.retreat.break-off-contact
  fromAssault: 'planes', // realism.retreat.no-partial, ruling.D33
  sharedZone: 'attack-by-order', // realism.retreat.break-off-contact, ruling.RR24
};
