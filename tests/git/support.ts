// A group that plays by git: a bare remote and clones of it in temporary folders, each with a user of its own and none
// of this machine's settings. Games are real: every line comes from the engine.

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import path from 'node:path';
import {
  appendNote,
  appendOrder,
  type Drafted,
  type Game,
  gameOf,
  loadGame,
  openGame,
  verifyGame,
} from '../../src/archive/index.ts';
import type { OpenGame, PowerOrder } from '../../src/engine/index.ts';
import { type SyncOptions, type SyncReport, type SyncStop, sync } from '../../src/git/index.ts';
import { appendLines } from '../../src/log/files.ts';
import { seed } from '../archive/play.ts';
import { AT, GAME, openOrder } from '../log/sample.ts';
import { newFolder } from '../support/folders.ts';

export { GAME } from '../log/sample.ts';
export { newFolder } from '../support/folders.ts';

process.env.GIT_CONFIG_GLOBAL = devNull;
process.env.GIT_CONFIG_NOSYSTEM = '1';

const project = path.resolve(import.meta.dirname, '../..');

/** What git says; an error if it fails. */
export const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** What git says, whether it succeeds or not. */
export const tryGit = (folder: string, ...args: readonly string[]): 'done' | 'failed' => {
  try {
    git(folder, ...args);
    return 'done';
  } catch {
    return 'failed';
  }
};

/** What makes a person of git's settings. */
const personIn = (name: string): readonly string[] => [
  `user.name=${name}`,
  `user.email=${name.toLowerCase()}@example.org`,
];

const withSettings = (settings: readonly string[]): readonly string[] => settings.flatMap((each) => ['-c', each]);

export interface Group {
  readonly remote: string;
  /** Another clone, of somebody with this name. */
  clone(name: string, ...settings: readonly string[]): string;
}

export interface GroupOptions {
  /** Line 0, as far as it is not the usual. */
  readonly open?: Partial<OpenGame>;
  /** The time of line 0. */
  readonly at?: string;
  /** The archive's folder in the repository; its top by default. */
  readonly below?: string;
  /** Whether the repository says what git may do to logs. */
  readonly attributes?: 'yes' | 'no';
}

export const logFile = (archive: string, slug = GAME): string => path.join(archive, 'games', slug, 'log.jsonl');
export const readLog = (archive: string, slug = GAME): string => readFileSync(logFile(archive, slug), 'utf8');

/** Writes the lines of a draft to the log of a clone. */
export const write = (archive: string, drafted: Drafted): Game => {
  if (!drafted.ok) throw new Error(JSON.stringify(drafted.error));
  const { game, lines, after } = drafted.value;
  const done = appendLines(archive, game.slug, lines, { after });
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return game;
};

/** A game opened in a clone, between anna (Allies) and bernd (Axis), with a steward, a referee and others. */
export const openIn = (archive: string, slug = GAME, change: Partial<OpenGame> = {}, at = AT): Game =>
  write(archive, openGame(slug, { ...openOrder, ...change }, { at, by: 'anna' }));

/** A remark in a clone's log. */
export const note = (archive: string, by: string, text: string, slug = GAME, of?: readonly string[], at = AT): Game =>
  write(archive, appendNote(loadGame(archive, slug), { at, by, note: text }, of));

/** An order in a clone's log, with its dice if `n` names a seed for them. */
export const order = (archive: string, by: string, given: PowerOrder, n?: number, slug = GAME): Game =>
  write(
    archive,
    appendOrder(
      loadGame(archive, slug),
      given,
      { at: AT, by },
      n === undefined ? undefined : { source: 'local', seed: seed(n) },
    ),
  );

/** The group of a remote that is there. */
export const groupAt = (remote: string, below = ''): Group => ({
  remote,
  clone: (name, ...settings) => {
    const folder = path.join(newFolder(), name);
    git(tmpdir(), 'clone', '--quiet', ...withSettings([...settings, ...personIn(name)]), remote, folder);
    return path.join(folder, below);
  },
});

/** The remotes that were made, by what was asked for. They go with the tests of the file that asked. */
const made = new Map<string, string>();

/** A remote with one game in it. */
export const newGroup = (options: GroupOptions = {}): Group => {
  const asked = JSON.stringify(options);
  let like = made.get(asked);
  if (like === undefined || !existsSync(like)) {
    like = makeRemote(options);
    made.set(asked, like);
  }
  const remote = path.join(newFolder(), 'club.git');
  cpSync(like, remote, { recursive: true });
  return groupAt(remote, options.below);
};

const makeRemote = ({ open = {}, at = AT, below = '', attributes = 'yes' }: GroupOptions): string => {
  const remote = path.join(newFolder(), 'club.git');
  git(tmpdir(), 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  const first = path.join(newFolder(), 'first');
  git(tmpdir(), 'init', '--quiet', '--initial-branch=main', first);
  const archive = path.join(first, below);
  for (const file of ['.gitignore', ...(attributes === 'yes' ? ['.gitattributes'] : [])]) {
    cpSync(path.join(project, file), path.join(archive, file));
  }
  openIn(archive, GAME, open, at);
  writeFileSync(path.join(archive, 'fieldpost.json'), '{"name":"Club","languages":["en"]}\n');
  writeFileSync(path.join(first, 'README.md'), '# A club\n');
  git(first, 'add', '--all');
  git(first, ...withSettings(personIn('Steward')), 'commit', '--quiet', '-m', 'begin');
  git(first, 'push', '--quiet', remote, 'main');
  return remote;
};

/** Options of a sync by a player, for whom chance is a counter and pauses are short. */
const optionsOf = (me: string | undefined, more: Partial<SyncOptions> = {}): SyncOptions => {
  let count = 0;
  return {
    me,
    also: [],
    accept: [],
    mode: 'publish',
    subject: (games) => games.map(({ slug }) => slug).join(', ') || 'merge',
    random: () => {
      count += 1;
      return (count % 7) / 7;
    },
    pause: (ms) => new Promise((done) => setTimeout(done, ms)),
    ...more,
  };
};

/** A sync that must go through. */
export const synced = async (
  archive: string,
  me: string | undefined,
  more: Partial<SyncOptions> = {},
): Promise<SyncReport> => {
  const done = await sync(archive, optionsOf(me, more));
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value;
};

/** A sync that must be stopped. */
export const stopped = async (
  archive: string,
  me: string | undefined,
  more: Partial<SyncOptions> = {},
): Promise<SyncStop> => {
  const done = await sync(archive, optionsOf(me, more));
  if (done.ok) throw new Error(`went through: ${JSON.stringify(done.value.games.map(({ slug }) => slug))}`);
  return done.error;
};

/** The log as it is published. */
export const publishedLog = ({ remote }: Pick<Group, 'remote'>, slug = GAME, branch = 'main', below = ''): string =>
  execFileSync('git', ['show', `${branch}:${below}games/${slug}/log.jsonl`], { cwd: remote, encoding: 'utf8' });

/** The remarks of a log, in order. */
export const remarksIn = (log: string): readonly string[] =>
  gameOf(GAME, Buffer.from(log)).entries.flatMap(({ note: said }) => said ?? []);

/** The kinds of a log's entries, in order. */
export const kindsIn = (log: string): readonly string[] =>
  gameOf(GAME, Buffer.from(log)).entries.map(({ order: given }) => given?.type ?? 'reported');

/** What is wrong with a log: nothing, for a sound one. */
export const wrongIn = (log: string, slug = GAME): readonly string[] => {
  const game = gameOf(slug, Buffer.from(log));
  const { verdict, faults } = verifyGame(game);
  return verdict === 'sound' && game.torn === undefined ? [] : [verdict, ...faults.map(({ code }) => code)];
};

/** Publishes a log as somebody would who goes around the tool. */
export const pushLog = (group: Group, slug: string, text: string | undefined, how: 'forward' | 'force' = 'forward') => {
  const folder = group.clone('Vandal');
  if (text === undefined) git(folder, 'rm', '--quiet', '-r', `games/${slug}`);
  else writeFileSync(logFile(folder, slug), text);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', ...(how === 'force' ? ['--amend'] : []), '-m', 'tidy up');
  git(folder, 'push', '--quiet', ...(how === 'force' ? ['--force'] : []), 'origin', 'main');
};

/** What git calls changed in a clone; nothing when all is as it is published. */
export const statusOf = (folder: string): string => git(folder, 'status', '--porcelain', '--branch').replace('## ', '');

/** Files kept beside a log. */
export const besideLog = (archive: string, slug = GAME): readonly string[] =>
  readdirSync(path.join(archive, 'games', slug))
    .filter((name) => name !== 'log.jsonl')
    .sort();
