// A group's own archive is published: first without a game, then with one, under the path the group has named.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Copy, makeCopy } from '../git/copy.ts';
import { ABROAD, foreignText, opening } from '../log/foreign.ts';
import { fileOfAddress, htmlOf } from '../site/support/site.ts';

const LATER = { ruleset: 'second-edition', version: 77 };

// Each builds the whole site, which a busy machine takes its time for.
describe('.ci/archive publish', { timeout: 240_000 }, () => {
  let copy: Copy;
  beforeAll(() => {
    copy = makeCopy();
    copy.fieldpost(
      'init',
      '--name',
      'Unser Klub',
      '--languages',
      'de',
      '--site',
      'https://a.example',
      '--base',
      '/club/',
    );
    copy.commit('Unser Archiv');
  });
  const dead = (): readonly string[] => {
    const out = path.join(copy.folder, 'dist');
    return htmlOf(out).flatMap(({ file, links }) =>
      links
        .filter((link) => !/^(https?:|mailto:|#|data:)/.test(link))
        // Guides link to each other relatively, as they do where they are read as files.
        .map((link) => new URL(link, `https://a.example/club/${file}`).pathname)
        .filter((address) => fileOfAddress(out, '/club/', address) === undefined)
        .map((address) => `${file}: ${address}`),
    );
  };
  const page = (file: string): string => readFileSync(path.join(copy.folder, 'dist', file), 'utf8');

  test('makes a site before there is a game', () => {
    const { code, out, err } = copy.archive('publish');
    expect(err).not.toContain('could not be built');
    expect(out.trimEnd().split('\n').at(-1)).toBe('archive publish: the site is in dist; every game is sound');
    expect(code).toBe(0);
    expect(page('index.html')).toContain('Unser Klub');
    expect(page('index.html')).toContain('href="/club/');
    expect(existsSync(path.join(copy.folder, 'dist', 'de', 'index.html'))).toBe(true);
    expect(existsSync(path.join(copy.folder, 'dist', 'nl'))).toBe(false);
    expect(dead()).toEqual([]);
  });

  test('shows the first game, is stopped by no broken one, and says that there are some', () => {
    copy.fieldpost(
      'new',
      '--title',
      'Frühling',
      '--slug',
      'fruehling',
      '--player',
      'A=ussr,uk,usa,germany,japan',
      '--yes',
    );
    // Meanwhile English moves on, and a topic comes that nobody has translated.
    const said = copy.read('content/rules/en/capitals.mdx');
    copy.write(
      'content/rules/en/capitals.mdx',
      said.replace('<Clause id="capital.loot">\n', '<Clause id="capital.loot">\nNothing is lost.\n\n'),
    );
    rmSync(path.join(copy.folder, 'content/rules/de/armor.mdx'));
    // Of its log the end cannot be followed; of two other games no line, for their rules are of a later version.
    const log = 'games/fruehling/log.jsonl';
    copy.write(log, `${copy.read(log)}rubbish\n`);
    for (const game of ['later', 'later-still']) mkdirSync(path.join(copy.folder, 'games', game));
    copy.write('games/later/log.jsonl', foreignText([opening(LATER), ...ABROAD], 'later'));
    copy.write('games/later-still/log.jsonl', foreignText([opening(LATER, { weather: 'on' })], 'later-still'));
    const { code, out } = copy.archive('publish');
    expect(out).toContain('not every game is sound, see above; their pages say so');
    expect(code).toBe(0);
    expect(page('games/fruehling/index.html')).toContain('Frühling');
    for (const game of ['later', 'later-still']) {
      const told = page(`de/games/${game}/index.html`);
      expect(told).toContain('wird nach Version 77 des Regelwerks »second-edition« gespielt');
      expect(told).toContain('eine neuere Version von Fieldpost verwenden');
    }
    expect(dead()).toEqual([]);
  });

  test('says of a translation that English has moved on, and of a topic that there is none', () => {
    const clauseIn = (file: string, id: string): string =>
      page(file)
        .split('<section class="clause"')
        .find((part) => part.includes(`id="${id}"`)) ?? '';
    expect(page('rules/capitals/index.html')).toContain('Nothing is lost.');
    expect(clauseIn('de/rules/capitals/index.html', 'capital.loot')).toContain('class="notice stale"');
    expect(clauseIn('de/rules/capitals/index.html', 'capital.loot')).toContain(
      'href="/club/rules/capitals/#capital.loot" hreflang="en"',
    );
    expect(page('de/rules/capitals/index.html').split('class="notice stale"')).toHaveLength(2);
    const borrowed = page('de/rules/armor/index.html');
    expect(borrowed).toContain('<html lang="de"');
    expect(borrowed).toMatch(/<article class="prose" lang="en"/);
    expect(borrowed).toContain('class="notice"');
  });
});
