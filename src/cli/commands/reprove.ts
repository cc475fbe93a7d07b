// `reprove`: proves all games anew after a change of the rules, and says in what they differ, by kinds. What was found
// out about a game is kept under its log and the code of the rules, so that one goes on where one left off. It may be
// shared among machines, and their reports joined.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import {
  codeFingerprint,
  type DifferenceKind,
  fileHash,
  findingsIn,
  isInPart,
  joinKinds,
  kindsIn,
  loadGame,
  MOST_PARTS,
  openRows,
  type Part,
  type Proof,
  parsePart,
  proofOf,
  sayPart,
} from '../../archive/index.ts';
import { listGames, readLog } from '../../log/files.ts';
import { rulesetOf } from '../../rulesets/index.ts';
import { command } from '../command.ts';
import type { Desk } from '../desk.ts';
import { type Answer, answer, EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';
import { progressOf } from '../progress.ts';
import { differenceLines } from '../proof.ts';

/** What one run found out, and what those of several parts come to. */
interface Report {
  /** Names the code of the rules. */
  readonly code: string;
  /** `1/1` for all games. */
  readonly part: string;
  readonly sound: number;
  readonly differs: number;
  /** Games that cannot be followed at all. */
  readonly broken: readonly string[];
  readonly kinds: readonly DifferenceKind[];
}

/** As far as a report is read by anybody but who wrote it. */
const ReportSchema = z.looseObject({
  code: z.string(),
  part: z.string().refine((text) => parsePart(text) !== undefined),
  sound: z.int(),
  differs: z.int(),
  broken: z.array(z.string()),
  kinds: z.array(z.looseObject({ ruleset: z.string(), entries: z.int(), games: z.int() })),
});

const hashOf = (desk: Desk, slug: string): string | undefined => {
  const log = readLog(desk.archive, slug);
  return log.ok ? fileHash(log.value) : undefined;
};

const prove = (desk: Desk, part: Part): Report => {
  const { archive, env, t } = desk;
  const slugs = listGames(archive).filter((slug) => isInPart(part, slug));
  const code = codeFingerprint(env.project);
  const rows = openRows(findingsIn(env.project), archive, code, 'proofs');
  let differ = 0;
  const progress = progressOf(desk, slugs.length, (done, all) => t('reprove-progress', { done, all, differ }));
  const proofs = slugs.map((slug, at): Proof => {
    const proof = rows.row('proof', { game: slug, hash: hashOf(desk, slug) }, () => proofOf(loadGame(archive, slug)));
    if (proof.verdict === 'differs') differ += 1;
    progress(at + 1);
    return proof;
  });
  rows.close();
  const of = (verdict: Proof['verdict']): readonly Proof[] => proofs.filter((proof) => proof.verdict === verdict);
  return {
    code,
    part: sayPart(part),
    sound: of('sound').length,
    differs: of('differs').length,
    broken: of('broken').map(({ game }) => game),
    kinds: joinKinds(proofs.flatMap(kindsIn)),
  };
};

const readReport = (desk: Desk, file: string): Report => {
  const stop = (): never => {
    throw new Stop(EXIT.refused, [desk.t('reprove-no-report', { file: cleanLine(file) })]);
  };
  try {
    const read = ReportSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    return read.success ? (read.data as unknown as Report) : stop(); // what `--json` wrote
  } catch {
    return stop();
  }
};

const join = (desk: Desk, folder: string): Report => {
  const { t } = desk;
  const place = path.resolve(desk.env.cwd, folder);
  const refuse = (...lines: readonly string[]): never => {
    throw new Stop(EXIT.refused, lines);
  };
  let names: readonly string[] = [];
  try {
    names = readdirSync(place).filter((name) => name.endsWith('.json'));
  } catch {
    // No folder has no reports.
  }
  const reports = names.map((name) => readReport(desk, path.join(place, name)));
  const [first] = reports;
  if (first === undefined) return refuse(t('reprove-no-reports', { folder: cleanLine(folder) }));
  if (reports.some(({ code }) => code !== first.code)) return refuse(t('reprove-other-rules'));
  const of = parsePart(first.part)?.of ?? 1;
  const wanted = Array.from({ length: of }, (_, at) => sayPart({ at: at + 1, of }));
  const missing = wanted.filter((part) => reports.filter((report) => report.part === part).length !== 1);
  if (missing.length > 0 || reports.length !== of)
    return refuse(t('reprove-parts', { parts: (missing.length > 0 ? missing : wanted).join(', ') }));
  return {
    code: first.code,
    part: '1/1',
    sound: reports.reduce((sum, { sound }) => sum + sound, 0),
    differs: reports.reduce((sum, { differs }) => sum + differs, 0),
    broken: reports.flatMap(({ broken }) => broken).sort(),
    kinds: joinKinds(reports.flatMap(({ kinds }) => kinds)),
  };
};

const whatLine = ({ t }: Desk, { what }: DifferenceKind): string => {
  switch (what.what) {
    case 'fields':
      return t('reprove-what-fields', { event: what.event, fields: what.fields.join(', ') });
    case 'event':
      return t('reprove-what-event', { now: what.now ?? t('verify-nothing'), was: what.was ?? t('verify-nothing') });
    case 'refused':
      return t('reprove-what-refused', { code: what.code });
    case 'archive-refused':
      return t('verify-refused-now');
  }
};

const tellKind = (desk: Desk, kind: DifferenceKind, number: number): void => {
  const { t, paint } = desk;
  const { ruleset, entries, games, clauses, examples } = kind;
  const [id = '', version = ''] = ruleset.split(' ');
  const words = desk.words(rulesetOf(id, Number(version)));
  desk.say();
  desk.say(paint.bold(`${number}. ${ruleset}  ${whatLine(desk, kind)}`));
  desk.say(`  ${t('reprove-count', { entries, games })}`);
  if (clauses.length > 0) desk.say(`  ${t('reprove-clauses', { clauses: clauses.join(', ') })}`);
  for (const { game, seq, turn, difference } of examples) {
    desk.say(`  ${paint.bold(`games/${game}/log.jsonl:${seq + 1}`)}  ${turn}`);
    for (const line of differenceLines(desk, difference, words)) desk.say(`  ${line}`);
  }
};

const tell = (desk: Desk, { sound, differs, broken, kinds }: Report): void => {
  const { t } = desk;
  desk.say(t('verify-total', { sound, differs, broken: broken.length }));
  if (broken.length > 0) desk.say(t('reprove-broken', { games: broken.join(', ') }));
  const entries = kinds.reduce((sum, kind) => sum + kind.entries, 0);
  desk.say(kinds.length === 0 ? t('reprove-none') : t('reprove-kinds', { kinds: kinds.length, entries }));
  for (const [at, kind] of kinds.entries()) tellKind(desk, kind, at + 1);
  if (kinds.length > 0) desk.say(nextLine(desk, t('reprove-next')));
};

const ended = (desk: Desk, report: Report): Answer => {
  tell(desk, report);
  return answer({ ...report }, report.differs === 0 && report.broken.length === 0 ? EXIT.ok : EXIT.refused);
};

export const reprove = command({
  name: 'reprove',
  takes: {},
  options: { shard: '--shard <part>', join: '--join <folder>' },
  examples: [
    'npx fieldpost reprove',
    'npx fieldpost reprove --shard 3/16 --json > reports/3.json',
    'npx fieldpost reprove --join reports',
  ],
  async run(desk, _, given) {
    const [shard = '1/1', folder] = [given.text('shard'), given.text('join')];
    if (given.has('shard') && folder !== undefined) throw new Stop(EXIT.usage, [desk.t('build-shard-or-join')]);
    if (folder !== undefined) return ended(desk, join(desk, folder));
    const part = parsePart(shard);
    if (part !== undefined) return ended(desk, prove(desk, part));
    throw new Stop(EXIT.usage, [
      desk.t('build-bad-shard', { said: cleanLine(shard), most: MOST_PARTS }),
      nextLine(desk, '--shard 3/16'),
    ]);
  },
});
