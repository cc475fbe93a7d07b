// `cases`: runs conformance cases from anywhere and says clause by clause which passed.

import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../../archive/index.ts';
import { type Case, CaseSchema, type ClauseTally, clausesOf, runCase, tallyByClause } from '../../cases/index.ts';
import { readCaseTitles } from '../../reference/files.ts';
import { titleIn } from '../../reference/index.ts';
import { command } from '../command.ts';
import type { Desk } from '../desk.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { cleanLine } from '../paint.ts';
import { progressOf } from '../progress.ts';

/** The file at a place, or every file of cases below it. */
const filesAt = (desk: Desk, place: string): readonly string[] => {
  const full = path.resolve(desk.env.cwd, place);
  if (!existsSync(full)) throw new Stop(EXIT.usage, [desk.t('cases-no-path', { path: cleanLine(place) })]);
  if (statSync(full).isFile()) return [full];
  return filesUnder(full)
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.join(full, file));
};

/** A case, or what stands in a file in place of one and why it is none. */
type Found =
  | { readonly file: string; readonly spec: Case }
  | { readonly file: string; readonly spec?: never; readonly why: string };

/** What a file holds: a case, or a list of them. */
const casesIn = (desk: Desk, file: string): readonly Found[] => {
  const shown = path.relative(desk.env.cwd, file);
  const bad = (why: string): Found => ({ file: shown, why: desk.t('cases-not-a-case', { why: cleanLine(why) }) });
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return [bad(error instanceof Error ? error.message : 'JSON')];
  }
  return (Array.isArray(value) ? value : [value]).map((each: unknown): Found => {
    const parsed = CaseSchema.safeParse(each);
    if (parsed.success) return { file: shown, spec: parsed.data };
    const [issue] = parsed.error.issues;
    return bad(issue === undefined ? '' : `${issue.path.map(String).join('/')}: ${issue.message}`);
  });
};

interface Run {
  readonly file: string;
  readonly id: string;
  readonly title?: string;
  readonly ruleset?: string;
  readonly clauses: readonly string[];
  readonly passed: boolean;
  readonly why: readonly string[];
}

const run = (found: Found): Run => {
  const { file, spec } = found;
  if (spec === undefined) return { file, id: file, clauses: [], passed: false, why: [found.why] };
  const { passed, why } = runCase(spec);
  const { id, title, ruleset } = spec;
  return { file, id, title, ruleset, clauses: clausesOf(spec), passed, why };
};

/** Clause, number of its cases, what came of them; columns as wide as the longest id needs. */
const tellTable = (desk: Desk, tallies: readonly ClauseTally[]): void => {
  const { t, paint } = desk;
  if (tallies.length === 0) return;
  const wide = Math.max(t('suite-clause').length, ...tallies.map(({ clause }) => clause.length));
  const tall = Math.max(t('cases-count').length, 4);
  const row = (clause: string, count: string, status: string): void =>
    desk.say(`${clause.padEnd(wide)}  ${count.padStart(tall)}  ${status}`);
  row(t('suite-clause'), t('cases-count'), t('cases-status'));
  for (const { clause, passed, failed } of tallies) {
    const status =
      failed.length === 0 ? paint.green(t('cases-all-passed')) : paint.red(t('cases-failed', { count: failed.length }));
    row(cleanLine(clause), String(passed.length + failed.length), status);
  }
};

/** What a case is about, in the reader's language where that is known. */
const titlesFor = (desk: Desk): ((run: Run) => string) => {
  const titles = readCaseTitles(desk.env.project, desk.language);
  return ({ id, title = '' }) => cleanLine(titleIn(titles, { id, body: title }) ?? title);
};

const tellFailures = (desk: Desk, runs: readonly Run[]): void => {
  const titleOf = titlesFor(desk);
  for (const run of runs.filter(({ passed }) => !passed)) {
    const { id, why } = run;
    desk.say(`${desk.paint.bold(cleanLine(id))}  ${titleOf(run)}`.trimEnd());
    for (const reason of why) desk.say(`  ${cleanLine(reason)}`);
  }
};

/** The cases of one clause by name: what they are about is what one asks. */
const tellCases = (desk: Desk, runs: readonly Run[]): void => {
  const { t, paint } = desk;
  const titleOf = titlesFor(desk);
  for (const run of runs) {
    const status = run.passed ? paint.green(t('cases-all-passed')) : paint.red(t('cases-one-failed'));
    desk.say(`${status}  ${cleanLine(run.id)}  ${titleOf(run)}`);
  }
};

export const cases = command({
  name: 'cases',
  takes: { paths: '[paths...]' },
  options: { clause: '--clause <id>', failed: '--failed' },
  examples: [
    'npx fieldpost cases',
    'npx fieldpost cases my-cases/ blitz.1.json',
    'npx fieldpost cases --clause retreat.attacker-only',
  ],
  async run(desk, places, given) {
    const own = path.join(desk.env.project, 'tests', 'cases');
    const files = (places.length === 0 ? [own] : places).flatMap((place) => filesAt(desk, place));
    const clause = given.text('clause');
    const found = files
      .flatMap((file) => casesIn(desk, file))
      .filter(({ spec }) => clause === undefined || (spec !== undefined && clausesOf(spec).includes(clause)));
    if (found.length === 0) {
      throw new Stop(EXIT.usage, [
        clause === undefined ? desk.t('cases-none') : desk.t('cases-none-of', { clause: cleanLine(clause) }),
      ]);
    }
    const progress = progressOf(desk, found.length, (done, all) => desk.t('cases-progress', { done, all }));
    const runs = found.map((each, index) => {
      const done = run(each);
      progress(index + 1);
      return done;
    });
    const specs = found.flatMap(({ spec }, index) =>
      spec === undefined ? [] : [{ spec, passed: runs[index]?.passed === true }],
    );
    const tallies = tallyByClause(specs).filter((tally) => clause === undefined || tally.clause === clause);
    const shown = given.has('failed') ? tallies.filter((tally) => tally.failed.length > 0) : tallies;
    if (clause === undefined) tellTable(desk, shown);
    else tellCases(desk, runs);
    tellFailures(desk, runs);
    const failed = runs.filter(({ passed }) => !passed).length;
    const passed = runs.length - failed;
    desk.say(desk.t('cases-summary', { passed, failed }));
    const result = { passed, failed, clauses: tallies, cases: runs };
    return answer(result, failed === 0 ? EXIT.ok : EXIT.refused);
  },
});
