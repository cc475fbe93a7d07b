// The site of the games in this repository: nothing personal on it, and a war of many rounds, as full as boards become, keeps
// within its sizes.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../src/site/build.ts';
import { serveFolder } from '../../src/site/serve.ts';
import { WIDE } from '../site/support/looking.ts';
import { addressesIn } from '../site/support/personal.ts';
import { CACHE, filesOf, type Html, htmlOf, mapIn } from '../site/support/site.ts';
import { launchBrowser } from '../support/browser.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const out = path.join(CACHE, 'site-own');
let pages: readonly Html[];
/** Pages of that war's turns, in all languages. */
let turns: readonly Html[];

beforeAll(async () => {
  const built = await buildSite({ root: ROOT, out, pictures: 'none' }); // pictures are not looked at anyway
  if (!built.ok) throw new Error(built.output);
  pages = htmlOf(out);
  turns = pages.filter(({ file }) => /^(de\/|nl\/)?games\/sparring-match\/r\d\d-\w+\/index\.html$/.test(file));
});

const zipped = (text: string): number => gzipSync(text).length;

test('no mail address is on it', () => {
  expect(pages.length).toBeGreaterThan(300);
  expect(addressesIn(out)).toEqual([]);
});

test('the map is at most 10 kB of a turn page, the drawing all maps share 60 kB', () => {
  expect(turns.length).toBeGreaterThan(150);
  for (const { file, text } of turns)
    expect(zipped(text) - zipped(text.replace(mapIn(text), '')), file).toBeLessThan(10_000);
  expect(zipped(readFileSync(path.join(out, 'map.svg'), 'utf8'))).toBeLessThan(60_000);
});

test('a turn takes at most 300 kB on disk, all languages and data together', () => {
  const sizes = new Map<string, number>();
  for (const file of filesOf(out)) {
    const turn = /(games\/sparring-match\/r\d\d-\w+)\/[^/]+$/.exec(file)?.[1];
    if (turn === undefined) continue;
    sizes.set(turn, (sizes.get(turn) ?? 0) + readFileSync(path.join(out, file)).length);
  }
  expect(sizes.size).toBeGreaterThan(50);
  for (const [turn, size] of sizes) expect(size, turn).toBeLessThan(300_000);
});

test('the turn with most to tell prints on two sheets, in every language', async () => {
  const longest = ['', 'de/', 'nl/'].map((language) =>
    turns
      .filter(({ file }) => file.startsWith(`${language}games/`))
      .reduce((one, other) => (other.text.length > one.text.length ? other : one)),
  );
  const ended = new AbortController();
  const served = await new Promise<string>((resolve, reject) => {
    serveFolder(out, '/', 0, resolve, ended.signal).catch(reject);
  });
  const browser = await launchBrowser();
  const page = await browser.newPage(WIDE);
  const [edge, sheets] = ['12mm', new Map<string, number>()];
  for (const { file } of longest) {
    await page.goto(new URL(file.replace('index.html', ''), served).href);
    const margin = { top: edge, bottom: edge, left: edge, right: edge };
    const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1');
    sheets.set(file, pdf.match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0);
  }
  await browser.close();
  ended.abort();
  for (const [file, count] of sheets) expect([1, 2], file).toContain(count);
});
