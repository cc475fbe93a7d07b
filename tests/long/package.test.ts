// The program as a package, from the packed file on: an archive begun by it in an empty folder, played in, published
// and given a later release. npm is the real one; what it fetches it has from when this project was installed.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { filesUnder } from '../../src/archive/index.ts';
import type { Release } from '../../src/cli/club/release.ts';
import { newFolder, project } from '../cli/support.ts';
import { gitIn } from '../git/club.ts';

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const run = (folder: string, program: string, args: readonly string[]): Ran => {
  const env = { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: 'en_GB.UTF-8', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', env });
  return { code: status ?? 1, out: stdout, err: stderr };
};

/** What `npm pack` says of the file it made in a folder. */
interface PackedFile {
  readonly filename: string;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

const pack = (folder: string, into: string, ...more: readonly string[]): PackedFile => {
  const { out, err, code } = run(folder, 'npm', ['pack', '--json', '--pack-destination', into, ...more]);
  if (code !== 0) throw new Error(err);
  const [packed] = JSON.parse(out) as readonly PackedFile[];
  if (packed === undefined) throw new Error(out);
  return packed;
};

/** Bytes of the package without what it depends on. */
const MOST = 15e6;

describe('the package', () => {
  const folder = newFolder();
  const club = path.join(folder, 'my-club');
  let packed: PackedFile;

  beforeAll(() => {
    packed = pack(project, folder);
    // Installed as npx would: what it depends on is linked, for it lies in this project already.
    const modules = path.join(folder, 'npx', 'node_modules');
    mkdirSync(modules, { recursive: true });
    for (const name of readdirSync(path.join(project, 'node_modules')))
      symlinkSync(path.join(project, 'node_modules', name), path.join(modules, name));
    mkdirSync(path.join(modules, 'fieldpost'));
    const file = path.join(folder, packed.filename);
    run(folder, 'tar', ['xzf', file, '-C', path.join(modules, 'fieldpost'), '--strip-components=1']);
    writeFileSync(path.join(folder, 'npx', 'package.json'), `{ "dependencies": { "fieldpost": "file:${file}" } }`);
  });

  const fieldpost = (...args: readonly string[]): Ran => run(club, './fieldpost', args);
  const page = (file: string): string => readFileSync(path.join(club, 'dist', file), 'utf8');
  const commit = (message: string): void => {
    gitIn(club, ['add', '--all']);
    gitIn(club, ['commit', '--quiet', '--message', message]);
  };

  test('is small, compiled, and holds what a group needs', () => {
    expect(packed.unpackedSize).toBeLessThan(MOST);
    const files = packed.files.map((file) => file.path);
    expect(files.filter((file) => file.endsWith('.ts'))).toEqual([]);
    expect(files.filter((file) => /^(tests|src|games|content)\//.test(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['bin/fieldpost.mjs', 'CHANGELOG.md', 'LICENSE', 'README.md']));
    expect(files).toEqual(expect.arrayContaining(['program/club/gitignore', 'program/club/.ci/archive']));
    // What was compiled for it is gone from the checkout.
    expect(existsSync(path.join(project, 'program'))).toBe(false);
  });

  test('begins an archive of ten files', () => {
    const launcher = path.join(folder, 'npx', 'node_modules', 'fieldpost', 'bin', 'fieldpost.mjs');
    const begun = run(folder, process.execPath, [
      launcher,
      'init',
      'my-club',
      '--name',
      'Our club',
      '--languages',
      'en',
    ]);
    expect(begun.err).not.toContain('npm error');
    expect(begun.code).toBe(0);
    gitIn(club, ['add', '--all']);
    expect(gitIn(club, ['ls-files']).split('\n')).toEqual([
      '.ci/archive',
      '.gitattributes',
      '.github/workflows/archive.yml',
      '.github/workflows/remind.yml',
      '.gitignore',
      'README.md',
      'fieldpost',
      'fieldpost.json',
      'package-lock.json',
      'package.json',
    ]);
    const manifest = JSON.parse(readFileSync(path.join(club, 'package.json'), 'utf8'));
    expect(manifest.dependencies).toEqual({ fieldpost: `file:../${packed.filename}` });
    expect(readFileSync(path.join(club, 'package-lock.json'), 'utf8')).not.toMatch(/https?:\/\/[^"]*\.tgz/);
    expect(readFileSync(path.join(club, '.gitignore'), 'utf8')).not.toContain('src/');
    commit('Our archive');
  });

  test('plays, proves and answers there', () => {
    const player = ['--player', 'Anna=ussr,uk,usa', '--player', 'Bernd=germany,japan', '--yes'];
    expect(fieldpost('new', '--title', 'Spring 26', ...player).err).toBe('');
    writeFileSync(
      path.join(folder, 'turn.txt'),
      'buy 8 inf\ncombat\n3 inf KAR > UKR\nfight UKR\nplace 8 inf RUS\nend turn\n',
    );
    const entered = fieldpost('submit', 'spring-26', '../turn.txt', '--as', 'anna', '--yes');
    expect(entered.err).toBe('');
    expect(entered.code).toBe(0);
    expect(fieldpost('verify').code).toBe(0);
    expect(fieldpost('query', 'select count(*) as n from battles', '--csv').out).toBe('n\n1\n');
    expect(fieldpost('clause', '--search', 'amphibious assault').out).toContain('amphibious');
    commit('A turn');
    expect(run(club, '.ci/archive', ['check', 'HEAD~1', 'HEAD']).out).toContain('archive check: passed');
  });

  test('publishes, with pages, texts, styles and files of the group’s own', () => {
    const own = (file: string, text: string): void => {
      mkdirSync(path.dirname(path.join(club, 'site', file)), { recursive: true });
      writeFileSync(path.join(club, 'site', file), text);
    };
    own('pages/en/house-rules.md', '---\ntitle: House rules\nsummary: How we play.\n---\n\nNo **bids**.\n');
    own('pages/de/nachbarn.md', '---\ntitle: Nachbarn\nsummary: Wer noch spielt.\n---\n\nNiemand.\n');
    own('texts/en.ftl', 'site-made =\n    Kept by the club itself.\nsite-guides = Handbook\n');
    own('style.css', '.masthead { border-top: 3px solid }\n');
    own('public/logo.txt', 'logo\n');
    const settings = JSON.parse(readFileSync(path.join(club, 'fieldpost.json'), 'utf8'));
    writeFileSync(path.join(club, 'fieldpost.json'), JSON.stringify({ ...settings, figures: 'published' }));
    const published = run(club, '.ci/archive', ['publish']);
    expect(published.out).toContain('archive publish: the site is in dist; every game is sound');
    expect(page('games/spring-26/r01-ussr/index.html')).toContain('Ukraine');
    expect(page('club/house-rules/index.html')).toContain('No <strong>bids</strong>.');
    expect(page('club/nachbarn/index.html')).toContain('This page is written in German.');
    const home = page('index.html');
    expect(home).toContain('href="/club/house-rules/"');
    expect(home).toContain('Kept by the club itself.');
    expect(home).toContain('>Handbook</a>');
    expect(home).toContain('href="/club.css"');
    expect(page('club.css')).toContain('.masthead');
    expect(page('logo.txt')).toBe('logo\n');
    expect(page('statistics/index.html')).toContain('href="/figures/index.json"');
    expect(JSON.parse(page('figures/index.json')).tables.dice.files).toEqual(['dice/1-of-1.parquet']);
    expect(page('figures/dice/1-of-1.parquet')).toMatch(/^PAR1.*PAR1$/s);
    expect(page('sitemap.xml').length + page('search/index.html').length).toBeGreaterThan(0);
    // All it keeps for the next time lies in the archive, where git does not look.
    expect(gitIn(club, ['status', '--porcelain'])).toBe('M fieldpost.json\n?? site/');
    expect(filesUnder(path.join(club, '.cache', 'site')).length).toBeGreaterThan(0);
    commit('What is our own');
  });

  test('takes a later release', () => {
    const later = newFolder();
    run(later, 'tar', ['xzf', path.join(folder, packed.filename)]);
    const unpacked = path.join(later, 'package');
    const change = (file: string, how: (text: string) => string): void => {
      const place = path.join(unpacked, file);
      writeFileSync(place, how(readFileSync(place, 'utf8')));
    };
    const next = (text: string): string => text.replace(/"version": "[^"]+"/, '"version": "99.0.0"');
    change('package.json', next);
    change('program/package.json', next);
    change('program/release.json', (text) => {
      const release = JSON.parse(text) as Release;
      return JSON.stringify({ ...release, version: '99.0.0', rulesets: [...release.rulesets, 'revised 1'] });
    });
    const { filename } = pack(unpacked, folder, '--ignore-scripts');
    const log = readFileSync(path.join(club, 'games/spring-26/log.jsonl'), 'utf8');
    const { out, code } = fieldpost('upgrade', `../${filename}`);
    expect(out).toContain('New rulesets: revised 1');
    expect(code).toBe(0);
    expect(fieldpost('--version').out).toBe('99.0.0\n');
    expect(gitIn(club, ['status', '--porcelain'])).toBe('M package-lock.json\n M package.json');
    expect(readFileSync(path.join(club, 'games/spring-26/log.jsonl'), 'utf8')).toBe(log);
    expect(fieldpost('verify').code).toBe(0);
  });
});
