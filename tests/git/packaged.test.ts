// An archive that asks for the program as a package: how it begins, how it takes a later release, and how a full copy
// becomes one.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { ADDRESSES, newClub, openClub } from '../cli/mail-support.ts';
import { newWorld, openSpring, type World } from '../cli/support.ts';
import { gitIn } from './club.ts';
import { oddFile, type Packed, packed, withNpm } from './package.ts';

const read = (folder: string, file: string): string => readFileSync(path.join(folder, file), 'utf8');
const commit = (folder: string, message: string): string => {
  gitIn(folder, ['add', '--all']);
  gitIn(folder, ['commit', '--quiet', '--message', message]);
  return gitIn(folder, ['rev-parse', 'HEAD']);
};
const known = (folder: string): readonly string[] => gitIn(folder, ['ls-files']).split('\n');

const worldOf = ({ project }: Packed, answers?: readonly (string | boolean)[]): World =>
  newWorld({ project, variables: withNpm(), ...(answers === undefined ? {} : { answers }) });

/** An archive in the folder of a world, begun and committed. */
const begun = async (from: Packed = packed()): Promise<World> => {
  const world = worldOf(from);
  expect((await world.run(['init', '--name', 'Our club', '--languages', 'en'])).code).toBe(0);
  commit(world.archive, 'Our archive');
  return world;
};

const FILES = [
  '.ci/archive',
  '.gitattributes',
  '.github/workflows/archive.yml',
  '.gitignore',
  'README.md',
  'fieldpost',
  'fieldpost.json',
  'package-lock.json',
  'package.json',
];

describe('init by a package', () => {
  test('lays down what an archive needs in the folder that is named, and nothing else', async () => {
    const from = packed();
    const world = worldOf(from);
    const { code, out } = await world.run(['init', 'my-club', '--name', 'Our club', '--languages', 'nl']);
    expect(code).toBe(0);
    expect(out).toContain(
      [
        '  next  cd my-club',
        '  next  git add --all',
        '  next  git commit --message "Our archive"',
        '  next  git remote add origin <address of an empty repository at your host>',
        '  next  git push --set-upstream origin main',
      ].join('\n'),
    );
    const folder = path.join(world.archive, 'my-club');
    commit(folder, 'Ours');
    expect(known(folder)).toEqual(FILES);
    expect(readdirSync(path.join(folder, 'games'))).toEqual([]);
    expect(JSON.parse(read(folder, 'package.json'))).toEqual({
      private: true,
      scripts: { start: 'fieldpost serve' },
      allowScripts: { esbuild: false },
      dependencies: { fieldpost: `file:${path.relative(folder, from.file)}` },
    });
    expect(JSON.parse(read(folder, 'fieldpost.json'))).toMatchObject({ name: 'Our club', languages: ['nl', 'en'] });
    expect(read(folder, 'README.md')).toMatch(/^# Our club\n\nOnze spellen/);
    for (const file of ['fieldpost', '.ci/archive'])
      expect(statSync(path.join(folder, file)).mode & 0o111, file).toBe(0o111);
  });

  test('asks npm for the package that runs, without addresses in the lockfile, and not as another npm was told', async () => {
    const world = await begun();
    const { args, env } = JSON.parse(read(world.archive, 'node_modules/npm-said.json'));
    expect(args).toEqual(expect.arrayContaining(['install', '--save-exact', '--omit-lockfile-registry-resolved']));
    expect(env).not.toHaveProperty('npm_config_local_prefix');
  });

  test('asks for another where that is said', async () => {
    const world = worldOf(packed());
    const later = packed({ version: '0.3.0' });
    await world.run(['init', '--yes', '--from', later.file]);
    expect(read(world.archive, 'package.json')).toContain('fieldpost-0.3.0.tgz');
  });

  test('goes on where the package was installed by hand, and calls npm no more', async () => {
    const from = packed();
    const world = worldOf(from);
    writeFileSync(path.join(world.archive, 'package.json'), '{ "dependencies": { "fieldpost": "file:x.tgz" } }\n');
    expect((await world.run(['init', '--yes'])).code).toBe(0);
    expect(read(world.archive, 'package.json')).toContain('file:x.tgz');
    expect(existsSync(path.join(world.archive, 'fieldpost'))).toBe(true);
    expect(existsSync(path.join(world.archive, 'node_modules'))).toBe(false);
  });

  test('writes over nothing that is there, and changes settings when it is called again', async () => {
    const world = worldOf(packed());
    gitIn(world.archive, ['init', '--quiet', 'my-club']);
    const folder = path.join(world.archive, 'my-club');
    writeFileSync(path.join(folder, 'README.md'), '# Ours\n');
    await world.run(['init', 'my-club', '--name', 'Our club', '--site', 'https://a.example']);
    expect(read(folder, 'README.md')).toBe('# Ours\n');
    await world.run(['init', 'my-club', '--time-zone', 'Europe/Amsterdam']);
    expect(JSON.parse(read(folder, 'fieldpost.json'))).toMatchObject({
      name: 'Our club',
      site: 'https://a.example',
      timeZone: 'Europe/Amsterdam',
    });
  });

  test('says what is wrong with settings that are there already', async () => {
    const world = worldOf(packed());
    mkdirSync(path.join(world.archive, 'my-club'));
    world.write('my-club/fieldpost.json', '{ "languages": ["fr"] }\n');
    const { code, err } = await world.run(['init', 'my-club', '--yes']);
    expect(code).toBe(2);
    expect(err).toContain(path.join('my-club', 'fieldpost.json'));
    expect(readdirSync(path.join(world.archive, 'my-club'))).toEqual(['fieldpost.json']);
  });

  test('names the archive after its folder where nobody says otherwise', async () => {
    const world = worldOf(packed());
    await world.run(['init', 'north-sea', '--yes']);
    expect(JSON.parse(read(path.join(world.archive, 'north-sea'), 'fieldpost.json'))).toMatchObject({
      name: 'north-sea',
    });
  });

  test('is no thing to do in a folder with something else in it', async () => {
    const world = worldOf(packed());
    world.write('letter.txt', 'dear Bram');
    const { code, err } = await world.run(['init', '--yes']);
    expect(code).toBe(2);
    expect(err).toContain(
      'This folder is no archive, and there is something in it already.\n  next  npx fieldpost init my-club',
    );
    expect(readdirSync(world.archive)).toEqual(['letter.txt']);
  });

  test('says where npm fails what is left to do; all other files are there', async () => {
    const world = worldOf(packed());
    const file = oddFile('fails');
    const { code, err } = await world.run(['init', 'my-club', '--yes', '--from', file]);
    expect(code).toBe(1);
    expect(err).toContain(`npm could not install ${file}`);
    expect(err).toContain(`next  in ${path.join(world.archive, 'my-club')}: npm install ${file}`);
    expect(existsSync(path.join(world.archive, 'my-club', 'fieldpost.json'))).toBe(true);
    // And again, with one that can be had.
    expect((await world.run(['init', 'my-club', '--yes'])).code).toBe(0);
    expect(read(path.join(world.archive, 'my-club'), 'package.json')).toContain('fieldpost-0.2.0.tgz');
  });

  test.each(['0.3.0', 'fieldpost', './nowhere.tgz'])('takes “%s” for no package: names are nobody’s', async (said) => {
    const world = worldOf(packed());
    const { code, err } = await world.run(['init', 'my-club', '--yes', '--from', said]);
    expect(code).toBe(2);
    expect(err).toContain(`There is no file ${said}`);
    expect(existsSync(path.join(world.archive, 'my-club'))).toBe(false);
  });

  test('of a checkout is for a copy of it: a folder elsewhere asks for a package', async () => {
    const world = newWorld();
    const { code, err } = await world.run(['init', 'my-club', '--yes']);
    expect(code).toBe(2);
    expect(err).toContain('is no copy of Fieldpost');
  });

  test('leaves nothing private to git after a turn by mail', async () => {
    const club = newClub({ project: packed().project, variables: withNpm() });
    const { archive } = club.world;
    rmSync(path.join(archive, 'addresses.local.json'));
    await club.world.run(['init', '--yes']);
    club.world.write('addresses.local.json', JSON.stringify({ players: ADDRESSES }));
    await openClub(club);
    commit(archive, 'Our archive');
    expect((await club.mail('dora', 'Koop 8 inf\n\nMijn nummer is 0123.')).outcome).toBe('done');
    for (const file of ['post.local.json', 'looked.local.json']) club.world.write(file, '{}');
    for (const folder of ['dist', '.cache']) {
      mkdirSync(path.join(archive, folder), { recursive: true });
      club.world.write(`${folder}/made`, 'x');
    }
    expect(existsSync(path.join(archive, 'post.local'))).toBe(true);
    gitIn(archive, ['add', '--all']);
    expect(gitIn(archive, ['diff', '--cached', '--name-only'])).toBe('games/spring-26/log.jsonl');
  });
});

describe('fieldpost in an archive that asks for a package', () => {
  const start = (folder: string) => {
    const { status, stdout, stderr } = spawnSync(path.join(folder, 'fieldpost'), ['status'], {
      encoding: 'utf8',
      env: withNpm(),
    });
    return { code: status, out: stdout, installs: stderr.includes('Installing what package-lock.json names') };
  };

  test('starts it, and installs it first in a clone, or when the list of what is to be installed is another', async () => {
    const { archive } = await begun();
    expect(start(archive)).toEqual({ code: 0, out: '0.2.0 status\n', installs: false });
    rmSync(path.join(archive, 'node_modules'), { recursive: true });
    expect(start(archive)).toEqual({ code: 0, out: '0.2.0 status\n', installs: true });
    expect(start(archive)).toEqual({ code: 0, out: '0.2.0 status\n', installs: false });
    const later = new Date(Date.now() + 60_000);
    utimesSync(path.join(archive, 'package-lock.json'), later, later);
    expect(start(archive)).toMatchObject({ code: 0, installs: true });
  });
});

describe('upgrade of an archive that asks for a package', () => {
  const LATER = { version: '0.3.0', log: [1, 2], rulesets: ['second-edition 2', 'revised 1'], rules: 'b', pages: 'b' };

  test('takes the later one, says what changes, and leaves what is the group’s own', async () => {
    const world = await begun();
    await openSpring(world);
    commit(world.archive, 'spring-26');
    const [log, settings] = [world.log('spring-26').join('\n'), read(world.archive, 'fieldpost.json')];
    const later = packed(LATER, { '.ci/archive': '#!/bin/sh\n# later\n' });
    const { code, out } = await world.run(['upgrade', later.file]);
    expect(code).toBe(0);
    expect(out).toBe(
      [
        'Upgraded from 0.2.0 to 0.3.0. Your games and fieldpost.json are as they were.',
        'Log format: version 2 is new. Older logs are read as before; whoever has not upgraded cannot read games that use it.',
        'Rules: the program that proves games is another one. verify proves them all anew.',
        'New rulesets: revised 1',
        'Pages: made by another program. The next build makes all of them anew.',
        'As the release has them now: .ci/archive',
        '  next  npx fieldpost verify',
        '  next  git add --all',
        '  next  git commit --message "Fieldpost 0.3.0"',
        '  next  git push\n',
      ].join('\n'),
    );
    expect(read(world.archive, 'package.json')).toContain('fieldpost-0.3.0.tgz');
    expect(read(world.archive, '.ci/archive')).toBe('#!/bin/sh\n# later\n');
    expect(statSync(path.join(world.archive, '.ci/archive')).mode & 0o111).toBe(0o111);
    expect(world.log('spring-26').join('\n')).toBe(log);
    expect(read(world.archive, 'fieldpost.json')).toBe(settings);
    commit(world.archive, 'Fieldpost 0.3.0');
    const again = await world.run(['upgrade', later.file]);
    expect(again.out).toBe('This archive has 0.3.0 already: nothing to do.\n');
    expect(gitIn(world.archive, ['status', '--porcelain'])).toBe('');
  });

  test('without a word takes the package that runs', async () => {
    const { archive } = await begun();
    const later = packed(LATER);
    const world = newWorld({ project: later.project, variables: withNpm() });
    expect((await world.run(['upgrade', '--archive', archive])).code).toBe(0);
    expect(read(archive, 'package.json')).toContain('fieldpost-0.3.0.tgz');
  });

  test('keeps a file the group has changed, and says so', async () => {
    const world = await begun();
    writeFileSync(path.join(world.archive, '.gitattributes'), '*.pdf binary\n');
    commit(world.archive, 'ours');
    const { out } = await world.run(['upgrade', packed(LATER, { '.gitattributes': '*.svg text\n' }).file]);
    expect(out).toContain('Left as you have them, though the release has them otherwise: .gitattributes');
    expect(read(world.archive, '.gitattributes')).toBe('*.pdf binary\n');
  });

  test.each([
    ['fails', 'npm could not install'],
    ['another', 'is no release of Fieldpost'],
  ] as const)('leaves everything as it was where npm %s', async (how, sentence) => {
    const world = await begun();
    const { code, err } = await world.run(['upgrade', oddFile(how)]);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(gitIn(world.archive, ['status', '--porcelain'])).toBe('');
  });

  test('is refused while something is not committed', async () => {
    const world = await begun();
    writeFileSync(path.join(world.archive, 'README.md'), 'new\n');
    const { code, err } = await world.run(['upgrade', packed(LATER).file]);
    expect(code).toBe(1);
    expect(err).toContain('There are changes that are not committed: README.md.');
  });

  test.each(LANGUAGES)('answers in %s, and programs in JSON', async (language) => {
    const world = await begun();
    const { out } = await world.run(['upgrade', packed(LATER).file, '--lang', language]);
    expect(out).toContain('revised 1');
    commit(world.archive, 'later');
    const answer = await world.json(['upgrade', packed({ ...LATER, version: '0.4.0' }).file]);
    expect(answer).toMatchObject({
      ok: true,
      kind: 'changed',
      from: '0.3.0',
      to: '0.4.0',
      difference: { log: [], rulesets: [], rules: 'same', pages: 'same' },
    });
  });
});

describe('a full copy', () => {
  const copy = async (world: World): Promise<void> => {
    const { archive } = world;
    gitIn(archive, ['init', '--quiet', '--initial-branch', 'main']);
    for (const [file, text] of [
      ['package.json', '{ "name": "fieldpost", "version": "0.1.0" }\n'],
      ['fieldpost.json', '{ "name": "Our club" }\n'],
      ['README.md', '# Fieldpost\n\nThe program.\n'],
      ['LICENSE', 'Ours, not theirs\n'],
      ['.ci/archive', '#!/bin/sh\n'],
      ['.ci/run', '#!/bin/sh\n'],
      ['.gitattributes', 'games/*/log.jsonl -text -merge\n'],
      ['.github/workflows/ours.yml', 'name: Ours\n'],
      ['src/engine/index.ts', 'export {};\n'],
      ['notes/house-rules.txt', 'No.\n'],
    ] as const) {
      mkdirSync(path.dirname(path.join(archive, file)), { recursive: true });
      world.write(file, text);
    }
    await openSpring(world);
    commit(archive, 'A full copy');
  };

  test('becomes an archive that asks for the package that runs, log by log as it was', async () => {
    const world = worldOf(packed());
    await copy(world);
    const before = read(world.archive, 'games/spring-26/log.jsonl');
    const head = gitIn(world.archive, ['rev-parse', '--short=12', 'HEAD']);
    // What git does not know was nowhere else.
    world.write('src/engine/draft.txt', 'An idea\n');
    world.write('addresses.local.json', '{}');
    const { code, out } = await world.run(['upgrade']);
    expect(read(world.archive, 'src/engine/draft.txt')).toBe('An idea\n');
    expect(existsSync(path.join(world.archive, 'src/engine/index.ts'))).toBe(false);
    rmSync(path.join(world.archive, 'src'), { recursive: true });
    gitIn(world.archive, ['add', '--all']);
    expect(code).toBe(0);
    expect(out).toContain('The program is a package now: 13 files beside the games instead of 10. No log was touched.');
    expect(out).toContain(`is in commit ${head}:`);
    expect(read(world.archive, 'games/spring-26/log.jsonl')).toBe(before);
    expect(known(world.archive)).toEqual(
      [...FILES, '.github/workflows/ours.yml', 'LICENSE', 'games/spring-26/log.jsonl', 'notes/house-rules.txt'].sort(),
    );
    expect(read(world.archive, 'README.md')).toMatch(/^# Our club\n/);
    expect(read(world.archive, 'LICENSE')).toBe('Ours, not theirs\n');
    commit(world.archive, 'The program as a package');
    expect((await world.run(['verify'])).code).toBe(0);
    expect((await world.run(['upgrade', packed({ version: '0.3.0' }).file])).code).toBe(0);
  });

  test('does not become one by itself: a package in hand and the copy’s own program will not do', async () => {
    const world = newWorld({ variables: withNpm() });
    await copy(world);
    const { code, err } = await world.run(['upgrade', packed().file]);
    expect(code).toBe(2);
    expect(err).toContain('by the package itself, not by the copy');
    expect(gitIn(world.archive, ['status', '--porcelain'])).toBe('');
  });

  test('can be had back whole where npm fails', async () => {
    const world = worldOf(packed());
    await copy(world);
    const { code, err } = await world.run(['upgrade', oddFile('fails')]);
    expect(code).toBe(1);
    expect(err).toContain('git restore --staged --worktree .');
    gitIn(world.archive, ['restore', '--staged', '--worktree', '.']);
    gitIn(world.archive, ['clean', '--quiet', '--force', '-d']);
    expect(gitIn(world.archive, ['status', '--porcelain'])).toBe('');
    expect(read(world.archive, 'README.md')).toMatch(/^# Fieldpost/);
  });

  test('does not become one while something is not committed', async () => {
    const world = worldOf(packed());
    await copy(world);
    writeFileSync(path.join(world.archive, 'src/engine/index.ts'), 'mine\n');
    expect((await world.run(['upgrade'])).code).toBe(1);
    expect(read(world.archive, 'src/engine/index.ts')).toBe('mine\n');
  });
});
