// The board to plan on in a real browser: map, keys and sheet, and how it opens. Whole turns with each hand are planned
// in tests/long/planned-turns.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../../src/engine/index.ts';
import { linked2001, usualOptions } from '../../src/rulesets/index.ts';
import { openingOf } from '../../src/site/plan/opening.ts';
import { checking } from './support/checking.ts';
import { hindersNobody } from './support/hindrances.ts';
import { lookAtTestSite, PHONE, WIDE } from './support/looking.ts';
import { PLAN } from './support/places.ts';
import { clickSpace, hush, opened, openPart, sheetOf, tabTo, told } from './support/planning.ts';

const looking = lookAtTestSite();
const OPENING = 'plan/?game=rules-second-edition';

describe('what is planned', () => {
  test('a mouse sends units over the map, and a no says why; undone, done again and come back to it is the same', async () => {
    await checking(looking, OPENING, WIDE, async (page) => {
      await opened(page);
      await page.locator('[data-key="more-infantry"]').click();
      await told(page, /Planned: 1 infantry/);
      await openPart(page, 'combat');
      await clickSpace(page, 'CAU');
      await told(page, /Caucasus.*Chosen: 5 infantry/);
      await clickSpace(page, 'CHI');
      await told(page, /^No: 5 infantry to China/);
      await clickSpace(page, 'UKR');
      await told(page, /Planned: 5 infantry → Ukraine/);
      const whole = await sheetOf(page);
      expect(whole).toMatch(/1 inf\b[\s\S]*5 inf CAU > UKR/);
      for (let step = 0; step < 2; step += 1) await page.locator('[data-does="undo"]').click();
      await expect.poll(() => sheetOf(page)).not.toMatch(/inf/);
      await told(page, /Undone/);
      for (let step = 0; step < 2; step += 1) await page.locator('[data-does="redo"]').click();
      await page.waitForFunction((text) => document.querySelector('textarea')?.value === text, whole);
      await page.reload();
      await opened(page);
      await openPart(page, 'sheet');
      expect(await sheetOf(page)).toBe(whole);
    });
  }, 180_000);

  test('N goes round all spaces with unmoved units and comes back to the first; what it chose is sent by keys', async () => {
    await checking(looking, OPENING, WIDE, async (page) => {
      await opened(page);
      await openPart(page, 'combat');
      const next = async (): Promise<string> => {
        await hush(page);
        await page.keyboard.press('n');
        return await told(page, /Chosen/);
      };
      const first = await next();
      const round = new Set([first]);
      for (let said = await next(); said !== first && round.size < 20; said = await next()) round.add(said);
      expect(await page.locator('[data-part="idle"]').textContent()).toMatch(new RegExp(`: ${round.size}$`));
      expect(round.size).toBeGreaterThan(2);
      for (let step = 0; step < round.size && !/Karelia/.test(await next()); step += 1);
      await tabTo(page, '[data-key="target-ukraine-ssr"]');
      await page.keyboard.press('Enter');
      await told(page, /Planned: 3 infantry → Ukraine/);
    });
  }, 180_000);
});

test('the sheet is written in too, the board follows; a link brings the whole plan', async () => {
  await checking(looking, OPENING, PHONE, async (page) => {
    await opened(page);
    await openPart(page, 'sheet');
    // An opening is no game that a file could be saved for.
    await page.locator('[data-does="share"]').waitFor({ state: 'visible' });
    expect(await page.locator('[data-does="save"]').isVisible()).toBe(false);
    await page.locator('#plan-sheet').fill('buy 8 inf\n5 inf KAR > UKR');
    await page.locator('.plan-faults').waitFor();
    expect(await page.locator('.plan-faults').textContent()).toContain('5 inf KAR > UKR');
    await page.locator('#plan-sheet').fill('buy 7 inf\ncombat: 3 inf KAR > UKR');
    await page.waitForFunction(() => document.querySelector('.plan-faults') === null);
    await openPart(page, 'combat');
    await page.locator('.plan-list li').first().waitFor();
    expect(await page.locator('.plan-list li').count()).toBe(1);
    await openPart(page, 'sheet');
    await page.locator('[data-does="share"]').click();
    await page.waitForFunction(() => location.hash.startsWith('#plan='));
    expect(await page.locator('[data-part="sent"]').textContent()).toContain('sealed from nobody');
    const address = page.url();
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await page.goto(address);
    await opened(page);
    await openPart(page, 'sheet');
    expect(await sheetOf(page)).toBe('buy 7 inf\ncombat: 3 inf KAR > UKR');
  });
}, 120_000);

test('presses quicker than the rules answer all count, and a second press on what is gone does nothing', async () => {
  await checking(looking, OPENING, WIDE, async (page) => {
    await opened(page);
    /** Presses what is there now, one after the other, and nothing is answered in between. */
    const press = (...keys: readonly string[]): Promise<void> =>
      page.evaluate((all) => {
        const buttons = all.map((key) => document.querySelector<HTMLElement>(`.plan-panel [data-key="${key}"]`));
        for (const button of buttons) button?.click();
      }, keys);
    await press('more-infantry', 'more-infantry', 'more-armor');
    await told(page, /Planned: 1 armor/);
    expect(await sheetOf(page)).toBe('Purchase: 2 inf, 1 arm\n');
    // Only what can be paid.
    await press(...Array.from({ length: 6 }, () => 'more-armor'));
    await page.waitForFunction(() => document.querySelector('[data-part="money"] b')?.textContent === '3');
    expect(await sheetOf(page)).toBe('Purchase: 2 inf, 3 arm\n');
    await page.locator('[data-does="undo"]').click();
    await page.locator('[data-does="undo"]').click();
    await told(page, /Undone/);
    await openPart(page, 'combat');
    await page.locator('#plan-space').selectOption({ label: 'Karelia S.S.R.' });
    await told(page, /Chosen: 3 infantry/);
    await press('less-0', 'less-0');
    await told(page, /Chosen: 1 infantry/);
    // More, and sent at once, and pressed twice.
    await press('more-0', 'target-ukraine-ssr', 'target-ukraine-ssr');
    await told(page, /Planned: 2 infantry → Ukraine/);
    await page.locator('#plan-space').selectOption({ label: 'Caucasus' });
    await told(page, /Chosen: 5 infantry/);
    await press('target-ukraine-ssr');
    await told(page, /Planned: 5 infantry → Ukraine/);
    expect(await sheetOf(page)).toContain('2 inf KAR > UKR\n5 inf CAU > UKR');
    // A list goes from space to space, also over one that units could be sent to.
    const pick = (...labels: readonly string[]): Promise<void> =>
      page.evaluate((all) => {
        const select = document.querySelector<HTMLSelectElement>('#plan-space');
        for (const label of all) {
          const option = [...(select?.options ?? [])].find(({ text }) => text === label);
          if (option !== undefined) option.selected = true;
          select?.dispatchEvent(new Event('change', { bubbles: true }));
        }
      }, labels);
    const before = await sheetOf(page);
    await openPart(page, 'noncombat');
    await pick('Russia');
    await told(page, /^Russia: Chosen/);
    await page.locator('[data-key="target-karelia-ssr"]').waitFor();
    await pick('Yakut S.S.R.', 'Karelia S.S.R.');
    await told(page, /^Karelia S\.S\.R\.: Chosen/);
    expect(await sheetOf(page)).toBe(before);
    await openPart(page, 'combat');
    await page.locator('[data-key="take-back-0"]').waitFor();
    await press('take-back-0', 'take-back-0');
    await told(page, /Undone/);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await sheetOf(page)).toContain('Combat moves\n5 inf CAU > UKR');
  });
}, 120_000);

test('where nothing can be bought any more a plan opens with what comes next', async () => {
  await checking(looking, 'plan/?game=long-log', WIDE, async (page) => {
    await opened(page);
    await page.locator('[name="plan-part"][value="noncombat"]:checked').waitFor({ state: 'attached' });
    expect(await page.locator('.plan-parts label:has([value="buy"])').isHidden()).toBe(true);
    // Whoever is there can be sent at once.
    await page.keyboard.press('n');
    await told(page, /Chosen/);
  });
}, 120_000);

test('on a telephone another part of the turn is seen from its beginning, and the keyboard goes along', async () => {
  await checking(looking, OPENING, PHONE, async (page) => {
    await opened(page);
    /** How far below the map the parts of the turn begin, and whether the page can be scrolled on. */
    const below = (): Promise<number> =>
      page.evaluate(() => {
        const [map, parts] = ['.plan-map', '.plan-parts'].map((one) => document.querySelector(one));
        return (parts?.getBoundingClientRect().top ?? 0) - (map?.getBoundingClientRect().bottom ?? 0);
      });
    const isAtTop = async (): Promise<void> => {
      await expect.poll(below).toBeGreaterThanOrEqual(0);
      expect(await below()).toBeLessThan(40);
    };
    await page.locator('[data-key="more-battleship"]').scrollIntoViewIfNeeded();
    await page.locator('[data-key="more-battleship"]').focus();
    expect(await below()).toBeLessThan(0);
    await clickSpace(page, 'KAR');
    await told(page, /Karelia.*Chosen/);
    await isAtTop();
    await openPart(page, 'buy');
    await isAtTop();
    await page.locator('[data-key="more-battleship"]').focus();
    await page.keyboard.press('n');
    await told(page, /Chosen/);
    await isAtTop();
    // What is told may stand there before the parts are drawn anew and one of them has the keyboard.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('combat');
  });
}, 120_000);

test('board and rules are fetched once planning begins, and are small', async () => {
  const scripts: string[] = [];
  await looking.onPage('heads.json', {}, async (page) => {
    page.context().on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.push(pathname.slice('/club/'.length));
    });
    await page.goto(new URL('plan/', looking.site.address).href, { waitUntil: 'networkidle' });
    const before = scripts.length;
    await page.locator('#plan-what').selectOption('rules-second-edition');
    await page.locator('.plan-start button').click();
    await opened(page);
    const weigh = (files: readonly string[]): number =>
      files.reduce(
        (sum, file) => sum + gzipSync(readFileSync(path.join(looking.site.out, file)), { level: 9 }).length,
        0,
      );
    const [own, planner] = [weigh(scripts.slice(0, before)), weigh(scripts.slice(before))];
    console.log(`/plan/, in bytes: page ${own}, board and rules ${planner}: ${scripts.slice(before).join(' ')}`);
    expect(own).toBeLessThan(6_000);
    // What reads sheets and writes them, 36, comes once something is planned.
    expect(planner).toBeLessThan(153_000);
  });
}, 120_000);

describe('what hinders readers', () => {
  hindersNobody(looking, PLAN);
});

/** How a theatre lies in the box of the map: its width in widths of the box, and how far its middle is off. */
const seen = (page: Page, theatre: string): Promise<{ readonly width: number; readonly off: number }> =>
  page.evaluate((name) => {
    const [box, part] = ['.map-scroll', `[data-theatre="${name}"]`].map((one) => document.querySelector(one));
    if (!box || !part) throw new Error(`There is no ${name}.`);
    const [frame, own] = [box.getBoundingClientRect(), part.getBoundingClientRect()];
    const middle = own.left + own.width / 2 - frame.left;
    return { width: own.width / box.clientWidth, off: Math.abs(middle - frame.width / 2) };
  }, theatre);

describe('on a board of two theatres', () => {
  const LINKED = 'plan/?game=rules-linked-2001';

  test.each(['Europe', 'Pacific'])('%s fills the map at a press or a key', async (theatre) => {
    await checking(looking, LINKED, WIDE, async (page) => {
      await opened(page);
      const button = page.getByRole('button', { name: theatre, exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      const { width, off } = await seen(page, theatre);
      expect(width).toBeCloseTo(1, 1);
      expect(off).toBeLessThan(8);
    });
  });
  test('on a telephone its middle is seen, as large as it can be read', async () => {
    await checking(looking, LINKED, PHONE, async (page) => {
      await opened(page);
      await page.getByRole('button', { name: 'Pacific', exact: true }).click();
      const { width, off } = await seen(page, 'Pacific');
      expect(width).toBeGreaterThan(2);
      expect(off).toBeLessThan(8);
    });
  });
  test('it opens where most units of the power are, though the shapes of its spaces come late', async () => {
    const game = openingOf(linked2001, usualOptions(linked2001));
    if (game === undefined) throw new Error('The opening is no turn.');
    const { power } = game.state.turn;
    const own = [...game.state.slots.keys()].map((space) => {
      const units = spaceAt(game.state, space).units.filter((unit) => unit.power === power);
      return { space, count: units.filter(({ type }) => linked2001.board.units[type].move > 0).length };
    });
    const [most] = own.toSorted((a, b) => b.count - a.count);
    const code = linked2001.board.spaces.find(({ id }) => id === most?.space)?.code;
    await checking(looking, 'plan/', WIDE, async (page) => {
      const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
      await page.route('**/map*.svg', async (route) => {
        await mayCome;
        await route.continue();
      });
      await page.goto(new URL(LINKED, looking.site.address).href, { waitUntil: 'commit' });
      await opened(page);
      const box = page.locator('.map-scroll');
      const scrolled = () => box.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
      const before = await scrolled();
      // What is asked for is not there yet, so that nothing can have come in time.
      const link = page.locator(`.map-spaces a[href="#plan-${code}"]`);
      const shape = () => link.evaluate((one) => one.getBoundingClientRect().toJSON());
      expect((await shape()).width).toBe(0);
      come();
      await expect.poll(async () => (await shape()).width, { timeout: 20_000 }).toBeGreaterThan(0);
      expect(await scrolled()).toEqual(before);
      const [{ left, top, width, height }, frame] = [await shape(), await box.boundingBox()];
      if (frame === null) throw new Error('The map is shown.');
      // In the middle, or as near to it as the edge of the board lets it come.
      expect(Math.abs(left + width / 2 - frame.x - frame.width / 2)).toBeLessThan(frame.width / 4);
      expect(Math.abs(top + height / 2 - frame.y - frame.height / 2)).toBeLessThan(frame.height / 2);
    });
  });
  test('a board of one theatre has no such buttons', async () => {
    await checking(looking, OPENING, WIDE, async (page) => {
      await opened(page);
      expect(await page.locator('.map-tools .theatre').count()).toBe(0);
    });
  });
});
