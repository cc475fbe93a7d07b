// What stands in the way of readers and of the programs that help them: what axe finds on a page, and whether one has
// to scroll sideways. A page is opened once and looked at in one way after the other, with all unfolded that is folded
// away.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Looking, PHONE, WIDE } from './looking.ts';
import type { Place } from './places.ts';

/** A way to look at a page. */
export interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly on: 'a wide screen' | 'a telephone';
  /** What is looked for; without it, all. */
  readonly only?: 'colours';
}

/** What depends on the colouring and the layout together. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** The two ways that together show both colourings and both layouts. */
export const USUAL_LOOKS: readonly Look[] = [
  { colorScheme: 'light', on: 'a wide screen' },
  { colorScheme: 'dark', on: 'a telephone' },
];

/** The ways that are left. What depends on one of both alone, the usual ones find. */
export const OTHER_LOOKS: readonly Look[] = [
  { colorScheme: 'dark', on: 'a wide screen', only: 'colours' },
  { colorScheme: 'light', on: 'a telephone', only: 'colours' },
];

/** Unfolds all of a page, and says if it is wider than what it is looked at on. */
export const sidewaysOn = async (page: Page): Promise<readonly string[]> => {
  const over = await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    return document.documentElement.scrollWidth - innerWidth;
  });
  return over > 0 ? [`scrolls sideways by ${over}`] : [];
};

/**
 * What axe finds, each with the elements it is about. Only what is wrong is written out, and by the page itself: on a
 * page with a map, listing all that is right takes longer than the search. A frame would not be looked into, hence is a
 * finding.
 */
const foundByAxe = async (page: Page, only: Look['only']): Promise<readonly string[]> => {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(only === undefined ? {} : { runOnly: OF_COLOURS }),
  });
  const { violations } = await axe.analyze();
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    ...page
      .frames()
      .slice(1)
      .map((frame) => `frame: ${frame.url()}`),
  ];
};

/**
 * All findings on a page that is open, each with the look in which it was found; none is well. The page keeps the last
 * look.
 */
export const hindrancesOn = async (page: Page, looks = USUAL_LOOKS): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const { colorScheme, on, only } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize((on === 'a telephone' ? PHONE : WIDE).viewport);
    const here = [...(await sidewaysOn(page)), ...(await foundByAxe(page, only))];
    found.push(...here.map((finding) => `${colorScheme}, ${on}: ${finding}`));
  }
  return found;
};

/** Declares a test for each place: nothing there hinders anybody. */
export const hindersNobody = (looking: Looking, places: Readonly<Record<string, Place>>, looks = USUAL_LOOKS): void => {
  test.each(Object.entries(places))('%s hinders nobody', async (_, { address, done }) => {
    const found = await looking.onPage(address, WIDE, async (page) => {
      if (done !== undefined) await page.locator(done).first().waitFor({ state: 'attached' });
      return await hindrancesOn(page, looks);
    });
    expect(found).toEqual([]);
  });
};
