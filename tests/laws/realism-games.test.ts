// Twenty games of wanderers under Enhanced Realism, held against the laws entry by entry; between them they show what that
// ruleset alone has.

import { describe, expect, test } from 'vitest';
import { enhancedRealism } from '../../src/rulesets/index.ts';
import { foldsAlike, playUnderLaws } from '../support/sparring/laws.ts';

const GAMES = 20;
const ROUNDS = 2;

const seen = new Set<string>();

describe('laws of whole games under enhanced-realism', () => {
  test.each(Array.from({ length: GAMES }, (_, i) => 600 + i))('game %i', (seed) => {
    const game = playUnderLaws(seed, ROUNDS, enhancedRealism, {}, { manner: 'wanders' });
    expect(game.breaches.slice(0, 3)).toEqual([]);
    expect(foldsAlike(game, Math.floor(game.entries.length / 2))).toBe(true);
    for (const { events } of game.entries) {
      for (const event of events) {
        seen.add(event.type);
        if (event.type === 'rolled' && event.claims !== undefined) seen.add('claims');
        if (event.type === 'phase-began') seen.add(event.phase);
        if (event.type === 'paid') seen.add(event.for);
      }
    }
  });

  test('the games have shown what this ruleset alone has', () => {
    expect([...seen]).toEqual(
      expect.arrayContaining(['claims', 'combat-move/2', 'combat/2', 'unspent', 'neutral-defended']),
    );
  });
});
