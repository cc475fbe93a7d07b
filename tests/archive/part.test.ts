// Parts of an archive: every game in one of them, by its name.

import { describe, expect, test } from 'vitest';
import { isInPart, parsePart, partsOf, sayPart } from '../../src/archive/index.ts';

describe('a part', () => {
  test('is said as its number and how many there are', () => {
    expect(parsePart('3/16')).toEqual({ at: 3, of: 16 });
    expect(partsOf(2).map(sayPart)).toEqual(['1/2', '2/2']);
  });

  test.each(['', '3', '0/4', '5/4', '1/0', '1/257', '-1/2', '1.5/2', '1/2/3', ' 1/2', '1/2 ', 'a/b'])(
    'is not “%s”',
    (said) => {
      expect(parsePart(said)).toBeUndefined();
    },
  );

  const games = Array.from({ length: 2000 }, (_, at) => `game-${at}`);

  test.each([1, 2, 7, 16])('of %i has some of the games, and each game is in one', (of) => {
    const counts = partsOf(of).map((part) => games.filter((game) => isInPart(part, game)).length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(games.length);
    for (const game of games) expect(partsOf(of).filter((part) => isInPart(part, game))).toHaveLength(1);
    expect(Math.min(...counts)).toBeGreaterThan((games.length / of) * 0.7);
  });
});
