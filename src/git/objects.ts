// What git keeps of logs: which stand in a commit, and their bytes.

import { createHash } from 'node:crypto';
import { isGameId } from '../log/index.ts';
import { type Clone, commitAt, logPath } from './clone.ts';
import { ask, git, itemsOf } from './run.ts';

const LF = 0x0a;

/** A log in a commit: the name of its bytes. */
export type LogsAt = ReadonlyMap<string, string>;

/** What was found in commits. They are named by what they hold, so it is so for good. */
const found = new Map<string, LogsAt>();
const NAME = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/**
 * The logs of an archive in a commit, by game. Only plain files count: a link or a folder in a log's place is no log.
 */
export const logsAt = (place: Pick<Clone, 'top' | 'prefix'>, commit: string): LogsAt => {
  const key = [place.top, place.prefix, commit].join('\0');
  const known = found.get(key);
  if (known !== undefined) return known;
  const { code, logs } = listLogs(place, commit);
  if (code === 0 && NAME.test(commit)) found.set(key, logs);
  return logs;
};

const listLogs = ({ top, prefix }: Pick<Clone, 'top' | 'prefix'>, commit: string) => {
  const { code, stdout } = git(top, ['ls-tree', '-r', '-z', '--full-tree', commit, '--', `${prefix}games/`]);
  const logs = new Map<string, string>();
  for (const item of itemsOf(stdout)) {
    const [, mode = '', oid = '', path = ''] = /^(\d+) \w+ ([0-9a-f]+)\t(.+)$/s.exec(item) ?? [];
    const slug = path.slice(prefix.length).split('/')[1] ?? '';
    if (/^100(644|755)$/.test(mode) && isGameId(slug) && path === logPath({ prefix }, slug)) logs.set(slug, oid);
  }
  return { code, logs };
};

/** How many blobs are asked for at once. */
const AT_ONCE = 100;

/** The bytes of blobs, by their names. Those that are not there are left out. */
export const readBlobs = (top: string, oids: readonly string[]): ReadonlyMap<string, Uint8Array> => {
  const found = new Map<string, Uint8Array>();
  const wanted = [...new Set(oids)];
  for (let first = 0; first < wanted.length; first += AT_ONCE) {
    const asked = wanted.slice(first, first + AT_ONCE);
    const { stdout } = git(top, ['cat-file', '--batch'], { input: asked.map((oid) => `${oid}\n`).join('') });
    for (let at = 0; at < stdout.length; ) {
      const end = stdout.indexOf(LF, at);
      const [oid = '', type = '', size = ''] = stdout.subarray(at, end).toString('utf8').split(' ');
      at = end + 1;
      if (type !== 'blob') continue; // `<name> missing`
      found.set(oid, stdout.subarray(at, at + Number(size)));
      at += Number(size) + 1;
    }
  }
  return found;
};

/**
 * The name git gives to bytes.
 *
 * @param like any name of the repository: it tells which hash is in use
 */
export const oidOf = (bytes: Uint8Array, like: string): string =>
  createHash(like.length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');

/** The game whose log a path is, if it is one. */
export const gameAt = ({ prefix }: Pick<Clone, 'prefix'>, path: string): string | undefined => {
  const slug = path.slice(prefix.length).split('/')[1] ?? '';
  return isGameId(slug) && path === logPath({ prefix }, slug) ? slug : undefined;
};

/** The bytes of the logs an archive had in a commit, by game; undefined where git knows no such commit. */
export const logsBefore = (root: string, said: string): ReadonlyMap<string, Uint8Array> | undefined => {
  const top = ask(root, ['rev-parse', '--show-toplevel']);
  const commit = top === undefined ? undefined : commitAt(root, said);
  if (top === undefined || commit === undefined) return undefined;
  const logs = logsAt({ top, prefix: ask(root, ['rev-parse', '--show-prefix']) ?? '' }, commit);
  const blobs = readBlobs(top, [...logs.values()]);
  return new Map(
    [...logs].flatMap(([slug, oid]) => {
      const bytes = blobs.get(oid);
      return bytes === undefined ? [] : [[slug, bytes] as const];
    }),
  );
};
