// With which cases a trial can begin, and with which it cannot.

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

/** What a state is made of; of who plays, which powers each. */
const parts = (state: GameState) =>
  Object.entries({ ...state, players: state.players.map(({ powers }) => powers) });

/** Which parts of the position differ in a trial that begins with a case, played by as many as the case says. */
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
      seats: (spec.given.players ?? ruleset.turnOrder.map((power) => [power])).map((powers) => ({ name: 'One', powers })),
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

const byKind = Map.groupBy(caseFiles().map(readCase), (spec) => noBeginning(spec) ?? 'begins');
const kind = (name: 'begins' | 'bids'): readonly Case[] => byKind.get(name) ?? [];

test('a trial begins with nearly every case, exactly as the case does', () => {
  expect(kind('begins').length).toBeGreaterThan(2200);
  expect(kind('begins').filter((spec) => otherwise(spec).length > 0)).toEqual([]);
});

describe('among them are', () => {
  const given = (is: (given: Case['given']) => boolean): number => kind('begins').filter((spec) => is(spec.given)).length;

  test('those that stand later in a turn', () => {
    expect(given(({ phase }) => phase !== undefined)).toBeGreaterThan(20);
  });
  test('those in which land has changed hands in this turn', () => {
    const isNow = ({ taken = {} }: Case['given']) => Object.values(taken).some(({ when }) => when === 'this turn');
    expect(given(isNow)).toBeGreaterThan(6);
  });
  test('those that say who plays which powers', () => {
    expect(given(({ players }) => players !== undefined)).toBeGreaterThan(15);
  });
});

test('none begins with the bidding before round 1, for nobody bids against himself', () => {
  expect(kind('bids').length).toBeGreaterThan(5);
  for (const spec of kind('bids')) expect(otherwise(spec), spec.id).toEqual(['options', 'bidding']);
  expect([...byKind.keys()].sort()).toEqual(['begins', 'bids']);
});
