// One writer at a time: a lock file beside the log, made with O_EXCL. A lock whose owner died is taken over.
// Knows nothing of what is written under it.

import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { fail, ok, type Result } from '../vocab/index.ts';

export interface Lock {
  /** True while this process still has it; looked at directly before anything is written. */
  held(): boolean;
  release(): void;
}

/** Appending takes milliseconds; a lock this old in ms belongs to nobody, whatever its process number says. */
const ABANDONED_AFTER = 60_000;
/**
 * A lock without a name in it was left by a writer that died while he took it; his name would stand there by now, in
 * ms.
 */
const NAMELESS_AFTER = 1_000;
const PAUSE = 15;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const readIfThere = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM'); // it exists and belongs to somebody else
  }
};

const isStale = (path: string, content: string, after: number): boolean => {
  const [pid, host] = content.split(' ');
  if (host === hostname() && Number(pid) > 0 && !isAlive(Number(pid))) return true;
  try {
    return Date.now() - statSync(path).mtimeMs > (content === '' ? NAMELESS_AFTER : after);
  } catch {
    return false; // gone meanwhile
  }
};

/** Takes a stale lock away. Should it have become somebody's live lock in the meantime, that one is put back. */
const breakLock = (path: string, content: string): void => {
  const aside = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if (readIfThere(aside) !== content) {
    try {
      linkSync(aside, path);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error; // a third one is quicker: the owner sees that he lost it
    }
  }
  unlinkSync(aside);
};

const pause = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

/**
 * Takes the lock at `path`, waiting for it if need be.
 *
 * @param wait how long to wait in ms
 * @param abandoned how old in ms a lock must be to be nobody's, though its process may live; more for work that takes
 *   long
 * @returns the lock, or who holds it: process number and host
 */
export const takeLock = (path: string, wait: number, abandoned = ABANDONED_AFTER): Result<Lock, string> => {
  const token = `${process.pid} ${hostname()} ${randomBytes(8).toString('hex')}\n`;
  const until = Date.now() + wait;
  for (;;) {
    try {
      writeFileSync(path, token, { flag: 'wx' });
      return ok({
        held: () => readIfThere(path) === token,
        release: () => {
          if (readIfThere(path) === token) unlinkSync(path);
        },
      });
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    const content = readIfThere(path);
    if (content !== undefined && isStale(path, content, abandoned)) breakLock(path, content);
    else if (Date.now() > until) return fail((content ?? '').split(' ').slice(0, 2).join(' '));
    else pause(PAUSE);
  }
};
