// `cases`: runs conformance cases from anywhere and counts them clause by clause.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { CaseSchema, type Outcome, runCase } from '../../cases/index.ts';
import { command } from '../command.ts';
import type { Desk } from '../desk.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { cleanLine } from '../paint.ts';
import { progressOf } from '../progress.ts';

const filesUnder = (desk: Desk, place: string): readonly string[] => {
  const full = path.resolve(desk.env.cwd, place);
  if (!existsSync(full)) throw new Stop(EXIT.usage, [desk.t.cases.noPath(cleanLine(place))]);
  if (statSync(full).isFile()) return [full];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
};

interface Run extends Outcome {
  readonly file: string;
}

/** Runs what a file holds: a case, or a list of them. A file that is no case is a failure with its reason. */
const runFile = (desk: Desk, file: string): readonly Run[] => {
  const shown = path.relative(desk.env.cwd, file);
  const bad = (why: string): Run => ({
    file: shown,
    id: shown,
    clause: '?',
    passed: false,
    why: [desk.t.cases.notACase(cleanLine(why))],
  });
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return [bad(error instanceof Error ? error.message : 'JSON')];
  }
  return (Array.isArray(value) ? value : [value]).map((each: unknown): Run => {
    const parsed = CaseSchema.safeParse(each);
    if (parsed.success) return { file: shown, ...runCase(parsed.data) };
    const [issue] = parsed.error.issues;
    return bad(issue === undefined ? '' : `${issue.path.map(String).join('/')}: ${issue.message}`);
  });
};

const tellClause = (desk: Desk, clause: string, runs: readonly Run[]): void => {
  const { t, paint } = desk;
  const failed = runs.filter(({ passed }) => !passed);
  const passed = runs.length - failed.length;
  const counts = [
    ...(passed === 0 ? [] : [paint.green(t.cases.passed(passed))]),
    ...(failed.length === 0 ? [] : [paint.red(t.cases.failed(failed.length))]),
  ];
  desk.say(`${clause}  ${counts.join(', ')}`);
  for (const { id, why } of failed) {
    desk.say(`  ${paint.bold(cleanLine(id))}`);
    for (const reason of why) desk.say(`    ${cleanLine(reason)}`);
  }
};

export const cases = command({
  name: 'cases',
  takes: '[paths...]',
  options: { failed: '--failed' },
  async run(desk, places, given) {
    const own = path.join(desk.env.project, 'tests', 'cases');
    const files = (places.length === 0 ? [own] : places).flatMap((place) => filesUnder(desk, place));
    if (files.length === 0) throw new Stop(EXIT.usage, [desk.t.cases.none]);
    const progress = progressOf(desk, files.length, desk.t.cases.progress);
    const runs = files.flatMap((file, index) => {
      const done = runFile(desk, file);
      progress(index + 1);
      return done;
    });
    const clauses = [...new Set(runs.map(({ clause }) => clause))].sort(
      new Intl.Collator('en', { numeric: true }).compare,
    );
    for (const clause of clauses) {
      const own = runs.filter((run) => run.clause === clause);
      if (!given.has('failed') || own.some(({ passed }) => !passed)) tellClause(desk, clause, own);
    }
    const failed = runs.filter(({ passed }) => !passed).length;
    desk.say(desk.t.cases.total(runs.length - failed, failed));
    return answer({ passed: runs.length - failed, failed, cases: runs }, failed === 0 ? EXIT.ok : EXIT.refused);
  },
});
