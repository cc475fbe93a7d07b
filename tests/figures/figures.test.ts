// Figures against what the pages say of the same games, and the database they are kept in.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secondEditionBoard } from '../../src/board/index.ts';
import {
  columnsOf,
  type Figures,
  figuresOf,
  fill,
  parquetOf,
  query,
  TABLE_NAMES,
  tableRows,
} from '../../src/figures/index.ts';
import { openArchive } from '../../src/site/data/archive.ts';
import { countedGame } from '../../src/site/data/counted.ts';
import { type GameData, loadFrom } from '../../src/site/data/loaded.ts';
import { sumThrows } from '../../src/stats/index.ts';
import { LANGUAGES, POWERS, type UnitType } from '../../src/vocab/index.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
/** Games of four rulesets to their end, and one that was begun elsewhere. */
const SLUGS = ['sparring-match', 'realism-match', 'europe-match', 'linked-match', 'moved-in'];

let folder: string;
let file: string;
let games: readonly GameData[];
let counted: Map<string, Figures>;

const figuresIn = (data: GameData): Figures => {
  const game = countedGame(data);
  if (game === undefined) throw new Error(`Nothing can be told of ${data.view.slug}.`);
  return figuresOf(game);
};
const ask = (sql: string) => query(file, sql).rows;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fieldpost-figures-'));
  const archive = openArchive(PROJECT, PROJECT);
  games = archive.slugs.filter((slug) => SLUGS.includes(slug)).map((slug) => loadFrom(archive, slug));
  counted = new Map(games.map((data) => [data.view.slug, figuresIn(data)]));
  file = path.join(folder, 'figures.sqlite');
  const logs = games.map(({ view, told }) => ({ game: view.slug, hash: told.hash ?? '' }));
  fill(file, logs, (game) => counted.get(game));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('figures', () => {
  test('have for every column a cell, of its kind', () => {
    for (const figures of counted.values())
      for (const table of TABLE_NAMES)
        for (const row of figures[table]) {
          const columns = columnsOf(table);
          expect(Object.keys(row).sort()).toEqual(columns.map(([name]) => name).sort());
          for (const [name, kind] of columns) {
            const cell = (row as { readonly [column: string]: unknown })[name];
            if (cell === null) continue;
            expect(typeof cell, `${table}.${name}`).toBe(kind === 'text' || kind === 'time' ? 'string' : 'number');
          }
        }
  });

  test('count the dice the pages count, face by face', () => {
    for (const { view } of games)
      for (const power of POWERS) {
        const { faces } = sumThrows(view.throws.map((turn) => turn[power]));
        const found = new Map(
          ask(
            `select face, count(*) from dice where game = '${view.slug}' and power = '${power}' and sides = 6 group by face`,
          ).map(([face, count]) => [face, count]),
        );
        expect(faces.map((_, at) => found.get(at + 1) ?? 0)).toEqual(faces);
      }
  });

  test('have the land and money of every power after every turn as the charts do', () => {
    for (const { view, told } of games) {
      const { series } = view;
      if (series === undefined || told.ruleset === undefined) continue;
      for (const power of told.ruleset.turnOrder) {
        const found = ask(
          `select land, cash from holdings join turns using (game, turn) where holdings.power = '${power}' and game = '${view.slug}' order by number`,
        );
        expect(found.map(([land]) => land)).toEqual(series.land[power].slice(1));
        expect(found.map(([, cash]) => cash)).toEqual(series.cash[power].slice(1));
      }
    }
  });

  test('tell turns, battles, captures and clauses as the pages do', () => {
    for (const { view, turns } of games) {
      const one = (sql: string): unknown => ask(`${sql} where game = '${view.slug}'`)[0]?.[0];
      expect(one('select count(*) from turns')).toBe(turns.length);
      expect(one('select sum(battles) from turns')).toBe(
        turns.reduce((sum, { account }) => sum + account.battles.length, 0),
      );
      expect(one('select count(*) from battles')).toBe(one('select sum(battles) from turns'));
      expect(one('select sum(captured) from turns')).toBe(
        turns.reduce((sum, { account }) => sum + account.captured.length, 0),
      );
      expect(one('select count(*) from clauses')).toBe(turns.reduce((sum, { clauses }) => sum + clauses.length, 0));
      expect(ask(`select winner, rounds, entries from games where game = '${view.slug}'`)).toEqual([
        [view.won?.side ?? null, view.round, view.entries],
      ]);
    }
  });

  test('lose no unit: the worth on the board after a turn is that before, with what was placed, without what was lost', () => {
    const { units } = secondEditionBoard;
    const moved = new Map<unknown, number>();
    for (const [turn, what, unit, count] of ask(
      `select turn, what, unit, sum(units) from units where game = 'sparring-match' and what != 'bought' group by 1, 2, 3`,
    )) {
      const worth = Number(count) * units[unit as UnitType].cost;
      moved.set(turn, (moved.get(turn) ?? 0) + (what === 'placed' ? worth : -worth));
    }
    const worths = ask(`select turn, sum(holdings.units) from holdings join turns using (game, turn)
      where game = 'sparring-match' group by turn order by number`);
    expect(worths.length).toBeGreaterThan(20);
    for (const [at, [turn, worth]] of worths.entries())
      if (at > 0) expect(Number(worth) - Number(worths[at - 1]?.[1]), String(turn)).toBe(moved.get(turn) ?? 0);
  });
});

describe('as Parquet', () => {
  test.each(TABLE_NAMES)('%s reads as it was asked for, and the same rows are the same bytes', async (table) => {
    const rows = tableRows(file, table);
    const bytes = parquetOf(table, rows);
    expect(Buffer.from(parquetOf(table, rows)).equals(bytes)).toBe(true);
    const read = await parquetReadObjects({ file: bytes.buffer as ArrayBuffer });
    const columns = columnsOf(table).map(([name]) => name);
    expect(read.map((row) => columns.map((name) => row[name] ?? null))).toEqual(rows);
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe.each(LANGUAGES)('the guide (%s)', (language) => {
  test('tells of every table and column, in order', () => {
    const text = readFileSync(path.join(PROJECT, 'content', 'guides', language, 'figures.md'), 'utf8');
    const told = text.split('\n### ').slice(1);
    expect(told.map((part) => part.split(':')[0])).toEqual(TABLE_NAMES);
    for (const [at, table] of TABLE_NAMES.entries()) {
      const columns = [...(told[at] ?? '').matchAll(/^\| `(\w+)` \| \S/gm)].map(([, name]) => name);
      const own = columnsOf(table).map(([name]) => name);
      // Which game and which turn is said once for all.
      const common = table === 'games' || table === 'players' ? ['game'] : ['game', 'turn'];
      expect(columns).toEqual(
        table === 'games' || table === 'turns'
          ? own.filter((name) => columns.includes(name))
          : own.filter((name) => !common.includes(name)),
      );
      expect(own.filter((name) => !columns.includes(name) && !common.includes(name))).toEqual([]);
    }
  });

  test('asks questions that can be carried out', () => {
    const text = readFileSync(path.join(PROJECT, 'content', 'guides', language, 'figures.md'), 'utf8');
    const questions = [
      ...[...text.matchAll(/^```sql\n([\s\S]*?)^```/gm)].map(([, sql = '']) => sql),
      ...[...text.matchAll(/^npx fieldpost query "(.*)"$/gm)].map(([, sql = '']) => sql),
    ];
    expect(questions).toHaveLength(7);
    // Some ask for games that people play, and these were made for show.
    expect(questions.filter((sql) => sql.includes("purpose = 'play'"))).toHaveLength(3);
    for (const sql of questions) expect(ask(sql).length > 0, sql).toBe(!sql.includes("purpose = 'play'"));
  });
});

describe('a database of figures', () => {
  const small: Figures = Object.assign(
    Object.fromEntries(TABLE_NAMES.map((table) => [table, []])) as unknown as Figures,
    {
      clauses: [{ game: 'one', turn: 'r01-ussr', clause: 'B3.1' }],
    },
  );
  const own = (): string => path.join(mkdtempSync(path.join(folder, 'd-')), 'figures.sqlite');
  const clauses = (of: string) => query(of, 'select game from clauses order by game').rows.flat();

  test('counts a game once for a log as it stands, and lets it go with it', () => {
    const at = own();
    const made: string[] = [];
    const count = (game: string): Figures => {
      made.push(game);
      return { ...small, clauses: small.clauses.map((row) => ({ ...row, game })) };
    };
    const told: number[] = [];
    const logs = [
      { game: 'one', hash: 'a' },
      { game: 'two', hash: 'b' },
    ];
    fill(at, logs, count, (done) => told.push(done));
    fill(at, logs, count);
    expect([made, told, clauses(at)]).toEqual([
      ['one', 'two'],
      [1, 2],
      ['one', 'two'],
    ]);
    fill(at, [{ game: 'two', hash: 'c' }], count);
    expect([made, clauses(at)]).toEqual([['one', 'two', 'two'], ['two']]);
    fill(at, [{ game: 'two', hash: 'd' }], () => undefined);
    expect(clauses(at)).toEqual([]);
  });

  test('keeps what it has of a game whose counting fails, and all others', () => {
    const at = own();
    fill(at, [{ game: 'one', hash: 'a' }], () => small);
    const failing = (): Figures => {
      throw new Error('no figures today');
    };
    expect(() => fill(at, [{ game: 'one', hash: 'b' }], failing)).toThrow('no figures today');
    expect(clauses(at)).toEqual(['one']);
  });

  test.each([
    'delete from clauses',
    'drop table clauses',
    "insert into made values ('x', 'y')",
    'select nothing',
    'hello',
  ])('is not changed by “%s”', (sql) => {
    expect(() => query(file, sql)).toThrow();
    expect(ask('select count(*) > 0 from clauses')).toEqual([[1]]);
  });
});
