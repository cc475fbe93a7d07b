// The figures of an archive's games: in their database, for who asks questions about them, and beside the pages as
// files of tables, where an archive publishes them.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  codeFingerprint,
  databaseIn,
  findingsIn,
  isDamage,
  isInPart,
  type Part,
  partsHolding,
  removeDatabase,
} from '../archive/index.ts';
import { columnsOf, figuresOf, fill, parquetOf, TABLE_NAMES, tableRows } from '../figures/index.ts';
import { openArchive } from './data/archive.ts';
import { countedGame } from './data/counted.ts';
import { loadFrom } from './data/loaded.ts';
import { digest } from './paths.ts';
import { assetAddress } from './routes.ts';

/**
 * Brings the figures of the archive in folder `root` up to date and says in which file they are; only games whose logs
 * have moved are loaded.
 *
 * @param project the folder of the program
 * @param progress called after each game that was counted
 */
export const countedIn = (root: string, project: string, progress: (done: number, of: number) => void): string => {
  const archive = openArchive(root, project);
  const logs = archive.slugs.flatMap((game) => {
    const hash = archive.hashOf(game);
    return hash === undefined ? [] : [{ game, hash }];
  });
  const file = databaseIn(findingsIn(project), 'figures', root, codeFingerprint(project, 'figures'));
  const count = (game: string) => {
    const counted = countedGame(loadFrom(archive, game));
    return counted && figuresOf(counted);
  };
  try {
    fill(file, logs, count, progress);
  } catch (error) {
    if (!isDamage(error)) throw error;
    removeDatabase(file); // damaged: all of it is made anew
    fill(file, logs, count, progress);
  }
  return file;
};

/** What is published, for who reads it: the tables with their columns and files. */
interface PublishedFigures {
  /** Games are spread over so many files of each table. */
  readonly parts: number;
  /** Names what each part was made from. */
  readonly keys: readonly string[];
  readonly tables: {
    readonly [table: string]: {
      /** Name and kind, as the guide tells of them. */
      readonly columns: readonly (readonly [string, string])[];
      /** Beside this file. */
      readonly files: readonly string[];
    };
  };
}

/** Games of a part: after a turn its files are other, and those of no other part. */
const IN_A_PART = 100;

const publishedIn = (file: string): Partial<PublishedFigures> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PublishedFigures; // written below, by this program or one before
  } catch {
    return {}; // none yet, or not whole: all is written anew
  }
};

/**
 * Puts the figures of all games into a site that is being built, as Parquet.
 *
 * @param old the site it will replace: files of games that have not moved since stand there and are not written again
 * @param most games of a part
 * @returns those files, by their paths in the site
 */
export const putFigures = (
  root: string,
  project: string,
  { site, old, most = IN_A_PART }: { readonly site: string; readonly old: string; readonly most?: number },
): readonly string[] => {
  const { slugs, hashOf } = openArchive(root, project);
  const figures = countedIn(root, project, () => {});
  const code = codeFingerprint(project, 'figures');
  const index = assetAddress('/', { data: 'figures' }).slice(1);
  const before = publishedIn(path.join(old, index));
  const parts = partsHolding(slugs.length, most);
  const fileOf = (table: string, { at, of }: Part): string =>
    assetAddress('/', { data: 'figures-table', table, part: `${at}-of-${of}` }).slice(1);
  const kept: string[] = [];
  const keys = parts.map((part): string => {
    const games = slugs.filter((slug) => isInPart(part, slug));
    const key = digest([code, ...games.map((game) => [game, hashOf(game)])]);
    const stands = before.parts === part.of && before.keys?.[part.at - 1] === key;
    for (const table of TABLE_NAMES) {
      const file = fileOf(table, part);
      if (stands && existsSync(path.join(old, file))) {
        kept.push(file);
        continue;
      }
      mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
      writeFileSync(path.join(site, file), parquetOf(table, tableRows(figures, table, games)));
    }
    return key;
  });
  const tables = TABLE_NAMES.map((table) => {
    const files = parts.map((part) => path.posix.relative(path.posix.dirname(index), fileOf(table, part)));
    return [table, { columns: columnsOf(table), files }] as const;
  });
  const published: PublishedFigures = { parts: parts.length, keys, tables: Object.fromEntries(tables) };
  mkdirSync(path.dirname(path.join(site, index)), { recursive: true });
  writeFileSync(path.join(site, index), `${JSON.stringify(published, undefined, 1)}\n`);
  return kept;
};
