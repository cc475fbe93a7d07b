// What was found out about logs, kept from one run to the next: which files passed the strict reader and what each
// entry was proved to be. Everything in it can be found out again; deleting the folder costs time and nothing else.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, installedIn } from './fingerprint.ts';
import { fileHash, type KnownLog } from './load.ts';
import type { EntryCheck, KnownChecks, Verification } from './verify.ts';

/** One game's findings. Line hashes name all that came before them, so they hold whatever is appended later. */
interface Findings {
  /** SHA-256 of the whole file when it was last read strictly and found sound. */
  readonly sha256: string;
  readonly checks: readonly EntryCheck[];
}

export interface Cache {
  /** For `loadGame`: files read strictly before are read the quick way. */
  readonly known: KnownLog;
  /** For `verifyGame`: checks made before. */
  checks(slug: string): KnownChecks;
  /** Keeps the findings of a game whose log had no fault, under the hash of its bytes. */
  keep(slug: string, bytes: Uint8Array, verification: Verification): void;
}

/** Where what one run leaves for the next is kept: everything in it can be made again. */
export const cacheIn = (project: string): string => join(installedIn(project), '.cache');

/** Where a program keeps what it found out. */
export const findingsIn = (project: string): string => join(cacheIn(project), 'fieldpost');

/** What proves entries, what works out prospects, and what makes figures. */
const FOLDERS = {
  verified: ['vocab', 'board', 'rulesets', 'engine', 'dice', 'trust', 'log', 'archive'],
  prospects: ['vocab', 'board', 'rulesets', 'engine', 'odds', 'stats', 'archive'],
  figures: ['vocab', 'board', 'rulesets', 'engine', 'stats', 'trust', 'log', 'archive', 'figures', 'site/data'],
} as const;

/**
 * A name for the code that finds things out: findings of other code do not count.
 *
 * @param project the folder that holds `src`
 * @param of which findings
 */
export const codeFingerprint = (project: string, of: keyof typeof FOLDERS = 'verified'): string =>
  fingerprintOf(
    project,
    FOLDERS[of].map((folder) => join('src', folder)),
  ).slice(0, 16);

/** A log whose last line was never finished is read strictly every time, or the next reader would not be told. */
const isWhole = (bytes: Uint8Array): boolean => bytes.at(-1) === LINE_FEED;

const LINE_FEED = 0x0a;

const read = (path: string): Findings | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Findings; // written below; a file that is not readable counts as none
  } catch {
    return undefined;
  }
};

/**
 * The cache in a folder such as `.cache/fieldpost`.
 *
 * @param fingerprint of the code, see `codeFingerprint`
 */
export const openCache = (folder: string, fingerprint: string): Cache => {
  const place = join(folder, 'verified', fingerprint);
  const path = (slug: string): string => join(place, `${slug}.json`);
  /** Those of one game: games come one after the other, and those of thousands would be too many to hold. */
  let held: { readonly slug: string; readonly findings: Findings | undefined } | undefined;
  const findings = (slug: string): Findings | undefined => {
    if (held?.slug !== slug) held = { slug, findings: read(path(slug)) };
    return held.findings;
  };
  return {
    known: (slug, bytes) => (isWhole(bytes) && findings(slug)?.sha256 === fileHash(bytes) ? bytes.length : 0),
    checks: (slug) => new Map((findings(slug)?.checks ?? []).map((check) => [check.hash, check])),
    keep: (slug, bytes, { verdict, entries }) => {
      const sha256 = fileHash(bytes);
      if (verdict === 'broken' || !isWhole(bytes) || findings(slug)?.sha256 === sha256) return;
      const checks = entries.map(({ seq: _, ruling: __, ...check }) => check);
      mkdirSync(place, { recursive: true });
      const fresh = `${path(slug)}.${process.pid}`;
      writeFileSync(fresh, JSON.stringify({ sha256, checks } satisfies Findings));
      renameSync(fresh, path(slug)); // readers see the old findings or the new, never half of them
      held = { slug, findings: { sha256, checks } };
    },
  };
};
