// `serve` under a base path, of an archive whose site has no address yet: built, and built again when a log changes.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../../src/site/serve.ts';
import { makeArchive } from '../site/support/archive.ts';
import { CACHE, filesOf } from '../site/support/site.ts';

const archive = path.join(CACHE, 'archive-serve');
const out = path.join(CACHE, 'site-serve');
const ended = new AbortController();
let builds = 0;
let failed = '';
let closed: Promise<void> = Promise.resolve();
let address: string;

beforeAll(async () => {
  makeArchive(archive, '/club/', { site: undefined, games: ['by-post', 'given-up'] });
  address = await new Promise<string>((resolve, reject) => {
    closed = serve({
      root: archive,
      out,
      port: 0,
      signal: ended.signal,
      say: (message) => {
        if (message.what === 'failed') {
          failed = message.output;
          reject(new Error(failed));
        }
        if (message.what === 'built') builds += 1;
        if (message.what === 'serving') resolve(message.address);
      },
    });
    closed.catch(reject);
  });
});
afterAll(async () => {
  ended.abort();
  await closed;
});

test('a site that has no address yet has neither feeds nor sitemap, and links none', () => {
  expect(filesOf(out).filter((file) => /(^|\/)(feed\.(xml|json)|sitemap.*\.xml|robots\.txt)$/.test(file))).toEqual([]);
  expect(readFileSync(path.join(out, 'games/by-post/index.html'), 'utf8')).not.toContain('atom');
  expect(existsSync(path.join(out, 'players/anna/index.html'))).toBe(true);
});

test('a log that changes is built again', async () => {
  const page = async (): Promise<string> => {
    const response = await fetch(new URL('/club/games/given-up/log/', address), { redirect: 'manual' });
    return await response.text();
  };
  expect(await page()).not.toContain('never finished');
  const before = builds;
  appendFileSync(path.join(archive, 'games', 'given-up', 'log.jsonl'), '{"at":');
  await expect
    .poll(async () => failed || (await page()), { timeout: 240_000, interval: 200 })
    .toContain('never finished (6 bytes)');
  expect(builds).toBeGreaterThan(before);
});
