// The check that pages hinder nobody finds what it should, in the light and, of colours, in the dark.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { ensureChromium } from '../support/chromium.ts';
import { hindrancesOn } from './support/hindrances.ts';

const PAGE = `<!doctype html><html lang="en"><title>A page</title>
<style>p { color: #777; background: #fff } @media (prefers-color-scheme: dark) { p { color: #444; background: #222 } }</style>
<main><h1>A page</h1><p>Pale words</p><img src="data:,"></main></html>`;

let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser(await ensureChromium(() => {}));
});
afterAll(() => browser.close());

test.each([
  ['light', ['color-contrast: <p>Pale words</p>', 'image-alt: <img src="data:,">']],
  ['dark', ['color-contrast: <p>Pale words</p>']],
] as const)('in %s', async (colorScheme, expected) => {
  const context = await browser.newContext({ colorScheme });
  const page = await context.newPage();
  await page.setContent(PAGE);
  expect(await hindrancesOn(page, colorScheme)).toEqual(expected);
  await context.close();
});
