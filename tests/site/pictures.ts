// Takes pictures of the site for somebody to look at: home, list, game, turn, battle, clause and odds, on a telephone
// and on a wide screen, in the light and in the dark. No test compares them; eyes do.
//
//   node scripts/run.mjs tests/site/pictures.ts [folder] [--archive folder] [--of address] [--only name,…] [--readme]
//
// The site of the archive is built and served for it, unless `--of` names one that is served already. With `--readme`
// it takes those of the README instead, small ones, into content/pictures.

import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { battleAnchor } from '../../src/site/routes.ts';
import { serve } from '../../src/site/serve.ts';
import { launchBrowser } from '../support/browser.ts';
import { ensureChromium } from '../support/chromium.ts';
import { clickSpace, opened, openPart, told } from './support/planning.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');

const SIZES = { phone: { width: 360, height: 740 }, wide: { width: 1280, height: 900 } } as const;
const THEMES = ['light', 'dark'] as const;

/** What is taken: an address below the site's own, and the part of the page, if it is not all of it. */
interface Sight {
  readonly name: string;
  readonly address: string;
  readonly part?: string;
}

interface GameFile {
  readonly turns: readonly { readonly id: string }[];
}

interface TurnFile {
  readonly account: { readonly battles: readonly { readonly id: string; readonly rounds: readonly unknown[] }[] };
}

const jsonAt = async <T>(address: URL): Promise<T> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.href} answers ${answer.status}.`);
  return (await answer.json()) as T; // the site's own data, written by the build that is looked at
};

/** The longest game, its turn with the most battles, and the battle there with the most rounds. */
const busiest = async (site: string, archive: string) => {
  let longest: { readonly game: string; readonly turns: readonly { readonly id: string }[] } | undefined;
  for (const { name: game } of readdirSync(path.join(archive, 'games'), { withFileTypes: true })) {
    const { turns } = await jsonAt<GameFile>(new URL(`games/${game}/game.json`, site));
    if (longest === undefined || turns.length > longest.turns.length) longest = { game, turns };
  }
  if (longest === undefined) throw new Error(`There are no games in ${archive}.`);
  const { game, turns } = longest;
  let most: { readonly turn: string; readonly battles: TurnFile['account']['battles'] } | undefined;
  for (const { id: turn } of turns) {
    const { battles } = (await jsonAt<TurnFile>(new URL(`games/${game}/${turn}/turn.json`, site))).account;
    if (most === undefined || battles.length > most.battles.length) most = { turn, battles };
  }
  const [battle] = (most?.battles ?? []).toSorted((a, b) => b.rounds.length - a.rounds.length);
  return { game, turn: most?.turn ?? '', battle: battleAnchor(battle?.id ?? '') };
};

const sightsOf = async (site: string, archive: string): Promise<readonly Sight[]> => {
  const { game, turn, battle } = await busiest(site, archive);
  const page = `games/${game}/${turn}/`;
  return [
    { name: 'home', address: '' },
    { name: 'games', address: 'games/' },
    { name: 'game', address: `games/${game}/` },
    { name: 'game-at-a-turn', address: `games/${game}/?turn=${turn}` },
    { name: 'turn', address: page },
    { name: 'battle', address: page, part: `#${battle}` },
    { name: 'clause', address: 'rules/submarines/', part: 'main' },
    { name: 'odds', address: 'odds/' },
  ];
};

const take = async (page: Page, { address, part }: Sight, site: string, file: string): Promise<void> => {
  const answer = await page.goto(new URL(address, site).href, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) throw new Error(`${address} answers ${answer?.status() ?? 'nothing'}.`);
  if (part === undefined) await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  else await page.locator(part).screenshot({ path: file, animations: 'disabled' });
};

const takeAll = async (browser: Browser, sights: readonly Sight[], site: string, folder: string): Promise<void> => {
  for (const [size, viewport] of Object.entries(SIZES))
    for (const colorScheme of THEMES) {
      const context = await browser.newContext({ viewport, colorScheme });
      for (const sight of sights) {
        const page = await context.newPage();
        await take(page, sight, site, path.join(folder, `${sight.name}-${size}-${colorScheme}.png`));
        await page.close();
      }
      await context.close();
    }
};

/** Pixels of a page in a picture of the README; the picture itself is as much smaller. */
const SHOWN = { width: 1200, height: 750, scale: 0.72 };
/** A picture of the README at most, in bytes, and one that moves. */
const MOST_BYTES = 60_000;
const MOST_BYTES_MOVING = 200_000;

/** What a reader of the README sees planned, one picture after each step; milliseconds it stays. */
const STEPS: readonly (readonly [stays: number, step: (page: Page) => Promise<unknown>])[] = [
  [1200, (page) => openPart(page, 'combat')],
  [1600, (page) => clickSpace(page, 'KAR').then(() => told(page, /Karelia.*Chosen: 3 infantry/))],
  [1200, (page) => clickSpace(page, 'UKR').then(() => told(page, /^Planned: 3 infantry/))],
  [1600, (page) => clickSpace(page, 'CAU').then(() => told(page, /Chosen: 5 infantry/))],
  [2400, (page) => clickSpace(page, 'EEU').then(() => told(page, /^No: 5 infantry/))],
  [1200, (page) => clickSpace(page, 'UKR').then(() => told(page, /^Planned: 5 infantry/))],
  [3500, (page) => openPart(page, 'sheet')],
];

/** A picture as good as its weight allows. */
const lightEnough = async (
  encode: (quality: number) => Promise<Buffer>,
  most: number,
  quality = 80,
): Promise<Buffer> => {
  const picture = await encode(quality);
  return picture.length <= most || quality <= 10 ? picture : await lightEnough(encode, most, quality - 5);
};

/** Takes what a page shows. */
type Shoot = (as: { readonly format: 'webp' | 'png'; readonly quality?: number }) => Promise<Buffer>;

/** The planner in motion: a turn planned step by step. */
const takePlanning = async (page: Page, shoot: Shoot): Promise<Buffer> => {
  await opened(page);
  const frames: Buffer[] = [];
  for (const [, step] of STEPS) {
    await step(page);
    await page.waitForTimeout(500); // until the map has come to rest
    frames.push(await shoot({ format: 'png' }));
  }
  const delay = STEPS.map(([stays]) => stays);
  const film = sharp(frames, { join: { animated: true } });
  return lightEnough(
    (quality) => film.clone().webp({ delay, loop: 0, quality, effort: 6 }).toBuffer(),
    MOST_BYTES_MOVING,
  );
};

/** The board of a game, a turn, and the planner in motion. */
const takeForReadme = async (browser: Browser, site: string, archive: string, folder: string): Promise<void> => {
  const { game, turn } = await busiest(site, archive);
  const context = await browser.newContext({ viewport: SHOWN });
  const at = async (address: string, take: (page: Page, shoot: Shoot) => Promise<Buffer>, name: string) => {
    const page = await context.newPage();
    await page.goto(new URL(address, site).href, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    const picture = await take(page, async (as) => {
      const clip = { x: 0, y: 0, ...SHOWN };
      const { data } = await session.send('Page.captureScreenshot', { ...as, clip });
      return Buffer.from(data, 'base64');
    });
    writeFileSync(path.join(folder, `${name}.webp`), picture);
    await page.close();
  };
  const still = (_: Page, shoot: Shoot): Promise<Buffer> =>
    lightEnough((quality) => shoot({ format: 'webp', quality }), MOST_BYTES);
  await at(`games/${game}/?turn=${turn}`, still, 'game');
  await at(`games/${game}/${turn}/`, still, 'turn');
  await at('plan/?game=rules-second-edition', takePlanning, 'plan');
  await context.close();
};

/** The address of the archive's site, built a moment ago and served until the signal comes. */
const served = (root: string, out: string, signal: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    const say: Parameters<typeof serve>[0]['say'] = (message) => {
      if (message.what === 'serving') resolve(message.address);
      if (message.what === 'failed') reject(new Error(message.output));
    };
    serve({ root, out, port: 0, signal, say }).catch(reject);
  });

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    archive: { type: 'string' },
    of: { type: 'string' },
    only: { type: 'string' },
    readme: { type: 'boolean' },
  },
});
const usual = values.readme === true ? path.join('content', 'pictures') : path.join('.cache', 'pictures');
const folder = path.resolve(positionals[0] ?? path.join(PROJECT, usual));
const archive = path.resolve(values.archive ?? PROJECT);
if (!existsSync(path.join(archive, 'games'))) throw new Error(`There is no archive in ${archive}.`);
mkdirSync(folder, { recursive: true });
const ended = new AbortController();
const site = values.of ?? (await served(archive, path.join(PROJECT, '.cache', 'tests', 'site-pictures'), ended.signal));
const browser = await launchBrowser(await ensureChromium((line) => console.log(line)));
try {
  if (values.readme === true) await takeForReadme(browser, site, archive, folder);
  else {
    const wanted = values.only?.split(',');
    const sights = (await sightsOf(site, archive)).filter(({ name }) => wanted?.includes(name) ?? true);
    await takeAll(browser, sights, site, folder);
  }
  console.log(`${readdirSync(folder).length} pictures are in ${folder}.`);
} finally {
  await browser.close();
  ended.abort();
}
