// Rows of games held against their logs: what is kept must be what is made. For `verify`; a build takes a row whose log
// has not moved as it stands.

import { isDeepStrictEqual } from 'node:util';
import type { Rows } from '../archive/index.ts';
import { battlesAhead } from './data/ahead.ts';
import { type Archive, openArchive, rowsOf } from './data/archive.ts';
import { type GameData, loadFrom } from './data/loaded.ts';
import { rowOf } from './data/rows.ts';
import { gameOrder } from './pictures/order.ts';
import { sayGame } from './words/told.ts';

/** As it is kept: what JSON does not hold is left out. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The games of an archive, among those named, of which a row says other than their log. Their rows are dropped. */
export const falseRows = (archive: Archive, rows: Rows, slugs: readonly string[]): readonly string[] => {
  const { settings } = archive;
  const makers: readonly (readonly [kind: string, make: (data: GameData) => unknown])[] = [
    ['game', rowOf],
    ['ahead', battlesAhead],
    ['picture', (data) => gameOrder(data, settings) ?? null],
    ...settings.languages.map((language) => [`said-${language}`, (data: GameData) => sayGame(language, data)] as const),
  ];
  const isFalse = (game: string): boolean => {
    const of = { game, hash: archive.hashOf(game) };
    const kept = makers.flatMap(([kind, make]) => {
      const value = rows.kept(kind, of);
      return value === undefined ? [] : [{ value, make }];
    });
    if (kept.length === 0) return false;
    const data = loadFrom(archive, game);
    return kept.some(({ value, make }) => !isDeepStrictEqual(value, plain(make(data))));
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
