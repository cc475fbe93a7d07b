// The check that pages hinder nobody finds what it should: in the light and in the dark, on a wide screen and a
// telephone.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { hindrancesOn, OTHER_LOOKS } from './support/hindrances.ts';

const PAGE = `<!doctype html><html lang="en"><title>A page</title><meta name="viewport" content="width=device-width">
<style>
  p { color: #000; background: #fff }
  .day { color: #999 }
  .phone { display: none }
  @media (prefers-color-scheme: dark) { p { color: #fff; background: #222 } .night { color: #444 } }
  @media (max-width: 30rem) { .phone { display: block; width: 400px; color: #777; background: #888 } }
</style>
<main><h1>A page</h1><p class="day">By day</p><p class="night">By night</p><p class="phone">Small</p>
<details><summary>More</summary><img src="data:,"></details></main></html>`;

const [IMAGE, DAY] = ['image-alt: <img src="data:,">', '<p class="day">By day</p>'];
const [NIGHT, SMALL] = ['<p class="night">By night</p>', '<p class="phone">Small</p>'];

let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('each look finds what is wrong in it', async () => {
  const page = await browser.newPage();
  await page.setContent(PAGE);
  expect(await hindrancesOn(page)).toEqual([
    `light, a wide screen: color-contrast: ${DAY}`,
    `light, a wide screen: ${IMAGE}`,
    expect.stringMatching(/^dark, a telephone: scrolls sideways by \d\d$/),
    `dark, a telephone: color-contrast: ${NIGHT} | ${SMALL}`,
    `dark, a telephone: ${IMAGE}`,
  ]);
  expect(await hindrancesOn(page, OTHER_LOOKS)).toEqual([
    `dark, a wide screen: color-contrast: ${NIGHT}`,
    expect.stringMatching(/^light, a telephone: scrolls sideways by \d\d$/),
    `light, a telephone: color-contrast: ${DAY} | ${SMALL}`,
  ]);
});

test('a frame, into which nobody looks, is told', async () => {
  const page = await browser.newPage();
  await page.setContent(
    PAGE.replace(/<main>.*<\/main>/s, '<main><h1>A page</h1><iframe title="Inside"></iframe></main>'),
  );
  expect(await hindrancesOn(page)).toEqual(
    ['light', 'dark'].map((look) => expect.stringMatching(`^${look}.*: frame: `)),
  );
});
