// The page on which a turn is checked, as a strict host serves it, and what is done on it.

import { cpSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { newWorld, type World } from '../../cli/support.ts';
import type { Looking } from './looking.ts';

/** The page with a game that has just begun. */
export const GAME = 'check/?game=by-post';

/**
 * What the site asks of a strict host; its smallest scripts, which tell how long ago something was, stand in the page.
 */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; worker-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:; form-action 'self'";

/** Opens the page as a host serves it that is strict, and sees to it that nothing is complained of. */
export const checking = async <T>(
  looking: Looking,
  address: string,
  look: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> => {
  const complaints: string[] = [];
  const answer = await looking.onPage('heads.json', look, async (page) => {
    await page.route(/\/(check|plan|try)\/(\?|$)/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': POLICY } });
    });
    page.on('console', (message) => {
      // The data a context is opened with have no icon of their own.
      const isOurs = message.type() === 'error' && !message.location().url.endsWith('/favicon.ico');
      if (isOurs) complaints.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(new URL(address, looking.site.address).href);
    return await use(page);
  });
  expect(complaints).toEqual([]);
  return answer;
};

/** Checks a text; gives what is said of it in a sentence. */
export const check = async (page: Page, text: string): Promise<string> => {
  await page.locator('#sheet').fill(text);
  await page.locator('.check-form button[type=submit]').click();
  await page.locator('fp-check[data-state="done"]').waitFor();
  return (await page.locator('.check-says').textContent()) ?? '';
};

/** A part of the answer. */
export const part = (page: Page, name: string): Locator => page.locator(`.check-found .check-${name}`);

/** The steward's archive with a game of the site in it. */
export const stewardOf = ({ site }: Looking, game: string): World => {
  const world = newWorld({ now: () => new Date('2026-06-01T12:00:00Z') });
  cpSync(path.join(site.archive, 'games', game), path.join(world.archive, 'games', game), { recursive: true });
  return world;
};
