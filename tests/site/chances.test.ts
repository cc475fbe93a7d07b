// The chances on a turn's page, in a real browser: those the command line works out for the same battle, luck and
// threats in every language.

import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { percent } from '../../src/i18n/format.ts';
import type { Outcome } from '../../src/odds/index.ts';
import { newWorld } from '../cli/support.ts';
import { lookAtTestSite, WIDE } from './support/looking.ts';

const TURN = 'games/long-war/r01-germany/';

const looking = lookAtTestSite();
const { onPage } = looking;

const texts = (cards: Locator): Promise<readonly string[]> => cards.allInnerTexts();

describe('a battle card', () => {
  test('shows the odds that the command line works out for the same battle', async () => {
    const cards = await onPage(TURN, { ...WIDE, javaScriptEnabled: false }, async (page) =>
      page.locator('.chances:has(.results)').evaluateAll((all) =>
        all.map((card) => ({
          address: card.querySelector('a')?.getAttribute('href') ?? '',
          shares: [...card.querySelectorAll('.results b')].map(({ textContent }) => textContent),
          lost: [...card.querySelectorAll('.expected tbody td:last-child')].map(({ textContent }) => textContent),
        })),
      ),
    );
    expect(cards.length).toBeGreaterThan(1);
    for (const { address, shares, lost } of cards) {
      const query = new URL(address, looking.site.address).searchParams;
      const options = [...query].flatMap(([name, value]) =>
        name === 'battle' ? [] : value === 'yes' ? [`--${name}`] : [`--${name}`, value],
      );
      const answer = await newWorld().json(['odds', query.get('battle') ?? '', ...options]);
      const { chance, lost: average } = answer.odds as Outcome; // what `odds` answers
      const results = (['attacker', 'nobody', 'retreat', 'defender'] as const).filter(
        (result) => chance[result] > 0 || result === 'attacker' || result === 'defender',
      );
      expect(shares).toEqual(results.map((result) => percent('en', chance[result])));
      expect(lost.map((text) => text?.split(' ')[0])).toEqual([
        average.attacker.toFixed(1),
        average.defender.toFixed(1),
      ]);
    }
  });

  test.each([
    ['', /^Germany: \d+ hits?, \d+\.\d to be expected; (un)?lucky by \d+\.\d IPC\.$/, /^attack wins from here: .+%$/],
    [
      'de/',
      /^Deutschland: \d+ Treffer, zu erwarten waren \d+,\d; (Glück|Pech) im Wert von \d+,\d IPC\.$/,
      /^Angriff siegt/,
    ],
    ['nl/', /^Duitsland: \d+ treffers?, te verwachten \d+,\d; \d+,\d IPC (geluk|pech)\.$/, /^aanval slaagt/],
  ])(
    'says the luck of its dice and the chance after each round, in the language of %j',
    async (language, luck, after) => {
      await onPage(`${language}${TURN}`, { ...WIDE, javaScriptEnabled: false }, async (page) => {
        expect((await texts(page.locator('.luck p:first-of-type'))).filter((text) => luck.test(text))).not.toEqual([]);
        const rows = await texts(page.locator('.from-here'));
        expect(rows.length).toBeGreaterThan(0);
        for (const row of rows) expect(row.trim()).toMatch(after);
      });
    },
  );
});

test('what holds of every card stands once: how odds and luck are counted, and how far the dice are to be trusted', async () => {
  await onPage(TURN, { ...WIDE, javaScriptEnabled: false }, async (page) => {
    expect(await texts(page.locator('.battles-note'))).toHaveLength(1);
    const [said] = await texts(page.locator('.battles-note'));
    expect(said).toMatch(/exactly.*order.*Luck is hits above or below the average/);
    await page.locator('.provenance a[href="#verdict"]:visible').first().click();
    const proof = page.locator('section[aria-labelledby="verdict"]');
    expect(await texts(proof.locator('p'))).toContainEqual(
      expect.stringMatching(/^Dice: table trust\. They follow from/),
    );
    expect(await proof.locator('a[href$="/log/#verify"]').count()).toBe(1);
  });
});

test('a battle over at once without a loss on one side is a line that opens, and is whole on paper', async () => {
  await onPage(TURN, { ...WIDE, javaScriptEnabled: false }, async (page) => {
    const battle = page.locator('.battle.one-sided').first();
    const dice = battle.locator('.fires');
    expect(await battle.locator('.outcome').isVisible()).toBe(true);
    expect(await dice.isVisible()).toBe(false);
    expect((await battle.boundingBox())?.height).toBeLessThan(140);
    await page.emulateMedia({ media: 'print' });
    expect(await dice.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await battle.locator('summary').first().click();
    expect(await dice.isVisible()).toBe(true);
    expect(await page.locator('.battle:not(.one-sided) .fires').first().isVisible()).toBe(true);
  });
});

test.each(['', 'de/', 'nl/'])(
  'rules that came into play say what they rule, in the language of %j',
  async (language) => {
    await onPage(`${language}${TURN}`, { ...WIDE, javaScriptEnabled: false }, async (page) => {
      const rules = page.locator('.citations dd');
      const said = await rules.evaluateAll((all) =>
        all.map((rule) => [rule.querySelector('a')?.textContent ?? '', rule.querySelector('code')?.textContent ?? '']),
      );
      expect(said.length).toBeGreaterThan(3);
      for (const [says = '', id = ''] of said) {
        expect(says).toMatch(/\p{L}.* .*[.?]$/u);
        expect(says).not.toMatch(/[`']/);
        expect(id).not.toBe('');
      }
      expect((await texts(page.locator('.citations dt'))).join()).not.toMatch(/\d{4}/);
    });
  },
);

describe('what the enemy can reach', () => {
  test.each([
    ['', 'What the enemy can reach', 'capital'],
    ['de/', 'Was der Feind erreichen kann', 'Hauptstadt'],
    ['nl/', 'Wat de vijand kan bereiken', 'hoofdstad'],
  ])('stands in the language of %j, with chances and what they suppose', async (language, title, capital) => {
    await onPage(`${language}${TURN}`, { ...WIDE, javaScriptEnabled: false }, async (page) => {
      const threats = page.locator('.threats');
      expect(await threats.locator('h3').innerText()).toBe(title);
      const rows = await texts(threats.locator('tbody tr'));
      const said = (await threats.innerText()).replaceAll('\n', ' ');
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row).toMatch(/\d+[.,]\d\s?%/);
      expect(rows.some((row) => row.includes(capital)) || /Germany|Japan|Deutschland|Duitsland/.test(said)).toBe(true);
      expect(await threats.locator('details').innerText()).not.toBe('');
    });
  });
});
