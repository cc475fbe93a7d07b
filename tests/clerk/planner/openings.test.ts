// Every ruleset's opening as the board offers it for planning: nothing is due before the first moves.

import { expect, test } from 'vitest';
import { groupsIn, positionsOf } from '../../../src/clerk/index.ts';
import { awaits } from '../../../src/engine/index.ts';
import { newestRulesets, usualOptions } from '../../../src/rulesets/index.ts';
import { openingOf } from '../../../src/site/plan/opening.ts';

test.each(newestRulesets())('$id', (ruleset) => {
  const opening = openingOf(ruleset, usualOptions(ruleset));
  if (opening === undefined) throw new Error('It does not open.');
  const { state } = opening;
  const { power } = state.turn;
  expect(awaits(ruleset, state)).toMatchObject([{ kind: 'orders' }]);
  const { stages } = positionsOf(ruleset, state, power, []);
  expect(stages.map(({ refusals }) => refusals)).toEqual(stages.map(() => []));
  const [combat] = stages;
  const ground = combat && { ruleset, power, stage: combat };
  expect(ruleset.board.spaces.some(({ id }) => ground !== undefined && groupsIn(ground, id).length > 0)).toBe(true);
});
