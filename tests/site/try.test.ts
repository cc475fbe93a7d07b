// A trial in a real browser: a newcomer's first turn, the sparring player's answer, what is kept, and its log proved
// here.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameOf, verifyGame } from '../../src/archive/index.ts';
import { checking } from './support/checking.ts';
import { hindrancesOn } from './support/hindrances.ts';
import { lookAtTestSite, PHONE, WIDE } from './support/looking.ts';
import { begin, exported, next, press, sheet } from './support/trying.ts';

const looking = lookAtTestSite();

test('a newcomer plays his first turn, round by round, and the sparring player answers', async () => {
  await checking(looking, 'try/?from=rules-second-edition', WIDE, async (page) => {
    await begin(page, 'axis');
    expect(await next(page)).toMatch(/U\.S\.S\.R\..*your move/);
    await sheet(page, 'buy 8 inf\ncombat\n3 inf 1 arm KAR > UKR\n5 inf CAU > UKR\nncm\n2 inf RUS > CAU');
    await press(page, '[data-does="play"]');
    await page.locator('[data-part="fights"] h3').first().waitFor();
    // Dice have not fallen yet: the moves come back, and are written again.
    await press(page, '[data-does="take-back"]');
    expect(await page.locator('#plan-sheet').inputValue()).toMatch(/3 inf, 1 arm KAR > UKR[\s\S]*2 inf RUS > CAU/);
    await press(page, '[data-does="play"]');
    await press(page, '[data-part="fights"] button:has-text("I choose whom I lose")');
    for (let step = 0; step < 40 && (await page.locator('[data-part="question"] button').count()) > 0; step += 1) {
      await press(page, '[data-part="question"] button');
    }
    expect(await page.locator('.try-told').textContent()).toMatch(/round 1/i);
    // What was bought is not lost unasked.
    await press(page, '[data-does="end"]');
    expect(await page.locator('[data-part="trouble"]').textContent()).toMatch(/8 infantry: bought and not placed/);
    await sheet(page, 'place 8 inf RUS');
    await press(page, '[data-does="end"]');
    expect(await next(page)).toMatch(/Germany.*sparring player/);
    await press(page, '[data-does="spar"]');
    for (let step = 0; step < 40 && (await page.locator('[data-part="question"] button').count()) > 0; step += 1) {
      await press(page, '[data-part="question"] button');
      if (await page.locator('[data-does="spar"]').isVisible()) await press(page, '[data-does="spar"]');
    }
    expect(await next(page)).toMatch(/U\.K\..*your move|United Kingdom.*your move/);
    const { name, log } = await exported(page);
    const slug = name.replace('.jsonl', '');
    expect(verifyGame(gameOf(slug, log))).toMatchObject({ verdict: 'sound', faults: [] });
    expect(log.toString().split('\n')[0]).toContain('"purpose":"trial"');
    // It is still there when the reader comes back.
    await page.goto(new URL('try/', looking.site.address).href);
    await page.locator('.try-kept button').first().click();
    await page.locator('fp-try[data-state="open"]').waitFor({ timeout: 60_000 });
    expect(await next(page)).toMatch(/U\.K\..*your move|United Kingdom.*your move/);
    expect((await exported(page)).log.equals(log)).toBe(true);
  });
}, 180_000);

test('all is played at one screen unless somebody says otherwise, and that stays as it was said', async () => {
  await checking(looking, 'try/', WIDE, async (page) => {
    const against = page.locator('#try-against');
    await page.locator('#try-against option[value="axis"]').waitFor({ state: 'attached' });
    expect(await against.inputValue()).toBe('');
    await against.selectOption('axis');
    await page.locator('#try-what').selectOption('rules-daak');
    expect(await against.inputValue()).toBe('axis');
    // Sides that what is tried has not cannot be the sparring player's.
    await page.locator('#try-what').selectOption('rules-linked-2001');
    expect(await against.inputValue()).toBe('');
  });
}, 60_000);

test('a player of each side at one screen: it is handed over between their turns, with what happened', async () => {
  await checking(looking, 'try/?from=rules-second-edition', PHONE, async (page) => {
    await begin(page, 'each');
    const over = page.locator('dialog.try-over');
    expect(await over.isVisible()).toBe(false);
    await press(page, '[data-does="end"]');
    await over.waitFor();
    expect((await over.innerText()).replaceAll(/\s+/g, ' ')).toMatch(
      /Now at the screen: Axis Germany, round 1 What happened .*U\.S\.S\.R\. ends its turn in round 1.* Go on/,
    );
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Go on');
    expect(await hindrancesOn(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.className === 'try-next');
    expect(await over.isVisible()).toBe(false);
    // Germany's turn, Britain's and Japan's go to the other side; the last of the round stays with it.
    for (const [power, hand] of [
      ['Germany', 'Allies'],
      ['United Kingdom', 'Axis'],
      ['Japan', 'Allies'],
    ] as const) {
      expect(await next(page)).toContain(power);
      await press(page, '[data-does="end"]');
      await over.waitFor();
      expect(await over.locator('h2').textContent()).toMatch(hand);
      expect(await over.locator('ol > li').count()).toBe(1);
      await page.keyboard.press('Escape');
      await over.waitFor({ state: 'hidden' });
    }
    await press(page, '[data-does="end"]');
    expect(await next(page)).toMatch(/U\.S\.S\.R\., round 2/);
    expect(await over.isVisible()).toBe(false);
    const { name, log } = await exported(page);
    const game = gameOf(name.replace('.jsonl', ''), log);
    expect(verifyGame(game)).toMatchObject({ verdict: 'sound', faults: [] });
    expect(game.trust.players.map(({ name: called, powers }) => [called, powers.length])).toEqual([
      ['Allies', 3],
      ['Axis', 2],
    ]);
  });
}, 120_000);

test('in the midst of a turn whoever decides is named, and answers at once; then it goes back', async () => {
  const address = 'try/?from=rules-second-edition&topic=rulings-second-edition&case=ruling.D3.1';
  await checking(looking, address, PHONE, async (page) => {
    // So many submarines that some are left to withdraw, and so many battleships that these are not sunk before.
    await page.route('**/rules/cases/rulings-second-edition.json', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = text.replaceAll('"battleship":2', '"battleship":30').replaceAll('"submarine":2', '"submarine":31');
      await route.fulfill({ response, body });
    });
    await page.goto(new URL(address, looking.site.address).href);
    await page.locator('.try-case b').waitFor();
    await begin(page, 'each');
    const holds = page.locator('.try-next .try-holds');
    expect(await holds.textContent()).toBe('Now at the screen: Axis');
    await press(page, '[data-does="play"]');
    await press(page, '[data-part="fights"] button:has-text("One round")');
    expect(await next(page)).toBe('Now at the screen: AlliesUnited States, round 1: your decision');
    expect(await holds.getAttribute('class')).toContain('is-other');
    expect(await page.locator('dialog.try-over').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('try-next');
    expect(await hindrancesOn(page)).toEqual([]);
    // One press, and it is the attacker's again.
    await press(page, '[data-part="question"] button');
    expect(await next(page)).toMatch(/^Now at the screen: AxisJapan, round 1: your/);
    expect(await holds.getAttribute('class')).not.toContain('is-other');
    expect(await page.locator('dialog.try-over').isVisible()).toBe(false);
    const { name, log } = await exported(page);
    expect(verifyGame(gameOf(name.replace('.jsonl', ''), log))).toMatchObject({ verdict: 'sound', faults: [] });
  });
}, 120_000);

/** Every script a page has asked for so far, and what those from one on weigh. */
const weighing = (page: Page) => {
  const scripts: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname.slice('/club/'.length));
  });
  const weighed = (file: string): number =>
    gzipSync(readFileSync(path.join(looking.site.out, file)), { level: 9 }).length;
  return { scripts, weight: () => scripts.reduce((sum, file) => sum + weighed(file), 0) };
};

test('board, rules and dice come once a trial begins, the sparring player once it is his move; all is small', async () => {
  await looking.onPage('heads.json', {}, async (page) => {
    await page.goto(new URL('try/?from=rules-second-edition', looking.site.address).href, { waitUntil: 'networkidle' });
    const before = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(before.filter((name) => /worker|start/.test(name))).toEqual([]);
    const { scripts, weight } = weighing(page);
    await begin(page, 'allies');
    expect(await next(page)).toMatch(/U\.S\.S\.R\..*sparring player/);
    const begun = weight();
    await press(page, '[data-does="spar"]');
    expect(await next(page)).toMatch(/Germany.*your move/);
    const sparred = weight();
    await press(page, '[data-does="end"]');
    const played = weight();
    console.log(`/try/, in bytes: begun ${begun}, sparred ${sparred}, played ${played}: ${scripts.join(' ')}`);
    // Nothing is loaded twice, no schema, and of boards and rulesets those that are played by.
    expect(new Set(scripts).size).toBe(scripts.length);
    const text = (file: string): string => readFileSync(path.join(looking.site.out, file), 'utf8');
    for (const file of scripts) expect(text(file), file).not.toMatch(/_zod|["']node:/);
    expect(scripts.filter((file) => /realism|daak|europe|pacific|linked/.test(file))).toEqual([]);
    // In kB: what plans on the board 149, of it page and map 24; then the room of the trial with its log 12, and words
    // for what happens 4; the sparring player 16.
    expect(begun).toBeLessThan(168_000);
    expect(sparred).toBeLessThan(184_000);
    // What reads lines and plays them, and words for what is refused.
    expect(played).toBeLessThan(250_000);
  });
}, 120_000);

test('a turn of a game is begun again on a telephone', async () => {
  await checking(looking, 'try/?from=long-war&turn=r01-germany', PHONE, async (page) => {
    const { weight } = weighing(page);
    await begin(page);
    expect(await next(page)).toMatch(/Germany, round 1: your move/);
    expect(weight()).toBeLessThan(170_000);
    expect(await hindrancesOn(page)).toEqual([]);
  });
}, 120_000);
