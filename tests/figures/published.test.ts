// Figures published beside the pages: the files hold what the database holds, and after a turn only those of the part
// are other in which the game is.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { beforeAll, expect, test } from 'vitest';
import { filesUnder } from '../../src/archive/index.ts';
import { columnsOf, TABLE_NAMES, tableRows } from '../../src/figures/index.ts';
import { countedIn, putFigures } from '../../src/site/figures.ts';
import { newFolder, newWorld, openSpring, project, type World } from '../cli/support.ts';

const SLUGS = ['spring-26', 'autumn-26', 'winter-26', 'summer-26', 'spring-27'];

let world: World;
let site: string;

beforeAll(async () => {
  world = newWorld();
  for (const slug of SLUGS) {
    await openSpring(world, '--slug', slug);
    await world.run(['submit', slug, '-', '--yes', '--as', 'anna'], 'Buy 8 inf\n3 inf CAU > UKR\nFight all');
  }
  site = newFolder();
  expect(putFigures(world.archive, project, { site, old: newFolder(), most: 2 })).toEqual([]);
});

interface Index {
  readonly parts: number;
  readonly tables: { readonly [table: string]: { readonly columns: unknown; readonly files: readonly string[] } };
}
const indexOf = (folder: string): Index => JSON.parse(readFileSync(path.join(folder, 'figures', 'index.json'), 'utf8'));

const rowsIn = async (file: string): Promise<readonly object[]> => {
  const bytes = readFileSync(file);
  return parquetReadObjects({ file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) });
};

test('the index names each table with its columns and files, as many as there are parts', () => {
  const { parts, tables } = indexOf(site);
  expect(parts).toBe(4);
  expect(Object.keys(tables)).toEqual([...TABLE_NAMES]);
  expect(tables.dice).toMatchObject({ columns: columnsOf('dice'), files: expect.any(Array) });
  const named = Object.values(tables).flatMap(({ files }) => files);
  expect([...named, 'index.json'].sort()).toEqual([...filesUnder(path.join(site, 'figures'))].sort());
});

test.each(TABLE_NAMES)('all files of %s together hold the rows of the database', async (table) => {
  const database = countedIn(world.archive, project, () => {});
  const names = columnsOf(table).map(([name]) => name);
  const files = indexOf(site).tables[table]?.files ?? [];
  const rows = (await Promise.all(files.map((file) => rowsIn(path.join(site, 'figures', file))))).flat();
  const cells = rows.map((row) => JSON.stringify(names.map((name) => (row as Record<string, unknown>)[name] ?? null)));
  expect(cells.sort()).toEqual(
    tableRows(database, table)
      .map((row) => JSON.stringify(row))
      .sort(),
  );
});

test('nothing new writes nothing again; a turn writes only the files of its part; more parts write all', async () => {
  const again = newFolder();
  const all = filesUnder(path.join(site, 'figures')).length - 1;
  expect(putFigures(world.archive, project, { site: again, old: site, most: 2 })).toHaveLength(all);
  expect(filesUnder(again)).toEqual([path.join('figures', 'index.json')]);
  expect(indexOf(again)).toEqual(indexOf(site));

  await world.run(['submit', 'winter-26', '-', '--yes', '--as', 'anna'], 'Place 8 inf RUS\nEnd turn');
  const later = newFolder();
  const kept = putFigures(world.archive, project, { site: later, old: site, most: 2 });
  expect(kept).toHaveLength(all - TABLE_NAMES.length);
  const written = filesUnder(path.join(later, 'figures')).filter((file) => file.endsWith('.parquet'));
  expect(new Set(written.map((file) => path.basename(file))).size).toBe(1);
  const games = await rowsIn(path.join(later, 'figures', written.find((file) => file.startsWith('games')) ?? ''));
  expect(games.map((row) => (row as { game: string }).game)).toContain('winter-26');

  expect(putFigures(world.archive, project, { site: newFolder(), old: site, most: 100 })).toEqual([]);
});

test('an index that is not whole is no index', () => {
  const old = newFolder();
  cpSync(site, old, { recursive: true });
  writeFileSync(
    path.join(old, 'figures', 'index.json'),
    readFileSync(path.join(site, 'figures', 'index.json'), 'utf8').slice(0, -9),
  );
  expect(putFigures(world.archive, project, { site: newFolder(), old, most: 2 })).toEqual([]);
});
