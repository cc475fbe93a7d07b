// What a planned turn leaves to dice, met where it is on the board: weapons development where money is spent, the odds
// of each battle at its space, and what rockets strike.

import { expect, test } from 'vitest';
import { checking } from './support/checking.ts';
import { hindrancesOn } from './support/hindrances.ts';
import { lookAtTestSite, PHONE, WIDE } from './support/looking.ts';
import { clickSpace, opened, openPart, sheetOf, told } from './support/planning.ts';
import { begin } from './support/trying.ts';

const looking = lookAtTestSite();

test('weapons development is bought beside units, and battles have their odds at their spaces', async () => {
  await checking(looking, 'plan/?game=rules-second-edition', WIDE, async (page) => {
    await opened(page);
    await page.locator('[data-key="more-research"]').click();
    await page.locator('[data-key="more-research"]').click();
    await told(page, /Planned: Weapons development: 2/);
    expect(await page.locator('[data-part="money"]').textContent()).toMatch(/^14 /);
    expect(await page.locator('[data-part="buy"]').textContent()).toContain('30.6%');
    await page.locator('[data-key="less-research"]').click();
    await told(page, /development: 1/);
    await openPart(page, 'combat');
    await clickSpace(page, 'KAR');
    await told(page, /Chosen: 3 infantry/);
    await clickSpace(page, 'UKR');
    const odds = page.locator('.plan-map .plan-battles text');
    /** As a number; hardly any chance is less than one in a thousand. */
    const percent = async (): Promise<number> =>
      Number.parseFloat((await odds.allTextContents())[0]?.replace('<', '') ?? '0');
    await odds.waitFor({ timeout: 30_000 });
    const few = await percent();
    await clickSpace(page, 'CAU');
    await told(page, /Chosen: 5 infantry/);
    await clickSpace(page, 'UKR');
    await told(page, /Planned: 5 infantry/);
    await expect.poll(percent, { timeout: 30_000 }).toBeGreaterThan(few);
    const wins = await odds.textContent();
    expect(await page.locator('[data-part="battles"] li').textContent()).toContain(`attacker wins ${wins}`);
    // Whoever sees no map hears it with the space.
    expect(await page.locator('.map-spaces a[href="#plan-UKR"] title').textContent()).toContain(`wins ${wins}`);
    expect(await sheetOf(page)).toMatch(/^research 1\n/);
    // What is fought no more has none.
    await page.locator('[data-key="take-back-0"]').click();
    await page.locator('[data-key="take-back-0"]').click();
    await expect.poll(() => odds.count()).toBe(0);
  });
}, 120_000);

test('what a rocket can strike is marked, and struck from the gun or from the list', async () => {
  const address = 'try/?from=rules-second-edition&topic=weapons&case=weapons.rocket-combat-move-and-fire.1';
  await checking(looking, address, PHONE, async (page) => {
    await page.locator('.try-case b').waitFor();
    await begin(page);
    await openPart(page, 'combat');
    const marks = page.locator('.plan-marks path');
    await marks.waitFor();
    expect(await hindrancesOn(page)).toEqual([]);
    await page.locator('#plan-space').selectOption({ label: 'Eastern Europe' });
    await told(page, /Chosen: 1 antiaircraft gun/);
    expect(await page.locator('.plan-reach .does-rocket').count()).toBe(1);
    await clickSpace(page, 'KAR');
    await told(page, /Planned: Fire a rocket from Eastern Europe at Karelia/);
    expect(await sheetOf(page)).toContain('rocket EEU > KAR');
    const planned = page.locator('[data-part="rockets"] button[aria-pressed="true"]');
    expect(await planned.count()).toBe(1);
    expect(await marks.count()).toBe(0);
    await planned.click();
    await told(page, /Undone/);
    expect(await sheetOf(page)).not.toContain('rocket');
    await page.locator('[data-part="rockets"] button').click();
    await told(page, /Planned: Fire a rocket/);
  });
}, 120_000);
