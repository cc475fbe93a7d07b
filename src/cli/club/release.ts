// A release as a package: what it says of itself, where it came from, and what another one would change.

import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { installedIn } from '../../archive/index.ts';

/** What a package says of itself in `program/release.json`. */
export interface Release {
  readonly version: string;
  /** The versions of the log format it reads. */
  readonly log: readonly number[];
  /** The rulesets it plays: name and version. */
  readonly rulesets: readonly string[];
  /** Names all that proves entries, by its bytes. */
  readonly rules: string;
  /** Names all that pages are made by. */
  readonly pages: string;
  /** Files and whole folders of its checkout, and so of a full copy, that are no archive's own. */
  readonly tops: readonly string[];
}

/** What is other in a later release. */
export interface ReleaseDifference {
  readonly log: readonly number[];
  readonly rulesets: readonly string[];
  readonly rules: 'same' | 'other';
  readonly pages: 'same' | 'other';
}

/** The package as npm knows it. */
const PACKAGE = 'fieldpost';

interface Manifest {
  readonly dependencies?: { readonly [name: string]: string };
}

/** What the package.json of a folder asks for: packages by name, and how each is asked for. */
const dependenciesIn = (folder: string): NonNullable<Manifest['dependencies']> => {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as Manifest).dependencies ?? {}; // npm itself reads no other
};

/** How the package.json of a folder asks for the program; undefined if it does not. */
export const askedIn = (folder: string): string | undefined => dependenciesIn(folder)[PACKAGE];

/** How many packages the package.json of a folder asks for. */
export const packagesIn = (folder: string): number => Object.keys(dependenciesIn(folder)).length;

/** Where the package lies that is installed in a folder. */
export const programIn = (folder: string): string => path.join(folder, 'node_modules', PACKAGE, 'program');

/** What the release says of itself whose program lies in `project`; undefined for a checkout, and where none lies. */
export const releaseOf = (project: string): Release | undefined => {
  const file = path.join(project, 'release.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release) : undefined; // written when it was packed
};

const isAddress = (said: string): boolean => /^[a-z+]+:\/\//.test(said);

/**
 * What npm is asked for: an address as it was said, a file by its whole path; undefined where there is no such file. No
 * name of a registry is taken, for there it might be anybody's.
 */
export const npmNameOf = (said: string, cwd: string): string | undefined => {
  if (isAddress(said)) return said;
  const file = path.resolve(cwd, said);
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true ? file : undefined;
};

/** Whether what was said can only be a package: an address or a file, not a name in git. */
export const isPackaged = (said: string): boolean => isAddress(said) || said.endsWith('.tgz');

/**
 * What npm was asked for when it installed the program that runs; undefined for a checkout, and where nothing tells.
 *
 * @param project the folder of the program
 */
export const ownNpmName = (project: string): string | undefined => {
  const folder = installedIn(project);
  const asked = folder === project ? undefined : askedIn(folder);
  return asked === undefined ? undefined : npmNameOf(asked.replace(/^file:/, ''), folder);
};

export const differenceOf = (before: Release, after: Release): ReleaseDifference => ({
  log: after.log.filter((version) => !before.log.includes(version)),
  rulesets: after.rulesets.filter((ruleset) => !before.rulesets.includes(ruleset)),
  rules: before.rules === after.rules ? 'same' : 'other',
  pages: before.pages === after.pages ? 'same' : 'other',
});
