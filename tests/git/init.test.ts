// A copy of the repository becomes a group's archive.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pagesOf } from '../../src/cli/commands/init.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { project, type WorldOptions } from '../cli/support.ts';
import { type Club, newClub } from './club.ts';

/** What a template leaves behind, as far as `init` looks at it: one game for show and the settings of the project. */
const copy = async (options: WorldOptions = {}): Promise<Club> => {
  const club = await newClub(options);
  club.git('rm', '-r', '--quiet', 'games/spring-26', 'games/autumn-26');
  club.write('package.json', '{\n  "name": "fieldpost",\n  "version": "0.1.0"\n}\n');
  club.write('.ci/archive', '#!/bin/sh\n');
  club.write('fieldpost.json', '{\n  "name": "Fieldpost",\n  "site": "http://localhost:4321",\n  "base": "/"\n}\n');
  club.commit('A copy');
  return club;
};

const settings = (club: Club): unknown => JSON.parse(club.read('fieldpost.json'));

describe('init', () => {
  test('takes everything as options, writes, removes the games for show and says what next', async () => {
    const club = await copy();
    const { code, out } = await club.world.run(
      'init --languages de --site https://our-club.github.io --base /archive/ --dice recorded --time-zone Europe/Berlin'
        .split(' ')
        .concat('--name', 'Our club'),
    );
    expect(code).toBe(0);
    expect(club.read('fieldpost.json')).toBe(
      [
        '{',
        '  "name": "Our club",',
        '  "languages": ["de", "en"],',
        '  "site": "https://our-club.github.io",',
        '  "base": "/archive/",',
        '  "timeZone": "Europe/Berlin",',
        '  "dice": "recorded"',
        '}\n',
      ].join('\n'),
    );
    expect(existsSync(path.join(club.folder, 'games', 'for-show'))).toBe(false);
    expect(out).toBe(
      [
        'fieldpost.json is written.',
        '1 demonstration game removed.',
        'English stands at the root of the site, the other languages beside it.',
        'The site will stand at https://our-club.github.io/archive/',
        '  next  git add --all',
        '  next  git commit --message "Our archive"',
        '  next  git push',
        'then the first game: npx fieldpost new\n',
      ].join('\n'),
    );
  });

  test('leaves a copy whose first commit passes, and whose first game has the dice it chose', async () => {
    const club = await copy();
    club.git('branch', '--force', 'main');
    await club.world.run(['init', '--name', 'Our club', '--dice', 'recorded']);
    club.commit('Our archive');
    const { code, out } = await club.judge();
    expect(out).toContain('for-show: a demonstration game, removed\n  3 files besides\nThe change is in order.');
    expect(code).toBe(0);
    await club.world.run(['new', '--title', 'Spring 26', '--player', 'A=ussr,uk,usa,germany,japan', '--yes']);
    expect(club.read('games/spring-26/log.jsonl')).toContain('"dice":{"source":"recorded"}');
  });

  test('leaves what starts the program without npx, to be run as it is', async () => {
    const club = await copy();
    await club.world.run(['init', '--name', 'Our club']);
    expect(club.read('fieldpost')).toBe(readFileSync(path.join(project, 'fieldpost'), 'utf8'));
    expect(club.read('fieldpost.cmd')).toContain('bin\\fieldpost.mjs');
    club.commit('Our archive');
    expect(club.git('ls-files', '--stage', 'fieldpost')).toMatch(/^100755 /);
  });

  test('asks for everything, suggests what the remote tells, and asks again where an answer cannot stand', async () => {
    const answers = [
      'Our club',
      ['nl'],
      'our-club.github.io',
      'https://our-club.github.io',
      '/archive/',
      'recorded',
      'Berlin',
      'Europe/Berlin',
      true,
    ];
    const club = await copy({ answers });
    const { code, out, err } = await club.world.run(['init']);
    expect(code).toBe(0);
    expect(err).toContain('site cannot be “our-club.github.io”; it must be the address of a host without a path');
    expect(err).toContain('timeZone cannot be “Berlin”; it must be an IANA time zone');
    expect(out).toContain('1 demonstration game will be removed.');
    expect(settings(club)).toMatchObject({ languages: ['nl', 'en'], dice: 'recorded', timeZone: 'Europe/Berlin' });
  });

  test('writes nothing if the answer is no', async () => {
    const answers = ['Our club', [], 'https://a.example', '/', 'local', 'UTC', false];
    const club = await copy({ answers });
    expect((await club.world.run(['init'])).out).toContain('Nothing was written.');
    expect(club.git('status', '--porcelain')).toBe('');
  });

  test('languages that are set are chosen beforehand, and English stays first if it was', async () => {
    const club = await copy({ answers: ['Our club', '', 'https://a.example', '/', 'local', 'UTC', true] });
    await club.world.run('init --name Club --languages en,nl --site https://a.example'.split(' '));
    expect(settings(club)).toMatchObject({ languages: ['en', 'nl'] });
    expect((await club.world.run(['init'])).code).toBe(0);
    expect(settings(club)).toMatchObject({ name: 'Our club', languages: ['en', 'nl'] });
  });

  test('finds the address from the remote', async () => {
    const club = await copy();
    club.git('remote', 'add', 'origin', 'git@github.com:Our-Club/archive.git');
    await club.world.run(['init', '--yes']);
    expect(settings(club)).toMatchObject({ site: 'https://our-club.github.io', base: '/archive/' });
  });

  test('says where nothing can be published to', async () => {
    const { out } = await (await copy()).world.run(['init', '--yes']);
    expect(out).toContain('No address is set yet, so nothing is published');
  });

  test('changes only what is named when it is called again, also when people play', async () => {
    const club = await copy();
    await club.world.run(['init', '--name', 'Our club', '--site', 'https://a.example/games/', '--dice', 'recorded']);
    await club.world.run(['new', '--title', 'Spring 26', '--player', 'A=ussr,uk,usa,germany,japan', '--yes']);
    const { code } = await club.world.run(['init', '--time-zone', 'Europe/Amsterdam']);
    expect(code).toBe(0);
    expect(settings(club)).toMatchObject({
      name: 'Our club',
      site: 'https://a.example',
      base: '/games/',
      dice: 'recorded',
      timeZone: 'Europe/Amsterdam',
    });
    expect(readdirSync(path.join(club.folder, 'games'))).toEqual(['spring-26']);
  });

  test('does not clear games for show away beside games of people', async () => {
    const club = await copy();
    await club.world.run(['new', '--title', 'Spring 26', '--player', 'A=ussr,uk,usa,germany,japan', '--yes']);
    const { code, err } = await club.world.run(['init', '--yes']);
    expect(code).toBe(1);
    expect(err).toContain('People play here already: spring-26.');
    expect(err).toContain('git rm -r games/for-show');
    expect(existsSync(path.join(club.folder, 'games', 'for-show'))).toBe(true);
  });

  test('takes a log it cannot read for a game of people', async () => {
    const club = await copy();
    club.write('games/old/log.jsonl', 'dear Bram, here is my turn\n');
    expect((await club.world.run(['init', '--yes'])).code).toBe(1);
  });

  test.each([
    [['--languages', 'en,fr'], '--languages cannot be “fr”; it must be a list of at least one of en, de and nl.'],
    [['--site', 'our-club'], '--site cannot be “our-club”'],
    [['--site', 'ftp://a.example'], '--site cannot be “ftp://a.example”'],
    [['--base', '/../'], '--base cannot be “/../”'],
    [['--time-zone', 'Mars/Olympus'], '--time-zone cannot be “Mars/Olympus”; it must be an IANA time zone'],
    [['--dice', 'cards'], '--dice cannot be “cards”; it must be "local", "recorded", "reveal" or "drand".'],
    [['--name', ' '], '--name cannot be “ ”'],
  ])('refuses %j and changes nothing', async (options, sentence) => {
    const club = await copy();
    const { code, err } = await club.world.run(['init', ...options]);
    expect(err).toContain(sentence);
    expect(code).toBe(2);
    expect(club.git('status', '--porcelain')).toBe('');
  });

  test('is for a copy only', async () => {
    const club = await newClub();
    const { code, err } = await club.world.run(['init', '--yes']);
    expect(err).toContain('is no copy of Fieldpost');
    expect(code).toBe(2);
  });

  test.each(LANGUAGES)('answers in %s, and programs in JSON', async (language) => {
    const club = await copy();
    const { out } = await club.world.run(['init', '--yes', '--lang', language]);
    expect(out).toContain('fieldpost.json');
    expect(out).toContain('git commit --message "');
    const answer = await club.world.json(['init', '--yes']);
    expect(answer).toMatchObject({ ok: true, written: 'yes', removed: [], settings: { base: '/' } });
  });
});

test.each([
  ['https://github.com/our-club/archive.git', 'https://our-club.github.io', '/archive/'],
  ['https://github.com/our-club/archive', 'https://our-club.github.io', '/archive/'],
  ['git@github.com:our-club/our-club.github.io.git', 'https://our-club.github.io', '/'],
  ['ssh://git@github.com/our-club/archive.git', 'https://our-club.github.io', '/archive/'],
  ['https://anna@gitlab.com/our-club/archive.git', 'https://our-club.gitlab.io', '/archive/'],
])('the pages of %s stand at %s%s', (remote, site, base) => {
  expect(pagesOf(remote)).toEqual({ site, base });
});

test.each(['', '/srv/club.git', '../club.git', 'https://git.club.example/our/archive.git'])(
  'nobody knows where the pages of “%s” stand',
  (remote) => expect(pagesOf(remote)).toBeUndefined(),
);
