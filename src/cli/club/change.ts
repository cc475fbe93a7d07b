// A later release in an archive that asks for the program as a package, and a full copy turned into such an archive.
// Games, settings and what else is the group's own are not touched; what the release keeps up to date is.

import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Settings } from '../../archive/index.ts';
import { git } from '../../git/index.ts';
import { fail, ok, type Result } from '../../vocab/index.ts';
import type { Environment } from '../environment.ts';
import { begunFor, type Files, keptUpIn, missingOf, textIn, writeFiles } from './files.ts';
import { install } from './npm.ts';
import { differenceOf, packagesIn, programIn, type Release, type ReleaseDifference, releaseOf } from './release.ts';

/** What npm writes into an archive; put back where it fails. */
const NPMS = ['package.json', 'package-lock.json'];

export interface Changed {
  readonly kind: 'changed' | 'nothing-new';
  readonly from: string;
  readonly to: string;
  readonly difference: ReleaseDifference;
  /** Files that are now as the release has them. */
  readonly renewed: readonly string[];
  /** Files the group has changed itself, and that are other in the release. */
  readonly kept: readonly string[];
}

export type ChangeStop = 'not-installed' | 'not-fetched' | 'not-a-release';

/** The files of a release that are to be written: those nobody here has changed since the release before. */
const sorted = (archive: string, before: Files, after: Files) => {
  const other = [...after].filter(([file, text]) => textIn(archive, file) !== text).map(([file]) => file);
  const own = (file: string): boolean => {
    const here = textIn(archive, file);
    return here !== undefined && here !== before.get(file);
  };
  return { renewed: other.filter((file) => !own(file)), kept: other.filter(own) };
};

/** Some files of a map. */
const only = (files: Files, names: readonly string[]): Files =>
  new Map([...files].filter(([file]) => names.includes(file)));

/**
 * Takes a later release, or an earlier one, into an archive.
 *
 * @param name what npm is asked for
 */
export const change = (
  variables: Environment['variables'],
  archive: string,
  name: string,
): Result<Changed, ChangeStop> => {
  const program = programIn(archive);
  const before = releaseOf(program);
  if (before === undefined) return fail('not-installed');
  const files = keptUpIn(program);
  const npms: Files = new Map(
    NPMS.flatMap((file) => {
      const text = textIn(archive, file);
      return text === undefined ? [] : [[file, text] as const];
    }),
  );
  const back = (stop: ChangeStop): Result<Changed, ChangeStop> => {
    writeFiles(archive, npms);
    return fail(stop);
  };
  const asked = packagesIn(archive);
  if (!install(variables, archive, name)) return back('not-fetched');
  const after = releaseOf(program);
  // A package of another name would lie beside it.
  if (after === undefined || packagesIn(archive) !== asked) return back('not-a-release');
  const found = sorted(archive, files, keptUpIn(program));
  writeFiles(archive, only(keptUpIn(program), found.renewed));
  const same = isDeepStrictEqual(before, after) && found.renewed.length === 0;
  return ok({
    kind: same ? 'nothing-new' : 'changed',
    from: before.version,
    to: after.version,
    difference: differenceOf(before, after),
    ...found,
  });
};

/** By what a text at the top that may be the group's own is known to be the program's. */
const OURS: { readonly [file: string]: RegExp } = { 'README.md': /^# Fieldpost\n/, LICENSE: /Fieldpost contributors/ };

const isOurs = (archive: string, file: string): boolean => OURS[file]?.test(textIn(archive, file) ?? '') ?? true;

/**
 * Turns a full copy into an archive that asks for the program as a package. Only what git knows is removed; a copy in
 * which something of that is not committed must not come here.
 *
 * @param project the folder of the release that runs
 * @param name what npm is asked for
 * @returns what was removed: files and whole folders
 */
export const slim = (
  { variables, project }: Pick<Environment, 'variables' | 'project'>,
  archive: string,
  settings: Settings,
  release: Release,
  name: string,
): Result<readonly string[], ChangeStop> => {
  const there = release.tops.filter((top) => existsSync(path.join(archive, top)));
  const removed = there.filter((top) => isOurs(archive, top));
  if (removed.length > 0) git(archive, ['rm', '-r', '--quiet', '--ignore-unmatch', '--', ...removed]);
  // What npm laid down there is not what will be asked for.
  rmSync(path.join(archive, 'node_modules'), { recursive: true, force: true });
  for (const files of [keptUpIn(project), begunFor(project, settings)]) writeFiles(archive, missingOf(archive, files));
  return install(variables, archive, name) ? ok(removed) : fail('not-fetched');
};
