// Questions in SQL on the command line.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeFingerprint, databaseIn, findingsIn } from '../../src/archive/index.ts';
import { newWorld, openSpring, type World } from './support.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');

let world: World;

/** The one number that answers a question. */
const numberOf = async (sql: string): Promise<number> => {
  const [[found]] = (await world.json(['query', sql])).rows as [[number]]; // the question has one answer
  return found;
};

beforeAll(async () => {
  world = newWorld();
  await openSpring(world);
  await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], 'Buy 8 inf\n3 inf CAU > UKR\nFight all');
});

describe('query', () => {
  test('without a question lists the tables with their columns', async () => {
    const { code, out, err } = await world.run(['query']);
    expect(code).toBe(0);
    expect(out).toContain('clauses: game, turn, clause');
    expect(err).toContain('the guide “Figures in SQL”');
    const { tables } = await world.json(['query']);
    expect(tables).toContainEqual({ table: 'players', columns: ['game', 'player', 'name', 'power', 'side'] });
  });

  test('answers as a table, as values, and as data', async () => {
    const sql = "select what, unit, units, space from units where what = 'bought'";
    const { code, out } = await world.run(['query', sql]);
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toEqual([
      'what    unit      units  space',
      '──────  ────────  ─────  ─────',
      'bought  infantry      8  –',
    ]);
    expect((await world.run(['query', sql, '--csv'])).out).toBe('what,unit,units,space\nbought,infantry,8,\n');
    expect(await world.json(['query', sql])).toMatchObject({
      columns: ['what', 'unit', 'units', 'space'],
      rows: [['bought', 'infantry', 8, null]],
    });
  });

  test('sees a move as soon as it is entered', async () => {
    const before = await numberOf('select count(*) from units');
    await world.run(['submit', 'spring-26', '-', '--yes', '--as', 'anna'], 'Place 8 inf RUS\nEnd turn');
    expect(await numberOf('select count(*) from units')).toBeGreaterThan(before);
  });

  test('gives all tables as files, and says what it gives', async () => {
    const { files } = await world.json(['export', '--parquet', 'figures']);
    expect(files).toHaveLength(9);
    const file = path.join(world.archive, 'figures', 'units.parquet');
    expect(files).toContain(file);
    expect(readFileSync(file).subarray(0, 4).toString()).toBe('PAR1');
    expect((await world.run(['export', '--parquet', 'figures'])).err).toContain('9 tables written to figures.');
    for (const wrong of [['export'], ['export', 'spring-26', '--parquet', 'figures']]) {
      const { code, err } = await world.run(wrong);
      expect(code).toBe(2);
      expect(err).toContain('Name a game, or --parquet for all of them');
    }
  });

  test('makes figures anew that were damaged, wherever', async () => {
    const file = databaseIn(findingsIn(PROJECT), 'figures', world.archive, codeFingerprint(PROJECT, 'figures'));
    const count = await numberOf('select count(*) from units');
    expect(existsSync(file)).toBe(true);
    const db = new DatabaseSync(file);
    db.exec('pragma wal_checkpoint(truncate)');
    db.close();
    const whole = readFileSync(file);
    for (const [from, to] of [
      [0, 100],
      [4096, 8192],
      [8192, whole.length],
    ] as const) {
      writeFileSync(file, Buffer.from(whole).fill(0xff, from, to));
      expect(await numberOf('select count(*) from units')).toBe(count);
    }
  });

  test('says what is wrong with a question, and changes nothing for one', async () => {
    const { code, err } = await world.run(['query', 'select luck from dice']);
    expect(code).toBe(2);
    expect(err).toContain('The question cannot be carried out: no such column: luck.');
    expect((await world.run(['query', 'delete from dice'])).code).toBe(2);
    expect(await numberOf('select count(*) from dice')).toBeGreaterThan(0);
  });
});
