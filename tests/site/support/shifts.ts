// What moves on a page by itself, as browsers reckon it; what moves as an answer to the reader is not counted.

import type { Page } from 'playwright-core';

/** To be called before the page is opened. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && Reflect.get(entry, 'hadRecentInput') === false) seen.shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** How far things have moved since the page was opened; 0 is still. */
export const shiftsOn = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(Reflect.get(window, 'seen'), 'shift'));
