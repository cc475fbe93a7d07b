// The files of embedded databases in which a program keeps what it found out about an archive. Each is named after the
// archive and the code that made it, and can be thrown away at any time.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** What is kept in databases, each in a folder of its own. */
export type Kept = 'rows' | 'figures' | 'proofs';

/** A month in milliseconds: an archive of which nothing was kept for so long is built elsewhere, or no more. */
const FORGOTTEN = 30 * 24 * 3_600_000;

/** A name for an archive by the folder it stands in: several may be built by one program. */
const nameOf = (root: string): string =>
  createHash('sha256').update(path.resolve(root)).digest('base64url').slice(0, 10);

/** Other files of the same archive were made by code of before. */
const removeOthers = (place: string, archive: string, file: string): void => {
  for (const name of readdirSync(place)) {
    const other = path.join(place, name);
    const written = statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const isOld = name.startsWith(`${archive}-`) || written < Date.now() - FORGOTTEN;
    if (isOld && !name.startsWith(path.basename(file))) rmSync(other, { force: true });
  }
};

/**
 * The file of a database about the archive in folder `root`, in a folder such as `.cache/fieldpost`. Those that other
 * code made are gone afterwards.
 *
 * @param fingerprint of all that it follows from beside the logs
 */
export const databaseIn = (folder: string, kept: Kept, root: string, fingerprint: string): string => {
  const place = path.join(folder, kept);
  const archive = nameOf(root);
  const file = path.join(place, `${archive}-${fingerprint.slice(0, 16)}.sqlite`);
  mkdirSync(place, { recursive: true });
  removeOthers(place, archive, file);
  return file;
};

/** Whether there is a database about an archive in a folder at all. */
export const isKept = (folder: string, kept: Kept, root: string): boolean => {
  const place = path.join(folder, kept);
  return existsSync(place) && readdirSync(place).some((name) => name.startsWith(`${nameOf(root)}-`));
};

/** A database and what SQLite keeps beside it. */
export const removeDatabase = (file: string): void => {
  for (const beside of ['', '-wal', '-shm']) rmSync(`${file}${beside}`, { force: true });
};

const says = (error: unknown, codes: readonly number[]): boolean =>
  error instanceof Error && 'errcode' in error && codes.some((code) => code === error.errcode);

/** True for what SQLite says of a torn file, and of one that is none of its own (SQLITE_CORRUPT, SQLITE_NOTADB). */
export const isTorn = (error: unknown): boolean => says(error, [11, 26]);

/** The same, or that it has other tables than were asked for (SQLITE_ERROR), where the question is sure to be right. */
export const isDamage = (error: unknown): boolean => isTorn(error) || says(error, [1]);
