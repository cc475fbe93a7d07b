// Rulesets that are being written play under the laws already, as far as they have come.

import { describe, expect, test } from 'vitest';
import { pacific2001 } from '../../src/rulesets/pacific-2001/index.ts';
import { foldsAlike, playUnderLaws } from '../support/sparring/laws.ts';

describe('pacific-2001', () => {
  test.each([5, 8])('two rounds of wanderers, game %i: Japan scores and China raises troops', (seed) => {
    const game = playUnderLaws(seed, 2, pacific2001, {}, { manner: 'wanders' });
    expect(game.breaches.slice(0, 3)).toEqual([]);
    expect(foldsAlike(game, Math.floor(game.entries.length / 2))).toBe(true);
    const events = game.entries.flatMap((entry) => entry.events);
    expect(events.some((event) => event.type === 'points-changed')).toBe(true);
    const raised = events.filter((event) => event.type === 'units-purchased' && event.power === 'china');
    expect(raised.length).toBe(2);
    expect(game.state.points?.axis ?? 0).toBeGreaterThan(0);
  });
});
