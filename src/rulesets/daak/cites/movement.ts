// DAAK's clauses behind the refusals and effects of movement, most specific first.

import { neighboursOfKind, secondEditionBoard } from '../../../board/index.ts';
import type { Cites } from '../../ruleset.ts';

/** Spaces at the top and at the bottom edge of the printed board: nothing passes from one to the other. */
const TOP = [
  'alaska',
  'barents-sea',
  'bering-sea',
  'eastern-canada',
  'evenki-national-okrug',
  'finland-norway',
  'karelia-ssr',
  'labrador-sea',
  'north-sea',
  'russia',
  'sea-of-okhotsk',
  'soviet-far-east',
  'western-canada',
  'yakut-ssr',
];
const BOTTOM = [
  'angola-basin',
  'antarctic-ocean',
  'argentine-sea',
  'cape-of-good-hope',
  'great-australian-bight',
  'madagascar-basin',
  'scotia-sea',
  'south-atlantic',
  'southern-indian-ocean',
  'tasman-sea',
];
const overTheTop: Cites = Object.fromEntries(
  TOP.flatMap((a) =>
    BOTTOM.map((b) => [`not-adjacent/${[a, b].sort().join('/')}`, ['daak.board.no-vertical-wrap']] as const),
  ),
);

/** Land beside one bank of Suez does not touch the other: the way leads over both. */
const acrossSuez: Cites = Object.fromEntries(
  [
    ['anglo-egypt-sudan', 'syria-iraq'],
    ['syria-iraq', 'anglo-egypt-sudan'],
  ].flatMap(([bank = '', other = '']) =>
    neighboursOfKind(secondEditionBoard, bank, 'land').map(
      ({ id }) => [`not-adjacent/${[id, other].sort().join('/')}`, ['daak.canal.suez-land-link']] as const,
    ),
  ),
);

const wholeMove = ['daak.transport.no-other-move'] as const;

export const movementCites: Cites = {
  // the way
  ...overTheTop,
  ...acrossSuez,
  'unknown-space': ['daak.board.lakes-are-decoration'],
  'not-adjacent/guests': ['daak.transport.quasi-move-between-turns'],
  'not-adjacent/bering-sea/labrador-sea': ['daak.board.bering-not-labrador'],
  'too-far/canal': [],
  'too-far/panama': ['daak.canal.panama-two-zones', 'daak.canal.panama-aircraft-free'],
  'too-far/suez': ['daak.canal.suez-like-panama'],
  'too-far/loaded': ['daak.transport.collect-infantry'],
  'canal-closed/suez': ['daak.canal.suez-both-at-turn-start'],
  'canal-closed/panama': ['daak.canal.panama-control-at-turn-start'],
  'blocked-by-enemy': ['daak.armor.blitz-unoccupied'],
  'blocked-by-enemy/facilities': ['daak.armor.aa-complex-no-block', 'daak.armor.blitz-unoccupied'],
  'blocked-by-neutral': ['daak.neutral.no-blitz', 'daak.armor.no-neutral-blitz'],

  // which units
  'already-moved/boarding': wholeMove,
  'already-moved/landed': wholeMove,
  'already-fought/boarding': wholeMove,
  'already-fought/armor': ['daak.armor.blitz-declared-whole'],
  'already-fought/transport': ['daak.transport.retreat-keeps-cargo'],
  'gun-captured': ['daak.conquest.captured-aa-stays'],
  'fighter-left-behind': ['daak.carrier.own-fighters-move-alone'],

  // combat movement
  'gun-never-attacks': ['daak.aa.does-not-occupy'],
  'no-landing-place/carrier-to-retreat': ['daak.carrier.no-plan-on-carrier-retreat', 'ruling.D16'],
  'no-landing-place/carrier-bought': ['daak.carrier.no-landing-on-new-carrier'],
  'landing-impossible/carrier-to-retreat': ['daak.carrier.no-plan-on-carrier-retreat', 'ruling.D16'],
  'landing-impossible/carrier-bought': ['daak.carrier.no-landing-on-new-carrier'],

  // transports
  'no-room-aboard': ['daak.transport.capacity'],
  'no-room-aboard/guests': ['daak.transport.guest-same-basics', 'daak.transport.capacity'],
  'transport-done': ['daak.transport.no-move-after-unloading'],
  'transport-done/sailing': ['daak.transport.no-move-after-unloading'],
  'transport-done/boarding': ['daak.transport.no-move-after-unloading'],
  'transport-done/part': ['daak.transport.partial-unload-noncombat', 'daak.transport.split-unload-one-zone'],
  'one-landing-place': ['daak.transport.no-partial-unload-combat', 'daak.transport.guest-no-partial-unload'],
  'part-of-cargo': ['daak.transport.no-partial-unload-combat', 'daak.transport.guest-no-partial-unload'],
  'part-of-cargo/own': ['daak.transport.no-partial-unload-combat'],
  'part-of-cargo/guests': ['daak.transport.guest-no-partial-unload', 'daak.transport.guest-same-basics'],
  'boarding-without-landing': ['daak.transport.load-in-contested-zone'],
  'mixed-powers': ['daak.transport.no-mixed-nations'],
  'one-coast-for-guests': ['ruling.D18', 'daak.transport.guest-same-basics', 'daak.transport.quasi-move-between-turns'],
  'transfer-at-sea': ['daak.transport.no-transfer-at-sea'],
  'units-of-ally/aboard': ['daak.transport.guest-three-turns'],
  'allied-transport-waits': ['daak.transport.guest-three-turns'],

  // noncombat movement
  'space-not-friendly/neutral': ['daak.neutral.capture-costs-3'],
  'space-not-friendly/aa-gun': ['daak.aa.does-not-occupy'],
  'neutral-in-flight': ['daak.neutral.overflight-combat-only'],
  'newly-taken': [
    'daak.conquest.no-aircraft',
    'daak.retreat.no-landing-new-conquest',
    'daak.conquest.land-units-may-enter',
  ],
  'no-room-on-carrier': ['daak.carrier.two-fighters'],
  'no-room-on-carrier/carrier-bought': ['daak.carrier.no-landing-on-new-carrier'],

  // effects
  blitz: ['daak.armor.blitz-unoccupied', 'daak.armor.blitz-declared-whole', 'daak.armor.aa-complex-no-block'],
  'into-new-conquest': ['daak.conquest.land-units-may-enter', 'ruling.D20'],
  'canal-passed/panama': ['daak.canal.panama-two-zones', 'daak.canal.panama-control-at-turn-start'],
  'canal-passed/suez': ['daak.canal.suez-like-panama', 'daak.canal.suez-both-at-turn-start'],
  'canal-overflown/panama': ['daak.canal.panama-aircraft-free'],
  'canal-overflown/suez': ['daak.canal.suez-like-panama'],
  'gun-overflown': ['daak.aa.combat-move-only'],
  'guns-silent-on-way-home': ['daak.aa.combat-move-only'],
  'gun-keeps-owner': ['daak.aa.moved-gun-keeps-owner'],
  'fighters-launched': ['daak.carrier.own-fighters-move-alone'],
  'guests-carried': ['daak.carrier.guest-moves-with-carrier'],
  'landed-on-carrier': ['daak.carrier.two-fighters'],
  'landed-on-allied-carrier': ['daak.carrier.two-fighters'],
  'lost-without-landing/fleet-retreated': ['daak.retreat.stranded-fighters-lost'],
  'allied-cargo': ['daak.transport.guest-three-turns', 'daak.transport.quasi-move-between-turns'],
};
