// Building a site again: what is written is what has changed.

import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { begin, buildSite } from '../../src/site/build.ts';
import { entryOf } from '../../src/site/bundle/keep.ts';
import { buildPart, joinParts } from '../../src/site/parts.ts';
import { CACHE, FEW_RECORDS, filesOf, sharedTestSite, type TestSite } from '../site/support/site.ts';

/** What all files share: the archive, which is copied, and its site, built whole. */
let shared: TestSite;
const archive = path.join(CACHE, 'archive-again');
const apart = path.join(CACHE, 'site-again-parts');
/** The same site, joined from parts, and built again thereafter. */
const joined = path.join(CACHE, 'site-again-joined');
const read = (file: string): string => readFileSync(path.join(joined, file), 'utf8');

beforeAll(async () => {
  shared = await sharedTestSite();
  for (const folder of [archive, apart, joined]) rmSync(folder, { recursive: true, force: true });
  cpSync(shared.archive, archive, { recursive: true });
});

const dates = () => new Map(filesOf(joined).map((file) => [file, statSync(path.join(joined, file)).mtimeMs] as const));
const buildAgain = () => buildSite({ root: archive, out: joined, pictures: 'none', records: FEW_RECORDS });

test('parts that are made apart and joined are the whole, byte for byte', async () => {
  const ask = { root: archive, pictures: 'none', records: FEW_RECORDS } as const;
  const make = (at: number) => buildPart({ ...ask, out: path.join(apart, String(at)) }, { at, of: 2 });
  const first = await make(1);
  expect(await joinParts({ ...ask, out: joined }, apart)).toEqual({
    ok: false,
    not: { why: 'missing', parts: ['2/2'] },
  });
  expect(existsSync(joined)).toBe(false);
  const parts = [first, await make(2)];
  expect(parts.map((part) => part.ok && part.pages > 0)).toEqual([true, true]);
  const built = await joinParts({ ...ask, out: joined }, apart);
  if (!('out' in built) || !built.ok) throw new Error(JSON.stringify(built));
  expect(filesOf(joined)).toEqual(filesOf(shared.out));
  const differ = filesOf(joined).filter(
    (file) => !readFileSync(path.join(joined, file)).equals(readFileSync(path.join(shared.out, file))),
  );
  expect(differ).toEqual([]);
});

test('what was joined stands as if it had been made whole: nothing is written when nothing has changed', async () => {
  const before = dates();
  expect(await buildAgain()).toMatchObject({ ok: true, made: [], written: 0, removed: 0 });
  expect(dates()).toEqual(before);
});

test('what makes pages is made anew where it was damaged', async () => {
  const { bundle } = begin({ root: archive, out: joined });
  writeFileSync(entryOf(bundle), 'torn');
  expect(await buildAgain()).toMatchObject({ ok: true, made: [], written: 0, removed: 0 });
  expect(readFileSync(entryOf(bundle), 'utf8')).not.toBe('torn');
});

test('writes only what a torn line in one log changes', async () => {
  const before = dates();
  appendFileSync(path.join(archive, 'games/given-up/log.jsonl'), '{"at":');
  expect(await buildAgain()).toMatchObject({ ok: true });
  const after = dates();
  const changed = [...after].filter(([file, date]) => before.get(file) !== date).map(([file]) => file);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter((file) => !/^((de|nl)\/)?games\/given-up\//.test(file))).toEqual([]);
  expect(changed).toContain('games/given-up/log/index.html');
  expect(read('games/given-up/log/index.html')).toContain('The last line was never finished (6 bytes).');
});

test('makes nothing of other games when one has a new turn', async () => {
  const log = path.join(archive, 'games/long-war/log.jsonl');
  const whole = readFileSync(log, 'utf8');
  const lines = whole.trimEnd().split('\n');
  const began = lines.findLastIndex((line) => line.includes('"type":"turn-began"'));
  writeFileSync(log, `${lines.slice(0, began).join('\n')}\n`);
  expect(await buildAgain()).toMatchObject({ ok: true });
  expect(existsSync(path.join(joined, 'games/long-war/r02-germany/index.html'))).toBe(true);
  const before = dates();
  writeFileSync(log, whole);
  const built = await buildAgain();
  if (!built.ok) throw new Error(built.output);
  const ofOthers = (file: string): boolean =>
    /(^|\/)games\/(?!long-war\/)./.test(file) && !file.endsWith('games/index.html');
  expect(built.made).toContain('games/long-war/r02-uk/index.html');
  expect(built.made.filter(ofOthers)).toEqual([]);
  const after = dates();
  const changed = [...after].filter(([file, date]) => before.get(file) !== date).map(([file]) => file);
  expect(changed).toContain('games/long-war/r02-uk/index.html');
  expect(changed).not.toContain('games/long-war/r01-germany/index.html');
  expect(changed.filter(ofOthers)).toEqual([]);
});
