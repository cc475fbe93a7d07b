// Rows of games held against their logs: what is kept must be what is made. For `verify`; a build takes a row whose log
// has not moved as it stands.

import { isDeepStrictEqual } from 'node:util';
import type { Rows } from '../archive/index.ts';
import { type Archive, openArchive, rowsOf } from './data/archive.ts';
import { loadFrom } from './data/loaded.ts';
import { kindsFor, rowMakers } from './kinds.ts';

/** As it is kept: what JSON does not hold is left out. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The games of an archive, among those named, of which a row says other than their log. Their rows are dropped. */
export const falseRows = (archive: Archive, rows: Rows, slugs: readonly string[]): readonly string[] => {
  const make = rowMakers(archive.settings);
  const isFalse = (game: string): boolean => {
    const of = { game, hash: archive.hashOf(game) };
    const kept = kindsFor(archive.settings).flatMap((kind) => {
      const value = rows.kept(kind, of);
      return value === undefined ? [] : [{ value, kind }];
    });
    if (kept.length === 0) return false;
    const data = loadFrom(archive, game);
    return kept.some(({ value, kind }) => !isDeepStrictEqual(value, plain(make[kind](data))));
  };
  const found = slugs.filter(isFalse);
  if (found.length > 0) rows.keepOnly(archive.slugs.filter((slug) => !found.includes(slug)));
  return found;
};

/**
 * The same of the archive in folder `root`.
 *
 * @param project the folder of the program
 */
export const falseRowsIn = (root: string, project: string, slugs: readonly string[]): readonly string[] => {
  const archive = openArchive(root, project);
  const rows = rowsOf(archive, project);
  try {
    return falseRows(archive, rows, slugs);
  } finally {
    rows.close();
  }
};
