// An edition that nobody ever played, on its own board: a proof that editions are data. What it needs stands here and
// nowhere in `src`.

import { type PurseSpec, type Ruleset, secondEdition } from '../../../src/rulesets/index.ts';
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

const POWERS = ['germany', 'uk', 'usa', 'japan'] as const;
const FAR: { readonly [power in (typeof POWERS)[number]]: readonly string[] } = {
  germany: ['north-hills', 'passes', 'free-city'],
  uk: ['south-hills', 'passes', 'free-city'],
  usa: ['south-hills', 'south-shore'],
  japan: ['far-coast', 'south-shore'],
};
const pursesOf = (power: (typeof POWERS)[number]): readonly PurseSpec[] => [
  { id: 'near', power, spaces: [], startingIpc: 20 },
  { id: 'far', power, spaces: FAR[power], startingIpc: 9 },
];

export const madeUp: Ruleset = {
  ...secondEdition,
  id: 'made-up',
  version: 1,
  board: madeUpBoard,
  turnOrder: ['germany', 'uk', 'usa', 'japan'],
  // The two of the south move, buy and fight together.
  jointTurns: [['uk', 'usa']],
  sides: [
    { side: 'north', powers: ['germany'] },
    { side: 'south', powers: ['uk', 'usa'] },
    { side: 'island', powers: ['japan'] },
  ],
  // The island keeps out of the war until it attacks somebody, or is drawn into it.
  relations: [
    {
      between: ['germany', 'japan'],
      first: 'neither',
      changes: [
        { when: 'attack', by: ['japan'], to: 'enemy' },
        { when: 'round', round: 6, to: 'enemy' },
      ],
    },
    { between: ['uk', 'japan'], first: 'neither', changes: [{ when: 'attack', by: ['uk', 'japan'], to: 'enemy' }] },
    { between: ['usa', 'japan'], first: 'neither', changes: [{ when: 'round', round: 3, to: 'enemy' }] },
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
  // Money stays on its side of the water: two purses a power, the first with all land that the other does not name.
  income: { ...secondEdition.income, purses: POWERS.flatMap(pursesOf) },
  capture: { ...secondEdition.capture, capitalLoot: 'cash-of-its-land' },
  // An enemy of whoever walks into the free city says who defends it.
  neutrals: {
    ...secondEdition.neutrals,
    fee: 0,
    resistance: 'enemy-power',
    overflight: 'calls-defenders',
    defenceDice: { usual: 2, of: {} },
  },
  victory: ['north', 'south', 'island'].flatMap((side) => [
    { goal: 'capitals' as const, side, capitals: 1 },
    { goal: 'land-value' as const, side, ipc: 17 },
    { goal: 'land-value' as const, side, ipc: 14, theatre: 'mainland' },
    { goal: 'land-value' as const, side, ipc: 12, theatre: 'waters' },
  ]),
  decidedTheatre: 'victors-alone-attack',
  bids: { ...secondEdition.bids, side: 'island' },
};
