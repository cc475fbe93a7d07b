import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playGame } from '../support/sparring/index.ts';
import { foldsAlike } from '../support/sparring/laws.ts';

const game = playGame(1, { rounds: 4 });

describe('folding', () => {
  test('in two parts equals folding at once, wherever the cut is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: game.entries.length }), (cut) => foldsAlike(game, cut)),
      { numRuns: 25 },
    );
  });
  test('the same seed plays the same game', () => {
    expect(playGame(1, { rounds: 4 }).entries).toEqual(game.entries);
  });
  test('another seed another', () => {
    expect(playGame(2, { rounds: 4 }).entries).not.toEqual(game.entries);
  });
});
