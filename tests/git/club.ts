// A club's archive in a git repository of its own: two games and one for show, published on `main`. A test works on a
// branch of a copy and asks what the change would be worth.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { newWorld, openSpring, project, type Ran, type World, type WorldOptions } from '../cli/support.ts';

const WHO = 'Anna Berg';

/** Runs git as somebody whose own settings say nothing, and stops the test where it fails. */
export const gitIn = (folder: string, args: readonly string[], author = WHO): string => {
  const done = spawnSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: author,
      GIT_AUTHOR_EMAIL: 'somebody@example.org',
      GIT_COMMITTER_NAME: author,
      GIT_COMMITTER_EMAIL: 'somebody@example.org',
    },
  });
  if (done.status !== 0) throw new Error(`git ${args.join(' ')}: ${done.stderr}${done.stdout}`);
  return done.stdout.trim();
};

export interface Club {
  readonly world: World;
  readonly folder: string;
  git(...args: readonly string[]): string;
  /** Commits everything there is, as `author`. */
  commit(message: string, author?: string): string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** A turn of the first power: it buys infantry. */
  buy(slug: string, count?: number): Promise<Ran>;
  /** What the command line says about the branch that is out, against `main`. */
  judge(...more: readonly string[]): Promise<Ran>;
}

export const LOG = 'games/spring-26/log.jsonl';
export const OTHER = 'games/autumn-26/log.jsonl';
export const SHOW = 'games/for-show/log.jsonl';

const clubAt = (world: World): Club => {
  const folder = world.archive;
  const git = (...args: readonly string[]): string => gitIn(folder, args);
  return {
    world,
    folder,
    git,
    commit: (message, author) => {
      gitIn(folder, ['add', '--all'], author);
      gitIn(folder, ['commit', '--quiet', '--message', message], author);
      return gitIn(folder, ['rev-parse', 'HEAD']);
    },
    read: (file) => readFileSync(path.join(folder, file), 'latin1'),
    write: (file, text) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text, 'latin1');
    },
    buy: async (slug, count = 8) => {
      const ran = await world.run(['submit', slug, '-', '--yes', '--as', 'anna'], `Buy ${count} inf`);
      if (ran.code !== 0) throw new Error(ran.err);
      return ran;
    },
    judge: (...more) => world.run(['verify', '--against', 'main', ...more]),
  };
};

let published: Promise<string> | undefined;

const publish = async (): Promise<string> => {
  const world = newWorld();
  const club = clubAt(world);
  await openSpring(world);
  await openSpring(world, '--slug', 'autumn-26');
  await openSpring(world, '--slug', 'for-show', '--demonstration');
  await club.buy('spring-26');
  for (const file of ['.gitattributes', '.gitignore']) club.write(file, readFileSync(path.join(project, file), 'utf8'));
  club.write('README.md', 'Our club\n');
  club.write('fieldpost.json', '{\n  "name": "Our club"\n}\n');
  gitIn(club.folder, ['init', '--quiet', '--initial-branch', 'main']);
  gitIn(club.folder, ['config', 'core.autocrlf', 'false']);
  club.commit('The archive');
  return club.folder;
};

/** A clone of the club's archive with a branch `turn` out. */
export const newClub = async (options: WorldOptions = {}): Promise<Club> => {
  // It goes with the tests of the file that asked for it.
  if (published === undefined || !existsSync(await published)) published = publish();
  const world = newWorld(options);
  cpSync(await published, world.archive, { recursive: true });
  const club = clubAt(world);
  club.git('checkout', '--quiet', '-b', 'turn');
  return club;
};

/** The branch is refused with this sentence, and with a rule and what to do. */
export const refused = async (club: Club, sentence: string | RegExp, ...more: readonly string[]) => {
  const { code, out } = await club.judge(...more);
  expect(out).toMatch(sentence);
  expect(out).toMatch(/^ {2}rule {2}\S/m);
  expect(out).toMatch(/^ {2}next {2}\S/m);
  expect(out).toMatch(/The change is refused for \d+ reasons?\.\n$/);
  expect(code).toBe(1);
  return out;
};

/** The branch may be taken, and this is said of it. */
export const passes = async (club: Club, sentence: string | RegExp, ...more: readonly string[]) => {
  const { code, out } = await club.judge(...more);
  expect(out).toMatch(sentence);
  expect(out).toMatch(/The change is in order\.\n$/);
  expect(code).toBe(0);
  return out;
};
