// A move that no order made is marked in the account of the turn, from which the pages are set.

import { expect, test } from 'vitest';
import type { GameState } from '../../src/engine/index.ts';
import { type MoveAccount, movesOf } from '../../src/stats/account/moves.ts';
import { combat, march, noncombat, type Outcome } from '../support/moves.ts';
import { positionOf } from '../support/position.ts';

const told = (outcome: Outcome, start: GameState): readonly MoveAccount[] => {
  if (!outcome.ok) throw new Error('The order is refused.');
  const { events } = outcome.value;
  return movesOf(events, start, { from: 0, to: events.length });
};

test('a plane that the rules bring down, and one that was ordered home', () => {
  const start = positionOf({ power: 'japan', units: { 'wake-island': { japan: '1 ftr' } } });
  const flown = combat(start, [march('1 ftr', 'wake-island > wake-island-sea')]);
  const forgotten = noncombat(flown.state, []);
  expect(told(forgotten, flown.state)).toMatchObject([
    { kind: 'march', path: ['wake-island-sea', 'wake-island'], unordered: 'yes' },
  ]);
  const ordered = noncombat(flown.state, [march('1 ftr', 'wake-island-sea > wake-island')]);
  const [move] = told(ordered, flown.state);
  expect(move).toMatchObject({ kind: 'march', path: ['wake-island-sea', 'wake-island'] });
  expect(move).not.toHaveProperty('unordered');
});
