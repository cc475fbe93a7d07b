// Opens the Chromium of the site tests, with the few flags it needs where there is no screen and no open network.
// Which Chromium that is, chromium.ts knows; what is done with the pages is the tests' affair.
import { type Browser, chromium } from 'playwright-core';
import { type Chromium, foundChromium } from './chromium.ts';

/**
 * What the browser is told to leave out. Of two such lists it reads the last, and ours comes after its driver's: what
 * of that has to do with pages like ours stands here again.
 */
const WITHOUT = [
  // With every window the suggestions below the line of addresses, pages of the browser's own that nobody sees: they
  // take as long as the page that is looked at.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // As its driver has it: no upgrade to HTTPS, no page held back, no question to the maker's servers.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * No talk with the maker's servers, a processor's drawing, which is the same everywhere, and one process for all pages,
 * which are ours: to start one for each takes a tenth of the time of all tests. A page is drawn in few large pieces
 * rather than in many small ones, for each piece of a map goes through all of its drawing.
 */
const FLAGS = [
  '--disable-gpu',
  '--default-tile-width=2560',
  '--default-tile-height=2048',
  '--renderer-process-limit=1',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT.join(',')}`,
];

/**
 * Starts the browser without a window. The caller closes it.
 *
 * @param which the Chromium to start; left out, the one that `npm test` found
 * @throws when it does not start within 30 seconds, or none has been found yet
 */
export async function launchBrowser(which: Chromium = foundChromium()): Promise<Browser> {
  return await chromium.launch({
    executablePath: which.executablePath,
    env: { ...definedOnly(process.env), ...which.env },
    args: FLAGS,
    // Root and containers cannot have the sandbox; the only pages opened are our own.
    chromiumSandbox: false,
    timeout: 120_000,
  });
}

/**
 * Renders one page and measures it: true when the browser runs script, lays out text and draws.
 *
 * @throws what the browser or its driver says when it does not start
 */
export async function renders(which: Chromium): Promise<boolean> {
  const browser = await launchBrowser(which);
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    await page.setContent('<p><b>counter</b></p><script>document.title = String(6 * 7)</script>');
    const box = await page.locator('b').boundingBox();
    const picture = await page.screenshot();
    return (await page.title()) === '42' && (box?.width ?? 0) > 10 && picture.length > 100;
  } finally {
    await browser.close();
  }
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}
