// Rows of games: kept as long as their log stands, made anew where it moved or the database is damaged.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openRows, type Rows } from '../../src/archive/index.ts';

let folder: string;
let rows: Rows;
let made: number;

const open = (code = 'code-of-today', root = 'club'): Rows => openRows(folder, path.join(folder, root), code);
const files = (): readonly string[] =>
  readdirSync(path.join(folder, 'rows')).filter((name) => name.endsWith('.sqlite'));
const file = (): string => path.join(folder, 'rows', files()[0] ?? '');

/** Asks for a row that says how often one was made. */
const ask = (kind = 'game', game = 'spring', hash: string | undefined = 'h1'): number =>
  rows.row(kind, { game, hash }, () => {
    made += 1;
    return { made };
  }).made;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fieldpost-rows-'));
  made = 0;
  rows = open();
});
afterEach(() => {
  rows.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a row', () => {
  test('is made once for a log as it stands, also by the next who opens the archive', () => {
    expect([ask(), ask()]).toEqual([1, 1]);
    rows.close();
    rows = open();
    expect(ask()).toBe(1);
  });

  test('is made anew where the log has moved, and the one of before does not come back', () => {
    expect([ask(), ask('game', 'spring', 'h2'), ask('game', 'spring', 'h2'), ask()]).toEqual([1, 2, 2, 3]);
  });

  test('is one for each kind and game', () => {
    expect([ask('game', 'spring'), ask('said-de', 'spring'), ask('game', 'autumn')]).toEqual([1, 2, 3]);
    expect([ask('game', 'spring'), ask('said-de', 'spring'), ask('game', 'autumn')]).toEqual([1, 2, 3]);
  });

  test('of a log that could not be read is not kept', () => {
    const unread = { game: 'spring', hash: undefined };
    made = 7;
    expect(rows.row('game', unread, () => made)).toBe(7);
    made = 8;
    expect(rows.row('game', unread, () => made)).toBe(8);
    expect(rows.kept('game', unread)).toBeUndefined();
  });

  test('is the same whether it was kept or made just now', () => {
    const make = () => ({ there: 1, gone: undefined, list: [undefined] });
    const first = rows.row('game', { game: 'spring', hash: 'h1' }, make);
    expect(Object.keys(first)).toEqual(['there', 'list']);
    expect(rows.row('game', { game: 'spring', hash: 'h1' }, make)).toEqual(first);
  });

  test('goes with its game', () => {
    ask('game', 'spring');
    ask('game', 'autumn');
    rows.keepOnly(['autumn']);
    expect(rows.kept('game', { game: 'spring', hash: 'h1' })).toBeUndefined();
    expect(rows.kept('game', { game: 'autumn', hash: 'h1' })).toEqual({ made: 2 });
  });

  test('whose words were changed by hand counts as none, also where it passes for another', () => {
    ask('game', 'spring');
    ask('game', 'autumn');
    rows.close();
    const db = new DatabaseSync(file());
    db.exec(`update rows set value = '{"made":9}' where game = 'spring'`);
    db.exec(`update rows set game = 'winter' where game = 'autumn'`);
    db.close();
    rows = open();
    expect([ask('game', 'spring'), ask('game', 'winter')]).toEqual([3, 4]);
  });
});

describe('a database', () => {
  test.each([
    ['that is no database', () => writeFileSync(file(), 'Dear diary, '.repeat(1000))],
    [
      'whose pages are torn',
      () => {
        const bytes = readFileSync(file());
        bytes.fill(0xff, 100, 3000);
        writeFileSync(file(), bytes);
      },
    ],
    [
      'with other tables',
      () => {
        const db = new DatabaseSync(file());
        db.exec('drop table rows; create table rows (something text)');
        db.close();
      },
    ],
    ['of which only the first half is there', () => writeFileSync(file(), readFileSync(file()).subarray(0, 2048))],
  ])('%s is made anew', (_what, damage) => {
    for (let game = 0; game < 50; game += 1) ask('game', `game-${game}`);
    rows.close();
    damage();
    rows = open();
    made = 100;
    for (let game = 0; game < 50; game += 1) expect(ask('game', `game-${game}`)).toBe(101 + game);
    expect(ask('game', 'game-7')).toBe(108);
  });

  test('of code of before is thrown away, that of another archive is not', () => {
    ask();
    const other = open('code-of-today', 'league');
    other.row('game', { game: 'spring', hash: 'h1' }, () => 1);
    other.close();
    expect(files()).toHaveLength(2);
    rows.close();
    rows = open('code-of-tomorrow');
    expect(ask()).toBe(2);
    expect(files()).toHaveLength(2);
  });
});
