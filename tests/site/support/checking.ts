// The page on which a turn is checked, as a strict host serves it, and what is done on it.

import { cpSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '../../../src/vocab/index.ts';
import { newWorld, type World } from '../../cli/support.ts';
import { hindrancesOn } from './hindrances.ts';
import { type Looking, WIDE } from './looking.ts';

/** The page with a game that has just begun. */
export const GAME = 'check/?game=by-post';
export const prefixOf = { en: '', de: 'de/', nl: 'nl/' };

/** Germany's turn in it, as it can be entered. */
export const LEGAL = {
  en: `Buy 3 inf, 1 arm\nCombat moves:\n1 arm GER > KAR\n3 inf, 1 arm EEU > KAR\n1 ftr UKR > KAR, land UKR\nFight all\nPlace 3 inf, 1 arm GER\nEnd turn\n\nBest wishes, Anna`,
  de: `Kaufe 3 Inf, 1 Pz\nAngriffszüge:\n1 Pz Deutschland > Karelien\n3 Inf, 1 Pz Osteuropa > Karelien\nKampf alle\nSetze 3 Inf, 1 Pz Deutschland\nZugende`,
  nl: `Koop 3 inf, 1 tank\nAanvallen:\n1 tank Duitsland > Karelië\n3 inf, 1 tank Oost-Europa > Karelië\nVecht alle\nPlaats 3 inf, 1 tank Duitsland\nEinde beurt`,
};

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

/** What hinders readers on the page once it has answered: what is wrong with a turn, and one that is sent off. */
export const hindrancesOfAnswers = (looking: Looking, language: Language): Promise<readonly string[]> =>
  checking(looking, `${prefixOf[language]}${GAME}`, WIDE, async (page) => {
    await check(page, `Buy 30 inf\n1 arm EEU > Krelia\n1 SS BAL > NSE`);
    const found = await hindrancesOn(page);
    await check(page, LEGAL[language]);
    await page.locator('#mail-text').waitFor();
    return [...found, ...(await hindrancesOn(page))];
  });

/** A part of the answer. */
export const part = (page: Page, name: string): Locator => page.locator(`.check-found .check-${name}`);

/** The steward's archive with a game of the site in it. */
export const stewardOf = ({ site }: Looking, game: string): World => {
  const world = newWorld({ now: () => new Date('2026-06-01T12:00:00Z') });
  cpSync(path.join(site.archive, 'games', game), path.join(world.archive, 'games', game), { recursive: true });
  return world;
};
