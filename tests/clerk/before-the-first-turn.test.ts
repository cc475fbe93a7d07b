// A sheet for the first turn is tried past what others say before it: what cannot be done is told at once.

import { expect, test } from 'vitest';
import { givenTo, rehearse } from '../../src/clerk/rehearse.ts';
import { decide, evolve, NO_NONCE, type PowerOrder, unopened } from '../../src/engine/index.ts';
import { usualOptions } from '../../src/rulesets/index.ts';
import { linked2001 } from '../../src/rulesets/linked-2001/index.ts';

test('what an ally’s advance and convoy money stand before is looked at all the same', () => {
  const begun = decide(linked2001, unopened(), {
    type: 'open-game',
    title: 'An opening',
    board: linked2001.board.id,
    ruleset: linked2001.id,
    version: linked2001.version,
    options: usualOptions(linked2001),
    players: [
      { id: 'anna', name: 'Anna', role: 'player', powers: ['germany'] },
      { id: 'bram', name: 'Bram', role: 'player', powers: ['japan', 'ussr', 'uk', 'usa', 'china'] },
    ],
    dice: { source: 'recorded' },
    purpose: 'demonstration',
  });
  if (!begun.ok) throw new Error('The game does not open.');
  const state = begun.value.events.reduce(evolve, unopened());
  const march = (from: string, to: string): PowerOrder => ({
    type: 'combat-move',
    power: 'germany',
    moves: [{ kind: 'march', units: { infantry: 1 }, path: [from, to] }],
    nonce: NO_NONCE,
  });
  const tried = (order: PowerOrder) =>
    rehearse(
      linked2001,
      { at: state, state },
      [
        { type: 'cash-advance', power: 'germany', placements: [] },
        { type: 'purchase', power: 'germany', units: { infantry: 3 } },
        order,
      ],
      givenTo(linked2001),
    );
  const friendly = tried(march('eu:austria', 'eu:czechoslovakia'));
  expect(friendly.refused).toMatchObject([{ order: 2, refusals: [{ code: 'no-combat-there' }] }]);
  expect(tried(march('eu:poland', 'eu:east-poland'))).toMatchObject({ refused: [], end: 'dice', checked: 3 });
});
