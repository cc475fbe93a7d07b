// A group's own archive is published: first without a game, then with one, under the path the group has named.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Copy, makeCopy } from '../git/copy.ts';
import { fileOfAddress, htmlOf } from './support/site.ts';

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

  test('shows the first game', () => {
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
    expect(copy.archive('publish').code).toBe(0);
    expect(page('games/fruehling/index.html')).toContain('Frühling');
    expect(dead()).toEqual([]);
  });

  test('is stopped by no broken game, and says that there is one', () => {
    const log = 'games/fruehling/log.jsonl';
    copy.write(log, `${copy.read(log)}rubbish\n`);
    const { code, out } = copy.archive('publish');
    expect(out).toContain('not every game is sound, see above; their pages say so');
    expect(code).toBe(0);
  });
});
