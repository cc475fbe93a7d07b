// The pages in a real browser: legible to people and programs that help them, on a telephone, in the dark, without
// script.

import { describe, expect, test } from 'vitest';
import { hindersNobody } from './support/hindrances.ts';
import { lookAtTestSite, PHONE, WIDE } from './support/looking.ts';
import { PAGES } from './support/places.ts';
import { htmlOf } from './support/site.ts';

const looking = lookAtTestSite();
const { onPage } = looking;

hindersNobody(looking, PAGES);

describe('without script', () => {
  test('no page has any but for what works better with it', () => {
    // Beside the key that leads to the search: who is awaited, maps, steps through a turn, ways from turn to turn and
    // through a game, what a list is narrowed down to, a log proved here.
    const served = [
      /<fp-away[ >]/,
      /<fp-map[ >]/,
      /<fp-steps[ >]/,
      /class="(?:[^"]* )?turn-nav[ "]/,
      /<fp-timeline[ >]/,
      /<fp-choices[ >]/,
      /<fp-proof[ >]/,
      // What waits for the reader, put first before anything is seen, and the choice of who he is.
      /<fp-own[ >]/,
      /<output for="own"/,
    ];
    // The calculator, the search, the check of a turn, the board it is planned on and a trial are script through and
    // through.
    const pages = htmlOf(looking.site.out).filter(
      ({ file }) => !/^((de|nl)\/)?(odds|search|check|plan|try)\//.test(file),
    );
    expect(pages.length).toBeGreaterThan(300);
    const scripts = pages.map(({ file, text }) => [file, text.split('<script').length - 1, text] as const);
    const idle = scripts.filter(([, count, text]) => count - 1 > served.filter((part) => part.test(text)).length);
    expect(idle.map(([file]) => file)).toEqual([]);
    expect(scripts.filter(([, count]) => count > 1).length).toBeGreaterThan(100);
  });

  test('who is awaited since when and until when is there', async () => {
    const look = { ...WIDE, javaScriptEnabled: false };
    const said = await onPage('/club/games/by-post/', look, (page) => page.locator('.due > li').first().innerText());
    expect(said.replaceAll(/\s+/g, ' ')).toBe(
      'Germany (Anna): the turn since 3 Mar 2026, 04:00 CET until 7 Mar 2026, 04:00 CET forfeit possible from 9 Mar 2026, 04:00 CET',
    );
  });

  test('an address that names an entry of a long log leads to it', async () => {
    const look = { ...PHONE, javaScriptEnabled: false };
    await onPage('/club/games/long-log/log/#entry-70', look, async (page) => {
      const line = page.locator('#entry-70');
      expect(await line.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
      await line.locator('a').click();
      const { pathname, hash } = new URL(page.url());
      expect([pathname, hash]).toEqual(['/club/games/long-log/log/r02/', '#entry-70']);
      expect(await page.locator('#entry-70').isVisible()).toBe(true);
    });
  });

  test('a telephone shows the parts of the map where things happened, and the whole at a tap', async () => {
    await onPage('/club/games/long-war/r01-germany/', { ...PHONE, javaScriptEnabled: false }, async (page) => {
      const part = page.locator('.map-parts svg').first();
      expect(await part.isVisible()).toBe(true);
      expect(await page.locator('.map-scroll').isVisible()).toBe(false);
      await page.locator('.map-whole summary').click();
      expect(await page.locator('.map-scroll').isVisible()).toBe(true);
    });
    await onPage('/club/games/long-war/r01-germany/', WIDE, async (page) => {
      expect(await page.locator('.map-parts').isVisible()).toBe(false);
      expect(await page.locator('.map-scroll').isVisible()).toBe(true);
    });
  });

  test('a turn shows its map and tells its seven parts, in order', async () => {
    const told = await onPage(
      '/club/games/long-war/r01-germany/',
      { ...WIDE, javaScriptEnabled: false },
      async (page) => ({
        parts: await page.locator('.part h2').allInnerTexts(),
        mapFirst: await page
          .locator('#part-8 .map, .part')
          .first()
          .evaluate((first) => first.matches('.map')),
        mapAt: (await page.locator('#part-8 .map-scroll').boundingBox())?.y,
        battles: await page.locator('article.battle').count(),
        dice: await page.locator('article.battle .dice b').count(),
      }),
    );
    expect(told.parts.map((part) => part.replace(/\s+/g, ' '))).toEqual([
      '1 Starting income',
      '2 Purchases',
      '3 Combat moves',
      '4 Combat results',
      '5 Noncombat moves',
      '6 Placement',
      '7 Final income',
    ]);
    expect(told.mapFirst).toBe(true);
    expect(told.mapAt).toBeLessThan(WIDE.viewport.height);
    expect(told.battles).toBeGreaterThan(0);
    expect(told.dice).toBeGreaterThan(0);
  });
});

test('with script, how long ago and how long overdue stands beside the times', async () => {
  await onPage('/club/de/games/by-post/', WIDE, async (page) => {
    const away = await page.locator('fp-away').allInnerTexts();
    expect(away[0]).toMatch(/^ ?\(vor \d+ Tagen\)$/);
    expect(away[1]).toMatch(/^ ?\(überfällig: \d+ Tage\)$/);
  });
});

test('every die of the log is on the page', async () => {
  const turn: {
    account: { battles: { rounds: { happenings: { kind: string; volleys: { values: number[] }[] }[] }[] }[] };
  } = await (await fetch(new URL('/club/games/long-war/r01-germany/turn.json', looking.site.address))).json();
  const thrown = turn.account.battles.flatMap(({ rounds }) =>
    rounds.flatMap(({ happenings }) =>
      happenings.flatMap((each) => (each.kind === 'fire' ? each.volleys.flatMap(({ values }) => values) : [])),
    ),
  );
  const shown = await onPage('/club/games/long-war/r01-germany/', WIDE, (page) =>
    page
      .locator('article.battle .dice')
      .evaluateAll((lists) =>
        lists.flatMap((list) => [...list.querySelectorAll('b, i')].map((die) => Number(die.firstChild?.textContent))),
      ),
  );
  expect(shown).toEqual(thrown);
});

test('the keyboard reaches the content at once, and sees where it is', async () => {
  await onPage('/club/games/long-war/r01-germany/', WIDE, async (page) => {
    await page.keyboard.press('Tab');
    const skip = page.locator('.skip');
    expect(
      await skip.evaluate((link) => link === document.activeElement && link.getBoundingClientRect().left >= 0),
    ).toBe(true);
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#content');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const at = document.activeElement;
      return at === null ? '' : `${document.querySelector('main')?.contains(at)} ${getComputedStyle(at).outlineStyle}`;
    });
    expect(outline).toBe('true solid');
  });
});

test('a hostile remark is only words', async () => {
  for (const address of ['/club/games/long-war/log/', '/club/games/long-war/r01-ussr/']) {
    await onPage(address, WIDE, async (page) => {
      const remark = page.locator('blockquote').first();
      expect(await remark.locator('strong').innerText()).toBe('Bold');
      expect(await page.evaluate(() => document.body.dataset.harmed)).toBeUndefined();
      expect(await page.locator('blockquote :is(script, img, iframe, style, [onclick], [onerror])').count()).toBe(0);
      expect(
        await page.locator('blockquote a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(['https://example.org/']);
      expect(await page.locator('[href^="javascript:"]').count()).toBe(0);
    });
  }
  await onPage('/club/games/long-war/', WIDE, async (page) => {
    expect(await page.locator('h1').innerText()).toBe('Anna & Bram <b>"hard"</b>');
  });
});

test('a battle on the map leads to its account', async () => {
  await onPage('/club/games/long-war/r01-germany/', WIDE, async (page) => {
    await page.locator('.map-scroll .map-links > a').first().click();
    const { hash } = new URL(page.url());
    expect(hash).toMatch(/^#battle-/);
    expect(await page.locator(hash).isVisible()).toBe(true);
  });
});

test('the drawing of the board reaches the page', async () => {
  await onPage('/club/games/long-war/', WIDE, async (page) => {
    const drawn = await page.evaluate(() => {
      const use = document.querySelector('.map-scroll .map use');
      return use instanceof SVGGraphicsElement ? use.getBBox().width : 0;
    });
    expect(drawn).toBeGreaterThan(1000);
  });
});

test('on paper menus are gone and the turn is there', async () => {
  await onPage('/club/games/long-war/r01-germany/', WIDE, async (page) => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.masthead nav').first().isVisible()).toBe(false);
    expect(await page.locator('#part-4').isVisible()).toBe(true);
  });
});
