// The figures of an archive in a database that is asked in SQL: SQLite, as the runtime brings it along, for it is there
// already for rows. A game's figures are put in when its log has moved; the file can be thrown away at any time.

import { DatabaseSync } from 'node:sqlite';
import { type Cell, type ColumnKind, cellsOf, columnsOf, type Figures, TABLE_NAMES, type TableName } from './tables.ts';

/** A game by name, and the hash of its log. */
interface LogOf {
  readonly game: string;
  readonly hash: string;
}

/** How SQLite holds each kind. */
const TYPES: { readonly [kind in ColumnKind]: string } = {
  text: 'text',
  time: 'text',
  count: 'integer',
  flag: 'integer',
  ipc: 'integer',
  days: 'real',
};

const schema = (): string =>
  [
    'create table if not exists made (game text primary key, hash text not null)',
    ...TABLE_NAMES.flatMap((table) => [
      `create table if not exists ${table} (${columnsOf(table)
        .map(([name, kind]) => `${name} ${TYPES[kind]}`)
        .join(', ')})`,
      `create index if not exists ${table}_game on ${table} (game)`,
    ]),
  ].join(';\n');

const insertInto = (table: TableName): string => {
  const columns = columnsOf(table).map(([name]) => name);
  return `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`;
};

/**
 * Brings a database up to date: games whose logs moved are counted anew, those that are gone are taken out.
 *
 * @param count the figures of a game; undefined for one that nothing can be told of
 * @param progress called after each game that was counted
 */
export const fill = (
  file: string,
  logs: readonly LogOf[],
  count: (game: string) => Figures | undefined,
  progress: (done: number, of: number) => void = () => {},
): void => {
  const db = new DatabaseSync(file);
  try {
    db.exec('pragma busy_timeout = 10000; pragma journal_mode = wal; pragma synchronous = normal');
    db.exec(schema());
    const there = new Map(
      db
        .prepare('select game, hash from made')
        .all()
        .map(({ game, hash }) => [game, hash]),
    );
    const moved = logs.filter(({ game, hash }) => there.get(game) !== hash);
    const gone = [...there.keys()].filter((game) => !logs.some((log) => log.game === game));
    const puts = new Map(TABLE_NAMES.map((table) => [table, db.prepare(insertInto(table))]));
    const drops = ['made', ...TABLE_NAMES].map((table) => db.prepare(`delete from ${table} where game = ?`));
    const drop = (game: Cell | undefined): void => {
      for (const each of drops) each.run(game ?? null);
    };
    /** All of a game, or nothing of it. */
    const whole = (work: () => void): void => {
      db.exec('begin immediate');
      try {
        work();
        db.exec('commit');
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    };
    whole(() => {
      for (const game of gone) drop(String(game));
    });
    for (const [at, { game, hash }] of moved.entries()) {
      const figures = count(game);
      whole(() => {
        drop(game);
        for (const table of TABLE_NAMES)
          for (const row of figures?.[table] ?? []) puts.get(table)?.run(...cellsOf(table, row));
        db.prepare('insert into made (game, hash) values (?, ?)').run(game, hash);
      });
      progress(at + 1, moved.length);
    }
  } finally {
    db.close();
  }
};

/** What a question brought: names of columns, and a row for each answer. */
export interface Answered {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * The rows of a table, game by game.
 *
 * @param games whose they are; all there are, unless it is said
 */
export const tableRows = (file: string, table: TableName, games?: readonly string[]): Answered['rows'] =>
  games === undefined
    ? query(file, `select * from ${table} order by game, rowid`).rows
    : query(
        file,
        `select * from ${table} where game in (select value from json_each(?)) order by game, rowid`,
        JSON.stringify(games),
      ).rows;

const cellOf = (value: unknown): Cell =>
  value === null || typeof value === 'string' || typeof value === 'number' ? value : String(value);

/**
 * Asks a database; nothing in it can be changed by that.
 *
 * @param given what stands for each question mark
 * @throws what the engine says of SQL it cannot carry out
 */
export const query = (file: string, sql: string, ...given: readonly Cell[]): Answered => {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const statement = db.prepare(sql);
    const columns = statement.columns().map(({ name }) => name);
    statement.setReturnArrays(true);
    const rows = statement.all(...given) as unknown as readonly (readonly unknown[])[]; // arrays, as was asked for
    return { columns, rows: rows.map((row) => row.map(cellOf)) };
  } finally {
    db.close();
  }
};
