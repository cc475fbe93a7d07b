// A later release comes into a group's archive: into a clone of the project, and into a copy that shares no history
// with it.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { newWorld, openSpring, type World } from '../cli/support.ts';
import { gitIn } from '../git/club.ts';

const write = (folder: string, file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const read = (folder: string, file: string): string => readFileSync(path.join(folder, file), 'utf8');
const commit = (folder: string, message: string): string => {
  gitIn(folder, ['add', '--all']);
  gitIn(folder, ['commit', '--quiet', '--message', message]);
  return gitIn(folder, ['rev-parse', 'HEAD']);
};

const manifest = (version: string): string => `{\n  "name": "fieldpost",\n  "version": "${version}"\n}\n`;
const ATTRIBUTES = '* text=auto eol=lf\ngames/*/log.jsonl -text -merge\n';
const CODE = Array.from({ length: 20 }, (_, line) => `export const line${line} = ${line};\n`).join('');

/** The project: version 0.1.0 and 0.2.0 on `main`, each with a tag. */
let project = '';

beforeAll(async () => {
  const world = newWorld();
  await openSpring(world, '--slug', 'for-show', '--demonstration');
  project = world.archive;
  write(project, 'package.json', manifest('0.1.0'));
  write(project, '.gitattributes', ATTRIBUTES);
  write(project, '.gitignore', 'node_modules/\n');
  write(project, '.ci/archive', '#!/bin/sh\n');
  write(project, 'README.md', 'Fieldpost\n');
  write(project, 'src/engine.ts', CODE);
  write(project, 'src/old.ts', 'export const old = 1;\n');
  write(project, 'fieldpost.json', '{\n  "name": "Fieldpost",\n  "site": "http://localhost:4321"\n}\n');
  gitIn(project, ['init', '--quiet', '--initial-branch', 'main']);
  commit(project, 'Fieldpost 0.1.0');
  gitIn(project, ['tag', 'v0.1.0']);

  write(project, 'package.json', manifest('0.2.0'));
  write(project, '.gitattributes', `${ATTRIBUTES}*.svg text\n`);
  write(project, 'README.md', 'Fieldpost, now faster\n');
  write(project, 'src/engine.ts', CODE.replace('line3 = 3', 'line3 = 33'));
  write(project, 'src/new.ts', 'export const fresh = 1;\n');
  rmSync(path.join(project, 'src/old.ts'));
  write(project, 'fieldpost.json', '{\n  "name": "Fieldpost 2",\n  "site": "http://localhost:4321"\n}\n');
  write(project, 'games/for-show/log.jsonl', read(project, 'games/for-show/log.jsonl').replace('Spring 26', 'Anew'));
  cpSync(path.join(project, 'games/for-show'), path.join(project, 'games/another-show'), { recursive: true });
  commit(project, 'Fieldpost 0.2.0');
  gitIn(project, ['tag', 'v0.2.0']);
});

interface Group {
  readonly world: World;
  readonly folder: string;
}

/** Version 0.1.0 as a group has it. */
const KINDS = {
  'a clone': (folder: string) => {
    gitIn(folder, ['clone', '--quiet', project, '.']);
    gitIn(folder, ['reset', '--quiet', '--hard', 'v0.1.0']);
    gitIn(folder, ['remote', 'rename', 'origin', 'fieldpost']);
  },
  'a copy from a template': (folder: string) => {
    gitIn(folder, ['init', '--quiet', '--initial-branch', 'main']);
    for (const file of gitIn(project, ['ls-tree', '-r', '--name-only', 'v0.1.0']).split('\n'))
      write(folder, file, `${gitIn(project, ['show', `v0.1.0:${file}`])}\n`);
    commit(folder, 'Initial commit');
    gitIn(folder, ['fetch', '--quiet', '--no-tags', project, 'main:refs/remotes/fieldpost/main']);
    gitIn(folder, ['tag', 'v0.2.0', 'fieldpost/main']);
  },
} as const;

const kinds = Object.keys(KINDS) as readonly (keyof typeof KINDS)[]; // the keys of a constant

/** A group that has made the copy its own and plays a game. */
const group = async (kind: keyof typeof KINDS): Promise<Group> => {
  const world = newWorld();
  const folder = world.archive;
  KINDS[kind](folder);
  for (const [key, value] of [
    ['user.name', 'Anna Berg'],
    ['user.email', 'somebody@example.org'],
  ] as const)
    gitIn(folder, ['config', key, value]);
  expect((await world.run(['init', '--name', 'Our club', '--site', 'https://a.example/games/'])).code).toBe(0);
  commit(folder, 'Our archive');
  await openSpring(world);
  commit(folder, 'spring-26');
  return { world, folder };
};

describe.each(kinds)('upgrade of %s', (kind) => {
  test('brings the release and leaves what is the group’s own', async () => {
    const { world, folder } = await group(kind);
    const log = read(folder, 'games/spring-26/log.jsonl');
    const settings = read(folder, 'fieldpost.json');
    const before = gitIn(folder, ['rev-parse', 'HEAD']);
    const { code, out, err } = await world.run(['upgrade', 'v0.2.0']);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toBe(
      'Upgraded from 0.1.0 to 0.2.0: 6 files changed. Your games and fieldpost.json are as they were.\n  next  npm ci\n  next  npx fieldpost verify\n  next  git push\n',
    );
    expect(read(folder, 'games/spring-26/log.jsonl')).toBe(log);
    expect(read(folder, 'fieldpost.json')).toBe(settings);
    expect(readdirSync(path.join(folder, 'games'))).toEqual(['spring-26']);
    expect(read(folder, 'package.json')).toBe(manifest('0.2.0'));
    expect(read(folder, '.gitattributes')).toContain('*.svg text');
    expect(existsSync(path.join(folder, 'src/old.ts'))).toBe(false);
    expect(existsSync(path.join(folder, 'src/new.ts'))).toBe(true);
    expect(gitIn(folder, ['status', '--porcelain'])).toBe('');
    // Both are parents, so the next upgrade has a history in common.
    expect(gitIn(folder, ['log', '-1', '--format=%P %s'])).toBe(
      `${before} ${gitIn(project, ['rev-parse', 'v0.2.0'])} Upgrade to Fieldpost 0.2.0`,
    );
    const judged = await world.run(['verify', '--against', before, '--forward']);
    expect(judged.out).toContain('The change is in order.');
    expect(judged.code).toBe(0);
    const again = await world.run(['upgrade', 'v0.2.0']);
    expect(again.out).toBe('This archive has 0.2.0 already: nothing to do.\n');
  });

  test('keeps changes of the group where the release has not touched the same place', async () => {
    const { world, folder } = await group(kind);
    write(folder, 'src/engine.ts', CODE.replace('line15 = 15', 'line15 = 1515'));
    write(folder, 'content/ours.md', 'Our rules\n');
    commit(folder, 'ours');
    expect((await world.run(['upgrade', 'v0.2.0'])).code).toBe(0);
    expect(read(folder, 'src/engine.ts')).toContain('line3 = 33;');
    expect(read(folder, 'src/engine.ts')).toContain('line15 = 1515;');
    expect(read(folder, 'content/ours.md')).toBe('Our rules\n');
  });

  test('changes nothing where both have changed a file, and lists it with what to do', async () => {
    const { world, folder } = await group(kind);
    write(folder, 'README.md', 'Our club\n');
    const head = commit(folder, 'ours');
    const { code, err } = await world.run(['upgrade', 'v0.2.0']);
    expect(code).toBe(1);
    expect(err).toContain('Both you and the release have changed README.md. Nothing was changed.');
    expect(gitIn(folder, ['rev-parse', 'HEAD'])).toBe(head);
    expect(gitIn(folder, ['status', '--porcelain'])).toBe('');
    // The advice, taken.
    const advice = /\(git (checkout \S+ -- README\.md); git commit\)/.exec(err)?.[1] ?? '';
    gitIn(folder, advice.split(' '));
    commit(folder, 'taken back');
    expect((await world.run(['upgrade', 'v0.2.0'])).code).toBe(0);
  });

  test('takes the release’s own .gitattributes where both have changed it', async () => {
    const { world, folder } = await group(kind);
    write(folder, '.gitattributes', `${ATTRIBUTES}*.pdf binary\n`);
    commit(folder, 'ours');
    const { code, out } = await world.run(['upgrade', 'v0.2.0']);
    expect(code).toBe(0);
    expect(out).toContain('As the release has it, for both sides had changed it: .gitattributes');
    expect(read(folder, '.gitattributes')).toBe(`${ATTRIBUTES}*.svg text\n`);
  });

  test('is refused while something is not committed', async () => {
    const { world, folder } = await group(kind);
    write(folder, 'README.md', 'Our club\n');
    const { code, err } = await world.run(['upgrade', 'v0.2.0']);
    expect(code).toBe(1);
    expect(err).toContain('There are changes that are not committed: README.md.');
    expect(read(folder, 'README.md')).toBe('Our club\n');
  });

  test('writes over no file that git does not know', async () => {
    const { world, folder } = await group(kind);
    write(folder, 'src/new.ts', 'mine\n');
    const head = gitIn(folder, ['rev-parse', 'HEAD']);
    const { code, err } = await world.run(['upgrade', 'v0.2.0']);
    expect(code).toBe(2);
    expect(err).toContain('src/new.ts');
    expect(read(folder, 'src/new.ts')).toBe('mine\n');
    expect(gitIn(folder, ['rev-parse', 'HEAD'])).toBe(head);
  });
});

describe('upgrade', () => {
  test('finds the release of a copy by its tag when the first commit was no copy of it', async () => {
    const { world, folder } = await group('a copy from a template');
    gitIn(folder, ['checkout', '--quiet', '--orphan', 'fresh']);
    commit(folder, 'everything at once');
    const refused = await world.run(['upgrade', 'v0.2.0']);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('there is no tag v0.1.0');
    gitIn(folder, ['fetch', '--quiet', project, 'tag', 'v0.1.0', '--no-tags']);
    expect((await world.run(['upgrade', 'v0.2.0'])).code).toBe(0);
    expect(read(folder, 'package.json')).toBe(manifest('0.2.0'));
    expect(readdirSync(path.join(folder, 'games'))).toEqual(['spring-26']);
  });

  test.each(['v9', '--upload-pack=x'])('knows no release %s', async (ref) => {
    const { world } = await group('a clone');
    const { code, err } = await world.run(['upgrade', '--', ref]);
    expect(err).toContain(`git knows no release “${ref}” here.`);
    expect(code).toBe(2);
  });

  test('is for releases of Fieldpost', async () => {
    const { world, folder } = await group('a clone');
    gitIn(folder, ['checkout', '--quiet', '--orphan', 'other']);
    write(folder, 'package.json', '{ "name": "chess", "version": "1.0.0" }\n');
    commit(folder, 'another program');
    gitIn(folder, ['checkout', '--quiet', 'main']);
    expect((await world.run(['upgrade', 'other'])).err).toContain('other is no release of Fieldpost');
  });

  test('needs a repository of its own', async () => {
    const world = newWorld();
    expect((await world.run(['upgrade', 'v0.2.0'])).err).toContain('This archive is in no git repository.');
    const { folder } = await group('a clone');
    const inner = path.join(folder, 'club');
    mkdirSync(path.join(inner, 'games'), { recursive: true });
    const { err } = await world.run(['upgrade', 'v0.2.0', '--archive', inner]);
    expect(err).toContain('The archive lies in club/ of a larger repository');
  });

  test.each(LANGUAGES)('is told in %s, and to programs in JSON', async (language) => {
    const { world } = await group('a clone');
    const { err } = await world.run(['upgrade', 'v9', '--lang', language]);
    expect(err).toContain('v9');
    const answer = await world.json(['upgrade', 'v0.2.0', '--lang', language]);
    expect(answer).toMatchObject({ ok: true, kind: 'upgraded', from: '0.1.0', to: '0.2.0', files: 6, taken: [] });
  });
});
