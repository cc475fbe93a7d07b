// The clerk where there is no Node: put together for a browser with all that he is made of, and run with nothing around
// him but what every browser has. What he does there is what he does here, to the byte.

import path from 'node:path';
import vm from 'node:vm';
import { build, type Plugin } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { packedCatalogues } from '../../src/site/lean.ts';
import { atTable, LUCKY } from './support/at-a-table.ts';

const entry = path.join(import.meta.dirname, 'support/at-a-table.ts');

/** Messages are packed as the site's pages have them. */
const packed: Plugin = {
  name: 'packed',
  setup(building) {
    const { load } = packedCatalogues();
    building.onResolve({ filter: /\.ftl\?packed$/ }, ({ path: asked, resolveDir }) => ({
      path: path.resolve(resolveDir, asked),
      namespace: 'packed',
    }));
    building.onLoad({ filter: /.*/, namespace: 'packed' }, ({ path: file }) => ({ contents: load(file) ?? '' }));
  },
};

type AtTable = Awaited<ReturnType<typeof atTable>>;

let here: AtTable;
let there: AtTable;
let inputs: readonly string[];

beforeAll(async () => {
  // A module that asked for Node's would end this: for a browser there is none to be found.
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'clerk',
    target: 'es2023',
    tsconfigRaw: {},
    plugins: [packed],
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  inputs = Object.keys(metafile.inputs);
  // The language itself is in every context; this is what a browser adds and the clerk asks for.
  const context = vm.createContext({ TextEncoder, TextDecoder }, { codeGeneration: { strings: false, wasm: false } });
  vm.runInContext(outputFiles[0]?.text ?? '', context);
  const ran: unknown = await vm.runInContext('clerk.atTable(clerk.LUCKY).then((all) => JSON.stringify(all))', context);
  there = JSON.parse(String(ran)) as AtTable; // the very function of the file imported above
  here = JSON.parse(JSON.stringify(await atTable(LUCKY))) as AtTable;
});

test('a turn is read, tried, looked ahead from and played with the dice that are handed in', () => {
  expect(there).toMatchObject({ later: 'fine', end: 'done', power: 'germany', ukraine: 'ussr' });
  expect(there.kept).toEqual({ kind: 'drop', turn: 'r01-ussr' });
  expect(there.foreseen.join('\n')).toMatch(/Ukraine.*attacker wins.*\n.*lost on average/);
  expect(there.foreseen.join('\n')).toContain('What the enemy can hit next, were these battles won');
});

test('sent once more it is known, and a doubtful line holds up no more than it must', () => {
  expect(there.again).toEqual({ what: 'entered', entered: expect.any(Number) });
  expect(there.wrong).toEqual({ what: 'possible', holds: 'some' });
});

test('it is to the byte what is done with Node around it', () => {
  expect(there.log.length).toBeGreaterThan(5);
  expect(there).toEqual(here);
});

test('the whole clerk is in it', () => {
  for (const file of [
    'take',
    'plan',
    'play',
    'rehearse',
    'through',
    'foresee',
    'entered',
    'doubt',
    'homeward',
    'ahead',
  ])
    expect(inputs).toContain(`src/clerk/${file}.ts`);
});
