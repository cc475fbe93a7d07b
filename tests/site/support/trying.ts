// A trial in a real browser, as somebody at the screen plays it.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { openPart } from './planning.ts';

/** Begins a trial from what the form stands at. */
export const begin = async (page: Page, against = ''): Promise<void> => {
  await page.locator('#try-against').selectOption(against);
  await page.locator('.plan-start button[type="submit"]').click();
  await page.locator('fp-try[data-state="open"]').waitFor({ timeout: 60_000 });
};

/** Presses a button of the trial with the keyboard, and waits until it has done what it does. */
export const press = async (page: Page, selector: string): Promise<void> => {
  await page.locator(selector).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('fp-try')?.getAttribute('aria-busy') === null);
};

/** Writes on the sheet, and waits until it is read. */
export const sheet = async (page: Page, text: string): Promise<void> => {
  await openPart(page, 'sheet');
  await page.locator('#plan-sheet').fill(text);
  await page.waitForFunction(() => document.querySelector('.plan-faults') === null);
  await page.waitForTimeout(700);
};

/** The log that the button hands out. */
export const exported = async (page: Page): Promise<{ readonly name: string; readonly log: Buffer }> => {
  const waits = page.waitForEvent('download');
  await page.locator('[data-does="export"]').click();
  const file = await waits;
  return { name: file.suggestedFilename(), log: readFileSync(await file.path()) };
};

/** Whose move it is, as the page says. */
export const next = (page: Page): Promise<string | null> => page.locator('.try-next').textContent();
