// A browser that looks at the test archive's site: set up before the tests of a file, put away after them.

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { type Serving, serveSharedSite } from './serving.ts';

/** The sizes everything is looked at in. */
export const WIDE = { viewport: { width: 1280, height: 900 } } as const;
export const PHONE = { viewport: { width: 360, height: 740 } } as const;

export interface Looking {
  readonly site: Serving;
  readonly browser: Browser;
  /**
   * Opens a page in a context of its own, which is closed afterwards.
   *
   * @param address as it stands in a link, below the address the site is served at
   */
  onPage<T>(address: string, look: BrowserContextOptions, use: (page: Page) => Promise<T>): Promise<T>;
}

/** Serves the site that all files share and starts the browser, for all tests of the file that calls it. */
export const lookAtTestSite = (): Looking => {
  let site: Serving | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    site = await serveSharedSite();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  const there = <T>(what: T | undefined): T => {
    if (what === undefined) throw new Error('The site is there once the tests have begun.');
    return what;
  };
  return {
    get site() {
      return there(site);
    },
    get browser() {
      return there(browser);
    },
    async onPage(address, look, use) {
      const context = await there(browser).newContext(look);
      try {
        const page = await context.newPage();
        await page.goto(new URL(address, there(site).address).href);
        return await use(page);
      } finally {
        await context.close();
      }
    },
  };
};
