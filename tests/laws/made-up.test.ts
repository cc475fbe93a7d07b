// An edition made up for this test plays whole games to their end under the laws, without a line in `src` that knows it.

import { describe, expect, test } from 'vitest';
import { madeUp } from '../support/made-up/ruleset.ts';
import { foldsAlike, playUnderLaws } from '../support/sparring/laws.ts';

const opening = {
  players: [
    { id: 'anna', name: 'Anna', role: 'player' as const, powers: ['germany' as const] },
    { id: 'bram', name: 'Bram', role: 'player' as const, powers: ['uk' as const, 'usa' as const] },
    { id: 'cas', name: 'Cas', role: 'player' as const, powers: ['japan' as const] },
  ],
};

const seen = new Set<string>();

describe('an edition that nobody ever played', () => {
  test.each(Array.from({ length: 4 }, (_, i) => 42 + i))('game %i', (seed) => {
    const game = playUnderLaws(seed, 40, madeUp, {}, { manner: 'wanders', opening });
    expect(game.breaches.slice(0, 3)).toEqual([]);
    expect(foldsAlike(game, Math.floor(game.entries.length / 2))).toBe(true);
    for (const { events } of game.entries)
      for (const event of events) {
        seen.add(event.type);
        if (event.type === 'phase-began') seen.add(event.phase);
        if (event.type === 'game-won') seen.add(event.how);
        if (event.type === 'step-began') seen.add(event.step);
      }
  });

  test('the games have shown what is new in it', () => {
    expect([...seen]).toEqual(
      expect.arrayContaining(['game-won', 'combat-move/2', 'combat/2', 'units-damaged', 'first-of-attack']),
    );
  });
});
