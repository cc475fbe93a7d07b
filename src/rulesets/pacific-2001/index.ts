// Pacific (2001): what is not named here is as in the second edition (ruling.R1).

import { onceEach } from '../../vocab/index.ts';
import type { Ruleset } from '../ruleset.ts';
import { secondEdition } from '../second-edition/index.ts';
import { pacificBoard } from './board.ts';
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
  phases: onceEach('purchase', 'combat-move', 'combat', 'noncombat-move', 'place', 'income'), // C6, C8
  options: {
    luck: ['dice', 'low-luck'],
    askDefender: ['club', 'never'],
  },
  capture: { ...secondEdition.capture, capitalLoot: 'cash-of-its-land' }, // C47
  income: { ...secondEdition.income, purses },
  victory: [],
  cites,
};
