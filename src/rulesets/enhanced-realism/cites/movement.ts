// Enhanced Realism's clauses behind the refusals and effects of movement, most specific first.

import type { Cites } from '../../ruleset.ts';

const armor = ['realism.armor.leftover-noncombat', 'ruling.RR31'] as const;
const mission = ['realism.air.combat-range', 'ruling.RR25'] as const;
const deck = ['realism.carrier.fighters-return', 'realism.carrier.attach-noncombat-only', 'ruling.RR26'] as const;

export const movementCites: Cites = {
  // the way
  'too-far/to-battle': mission,
  'too-far/on-raid': ['realism.air.bombing-range', 'ruling.RR25'],
  'too-far/from-deck': ['realism.air.carrier-range', 'ruling.RR26'],
  'too-far/from-battle': ['realism.air.return-range', 'ruling.D34'],
  'too-far/unfought': ['realism.air.noncombat-full-range'],
  'too-far/homeward': [],
  'too-far/fighter': ['B6.2'],
  'too-far/bomber': ['B6.2'],
  'too-far/artillery': ['realism.artillery.unit-values'],
  'too-far/armor': ['realism.armor.unmoved-up-to-two', 'B4.1'],
  'too-far/moved': ['realism.armor.second-attack', 'realism.armor.leftover-noncombat', 'ruling.RR30'],
  'too-many-sea-zones': ['realism.air.one-sea-zone', 'realism.air.one-sea-zone-option', 'ruling.RR27'],
  'blocked-by-enemy-ships': ['ruling.RR24', 'B5.2'],

  // which units
  'already-fought/armor': armor,
  'already-fought/landed': ['realism.armor.transported-stays', 'B8.3'],
  'already-moved/armor': armor,
  'already-moved/landed': ['realism.armor.transported-stays', 'B8.3'],
  'already-moved/boarding': ['realism.armor.transported-stays', 'B8.3'],

  // combat movement
  'attack-too-far': ['realism.armor.first-attack-adjacent', 'ruling.RR29'],
  'not-in-second-move': ['realism.armor.second-move-timing', 'ruling.RR30'],
  'carrier-has-launched': ['realism.carrier.move-then-launch'],
  'landing-impossible': ['ruling.RR25', 'realism.air.return-range'],

  // transports
  'no-room-aboard/none-there': ['B8.1'],
  'no-room-aboard/artillery': ['realism.artillery.unit-values'],

  // noncombat movement
  'fighter-returns-home': deck,
  'fighter-stays-ashore': ['realism.carrier.land-fighter-no-landing'],
  'no-room-on-carrier': ['realism.carrier.own-nation-only', 'ruling.RR28', 'B6.6'],

  // effects
  'armor-moves-again': [
    'realism.armor.second-attack',
    'realism.armor.leftover-noncombat',
    'ruling.RR30',
    'ruling.RR31',
  ],
  'fighters-travel-along': ['realism.carrier.move-then-launch', 'ruling.RR26'],
  'landed-in-new-conquest': ['realism.air.land-in-new-conquest'],
  'landed-on-carrier': ['realism.carrier.fighters-return', 'realism.carrier.attach-noncombat-only', 'ruling.RR28'],
  'lost-without-landing': ['realism.air.return-range', 'ruling.RR26', 'B6.10'],
  'into-new-conquest': ['realism.board.realtime-ownership', 'B4.4'],
};
