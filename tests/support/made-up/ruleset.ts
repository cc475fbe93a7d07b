// An edition that nobody ever played, on its own board: a proof that editions are data. What it needs stands here and
// nowhere in `src`.

import { type Ruleset, secondEdition } from '../../../src/rulesets/index.ts';
import { madeUpBoard } from './board.ts';

/** Everybody fires; artillery and what shoots first come before the others, and what they hit is gone at once. */
const FIRST = [
  {
    step: 'first-of-attack',
    role: 'artillery',
    fires: 'attack',
    who: { having: 'blitzes' },
    losses: 'at-once',
    clauses: [],
  },
  {
    step: 'rest-of-attack',
    role: 'attack',
    fires: 'attack',
    who: { lacking: ['blitzes'] },
    losses: 'marked',
    clauses: [],
  },
  { step: 'all-of-defence', role: 'defence', fires: 'defence', who: {}, losses: 'marked', clauses: [] },
] as const;

export const madeUp: Ruleset = {
  ...secondEdition,
  id: 'made-up',
  version: 1,
  board: madeUpBoard,
  turnOrder: ['germany', 'uk', 'japan', 'usa'],
  sides: [
    { side: 'north', powers: ['germany'] },
    { side: 'south', powers: ['uk', 'usa'] },
    { side: 'island', powers: ['japan'] },
  ],
  // Buying comes first and last: what is bought at the end waits for nobody. Combat comes twice.
  phases: [
    { id: 'combat-move', kind: 'combat-move' },
    { id: 'combat', kind: 'combat' },
    { id: 'purchase', kind: 'purchase' },
    { id: 'combat-move/2', kind: 'combat-move', movers: 'blitzes' },
    { id: 'combat/2', kind: 'combat' },
    { id: 'noncombat-move', kind: 'noncombat-move' },
    { id: 'place', kind: 'place' },
    { id: 'income', kind: 'income' },
  ],
  options: { askDefender: ['club', 'never'], pieceLimits: ['off', 'on'] },
  combat: {
    ...secondEdition.combat,
    land: { opening: ['supporting-shot'], round: [...FIRST, 'remove-marked', 'retreat'] },
    sea: {
      opening: [],
      first: ['submarine-fire', ...FIRST, 'remove-marked', 'submarine-withdrawal', 'retreat'],
      round: [...FIRST, 'remove-marked', 'submarine-withdrawal', 'retreat'],
    },
    orderOfLoss: {
      attack: { land: ['infantry'], sea: ['transport'] },
      defence: { land: ['artillery'], sea: [] },
    },
    askFor: { land: [{ unit: 'bomber' }], sea: [{ unit: 'battleship', if: 'loaded' }] },
  },
  victory: ['north', 'south', 'island'].map((side) => ({ goal: 'capitals', side, capitals: 1 })),
  bids: { ...secondEdition.bids, side: 'island' },
};
