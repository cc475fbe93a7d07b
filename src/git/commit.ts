// The commit that publishes logs, built beside the index and the work tree: nothing of the player's is touched by it.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '../vocab/index.ts';
import { type Clone, commitAt } from './clone.ts';
import type { Wanted } from './gather.ts';
import { gameAt, logsAt, readBlobs } from './objects.ts';
import type { SyncStop } from './report.ts';
import { ask, git, itemsOf } from './run.ts';
import { isAncestor, treeChanges } from './tree.ts';

export interface Built {
  readonly commit: string;
  /** Whether anything is in it that the upstream branch has not. */
  readonly news: 'yes' | 'no';
}

const treeOf = (top: string, commit: string): string => ask(top, ['rev-parse', `${commit}^{tree}`]) ?? '';

/** A tree with some paths put into it or taken out, made in an index of its own. */
const treeWith = (
  { top, gitDir }: Clone,
  tree: string,
  entries: readonly (readonly [path: string, oid: string | undefined])[],
): Result<string, SyncStop> => {
  const index = join(gitDir, `fieldpost-index-${process.pid}`);
  const env = { GIT_INDEX_FILE: index };
  const nothing = '0'.repeat(tree.length);
  const info = entries.map(([path, oid]) =>
    oid === undefined ? `0 ${nothing}\t${path}\0` : `100644 ${oid}\t${path}\0`,
  );
  try {
    const read = git(top, ['read-tree', tree], { env });
    if (read.code !== 0) return fail({ kind: 'commit-failed', said: read.stderr });
    const put = git(top, ['update-index', '-z', '--index-info'], { env, input: info.join('') });
    if (put.code !== 0) return fail({ kind: 'commit-failed', said: put.stderr });
    const written = git(top, ['write-tree'], { env });
    if (written.code !== 0) return fail({ kind: 'commit-failed', said: written.stderr });
    return ok(written.stdout.toString('utf8').trim());
  } finally {
    rmSync(index, { force: true });
    rmSync(`${index}.lock`, { force: true });
  }
};

/** Puts bytes among git's objects as they are. */
const writeBlob = (top: string, bytes: Uint8Array): Result<string, SyncStop> => {
  const { code, stdout, stderr } = git(top, ['hash-object', '-w', '--no-filters', '--stdin'], { input: bytes });
  return code === 0 ? ok(stdout.toString('utf8').trim()) : fail({ kind: 'commit-failed', said: stderr });
};

/** True if every log of a commit goes on, in the logs wanted, as it is: then the commit can stand beneath them. */
const canStand = (
  { top, prefix }: Clone,
  commit: string,
  oids: ReadonlyMap<string, string | undefined>,
  wanted: ReadonlyMap<string, Wanted>,
): boolean => {
  const other = [...logsAt({ top, prefix }, commit)].filter(
    ([slug, oid]) => oids.get(`${prefix}games/${slug}/log.jsonl`) !== oid,
  );
  const blobs = readBlobs(
    top,
    other.map(([, oid]) => oid),
  );
  return other.every(([slug, oid]) => {
    const want = wanted.get(`${prefix}games/${slug}/log.jsonl`);
    const old = blobs.get(oid);
    if (want === undefined || old === undefined) return false;
    const now = 'bytes' in want ? want.bytes : readBlobs(top, [want.oid]).get(want.oid);
    return now !== undefined && Buffer.compare(now.subarray(0, old.length), old) === 0;
  });
};

/** The tree of both sides, where they differ in logs alone; else the paths on which they do not agree. */
const joinedTree = (clone: Clone, published: string): Result<string, SyncStop> => {
  const { top, head, upstream } = clone;
  const { code, stdout, stderr } = git(top, [
    'merge-tree',
    '--write-tree',
    '-z',
    '--name-only',
    '--no-messages',
    published,
    head,
  ]);
  if (code > 1) return fail({ kind: 'commit-failed', said: stderr });
  const [tree = '', ...paths] = itemsOf(stdout);
  const others = paths.filter((path) => gameAt(clone, path) === undefined);
  return others.length === 0 ? ok(tree) : fail({ kind: 'conflict', upstream: upstream.name, paths: others });
};

const isTrue = (said: string | undefined): boolean => said === 'true';

export interface BuildOptions {
  /** The commit others published. */
  readonly published: string;
  /** The one they had published when it was last looked at; empty if it never was. */
  readonly seen: string;
  /** The logs as they shall be, by path. */
  readonly wanted: ReadonlyMap<string, Wanted>;
  readonly subject: string;
  /** `published`: whatever is committed here is left out, as for a proposal on a branch of its own. */
  readonly base: 'any' | 'published';
}

/**
 * Where the commits begin that are the player's own. What he had from others is none, even if they have thrown it away.
 */
const ownSince = ({ top, head }: Clone, published: string, seen: string): string | undefined => {
  if (seen !== '' && isAncestor(top, head, seen)) return head;
  if (seen !== '' && isAncestor(top, seen, head)) return seen;
  return ask(top, ['merge-base', published, head]);
};

/**
 * A commit on top of what is published, with the logs as they shall be.
 *
 * Commits here that touch only logs melt into it. Those that touch other files are kept beneath it, or beside it by a
 * merge if both sides went on.
 */
export const buildCommit = (
  clone: Clone,
  { published, seen, wanted, subject, base }: BuildOptions,
): Result<Built, SyncStop> => {
  const { top, head } = clone;
  const oids = new Map<string, string | undefined>();
  for (const [path, want] of wanted) {
    if (want === undefined || 'oid' in want) oids.set(path, want?.oid);
    else {
      const blob = writeBlob(top, want.bytes);
      if (!blob.ok) return blob;
      oids.set(path, blob.value);
    }
  }
  const entries = [...oids];
  const commitOn = (tree: string, parents: readonly string[]): Result<Built, SyncStop> => {
    const made = treeWith(clone, tree, entries);
    if (!made.ok) return made;
    const [only, ...more] = parents;
    if (only !== undefined && more.length === 0 && made.value === tree) {
      return ok({ commit: only, news: only === published ? 'no' : 'yes' });
    }
    const sign = isTrue(ask(top, ['config', '--type=bool', '--get', 'commit.gpgSign'])) ? ['-S'] : [];
    const said = git(
      top,
      ['commit-tree', ...sign, made.value, ...parents.flatMap((parent) => ['-p', parent]), '-F', '-'],
      { input: `${subject}\n` },
    );
    if (said.code === 0) return ok({ commit: said.stdout.toString('utf8').trim(), news: 'yes' });
    const kind = /identity|user\.email|ident name/i.test(said.stderr) ? 'no-identity' : 'commit-failed';
    return fail({ kind, said: said.stderr });
  };
  if (base === 'published' || head === published) return commitOn(treeOf(top, published), [published]);
  const ahead = isAncestor(top, published, head);
  if (ahead && canStand(clone, head, oids, wanted)) return commitOn(treeOf(top, head), [head]);
  const since = ownSince(clone, published, seen);
  if (since === head) return commitOn(treeOf(top, published), [published]);
  const onlyLogs =
    since !== undefined && treeChanges(top, since, head).every(({ path }) => gameAt(clone, path) !== undefined);
  if (onlyLogs) return commitOn(treeOf(top, published), [published]);
  if (ahead) return commitOn(treeOf(top, head), [head]);
  const merged = joinedTree(clone, published);
  return merged.ok ? commitOn(merged.value, [published, head]) : merged;
};

/** How a push ended: taken, lost to somebody quicker, or not wanted for a reason of its own. */
export type Pushed =
  | { readonly kind: 'taken' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'refused'; readonly said: string };

/**
 * Pushes a commit to a branch, if that branch still is where it was seen. The lease only makes the comparison with what
 * was seen exact; nothing that others published is ever pushed away by it, for the commit stands on it.
 *
 * @param seen the commit the branch was last seen at; empty if it must not exist yet
 */
export const push = ({ top, upstream }: Clone, commit: string, ref: string, seen: string): Pushed => {
  const { code, stdout, stderr } = git(top, [
    'push',
    '--porcelain',
    `--force-with-lease=${ref}:${seen}`,
    upstream.remote,
    `${commit}:${ref}`,
  ]);
  if (code === 0) return { kind: 'taken' };
  // A line a ref: `!<tab>from:to<tab>[rejected] (fetch first)`.
  const verdict = /^!\t[^\t]*\t(.*)$/m.exec(stdout.toString('utf8'))?.[1] ?? '';
  // The second kind is a host that was just busy with somebody else's push.
  if (/^\[rejected\]|lock|failed to update ref|incorrect old value/.test(verdict)) return { kind: 'lost' };
  const words = stderr.split('\n').filter((line) => !/^(error: failed to push|To )/.test(line) && line.trim() !== '');
  return { kind: 'refused', said: [...words, ...(verdict === '' ? [] : [verdict])].join('\n') };
};

/** Whoever commits here, as commits name him; undefined if git does not know. */
const committer = (top: string): string | undefined =>
  /^(.* <.*>) \d+ /.exec(ask(top, ['var', 'GIT_COMMITTER_IDENT']) ?? '')?.[1];

/** True if a commit that this clone has was made by whoever commits here. */
const isOwnCommit = (top: string, commit: string): boolean =>
  ask(top, ['show', '--no-patch', '--no-mailmap', '--format=%cn <%ce>', commit]) === committer(top);

/**
 * Where a branch for a proposal may be pushed away from: where it stands, if its player put it there and this clone
 * knows of it, or if it has been taken over already; empty if it is not there. What somebody else proposed is never
 * pushed away, not even if it was fetched.
 */
export const proposalAt = ({ top, upstream }: Clone, branch: string, published: string): string => {
  const { remote } = upstream;
  const tracked = commitAt(top, `refs/remotes/${remote}/${branch}`) ?? '';
  const seen = tracked !== '' && isOwnCommit(top, tracked) ? tracked : '';
  const said = ask(top, ['ls-remote', '--heads', remote, `refs/heads/${branch}`]);
  if (said === undefined) return seen;
  const at = said.split('\t')[0] ?? '';
  return at === '' || isAncestor(top, at, published) ? at : seen;
};

/** Fetches the upstream branch. Gives its commit, or why there is none. */
export const fetchUpstream = ({ top, branch, upstream }: Clone): Result<string, SyncStop> => {
  const { remote, ref, tracking } = upstream;
  const { code, stderr } = git(top, ['fetch', '--quiet', '--no-tags', remote, `+${ref}:${tracking}`]);
  if (code !== 0) {
    return /couldn't find remote ref/.test(stderr)
      ? fail({ kind: 'no-upstream', remote, branch: branch.replace(/^refs\/heads\//, '') })
      : fail({ kind: 'fetch-failed', remote, said: stderr.trim() });
  }
  const at = ask(top, ['rev-parse', '--verify', '--quiet', `${tracking}^{commit}`]);
  return at === undefined ? fail({ kind: 'fetch-failed', remote, said: stderr.trim() }) : ok(at);
};
