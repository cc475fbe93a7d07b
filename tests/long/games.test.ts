// Many games to their end, under the same laws as the twenty of every test run. `SPARRING_GAMES=500 npm test -- long`
// plays so many under each ruleset in its newest version; older ones are frozen (tests/long/frozen).

import { describe, expect, test } from 'vitest';
import { newestRulesets } from '../../src/rulesets/index.ts';
import { foldsAlike, gamesFor, playUnderLaws } from '../support/sparring/laws.ts';

const FIRST = 1000;
const GAMES = Number(process.env.SPARRING_GAMES ?? 30);
const ROUNDS = 25;
/** Rulesets that thousands of games were played under and that no word was added to since: a third as many of each. */
const SETTLED: readonly string[] = ['second-edition', 'daak', 'enhanced-realism'];

describe.each(newestRulesets())('laws of many games: $id', (ruleset) => {
  const count = SETTLED.includes(ruleset.id) ? Math.ceil(GAMES / 3) : GAMES;
  test.each(gamesFor(ruleset, FIRST, count, ROUNDS))('game %i, at most %i rounds', (seed, rounds) => {
    const game = playUnderLaws(seed, rounds, ruleset);
    expect(game.breaches.slice(0, 3)).toEqual([]);
    expect(foldsAlike(game, Math.floor(game.entries.length / 3))).toBe(true);
  });
});
