// The conformance suite as it stands: every case run, counted clause by clause. Running takes seconds, so what came out
// is kept as long as neither the cases nor the code that decides them has changed.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findingsIn, fingerprintOf } from '../../archive/index.ts';
import type { CaseFile } from '../../cases/files.ts';
import { type Case, runCase, tallyByClause } from '../../cases/index.ts';
import { theCases } from './cases.ts';
import { theRegistry } from './clauses.ts';

/** What the suite says of a clause. `failed` is none in a program that is in order. */
interface ClauseStatus {
  readonly clause: string;
  readonly accepted: number;
  readonly refused: number;
  readonly failed: number;
}

export interface Suite {
  readonly cases: number;
  readonly passed: number;
  /** Clauses with a case, in the order of the registry. */
  readonly clauses: readonly ClauseStatus[];
}

/** The folders a case runs through. */
const CODE = ['vocab', 'board', 'rulesets', 'engine', 'notation', 'dice', 'cases'].map((name) =>
  path.join('src', name),
);

const run = (specs: readonly Case[]): Suite => {
  const results = specs.map((spec) => ({ spec, passed: runCase(spec).passed }));
  const refusing = new Set(specs.filter(({ then }) => 'refused' in then).map(({ id }) => id));
  const order = new Map([...theRegistry().clauses.keys()].map((id, index) => [id, index]));
  const place = (id: string): number => order.get(id) ?? order.size;
  const clauses = tallyByClause(results).map(({ clause, passed, failed }): ClauseStatus => {
    const all = [...passed, ...failed];
    const refused = all.filter((id) => refusing.has(id)).length;
    return { clause, accepted: all.length - refused, refused, failed: failed.length };
  });
  return {
    cases: results.length,
    passed: results.filter(({ passed }) => passed).length,
    clauses: clauses.toSorted((a, b) => place(a.clause) - place(b.clause)),
  };
};

/**
 * Runs the cases with the code of a project, or takes what came out when they were last run by the same code.
 *
 * @param project the folder that holds `src`
 */
export const suiteOf = (project: string, cases: readonly CaseFile[]): Suite => {
  const name = fingerprintOf(
    project,
    CODE,
    cases.map(({ text }) => text),
  );
  const kept = path.join(findingsIn(project), 'suite', `${name.slice(0, 24)}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Suite; // written below
  const suite = run(cases.map(({ spec }) => spec));
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(suite));
  return suite;
};

let held: Suite | undefined;

/** The suite of this program. */
export const theSuite = (): Suite => {
  held ??= suiteOf(process.cwd(), theCases());
  return held;
};
