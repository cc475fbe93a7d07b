// Axis & Allies Pacific (2001): what the games of the linked war share (C), and what is Pacific's alone (P). What
// neither says is as in the second edition (ruling.R1).

import { combat } from '../linked-war/combat.ts';
import { convoys, economy } from '../linked-war/economy.ts';
import { carriers, movement, retreat } from '../linked-war/movement.ts';
import { phases } from '../linked-war/turn.ts';
import type { Ruleset } from '../ruleset.ts';
import { secondEdition } from '../second-edition/index.ts';
import { pacificBoard, spacesOf } from './board.ts';
import { cites } from './cites.ts';
import { purses } from './money.ts';

export const pacific2001: Ruleset = {
  ...secondEdition,
  id: 'pacific-2001',
  version: 1,
  board: pacificBoard,
  turnOrder: ['japan', 'uk', 'usa', 'china'], // P1
  jointTurns: [['usa', 'china']], // P1, P27
  sides: [
    { side: 'allies', powers: ['uk', 'usa', 'china'] },
    { side: 'axis', powers: ['japan'] },
  ], // C1
  phases: phases.flatMap((phase) =>
    phase.id === 'combat-move' ? [{ id: 'land-patrols', kind: 'land-patrols' }, phase] : [phase],
  ), // C8, P13a
  options: {
    setUp: ['printed', 'faq-2003'], // P23
    luck: ['dice', 'low-luck'],
    askDefender: ['club', 'never'],
  },
  ...economy,
  carriers,
  retreat,
  combat: {
    ...combat,
    supportingShots: { destroyer: 3 }, // P26
    kamikaze: { power: 'japan', attacks: 6, zones: spacesOf('kamikaze'), home: 'japan', hit: 2 }, // P16, ruling.R18
    surprise: { round: 1, turnOf: 'japan', defenders: ['uk', 'usa'], atMost: 1 }, // P8, P20
  },
  movement: {
    ...movement,
    airBases: 'one-space-at-each-end', // P15, ruling.R16
    navalBases: 'one-space-between-two', // P14
    patrols: 'beside-land', // P13
  },
  transports: {
    ...secondEdition.transports,
    neverAboard: ['china'], // P19a
    warships: [{ power: 'japan', ship: 'destroyer', troops: 'infantry', room: 1 }], // P17, ruling.R15
  },
  production: {
    ...economy.production,
    newComplexes: 'unlimited', // P28
    buyers: [
      { units: ['marine', 'industrial-complex'], only: ['usa'] }, // P21
      { units: 'all', only: ['japan', 'uk', 'usa'] }, // P21
    ],
    musters: [
      {
        power: 'china',
        unit: 'infantry',
        at: 'szechwan', // ruling.R34
        oneFor: 'territory-of-value',
        oneMoreFor: ['burma', 'india', 'yunnan', 'szechwan'],
      },
    ], // P18
  },
  convoys: {
    ...convoys, // C44, C56
    routes: 'land-needs-its-route', // P11a
    funds: [{ power: 'uk', first: 12 }], // P9, P3
  },
  capture: {
    ...economy.capture,
    givenLand: [{ spaces: spacesOf('freed-for-china'), to: 'china' }], // P19
    takenTogether: 'may-be-given', // P19, ruling.R69
    capitalLoot: 'cash-of-its-land', // C47
  },
  income: {
    ...economy.income,
    purses,
    earners: ['japan', 'uk', 'usa'], // P18b
  },
  points: { side: 'axis', power: 'japan', every: 10 }, // P5
  // P29: in this order
  victory: [
    { goal: 'points', side: 'axis', points: 22 }, // P6
    { goal: 'starved', side: 'allies', power: 'japan', ipc: 9 }, // P7
    {
      goal: 'held',
      side: 'axis',
      all: [],
      any: ['india', 'new-south-wales', 'united-states'],
      first: 'japan',
      again: { power: 'japan', moment: 'turn-began' },
    }, // P6, ruling.R37
    {
      goal: 'held',
      side: 'allies',
      all: ['japan'],
      first: 'usa',
      again: { power: 'japan', moment: 'turn-ended' },
    }, // P7, ruling.R37
  ],
  balance: { technology: {} },
  cites,
};
