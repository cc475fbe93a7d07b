// What refusals and effects are about more closely than their code says, and the clauses looked up by it: one cannot be
// without the other, or a misspelt word would cite less without a sound.

import { describe, expect, test } from 'vitest';
import { CIRCUMSTANCES } from '../../src/engine/refusals/about.ts';
import { DRAFT_RULESETS } from '../../src/rulesets/drafts.ts';
import { RULESETS } from '../../src/rulesets/index.ts';
import { UNIT_TYPES } from '../../src/vocab/index.ts';

const rulesets = RULESETS;
const keys = new Set([...rulesets, ...DRAFT_RULESETS].flatMap(({ cites }) => Object.keys(cites)));
const known: readonly string[] = Object.entries(CIRCUMSTANCES).flatMap(([code, words]) =>
  words.map((word) => `${code}/${word}`),
);

test.each(known)('%s is cited by some ruleset', (key) => {
  expect(keys).toContain(key);
});

describe.each(rulesets)('$id@$version', ({ board, cites, combat: { land, sea, raid, landing = land } }) => {
  const steps = [land, sea, raid, landing].flatMap(({ opening, first = [], round }) => [
    ...opening,
    ...first,
    ...round,
  ]);
  const subjects = new Set<string>([
    ...UNIT_TYPES,
    ...board.spaces.map(({ id }) => id),
    ...board.canals.map(({ id }) => id),
    ...board.closed,
    ...(board.theatres ?? []).map(({ id }) => id),
    ...board.sides.map(({ id }) => id),
    ...steps.map((step) => (typeof step === 'string' ? step : step.step)),
    'attack',
    'defence',
  ]);
  const isPair = (subject: string): boolean => subject.split('/').every((id) => subjects.has(id));

  test('every citation of a circumstance is for one that the engine knows, a kind of unit and its side, a step, a place or two', () => {
    const narrow = Object.keys(cites).filter((key) => key.includes('/'));
    const strange = narrow.filter((key) => !known.includes(key) && !isPair(key.slice(key.indexOf('/') + 1)));
    expect(strange).toEqual([]);
  });
});
