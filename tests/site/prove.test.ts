// A log proved in a real browser, by the program the page brings: the same findings as here, for games whose dice are
// proved, and every change refused.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/archive/index.ts';
import { makeEntry } from '../../src/log/index.ts';
import { proveLog } from '../../src/site/proof/prove.ts';
import { attack, drafted, fight, purchase } from '../archive/play.ts';
import { anchored, beacon, FIRST, receipt, reveal, rolled, SECOND, say } from '../archive/signed.ts';
import { GAME } from '../log/sample.ts';
import { lookAtTestSite, PHONE, WIDE } from './support/looking.ts';

const { onPage } = lookAtTestSite();
const ADDRESS = '/club/games/long-war/log/#verify';

const textOf = ({ entries }: Game): string =>
  entries
    .map(({ hash: _, v: __, game, seq, prev, ...fields }) => {
      const made = makeEntry(game, { count: seq, hash: prev }, fields);
      if (!made.ok) throw new Error(made.error.code);
      return `${made.value.line}\n`;
    })
    .join('');

const seen = receipt(say(say(say(beacon(), purchase), attack), fight));
const kept = textOf(drafted(reveal(say(say(say(anchored(), purchase), attack), fight), 1)).game);
const drand = textOf(drafted(rolled(seen)).game);
const forged = textOf(drafted(rolled(seen, SECOND.signature)).game);

/** What the page says of a log: of its own, or of another one that the server hands out in its place. */
const prove = async (page: Page, log?: string) => {
  if (log !== undefined) {
    await page.route('**/log.jsonl', (route) => route.fulfill({ body: Buffer.from(log) }));
    await page.evaluate((game) => document.querySelector('fp-proof')?.setAttribute('game', game), GAME);
  }
  await page.locator('.prove .start').click();
  await page.waitForFunction(() => !document.querySelector('.prove .start')?.hasAttribute('aria-disabled'));
  const figures = await page.locator('.proof-figures dd').allTextContents();
  return {
    said: await page.locator('.prove .said').textContent(),
    figures,
    faults: await page.locator('.prove .notice').allTextContents(),
    rolls: await page.locator('.prove details li').allTextContents(),
  };
};

describe('the browser proves', () => {
  test('the log of the page, with the same findings as here', async () => {
    await onPage(ADDRESS, WIDE, async (page) => {
      const found = await prove(page);
      const response = await page.request.get(new URL('../log.jsonl', page.url()).href);
      const here = proveLog('long-war', await response.body());
      expect(here.verdict).toBe('sound');
      expect(found.said).toBe('Everything holds.');
      expect(found.figures).toEqual(
        [here.entries, here.signed, here.decided, here.rolls.length, here.head].map(String),
      );
      expect(found.rolls).toHaveLength(here.rolls.length);
      await page.locator('.prove details summary').click();
      await page.locator('.prove details a').first().click();
      expect(await page.evaluate(() => document.querySelector(location.hash)?.tagName)).toBe('LI');
    });
  });

  test.each([
    ['a keeper', kept, 'proved (secret 1 of the keeper)'],
    ['the beacon', drand, `proved (round ${FIRST.round} of the beacon)`],
  ])('chain, signatures and dice of a game with %s', async (_, log, roll) => {
    await onPage(ADDRESS, PHONE, async (page) => {
      const { said, figures, rolls } = await prove(page, log);
      expect(said).toBe('Everything holds.');
      const lines = log.trimEnd().split('\n').length;
      expect(figures.slice(0, 2)).toEqual([String(lines), String(lines)]);
      expect(rolls).toEqual([expect.stringContaining(roll)]);
    });
  });

  test.each([
    ['a byte of a line', kept.replace('"infantry":5', '"infantry":4'), /^Line 3: signature-wrong$/],
    ['a signature the beacon never gave for this round', forged, /^Line 6: beacon-forged$/],
    ['a line left out', drand.split('\n').toSpliced(2, 1).join('\n'), /^Line 3: wrong-seq$/],
  ])('nothing where somebody changed %s', async (_, log, fault) => {
    await onPage(ADDRESS, WIDE, async (page) => {
      const { said, faults } = await prove(page, log);
      expect(said).toBe('Something does not hold.');
      expect(faults).toEqual([expect.stringMatching(fault)]);
    });
  });

  test('nothing where the log cannot be had, and says so', async () => {
    await onPage(ADDRESS, WIDE, async (page) => {
      await page.route('**/log.jsonl', (route) => route.fulfill({ status: 404 }));
      await page.locator('.prove .start').click();
      await page.waitForFunction(() => !document.querySelector('.prove .start')?.hasAttribute('aria-disabled'));
      expect(await page.locator('.prove .said').textContent()).toMatch(/^It could not be done: 404/);
    });
  });
});

test('without script there is no button, but the way to the guide', async () => {
  await onPage(ADDRESS, { ...WIDE, javaScriptEnabled: false }, async (page) => {
    expect(await page.locator('.prove .start').isVisible()).toBe(false);
    expect(await page.locator('.prove a').getAttribute('href')).toBe('/club/guides/check-an-old-game/');
  });
});
