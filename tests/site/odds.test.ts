// The calculator in a real browser: the numbers of the command line, addresses that hold the whole question, faults in
// words, and everyone can use it.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decimal, percent } from '../../src/i18n/format.ts';
import type { Outcome } from '../../src/odds/index.ts';
import { LANGUAGES, type Language } from '../../src/vocab/index.ts';
import { newWorld } from '../cli/support.ts';
import { hindersNobody } from './support/hindrances.ts';
import { lookAtTestSite, WIDE } from './support/looking.ts';
import { ODDS } from './support/places.ts';

const looking = lookAtTestSite();
const { onPage } = looking;

const prefixOf = (language: Language): string => (language === 'en' ? '' : `${language}/`);

/** Waits until what is asked is answered. */
const answered = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.odds-answer:not([aria-busy]) .odds-results') !== null);

/** The results on the page, as they are written: `attacker wins 91.5%`. */
const results = (page: Page): Promise<readonly string[]> =>
  page.locator('.odds-results tr').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.children]
        .map((cell) => cell.textContent)
        .join(' ')
        .trim(),
    ),
  );

const queryOf = (text: string, options: Readonly<Record<string, string>>): string =>
  new URLSearchParams({ battle: text, ...options }).toString();

const FLAGS = ['low-luck', 'assault', 'trapped'];

/** What the command line says to the same question. */
const byCommand = async (text: string, options: Readonly<Record<string, string>>): Promise<Outcome> => {
  const words = Object.entries(options).flatMap(([name, value]) =>
    FLAGS.includes(name) ? [`--${name}`] : [`--${name}`, value],
  );
  return (await newWorld().json(['odds', text, ...words])).odds as Outcome; // what `odds` answers
};

const QUESTIONS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['5 inf 2 arm vs 3 inf 1 ftr', {}],
  ['8 inf 3 arm 2 ftr 1 bmr vs 9 inf 2 arm 1 ftr', { ruleset: 'daak' }],
  ['3 inf 2 ftr 1 bmr vs 3 inf 1 aa', { 'plan-attacker': 'SAAC' }],
  ['3 inf 1 arm vs 3 inf 1 ftr', { bombard: '2' }],
  ['3 inf 1 arm vs 3 inf 1 ftr', { bombard: '2', ruleset: 'daak' }],
  ['2 inf 2 arm vs 3 inf', { assault: 'yes', 'order-attacker': 'arm inf' }],
  ['2 sub 1 ftr vs 1 trn 1 sub 1 bb', { 'subs-attacker': 'withdraw', 'subs-defender': 'stay' }],
  ['3 ftr 1 bmr vs 1 ac 2 ftr 1 sub', { 'tech-attacker': 'heavy-bombers', 'tech-defender': 'jet-power' }],
  ['4 sub 1 trn vs 2 bb', { 'tech-attacker': 'super-submarines', retreat: '2' }],
  ['4 sub 1 trn vs 2 bb', { retreat: '1', trapped: 'yes' }],
  ['6 inf 4 arm vs 9 inf', { 'low-luck': 'yes', 'retreat-below': '4' }],
  ['2 inf 3 ftr vs 4 inf 1 bmr', { 'plan-attacker': 'TAAC', 'plan-defender': 'KAAC', 'order-defender': 'bmr inf' }],
  ['40 inf 12 arm 6 ftr vs 45 inf 5 ftr', { 'plan-attacker': 'KAAC' }],
];

describe('the numbers', () => {
  let page: Page;
  beforeAll(async () => {
    page = await looking.browser.newPage();
  });
  afterAll(() => page.close());

  test.each(QUESTIONS)('of %s with %o are those of the command line', async (text, options) => {
    const told = await byCommand(text, options);
    await page.goto(new URL(`odds/?${queryOf(text, options)}`, looking.site.address).href);
    await answered(page);
    const said = (await results(page)).map((row) => row.replace(/^(.*) (\S+%)$/, '$1: $2'));
    expect(said).toContain(`attacker wins: ${percent('en', told.chance.attacker)}`);
    expect(said).toContain(`defender holds: ${percent('en', told.chance.defender)}`);
    if (told.chance.retreat > 0) expect(said).toContain(`attacker leaves: ${percent('en', told.chance.retreat)}`);
    if (told.chance.nobody > 0) expect(said).toContain(`both are destroyed: ${percent('en', told.chance.nobody)}`);
    // What is read aloud says all results, not those alone in which somebody wins.
    const aloud = (await page.getByRole('status').innerText()).toLowerCase();
    for (const result of said.filter((one) => !one.startsWith('territory')))
      expect(aloud).toContain(result.replace(/: \S+$/, ' '));
    const answer = await page.locator('.odds-answer').innerText();
    expect(answer).toContain(
      `attacker ${decimal('en', told.lost.attacker)} IPC, defender ${decimal('en', told.lost.defender)} IPC`,
    );
    expect(answer).toContain(`Rounds to be expected: ${decimal('en', told.rounds)}.`);
    // The loss of more than the enemy's is told with a minus, not with a hyphen.
    expect(await page.locator('.odds-answer').textContent()).not.toMatch(/(^|\s)-\d/);
    const first = await page.locator('.odds-ends tbody tr').first().innerText();
    expect(first).toContain(percent('en', told.ends[0]?.chance ?? 0));
    // The address was understood as it is, so it says the same again.
    expect(new URL(page.url()).searchParams.get('battle')).toBe(text);
  });

  test.each([
    ['3 inf 1 art 1 ftr vs 3 inf 1 art', { bombard: '1' }],
    ['4 inf 2 art vs 3 inf 1 arm 1 ftr', { 'retreat-defender': '2', 'order-attacker': 'art inf' }],
    ['2 sub 1 bb vs 1 trn 1 sub 1 ac 2 ftr', { 'retreat-below': '2' }],
  ] as const)('of %s with %o under Enhanced Realism, and what they rest on', async (text, options) => {
    const asked = { ...options, ruleset: 'enhanced-realism' };
    const told = await byCommand(text, asked);
    await page.goto(new URL(`odds/?${queryOf(text, asked)}`, looking.site.address).href);
    await answered(page);
    const said = await results(page);
    expect(said.join('\n')).toContain(percent('en', told.chance.attacker));
    const answer = await page.locator('.odds-answer').innerText();
    expect(answer).toContain('Exact, if whoever picks a victim hits the dearest unit first.');
    expect(answer.includes('Aboard 3 transports')).toBe('bombard' in options);
    const query = new URL(page.url()).searchParams;
    for (const [name, value] of Object.entries(asked)) expect(query.get(name)).toBe(value);
  });

  test('the form lists what the rules have: artillery and defenders who leave, no guns and no low luck', async () => {
    await onPage('odds/?battle=3+inf+vs+3+inf&ruleset=enhanced-realism', WIDE, async (page) => {
      await answered(page);
      await page.locator('summary', { hasText: 'Technology' }).click();
      const shown = (name: string): Promise<boolean> => page.locator(`[name="${name}"]`).first().isVisible();
      expect([await shown('attacker-artillery'), await shown('retreat-defender')]).toEqual([true, true]);
      expect([await shown('defender-aa-gun'), await shown('low-luck')]).toEqual([false, false]);
      await page.getByRole('radio', { name: 'a landing' }).check();
      expect([await shown('retreat'), await shown('trapped')]).toEqual([true, false]);
      await page.getByLabel('Rules', { exact: true }).selectOption('daak');
      expect([await shown('retreat'), await shown('retreat-defender')]).toEqual([false, false]);
    });
  });

  test.each([
    ['en', '3x inf, 2 tanks against inf 4 & 1 fighter', '3 inf 2 arm vs 4 inf 1 ftr'],
    ['de', '3 Infanterie und 2 Panzer gegen 4 Inf, 1 Jäger', '3 inf 2 arm vs 4 inf 1 ftr'],
    ['nl', '3 inf 2 tanks tegen 4 infanterie 1 jager', '3 inf 2 arm vs 4 inf 1 ftr'],
  ] as const)('in %s of a line as players write it', async (language, line, canonical) => {
    const told = await byCommand(line, {});
    await onPage(`${prefixOf(language)}odds/`, WIDE, async (page) => {
      await answered(page);
      await page.locator('#odds-line').fill(line);
      await page.locator('#odds-line').press('Enter');
      await page.waitForURL((url) => url.searchParams.get('battle') === canonical);
      await answered(page);
      const said = (await results(page)).join('\n');
      expect(said).toContain(percent(language, told.chance.attacker));
      expect(await page.locator('input[name="defender-infantry"]').inputValue()).toBe('4');
    });
  });
});

describe('the address', () => {
  test('holds what the form asks: opened anew it fills the same form and gives the same answer', async () => {
    const [address, before] = await onPage('odds/', WIDE, async (page) => {
      await answered(page);
      await page.getByRole('button', { name: 'Clear' }).click();
      expect(await page.locator('.odds-fault').innerText()).toBe('Enter units for both sides.');
      await page.getByRole('radio', { name: 'a landing' }).check();
      await page.getByLabel('Infantry of the attacker').fill('4');
      await page.getByLabel('Fighters of the attacker').fill('1');
      await page.getByLabel('Supporting battleships').fill('1');
      await page.getByLabel('Infantry of the defender').fill('3');
      await page.getByLabel('Antiaircraft guns of the defender').fill('1');
      await page.getByLabel('Rules', { exact: true }).selectOption('daak');
      await page.getByRole('radio', { name: 'low luck' }).check();
      await page.locator('summary', { hasText: 'Technology' }).click();
      await page.getByRole('checkbox', { name: 'Jet Power' }).check();
      await page.locator('#order-attacker').fill('fighters, inf');
      await page.locator('#order-attacker').press('Tab');
      await page.waitForURL((url) => url.searchParams.has('order-attacker'));
      await answered(page);
      return [page.url(), await results(page)];
    });
    expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
      battle: '4 inf 1 ftr vs 3 inf 1 aa',
      ruleset: 'daak',
      'low-luck': 'yes',
      bombard: '1',
      'tech-defender': 'jet-power',
      'order-attacker': 'ftr inf',
    });
    await onPage(address, WIDE, async (page) => {
      await answered(page);
      expect(await results(page)).toEqual(before);
      expect(await page.locator('input[name="bombard"]').inputValue()).toBe('1');
      expect(await page.getByRole('radio', { name: 'a landing' }).isChecked()).toBe(true);
      expect(await page.locator('#odds-ruleset').inputValue()).toBe('daak');
      expect(await page.locator('input[value="jet-power"]').isChecked()).toBe(true);
      // Whoever changes the language takes the question along.
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await answered(page);
      expect(new URL(page.url()).search).toBe(new URL(address).search);
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
    });
  });

  test('goes back and forward through questions', async () => {
    await onPage('odds/?battle=3+inf+vs+2+inf', WIDE, async (page) => {
      await answered(page);
      const first = await results(page);
      await page.getByLabel('Infantry of the attacker').fill('6');
      await page.waitForURL(/6\+inf/);
      await page.getByLabel('Armor of the defender').fill('2');
      await page.waitForURL(/2\+arm/);
      await page.goBack();
      await page.waitForURL(/6\+inf\+vs\+2\+inf$/);
      await page.goBack();
      await page.waitForURL(/3\+inf\+vs/);
      await page.waitForFunction(
        (was) => document.querySelector('.odds-results')?.textContent?.includes(was),
        first[0]?.match(/\S+%/)?.[0] ?? '',
      );
      expect(await results(page)).toEqual(first);
      expect(await page.getByLabel('Infantry of the attacker').inputValue()).toBe('3');
      await page.goForward();
      await page.waitForURL(/6\+inf/);
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('[name="attacker-infantry"]')?.value === '6',
      );
    });
  });

  test('with sides swapped asks the opposite', async () => {
    await onPage('odds/?battle=3+inf+1+arm+vs+2+inf+1+ftr', WIDE, async (page) => {
      await answered(page);
      await page.getByRole('button', { name: 'Swap sides' }).click();
      await page.waitForURL((url) => url.searchParams.get('battle') === '2 inf 1 ftr vs 3 inf 1 arm');
    });
  });
});

const FAULTS: readonly (readonly [string, string])[] = [
  ['battle=5+inf+vs+3+foo', 'No unit is called “foo”.'],
  ['battle=2+SS+vs+1+trn', '“SS” can be more than one unit. Perhaps you mean: battleship or submarine'],
  ['battle=5+inf', 'was not understood'],
  ['battle=5+inf+1+sub+vs+3+inf', 'infantry is on the wrong side of the shore'],
  ['battle=3+inf+1+bb+vs+3+inf', 'Battleships that support a landing are counted at “a landing”'],
  ['battle=2+inf+1+aa+vs+3+inf', 'Antiaircraft gun cannot fight'],
  ['battle=2+ftr+vs+3+inf&bombard=1', 'A landing needs infantry or armor'],
  ['battle=300+inf+vs+3+inf', 'more than 200 units'],
  ['battle=3+inf+vs+3+inf&ruleset=chess', '“chess” is no ruleset'],
  ['battle=3+inf+vs+3+inf&ruleset=constructor', '“constructor” is no ruleset'],
  ['battle=3+inf+vs+3+inf&plan-attacker=run', '“run” is no plan'],
  ['battle=3+inf+vs+3+inf&retreat=never', '“never” is no whole number'],
  ['battle=3+inf+vs+3+inf&tech-attacker=magic', '“magic” is no technology'],
  [
    'battle=3+inf+vs+3+inf&ruleset=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E',
    '“<img src=x onerror=alert(1)>” is no ruleset',
  ],
];

describe('what is wrong', () => {
  test('is said in words, and nothing else happens', async () => {
    await onPage('odds/', WIDE, async (page) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      for (const [query, words] of FAULTS) {
        await page.goto(new URL(`odds/?${query}`, looking.site.address).href);
        await page.waitForFunction(() => document.querySelector('.odds-fault')?.textContent !== '');
        expect(await page.locator('.odds-fault').innerText(), query).toContain(words);
        expect(await page.locator('.odds-results').count(), query).toBe(0);
      }
      expect(await page.locator('.odds-fault img').count()).toBe(0);
      expect(errors).toEqual([]);
    });
  });

  test('is said too where the reader of orders cannot be loaded, with the reason for whoever mends it', async () => {
    await onPage('odds/', WIDE, async (page) => {
      const errors: string[] = [];
      page.on('console', (message) => errors.push(message.text()));
      await page.route('**/reader.*.js', (route) => route.abort());
      await page.goto(new URL('odds/?battle=5+infantry+against+3+infantry', looking.site.address).href);
      await page.waitForFunction(() => document.querySelector('.odds-fault')?.textContent !== '');
      expect(await page.locator('.odds-fault').innerText()).toContain('could not be loaded');
      expect(errors.join('\n')).toContain('dynamically imported module');
    });
  });
});

describe('everyone', () => {
  test.each(LANGUAGES)('can use it in %s, without errors and with little to load', async (language) => {
    await onPage(`${prefixOf(language)}odds/`, WIDE, async (page) => {
      const wrong: string[] = [];
      const scripts = new Set<string>();
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) wrong.push(message.text());
      });
      page.on('pageerror', ({ message }) => wrong.push(message));
      page.on('request', (request) => {
        if (request.url().endsWith('.js')) scripts.add(new URL(request.url()).pathname.slice('/club/'.length));
      });
      await page.goto(new URL(`${prefixOf(language)}odds/?battle=5+inf+vs+4+inf`, looking.site.address).href);
      await answered(page);
      expect(wrong).toEqual([]);
      expect([...scripts].join()).toContain('worker');
      const sizes = [...scripts].map((file) => gzipSync(readFileSync(path.join(looking.site.out, file))).length);
      // Of it the form 8, which asks for damaged ships and submarines that go under too, and the worker 7.
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(15_500);
      const ends = await page.locator('.odds-ends').innerText();
      expect(ends).toMatch({ en: /\d infantry/, de: /\d Infanterie/, nl: /\d infanterie/ }[language]);
    });
  });

  hindersNobody(looking, ODDS);

  test('asks by the keyboard alone', async () => {
    await onPage('odds/', WIDE, async (page) => {
      await answered(page);
      await page.locator('#odds-line').focus();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('land'); // the radio that is set
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowUp');
      await page.waitForURL(/6\+inf\+2\+arm/);
      await page.keyboard.press('Tab');
      await page.keyboard.type('1');
      await page.waitForURL(/6\+inf\+2\+arm\+vs\+31\+inf|6\+inf\+2\+arm\+vs\+1\+inf/);
      await answered(page);
      expect(await page.getByRole('status').innerText()).toMatch(/Attacker wins .*%/);
    });
  });

  test('sees nothing move while it is worked out', async () => {
    const shift = await onPage('odds/?battle=5+inf+2+arm+vs+3+inf+1+ftr', WIDE, async (page) => {
      await answered(page);
      return await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              // Entries of this kind carry how far things moved.
              for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 100);
          }),
      );
    });
    expect(shift).toBe(0);
  });

  test('without script is told what it needs, and sees examples', async () => {
    await onPage('odds/', { ...WIDE, javaScriptEnabled: false }, async (page) => {
      expect(await page.locator('noscript, .notice').first().innerText()).toContain('needs JavaScript');
      expect(await page.locator('fp-odds').isVisible()).toBe(false);
      const told = await byCommand('5 inf 2 arm vs 3 inf 1 ftr', {});
      const row = await page.locator('.examples tbody tr:not(.group)').first().innerText();
      expect(row).toContain('5 infantry and 2 armor against 3 infantry and 1 fighter');
      expect(row).toContain(percent('en', told.chance.attacker));
      // Those of other rules follow, with a word on what they rest on.
      expect(await page.locator('.examples tr.group').allInnerTexts()).toEqual([
        'Second edition',
        'Enhanced Realism',
        'Europe (1999)',
        'Pacific (2001)',
        'Europe and Pacific linked',
      ]);
      const examples = await page.locator('section[aria-labelledby="examples"]').innerText();
      expect(examples).toContain('1 artillery');
      expect(examples).toContain('Enhanced Realism: Exact, if whoever picks a victim hits the dearest unit first.');
    });
  });
});
