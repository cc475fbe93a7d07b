// Every place of the test archive's site in the looks that the usual tests leave out, places that they leave out in all
// looks, and each on a telephone without script.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hindrancesOfAnswers } from '../site/support/checking.ts';
import { hindersNobody, OTHER_LOOKS, sidewaysOn, USUAL_LOOKS } from '../site/support/hindrances.ts';
import { lookAtTestSite, PHONE } from '../site/support/looking.ts';
import * as places from '../site/support/places.ts';

const looking = lookAtTestSite();
const { RARELY, ...often } = places;
const OFTEN: places.Places = Object.fromEntries(
  Object.values(often).flatMap((some) => Object.entries<places.Place>(some)),
);

hindersNobody(looking, RARELY, [...USUAL_LOOKS, ...OTHER_LOOKS]);
hindersNobody(looking, OFTEN, OTHER_LOOKS);

describe('without script', () => {
  // One page for all: where no script runs, none leaves anything to the next.
  let page: Page;
  beforeAll(async () => {
    page = await looking.browser.newPage({ ...PHONE, javaScriptEnabled: false });
  });
  afterAll(() => page.close());

  test.each(Object.entries({ ...RARELY, ...OFTEN }))('%s does not scroll sideways', async (_, { address }) => {
    await page.goto(new URL(address, looking.site.address).href);
    expect(await sidewaysOn(page)).toEqual([]);
  });
});

test.each(['de', 'nl'] as const)('the answers to a turn that is checked hinder nobody in %s', async (language) => {
  expect(await hindrancesOfAnswers(looking, language)).toEqual([]);
});
