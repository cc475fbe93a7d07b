// The cases of rulesets that are being written. They lie apart from the others, which pages and commands show.

import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import registry from '../../content/clauses.json' with { type: 'json' };
import drafts from '../../content/clauses-drafts.json' with { type: 'json' };
import { type Case, runCase } from '../../src/cases/index.ts';
import { caseTitlesOf } from '../../src/reference/index.ts';
import { DRAFT_RULESETS } from '../../src/rulesets/drafts.ts';
import { RULESETS } from '../../src/rulesets/index.ts';
import { jsonFiles, readCase } from '../support/conformance/cases.ts';

const files = jsonFiles(import.meta.dirname);
const specs = files.map((file): readonly [string, Case] => [file, readCase(file)]);
const clauses = new Set([...Object.keys(registry.clauses), ...Object.keys(drafts.clauses)]);

test('no id stands twice in a ruleset', () => {
  const ids = specs.map(([, { id, ruleset }]) => `${ruleset} ${id}`);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('no draft is offered', () => {
  const offered = new Set(RULESETS.map(({ id }) => id));
  expect(DRAFT_RULESETS.filter(({ id }) => offered.has(id))).toEqual([]);
});

describe.each(DRAFT_RULESETS)('$id', ({ id }) => {
  for (const [file, spec] of specs.filter(([, { ruleset }]) => ruleset === id))
    test(`${spec.id}  ${spec.title}`, () => {
      expect(basename(file)).toBe(`${spec.id}.json`);
      expect(basename(dirname(dirname(file)))).toBe(id);
      expect(clauses, `${spec.clause} is known`).toContain(spec.clause);
      expect(runCase(spec, DRAFT_RULESETS).why).toEqual([]);
    });
});

test.each(['de', 'nl'])('titles in %s that are written already are of cases there are', (language) => {
  const text = readFileSync(join(import.meta.dirname, `../../content/cases-drafts/${language}.json`), 'utf8');
  const ids = new Set(specs.map(([, { id }]) => id));
  const titled = [...caseTitlesOf(JSON.parse(text)).keys()];
  expect(titled.filter((id) => !ids.has(id))).toEqual([]);
});

test('every case is of a draft', () => {
  const known = new Set(DRAFT_RULESETS.map(({ id }) => id));
  expect(specs.filter(([, { ruleset }]) => !known.has(ruleset)).map(([file]) => file)).toEqual([]);
});
