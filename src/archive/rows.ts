// What lists, statistics, feeds and search want to know of a game, worked out once and kept as rows of an embedded
// database: then an archive can be told of without any of its games being loaded. SQLite, as the runtime brings it
// along: nothing to install, one file, and a row is found without the others being read. A row holds as long as the
// log has the hash it was made from. The file is named after the code that made it; it can be thrown away at any time.

import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { databaseIn, isDamage, isKept, type Kept, removeDatabase } from './database.ts';

/** A game and the bytes of its log, from which every row about it follows. */
interface RowOf {
  readonly game: string;
  /** SHA-256 of the log; undefined for one that could not be read, of which nothing is kept. */
  readonly hash: string | undefined;
}

export interface Rows {
  /** The row of a kind about a game: as it was kept, or made now. What is made is a value that JSON holds as it is. */
  row<T>(kind: string, of: RowOf, make: () => T): T;
  /** The row as it is kept, for who wants to check it; undefined if there is none that holds. */
  kept(kind: string, of: RowOf): unknown;
  /** Takes over rows that were made elsewhere, from a copy of their file. False if it cannot be read. */
  take(file: string): boolean;
  /** Writes a copy of the rows of some games into a file of its own. */
  copyTo(file: string, games: readonly string[]): void;
  /** Drops the rows of games that are no more. */
  keepOnly(games: readonly string[]): void;
  close(): void;
}

const TABLE = `
  pragma busy_timeout = 10000;
  pragma journal_mode = wal;
  pragma synchronous = normal;
  create table if not exists rows (
    kind text not null, game text not null, hash text not null, digest text not null, value text not null,
    primary key (kind, game)
  ) without rowid, strict`;

/** A name for a value together with what it is about, so that no row passes for another. */
const digestOf = (kind: string, { game, hash }: RowOf, value: string): string =>
  createHash('sha256').update(`${kind}\n${game}\n${hash}\n${value}`).digest('base64url');

const open = (file: string) => {
  const db = new DatabaseSync(file);
  try {
    db.exec(TABLE);
    return {
      db,
      find: db.prepare('select hash, digest, value from rows where kind = ? and game = ?'),
      put: db.prepare('insert or replace into rows (kind, game, hash, digest, value) values (?, ?, ?, ?, ?)'),
      drop: db.prepare('delete from rows where game not in (select value from json_each(?))'),
    };
  } catch (error) {
    db.close();
    throw error;
  }
};

/** Whether rows of an archive are kept in a folder at all. */
export const rowsKept = (folder: string, root: string): boolean => isKept(folder, 'rows', root);

/**
 * The rows of the archive in folder `root`, in a folder such as `.cache/fieldpost`. A database that is damaged is made
 * anew; where none can be kept, rows are made each time.
 *
 * @param fingerprint of all that rows follow from beside the logs
 * @param kept what the rows are: those of pages, unless it is said
 */
export const openRows = (folder: string, root: string, fingerprint: string, kept: Kept = 'rows'): Rows => {
  const file = databaseIn(folder, kept, root, fingerprint);
  let held: ReturnType<typeof open> | undefined;

  const close = (): void => {
    held?.db.close();
    held = undefined;
  };
  /** Asks the database; undefined where it has no answer. A damaged one is thrown away and asked once more, empty. */
  const ask = <T>(question: (database: ReturnType<typeof open>) => T, isNew = false): T | undefined => {
    try {
      held ??= open(file);
      return question(held);
    } catch (error) {
      close();
      if (isNew || !isDamage(error)) return undefined;
      removeDatabase(file);
      return ask(question, true);
    }
  };
  const textOf = (kind: string, of: RowOf): string | undefined => {
    if (of.hash === undefined) return undefined;
    const row = ask(({ find }) => find.get(kind, of.game));
    if (row === undefined || row.hash !== of.hash) return undefined;
    const value = String(row.value);
    return row.digest === digestOf(kind, of, value) ? value : undefined;
  };
  return {
    row: <T>(kind: string, of: RowOf, make: () => T): T => {
      const text = textOf(kind, of);
      if (text !== undefined) return JSON.parse(text) as T; // what was made of the same log by the same code
      const value = JSON.stringify(make());
      const { game, hash } = of;
      if (hash !== undefined) ask(({ put }) => put.run(kind, game, hash, digestOf(kind, of, value), value));
      return JSON.parse(value) as T; // the same whether it was kept or not
    },
    kept: (kind, of) => {
      const text = textOf(kind, of);
      return text === undefined ? undefined : JSON.parse(text);
    },
    keepOnly: (games) => {
      ask(({ drop }) => drop.run(JSON.stringify(games)));
    },
    take: (from) =>
      ask(({ db }) => {
        db.prepare('attach ? as other').run(from);
        try {
          db.exec('insert or replace into rows select kind, game, hash, digest, value from other.rows');
        } finally {
          db.exec('detach other');
        }
        return true;
      }) ?? false,
    copyTo: (to, games) => {
      ask(({ db }) => {
        removeDatabase(to);
        db.prepare('attach ? as other').run(to);
        try {
          db.exec('create table other.rows as select * from rows where false');
          db.prepare('insert into other.rows select * from rows where game in (select value from json_each(?))').run(
            JSON.stringify(games),
          );
        } finally {
          db.exec('detach other');
        }
      });
    },
    close,
  };
};
