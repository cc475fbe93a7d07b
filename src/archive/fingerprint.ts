// A name for files on disk: the same files with the same bytes have the same name. What is kept from run to run stands
// under the name of all it follows from, so whatever changes of that, nothing out of date is found again.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder, by its path in it, in order; none where there is no such folder. */
export const filesUnder = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .sort()
    : [];

/** The folder npm installed into: a checkout itself, and for a package the one in whose `node_modules` it lies. */
export const installedIn = (project: string): string => project.replace(/[\\/]node_modules[\\/].*$/, '');

/** What names the versions of all packages that run with the program: a place in the project for `fingerprintOf`. */
export const versionsIn = (project: string): string =>
  path.relative(project, path.join(installedIn(project), 'package-lock.json'));

const filesOf = (place: string): readonly string[] =>
  statSync(place).isDirectory() ? filesUnder(place).map((file) => path.join(place, file)) : [place];

/**
 * SHA-256 as hex over folders and single files: their paths in the project and their bytes.
 *
 * @param project the folder in which the places are
 * @param beside what else the name stands for
 * @throws if a place is not there
 */
export const fingerprintOf = (project: string, places: readonly string[], beside: unknown = null): string => {
  const hash = createHash('sha256').update(JSON.stringify(beside));
  for (const file of places.flatMap((place) => filesOf(path.join(project, place)))) {
    const bytes = readFileSync(file);
    hash.update(`\0${path.relative(project, file)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
};
