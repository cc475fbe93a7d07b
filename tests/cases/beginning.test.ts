// With which cases a trial can begin, and with which it cannot, each by its kind: what the opening of a game cannot
// say.

import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type Case, noBeginning, positionOf, rulesetOfCase, startOf } from '../../src/cases/index.ts';
import { openTrial } from '../../src/clerk/trial.ts';
import type { GameState } from '../../src/engine/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { RULESETS, type Ruleset, usualOptions } from '../../src/rulesets/index.ts';
import { caseFiles, readCase } from '../support/conformance/cases.ts';

const around = { language: 'en', hex: (bytes: number) => '0'.repeat(2 * bytes), now: () => '2026-03-01T09:00:00Z' } as const;

const rulesOfCase = (spec: Case): Ruleset => {
  const ruleset = rulesetOfCase(spec.ruleset, RULESETS);
  if (ruleset === undefined) throw new Error(`${spec.id}: no such rules.`);
  return ruleset;
};

/** What a state is made of, but for who plays. */
const parts = (state: GameState) => Object.entries(state).filter(([part]) => part !== 'players');

/** Which parts of the position differ in a trial that begins with a case, but for who plays. */
const otherwise = (spec: Case): readonly string[] => {
  const ruleset = rulesOfCase(spec);
  const position = positionOf(ruleset, spec);
  const trial = openTrial(
    'trial-1',
    {
      title: spec.title,
      ruleset,
      options: { ...usualOptions(ruleset), ...(spec.options as object) },
      start: startOf(ruleset, spec),
      sparring: [],
      names: { screen: 'Here', sparring: 'Sparring player' },
    },
    wordsOf(ruleset.board, 'en'),
    around,
  );
  if (!trial.ok || !position.ok) throw new Error(`${spec.id} cannot be.`);
  const there = new Map(parts(trial.value.table.game.replay.state));
  const here = parts(position.value);
  expect(here.length).toBeGreaterThanOrEqual(there.size);
  return here.filter(([part, value]) => !isDeepStrictEqual(value, there.get(part))).map(([part]) => part);
};

const byKind = Map.groupBy(caseFiles().map(readCase), (spec) => noBeginning(rulesOfCase(spec), spec) ?? 'begins');
const kind = (name: string): readonly Case[] => byKind.get(name as 'begins') ?? [];

test('a trial begins with nearly every case, exactly as the case does', () => {
  expect(kind('begins').length).toBeGreaterThan(2200);
  expect(kind('begins').filter((spec) => otherwise(spec).length > 0)).toEqual([]);
});

describe('no trial begins with', () => {
  test.each([
    ['bids', 'the bidding before round 1, for nobody bids against himself', ['options', 'bidding']],
    ['phase', 'what comes later in a turn, for a game begins with a turn', ['turn']],
    ['taken', 'land that changed hands in this turn, for a turn begins without any', ['turn']],
  ])('%s: %s', (name, _why, parts) => {
    expect(kind(name).length).toBeGreaterThan(5);
    for (const spec of kind(name)) expect(otherwise(spec), spec.id).toEqual(parts);
  });

  test('players: what depends on who plays which powers, for all are played at one screen', () => {
    expect(kind('players').length).toBeGreaterThan(10);
    for (const { given, id } of kind('players')) expect(given.players?.length, id).toBeGreaterThan(1);
  });

  test('and there are no other kinds', () => {
    expect([...byKind.keys()].sort()).toEqual(['begins', 'bids', 'phase', 'players', 'taken']);
  });
});
