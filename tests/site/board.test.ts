// The page of a turn as a board, in a real browser: the map fills what the screen has, the turn stands in a panel
// beside it.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { lookAtTestSite, PHONE, WIDE } from './support/looking.ts';

const GAME = '/club/games/long-war/';
const TURN = `${GAME}r01-germany/`;

const { onPage } = lookAtTestSite();

/** Where a part of the page is, from the upper left corner of what is seen. */
const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      return { left, right, top, bottom, width, height };
    });

describe.each(['with', 'without'])('%s script', (script) => {
  const javaScriptEnabled = script === 'with';

  test('the map fills the height of the screen beside the panel, and stays while the turn is read', async () => {
    for (const viewport of [WIDE.viewport, { width: 1440, height: 900 }, { width: 1920, height: 1080 }])
      await onPage(TURN, { viewport, javaScriptEnabled }, async (page) => {
        const bar = await boxOf(page, '.masthead');
        const [map, panel] = [await boxOf(page, '.board-map .board'), await boxOf(page, '.board-panel')];
        expect([map.left, map.top]).toEqual([0, bar.bottom]);
        expect(map.bottom).toBeCloseTo(viewport.height, 0);
        expect(map.width).toBeGreaterThan(viewport.width * 0.6);
        expect(panel.left).toBeGreaterThanOrEqual(map.right);
        expect(panel.right).toBeCloseTo(viewport.width, -1);
        expect((await boxOf(page, '.contents')).left).toBeGreaterThanOrEqual(map.right);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await page.locator('#part-5').scrollIntoViewIfNeeded();
        expect((await boxOf(page, '.board-map .board')).top).toBeCloseTo(bar.height, 0);
      });
  });

  test('names are at least 11 px high, and what happened is to be seen at once', async () => {
    for (const look of [WIDE, ...(javaScriptEnabled ? [PHONE] : [])])
      await onPage(TURN, { ...look, javaScriptEnabled }, async (page) => {
        const scale = await page.locator('.map-scroll .map').evaluate((map) => {
          const [, , width = 0] = (map.getAttribute('viewBox') ?? '').split(' ').map(Number);
          return map.getBoundingClientRect().width / width;
        });
        // The smallest of the board's own names.
        expect(scale * 10.5).toBeGreaterThan(11);
        const box = await boxOf(page, '.map-scroll');
        const marks = await page.locator('.map-scroll .map-links > a circle').evaluateAll((circles) =>
          circles.map((circle) => {
            const { left, top } = circle.getBoundingClientRect();
            return [left, top] as const;
          }),
        );
        const seen = marks.filter(
          ([x, y]) => x > box.left && x < box.right && y > box.top && y < Math.min(box.bottom, innerHeightOf(look)),
        );
        expect(seen.length).toBeGreaterThan(0);
      });
  });
});

const innerHeightOf = ({ viewport }: { readonly viewport: { readonly height: number } }): number => viewport.height;

test('on a telephone the map comes first and stays above while the moves are read', async () => {
  await onPage(TURN, PHONE, async (page) => {
    const map = await boxOf(page, '.map-scroll');
    expect(map.top).toBeLessThan(PHONE.viewport.height * 0.65);
    expect((await boxOf(page, '.turn-about')).top).toBeGreaterThan(map.bottom - 1);
    expect(await page.locator('.map-parts').isVisible()).toBe(false);
    await page.locator('#part-3 h2').evaluate((title) => title.scrollIntoView());
    const above = await boxOf(page, 'fp-map');
    expect(above.top).toBeCloseTo(0, 0);
    expect((await boxOf(page, '#part-3 h2')).top).toBeGreaterThanOrEqual(above.bottom);
  });
});

test('between the head of the page and the first space there is no stop that does nothing', async () => {
  await onPage(TURN, WIDE, async (page) => {
    await page.locator('.map-tools button').first().waitFor();
    await page.locator('.page-head a, .trail a').last().focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('.map-spaces a'))).toBe(true);
  });
});

describe('moves and arrows', () => {
  test('each arrow leads to a move or battle of the page, each move that has an arrow to it', async () => {
    await onPage(TURN, { ...WIDE, javaScriptEnabled: false }, async (page) => {
      const lost = await page
        .locator('.map-ways a, .moves a.who')
        .evaluateAll((links) =>
          links.map((link) => link.getAttribute('href') ?? '').filter((href) => document.querySelector(href) === null),
        );
      expect(lost).toEqual([]);
      expect(await page.locator('.map-ways a').count()).toBeGreaterThan(3);
      const first = page.locator('.moves a.who').first();
      const way = await first.getAttribute('href');
      await first.click();
      expect(new URL(page.url()).hash).toBe(way);
      // The one that is led to is lit, as with script.
      expect(await page.locator(`${way}:target use`).count()).toBe(1);
    });
  });

  test('light each other, pointed at or with the keyboard', async () => {
    await onPage(TURN, WIDE, async (page) => {
      await page.locator('fp-steps [data-go]').first().waitFor();
      const move = page.locator('.moves li[data-way]').first();
      const arrow = page.locator(`#${await move.getAttribute('data-way')}`);
      const lit = async () => [await move.getAttribute('class'), await arrow.getAttribute('class')];
      await move.hover();
      expect(await lit()).toEqual(['is-lit', 'is-lit']);
      await page.mouse.move(0, 0);
      expect(await lit()).toEqual(['', '']);
      await arrow.focus();
      expect(await lit()).toEqual(['is-lit', 'is-lit']);
      await move.locator('a.who').focus();
      expect(await lit()).toEqual(['is-lit', 'is-lit']);
      const battle = page.locator('article.battle').first();
      await battle.locator('.anchor').focus();
      const mark = page.locator(`.map-scroll .map-links > a[href="#${await battle.getAttribute('id')}"]`);
      expect(await mark.getAttribute('class')).toBe('is-lit');
    });
  });

  test('are gone through step by step, with buttons and keys, in the order they are told', async () => {
    await onPage(TURN, { ...WIDE, reducedMotion: 'reduce' }, async (page) => {
      const here = page.locator('[aria-current="step"]');
      const on = page.getByRole('button', { name: 'Next step' });
      await on.click();
      expect(await here.getAttribute('id')).toBe('move-1');
      const all = await page.locator('.board-panel :is(.moves li[id], article.battle, article.battle .round)').count();
      expect(await page.locator('fp-steps output').innerText()).toBe(`1 of ${all}`);
      await page.keyboard.press('ArrowRight');
      expect(await here.getAttribute('id')).toBe('move-2');
      await page.keyboard.press('ArrowLeft');
      expect(await here.getAttribute('id')).toBe('move-1');
      expect(new URL(page.url()).pathname).toBe(TURN);
      const arrow = page.locator('.map-ways .is-here');
      const [box, lit] = [await boxOf(page, '.map-scroll'), await arrow.first().boundingBox()];
      expect(lit?.x).toBeGreaterThan(box.left - (lit?.width ?? 0));
      expect(lit?.x).toBeLessThan(box.right);
      // Nothing goes along the arrow where motion is unwanted.
      expect(await page.locator('.map-piece').count()).toBe(0);
      await page.locator('.moves a.who').nth(1).focus();
      await page.keyboard.press('ArrowDown');
      expect(await here.getAttribute('id')).toBe('move-3');
      const battles = await page.locator('article.battle').first().getAttribute('id');
      while ((await here.getAttribute('id')) !== battles) await on.click();
      expect(await page.locator('.map-links > a.is-here').count()).toBe(1);
      await on.click();
      expect(await here.evaluate((round) => round.matches('.round'))).toBe(true);
    });
  });

  test('a click on an arrow goes to its move', async () => {
    await onPage(TURN, { ...WIDE, reducedMotion: 'reduce' }, async (page) => {
      await page.locator('fp-steps [data-go]').first().waitFor();
      const arrow = page.locator('.map-ways a').first();
      await arrow.dispatchEvent('click');
      const id = (await arrow.getAttribute('href')) ?? '';
      const told = page.locator(id);
      expect(await told.getAttribute('aria-current')).toBe('step');
      expect(new URL(page.url()).hash).toBe('');
    });
  });
});

describe('the page of a game', () => {
  test('is the same board: map and bar fill the screen, the game is told beside them', async () => {
    for (const [viewport, javaScriptEnabled] of [
      [WIDE.viewport, true],
      [WIDE.viewport, false],
      [{ width: 1920, height: 700 }, true],
    ] as const)
      await onPage(GAME, { viewport, javaScriptEnabled }, async (page) => {
        const bar = await boxOf(page, '.masthead');
        const [map, panel] = [await boxOf(page, '.board-map .board'), await boxOf(page, '.board-panel')];
        expect([map.left, map.top]).toEqual([0, bar.bottom]);
        expect(map.bottom).toBeCloseTo(viewport.height, 0);
        expect(panel.left).toBeGreaterThanOrEqual(map.right);
        expect((await boxOf(page, 'fp-map')).height).toBeGreaterThan(viewport.height * 0.6);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
  });

  test('has its map on the first screen of a telephone, where it stays', async () => {
    await onPage(GAME, PHONE, async (page) => {
      expect((await boxOf(page, '.map-scroll')).top).toBeLessThan(PHONE.viewport.height * 0.7);
      expect(await page.locator('.map-parts').isVisible()).toBe(false);
      await page.locator('#turns').evaluate((title) => title.scrollIntoView());
      expect((await boxOf(page, 'fp-map')).top).toBeCloseTo(0, 0);
    });
  });
});
