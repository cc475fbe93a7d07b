// What stands in a built site: under which key each page was made, and how its file looked then. A later build makes a
// page anew only if its key is another, its file is not as it was left, or the program itself has changed.

import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the site whose content follows from its key. */
export interface KeyedFile {
  /** Its path in the site. */
  readonly file: string;
  readonly key: string;
}

interface StandingFile extends KeyedFile {
  readonly size: number;
  /** When it was written, in milliseconds. */
  readonly written: number;
}

export interface Ledger {
  /** The program and the settings all pages were made by; see `makersOf`. */
  readonly makers: string;
  readonly files: readonly StandingFile[];
}

const lookOf = (site: string, file: string): Pick<StandingFile, 'size' | 'written'> | undefined => {
  const found = statSync(path.join(site, file), { throwIfNoEntry: false });
  return found?.isFile() === true ? { size: found.size, written: Math.round(found.mtimeMs) } : undefined;
};

/** Notes how the files of a site look now; one that is not there is left out. */
export const ledgerOf = (site: string, makers: string, files: readonly KeyedFile[]): Ledger => ({
  makers,
  files: files.flatMap(({ file, key }) => {
    const look = lookOf(site, file);
    return look === undefined ? [] : [{ file, key, ...look }];
  }),
});

/** The key of every file that stands as it was left, by its path; none if other makers made them. */
export const standingIn = (site: string, ledger: Ledger | undefined, makers: string): ReadonlyMap<string, string> => {
  if (ledger?.makers !== makers) return new Map();
  const standing = ledger.files.filter(({ file, size, written }) => {
    const look = lookOf(site, file);
    return look?.size === size && look.written === written;
  });
  return new Map(standing.map(({ file, key }) => [file, key]));
};

/** Undefined where there is none that can be read: then every page is made. */
export const readLedger = (file: string): Ledger | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Ledger; // written below
  } catch {
    return undefined;
  }
};

/** Writes the ledger down for the next build. */
export const writeLedger = (file: string, ledger: Ledger): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(ledger));
  renameSync(`${file}.new`, file); // a reader sees the old one or the new, never half of it
};
