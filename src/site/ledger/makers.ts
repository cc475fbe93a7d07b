// A name for all that pages are made by besides the games: the program, the texts, the settings and the versions they run
// under. If any of it changes, no page of an earlier build is trusted.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders and files of the project that pages are made from. */
const SOURCES = ['src', 'content', 'tests/cases', 'astro.config.mjs', 'package-lock.json'] as const;

const filesUnder = (place: string): readonly string[] =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

/**
 * The same makers, the same name.
 *
 * @param project the folder of the program
 * @param settings the archive's settings
 */
export const makersOf = (project: string, settings: unknown): string => {
  const hash = createHash('sha256').update(JSON.stringify([process.version, process.versions.icu, settings]));
  for (const source of SOURCES) {
    const place = path.join(project, source);
    for (const file of path.extname(source) === '' ? filesUnder(place) : [place])
      hash.update(path.relative(project, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('base64url');
};
