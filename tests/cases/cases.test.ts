// Every conformance case in this folder, and cases that are false on purpose, which the runner must find out.

import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import registry from '../../content/clauses.json' with { type: 'json' };
import { runCase } from '../../src/cases/index.ts';
import { pacific2001 } from '../../src/rulesets/index.ts';
import { caseFiles, inheritedBy, jsonFiles, readCase, rulesetIdOf } from '../support/conformance/cases.ts';
import { DAAK_DECIDES_OTHERWISE } from '../support/conformance/decided-otherwise.ts';
import { onBoardOf } from '../support/conformance/elsewhere.ts';

const files = caseFiles();
const clauses = new Set(Object.keys(registry.clauses));

describe('conformance cases', () => {
  test('no id stands twice', () => {
    const ids = files.map((file) => readCase(file).id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  for (const file of files) {
    const spec = readCase(file);
    test(`${spec.id}  ${spec.title}`, () => {
      expect(basename(file)).toBe(`${spec.id}.json`);
      expect(basename(dirname(dirname(file)))).toBe(rulesetIdOf(spec));
      expect(clauses, `${spec.clause} is in the registry`).toContain(spec.clause);
      expect(runCase(spec).why).toEqual([]);
    });
  }
});

describe('what DAAK presupposes', () => {
  const otherwise = new Set(Object.keys(DAAK_DECIDES_OTHERWISE));

  test('comes out the same, except where its own rules differ', () => {
    const failed = inheritedBy('daak').filter((spec) => !runCase(spec).passed);
    expect(failed.map(({ id }) => id).sort()).toEqual([...otherwise].sort());
  });
  test('the differences are clauses of its own', () => {
    expect(Object.values(DAAK_DECIDES_OTHERWISE).filter((clause) => !clauses.has(clause))).toEqual([]);
  });
});

describe('what Pacific shares with Europe holds under its words on Europe’s board', () => {
  const shared = inheritedBy(pacific2001.id, 'europe-1999').filter(({ clause }) => /^C\d/.test(clause));
  const onEuropes = onBoardOf('europe-1999')(pacific2001);

  test.each(shared.map((spec) => [spec.id, spec.title, spec] as const))('%s  %s', (_id, _title, spec) => {
    expect(runCase(spec, [onEuropes]).why).toEqual([]);
  });
});

describe('false cases fail', () => {
  const wrong = jsonFiles(join(import.meta.dirname, '../support/false-cases'));

  test('there are at least ten', () => {
    expect(wrong.length).toBeGreaterThanOrEqual(10);
  });

  for (const file of wrong) {
    const spec = readCase(file);
    test(spec.title, () => {
      expect(runCase(spec).passed).toBe(false);
    });
  }
});
