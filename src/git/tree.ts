// Trees of git as they are kept, without a work tree: what differs between two, what a commit brings in itself, what a
// merge would give. Nothing here writes a file of the archive, and nothing of a tree is ever run.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, ok, type Result } from '../vocab/index.ts';
import { ask, git, itemsOf } from './run.ts';

/**
 * What stands at a path: `100644` is a plain file, `100755` one that can be run, `120000` a link, `160000` a module.
 */
export interface TreeEntry {
  readonly mode: string;
  readonly oid: string;
}

/** A path that is other in the second of two trees. */
export interface TreeChange {
  readonly path: string;
  readonly before?: TreeEntry;
  readonly after?: TreeEntry;
}

const NOTHING = '000000';
const entryOf = (mode: string, oid: string): TreeEntry | undefined => (mode === NOTHING ? undefined : { mode, oid });

/** The name of the tree without a file, in the repository's own kind of hash. */
export const emptyTree = (root: string): string => ask(root, ['hash-object', '-t', 'tree', '--stdin']) ?? '';

/**
 * Whether a tree is as git itself would write it: every part of it there, every name once and no path for a name. Git
 * reads others too, and then does not say the same of them in a comparison as it puts into a work tree.
 */
export const isWellFormed = (root: string, tree: string): boolean => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-'));
  const env = { GIT_INDEX_FILE: join(folder, 'index') };
  try {
    const listed = git(root, ['ls-tree', '-r', '-z', '--full-tree', tree]);
    if (listed.code !== 0) return false;
    // Out of a list, for an index read from a tree would remember the tree's name and not work it out.
    const put = git(root, ['update-index', '-z', '--index-info'], { env, input: listed.stdout });
    const written = put.code === 0 ? ask(root, ['write-tree', '--missing-ok'], { env }) : undefined;
    return written !== undefined && written === ask(root, ['rev-parse', '--verify', '--quiet', `${tree}^{tree}`]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * What differs between two trees or commits, path by path; a rename is one path less and one more.
 *
 * @throws if git cannot read one of them: that it could not look must not be taken for “nothing differs”
 */
export const treeChanges = (root: string, from: string, to: string): readonly TreeChange[] => {
  const format = ['-r', '-z', '--raw', '--no-abbrev', '--no-renames', '--ignore-submodules=none'];
  const { code, stdout, stderr } = git(root, ['diff-tree', ...format, from, to]);
  if (code !== 0) throw new Error(`git diff-tree: ${stderr.trim()}`);
  const items = itemsOf(stdout);
  const changes: TreeChange[] = [];
  for (let at = 0; at + 1 < items.length; at += 2) {
    const [oldMode = '', newMode = '', oldOid = '', newOid = ''] = (items[at] ?? '').replace(/^:/, '').split(' ');
    const before = entryOf(oldMode, oldOid);
    const after = entryOf(newMode, newOid);
    changes.push({ path: items[at + 1] ?? '', ...(before && { before }), ...(after && { after }) });
  }
  return changes;
};

/** The paths a commit changes itself: of a merge only those that are as in none of its parents. */
export const pathsOf = (root: string, commit: string): readonly string[] =>
  itemsOf(
    git(root, ['diff-tree', '-r', '-c', '--root', '-z', '--name-only', '--no-renames', '--no-commit-id', commit])
      .stdout,
  );

/** What stands at a path of a tree, if anything does. */
export const entryAt = (root: string, tree: string, path: string): TreeEntry | undefined => {
  const [item = ''] = itemsOf(git(root, ['ls-tree', '-z', '--full-tree', tree, '--', path]).stdout);
  const [, mode, oid] = /^(\d+) \w+ ([0-9a-f]+)\t/.exec(item) ?? [];
  return mode === undefined || oid === undefined ? undefined : { mode, oid };
};

/** The bytes of a blob; undefined if there are more than `most`. */
export const blob = (root: string, oid: string, most: number): Uint8Array | undefined => {
  const size = Number(ask(root, ['cat-file', '-s', oid]) ?? Number.NaN);
  return size <= most ? git(root, ['cat-file', 'blob', oid]).stdout : undefined;
};

/** Whether every commit of `older` is among those of `newer`. */
export const isAncestor = (root: string, older: string, newer: string): boolean =>
  git(root, ['merge-base', '--is-ancestor', older, newer]).code === 0;

/** Why two commits have no common tree. */
export type NoMerge =
  | { readonly kind: 'conflict'; readonly paths: readonly string[] }
  /** They have no commit in common, or git could not say; its own word is in `said`. */
  | { readonly kind: 'unrelated'; readonly said: string };

/** The tree that merging two commits would give, by git's own merging; nothing is checked out. */
export const mergedTree = (root: string, ours: string, theirs: string): Result<string, NoMerge> => {
  const { code, stdout, stderr } = git(root, [
    'merge-tree',
    '--write-tree',
    '--name-only',
    '--no-messages',
    '-z',
    ours,
    theirs,
  ]);
  const [tree = '', ...paths] = itemsOf(stdout);
  if (code === 0) return ok(tree);
  return fail(
    code === 1 ? { kind: 'conflict', paths: [...new Set(paths)] } : { kind: 'unrelated', said: stderr.trim() },
  );
};

/**
 * A tree like another, with other things at some of its top names.
 *
 * @param entries what shall stand at each name; undefined for nothing
 */
export const treeWith = (root: string, tree: string, entries: ReadonlyMap<string, TreeEntry | undefined>): string => {
  const kept = itemsOf(git(root, ['ls-tree', '-z', '--full-tree', tree]).stdout).filter(
    (item) => !entries.has(item.slice(item.indexOf('\t') + 1)),
  );
  const put = [...entries].flatMap(([name, entry]) =>
    entry === undefined ? [] : [`${entry.mode} ${entry.mode === '040000' ? 'tree' : 'blob'} ${entry.oid}\t${name}`],
  );
  const input = [...kept, ...put].map((item) => `${item}\0`).join('');
  return ask(root, ['mktree', '-z'], { input }) ?? '';
};
