// The log on disk: where it lies, reading its bytes, appending whole lines or nothing. Paths are built from the game's
// id and from nothing else, and no symbolic link is followed.

import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Head } from '../trust/index.ts';
import { fail, ok, type Result } from '../vocab/index.ts';
import { bytesOf, hashOf } from './bytes.ts';
import { bareFault, faultAt, type LogFault, type LogFaultCode, type LogFaults } from './fault.ts';
import { isGameId, LIMITS, logNameOf } from './limits.ts';
import { takeLock } from './lock.ts';
import type { TornTail } from './parse.ts';

type Kind = 'absent' | 'file' | 'folder' | 'link' | 'other';

const kindOf = (path: string): Kind => {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 'absent';
  if (stat.isSymbolicLink()) return 'link';
  return stat.isFile() ? 'file' : stat.isDirectory() ? 'folder' : 'other';
};

const refuse = <C extends LogFaultCode>(slug: string, code: C, params: LogFaults[C]): Result<never, LogFault> =>
  fail(faultAt(logNameOf(slug), 0, bareFault(code, params)));

/** Looks at every step of the way to a log, so that nothing outside the archive is read or written. */
const wayTo = (
  root: string,
  slug: string,
): Result<{ readonly folder: string; readonly file: string; readonly kind: Kind }, LogFault> => {
  if (!isGameId(slug)) return refuse(slug, 'bad-game-id', { game: slug });
  const folder = join(root, 'games', slug);
  for (const [path, name] of [
    [join(root, 'games'), 'games'],
    [folder, `games/${slug}`],
  ] as const) {
    const kind = kindOf(path);
    if (kind === 'link') return refuse(slug, 'symbolic-link', { path: name });
    if (kind !== 'folder' && kind !== 'absent') return refuse(slug, 'not-a-file', { path: name });
  }
  const file = join(folder, 'log.jsonl');
  const kind = kindOf(file);
  if (kind === 'link') return refuse(slug, 'symbolic-link', { path: logNameOf(slug) });
  if (kind !== 'file' && kind !== 'absent') return refuse(slug, 'not-a-file', { path: logNameOf(slug) });
  return ok({ folder, file, kind });
};

/** The ids of the games of an archive, sorted. Folders whose name is no id are left alone. */
export const listGames = (root: string): readonly string[] => {
  const games = join(root, 'games');
  if (kindOf(games) !== 'folder') return [];
  return readdirSync(games)
    .filter((name) => isGameId(name) && kindOf(join(games, name)) === 'folder')
    .sort();
};

/** The bytes of a game's log. Its size is looked at before it is read. */
export const readLog = (root: string, slug: string): Result<Uint8Array, LogFault> => {
  const way = wayTo(root, slug);
  if (!way.ok) return way;
  if (way.value.kind === 'absent') return refuse(slug, 'no-log', {});
  const bytes = lstatSync(way.value.file).size;
  if (bytes > LIMITS.fileBytes) return refuse(slug, 'file-too-large', { bytes, max: LIMITS.fileBytes });
  return ok(readFileSync(way.value.file));
};

const LF = 0x0a;

const readAt = (fd: number, from: number, length: number): Uint8Array => {
  const bytes = new Uint8Array(length);
  let got = 0;
  while (got < length) {
    const read = readSync(fd, bytes, got, length - got, from + got);
    if (read === 0) break;
    got += read;
  }
  return bytes.subarray(0, got);
};

const writeAll = (fd: number, bytes: Uint8Array): void => {
  for (let done = 0; done < bytes.length; ) done += writeSync(fd, bytes, done);
};

/** What follows the last LF, and the last whole line before it. Two lines fit the window, for a line has its limit. */
const endOf = (
  fd: number,
): { readonly torn: TornTail | undefined; readonly size: number; readonly lastHash: string } => {
  const { size } = fstatSync(fd);
  const window = Math.min(size, 2 * LIMITS.lineBytes + 4);
  const bytes = readAt(fd, size - window, window);
  const lastLf = bytes.lastIndexOf(LF);
  const tail = bytes.length - lastLf - 1;
  const from = size - tail;
  const line = lastLf < 1 ? new Uint8Array() : bytes.subarray(bytes.lastIndexOf(LF, lastLf - 1) + 1, lastLf);
  return {
    torn: tail === 0 ? undefined : { from, bytes: tail },
    size: from,
    lastHash: line.length === 0 ? '' : hashOf(line),
  };
};

const syncFolder = (path: string): void => {
  if (process.platform === 'win32') return; // folders cannot be synced there
  const fd = openSync(path, 'r');
  fsyncSync(fd);
  closeSync(fd);
};

/** Moves the beginning of a line that was never finished to `.torn-1`, `.torn-2` … beside the log: nothing is lost. */
const putAside = (folder: string, fd: number, torn: TornTail): string => {
  let n = 1;
  while (existsSync(join(folder, `.torn-${n}`))) n += 1;
  const name = `.torn-${n}`;
  const aside = openSync(join(folder, name), 'wx');
  writeAll(aside, readAt(fd, torn.from, torn.bytes));
  fsyncSync(aside);
  closeSync(aside);
  syncFolder(folder); // the copy is safe before the log is cut
  ftruncateSync(fd, torn.from);
  fsyncSync(fd);
  return name;
};

export interface Appended {
  /** Bytes of the log now. */
  readonly bytes: number;
  /** Where the remains of an earlier, torn line were put, if there were any: a file name beside the log. */
  readonly putAside?: string;
}

export interface AppendOptions {
  /** How far the log went when the lines were made. They are refused if it went on since. */
  readonly after: Head;
  /** How long to wait for another writer, in ms. */
  readonly wait?: number;
}

/**
 * Appends whole lines to a game's log, all or none of them from a reader's view: a line counts once its LF is there.
 *
 * Under a lock, it looks at the end of the file, puts a torn line aside, compares the last line with `after`, writes
 * all lines at once and waits until they are on the disk. With `after` at count 0 it makes folder and file.
 */
export const appendLines = (
  root: string,
  slug: string,
  lines: readonly string[],
  { after, wait = 5_000 }: AppendOptions,
): Result<Appended, LogFault> => {
  const way = wayTo(root, slug);
  if (!way.ok) return way;
  const { folder, file } = way.value;
  if (after.count > 0 && way.value.kind === 'absent') return refuse(slug, 'no-log', {});
  mkdirSync(folder, { recursive: true });
  const lock = takeLock(join(folder, '.lock'), wait);
  if (!lock.ok) return refuse(slug, 'log-busy', { holder: lock.error });
  try {
    const flags = constants.O_RDWR | constants.O_CREAT | constants.O_APPEND | (constants.O_NOFOLLOW ?? 0);
    const fd = openSync(file, flags, 0o644);
    try {
      const { torn, size, lastHash } = endOf(fd);
      const aside = torn === undefined ? undefined : putAside(folder, fd, torn);
      if (after.count === 0 ? size !== 0 : lastHash !== after.hash) {
        if (after.count === 0) return refuse(slug, 'game-exists', { game: slug });
        return refuse(slug, 'log-moved-on', { bytes: size, expected: after.count });
      }
      const bytes = bytesOf(lines.map((line) => `${line}\n`).join(''));
      if (size + bytes.length > LIMITS.fileBytes) {
        return refuse(slug, 'file-too-large', { bytes: size + bytes.length, max: LIMITS.fileBytes });
      }
      if (!lock.value.held()) return refuse(slug, 'log-busy', { holder: '' });
      writeAll(fd, bytes);
      fsyncSync(fd);
      if (size === 0) syncFolder(folder);
      return ok({ bytes: size + bytes.length, ...(aside === undefined ? {} : { putAside: aside }) });
    } finally {
      closeSync(fd);
    }
  } finally {
    lock.value.release();
  }
};

/** Puts a torn last line aside, if there is one, and tells where. Appending does the same by itself. */
export const repairLog = (root: string, slug: string, wait = 5_000): Result<string | undefined, LogFault> => {
  const way = wayTo(root, slug);
  if (!way.ok) return way;
  if (way.value.kind === 'absent') return refuse(slug, 'no-log', {});
  const lock = takeLock(join(way.value.folder, '.lock'), wait);
  if (!lock.ok) return refuse(slug, 'log-busy', { holder: lock.error });
  try {
    const fd = openSync(way.value.file, constants.O_RDWR | (constants.O_NOFOLLOW ?? 0));
    try {
      const { torn } = endOf(fd);
      return ok(torn === undefined ? undefined : putAside(way.value.folder, fd, torn));
    } finally {
      closeSync(fd);
    }
  } finally {
    lock.value.release();
  }
};

/** Writes a new file and waits until it is on the disk. */
const writeWhole = (path: string, bytes: Uint8Array): void => {
  const fd = openSync(path, 'wx', 0o644);
  try {
    writeAll(fd, bytes);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
};

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

/**
 * Keeps lines that a log shall no longer hold as `.aside-1.jsonl`, `.aside-2.jsonl` … beside it, as they are. The same
 * lines are kept once, however often they are brought.
 *
 * @returns the file's name beside the log
 */
export const keepAside = (root: string, slug: string, bytes: Uint8Array): Result<string, LogFault> => {
  const way = wayTo(root, slug);
  if (!way.ok) return way;
  const { folder } = way.value;
  mkdirSync(folder, { recursive: true });
  for (let n = 1; ; n += 1) {
    const name = `.aside-${n}.jsonl`;
    const kind = kindOf(join(folder, name));
    if (kind === 'absent') {
      writeWhole(join(folder, name), bytes);
      syncFolder(folder);
      return ok(name);
    }
    if (kind === 'file' && sameBytes(readFileSync(join(folder, name)), bytes)) return ok(name);
  }
};

export interface Replacement {
  /** The log as it was read when the replacement was made; undefined if there was none. */
  readonly read: Uint8Array | undefined;
  /** The log as it shall be; undefined to take it away. */
  readonly put: Uint8Array | undefined;
  /** What must be safe before the log changes. Called once it is sure that it will. */
  readonly before?: () => void;
  /** How long to wait for a writer, in ms. */
  readonly wait?: number;
}

/**
 * Puts a log in the place of another, whole or not at all.
 *
 * Besides appending this is the one thing that writes a log. Only lines that were never published may change by it:
 * what was published is a prefix of both, unless the group agreed otherwise. That is for the caller to see to.
 *
 * @returns `moved-on` if the log is no longer the one that was read: then nothing is changed
 */
export const replaceUnpublished = (
  root: string,
  slug: string,
  { read, put, before = () => undefined, wait = 5_000 }: Replacement,
): Result<'replaced' | 'moved-on', LogFault> => {
  const way = wayTo(root, slug);
  if (!way.ok) return way;
  const { folder, file } = way.value;
  mkdirSync(folder, { recursive: true });
  const lock = takeLock(join(folder, '.lock'), wait);
  if (!lock.ok) return refuse(slug, 'log-busy', { holder: lock.error });
  try {
    const now = kindOf(file) === 'file' ? readFileSync(file) : undefined;
    const same = now === undefined || read === undefined ? now === read : sameBytes(now, read);
    if (!same) return ok('moved-on');
    before();
    const fresh = join(folder, '.new'); // what a writer left behind that died here
    rmSync(fresh, { force: true });
    if (put === undefined) rmSync(file, { force: true });
    else {
      writeWhole(fresh, put);
      if (!lock.value.held()) {
        rmSync(fresh, { force: true });
        return refuse(slug, 'log-busy', { holder: '' });
      }
      renameSync(fresh, file);
    }
    syncFolder(folder);
    return ok('replaced');
  } finally {
    lock.value.release();
    if (put === undefined) removeIfEmpty(folder);
  }
};

/** A game's folder without a log would be a game without a line. */
const removeIfEmpty = (folder: string): void => {
  if (readdirSync(folder).length === 0) rmdirSync(folder);
};
