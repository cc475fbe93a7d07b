// Going through a game turn by turn, in a real browser: map, charts, headline and address move together, and nothing
// jumps.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { heightAt } from '../../src/site/elements/timeline/lines.ts';
import { hindersNobody } from './support/hindrances.ts';
import { lookAtTestSite, PHONE, WIDE } from './support/looking.ts';
import { TIMELINE } from './support/places.ts';
import { shiftsOn, watchShifts } from './support/shifts.ts';

const GAME = '/club/games/long-war/';
const GERMAN = '/club/de/games/long-war/';
const TURN = 'r01-germany';

const looking = lookAtTestSite();
const { onPage } = looking;

const jsonOf = (file: string) => JSON.parse(readFileSync(path.join(looking.site.out, 'games/long-war', file), 'utf8'));

const RANGE = '.timeline-bar input';

/** Where the reader is, by all that says so. */
const shownOn = (page: Page) =>
  page.evaluate((range) => {
    const said = document.querySelector('.timeline-says');
    return {
      spoken: document.querySelector(range)?.getAttribute('aria-valuetext'),
      power: said?.querySelector('.power')?.textContent,
      headline: said?.querySelector('a')?.textContent,
      link: said?.querySelector('a')?.getAttribute('href'),
      query: location.search,
      units: document.querySelectorAll('#map .stacks use').length > 0,
      map: document.querySelector('.map-scroll')?.getAttribute('aria-label'),
    };
  }, RANGE);

/** The whole map of the turn in the address is there. */
const settled = (page: Page) =>
  page.waitForFunction(() => {
    const turn = new URLSearchParams(location.search).get('turn');
    const battle = document.querySelector('.map-scroll .map-links > a')?.getAttribute('href') ?? '';
    return turn === null || (document.querySelector('#map .stacks') !== null && battle.includes(turn));
  });

describe('without script', () => {
  test('the turns are links by their headlines, and nothing stands there that does not work', async () => {
    const { turns } = jsonOf('game.json');
    await onPage(GAME, { ...WIDE, javaScriptEnabled: false }, async (page) => {
      const links = page.locator('.chronicle a');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        turns.map(({ id }: { id: string }) => `${GAME}${id}/`),
      );
      for (const headline of await links.allInnerTexts()) expect(headline).toMatch(/^\S.{8,}$/);
      expect(await page.locator('.timeline-bar').isVisible()).toBe(false);
    });
  });
});

describe('with script', () => {
  test('nothing is fetched before the reader moves', async () => {
    const asked: string[] = [];
    await onPage('/club/games/', WIDE, async (page) => {
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(new URL(GAME, looking.site.address).href, { waitUntil: 'networkidle' });
      expect(asked.filter((file) => file.endsWith('.json') || file.includes('/r0'))).toEqual([]);
      await page.locator(RANGE).press('ArrowLeft');
      await settled(page);
      expect(asked).toContain(`${GAME}timeline.json`);
      expect(asked).toContain(`${GAME}series.json`);
    });
  });

  test('the arrow keys take map, charts, headline and address along, and back leads back', async () => {
    const { turns } = jsonOf('game.json');
    const at = turns.findIndex(({ id }: { id: string }) => id === TURN);
    await onPage(GAME, WIDE, async (page) => {
      const before = await shownOn(page);
      expect(before.query).toBe('');
      await page.locator(RANGE).focus();
      for (let step = turns.length - 1; step > at; step -= 1) await page.keyboard.press('ArrowLeft');
      await settled(page);
      const now = await shownOn(page);
      expect(now).toMatchObject({
        power: 'Germany, round 1',
        query: `?turn=${TURN}`,
        units: true,
        map: expect.stringContaining('Germany'),
      });
      expect(now.spoken).toBe(`Germany, round 1: ${now.headline}`);
      expect(now.link).toMatch(new RegExp(`${GAME}${TURN}/$`));
      // Whoever changes the language sees the same turn.
      const languages = await page
        .locator('.languages a')
        .evaluateAll((all) =>
          all.map((link) => (link instanceof HTMLAnchorElement ? link.pathname + link.search : '')),
        );
      expect(languages).toEqual([
        `${GAME}?turn=${TURN}`,
        ...['de', 'nl'].map((language) => `/club/${language}/games/long-war/?turn=${TURN}`),
      ]);
      expect(await page.locator('.timeline .stop[aria-current]').count()).toBe(1);
      const owners: Record<string, string> = jsonOf(`${TURN}/turn.json`).position.owners;
      const wrong = await page.evaluate((expected) => {
        const small = document.querySelector('.timeline-small g');
        const style = small === null ? undefined : getComputedStyle(small);
        return Object.entries(expected).filter(([space, power]) => {
          const set = style?.getPropertyValue(`--o-${space}`) ?? '';
          return set !== '' && set !== getComputedStyle(document.documentElement).getPropertyValue(`--land-${power}`);
        });
      }, owners);
      expect(wrong).toEqual([]);
      // The steps followed each other at once: they are one way back.
      await page.goBack();
      expect(await shownOn(page)).toEqual(before);
    });
  });

  test('every chart marks the moment, with the values of its table', async () => {
    const { turns } = jsonOf('game.json');
    const at = turns.findIndex(({ id }: { id: string }) => id === TURN);
    await onPage(`${GAME}?turn=${TURN}`, WIDE, async (page) => {
      await settled(page);
      const charts = await page.locator('.chart-figure[data-over="turns"]').evaluateAll((figures) =>
        figures.map((figure) => ({
          marks: [...figure.querySelectorAll('svg.wide .at g text')].map((text) => text.textContent),
          rows: [...figure.querySelectorAll('tbody tr')].map((row) =>
            [...row.querySelectorAll('td')].map((cell) => cell.textContent),
          ),
        })),
      );
      expect(charts).toHaveLength(7);
      for (const { marks, rows } of charts) expect(marks).toEqual(rows[at + 1]);
      expect(await page.locator('#chart-pace svg.wide .at .now').count()).toBe(1);
      const { columns, rows } = jsonOf('series.json');
      const cell = (power: string, column: string): number =>
        rows.find((row: unknown[]) => row[0] === TURN && row[columns.indexOf('power')] === power)[
          columns.indexOf(column)
        ];
      const bars = await page
        .locator('#chart-units svg.wide [data-bar="infantry"] .number')
        .evaluateAll((all) => all.map((number) => Number(number.textContent)));
      expect(bars).toEqual(['ussr', 'germany', 'uk', 'japan', 'usa'].map((power) => cell(power, 'infantry')));
      const faces = await page
        .locator('#chart-faces svg.wide .of-germany .number')
        .evaluateAll((all) => all.map((number) => Number(number.textContent)));
      expect(faces).toEqual([1, 2, 3, 4, 5, 6].map((face) => cell('germany', `face-${face}`)));
      const hits = await page.locator('#chart-hits svg.wide .of-germany .number').textContent();
      expect(hits).toMatch(new RegExp(`^${cell('germany', 'hits')} \\(`));
    });
  });

  test('a chart is read with pointer and keys, and leads to the turn', async () => {
    const { turns } = jsonOf('game.json');
    await onPage(GAME, WIDE, async (page) => {
      const chart = page.locator('#chart-land > svg.wide');
      const rows = await page
        .locator('#chart-land tbody tr')
        .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)));
      const marks = chart.locator('.at g text');
      await chart.focus();
      await page.keyboard.press('Home');
      expect(await marks.allTextContents()).toEqual(rows[0]);
      await page.keyboard.press('ArrowRight');
      expect(await marks.allTextContents()).toEqual(rows[1]);
      expect(await chart.getAttribute('aria-valuetext')).toMatch(/^U\.S\.S\.R\. 1: U\.S\.S\.R\. \d+, Germany \d+, /);
      await chart.blur();
      expect(await marks.count()).toBe(0);
      const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
      await chart.hover({ position: { x: width - 1, y: height / 2 } });
      expect(await marks.allTextContents()).toEqual(rows.at(-1));
      await chart.click({ position: { x: width - 1, y: height / 2 } });
      await page.waitForURL((url) => url.pathname === `${GAME}${turns.at(-1).id}/`);
    });
  });

  test('an address with a turn opens there, and the map leads to that turn', async () => {
    await onPage(`${GERMAN}?turn=${TURN}`, WIDE, async (page) => {
      await settled(page);
      expect(await shownOn(page)).toMatchObject({ power: 'Deutschland, Runde 1', units: true });
      await page.locator('.map-scroll .map-links > a').first().click();
      await page.waitForURL((url) => url.pathname === `${GERMAN}${TURN}/` && url.hash.startsWith('#battle-'));
      await page.goBack();
      await settled(page);
      expect(await shownOn(page)).toMatchObject({ power: 'Deutschland, Runde 1' });
    });
  });

  test('on a telephone the map of that turn shows where it happened', async () => {
    const startsOn = (page: Page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('.map-scroll .map-start')].map((each) => each.getAttribute('style')),
      );
    const own = await onPage(`${GAME}${TURN}/`, PHONE, startsOn);
    await onPage(`${GAME}?turn=${TURN}`, PHONE, async (page) => {
      await settled(page);
      expect(await startsOn(page)).toEqual(own);
      const isSeen = await page.evaluate(() => {
        const box = document.querySelector('.map-scroll')?.getBoundingClientRect();
        const starts = [...document.querySelectorAll('.map-scroll .map-start')];
        const start = starts.find((each) => each.getClientRects().length > 0)?.getBoundingClientRect();
        if (box === undefined || start === undefined) return false;
        const x = start.left + start.width / 2;
        return x > box.left && x < box.right;
      });
      expect(isSeen).toBe(true);
    });
  });

  test('a press plays the game turn by turn, another stops it', async () => {
    const said: string[] = jsonOf('game.json').turns.map(({ id }: { id: string }) => `?turn=${id}`);
    await onPage(GAME, WIDE, async (page) => {
      const at = async (): Promise<number> => said.indexOf((await shownOn(page)).query);
      // The test moves the clock, so that a busy machine plays no faster and no slower.
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.getByRole('button', { name: 'Play' }).click();
      expect(await at()).toBe(0);
      await page.clock.runFor(3000);
      expect(await at()).toBe(2);
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.clock.runFor(5000);
      expect(await at()).toBe(2);
      await page.getByRole('button', { name: 'Previous turn' }).click();
      expect(await at()).toBe(1);
      await page.getByRole('button', { name: 'Play' }).click();
      await page.clock.runFor(1500 * said.length);
      expect(await at()).toBe(said.length - 1);
      expect(await page.getByRole('button', { name: 'Play' }).count()).toBe(1);
    });
  });

  test.each([WIDE, PHONE])('nothing jumps and nothing is complained about (%o)', async (look) => {
    const complaints: string[] = [];
    const shifts = await onPage('/club/games/', look, async (page) => {
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await watchShifts(page);
      const all: number[] = [];
      for (const address of [GAME, `${GAME}${TURN}/`, `${GAME}?turn=${TURN}`]) {
        await page.goto(new URL(address, looking.site.address).href, { waitUntil: 'networkidle' });
        if (!address.includes(`/${TURN}/`)) {
          await page.locator(RANGE).press('ArrowLeft');
          await settled(page);
        }
        // Longer than browsers put a jump down to the reader's own doing.
        await page.waitForTimeout(700);
        all.push(Number(await shiftsOn(page)));
      }
      return all;
    });
    // A word of another width is none; the map, or what lies under it, would be a hundred times as much.
    expect(shifts).toHaveLength(3);
    expect(Math.max(...shifts)).toBeLessThan(0.002);
    expect(complaints).toEqual([]);
  });

  hindersNobody(looking, TIMELINE);
});

test('the script of a page stays under 20 kB', async () => {
  for (const address of [GAME, `${GAME}${TURN}/`, '/club/games/']) {
    const scripts = await onPage('/club/guides/', WIDE, async (page) => {
      const loaded: Promise<Buffer>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') loaded.push(response.body());
      });
      await page.goto(new URL(address, looking.site.address).href, { waitUntil: 'networkidle' });
      const inline = await page
        .locator('script:not([src])')
        .evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));
      return [...(await Promise.all(loaded)), ...inline.map((text) => Buffer.from(text))];
    });
    const weight = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
    expect(weight, address).toBeLessThan(20_000);
  }
});

test('owners in the file lead to the position of the game', () => {
  const { opening, turns } = jsonOf('timeline.json');
  const owners: Record<string, string | null> = { ...opening };
  for (const { turn, changed } of turns) {
    Object.assign(owners, changed);
    const held = Object.entries(owners).filter(([, power]) => power !== null);
    expect(Object.fromEntries(held)).toEqual(jsonOf(`${turn}/turn.json`).position.owners);
  }
});

test('a line is found at every place along it, and nowhere in a gap', () => {
  const path = 'M0,4L2,0L3,10M5,7L6,8M9,1Z';
  expect([0, 1, 2, 3, 4, 5, 6, 7, 9].map((at) => heightAt(path, at))).toEqual([
    4,
    2,
    0,
    10,
    undefined,
    7,
    8,
    undefined,
    1,
  ]);
});
