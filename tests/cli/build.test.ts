// What `build` refuses before it builds anything, and why parts are not joined.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin } from '../../src/site/build.ts';
import { newWorld, type World } from './support.ts';

let world: World;
let folder: string;

beforeAll(() => {
  world = newWorld();
  folder = mkdtempSync(path.join(tmpdir(), 'fieldpost-parts-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('build', () => {
  test.each([
    [['--shard', '17/16'], '“17/16” is no part: it is said as 3/16, the third of sixteen, of at most 256.'],
    [['--shard', '3/16'], 'A part goes to a folder of its own; say which with --out'],
    [['--shard', '3/16', '--join', 'parts'], '--shard makes a part and --join joins them'],
  ])('with %j is not understood', async (options, why) => {
    const { code, err } = await world.run(['build', ...options]);
    expect(code).toBe(2);
    expect(err).toContain(why);
  });
});

describe('parts', () => {
  const join = async (labels: { readonly [name: string]: string }, makers?: string, logs = {}) => {
    const parts = mkdtempSync(path.join(folder, 'p-'));
    const own = begin({ root: world.archive }).standing.makers;
    for (const [name, part] of Object.entries(labels)) {
      mkdirSync(path.join(parts, name));
      const label = { part, makers: makers ?? own, files: [], logs, pages: 0 };
      writeFileSync(path.join(parts, name, 'fieldpost-part.json'), JSON.stringify(label));
    }
    const { code, err } = await world.run(['build', '--join', parts]);
    expect(code).toBe(1);
    return err;
  };

  test('that are not there', async () => {
    expect(await join({})).toContain('There are no parts in');
  });
  test('of which some are missing', async () => {
    expect(await join({ a: '1/4', b: '3/4' })).toContain('Not all parts are there; missing are 2/4, 4/4.');
  });
  test('of which one is there twice', async () => {
    expect(await join({ a: '1/2', b: '1/2' })).toContain('is 1/2, and that is there already.');
  });
  test('of which one is of another number of parts', async () => {
    expect(await join({ a: '1/2', b: '2/3' })).toContain('it is of another number of parts than the others.');
  });
  test('that were made of other logs', async () => {
    expect(await join({ a: '1/1' }, undefined, { 'spring-26': 'abc' })).toContain('another log of spring-26 than');
  });
  test('that another program made', async () => {
    expect(await join({ a: '1/1' }, 'others')).toContain('was made by another version of the program');
  });
});
