// The page on which a turn is checked, in a real browser and under a base path and a strict policy: three languages,
// what is not understood and what is not possible, odds, the mail that goes to the steward, and everyone who uses it.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { plainMail } from '../post/mails.ts';
import { SHARP_TITLE } from './support/archive.ts';
import { check, checking, GAME, hindrancesOfAnswers, LEGAL, part, prefixOf, stewardOf } from './support/checking.ts';
import { lookAtTestSite, PHONE, WIDE } from './support/looking.ts';
import { filesOf } from './support/site.ts';

const looking = lookAtTestSite();
const FINE = { en: 'legal as far as', de: 'ist erlaubt, soweit', nl: 'begrepen en mag' };

describe.each(['en', 'de', 'nl'] as const)('a legal sheet in %s', (language) => {
  test('is understood in full, priced, and its mail brings in these orders', async () => {
    const { subject, text } = await checking(looking, `${prefixOf[language]}${GAME}`, WIDE, async (page) => {
      expect(await check(page, LEGAL[language])).toContain(FINE[language]);
      expect(await part(page, 'understood').locator('.check-list > li').count()).toBe(5);
      expect(await part(page, 'cost').textContent()).toContain('32');
      expect(await part(page, 'odds').locator('.check-chances dd').first().textContent()).toMatch(/^\d+[.,]\d\s?%$/);
      return {
        subject: await page.locator('#mail-subject').inputValue(),
        text: await page.locator('#mail-text').inputValue(),
      };
    });
    const world = stewardOf(looking, 'by-post');
    world.write('addresses.local.json', JSON.stringify({ players: { anna: 'anna@example.org' } }));
    const before = world.log('by-post').length;
    const mail = world.write(
      'turn.eml',
      Buffer.from(plainMail(text, { from: 'Anna <anna@example.org>', subject })).toString('utf8'),
    );
    const { mails } = await world.json(['read', mail, '--as', 'clara']);
    expect(mails).toMatchObject([{ player: 'anna', game: 'by-post' }]);
    const orders = world
      .log('by-post')
      .slice(before)
      .map((line) => JSON.parse(line).order);
    expect(orders[0]).toMatchObject({ type: 'purchase', power: 'germany', units: { infantry: 3, armor: 1 } });
    expect(orders[1]).toMatchObject({ type: 'combat-move' });
    expect(orders[1].moves.map((move: { readonly path: readonly string[] }) => move.path.at(-1))).toEqual(
      Array.from(orders[1].moves, () => 'karelia-ssr'),
    );
    expect(orders[2]).toMatchObject({ type: 'fight' });
  });
});

test('behind the dice: what would be in the way and what the enemy can hit, as if the battles were won', async () => {
  await checking(looking, GAME, WIDE, async (page) => {
    const text = `${LEGAL.en.split('\nPlace')[0]}\nNCM:\n1 inf GER > RUS\nPlace 2 inf, 1 arm GER\nEnd turn`;
    expect(await check(page, text)).toContain('something still stands in the way');
    expect(await part(page, 'odds').textContent()).toMatch(/lost in this order:.*retreat:/is);
    expect(await part(page, 'won').textContent()).toContain('If its battles are won');
    expect(await part(page, 'won').textContent()).toContain('bought and not placed');
    expect(await part(page, 'threats').locator('h2').textContent()).toContain('were these battles won');
    expect(await part(page, 'threats').locator('li').count()).toBeGreaterThan(0);
    expect(await page.locator('#mail-text').count()).toBe(0);
    // The page can be written on while that is worked out, and what is old is told to be.
    expect(await check(page, LEGAL.en)).toContain('all of it can be done');
    await page.locator('#mail-text').waitFor();
  });
});

test('the odds are those of the command line', async () => {
  const shown = await checking(looking, GAME, WIDE, async (page) => {
    await check(page, LEGAL.en.split('\nFight')[0] ?? '');
    return await part(page, 'odds').locator('.check-chances > div').allTextContents();
  });
  const world = stewardOf(looking, 'by-post');
  const sheet = world.write('turn.txt', LEGAL.en.split('\nFight')[0] ?? '');
  const ran = await world.run(['submit', 'by-post', sheet, '--as', 'anna', '--yes']);
  expect(ran.code, ran.err).toBe(0);
  const { out } = await world.run(['odds', 'by-post']);
  expect(shown.length).toBeGreaterThan(2);
  for (const row of shown) {
    const [, name = '', chance = ''] = /^(.+?)([\d.]+%)$/.exec(row) ?? [];
    expect(out).toMatch(new RegExp(`${name} +${chance}`));
  }
});

test('what is not possible says why and by which clause, linked to the rules', async () => {
  await checking(looking, GAME, WIDE, async (page) => {
    expect(await check(page, 'Buy 30 inf\nCombat moves:\n1 inf EEU > RUS')).toBe(
      '2 orders are not possible; what stands in the way is below.',
    );
    expect(await page.locator('#mail-text').count()).toBe(0);
    const link = part(page, 'refused').locator('a', { hasText: 'B18.1' });
    expect(await part(page, 'refused').locator('li').first().textContent()).toContain('That costs 90 IPC');
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/club\/rules\/[a-z-]+\/#B18\.1$/);
    await link.click();
    await page.waitForURL((url) => url.hash === '#B18.1');
    expect(await page.locator('[id="B18.1"]').count()).toBe(1);
  });
});

test('a doubtful line is proposed as it was likely meant, and one press writes it', async () => {
  await checking(looking, GAME, PHONE, async (page) => {
    expect(await check(page, 'Buy 3 inf\n1 arm EEU > Krelia')).toBe('1 line was not understood.');
    await page.getByRole('button', { name: 'Write 1 arm EEU > Karelia S.S.R.' }).click();
    await page.waitForFunction(() => document.querySelector('.check-says')?.textContent?.startsWith('Everything'));
    expect(await page.locator('#sheet').inputValue()).toBe('Buy 3 inf\n1 arm EEU > Karelia S.S.R.');
  });
});

test('a word the rules take in no reading has its readings, each written with one press', async () => {
  await checking(looking, GAME, PHONE, async (page) => {
    await check(page, 'Buy 3 inf\nPlace 3 inf Krelia');
    await page.getByRole('button', { name: 'Write Karelia S.S.R. (KAR)' }).click();
    await page.locator('fp-check[data-state="done"]').waitFor();
    expect(await page.locator('#sheet').inputValue()).toBe('Buy 3 inf\nPlace 3 inf KAR');
  });
});

test('what is in the log already is told, and what differs comes too late', async () => {
  await checking(looking, 'check/?game=long-war', WIDE, async (page) => {
    await page.locator('#player').selectOption('bram');
    expect(await check(page, 'Buy 2 inf, 3 trn')).toBe('All of this stands in the log already.');
    expect(await page.locator('#mail-text').count()).toBe(0);
    expect(await check(page, 'Buy 3 inf, 3 trn')).toContain('comes too late');
    expect(await part(page, 'again').textContent()).toMatch(/only here: .*1 infantry/);
    expect(await part(page, 'again').locator('code').textContent()).toBe('Buy 3 inf, 3 trn');
  });
});

test('conditions are read back, and of one that is settled it says which way', async () => {
  await checking(looking, `de/${GAME}`, WIDE, async (page) => {
    await check(
      page,
      `${LEGAL.de.split('\nSetze')[0]}\nWenn KAR erobert ist: setze 3 Inf, 1 Pz GER\nsonst: setze 3 Inf, 1 Pz SEU\nZugende`,
    );
    expect(await part(page, 'conditions').locator('li').allTextContents()).toEqual([
      expect.stringMatching(/^Wenn .*Karelien/),
      expect.stringMatching(/^Sonst: /),
    ]);
  });
});

test('a game that waits for somebody else, or for dice, says so', async () => {
  await checking(looking, 'de/check/?game=long-war', WIDE, async (page) => {
    expect(await page.locator('.check-due').textContent()).toContain('Würfel');
    expect(await page.locator('#game option:checked').textContent()).toBe(SHARP_TITLE);
    await page.locator('#player').selectOption('anna');
    expect(await check(page, 'Kaufe 3 Inf')).toContain('Du bist nicht am Zug');
  });
});

test('text stays text, is kept for a game and power, and goes along to another language', async () => {
  await checking(looking, GAME, WIDE, async (page) => {
    const trap = '<img src=x onerror="document.body.dataset.harmed=1"> 3 inf <b>hard</b>';
    await check(page, `${trap}\nBuy 3 inf`);
    expect(await page.locator('.check-found :is(img, b, script)').count()).toBe(0);
    expect(await page.evaluate(() => document.body.dataset.harmed)).toBeUndefined();
    expect(await part(page, 'unclear').textContent()).toContain('<b>hard</b>');
    await page.locator('#game').selectOption('struck-out');
    expect(await page.locator('#sheet').inputValue()).toBe('');
    await page.locator('#game').selectOption('by-post');
    expect(await page.locator('#sheet').inputValue()).toContain('Buy 3 inf');
    await page.locator('#player').selectOption('bram');
    expect(await page.locator('#sheet').inputValue()).toBe('');
    await page.getByRole('link', { name: 'Nederlands' }).click();
    await page.waitForURL('**/club/nl/check/?game=by-post');
    expect(await page.locator('#sheet').inputValue()).toContain('Buy 3 inf');
    expect(await page.locator('#sheet-kept').textContent()).toContain('wie aan deze browser zit, kan het lezen');
  });
});

test('the keyboard does it all', async () => {
  await checking(looking, GAME, WIDE, async (page) => {
    await page.locator('#game').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('player');
    while ((await page.evaluate(() => document.activeElement?.id)) !== 'sheet') await page.keyboard.press('Tab');
    await page.keyboard.type('Buy 10 inf');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('#mail-text').waitFor();
    await page.getByRole('button', { name: 'Copy as mail' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => /Copied|selected/.test(document.querySelector('.check-mail')?.textContent ?? ''));
    expect(await page.getByRole('link', { name: 'Open in the mail program' }).getAttribute('href')).toMatch(
      /^mailto:\?/,
    );
  });
});

test('if the position cannot be had, it says so and tries again', async () => {
  await looking.onPage(GAME, WIDE, async (page) => {
    await page.context().route('**/position.json', (route) => route.abort());
    await page.locator('#sheet').fill('Buy 3 inf');
    await page.locator('.check-form button[type=submit]').click();
    await page.waitForFunction(() =>
      document.querySelector('.check-says')?.textContent?.includes('could not be loaded'),
    );
    await page.context().unroute('**/position.json');
    expect(await check(page, 'Buy 3 inf')).toContain('Everything was understood');
  });
});

test('without script it says what is needed, what to do instead, and who is awaited', async () => {
  await looking.onPage('nl/check/', { ...PHONE, javaScriptEnabled: false }, async (page) => {
    expect(await page.locator('.notice').textContent()).toContain('JavaScript');
    expect(await page.locator('.check-games li[data-game]').count()).toBeGreaterThan(3);
    expect(await page.locator('.check-games').textContent()).toContain('Duitsland');
  });
});

test('the page of a game under way and its latest turn lead here; those of a finished one do not', () => {
  const linksOf = (folder: string): number => {
    const text = readFileSync(path.join(looking.site.out, folder, 'index.html'), 'utf8');
    const [, main = ''] = /<main.*?>(.*)<\/main>/s.exec(text) ?? [];
    expect(main).not.toBe('');
    return [...main.matchAll(/<a [^>]*href="[^"]*\/check\/\?game=/g)].length;
  };
  expect(linksOf('games/by-post/')).toBe(1);
  expect(linksOf('games/by-post/r01-germany/')).toBe(1);
  expect(linksOf('games/by-post/r01-ussr/')).toBe(0);
  expect(linksOf('games/given-up/')).toBe(0);
});

describe('what it costs', () => {
  const sizeOf = (file: string): number =>
    gzipSync(readFileSync(path.join(looking.site.out, file)), { level: 9 }).length;

  test('a little script with the page; what reads a turn once something is asked; the rest as it is needed', async () => {
    const scripts: string[] = [];
    const parts = { page: 0, first: 0, all: 0, letter: 0 };
    await looking.onPage('heads.json', {}, async (page) => {
      page.context().on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) scripts.push(pathname.slice('/club/'.length));
      });
      await page.goto(new URL(`de/${GAME}`, looking.site.address).href, { waitUntil: 'networkidle' });
      parts.page = scripts.length;
      // Whatever knows what is legal does not come before what was read is told.
      let release = (): void => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.context().route('**/try*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.locator('#sheet').fill('Kaufe 3 Inf');
      await page.locator('.check-form button[type=submit]').click();
      await part(page, 'understood').waitFor();
      expect(await page.locator('.check-says').textContent()).toContain('ob es erlaubt ist');
      parts.first = scripts.length;
      release();
      await page.locator('#mail-text').waitFor();
      await page.locator('fp-check[data-state="done"]').waitFor();
      parts.all = scripts.length;
      await check(page, 'Hallo Bernd,\nKaufe 3 Inf');
      parts.letter = scripts.length;
    });
    const weigh = (from: number, to: number): number =>
      scripts.slice(from, to).reduce((sum, file) => sum + sizeOf(file), 0);
    // No schema, nothing of Node and no other language comes along; rules and odds of other editions stay behind.
    const asked = scripts.slice(parts.page);
    const text = (file: string): string => readFileSync(path.join(looking.site.out, file), 'utf8');
    for (const file of asked) expect(text(file), file).not.toMatch(/_zod|["']node:/);
    expect(asked.filter((file) => file.includes('tongue')).length).toBe(1);
    expect(asked.filter((file) => /realism|daak/.test(file))).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
    const [own, first, all, letter] = [
      weigh(0, parts.page),
      weigh(parts.page, parts.first),
      weigh(parts.page, parts.all),
      weigh(parts.page, parts.letter),
    ];
    console.log(`/check/, in bytes: page ${own}, first answer ${first}, all of it ${all}, with a letter ${letter}`);
    // What the page itself loads stands in chunks that the board one plans on loads too, 1 kB of which it does not use.
    expect(own).toBeLessThan(7_350);
    // In kB for a game of the second edition, in German: reading, with tables, ledgers and target blocks, and as much
    // of the engine as it and `awaits` ask 85, board and rules 21, words 7. Whoever asks a small question of a module
    // that answers in earnest brings all of that module along, and finds it here: small questions stand in modules of
    // their own.
    expect(first).toBeLessThan(116_000);
    // Then what knows what is legal 56, what looks ahead 38, refusals, foresight and conditions in words 11; and what
    // reads letters, with their conditions and the many ways a club words its orders and speaks to its own, 103, and
    // what explains a sentence from the position where its form says too little, 7.
    expect(all).toBeLessThan(226_000);
    expect(letter).toBeLessThan(372_000);
  });

  test('a position is a few kilobytes, and there is one for games under way alone', () => {
    const positions = filesOf(looking.site.out).filter((file) => file.endsWith('position.json'));
    expect(positions).toContain('games/by-post/position.json');
    expect(positions).not.toContain('games/given-up/position.json');
    for (const file of positions) expect(sizeOf(file)).toBeLessThan(6_000);
    const soFar = filesOf(looking.site.out).filter((file) => /\/so-far\/[a-z]+\.json$/.test(file));
    expect(soFar).toContain('games/by-post/so-far/anna.json');
    for (const file of soFar) expect(sizeOf(file), file).toBeLessThan(8_000);
  });
});

test('what it says hinders nobody', async () => {
  expect(await hindrancesOfAnswers(looking, 'en')).toEqual([]);
});
