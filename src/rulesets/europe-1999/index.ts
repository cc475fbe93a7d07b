// Axis & Allies Europe (1999): what the games of the linked war share (C), and what is Europe's alone (E). What neither
// says is as in the second edition (ruling.R1).

import { europe1999Board } from '../../board/europe-1999/index.ts';
import { withLinks } from '../../board/index.ts';
import { combat } from '../linked-war/combat.ts';
import { economy } from '../linked-war/economy.ts';
import { carriers, movement, retreat } from '../linked-war/movement.ts';
import { phases } from '../linked-war/turn.ts';
import type { Ruleset } from '../ruleset.ts';
import { secondEdition } from '../second-edition/index.ts';
import { cites } from './cites.ts';

const ALLIED_CAPITALS = ['united-kingdom', 'moscow', 'united-states'] as const;

export const europe1999: Ruleset = {
  ...secondEdition,
  id: 'europe-1999',
  version: 1,
  board: withLinks(europe1999Board, {
    close: ['spain', 'spanish-morocco', 'sweden', 'switzerland', 'turkey', 'eire', 'saudi-arabia'], // E5
  }),
  turnOrder: ['germany', 'ussr', 'uk', 'usa'], // E1
  sides: [
    { side: 'axis', powers: ['germany'] },
    { side: 'allies', powers: ['ussr', 'uk', 'usa'] },
  ],
  phases: phases.flatMap((phase) =>
    phase.id === 'place'
      ? [{ id: 'lend-lease', kind: 'lend-lease', powers: ['ussr'] }, phase] // E11
      : [phase],
  ),
  options: { askDefender: ['club', 'never'], luck: ['dice', 'low-luck'] },
  movement,
  carriers,
  retreat,
  transports: secondEdition.transports, // C21
  ...economy,
  production: { ...economy.production, newComplexes: 'none', extraComplexes: 0 }, // E6
  combat: { ...combat, supportingShots: { destroyer: 2 } }, // E14
  cashAdvance: [
    { side: 'axis', ipc: 12 },
    { side: 'allies', ipc: 12 },
  ], // E3, ruling.R4
  nationLand: {
    freed: 'nobody', // E10a
    tribute: ['usa', 'uk', 'ussr'], // E10, E15, ruling.R35
  },
  lendLease: { to: 'ussr', spaces: ['leningrad', 'stalingrad', 'archangel', 'moscow'] }, // E11
  victory: [
    // E4, E16, ruling.R64
    {
      goal: 'held',
      side: 'axis',
      all: ['germany'],
      any: ALLIED_CAPITALS,
      first: 'germany',
      again: { power: 'germany', moment: 'turn-began' },
    },
    {
      goal: 'held',
      side: 'allies',
      all: ['germany', ...ALLIED_CAPITALS],
      first: 'usa',
      again: { power: 'germany', moment: 'turn-ended' },
    },
  ],
  balance: { technology: {} },
  cites,
};
