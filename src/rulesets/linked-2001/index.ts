// Europe (1999) and Pacific (2001) as one war: what both share (C), on each board the rules of its own game (E, P), and
// what is the linked game's alone (L). What none of them says is as in the second edition (ruling.R1).

import { europe1999 } from '../europe-1999/index.ts';
import { convoys } from '../linked-war/economy.ts';
import { pacific2001 } from '../pacific-2001/index.ts';
import type { Ruleset } from '../ruleset.ts';
import { linkedBoard, spacesOf } from './board.ts';
import { cites } from './cites.ts';
import { purses } from './money.ts';

const inEurope = (ids: readonly string[]): readonly string[] => ids.map((id) => `eu:${id}`);
const inPacific = (ids: readonly string[]): readonly string[] => ids.map((id) => `pa:${id}`);

const ALLIED_CAPITALS = inEurope(['united-kingdom', 'moscow', 'united-states']);

const { musters } = pacific2001.production;
const { kamikaze } = pacific2001.combat;

export const linked2001: Ruleset = {
  ...pacific2001,
  id: 'linked-2001',
  version: 1,
  board: linkedBoard,
  turnOrder: ['germany', 'ussr', 'japan', 'uk', 'usa', 'china'], // L7
  jointTurns: [['usa', 'china']], // P1, P27
  sides: [
    { side: 'germany', powers: ['germany'] },
    { side: 'japan', powers: ['japan'] },
    { side: 'allies', powers: ['ussr', 'uk', 'usa', 'china'] },
  ], // L1
  relations: [
    { between: ['germany', 'japan'], first: 'neither', changes: [] }, // L2, ruling.R47
    {
      between: ['ussr', 'japan'],
      first: 'neither',
      changes: [{ when: 'attack', by: ['japan'], to: 'enemy' }],
      keepsOut: { power: 'ussr', theatre: 'pacific' },
    }, // L23, L51, ruling.R46
  ],
  phases: pacific2001.phases.flatMap((phase) =>
    phase.id === 'place' ? [{ id: 'lend-lease', kind: 'lend-lease', powers: ['ussr'] }, phase] : [phase],
  ), // C8, E11
  options: europe1999.options,
  movement: { ...pacific2001.movement, flights: 'one-theatre-a-turn', patrolsIn: 'pacific' }, // L15, L17, L18
  combat: {
    ...pacific2001.combat,
    supportingShots: { destroyer: 2 }, // E14, L47
    ...(kamikaze === undefined ? {} : { kamikaze: { ...kamikaze, zones: spacesOf('kamikaze'), home: 'pa:japan' } }), // P16, L52, ruling.R63
    supportingShotsIn: [{ theatre: 'pacific', shots: { destroyer: 3 } }], // P26
  },
  production: {
    ...pacific2001.production,
    buyers: [
      { units: ['marine', 'industrial-complex'], only: ['usa'], from: ['america-in-the-pacific'] }, // P21, E6, L47
      { units: 'all', only: ['germany', 'ussr', 'japan', 'uk', 'usa'] },
    ],
    musters:
      musters === 'none'
        ? musters
        : musters.map((muster) => ({
            ...muster,
            at: `pa:${muster.at}`,
            oneMoreFor: inPacific(muster.oneMoreFor ?? []),
          })), // P18
  },
  convoys: {
    ...convoys, // C44, C56
    routes: 'land-needs-its-route', // P11a
    funds: [
      { power: 'uk', first: 28 }, // L13
      { power: 'usa', first: 25 }, // L12
    ], // L11, ruling.R42
  },
  capture: {
    ...pacific2001.capture,
    givenLand: [{ spaces: spacesOf('freed-for-china'), to: 'china' }], // P19
    takenTogether: 'may-be-given', // P19, ruling.R69
  },
  income: {
    ...pacific2001.income,
    purses,
    earners: ['germany', 'ussr', 'japan', 'uk', 'usa'], // P18b
  },
  nationLand: {
    freed: 'nobody', // E10a
    tribute: ['usa', 'uk', 'ussr'], // E10, E15, ruling.R43
    paid: ['germany'], // L49, ruling.R48
  },
  lendLease: { to: 'ussr', spaces: inEurope(['leningrad', 'stalingrad', 'archangel', 'moscow']) }, // E11
  cashAdvance: [
    { side: 'germany', ipc: 12, theatre: 'europe' },
    { side: 'allies', ipc: 12, powers: ['ussr', 'uk', 'usa'], theatre: 'europe' },
  ], // L46, ruling.R40
  points: { side: 'japan', power: 'japan', every: 10 }, // P5
  victory: [
    // P29: in this order
    { goal: 'points', side: 'japan', points: 22, theatre: 'pacific' }, // P6
    { goal: 'starved', side: 'allies', power: 'japan', ipc: 9, theatre: 'pacific' }, // P7
    {
      goal: 'held',
      side: 'japan',
      theatre: 'pacific',
      all: [],
      any: inPacific(['india', 'new-south-wales', 'united-states']),
      first: 'japan',
      again: { power: 'japan', moment: 'turn-began' },
    }, // P6, ruling.R37
    {
      goal: 'held',
      side: 'allies',
      theatre: 'pacific',
      all: ['pa:japan'],
      first: 'ussr',
      again: { power: 'japan', moment: 'turn-ended' },
    }, // P7, ruling.R37: nobody moves between the Soviet and the Japanese turn
    {
      goal: 'held',
      side: 'germany',
      theatre: 'europe',
      all: ['eu:germany'],
      any: ALLIED_CAPITALS,
      first: 'germany',
      again: { power: 'germany', moment: 'turn-began' },
    }, // E4
    {
      goal: 'held',
      side: 'allies',
      theatre: 'europe',
      all: ['eu:germany', ...ALLIED_CAPITALS],
      first: 'usa',
      again: { power: 'germany', moment: 'turn-ended' },
    }, // E4, E16, ruling.R64
  ],
  spoils: [
    { theatre: 'europe', side: 'germany', points: { side: 'japan', change: 1 }, convoys: 'of-fallen' }, // L36, L37
    { theatre: 'europe', side: 'allies', points: { side: 'japan', change: -1 }, convoys: 'come-back' }, // L38, L39
    {
      theatre: 'pacific',
      side: 'japan',
      by: { holding: inPacific(['india', 'new-south-wales']) },
      convoys: { of: 'uk' },
      noCombatMove: { power: 'uk', theatre: 'europe' },
    }, // L40, L41, ruling.R57
    { theatre: 'pacific', side: 'japan', by: 'points', noCombatMove: { power: 'usa', theatre: 'europe' } }, // L42
    {
      theatre: 'pacific',
      side: 'japan',
      by: { holding: inPacific(['united-states']) },
      noCombatMove: { power: 'usa', theatre: 'europe' },
    }, // L42
    {
      theatre: 'pacific',
      side: 'allies',
      convoys: 'come-back',
      recall: { power: 'ussr', to: 'eu:moscow' },
    }, // L43, L44, ruling.R59
  ],
  winsWithAll: ['allies'], // L56, ruling.R51
  decidedTheatre: 'victors-may-fight', // L25-L34
  cites,
};
