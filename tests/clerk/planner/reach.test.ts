// What the planner offers is what the rules take; in more positions in tests/long/offers.

import { describe, expect, test } from 'vitest';
import { newestRulesets } from '../../../src/rulesets/index.ts';
import { holdOffers } from './offers.ts';

/** Positions of each ruleset. */
const POSITIONS = 12;

describe.each(newestRulesets())('what is offered on the board: $id', (ruleset) => {
  test('is what the rules take, to whatever space', () => {
    const { offered, refused } = holdOffers(ruleset, POSITIONS);
    // A law over nothing would prove nothing.
    expect(offered).toBeGreaterThan(10);
    expect(refused).toBeGreaterThan(30);
  }, 240_000);
});
