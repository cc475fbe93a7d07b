// The table of the conformance suite: what it counts is what the cases are.

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readCases } from '../../src/cases/files.ts';
import { suiteOf } from '../../src/site/data/suite.ts';

const project = path.resolve(import.meta.dirname, '../..');

test('every case is run and counted for its clauses, and none fails', () => {
  const cases = readCases(project);
  const suite = suiteOf(project, cases);
  const files = readdirSync(path.join(project, 'tests', 'cases'), { recursive: true, encoding: 'utf8' });
  expect(suite.cases).toBe(files.filter((name) => name.endsWith('.json')).length);
  expect(suite.passed).toBe(suite.cases);
  expect(suite.clauses.every(({ failed }) => failed === 0)).toBe(true);
  const shot = suite.clauses.find(({ clause }) => clause === 'daak.transport.no-mixed-nations');
  expect(shot).toMatchObject({ accepted: expect.any(Number), refused: expect.any(Number) });
  expect(shot?.refused).toBeGreaterThan(0);
  // What was kept is what came out.
  expect(suiteOf(project, cases)).toEqual(suite);
});
