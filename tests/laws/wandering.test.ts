// Games of wanderers, who know no rule and take what the engine offers: under every ruleset, held against the laws
// entry by entry. They end up where no sound player goes, and find out whether what is offered is also allowed.

import { describe, expect, test } from 'vitest';
import { newestRulesets } from '../../src/rulesets/index.ts';
import { foldsAlike, gamesFor, playUnderLaws } from '../support/sparring/laws.ts';

const ROUNDS = 4;

describe.each(newestRulesets())('laws of games of wanderers: $id, version $version', (ruleset) => {
  test.each(gamesFor(ruleset, 900, 2, ROUNDS))('game %i, at most %i rounds', (seed, rounds) => {
    const game = playUnderLaws(seed, rounds, ruleset, {}, { manner: 'wanders' });
    expect(game.breaches.slice(0, 3)).toEqual([]);
    expect(foldsAlike(game, Math.floor(game.entries.length / 2))).toBe(true);
  });
});
