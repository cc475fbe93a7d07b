// A turn page that tells its turn, in a real browser: headline, cards, what changed since, keys, weight and paper.

import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { lookAtTestSite, PHONE, WIDE } from './support/looking.ts';

const TURN = '/club/games/long-war/r01-germany/';

const looking = lookAtTestSite();
const { onPage } = looking;

const pathOf = (page: Page): string => new URL(page.url()).pathname;

describe('the head of the page', () => {
  test.each([
    ['', 'Germany', '(round 1)'],
    ['de/', 'Deutschland', '(Runde 1)'],
    ['nl/', 'Duitsland', '(ronde 1)'],
  ])('tells the turn in a line and in sentences, in the language of %j', async (language, name, round) => {
    await onPage(
      `/club/${language}games/long-war/r01-germany/`,
      { ...WIDE, javaScriptEnabled: false },
      async (page) => {
        const headline = await page.locator('.headline').innerText();
        const telling = await page.locator('.telling').innerText();
        expect(headline).toContain(name);
        expect(telling).toMatch(/\.$/);
        expect(await page.title()).toContain(`${headline} ${round}`);
        const description = await page.locator('meta[name="description"]').getAttribute('content');
        expect(description).toContain(telling);
      },
    );
  });
});

describe('a battle', () => {
  test('says how it came out, what it cost and who came out better', async () => {
    await onPage(TURN, WIDE, async (page) => {
      const cards = page.locator('article.battle');
      expect(await cards.count()).toBeGreaterThan(1);
      for (const card of await cards.all()) {
        expect(await card.locator('.outcome strong').innerText()).not.toBe('');
        expect(await card.locator('.balance').innerText()).toMatch(
          /^(Losses: .+ \d+ IPC, .+ \d+ IPC\. .+\.|No losses\.)$/,
        );
      }
    });
  });

  test('counts the losses of its rounds in its balance', async () => {
    const turn: { clashes: { [id: string]: { lost: { attack: { ipc: number }; defence: { ipc: number } } } } } = await (
      await fetch(new URL(`${TURN}turn.json`, looking.site.address))
    ).json();
    const said = await onPage(TURN, WIDE, (page) => page.locator('.balance').allInnerTexts());
    const told = Object.values(turn.clashes)
      .map(({ lost }) => `${lost.attack.ipc} ${lost.defence.ipc}`)
      .toSorted();
    const shown = said.map((text) => (text.match(/\d+(?= IPC[,.])/g) ?? ['0', '0']).slice(0, 2).join(' ')).toSorted();
    expect(shown).toEqual(told);
  });
});

test('what changed since the last turn has a row for every power and a sentence', async () => {
  await onPage('/club/games/long-war/r02-germany/', WIDE, async (page) => {
    expect(await page.locator('.since .ledger tbody tr').count()).toBe(5);
    expect(await page.locator('.since > p').first().innerText()).toMatch(/^Since its turn in round 1 Germany has /);
  });
  await onPage(TURN, WIDE, async (page) => {
    expect(await page.locator('.since > p').first().innerText()).toMatch(/^Since the opening Germany has /);
  });
});

describe('the arrow keys', () => {
  /** Presses keys on a turn's page and tells which links they led to: none of them is followed. */
  const followed = (
    keys: readonly string[],
    prepare: (page: Page) => Promise<unknown> = async () => {},
  ): Promise<readonly (string | null)[]> =>
    onPage(TURN, WIDE, async (page) => {
      const led = await page.evaluateHandle(() => {
        const links: (string | null)[] = [];
        document.addEventListener('click', (event) => {
          event.preventDefault();
          if (event.target instanceof Element) links.push(event.target.getAttribute('href'));
        });
        return links;
      });
      await prepare(page);
      for (const key of keys) await page.keyboard.press(key);
      return await led.evaluate((links) => [...links]);
    });

  test('leaf through the turns, with Shift through those of the power', async () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'Shift+ArrowLeft', 'Shift+ArrowRight'];
    // The power has no turn before this one.
    expect(await followed(keys)).toEqual(
      ['r01-ussr', 'r01-uk', 'r02-germany'].map((id) => `/club/games/long-war/${id}/`),
    );
    await onPage(TURN, WIDE, async (page) => {
      await page.keyboard.press('ArrowLeft');
      await page.waitForURL((url) => url.pathname === '/club/games/long-war/r01-ussr/');
    });
  });

  test('do nothing with another key held, in a field, or on the map', async () => {
    expect(await followed(['Control+ArrowRight', 'Alt+ArrowRight', 'Meta+ArrowRight'])).toEqual([]);
    const inField = followed(['ArrowRight'], async (page) => {
      await page.evaluate(() => document.body.append(document.createElement('input')));
      await page.locator('input').last().focus();
    });
    expect(await inField).toEqual([]);
    expect(await followed(['ArrowRight'], (page) => page.locator('.map-scroll').first().focus())).toEqual([]);
  });

  test('are said where they work, and the ways are links where they do not', async () => {
    expect(await onPage(TURN, WIDE, (page) => page.locator('fp-keys').isVisible())).toBe(true);
    await onPage(TURN, { ...WIDE, javaScriptEnabled: false }, async (page) => {
      expect(await page.locator('fp-keys').isVisible()).toBe(false);
      const ways = page.locator('nav.turn-nav a');
      expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('data-way')))).toEqual([
        'previous',
        'next-own',
        'next',
      ]);
      await ways.nth(1).click();
      expect(pathOf(page)).toBe('/club/games/long-war/r02-germany/');
    });
  });

  test('cost at most a kilobyte and a half', async () => {
    const script = await onPage(TURN, WIDE, (page) =>
      page.locator('script:not([src])').evaluateAll((all) => all.map(({ textContent }) => textContent ?? '')),
    );
    const keys = script.filter((text) => text.includes('fp-keys'));
    expect(keys).toHaveLength(1);
    expect(keys.join('').length).toBeLessThanOrEqual(1536);
  });
});

test('a turn weighs little and fits a telephone', async () => {
  const html = Buffer.from(await (await fetch(new URL(TURN, looking.site.address))).arrayBuffer());
  expect(gzipSync(html).length).toBeLessThanOrEqual(45_000);
  for (const colorScheme of ['light', 'dark'] as const) {
    const over = await onPage('/club/de/games/long-war/r01-germany/', { ...PHONE, colorScheme }, (page) =>
      page.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll('.page-head, .battle, .since, .since table, .fires')].map(
            (part) => part.getBoundingClientRect().right - innerWidth,
          ),
        ),
      ),
    );
    expect(over, colorScheme).toBeLessThanOrEqual(0);
  }
});

test('on paper a turn takes two sheets at most', async () => {
  const pages = await onPage(TURN, WIDE, async (page) => {
    const pdf = await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } });
    return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length;
  });
  expect(pages).toBeLessThanOrEqual(2);
});
