// The site of the games in this repository: nothing personal on it, and every turn of every game keeps within sizes
// that follow from what it holds; no link leads nowhere.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { filesUnder } from '../../src/archive/index.ts';
import { BOARDS } from '../../src/board/index.ts';
import { buildSite } from '../../src/site/build.ts';
import { serveFolder } from '../../src/site/serve.ts';
import { deadLinks } from '../site/support/dead-links.ts';
import { WIDE } from '../site/support/looking.ts';
import { addressesIn } from '../site/support/personal.ts';
import { CACHE, type Html, htmlOf, mapIn } from '../site/support/site.ts';
import { launchBrowser } from '../support/browser.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const out = path.join(CACHE, 'site-own');
let pages: readonly Html[];
/** Pages of all turns, in all languages. */
let turns: readonly Html[];

/** `realism-match/r01-germany` */
const TURN = /games\/([\w-]+\/r\d\d-\w+)\/index\.html$/;

const turnOf = ({ file }: Html): string => TURN.exec(file)?.[1] ?? '';

/** The map in words, which stands further down the page. */
const MAP_TABLE = /<details class="map-table">.*?<\/details>/s;

/** Bytes of what a turn holds: its data, which has no words around it. */
const dataOf = (turn: string): number => readFileSync(path.join(out, 'games', turn, 'turn.json')).length;

beforeAll(async () => {
  const built = await buildSite({ root: ROOT, out, pictures: 'none' }); // pictures are not looked at anyway
  if (!built.ok) throw new Error(built.output);
  pages = htmlOf(out);
  turns = pages.filter(({ file }) => TURN.test(file));
});

const zipped = (text: string): number => gzipSync(text).length;

test('feeds name units as the board of each game does', () => {
  const german = filesUnder(path.join(out, 'de')).filter((file) => /feed\.(?:xml|json)$/.test(file));
  expect(german.length).toBeGreaterThan(10);
  const said = german.map((file) => readFileSync(path.join(out, 'de', file), 'utf8')).join('\n');
  expect(said).toMatch(/eine Artillerie/);
  expect(said).not.toMatch(/(?:einen?|zwei|drei|\d) artillery\b/);
});

test('every link leads somewhere, also where the site is at the top of its host', () => {
  expect(deadLinks(out, '/', pages)).toEqual([]);
});

test('no mail address is on it', () => {
  expect(pages.length).toBeGreaterThan(300);
  expect(addressesIn(out)).toEqual([]);
});

/** Things drawn on a map: places and what stands on them. */
const drawnOn = (map: string): number => map.split('<use ').length - 1;

/** Maps on the board that a drawing is of: one, or one for each theatre. */
const mapsOn = (drawing: string | undefined): number =>
  BOARDS.find(({ id }) => drawing === `map-${id}.svg`)?.theatres?.length ?? 1;

test('the map of a turn page is at most 36 bytes for each thing drawn, the drawing all maps of a board share 60 kB', () => {
  expect(turns.length).toBeGreaterThan(600);
  for (const { file, text } of turns) {
    const map = mapIn(text);
    const size = zipped(text) - zipped(text.replace(map, ''));
    expect(size / drawnOn(map), file).toBeLessThan(36);
    expect(size, file).toBeLessThan(12_000 * mapsOn(/map[\w-]*\.svg/.exec(map)?.[0]));
  }
  for (const file of readdirSync(out).filter((name) => /^map.*\.svg$/.test(name)))
    expect(zipped(readFileSync(path.join(out, file), 'utf8')), file).toBeLessThan(60_000 * mapsOn(file));
});

// Most for the many powers of Europe, of which each page tells what they have and can reach.
test('a turn beside its map takes at most 7.1 times its data on disk, all languages together', () => {
  const told = new Map<string, number>();
  for (const page of turns) {
    const size = Buffer.byteLength(page.text.replace(mapIn(page.text), '').replace(MAP_TABLE, ''));
    told.set(turnOf(page), (told.get(turnOf(page)) ?? 0) + size);
  }
  expect(told.size).toBeGreaterThan(200);
  for (const [turn, size] of told) expect(size / dataOf(turn), turn).toBeLessThan(7.1);
});

/** The longer of two pages, whatever their languages. */
const longer = (one: Html, other: Html): Html => (other.text.length > one.text.length ? other : one);

test('the turn of a game with most to tell prints on two sheets, on one for every 11 kB of its data if that is more', async () => {
  const games = Object.groupBy(turns, (page) => turnOf(page).split('/')[0] ?? '');
  const longest = Object.values(games).flatMap((own = []) => (own.length === 0 ? [] : [own.reduce(longer)]));
  const ended = new AbortController();
  const served = await new Promise<string>((resolve, reject) => {
    serveFolder(out, '/', 0, resolve, ended.signal).catch(reject);
  });
  const browser = await launchBrowser();
  const page = await browser.newPage(WIDE);
  const edge = '12mm';
  const margin = { top: edge, bottom: edge, left: edge, right: edge };
  const sheets = new Map<Html, number>();
  for (const one of longest) {
    await page.goto(new URL(one.file.replace('index.html', ''), served).href);
    const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1');
    sheets.set(one, pdf.match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0);
  }
  await browser.close();
  ended.abort();
  expect(sheets.size).toBeGreaterThan(15);
  for (const [one, count] of sheets) {
    expect(count, one.file).toBeGreaterThan(0);
    expect(count, one.file).toBeLessThanOrEqual(Math.max(2, Math.ceil(dataOf(turnOf(one)) / 11_000)));
  }
});
