// Games with everything agreed on that can be, bids among it, under each ruleset: held against the laws entry by entry.

import { describe, expect, test } from 'vitest';
import { newestRulesets } from '../../src/rulesets/index.ts';
import { allOptions, foldsAlike, gamesFor, playUnderLaws } from '../support/sparring/laws.ts';

const ROUNDS = 5;

describe.each(newestRulesets())('laws of games with all options on: $id', (ruleset) => {
  test.each(gamesFor(ruleset, 700, 3, ROUNDS))('game %i, at most %i rounds', (seed, rounds) => {
    const game = playUnderLaws(seed, rounds, ruleset, allOptions(ruleset));
    expect(game.breaches.slice(0, 3)).toEqual([]);
    expect(foldsAlike(game, Math.floor(game.entries.length / 2))).toBe(true);
    const bids = ruleset.options.bids === undefined ? 0 : 1;
    expect(game.entries.slice(1, 2).filter(({ order }) => order?.type === 'bid')).toHaveLength(bids);
    expect(game.entries.flatMap(({ events }) => events).filter(({ type }) => type === 'bid-made')).toHaveLength(bids);
  });
});
