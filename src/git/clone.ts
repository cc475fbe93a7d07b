// Where an archive lies in git: its repository, the branch that is out and the branch others publish to.

import { resolve } from 'node:path';
import { fail, ok, type Result } from '../vocab/index.ts';
import type { SyncStop } from './report.ts';
import { ask, git } from './run.ts';

/** The branch of a remote that a local branch follows. */
interface Upstream {
  readonly remote: string;
  /** Its name there, such as `refs/heads/main`. */
  readonly ref: string;
  /** Where this clone notes how far it was, such as `refs/remotes/origin/main`. */
  readonly tracking: string;
  /** As people say it, such as `origin/main`. */
  readonly name: string;
}

/** Where an archive lies in a repository, whatever is out there. */
export interface Place {
  /** The archive's folder. */
  readonly root: string;
  /** The top of the work tree; paths of git count from here. */
  readonly top: string;
  /** Where the archive lies below it: empty, or such as `club/`. */
  readonly prefix: string;
  /** The git directory of this work tree. */
  readonly gitDir: string;
  /** The git directory that all work trees of the clone share. */
  readonly commonDir: string;
}

export interface Clone extends Place {
  /** The branch that is out, such as `refs/heads/main`. */
  readonly branch: string;
  /** Its commit. */
  readonly head: string;
  readonly upstream: Upstream;
}

/** A branch's short name. */
export const shortName = (ref: string): string => ref.replace(/^refs\/heads\//, '');

/** The path of a game's log as git knows it. */
export const logPath = ({ prefix }: Pick<Clone, 'prefix'>, slug: string): string => `${prefix}games/${slug}/log.jsonl`;

/** The commit a ref stands at. */
export const commitAt = (root: string, ref: string): string | undefined =>
  ask(root, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);

/** What is set as upstream of a branch, else the branch of the same name at `origin` or at the one remote there is. */
const upstreamOf = (
  root: string,
  branch: string,
  [tracking = '', remote = '', ref = '']: readonly string[],
): Result<Upstream, SyncStop> => {
  if (tracking !== '' && ref !== '' && remote !== '' && remote !== '.') {
    return ok({ remote, ref, tracking, name: tracking.replace(/^refs\/(remotes\/)?/, '') });
  }
  const remotes = (ask(root, ['remote']) ?? '').split('\n').filter((name) => name !== '');
  const one = remotes.includes('origin') ? 'origin' : remotes.length === 1 ? remotes[0] : undefined;
  if (remotes.length === 0) return fail({ kind: 'no-remote', branch: shortName(branch) });
  if (one === undefined) return fail({ kind: 'no-upstream', remote: remotes[0] ?? '', branch: shortName(branch) });
  const short = shortName(branch);
  return ok({ remote: one, ref: branch, tracking: `refs/remotes/${one}/${short}`, name: `${one}/${short}` });
};

/** Where in git a folder is. */
export const placeOf = (root: string): Result<Place, SyncStop> => {
  const { code, stdout } = git(root, [
    'rev-parse',
    '--show-toplevel',
    '--show-prefix',
    '--absolute-git-dir',
    '--git-common-dir',
  ]);
  if (code === 127) return fail({ kind: 'no-git' });
  const [top = '', prefix = '', gitDir = '', common = ''] = stdout.toString('utf8').split('\n');
  if (code !== 0 || top === '') return fail({ kind: 'no-repository' });
  return ok({ root, top, prefix, gitDir, commonDir: resolve(root, common) });
};

const OF_BRANCH = ['objectname', 'upstream', 'upstream:remotename', 'upstream:remoteref'];

/** Looks around; `head` and `branch` are read anew every time. */
export const openClone = (place: Place): Result<Clone, SyncStop> => {
  const { root } = place;
  const branch = ask(root, ['symbolic-ref', '--quiet', 'HEAD']);
  if (branch === undefined) return fail({ kind: 'no-branch' });
  const format = OF_BRANCH.map((name) => `%(${name})`).join('%09');
  const [head = '', ...follows] = (ask(root, ['for-each-ref', `--format=${format}`, branch]) ?? '').split('\t');
  if (head === '') return fail({ kind: 'no-commit' });
  const upstream = upstreamOf(root, branch, follows);
  return upstream.ok ? ok({ ...place, branch, head, upstream: upstream.value }) : upstream;
};
