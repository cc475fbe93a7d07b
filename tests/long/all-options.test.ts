// Games under each ruleset with everything agreed on that can be, played to their end. `SPARRING_GAMES`
// sets how many. Of each ruleset the newest version: older ones are frozen (tests/long/frozen).

import { describe, expect, test } from 'vitest';
import { newestRulesets } from '../../src/rulesets/index.ts';
import { allOptions, foldsAlike, gamesFor, playUnderLaws } from '../support/sparring/laws.ts';

const FIRST = 3000;
const GAMES = Number(process.env.SPARRING_GAMES ?? 6);
const ROUNDS = 25;

describe.each(newestRulesets())('laws of games with all options on: $id', (ruleset) => {
  test.each(gamesFor(ruleset, FIRST, GAMES, ROUNDS))('game %i, at most %i rounds', (seed, rounds) => {
    const game = playUnderLaws(seed, rounds, ruleset, allOptions(ruleset));
    expect(game.breaches.slice(0, 3)).toEqual([]);
    expect(foldsAlike(game, Math.floor(game.entries.length / 3))).toBe(true);
  });
});
