// Pictures of maps for where pages are shared: which a site needs, that none is drawn twice, and that one that fails is
// missing and no more.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Settings } from '../../src/archive/index.ts';
import { SHARE_SIZE } from '../../src/charts/index.ts';
import { type Archive, openArchive, rowsOf } from '../../src/site/data/archive.ts';
import { gamesOf } from '../../src/site/data/games.ts';
import { loadFrom } from '../../src/site/data/loaded.ts';
import type { GameRow } from '../../src/site/data/rows.ts';
import { svgOf } from '../../src/site/pictures/draw.ts';
import { makePictures } from '../../src/site/pictures/make.ts';
import { gameOrder, ORDERS_FILE, orderKey, type PictureOrder, pictureOrders } from '../../src/site/pictures/order.ts';
import { speak } from '../../src/site/words/speak.ts';
import { sharedTestSite, type TestSite } from './support/site.ts';

const HOME = path.resolve(import.meta.dirname, '../..');

let site: TestSite;
let archive: Archive;
let games: readonly GameRow[];
let orders: readonly PictureOrder[];
/** Some of them, each of which shows something else. */
let distinct: readonly PictureOrder[];
/** A program's folder of its own, so that its cache is empty. */
let project: string;

const ordersFor = (settings: Settings): readonly PictureOrder[] =>
  pictureOrders(games, settings, ({ view }) => gameOrder(loadFrom(archive, view.slug), settings));

beforeAll(async () => {
  site = await sharedTestSite();
  archive = openArchive(site.archive, HOME);
  const rows = rowsOf(archive, HOME);
  games = gamesOf(archive, rows);
  rows.close();
  orders = ordersFor(archive.settings);
  const shown = new Map(orders.map((order) => [orderKey(order, ''), order]));
  distinct = [...shown.values()];
  project = newProject();
});
afterAll(() => {
  for (const each of projects) rmSync(each, { recursive: true, force: true });
});

const projects: string[] = [];
const newProject = (): string => {
  const made = mkdtempSync(path.join(tmpdir(), 'fieldpost-pictures-'));
  projects.push(made);
  for (const folder of ['src/charts', 'src/board', 'src/site/data', 'src/site/pictures'])
    mkdirSync(path.join(made, folder), { recursive: true });
  writeFileSync(path.join(made, 'package-lock.json'), '{}');
  return made;
};

const folders = (name: string, asked: readonly PictureOrder[]) => {
  const [fresh, old] = [path.join(project, name, 'fresh'), path.join(project, name, 'old')];
  for (const folder of [fresh, old]) mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(fresh, ORDERS_FILE), JSON.stringify(asked));
  return { fresh, old, project };
};

const drawer = () => {
  const drawn: string[] = [];
  const draw = async (order: PictureOrder): Promise<Uint8Array> => {
    drawn.push(order.file);
    return Buffer.from(svgOf(order));
  };
  return { drawn, draw };
};

describe('orders', () => {
  test('are for every game with a position, for its latest turn and for the archive', () => {
    const files = orders.map(({ file }) => file);
    expect(files).toContain('games/long-war/picture.png');
    expect(files.filter((file) => file.startsWith('games/long-war/'))).toHaveLength(2);
    expect(files).toContain('picture.png');
    expect(files.filter((file) => file.startsWith('games/not-a-log/'))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });

  test('tell what happened in the latest turn, in the language of the group', () => {
    const { about = [], turn, words } = orders.find(({ file }) => file === 'games/long-war/picture.png') ?? {};
    expect(about.length).toBeGreaterThan(0);
    expect(turn?.battles.map(({ space }) => space)).toEqual(about);
    expect(words?.headline).toMatch(/^U\.K\.|^Britain|^Germany/);
  });

  test('of a game that is over show one of its turns, but not the last, and none of its turns has one of its own', () => {
    const over = games.filter(({ view, turns }) => view.status === 'over' && turns.length > 1);
    expect(over.length).toBeGreaterThan(0);
    for (const { view, turns } of over) {
      const files = orders.filter(({ file }) => file.startsWith(`games/${view.slug}/`));
      expect(files.map(({ file }) => file)).toEqual([`games/${view.slug}/picture.png`]);
      const { t, words } = speak('en', view.board);
      const moments = turns.map(({ power, round }) => t('game-turn-of', { power: words.power(power), round }));
      expect(moments.slice(0, -1)).toContain(files[0]?.words.moment);
    }
  });

  test('are named by what they show, not by where it goes', () => {
    const [first, second] = distinct;
    if (first === undefined || second === undefined) throw new Error('There are orders.');
    expect(orderKey({ ...first, file: 'elsewhere.png' }, 'x')).toBe(orderKey(first, 'x'));
    expect(orderKey(second, 'x')).not.toBe(orderKey(first, 'x'));
    expect(orderKey(first, 'y')).not.toBe(orderKey(first, 'x'));
    expect(orderKey({ ...first, position: { ...first.position, stacks: [] } }, 'x')).not.toBe(orderKey(first, 'x'));
  });

  test('are none where the address of the site is not known', () => {
    const { site: _, ...settings } = archive.settings;
    expect(ordersFor(settings)).toEqual([]);
  });
});

describe('pictures', () => {
  test('are drawn once: what was asked for before is taken from the cache, what stands in the site is left there', async () => {
    const few = distinct.slice(0, 4);
    const first = drawer();
    const places = folders('once', few);
    expect(await makePictures(places, first.draw)).toMatchObject({ drawn: 4, kept: [], failed: [] });
    expect(first.drawn.toSorted()).toEqual(few.map(({ file }) => file).toSorted());
    for (const { file } of few) expect(existsSync(path.join(places.fresh, file))).toBe(true);
    expect(existsSync(path.join(places.fresh, ORDERS_FILE))).toBe(false);

    const again = drawer();
    const next = folders('again', few);
    expect(await makePictures(next, again.draw)).toMatchObject({ drawn: 0, failed: [] });
    expect(again.drawn).toEqual([]);

    writeFileSync(path.join(next.fresh, ORDERS_FILE), JSON.stringify(few));
    const kept = await makePictures({ ...next, old: places.fresh }, again.draw);
    expect(kept.kept.toSorted()).toEqual(few.map(({ file }) => file).toSorted());
  });

  test('that fail are told of, and the others are drawn', async () => {
    const few = distinct.slice(4, 7);
    const places = folders('fails', few);
    const bad = few[1]?.file;
    const { draw } = drawer();
    const made = await makePictures(places, (order) => {
      if (order.file === bad) throw new Error('no program for this platform');
      return draw(order);
    });
    expect(made).toMatchObject({ drawn: 2, failed: [`${bad}: no program for this platform`] });
    expect(few.map(({ file }) => existsSync(path.join(places.fresh, file)))).toEqual([true, false, true]);
  });

  test('really are pictures, none too heavy for a chat; those that show the same are drawn once', async () => {
    const places = folders('real', orders);
    const keys = new Set(orders.map((order) => orderKey(order, '')));
    expect(keys.size).toBeLessThan(orders.length);
    expect(await makePictures({ ...places, project: newProject() })).toMatchObject({ drawn: keys.size, failed: [] });
    for (const { file } of orders) {
      const png = readFileSync(path.join(places.fresh, file));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([SHARE_SIZE.width, SHARE_SIZE.height]);
      expect(png.length).toBeLessThan(60_000);
    }
  });
});

describe('pages', () => {
  const metaOf = (file: string): ReadonlyMap<string, string> =>
    new Map(
      [
        ...readFileSync(path.join(site.out, file), 'utf8').matchAll(
          /<meta (?:property|name)="([^"]+)" content="([^"]*)"/g,
        ),
      ].map(([, name = '', content = '']) => [name, content]),
    );

  test('of a game and of its latest turn name theirs with a whole address, older turns that of the game', () => {
    const game = metaOf('de/games/long-war/index.html');
    expect(game.get('og:image')).toBe('https://club.example/club/games/long-war/picture.png');
    expect([game.get('og:image:width'), game.get('og:image:height')]).toEqual(['1000', '525']);
    expect(game.get('og:image:alt')).toContain('Karte');
    expect(game.get('twitter:card')).toBe('summary_large_image');
    expect(game.get('og:locale')).toBe('de_DE');
    const latest = orders.find(({ file }) => /^games\/long-war\/.+\//.test(file))?.file ?? '';
    expect(metaOf(latest.replace('picture.png', 'index.html')).get('og:image')).toBe(
      `https://club.example/club/${latest}`,
    );
    expect(metaOf('games/long-war/r01-germany/index.html').get('og:image')).toBe(
      'https://club.example/club/games/long-war/picture.png',
    );
  });

  test('of the archive shows its latest game', () => {
    const home = metaOf('nl/index.html');
    expect(home.get('og:image')).toBe('https://club.example/club/picture.png');
    expect(home.get('og:image:alt')).toMatch(/^Kaart: .+, ronde \d+|^Kaart: .+/);
  });

  test('of other kinds have none, and the orders are no part of the site', () => {
    const rules = metaOf('rules/index.html');
    expect(rules.get('twitter:card')).toBe('summary');
    expect(rules.has('og:image')).toBe(false);
    expect(existsSync(path.join(site.out, ORDERS_FILE))).toBe(false);
  });
});
