// Brings a clone up to a commit: first the logs, one by one under their locks, then index, work tree and branch. It can
// be killed anywhere: what was done is found done the next time, and nothing is done twice.

import { existsSync, lstatSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileHash } from '../archive/index.ts';
import { keepAside, replaceUnpublished } from '../log/files.ts';
import { fail, ok, type Result } from '../vocab/index.ts';
import { linesOf } from './chain.ts';
import { type Clone, logPath } from './clone.ts';
import { gameAt, logsAt } from './objects.ts';
import { bytesOfLines, type GamePlan } from './plan.ts';
import type { SyncStop } from './report.ts';
import { git, itemsOf } from './run.ts';
import { writeSafely } from './seen.ts';
import { type TreeChange, treeChanges } from './tree.ts';

/** Points between which a sync may be killed, for whoever wants to watch. */
export type SyncStep =
  | 'remembered'
  | 'fetched'
  | 'built'
  | 'pushed'
  | 'lines-kept'
  | 'log-replaced'
  | 'index-set'
  | 'work-tree-moved'
  | 'branch-moved';

export interface Placed {
  /** Where lines set aside are kept. */
  readonly kept: readonly string[];
  /** Whether somebody wrote to the log meanwhile, so that it was left alone. */
  readonly moved: 'yes' | 'no';
}

const sameBytes = (a: Uint8Array | undefined, b: Uint8Array | undefined): boolean =>
  a === undefined || b === undefined ? a === b : Buffer.compare(a, b) === 0;

const privateFolder = ({ gitDir }: Clone): string => join(gitDir, 'fieldpost');

/** Keeps lines in the git directory, once. */
const keepPrivately = (clone: Clone, slug: string, lines: Uint8Array): string => {
  const file = join(privateFolder(clone), 'replaced', `${slug}-${fileHash(lines).slice(0, 16)}.jsonl`);
  if (!existsSync(file)) writeSafely(file, lines); // whole or not at all, or half a copy would pass for one
  return file;
};

const whole = (lines: readonly Uint8Array[]): Uint8Array =>
  Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')]));

/** The lines of a log that the one that takes its place does not have. */
const replacedLines = (old: Uint8Array, put: Uint8Array | undefined): readonly Uint8Array[] => {
  const kept = put === undefined ? [] : linesOf(put);
  const lines = linesOf(old);
  const differs = lines.findIndex((line, index) => !sameBytes(line, kept[index]));
  return differs === -1 ? [] : lines.slice(differs);
};

/** Puts one log in place. Lines that it no longer holds are safe before it changes. */
export const placeLog = (
  clone: Clone,
  plan: GamePlan,
  read: Uint8Array | undefined,
  step: (at: SyncStep) => void,
): Result<Placed, SyncStop> => {
  const { slug, publish, givenUp, carried } = plan;
  if (plan.here === 'stays' || sameBytes(read, publish)) return ok({ kept: [], moved: 'no' });
  const kept: string[] = [];
  const setAside = (lines: Uint8Array): void => {
    if (lines.length === 0) return;
    // A folder without a log would look like a broken game, so what a game that is gone leaves is kept elsewhere.
    const name = publish === undefined ? undefined : keepAside(clone.root, slug, lines);
    kept.push(name?.ok ? `games/${slug}/${name.value}` : keepPrivately(clone, slug, lines));
  };
  const before = (): void => {
    const replaced = read === undefined ? [] : replacedLines(read, publish);
    if (replaced.length > 0) keepPrivately(clone, slug, whole(replaced));
    setAside(whole(givenUp));
    setAside(bytesOfLines(carried.aside.map(({ line }) => line)));
    step('lines-kept');
  };
  const done = replaceUnpublished(clone.root, slug, { read, put: publish, before });
  if (!done.ok) return fail({ kind: 'log-fault', fault: done.error });
  step('log-replaced');
  return ok({ kept, moved: done.value === 'moved-on' ? 'yes' : 'no' });
};

interface Move {
  readonly branch: string;
  readonly from: string;
  readonly to: string;
}

const journalOf = (clone: Clone): string => join(privateFolder(clone), 'move.json');

const isFile = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The changed paths whose file here already is what it shall become, as after a move that was cut short. */
const alreadyThere = (top: string, changes: readonly TreeChange[]): readonly TreeChange[] => {
  const there = changes.filter(
    ({ path, after }) => after !== undefined && isFile(join(top, path)) && !path.includes('\n'),
  );
  if (there.length === 0) return [];
  const { stdout } = git(top, ['hash-object', '--stdin-paths'], {
    input: there.map(({ path }) => `${path}\n`).join(''),
  });
  const oids = stdout.toString('utf8').split('\n');
  return there.filter(({ after }, index) => oids[index] === after?.oid);
};

/** Changed paths that have something here that is in no commit. */
const inTheWay = (top: string, changes: readonly TreeChange[]): readonly string[] => {
  const dirty = new Set(itemsOf(git(top, ['diff-index', '--name-only', '-z', 'HEAD']).stdout));
  return changes
    .filter(({ path, before }) => (before === undefined ? existsSync(join(top, path)) : dirty.has(path)))
    .map(({ path }) => path);
};

const wordsOf = (stderr: string): readonly string[] => {
  const named = [...stderr.matchAll(/(?:Entry|file) '([^']+)'/g)].map(([, path = '']) => path);
  return named.length > 0 ? named : [stderr.trim()];
};

export interface MoveOptions {
  /** Games whose logs here are those of the commit: so they are in the index, too, whatever was staged of them. */
  readonly slugs?: readonly string[];
  readonly step?: (at: SyncStep) => void;
}

/** One line a path for `git update-index --index-info`. */
const indexLine = (path: string, mode: string, oid: string | undefined, like: string): string =>
  oid === undefined ? `0 ${'0'.repeat(like.length)}\t${path}\0` : `${mode} ${oid}\t${path}\0`;

const setIndex = (clone: Clone, commit: string, slugs: readonly string[]): void => {
  const logs = logsAt(clone, commit);
  const lines = slugs.map((slug) => indexLine(logPath(clone, slug), '100644', logs.get(slug), commit));
  git(clone.top, ['update-index', '-z', '--index-info'], { input: lines.join('') });
};

/**
 * Moves branch, index and work tree from the commit that is out to another.
 *
 * The logs are in place already, so git is only told so. Files of the player that are in no commit stay as they are.
 *
 * @returns the paths that stood in the way; empty if it went through
 */
export const moveTo = (
  clone: Clone,
  to: string,
  { slugs = [], step = () => undefined }: MoveOptions = {},
): readonly string[] => {
  const { top, branch, head } = clone;
  setIndex(clone, to, slugs);
  if (head === to) return [];
  const move: Move = { branch, from: head, to };
  writeSafely(journalOf(clone), JSON.stringify(move));
  const changes = treeChanges(top, head, to);
  const logs = changes.filter(({ path }) => gameAt(clone, path) !== undefined);
  const others = changes.filter(({ path }) => gameAt(clone, path) === undefined);
  const settled = [...logs, ...alreadyThere(top, others)];
  git(top, ['update-index', '-z', '--index-info'], {
    input: settled.map(({ path, after }) => indexLine(path, after?.mode ?? '0', after?.oid, head)).join(''),
  });
  git(top, ['update-index', '-q', '--refresh']);
  step('index-set');
  const { code, stderr } = git(top, ['read-tree', '-m', '-u', head, to]);
  if (code !== 0) {
    rmSync(journalOf(clone), { force: true });
    const paths = inTheWay(
      top,
      others.filter((change) => !settled.includes(change)),
    );
    return paths.length > 0 ? paths : wordsOf(stderr);
  }
  step('work-tree-moved');
  // The branch comes last: were it first, a work tree left behind would look like changes of the player's.
  const moved = git(top, ['update-ref', '-m', 'fieldpost sync', branch, to, head]);
  step('branch-moved');
  rmSync(journalOf(clone), { force: true });
  return moved.code === 0 ? [] : wordsOf(moved.stderr);
};

const readMove = (file: string): Move | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Move; // written above; anything else is of no use
  } catch {
    return undefined;
  }
};

/** Ends a move that was cut short; true if there was one. */
export const finishMove = (clone: Clone): boolean => {
  const move = readMove(journalOf(clone));
  if (move === undefined) return false;
  if (move.branch === clone.branch && move.from === clone.head) moveTo(clone, move.to);
  else rmSync(journalOf(clone), { force: true });
  return true;
};
