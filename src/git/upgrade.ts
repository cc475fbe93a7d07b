// A later release merged into a group's archive. Games and settings stay the group's own; everything else is merged by
// git from three trees: the release the copy was made from, the copy as it is, the later release. Nothing is written
// before it is known that the merge is clean.

import { SETTINGS_FILE } from '../archive/index.ts';
import { fail, ok, type Result } from '../vocab/index.ts';
import { commitAt } from './clone.ts';
import { ask, git, itemsOf } from './run.ts';
import { entryAt, isAncestor, mergedTree, type TreeEntry, treeChanges, treeWith } from './tree.ts';

export type UpgradeStop =
  | { readonly kind: 'no-git' }
  | { readonly kind: 'no-repository' }
  /** The archive lies in a folder of a larger repository. */
  | { readonly kind: 'not-the-top'; readonly prefix: string }
  | { readonly kind: 'dirty'; readonly paths: readonly string[] }
  | { readonly kind: 'unknown-ref'; readonly said: string }
  | { readonly kind: 'not-a-release'; readonly said: string }
  /** Nothing tells which release the copy was made from. */
  | { readonly kind: 'no-base'; readonly version: string }
  /** Files both the group and the release have changed; `base` is the release the copy was made from. */
  | { readonly kind: 'conflict'; readonly paths: readonly string[]; readonly base: string }
  /** git's own word on what it could not do. */
  | { readonly kind: 'no-identity'; readonly said: string }
  | { readonly kind: 'failed'; readonly said: string };

export interface Upgraded {
  readonly kind: 'upgraded' | 'nothing-new';
  /** Versions as package.json names them. */
  readonly from: string;
  readonly to: string;
  /** The merge; for `nothing-new` the commit that is out. */
  readonly commit: string;
  /** How many files are other than before. */
  readonly files: number;
  /** Files of git itself that both sides had changed and that are now as the release has them. */
  readonly taken: readonly string[];
}

/** What stays the group's own. */
const OWN = ['games', SETTINGS_FILE];
/** Files the archive cannot be without in the form the release gives them. */
const TAKEN = ['.gitattributes', '.gitignore'];

/** Commits that only serve the merge and that nobody will see. */
const NOBODY = {
  GIT_AUTHOR_NAME: 'fieldpost',
  GIT_AUTHOR_EMAIL: 'fieldpost@localhost',
  GIT_AUTHOR_DATE: '2000-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'fieldpost',
  GIT_COMMITTER_EMAIL: 'fieldpost@localhost',
  GIT_COMMITTER_DATE: '2000-01-01T00:00:00Z',
};

/** The version in a commit's package.json; undefined if it is not this program. */
const versionAt = (root: string, commit: string): string | undefined => {
  const text = ask(root, ['cat-file', 'blob', `${commit}:package.json`]) ?? '';
  return /"name": "fieldpost"/.test(text) ? /"version": "([^"]+)"/.exec(text)?.[1] : undefined;
};

/** The commit of the release whose tree a history without it began with, as a template makes it. */
const templateOf = (root: string, release: string): string | undefined => {
  const roots = (ask(root, ['rev-list', '--max-parents=0', 'HEAD']) ?? '').split('\n');
  const trees = new Set(roots.map((commit) => ask(root, ['rev-parse', `${commit}^{tree}`])));
  const line = (ask(root, ['log', '--format=%T %H', release]) ?? '')
    .split('\n')
    .find((each) => trees.has(each.split(' ')[0]));
  return line?.split(' ')[1];
};

/**
 * The release the copy was made from: a common commit, else where the copy's first commit came from, else by its
 * version.
 */
const baseOf = (root: string, release: string, version: string): string | undefined =>
  ask(root, ['merge-base', 'HEAD', release]) || templateOf(root, release) || commitAt(root, `refs/tags/v${version}`);

const commitTree = (root: string, tree: string, parents: readonly string[]): string =>
  ask(root, ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-m', 'for a merge'], {
    env: NOBODY,
  }) ?? '';

interface Merged {
  readonly tree: string;
  readonly taken: readonly string[];
}

/** The three trees, with the group's own in all of them, so that nothing there is ever merged. */
const merge = (root: string, base: string, release: string): Result<Merged, readonly string[]> => {
  const own = new Map<string, TreeEntry | undefined>(OWN.map((name) => [name, entryAt(root, 'HEAD', name)]));
  const attempt = (taken: readonly string[]) => {
    const before = new Map([...own, ...taken.map((name) => [name, entryAt(root, 'HEAD', name)] as const)]);
    const common = commitTree(root, treeWith(root, base, before), []);
    const ours = commitTree(root, 'HEAD^{tree}', [common]);
    return mergedTree(root, ours, commitTree(root, treeWith(root, release, own), [common]));
  };
  const first = attempt([]);
  if (first.ok) return ok({ tree: first.value, taken: [] });
  const conflicts = first.error.kind === 'conflict' ? first.error.paths : [];
  const taken = TAKEN.filter((name) => conflicts.includes(name));
  const second = taken.length === 0 ? first : attempt(taken);
  if (second.ok) return ok({ tree: second.value, taken });
  return fail(second.error.kind === 'conflict' ? second.error.paths : []);
};

/** Why a whole archive cannot be changed here: git does not know all of it. */
export const standsInTheWay = (root: string): UpgradeStop | undefined => {
  const { code, stdout } = git(root, ['rev-parse', '--is-inside-work-tree', '--show-prefix']);
  if (code === 127) return { kind: 'no-git' };
  const [inside, prefix = ''] = stdout.toString('utf8').split('\n');
  if (code !== 0 || inside !== 'true') return { kind: 'no-repository' };
  if (prefix !== '') return { kind: 'not-the-top', prefix };
  const paths = itemsOf(git(root, ['status', '--porcelain', '--untracked-files=no', '-z']).stdout);
  return paths.length === 0 ? undefined : { kind: 'dirty', paths: paths.map((path) => path.slice(3)) };
};

/** Commits the merge and brings the work tree up to it. */
const settle = (root: string, tree: string, release: string, message: string): Result<string, UpgradeStop> => {
  const parents = ['HEAD', release].flatMap((parent) => ['-p', parent]);
  const made = git(root, ['commit-tree', tree, ...parents, '-m', message]);
  const said = made.stderr.trim();
  if (made.code !== 0)
    return fail({ kind: /tell me who you are|empty ident/.test(said) ? 'no-identity' : 'failed', said });
  const commit = made.stdout.toString('utf8').trim();
  const forward = git(root, ['merge', '--ff-only', '--quiet', commit]);
  return forward.code === 0 ? ok(commit) : fail({ kind: 'failed', said: forward.stderr.trim() });
};

/**
 * Merges a release into the branch that is out.
 *
 * @param said the release as git knows it: a tag, a branch, a commit
 */
export const upgrade = (root: string, said: string): Result<Upgraded, UpgradeStop> => {
  const stop = standsInTheWay(root);
  if (stop !== undefined) return fail(stop);
  const release = said.startsWith('-') ? undefined : commitAt(root, said);
  const head = commitAt(root, 'HEAD');
  if (release === undefined || head === undefined) return fail({ kind: 'unknown-ref', said });
  const from = versionAt(root, 'HEAD');
  const to = versionAt(root, release);
  if (from === undefined || to === undefined)
    return fail({ kind: 'not-a-release', said: from === undefined ? 'HEAD' : said });
  if (isAncestor(root, release, head)) return ok({ kind: 'nothing-new', from, to, commit: head, files: 0, taken: [] });
  const base = baseOf(root, release, from);
  if (base === undefined) return fail({ kind: 'no-base', version: from });
  const merged = merge(root, base, release);
  if (!merged.ok) return fail({ kind: 'conflict', paths: merged.error, base: base.slice(0, 12) });
  const { tree, taken } = merged.value;
  const files = treeChanges(root, 'HEAD', tree).length;
  const settled = settle(root, tree, release, `Upgrade to Fieldpost ${to}`);
  return settled.ok ? ok({ kind: 'upgraded', from, to, commit: settled.value, files, taken }) : settled;
};
