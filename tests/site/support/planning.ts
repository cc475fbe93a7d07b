// A turn planned on the board in a real browser: with the mouse, with a finger on a telephone, and with the keyboard
// alone.

import type { BrowserContextOptions, Page } from 'playwright-core';
import { PHONE, WIDE } from './looking.ts';

/** Waits until the board can be planned on. */
export const opened = async (page: Page): Promise<void> => {
  await page.locator('fp-plan[data-state="open"]').waitFor({ timeout: 60_000 });
};

/** What the live region says once it says this. */
export const told = async (page: Page, says: RegExp): Promise<string> => {
  const found = await page.waitForFunction((pattern) => {
    const text = document.querySelector('.plan-says')?.textContent ?? '';
    return new RegExp(pattern).test(text) ? text : undefined;
  }, says.source);
  return (await found.jsonValue()) ?? '';
};

/** Nothing is said, so that what is said next is new. */
export const hush = (page: Page): Promise<void> =>
  page.locator('.plan-says').evaluate((says) => says.replaceChildren());

/** A point of a space on the map where nothing else lies over it, nor beside it where a finger would touch that too. */
const pointOf = async (page: Page, code: string): Promise<{ readonly x: number; readonly y: number }> => {
  const at = await page.evaluate(async (wanted) => {
    const link = document.querySelector(`.map-spaces a[href="#plan-${wanted}"]`);
    if (link === null) return undefined;
    // What is still told of the plan before may move the map.
    const whereNow = (): DOMRect => {
      link.scrollIntoView({ block: 'center', inline: 'center' });
      return link.getBoundingClientRect();
    };
    let [before, now] = [new DOMRect(), whereNow()];
    while (before.x !== now.x || before.y !== now.y) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      [before, now] = [now, whereNow()];
    }
    const { left, top, width, height } = now;
    const isOwn = (x: number, y: number): boolean => document.elementFromPoint(x, y)?.closest('a') === link;
    const hasRoom = (x: number, y: number, by: number): boolean =>
      isOwn(x, y) && isOwn(x - by, y) && isOwn(x + by, y) && isOwn(x, y - by) && isOwn(x, y + by);
    const points = Array.from({ length: 19 * 19 }, (_, at) => ({
      x: left + (width * ((at % 19) + 1)) / 20,
      y: top + (height * (Math.floor(at / 19) + 1)) / 20,
    }));
    for (const room of [12, 8, 4, 0]) {
      const found = points.find(({ x, y }) => hasRoom(x, y, room));
      if (found !== undefined) return found;
    }
    return undefined;
  }, code);
  if (at === undefined) throw new Error(`${code} cannot be seen.`);
  return at;
};

/** Clicks a space where nothing else lies over it. */
export const clickSpace = async (page: Page, code: string): Promise<void> => {
  const { x, y } = await pointOf(page, code);
  await page.mouse.click(x, y);
};

/** Opens a part of the turn. */
export const openPart = async (page: Page, part: string): Promise<void> => {
  await page.locator(`.plan-parts label:has([value="${part}"])`).click();
  await page.waitForFunction(
    (name) => document.querySelector<HTMLInputElement>(`[name="plan-part"][value="${name}"]`)?.checked === true,
    part,
  );
};

/** The text of the sheet. */
export const sheetOf = (page: Page): Promise<string> => page.locator('#plan-sheet').inputValue();

/** Moves the focus on with the tabulator key until it is on what is wanted. */
export const tabTo = async (page: Page, selector: string): Promise<void> => {
  await page.locator(selector).first().waitFor();
  for (let step = 0; step < 120; step += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not come to ${selector}.`);
};

/** A space as the map, the lists and people name it. */
export interface Named {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** With what a reader plans. */
export interface Hand {
  readonly look: BrowserContextOptions;
  press(page: Page, selector: string): Promise<void>;
  /** Comes to a part of the turn. */
  part(page: Page, part: string): Promise<void>;
  /** Chooses the units of a space. */
  from(page: Page, space: Named): Promise<void>;
  /** Sends what is chosen. */
  to(page: Page, space: Named): Promise<void>;
}

const clicking: Hand = {
  look: WIDE,
  press: (page, selector) => page.locator(selector).click(),
  part: openPart,
  from: (page, { code }) => clickSpace(page, code),
  to: (page, { code }) => clickSpace(page, code),
};

const tapSpace = async (page: Page, { code }: Named): Promise<void> => {
  const { x, y } = await pointOf(page, code);
  await page.touchscreen.tap(x, y);
};

const tapping: Hand = {
  look: { ...PHONE, hasTouch: true, isMobile: true },
  press: (page, selector) => page.locator(selector).tap(),
  part: (page, part) => page.locator(`.plan-parts label:has([value="${part}"])`).tap(),
  from: tapSpace,
  to: tapSpace,
};

/** After so many milliseconds without a letter a list begins a new name. */
const SELECT_PAUSE = 1_500;

const typing: Hand = {
  look: WIDE,
  press: async (page, selector) => {
    await tabTo(page, selector);
    await page.keyboard.press(selector === '#plan-end' ? 'Space' : 'Enter');
  },
  part: async (page, part) => {
    await tabTo(page, '[name="plan-part"]');
    for (let step = 0; step < 6; step += 1) {
      const now = await page.evaluate(() => (document.activeElement as HTMLInputElement).value);
      if (now === part) return;
      await page.keyboard.press('ArrowRight');
    }
    throw new Error(`The arrows do not come to ${part}.`);
  },
  from: async (page, { id, name }) => {
    await tabTo(page, '#plan-space');
    // Letters that come too slowly begin a new name in the list: then it is written once more after a pause.
    for (let again = 0; again < 5; again += 1) {
      await page.keyboard.type(name);
      if ((await page.locator('#plan-space').inputValue()) === id) return;
      await page.waitForTimeout(SELECT_PAUSE);
    }
    throw new Error(`The letters do not come to ${name}.`);
  },
  to: (page, { id }) => typing.press(page, `[data-key="target-${id}"]`),
};

export const HANDS = { 'the mouse': clicking, 'a finger on a telephone': tapping, 'the keyboard alone': typing };

/** Units to be chosen of a space, by their names in words. */
export type Wanted = { readonly [unit: string]: number };

/** Chooses so many units of a space and sends them. */
export const send = async (page: Page, hand: Hand, from: Named, wanted: Wanted, to: Named): Promise<void> => {
  await hush(page);
  await hand.from(page, from);
  await told(page, new RegExp(`^${from.name}: .*Chosen`));
  const chips = page.locator('[data-part="groups"] .plan-chip');
  for (let at = 0; at < (await chips.count()); at += 1) {
    const chip = `[data-key="group-${at}"]`;
    const [, count = '0', unit = ''] = /^(\d+) (.*?)s?$/.exec((await page.locator(chip).textContent()) ?? '') ?? [];
    const isChosen = (await page.locator(chip).getAttribute('aria-pressed')) === 'true';
    const most = wanted[unit] ?? 0;
    if (isChosen !== most > 0) {
      await hush(page);
      await hand.press(page, chip);
      await page.locator(`${chip}[aria-pressed="${!isChosen}"]`).waitFor();
    }
    for (let less = Number(count); most > 0 && less > most; less -= 1) {
      await hand.press(page, `[data-key="less-${at}"]`);
      await page.locator(`li:has(> ${chip}) output`, { hasText: new RegExp(`^${less - 1}$`) }).waitFor();
    }
  }
  await page.locator(`[data-key="target-${to.id}"]`).waitFor();
  await hush(page);
  await hand.to(page, to);
  // Over guns only a second time.
  if (!/^Planned/.test(await told(page, /./))) await hand.to(page, to);
  await told(page, /^Planned/);
};
