// The search in a real browser, over the real index, under a base path: what players type finds the answer among the
// first three, in three languages; whatever players wrote stays words; and everyone can use it.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRegistry } from '../../src/reference/files.ts';
import { clauseFinder } from '../../src/site/search/clause-finder.ts';
import { LANGUAGES, type Language } from '../../src/vocab/index.ts';
import { ASKED, MIXED } from '../reference/searches.ts';
import { foundIn } from '../reference/searching.ts';
import { SHARP_TITLE } from './support/archive.ts';
import { hindersNobody } from './support/hindrances.ts';
import { lookAtTestSite, PHONE } from './support/looking.ts';
import { SEARCH } from './support/places.ts';
import { shiftsOn, watchShifts } from './support/shifts.ts';
import { filesOf } from './support/site.ts';

const project = path.resolve(import.meta.dirname, '../..');

const looking = lookAtTestSite();
const { onPage } = looking;

const prefixOf = (language: Language): string => (language === 'en' ? '' : `${language}/`);

const answered = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.search-count')?.textContent !== '');

/** Asks anew, from an empty field. */
const ask = async (page: Page, words: string): Promise<void> => {
  const field = page.locator('#q');
  await field.fill('');
  await field.press('Enter');
  await page.waitForFunction(() => document.querySelector('.search-count')?.textContent === '');
  await field.fill(words);
  await field.press('Enter');
  await answered(page);
};

const said = async (page: Page): Promise<string> => (await page.locator('.search-count').textContent()) ?? '';

const linksFound = (page: Page): Promise<readonly string[]> =>
  page.locator('.search-found .found a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

/** Ids of the clauses that were found, in order. */
const clausesFound = async (page: Page): Promise<readonly string[]> =>
  (await linksFound(page))
    .filter((link) => link.includes('/rules/'))
    .map((link) => decodeURIComponent(link.split('#')[1] ?? ''));

const kindsFound = (page: Page): Promise<readonly string[]> => page.locator('.search-found h2').allTextContents();

const NOTHING = { en: 'Nothing found.', de: 'Nichts gefunden.', nl: 'Niets gevonden.' };

describe.each(LANGUAGES)('a search in %s', (language) => {
  let page: Page;
  beforeAll(async () => {
    page = await looking.browser.newPage();
    await page.goto(new URL(`${prefixOf(language)}search/`, looking.site.address).href);
  });
  afterAll(() => page.close());

  test.each([...ASKED[language], ...MIXED[language]])('for “%s” finds the answer', async (words, answers) => {
    await ask(page, words);
    const first = (await clausesFound(page)).slice(0, 3);
    expect(
      answers.some((id) => first.includes(id)),
      first.join(', '),
    ).toBe(true);
  });

  test('says when nothing is found', async () => {
    // Pagefind takes an unknown word for the longest beginning it knows, even a single letter: these begin with none.
    await ask(page, 'jjqwz qqwvt');
    expect(await said(page)).toContain(NOTHING[language]);
    expect(await page.locator('.found').count()).toBe(0);
  });

  test('leads to pages of the language, marks the words and names the systems', async () => {
    await ask(page, ASKED[language][0]?.[0] ?? '');
    const links = await linksFound(page);
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => !link.startsWith(`/club/${prefixOf(language)}`))).toEqual([]);
    expect(await page.locator('.found .system').count()).toBeGreaterThan(2);
    expect(await page.locator('.found mark').count()).toBeGreaterThan(0);
  });
});

describe('what is asked for sure', () => {
  const headings = (page: Page): Promise<readonly string[]> => page.locator('.search-found h2').allTextContents();

  test('is answered before the lists, once, and counted with the rest', async () => {
    await onPage('nl/search/?q=3.4(7)&kind=clause', {}, async (page) => {
      await answered(page);
      expect(await headings(page)).toEqual(['Het antwoord']);
      expect(await clausesFound(page)).toEqual(['daak.carrier.no-plan-on-carrier-retreat']);
      expect(await said(page)).toBe('1 resultaat');
      await ask(page, 'vliegdekschip veroverd');
      expect(await headings(page)).not.toContain('Het antwoord');
    });
  });

  test('is not answered by a system that was not chosen', async () => {
    await onPage('search/?q=D16&system=pacific-2001', {}, async (page) => {
      await answered(page);
      expect(await headings(page)).not.toContain('The answer');
    });
  });

  test('is found in spite of slips, as by the command line', async () => {
    for (const [language, asked] of [
      ['en', 'kamakaze'],
      ['de', 'Schlachtshiff Küste'],
      ['nl', 'onderzeboot terugtrekken'],
    ] as const)
      await onPage(`${prefixOf(language)}search/?q=${encodeURIComponent(asked)}&kind=clause`, {}, async (page) => {
        await answered(page);
        expect((await clausesFound(page)).slice(0, 5)).toEqual(foundIn(language, asked, 5));
      });
  });

  test('is looked for in no time that is felt', async () => {
    const sent = readFileSync(path.join(looking.site.out, 'search', 'clauses', 'de.json'), 'utf8');
    const { find } = clauseFinder(JSON.parse(sent), () => Promise.reject(new Error('nothing is shown')));
    find('Schlachtschiff');
    const started = performance.now();
    const asked = ['Flugzeugtreger versenkt Jäger', 'Darf sich der Verteidiger zurückziehen?', '§ 3.4', 'BER LAB'];
    for (const words of asked) expect(find(words).hits.length).toBeGreaterThan(0);
    expect((performance.now() - started) / asked.length).toBeLessThan(50);
  });
});

test('a compound is found by what it ends in', async () => {
  await onPage('de/search/?q=Kanal&kind=clause', {}, async (page) => {
    await answered(page);
    expect(await clausesFound(page)).toContain('canal.suez-ships-only');
  });
});

describe('what is found', () => {
  test('is everything of the site, by kind, and what is named by the words comes first', async () => {
    await onPage('search/', {}, async (page) => {
      await ask(page, 'Germany, round 1');
      expect((await kindsFound(page))[0]).toBe('Turns');
      expect((await linksFound(page))[0]).toMatch(/^\/club\/games\/[^/]+\/r01-germany\/$/);
      await ask(page, 'Bram');
      expect(await kindsFound(page)).toEqual(expect.arrayContaining(['Players', 'Games', 'Turns']));
      expect((await linksFound(page))[0]).toBe('/club/players/bram/');
      await ask(page, 'Given up early');
      expect((await linksFound(page))[0]).toBe('/club/games/given-up/');
      await ask(page, 'hash chain');
      expect((await kindsFound(page))[0]).toBe('Guides');
      expect((await linksFound(page))[0]).toMatch(/^\/club\/guides\/log-format\/#[a-z-]+$/);
    });
  });

  test('leads to pages and anchors that are there', async () => {
    const links = await onPage('nl/search/?q=onderzeeboot', {}, async (page) => {
      await answered(page);
      return await linksFound(page);
    });
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      const [address = '', anchor] = link.split('#');
      const file = path.join(looking.site.out, address.slice('/club/'.length), 'index.html');
      expect(existsSync(file), link).toBe(true);
      if (anchor !== undefined) expect(readFileSync(file, 'utf8')).toContain(`id="${decodeURIComponent(anchor)}"`);
    }
  });

  test('is chosen by kind and by system, and the address tells it', async () => {
    await onPage('search/?q=retreat', {}, async (page) => {
      await answered(page);
      const all = await said(page);
      await page.getByRole('radio', { name: 'Guides' }).check();
      await page.waitForURL((url) => url.searchParams.get('kind') === 'guide');
      await page.waitForFunction((before) => document.querySelector('.search-count')?.textContent !== before, all);
      expect(await kindsFound(page)).toEqual(['Guides']);
      await page.getByRole('radio', { name: 'Rules', exact: true }).check();
      await page.locator('#system').selectOption('daak');
      await page.waitForURL((url) => url.searchParams.get('system') === 'daak');
      await page.waitForFunction(() => {
        const systems = [...document.querySelectorAll<HTMLElement>('.found .system')];
        return systems.length > 0 && systems.every(({ dataset }) => dataset.system === 'daak');
      });
      const clauses = await clausesFound(page);
      expect(clauses.length).toBeGreaterThan(3);
      const { clauses: registered } = readRegistry(project);
      expect(clauses.filter((id) => registered.get(id)?.ruleset !== 'daak')).toEqual([]);
      await page.reload();
      await answered(page);
      expect(await clausesFound(page)).toEqual(clauses);
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await page.waitForURL((url) => url.pathname === '/club/de/search/');
      await answered(page);
      expect(new URL(page.url()).search).toBe('?q=retreat&kind=clause&system=daak');
      expect(await page.getByRole('radio', { name: 'Regeln', exact: true }).isChecked()).toBe(true);
      expect(await page.locator('#system').inputValue()).toBe('daak');
    });
  });

  test('is counted aloud, and more of it is shown on demand', async () => {
    await onPage('search/?q=submarine', {}, async (page) => {
      await answered(page);
      expect(await said(page)).toMatch(/^\d+ results$/);
      expect(await page.locator('.search-count').getAttribute('role')).toBe('status');
      expect(await page.locator('.found').first().locator('li').count()).toBe(5);
      await page
        .getByRole('button', { name: /^Show all \d+$/ })
        .first()
        .click();
      await page.waitForFunction(() => document.querySelectorAll('.found li').length === 20);
      expect(await page.evaluate(() => document.activeElement?.closest('li')?.previousElementSibling === null)).toBe(
        false,
      );
      await page.getByRole('button', { name: 'Show more' }).click();
      await page.waitForFunction(() => document.querySelectorAll('.found li').length > 20);
    });
  });

  test('answers while one types, and “/” leads to the field', async () => {
    await onPage('search/', {}, async (page) => {
      await page.getByRole('link', { name: 'Rules', exact: true }).focus();
      await page.keyboard.press('/');
      await page.keyboard.type('blitz', { delay: 20 });
      await answered(page);
      expect(await page.locator('#q').inputValue()).toBe('blitz');
      expect(new URL(page.url()).searchParams.get('q')).toBe('blitz');
    });
  });

  test('is only words, whatever players wrote', async () => {
    await onPage('search/?q=good+luck+trap', {}, async (page) => {
      await answered(page);
      const found = page.locator('.found li', { hasText: SHARP_TITLE }).first();
      expect(await found.locator('.found-head').textContent()).toBe(SHARP_TITLE);
      expect(await found.locator('.excerpt').textContent()).toMatch(/Good luck! Bold, a link and a trap\./);
      expect(
        await page.locator('.search-found :is(b, img, script, style, iframe, [onclick], [href*="javascript"])').count(),
      ).toBe(0);
      await ask(page, '<img src=x onerror="document.body.dataset.harmed=1"> <b>hard</b>');
      expect(await page.locator('.search-found :is(b, img)').count()).toBe(0);
      expect(await page.evaluate(() => document.body.dataset.harmed)).toBeUndefined();
    });
  });
});

describe('the way there', () => {
  test('leads from every page by a plain form, without script', async () => {
    await onPage('de/rules/submarines/', { javaScriptEnabled: false }, async (page) => {
      await page.getByRole('searchbox').fill('U-Boot Rückzug');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === '/club/de/search/');
      expect(new URL(page.url()).searchParams.get('q')).toBe('U-Boot Rückzug');
      expect(await page.locator('.notice').textContent()).toContain('JavaScript');
      expect(await page.locator('main a[href="/club/de/rules/"]').count()).toBe(1);
    });
  });

  test('is a stroke away on every page, but where one writes', async () => {
    await onPage('check/', {}, async (page) => {
      const focused = () => page.evaluate(() => document.activeElement?.id);
      await page.locator('textarea').first().press('/');
      expect(await focused()).not.toBe('search-box');
      await page.locator('h1').click();
      await page.keyboard.press('/');
      expect(await focused()).toBe('search-box');
      expect(await page.locator('#search-box').inputValue()).toBe('');
    });
  });

  test('pushes nothing about as it answers', async () => {
    await onPage('guides/dice/', PHONE, async (page) => {
      await watchShifts(page);
      await page.goto(new URL('search/?q=submarine', looking.site.address).href);
      await answered(page);
      await page.locator('.found li').first().waitFor();
      expect(await shiftsOn(page)).toBeLessThan(0.01);
    });
  });

  test('ends at the answer with script', async () => {
    await onPage('nl/games/', {}, async (page) => {
      await page.getByRole('searchbox').fill('kamikaze');
      await page.keyboard.press('Enter');
      await answered(page);
      expect((await clausesFound(page))[0]).toBe('carrier.no-kamikaze');
      await page.locator('.found a').first().click();
      await page.waitForURL((url) => url.hash === '#carrier.no-kamikaze');
    });
  });

  test('leads elsewhere if the search cannot be loaded, and tries again', async () => {
    await onPage('search/', {}, async (page) => {
      await page.route('**/pagefind/pagefind.js', (route) => route.abort());
      await page.locator('#q').fill('blitz');
      await answered(page);
      expect(await said(page)).toContain('could not be loaded');
      await page.unroute('**/pagefind/pagefind.js');
      await ask(page, 'blitz');
      expect(await clausesFound(page)).toContain('B4.3');
    });
  });
});

describe('what it costs', () => {
  const asked = async (address: string, then?: (page: Page) => Promise<void>): Promise<readonly string[]> => {
    const files: string[] = [];
    await onPage('', {}, async (page) => {
      page.on('request', (request) => files.push(new URL(request.url()).pathname));
      await page.goto(new URL(address, looking.site.address).href, { waitUntil: 'networkidle' });
      await then?.(page);
    });
    return files.filter((file) => /\.(js|pagefind|pf_\w+)$|pagefind-entry/.test(file));
  };

  test('other pages load nothing of it', async () => {
    expect(await asked('guides/dice/')).toEqual([]);
    const files = await asked('rules/submarines/');
    expect(files.filter((file) => /search|pagefind/i.test(file))).toEqual([]);
  });

  test('its page loads a little script, and the index once something is asked', async () => {
    const own = await asked('search/');
    const sizes = own.map(
      (file) => gzipSync(readFileSync(path.join(looking.site.out, file.slice('/club/'.length)))).length,
    );
    expect(own.filter((file) => file.includes('/pagefind/'))).toEqual([]);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000);
    const all = await asked('search/', (page) => ask(page, 'blitz'));
    expect(all.filter((file) => file.includes('/pagefind/')).length).toBeGreaterThan(4);
    expect(all.filter((file) => file.includes('.de') || file.includes('/nl_'))).toEqual([]);
  });

  test('the clauses come in one file of their language, and texts of those topics alone that are shown', async () => {
    const files: string[] = [];
    await onPage('', {}, async (page) => {
      page.on('request', (request) => files.push(new URL(request.url()).pathname));
      await page.goto(new URL('de/search/?q=Suezkanal&kind=clause', looking.site.address).href);
      await answered(page);
    });
    const own = files.filter((file) => file.startsWith('/club/search/clauses/'));
    expect(own.filter((file) => file === '/club/search/clauses/de.json')).toHaveLength(1);
    expect(own.filter((file) => !file.startsWith('/club/search/clauses/de'))).toEqual([]);
    expect(own.length).toBeLessThan(10);
    const sizes = own.map(
      (file) => gzipSync(readFileSync(path.join(looking.site.out, file.slice('/club/'.length)))).length,
    );
    expect(Math.max(...sizes)).toBeLessThan(120_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(170_000);
  });

  test('only what it needs is on the site, and no record is left beside it', () => {
    const files = filesOf(looking.site.out);
    const index = files.filter((file) => file.startsWith('pagefind/'));
    const known =
      /^pagefind\/(parts\.json|folders\.json|(\d\/)?(pagefind(-worker)?\.js|pagefind-entry\.json|(fragment|index)\/\w+\.pf_\w+|pagefind\.\w+\.pf_meta|wasm\.(en|de|nl)\.pagefind))$/;
    expect(index.filter((file) => !known.test(file))).toEqual([]);
    expect(files.filter((file) => /records\.json/.test(file))).toEqual([]);
  });
});

hindersNobody(looking, SEARCH);
