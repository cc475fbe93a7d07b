// The plan on the page that checks a turn: kept there, saved as a file, opened again.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { check, checking, GAME, stewardOf } from './support/checking.ts';
import { lookAtTestSite, WIDE } from './support/looking.ts';

const looking = lookAtTestSite();

test('a plan: kept for the next time, told if the game has moved on, saved for the terminal, dropped on wish', async () => {
  await checking(looking, GAME, WIDE, async (page) => {
    expect(await page.getByRole('button', { name: 'Save as a file' }).isDisabled()).toBe(true);
    await page.locator('#sheet').fill('Buy 3 inf, 1 arm');
    await page.reload();
    expect(await page.locator('#sheet').inputValue()).toBe('Buy 3 inf, 1 arm');
    expect(await page.locator('.check-kept').textContent()).toBe('');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('by-post-r01-germany.plan.json');
    const plan = readFileSync(await saved.path(), 'utf8');
    expect(await page.locator('.check-kept').textContent()).toContain('npx fieldpost submit');
    // What it was written for is another position: as if somebody had come back a day later.
    await page.evaluate(() => {
      for (const [key, value] of Object.entries(localStorage))
        localStorage.setItem(
          key,
          value.replace(/"hash":"[0-9a-f]{8}/, '"hash":"00000000').replace('"count":', '"count":1'),
        );
    });
    await page.reload();
    expect(await page.locator('.check-kept').textContent()).toContain('The game has moved on since you wrote this');
    page.once('dialog', (dialog) => dialog.dismiss());
    await page.getByRole('button', { name: 'Drop the text' }).click();
    expect(await page.locator('#sheet').inputValue()).toBe('Buy 3 inf, 1 arm');
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Drop the text' }).click();
    expect(await page.locator('#sheet').inputValue()).toBe('');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    const world = stewardOf(looking, 'by-post');
    const ran = await world.run(['submit', 'by-post', world.write('my.plan.json', plan), '--as', 'anna', '--yes']);
    expect(ran.code, ran.out + ran.err).toBe(0);
    expect(world.log('by-post').at(-1)).toContain('"infantry":3');
  });
});

test('a plan saved elsewhere is opened, by keyboard too; what is none for here says why', async () => {
  const head = { count: 10, hash: '' };
  const plan = {
    format: 'fieldpost-plan/1',
    game: 'by-post',
    player: 'anna',
    turn: 'r01-germany',
    at: '2026-06-01T12:00:00Z',
  };
  const written = (more: object): string => JSON.stringify({ ...plan, head, text: 'Buy 3 inf\n', ...more });
  await checking(looking, 'check/', WIDE, async (page) => {
    const heads = await page.request.get(new URL('games/by-post/position.json', looking.site.address).href);
    Object.assign(head, (await heads.json()).head);
    const says = page.locator('.check-kept');
    const open = async (text: string, note: RegExp): Promise<void> => {
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Open a saved plan' }).focus();
      await page.keyboard.press('Enter');
      await (await choosing).setFiles({
        name: 'my.plan.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
      await page.waitForFunction((n) => document.querySelector('.check-kept')?.textContent?.includes(n), note.source);
      expect(await says.textContent()).toMatch(note);
    };
    await open('Buy 3 inf', /no plan that was saved here/);
    await open(written({}).slice(0, 60), /a plan that is not whole/);
    await open(written({ format: 'fieldpost-plan/2' }), /later version/);
    await open(written({ game: 'given-up' }), /the game given-up, which is not under way/);
    await open(written({ player: 'zoe' }), /one of zoe/);
    await open(written({ head: { ...head, hash: '0'.repeat(64) } }), /another log/);
    await open(written({ head: { ...head, count: head.count + 1 } }), /further on than this page/);
    expect(await page.locator('#sheet').inputValue()).toBe('');
    await open(written({}), /The plan is opened/);
    expect(await page.locator('#game').inputValue()).toBe('by-post');
    expect(await page.locator('#sheet').inputValue()).toBe('Buy 3 inf\n');
    await page.reload();
    expect(await page.locator('#sheet').inputValue()).toBe('Buy 3 inf\n');
    page.once('dialog', (dialog) => dialog.accept());
    await open(written({ text: 'Buy 5 inf', head: { count: 1, hash: '1'.repeat(64) } }), /moved on/);
    expect(await page.locator('#sheet').inputValue()).toBe('Buy 5 inf');
  });
});

test('a browser that keeps nothing says so, and checks all the same', async () => {
  await looking.onPage('heads.json', WIDE, async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
    });
    await page.goto(new URL(GAME, looking.site.address).href);
    expect(await check(page, 'Buy 3 inf')).toContain('Everything was understood');
    expect(await page.locator('.check-kept').textContent()).toContain('keeps nothing for this page');
  });
});
