// Clauses of Enhanced Realism behind leaving battles and sharing zones with enemies, most specific first.

import type { Cites } from '../../ruleset.ts';

export const retreatCites: Cites = {
  // refusals
  'decision-not-yours/retreat': ['realism.retreat.attacker-then-defender', 'ruling.RR20'],
  'decision-not-yours/nowhere': ['ruling.RR21', 'ruling.RR20'],
  'decision-due/retreat': ['realism.retreat.attacker-then-defender', 'ruling.RR20'],
  'battle-over/retreated': ['realism.retreat.no-partial', 'B13.3', 'B10.1'],
  'battle-over/called-off': ['ruling.RR24', 'ruling.D37', 'B9.2', 'B10.1'],
  'battle-over/broken-off': ['realism.retreat.break-off-contact', 'ruling.RR24'],
  'retreat-before-defence': ['realism.retreat.attacker-then-defender', 'retreat.after-each-defence-fire', 'B13.1'],
  'retreat-is-whole': ['realism.retreat.no-partial'],
  'retreat-is-partial': ['realism.retreat.no-partial'],
  'only-planes-leave': ['realism.retreat.no-partial', 'ruling.D33', 'ruling.RR21', 'B9.5'],
  'way-not-open': ['realism.retreat.any-land-combination', 'ruling.RR21'],
  'way-not-open/at-sea': ['realism.retreat.any-sea-combination', 'ruling.RR24'],
  'way-not-open/beside': ['realism.retreat.defending-air-adjacent', 'ruling.RR22'],
  'way-not-open/closest': ['realism.retreat.defending-air-fallback', 'ruling.RR22'],
  'way-not-open/embattled': ['realism.retreat.defender-into-battle', 'ruling.RR21'],
  'planes-have-no-retreat-space': ['ruling.RR23', 'air.retreat-is-landing', 'B13.3'],
  'withdraw-not-now': ['realism.retreat.no-partial', 'ruling.RR15'],
  'nothing-to-attack': ['realism.retreat.break-off-contact', 'ruling.RR24'],
  'zone-holds-enemies': ['ruling.RR24', 'B5.3'],
  'blocked-by-enemy-ships': ['ruling.RR24', 'B5.2'],

  // effects
  'went-apart': ['realism.retreat.any-land-combination', 'ruling.RR21'],
  'went-apart/at-sea': ['realism.retreat.any-sea-combination', 'ruling.RR24'],
  'defender-left': ['realism.retreat.attacker-then-defender', 'realism.retreat.no-partial', 'ruling.RR20'],
  'contact-broken-off': ['realism.retreat.break-off-contact', 'ruling.RR24'],
  'joined-next-battle': ['realism.retreat.defender-into-battle', 'ruling.RR21'],
  'planes-fell-back': [
    'realism.retreat.defending-air-adjacent',
    'realism.retreat.defending-air-fallback',
    'ruling.RR22',
  ],
  'planes-break-off': ['ruling.RR23', 'realism.retreat.no-partial', 'ruling.D33'],
  'no-retreat-from-assault': ['B9.5', 'ruling.RR21'],
  'cargo-retreats-with-ship': ['B8.5', 'ruling.RR24'],
  'landing-called-off': ['ruling.D37', 'amphib.sea-battle-first', 'B9.2'],
};
