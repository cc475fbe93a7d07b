// Every conformance case in this folder, and cases that are false on purpose, which the runner must find out.

import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import registry from '../../content/clauses.json' with { type: 'json' };
import { CaseSchema, runCase } from '../../src/cases/index.ts';

const here = import.meta.dirname;

const jsonFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));

const read = (file: string) => CaseSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

const files = jsonFiles(here);
const clauses = new Set(registry.clauses.map(({ id }) => id));

describe('conformance cases', () => {
  test('there are at least 150, and no id twice', () => {
    const ids = files.map((file) => read(file).id);
    expect(ids.length).toBeGreaterThanOrEqual(150);
    expect(new Set(ids).size).toBe(ids.length);
  });

  for (const file of files) {
    const spec = read(file);
    test(`${spec.id}  ${spec.title}`, () => {
      expect(basename(file)).toBe(`${spec.id}.json`);
      expect(clauses, `${spec.clause} is in the registry`).toContain(spec.clause);
      expect(runCase(spec).why).toEqual([]);
    });
  }
});

describe('false cases fail', () => {
  const wrong = jsonFiles(join(here, '../support/false-cases'));

  test('there are at least ten', () => {
    expect(wrong.length).toBeGreaterThanOrEqual(10);
  });

  for (const file of wrong) {
    const spec = read(file);
    test(spec.title, () => {
      expect(runCase(spec).passed).toBe(false);
    });
  }
});
