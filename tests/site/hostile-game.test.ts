// A game in which everything that people may write is meant to do harm: names, the title, remarks, reasons, and a mail with
// its subject. Its pages are opened in a real browser, which runs nothing of it, loads nothing for it, and shows it as words.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendNote, appendProposal, headOf } from '../../src/archive/index.ts';
import { serveFolder } from '../../src/site/serve.ts';
import { type Club, newClub } from '../cli/mail-support.ts';
import { newFolder, project } from '../cli/support.ts';
import { plainMail } from '../post/mails.ts';
import { launchBrowser } from '../support/browser.ts';
import { ensureChromium } from '../support/chromium.ts';
import { HOSTILE } from './support/archive.ts';
import { Author } from './support/author.ts';
import { WIDE } from './support/looking.ts';

const TITLE = '</title><script>document.body.dataset.harmed=1</script>';
const NAME = '"><svg onload=document.body.dataset.harmed=1>';
const OTHER = "' onmouseover='document.body.dataset.harmed=1";
const SUBJECT = 'Re: [pbem sharp #1] <img src=x onerror=document.body.dataset.harmed=1>';
const PROSE = '<script>document.body.dataset.harmed=1</script> [Falle](javascript:alert(1)) Geheimnis-4711';
/** What a page may not have, wherever it came from. */
const HARM =
  '[data-harmed], [onload], [onerror], [onclick], [onmouseover], [href^="javascript:" i], [src^="http"], main iframe, main object';

let browser: Browser;
let site = '';
const ended = new AbortController();

/** The game: two people who mean harm, and a steward. */
const write = async (club: Club): Promise<void> => {
  const author = new Author('sharp', 29);
  author.open({
    title: TITLE,
    players: [
      { id: 'dora', name: NAME, role: 'player', powers: ['ussr', 'uk', 'usa'] },
      { id: 'bernd', name: OTHER, role: 'player', powers: ['germany', 'japan'] },
      { id: 'clara', name: '{{7*7}}<%= 7 %>', role: 'steward', powers: [] },
    ],
  });
  author.take(appendNote(author.now(), { ...author.said('dora'), note: HOSTILE }));
  author.order({ type: 'purchase', power: 'ussr', units: { armor: 4 } });
  const of = [headOf(author.now()).hash];
  const reason = `${HOSTILE.slice(0, 200)}<script>document.body.dataset.harmed=1</script>`;
  author.take(appendProposal(author.now(), { type: 'void', of, reason, rule: 'B3.1' }, author.said('dora')));
  author.save(club.world.archive);
  club.world.wait(2_000);
  const heads = { from: `"${OTHER}" <dora@example.nl>`, subject: SUBJECT };
  const mail = club.lay(plainMail(`# ${PROSE}\n\nKoop 8 inf\nPlaats 8 inf Karelië\nEinde beurt`, heads));
  const read = await club.world.json(['read', mail, '--as', 'clara']);
  expect(read.mails, JSON.stringify(read)).toMatchObject([{ outcome: 'done', player: 'dora' }]);
};

beforeAll(async () => {
  const club = newClub();
  const settings = { name: NAME, languages: ['en', 'de'], site: 'https://club.example' };
  writeFileSync(path.join(club.world.archive, 'fieldpost.json'), JSON.stringify(settings));
  await write(club);
  const out = path.join(newFolder(), 'site');
  const build = ['--archive', club.world.archive, 'build', '--out', out];
  execFileSync(process.execPath, [path.join(project, 'bin/fieldpost.mjs'), ...build], { stdio: 'pipe' });
  site = await new Promise<string>((resolve, reject) => {
    serveFolder(out, '/', 0, resolve, ended.signal).catch(reject);
  });
  browser = await launchBrowser(await ensureChromium(() => {}));
});
afterAll(async () => {
  await browser?.close();
  ended.abort();
});

test.each([
  '/',
  '/games/sharp/',
  '/games/sharp/r01-ussr/',
  '/games/sharp/log/',
  '/de/games/sharp/r01-ussr/',
  '/statistics/',
])('%s', async (address) => {
  const context = await browser.newContext(WIDE);
  const page = await context.newPage();
  const strange: string[] = [];
  page.on('dialog', (dialog) => {
    strange.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(site)) strange.push(request.url());
  });
  page.on('pageerror', (error) => strange.push(error.message));
  await page.goto(new URL(address, site).href);
  for (const element of await page.locator('main a:visible').all())
    await element.hover({ timeout: 1_000 }).catch(() => {});
  expect(strange).toEqual([]);
  expect(await page.evaluate(() => document.body.dataset.harmed)).toBeUndefined();
  expect(await page.locator(HARM).count()).toBe(0);
  const text = await page.locator('body').innerText();
  if (address !== '/statistics/') expect(text).toContain(TITLE);
  // What stood in the mail beside its orders is published nowhere.
  const source = await page.content();
  expect(source).not.toContain('Geheimnis-4711');
  expect(source).not.toContain('example.nl');
  await context.close();
});

test('names are shown as they are written', async () => {
  const context = await browser.newContext(WIDE);
  const page = await context.newPage();
  await page.goto(new URL('/games/sharp/', site).href);
  const text = await page.locator('body').innerText();
  for (const name of [NAME, OTHER, '{{7*7}}<%= 7 %>']) expect(text).toContain(name);
  await context.close();
});
