// A merge or rebase that stopped halfway because two people had appended to a log. Git keeps one side and leaves the
// rest to its user; a sync does better from the beginning, so it is called off where nothing is lost by that.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '../vocab/index.ts';
import type { Place } from './clone.ts';
import { gameAt, logsAt, readBlobs } from './objects.ts';
import type { SyncStop } from './report.ts';
import { ask, git, itemsOf } from './run.ts';
import { treeChanges } from './tree.ts';

type Halfway = 'merge' | 'rebase' | 'other';

const stateOf = ({ gitDir }: Place): Halfway | undefined => {
  const there = (name: string): boolean => existsSync(join(gitDir, name));
  if (there('rebase-merge') || there('rebase-apply')) return 'rebase';
  if (there('MERGE_HEAD')) return 'merge';
  return there('CHERRY_PICK_HEAD') || there('REVERT_HEAD') ? 'other' : undefined;
};

/** Paths in conflict, each with the blobs of its sides. */
const conflictsIn = ({ top }: Place): ReadonlyMap<string, readonly string[]> => {
  const sides = new Map<string, string[]>();
  for (const item of itemsOf(git(top, ['ls-files', '--unmerged', '-z']).stdout)) {
    const [, oid = '', path = ''] = /^\d+ ([0-9a-f]+) \d\t(.+)$/s.exec(item) ?? [];
    sides.set(path, [...(sides.get(path) ?? []), oid]);
  }
  return sides;
};

const MARK = /^(<{7}|={7}|>{7}|\|{7})( |$)/;

const linesIn = (bytes: Uint8Array): readonly string[] => Buffer.from(bytes).toString('utf8').split(/\r?\n/);

/** True if every line of a file in conflict stands in one of its sides, too: nothing was written since. */
const addsNothing = (top: string, path: string, oids: readonly string[]): boolean => {
  const file = join(top, path);
  if (!existsSync(file)) return true;
  const known = new Set([...readBlobs(top, oids).values()].flatMap(linesIn));
  return linesIn(readFileSync(file)).every((line) => line === '' || MARK.test(line) || known.has(line));
};

/**
 * Logs in conflict that begin as on the branch that is out, by path with git's name for them there. A merge leaves them
 * so, and what was written to them since stands behind it.
 */
const logsOfHead = (place: Place, paths: readonly string[]): ReadonlyMap<string, string> => {
  const logs = logsAt(place, 'HEAD');
  const found = new Map<string, string>();
  for (const path of paths) {
    const oid = logs.get(gameAt(place, path) ?? '');
    const file = join(place.top, path);
    const old = oid === undefined ? undefined : readBlobs(place.top, [oid]).get(oid);
    if (oid === undefined || old === undefined || !existsSync(file)) continue;
    if (Buffer.compare(readFileSync(file).subarray(0, old.length), old) === 0) found.set(path, oid);
  }
  return found;
};

/**
 * Calls a merge off. Where the index says what the branch has, git leaves the file as it is, with all that was written.
 */
const abortMerge = (top: string, kept: ReadonlyMap<string, string>): boolean => {
  const input = [...kept].map(([path, oid]) => `100644 ${oid}\t${path}\0`).join('');
  return (
    git(top, ['update-index', '-z', '--index-info'], { input }).code === 0 && git(top, ['merge', '--abort']).code === 0
  );
};

const names = (top: string, args: readonly string[]): readonly string[] => itemsOf(git(top, args).stdout);

const readLine = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8').trim() : '');

/** True if calling a merge off takes nothing with it but what the merge itself did. */
const mergeIsClean = (place: Place): boolean => {
  const { top } = place;
  const { code, stdout } = git(top, ['merge-tree', '--write-tree', '-z', '--name-only', 'HEAD', 'MERGE_HEAD']);
  const [tree = ''] = itemsOf(stdout);
  if (code > 1) return false;
  return names(top, ['diff-index', '--cached', '--name-only', '-z', tree]).every((path) => gameAt(place, path));
};

/** True if the commits of a rebase touch logs alone, so that nobody has put anything right by hand on the way. */
const rebaseIsClean = (place: Place): boolean => {
  const { top, gitDir } = place;
  const folder = existsSync(join(gitDir, 'rebase-merge')) ? 'rebase-merge' : 'rebase-apply';
  const onto = readLine(join(gitDir, folder, 'onto'));
  const from = readLine(join(gitDir, folder, 'orig-head'));
  const base = ask(top, ['merge-base', onto, from]);
  if (base === undefined) return false;
  const touched = treeChanges(top, base, from).map(({ path }) => path);
  const staged = names(top, ['diff-index', '--cached', '--name-only', '-z', 'HEAD']);
  return [...touched, ...staged].every((path) => gameAt(place, path));
};

/**
 * Calls off a merge or rebase that is in conflict over logs alone.
 *
 * @param may `look`: nothing is changed, so anything halfway ends the sync
 * @returns what was called off, if anything was; or what the player has to end himself
 */
export const callOff = (place: Place, may: 'act' | 'look'): Result<'merge' | 'rebase' | undefined, SyncStop> => {
  const { top } = place;
  const of = stateOf(place);
  const conflicts = conflictsIn(place);
  const paths = [...conflicts.keys()];
  if (of === undefined && paths.length === 0) return ok(undefined);
  const stop = fail({ kind: 'in-the-middle', of: of ?? 'other', paths } as const);
  if (may === 'look' || of === undefined || of === 'other' || paths.length === 0) return stop;
  const logsAlone = paths.every((path) => gameAt(place, path) !== undefined);
  const kept = of === 'merge' ? logsOfHead(place, paths) : new Map<string, string>();
  if (!logsAlone || ![...conflicts].every(([path, oids]) => kept.has(path) || addsNothing(top, path, oids)))
    return stop;
  const changed = names(top, ['diff-files', '--name-only', '-z']).filter((path) => !conflicts.has(path));
  if (changed.length > 0) return stop;
  if (!(of === 'merge' ? mergeIsClean(place) : rebaseIsClean(place))) return stop;
  const done = of === 'merge' ? abortMerge(top, kept) : git(top, ['rebase', '--abort']).code === 0;
  return done ? ok(of) : stop;
};
