// The map in a real browser: named in every language, walked with the keyboard, made larger, on paper; its script.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { lookAtTestSite, PHONE, WIDE } from './support/looking.ts';
import { BASE, htmlOf, mapIn } from './support/site.ts';

const TURN = '/club/games/long-war/r01-germany/';
const SPACES = '.map-scroll .map-spaces a';

const looking = lookAtTestSite();
const { onPage } = looking;

describe('without script', () => {
  test.each([
    ['', /^Germany: Germany, 10 IPC; .*infantry/, 'North Pacific Ocean: no units'],
    ['de/', /^Deutschland: Deutschland, 10 IPC; .*Infanterie/, 'Nordpazifik: keine Einheiten'],
    ['nl/', /^Duitsland: Duitsland, 10 IPC; .*infanterie/, /: geen eenheden$/],
  ])('every space has a name that says all of it (%s)', async (language, germany, zone) => {
    const names = await onPage(
      `/club/${language}games/long-war/r01-germany/`,
      { ...WIDE, javaScriptEnabled: false },
      (page) => page.locator(`${SPACES} > title`).evaluateAll((titles) => titles.map((title) => title.textContent)),
    );
    expect(names).toHaveLength(128);
    expect(new Set(names).size).toBe(128);
    expect(names).toContainEqual(expect.stringMatching(germany));
    expect(names).toContainEqual(expect.stringMatching(zone));
  });

  test('a space leads to its row, which is unfolded, and a battle to its account', async () => {
    await onPage(TURN, { ...WIDE, javaScriptEnabled: false }, async (page) => {
      await page.locator(`${SPACES}[href="#space-GER"]`).focus();
      await page.keyboard.press('Enter');
      expect(new URL(page.url()).hash).toBe('#space-GER');
      expect(await page.locator('#space-GER').isVisible()).toBe(true);
      await page.locator('.map-scroll .map-links > a').first().focus();
      await page.keyboard.press('Enter');
      const { hash } = new URL(page.url());
      expect(hash).toMatch(/^#battle-/);
      expect(await page.locator(hash).isVisible()).toBe(true);
    });
  });

  test('every link of the map leads to something on the page', async () => {
    for (const { file, text, ids } of htmlOf(looking.site.out)) {
      const targets = [...mapIn(text).matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
      const lost = targets.filter((id) => id !== undefined && !ids.includes(id));
      expect(lost, file).toEqual([]);
    }
  });

  test('without script one step skips the map', async () => {
    await onPage(TURN, { ...WIDE, javaScriptEnabled: false }, async (page) => {
      await page.locator('.skip-map').focus();
      expect(await page.locator('.skip-map').isVisible()).toBe(true);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('fp-map'))).toBeNull();
      expect(await page.evaluate(() => document.activeElement?.matches('figcaption summary'))).toBe(true);
    });
  });

  test('the table has every space under its owner, and what happened there', async () => {
    await onPage(TURN, { ...WIDE, javaScriptEnabled: false }, async (page) => {
      await page.locator('.map-table summary').click();
      const groups = await page.locator('.map-table .owner').allInnerTexts();
      expect(groups[0]).toMatch(/^U\.S\.S\.R\.: \d+ territories, \d+ IPC$/);
      expect(await page.locator('.map-table [id^="space-"]').count()).toBe(128);
      const names = await page.locator('.map-table tbody:first-of-type tr:not(.owner) th').allInnerTexts();
      expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
      const fought = page.locator('.map-table tr', { has: page.locator('a[href^="#battle-"]') });
      expect(await fought.count()).toBeGreaterThan(0);
    });
  });

  test('a telephone shows parts in which a counter is legible, each named after what is in it', async () => {
    await onPage(TURN, { ...PHONE, javaScriptEnabled: false }, async (page) => {
      const parts = page.locator('.map-parts > div');
      expect(await parts.count()).toBeGreaterThan(0);
      for (const part of await parts.all()) {
        const scale = await part.locator('svg').evaluate((svg) => {
          const [, , width = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
          return svg.getBoundingClientRect().width / width;
        });
        // Names are 12.5 units high or a little less.
        expect(scale * 12.5).toBeGreaterThan(9);
        expect(await part.locator('p').innerText()).toMatch(/^[^:]+: .+/);
      }
    });
  });

  test('on paper the map fits a sheet, and a game has the table too', async () => {
    for (const address of [TURN, '/club/games/long-war/']) {
      await onPage(address, { ...WIDE, javaScriptEnabled: false }, async (page) => {
        await page.emulateMedia({ media: 'print' });
        expect(await page.locator('.map-parts').isVisible()).toBe(false);
        expect(await page.locator('#space-GER').isVisible()).toBe(address !== TURN);
        const box = await page.locator('.map-scroll .map').boundingBox();
        // 165 mm at 96 points an inch, and a hair.
        expect(box?.height).toBeLessThan(626);
      });
    }
  });
});

describe('with script', () => {
  test('the map is one stop of the keyboard, and arrows go from space to space, over the edge too', async () => {
    await onPage(TURN, WIDE, async (page) => {
      await page.locator('.map-tools button').first().waitFor();
      expect(await page.locator(`${SPACES}[tabindex="0"]`).count()).toBe(1);
      const at = (): Promise<string | null> =>
        page.evaluate(() => document.activeElement?.getAttribute('href') ?? null);
      await page.locator(`${SPACES}[href="#space-GER"]`).focus();
      await page.keyboard.press('ArrowRight');
      const right = await at();
      expect(right).not.toBe('#space-GER');
      await page.keyboard.press('ArrowLeft');
      expect(await at()).toBe('#space-GER');
      expect(await page.locator(`${SPACES}[tabindex="0"]`).getAttribute('href')).toBe('#space-GER');
      await page.locator(`${SPACES}[href="#space-EUS"]`).focus();
      await page.keyboard.press('ArrowLeft');
      expect(await at()).toBe('#space-WUS');
    });
  });

  test('every space can be reached with arrows', async () => {
    await onPage(TURN, WIDE, async (page) => {
      await page.locator('.map-tools button').first().waitFor();
      const reached = await page.evaluate((spaces) => {
        const links = [...document.querySelectorAll<SVGAElement>(spaces)];
        const seen = new Set<Element>();
        const queue = links.slice(0, 1);
        while (queue.length > 0) {
          const link = queue.pop();
          if (link === undefined || seen.has(link)) continue;
          seen.add(link);
          for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
            link.focus();
            link.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
            if (document.activeElement instanceof SVGAElement) queue.push(document.activeElement);
          }
        }
        return { reached: seen.size, all: links.length };
      }, SPACES);
      expect(reached).toEqual({ reached: 128, all: 128 });
    });
  });

  test('it is made larger and whole again by buttons, keys and wheel, and nothing around it moves', async () => {
    await onPage(TURN, WIDE, async (page) => {
      const tools = page.locator('.map-tools button');
      await tools.first().waitFor();
      const width = (): Promise<number> =>
        page.locator('.map-scroll .map').evaluate((map) => Math.round(map.getBoundingClientRect().width));
      const below = (): Promise<number | undefined> =>
        page
          .locator('.board figcaption')
          .evaluate((table) => Math.round(table.getBoundingClientRect().top + window.scrollY));
      const [whole, place] = [await width(), await below()];
      await tools.nth(2).click();
      const larger = await width();
      expect(larger).toBeGreaterThan(whole * 1.3);
      expect(await below()).toBe(place);
      await page.locator('.map-scroll').focus();
      await page.keyboard.press('+');
      expect(await width()).toBeGreaterThan(larger * 1.3);
      await page.keyboard.press('-');
      expect(await width()).toBe(larger);
      // Names are legible from the beginning; all of the board is seen once it is made smaller.
      await page.keyboard.press('0');
      const box = await page.locator('.map-scroll').boundingBox();
      expect(await width()).toBeLessThanOrEqual(Math.round(box?.width ?? 0));
      expect(await tools.first().getAttribute('aria-disabled')).toBe('true');
      await page.keyboard.press('+');
      await page.locator('.map-scroll').hover();
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -200);
      await page.keyboard.up('Control');
      await expect.poll(width).toBeGreaterThan((box?.width ?? 0) * 1.5);
      expect(await tools.first().getAttribute('aria-disabled')).toBe('false');
    });
  });

  test.each(['/club/games/long-war/', TURN])(
    '%s begins with an edge of the map rather than a little way from it',
    async (at) => {
      await onPage(at, WIDE, async (page) => {
        const { left, right, width } = await page.locator('.map-scroll').evaluate((box) => ({
          left: box.scrollLeft,
          right: box.scrollWidth - box.clientWidth - box.scrollLeft,
          width: box.clientWidth,
        }));
        expect(left + right).toBeGreaterThan(0);
        for (const out of [left, right]) if (out > 1) expect(out).toBeGreaterThanOrEqual(Math.floor(width / 8));
      });
    },
  );

  test('a mouse pushes the larger map, and a press that stays where it is opens a space', async () => {
    await onPage(TURN, WIDE, async (page) => {
      await page.locator('.map-tools button').nth(2).click();
      const box = page.locator('.map-scroll');
      await box.scrollIntoViewIfNeeded();
      const frame = await box.boundingBox();
      if (frame === null) throw new Error('the map is not to be seen');
      const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
      const before = await box.evaluate((element) => element.scrollLeft);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 120, y - 10, { steps: 4 });
      await page.mouse.up();
      expect(await box.evaluate((element) => element.scrollLeft)).toBe(before + 120);
      expect(new URL(page.url()).hash).toBe('');
      await page.mouse.click(x, y);
      expect(await page.locator('fp-space').isVisible()).toBe(true);
      expect(new URL(page.url()).hash).toBe('');
    });
  });

  test('a space opens on the map, by keyboard too, and leads on; with a modifier key it is a link', async () => {
    await onPage(TURN, WIDE, async (page) => {
      await page.locator('.map-tools button').first().waitFor();
      const germany = page.locator(`${SPACES}[href="#space-GER"]`);
      await germany.focus();
      await page.keyboard.press('Enter');
      const panel = page.getByRole('region', { name: 'Germany', exact: true });
      expect(await panel.getByRole('heading').evaluate((title) => title === document.activeElement)).toBe(true);
      const title = await germany.locator('title').textContent();
      const told = (await panel.locator('p').allInnerTexts()).slice(0, 2);
      expect(title).toBe(`Germany: ${told.join('; ')}`);
      expect(told[0]).toBe('Germany, 10 IPC');
      expect(new URL(page.url()).hash).toBe('');
      const [history, table] = await panel
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')).slice(-2));
      expect([history, table]).toEqual(['/club/games/long-war/spaces/#space-GER', '#space-GER']);
      await page.keyboard.press('Escape');
      expect(await panel.count()).toBe(0);
      expect(await germany.evaluate((link) => link === document.activeElement)).toBe(true);
      const isClosed = await germany.evaluate((link) => {
        const shift = new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true });
        document.addEventListener('click', (event) => event.preventDefault(), { once: true });
        link.dispatchEvent(shift);
        return document.querySelector('fp-space')?.hasAttribute('hidden');
      });
      expect(isClosed).toBe(true);
    });
  });

  test('what comes with script moves nothing', async () => {
    await onPage(TURN, WIDE, async (page) => {
      const height = (): Promise<number> => page.evaluate(() => document.querySelector('.board')?.clientHeight ?? 0);
      await page.locator('.map-tools button').first().waitFor();
      const scripted = await height();
      const plain = await onPage(TURN, { ...WIDE, javaScriptEnabled: false }, (other) =>
        other.locator('.board').evaluate((board) => board.clientHeight),
      );
      expect(scripted).toBe(plain);
    });
  });
});

describe('the history of spaces', () => {
  test('names the turns in which a space changed hands or was fought for, with links', async () => {
    await onPage('/club/games/long-war/spaces/', WIDE, async (page) => {
      const entries = page.locator('.space-history > li');
      expect(await entries.count()).toBeGreaterThan(0);
      const link = page.locator('.space-history a[href*="#battle-"]').first();
      const { hash } = new URL((await link.getAttribute('href')) ?? '', page.url());
      await link.click();
      await page.waitForURL((url) => url.hash === hash);
      await page.waitForLoadState();
      expect(await page.locator(hash).isVisible()).toBe(true);
    });
  });
});

test('its script is at most 6 kB gzipped and a file of its own', () => {
  const { out } = looking.site;
  const { text = '' } = htmlOf(out).find(({ file }) => file === 'games/long-war/r01-germany/index.html') ?? {};
  const sources = [...text.matchAll(/<script type="module" src="([^"]+)"/g)].flatMap(([, source]) => source ?? []);
  const own = sources
    .map((source) => readFileSync(path.join(out, source.slice(BASE.length)), 'utf8'))
    .find((each) => each.includes('fp-map'));
  if (own === undefined) throw new Error('no script of the map');
  expect(gzipSync(own).length).toBeLessThan(6_000);
});
