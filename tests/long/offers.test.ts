// What the planner offers is what the rules take, and nothing else, in two hundred positions over all rulesets.

import { describe, expect, test } from 'vitest';
import { newestRulesets } from '../../src/rulesets/index.ts';
import { holdOffers } from '../clerk/planner/offers.ts';

const POSITIONS = 200;

describe.each(newestRulesets())('what is offered on the board: $id', (ruleset) => {
  test('is what the rules take, to whatever space', () => {
    const { offered, refused } = holdOffers(ruleset, Math.ceil(POSITIONS / newestRulesets().length));
    expect(offered).toBeGreaterThan(30);
    expect(refused).toBeGreaterThan(100);
  }, 240_000);
});
