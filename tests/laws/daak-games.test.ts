// Games between sparring players under DAAK's rules and all kinds of agreements. Every entry is held against the
// same laws as those of the second edition.

import { describe, expect, test } from 'vitest';
import { daak } from '../../src/rulesets/index.ts';
import { foldsAlike, playUnderLaws } from '../support/sparring/laws.ts';

const GAMES = 8;
const ROUNDS = 10;

describe('laws of whole games under daak', () => {
  test.each(Array.from({ length: GAMES }, (_, i) => 500 + i))('game %i', (seed) => {
    const game = playUnderLaws(seed, ROUNDS, daak);
    expect(game.breaches.slice(0, 3)).toEqual([]);
    expect(foldsAlike(game, Math.floor(game.entries.length / 2))).toBe(true);
  });
});
