// What is due at a glance: home and the list of games tell the latest turns and whom games wait for, and once a reader
// has said who he is, what waits for him.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { lookAtTestSite, PHONE, WIDE } from './support/looking.ts';
import { shiftsOn, watchShifts } from './support/shifts.ts';

const looking = lookAtTestSite();
const { onPage } = looking;

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Opens a page in the browser of somebody who has said that he is Anna. */
const asAnna = <T>(address: string, look: BrowserContextOptions, use: (page: Page) => Promise<T>): Promise<T> =>
  onPage('guides/dice/', look, async (page) => {
    await page.evaluate(() => localStorage.setItem('fieldpost-me /club/', 'anna'));
    await watchShifts(page);
    await page.goto(new URL(address, looking.site.address).href, { waitUntil: 'networkidle' });
    return await use(page);
  });

describe('without script', () => {
  test('home tells whom games wait for until when, and leads to all players', async () => {
    const running = ['by-post', 'long-war', 'struck-out', 'reported-before', 'long-log'];
    const due = running.flatMap(
      (game) => JSON.parse(readFileSync(path.join(looking.site.out, `games/${game}/game.json`), 'utf8')).due,
    );
    await onPage('', { ...WIDE, javaScriptEnabled: false }, async (page) => {
      expect(await page.locator('.awaited .due > li').count()).toBe(due.length);
      const first = page.locator('.awaited > li').first();
      expect(plain(await first.locator('.of-game').innerText())).toBe('Spring 26, round 1');
      expect(plain(await first.locator('.due > li').first().innerText())).toBe(
        'Germany (Anna): the turn until 7 Mar 2026, 04:00 CET',
      );
      expect(await page.locator('.own-who').isVisible()).toBe(false);
      for (const place of ['main', '.masthead nav'])
        expect(await page.locator(`${place} a[href="/club/players/"]`).first().isVisible()).toBe(true);
    });
  });

  test('what is awaited is said as people say it', async () => {
    const said = await onPage('', { ...WIDE, javaScriptEnabled: false }, (page) =>
      page.locator('.awaited > li').allInnerTexts(),
    );
    const text = plain(said.join(' '));
    for (const words of ['United Kingdom (Bram): a roll of 4 dice', 'United Kingdom (Bram): the battles'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/orders|weapons development/);
  });

  test('the latest turns come first, by their headlines', async () => {
    await onPage('', { ...WIDE, javaScriptEnabled: false }, async (page) => {
      const heads = await page.locator('main h2').allInnerTexts();
      expect(heads.slice(0, 2)).toEqual(['Lately moved', 'Whom games wait for']);
      const [latest] = await page.locator('.moved .latest-turn').all();
      expect(plain((await latest?.innerText()) ?? '')).toBe(
        'Britain sinks one submarine in the North Sea United Kingdom, round 3 · A long log 25 Mar 2026',
      );
      expect(await latest?.locator('a').getAttribute('href')).toBe('/club/games/long-log/r03-uk/');
    });
  });
});

test('who says his name finds first what waits for him, counted in title and icon, and nobody else is told', async () => {
  await onPage('', WIDE, async (page) => {
    const title = await page.title();
    const icon = () => page.locator('link[rel="icon"]').getAttribute('href');
    expect(await icon()).toBe('/club/icon.svg');
    await page.getByLabel('Your name:').selectOption('Anna');
    expect(await page.getByRole('status').innerText()).toBe('2 things wait for you.');
    expect(await page.title()).toBe(`(2) ${title}`);
    expect(decodeURIComponent((await icon()) ?? '')).toContain('>2</text>');
    expect(await page.context().cookies()).toEqual([]);
    // The other language, the other page, the same browser.
    await page.goto(new URL('de/games/', looking.site.address).href);
    const lines = page.locator('.game-lines > li');
    expect(await page.getByRole('status').innerText()).toBe('2 Sachen warten auf dich.');
    expect(plain(await lines.first().locator('.mine').innerText())).toMatch(
      /^Du bist am Zug Deutschland \(Anna\): der ganze Zug bis .* \(überfällig: \d+ Tage\)$/,
    );
    const own = await lines.evaluateAll((all) => all.map((line) => line.querySelector('.mine') !== null));
    expect(own).toEqual(own.toSorted((a, b) => Number(b) - Number(a)));
    expect(own.filter(Boolean)).toHaveLength(2);
    await page.getByLabel('Dein Name:').selectOption('');
    expect(await page.locator('.mine').count()).toBe(0);
    expect(await page.title()).not.toMatch(/^\(/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test.each([
  ['', WIDE],
  ['nl/', PHONE],
  ['games/', WIDE],
  ['de/games/', PHONE],
] as const)('nothing on “%s” moves for whoever has said his name before', async (address, look) => {
  // His clock is not that of the archive: a time that is written a little longer there moves the word behind it, which
  // counts where a busy machine has painted the page before.
  await asAnna(address, { ...look, timezoneId: 'America/New_York' }, async (page) => {
    expect(await page.title()).toMatch(/^\(2\) /);
    expect(await shiftsOn(page)).toBeLessThan(0.002);
  });
});

test('times are those of the reader’s clock, and the archive’s are still to be had', async () => {
  await onPage('', { ...WIDE, timezoneId: 'America/New_York' }, async (page) => {
    const until = page.locator('.awaited .until').first();
    expect(plain(await until.innerText())).toMatch(/^until 6 Mar 2026, 22:00 GMT-5 \(overdue: \d+ days\)$/);
    expect(await until.locator('time').getAttribute('title')).toBe('7 Mar 2026, 04:00 CET');
  });
});
