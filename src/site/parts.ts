// A site whose parts are made apart: each the pages of some games, wherever there is a machine for it, then joined with
// what lies over all games. A part is a folder of pages that names what made it, with the rows of its games.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Part, parsePart, partsOf, sayPart } from '../archive/index.ts';
import { type BuildOptions, type Built, begin, finish, pagesIn } from './build.ts';
import { type Archive, openArchive, rowsOf } from './data/archive.ts';
import { type KeyedFile, ledgerOf, writeLedger } from './ledger/index.ts';
import { home, render } from './render.ts';
import { gather, settle } from './settle.ts';

/** What a part says of itself, and the rows of its games. */
const LABEL = 'fieldpost-part.json';
const ROWS = 'fieldpost-part.sqlite';

type Logs = { readonly [game: string]: string | null };

interface Label {
  readonly part: string;
  /** The program and the settings that made it. */
  readonly makers: string;
  readonly files: readonly KeyedFile[];
  /** SHA-256 of the log of each of its games as it was then; null where it could not be read. */
  readonly logs: Logs;
  /** Pages among them. */
  readonly pages: number;
}

type PartBuilt =
  | { readonly ok: true; readonly out: string; readonly pages: number; readonly made: number; readonly seconds: number }
  | { readonly ok: false; readonly out: string; readonly output: string };

const logsOf = ({ slugs, hashOf }: Archive): Logs =>
  Object.fromEntries(slugs.map((slug) => [slug, hashOf(slug) ?? null]));

/** Makes a part. Pages of it that stand in the folder it goes to are not made again. */
export const buildPart = async (options: BuildOptions, part: Part): Promise<PartBuilt> => {
  const started = performance.now();
  const begun = begin(options);
  const { out, fresh, standing, root } = begun;
  const { ok, output, made } = await render({ ...begun, paths: 'games', part });
  if (!ok) return { ok: false, out, output };
  const archive = openArchive(root, home, part);
  const rows = rowsOf(archive, home);
  rows.copyTo(path.join(fresh, ROWS), archive.slugs);
  rows.close();
  const files = [...made.kept, ...made.fresh];
  const pages = pagesIn(files);
  const label: Label = { part: sayPart(part), makers: standing.makers, files, logs: logsOf(archive), pages };
  writeFileSync(path.join(fresh, LABEL), JSON.stringify(label));
  settle(fresh, out, new Set(made.kept.map(({ file }) => file)));
  writeLedger(standing.ledger, ledgerOf(out, standing.makers, files));
  return { ok: true, out, pages, made: made.fresh.length, seconds: (performance.now() - started) / 1000 };
};

/** Why parts cannot be joined. */
export type NotJoined =
  | { readonly why: 'no-parts' }
  /** `folder` was made by another program, or with other settings. */
  | { readonly why: 'other-makers'; readonly folder: string }
  | { readonly why: 'other-number'; readonly folder: string; readonly part: string }
  | { readonly why: 'twice'; readonly folder: string; readonly part: string }
  | { readonly why: 'missing'; readonly parts: readonly string[] }
  /** A game has moved, come or gone since its part was made. */
  | { readonly why: 'moved'; readonly game: string };

interface Found {
  readonly folder: string;
  readonly label: Label;
}

/** The parts in the folders of a folder, by name. */
const partsIn = (folder: string): readonly Found[] =>
  readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name))
    .filter((each) => existsSync(path.join(each, LABEL)))
    .map((each) => ({ folder: each, label: JSON.parse(readFileSync(path.join(each, LABEL), 'utf8')) as Label })); // written above

const reasonAgainst = (found: readonly Found[], makers: string, now: Logs): NotJoined | undefined => {
  const of = parsePart(found[0]?.label.part ?? '')?.of;
  if (of === undefined) return { why: 'no-parts' };
  const seen = new Set<string>();
  for (const { folder, label } of found) {
    const { part } = label;
    if (label.makers !== makers) return { why: 'other-makers', folder };
    if (parsePart(part)?.of !== of) return { why: 'other-number', folder, part };
    if (seen.has(part)) return { why: 'twice', folder, part };
    seen.add(part);
  }
  const missing = partsOf(of)
    .map(sayPart)
    .filter((part) => !seen.has(part));
  if (missing.length > 0) return { why: 'missing', parts: missing };
  const then: Logs = Object.assign({}, ...found.map(({ label }) => label.logs));
  const game = Object.keys({ ...then, ...now }).find((slug) => then[slug] !== now[slug]);
  return game === undefined ? undefined : { why: 'moved', game };
};

/** Joins the parts that lie in a folder, each in a folder of its own, to a site. */
export const joinParts = async (
  options: BuildOptions,
  folder: string,
): Promise<Built | { readonly ok: false; readonly not: NotJoined }> => {
  const started = performance.now();
  const begun = begin(options);
  const found = existsSync(folder) ? partsIn(folder) : [];
  const archive = openArchive(begun.root, home);
  const not = reasonAgainst(found, begun.standing.makers, logsOf(archive));
  if (not !== undefined) return { ok: false, not };
  const rows = rowsOf(archive, home);
  for (const each of found) rows.take(path.join(each.folder, ROWS));
  rows.close();
  const rest = await render({ ...begun, paths: 'rest' });
  const seconds = (performance.now() - started) / 1000;
  if (!rest.ok) return { ok: false, out: begun.out, seconds, output: rest.output };
  for (const each of found) gather(each.folder, begun.fresh, 'copy', [LABEL, ROWS]);
  const files = found.flatMap(({ label }) => label.files);
  const pages = rest.made.pages + found.reduce((sum, { label }) => sum + label.pages, 0);
  const made = { fresh: [...rest.made.fresh, ...files], kept: rest.made.kept, pages };
  return finish(begun, { ...rest, made }, options, started);
};
