// What holds in a game by each ruleset: every clause of its documents once, each overridden one with what is played
// instead, and no case of its rules that shows something else at work.

import path from 'node:path';
import { describe, expect, test } from 'vitest';
import book from '../../content/holds.json' with { type: 'json' };
import { secondEditionBoard } from '../../src/board/index.ts';
import { readCases } from '../../src/cases/files.ts';
import { clausesOf } from '../../src/cases/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { readRegistry, readTopics } from '../../src/reference/files.ts';
import { arranged, clausesPlayed, holdingsIn, holdsOf, withoutElsewhere } from '../../src/reference/index.ts';
import { newestRulesets, OptionsSchema } from '../../src/rulesets/index.ts';
import { LANGUAGES, type Language } from '../../src/vocab/index.ts';

const registry = readRegistry(path.resolve(import.meta.dirname, '../..'));
const cases = readCases(path.resolve(import.meta.dirname, '../..'));
const holds = holdsOf(book, registry);
const topics = readTopics(path.resolve(import.meta.dirname, '../..'), 'en').map(({ topic, clauses }) => ({
  topic,
  clauses: clauses.map(({ id }) => id),
}));
const rulesets = newestRulesets().map((ruleset) => ({
  id: ruleset.id,
  holdings: holdingsIn(holds, registry, ruleset.id, ruleset.options),
}));

describe.each(rulesets.map((one) => [one.id, one] as const))('a game by %s', (id, { holdings }) => {
  const stateOf = (clause: string) => [...holdings.values()].find((one) => one.clause.id === clause)?.state;

  test('has every clause of its documents on its pages, once', () => {
    const documents = holds.rulesets.get(id)?.systems ?? [];
    const own = [...registry.clauses.values()].filter(
      ({ id: clause, ruleset: system }) => documents.includes(system) && (holds.only.get(clause)?.includes(id) ?? true),
    );
    const shown = arranged(topics, holdings, documents).flatMap(({ clauses }) => clauses);
    expect(own.map((clause) => clause.id).filter((clause) => !shown.includes(clause))).toEqual([]);
    expect(shown.filter((clause, at) => shown.indexOf(clause) !== at)).toEqual([]);
    expect(shown.toSorted()).toEqual(
      clausesPlayed(holds, registry, id)
        .map((clause) => clause.id)
        .toSorted(),
    );
  });

  test('names for every clause that is overridden one that holds instead, and amends by what holds', () => {
    const wrong = [...holdings.values()].filter(
      ({ state, by, amendedBy }) =>
        (state === 'overridden') !== by.length > 0 || [...by, ...amendedBy].some((other) => stateOf(other) !== 'holds'),
    );
    expect(wrong.map(({ clause }) => clause.id)).toEqual([]);
  });

  test('has no case that shows at work what it does not play', () => {
    const own = cases.filter(({ spec }) => spec.ruleset === id);
    const wrong = own.flatMap(({ spec }) =>
      clausesOf(spec)
        .filter((clause) => stateOf(clause) === 'overridden' || stateOf(clause) === 'idle')
        .map((clause) => `${spec.id}: ${clause}`),
    );
    expect(own.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });
});

test('rulings stand below what they decide', () => {
  const daak = rulesets.find(({ id }) => id === 'daak');
  const canals = arranged(topics, daak?.holdings ?? new Map(), ['second-edition', 'daak']).find(
    ({ topic }) => topic === 'canals',
  )?.clauses;
  const suez = canals?.indexOf('canal.suez-ships-only') ?? -1;
  expect(canals?.[suez + 1]).toBe('ruling.D22');
});

test('what texts tell of other systems begins with the same word in each of them', () => {
  const project = path.resolve(import.meta.dirname, '../..');
  const told = (language: Language): readonly string[] => {
    const label = wordsOf(secondEditionBoard, language).say('holds-elsewhere');
    return readTopics(project, language)
      .flatMap(({ clauses }) => clauses)
      .filter(({ body }) => withoutElsewhere(body, label) !== body)
      .map(({ id }) => id);
  };
  expect(told('en').length).toBeGreaterThan(100);
  for (const language of LANGUAGES) expect(told(language), language).toEqual(told('en'));
});

test('nothing is judged that no ruleset has, and every option is one there is', () => {
  const played = rulesets.map(({ id }) => new Set<string>(clausesPlayed(holds, registry, id).map((one) => one.id)));
  const idle = [...holds.overridden, ...holds.amended].flatMap(([clause, by]) =>
    by.filter((other) => !played.some((one) => one.has(clause) && one.has(other))).map((other) => [clause, other]),
  );
  expect(idle).toEqual([]);
  const words = new Map<string, readonly string[]>(
    Object.entries(OptionsSchema.shape).map(([name, schema]) => [name, schema.options]),
  );
  expect(holds.options.filter(({ option, is }) => !is.every((word) => words.get(option)?.includes(word)))).toEqual([]);
});

test('a clause that has to be known is named if it is not', () => {
  const bad = { ...book, amended: { 'no.such': ['B1.1'] } };
  expect(() => holdsOf(bad, registry)).toThrow('no.such');
});
