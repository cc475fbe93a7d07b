// N1, N2: what a command takes from the shell's point of view, in processor time with every process it starts. Start-up
// is `--help`, against that of 0.2.0 in the same run; commands are those that play and ask, on a game in its
// twenty-fifth round, against start-up.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { alternateFigures, type Finding, ms } from './measure.ts';

const root = path.resolve(import.meta.dirname, '../..');
const GAME = 'sparring-match';
/** The lines of the game up to the Soviet turn of round 25. */
const LINES = 788;

const git = (...args: readonly string[]): string | undefined => {
  const done = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return done.status === 0 && done.stdout.trim() !== '' ? done.stdout.trim() : undefined;
};

/** 0.2.0 by its tag, or the last state before the command line was put together to one program. */
const before = (): { readonly name: string; readonly commit: string } | undefined => {
  const tag = ['v0.2.0', '0.2.0'].find((name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`));
  if (tag !== undefined) return { name: tag, commit: git('rev-parse', `${tag}^{commit}`) ?? '' };
  const made = git('log', '--diff-filter=A', '--format=%H', '--', 'scripts/bundle.mjs')?.split('\n').at(-1);
  const commit = made === undefined ? undefined : git('rev-parse', '--verify', '--quiet', `${made}^`);
  return commit === undefined ? undefined : { name: `0.2.0 as it was at ${commit.slice(0, 8)}`, commit };
};

/** A checkout of an earlier state beside the caches, with the packages of this one. */
const checkoutOf = (commit: string): string => {
  const folder = path.join(root, '.cache', 'bench', commit);
  if (existsSync(path.join(folder, 'node_modules'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const unpack = `git archive ${commit} bin scripts src content package.json fieldpost.json | tar -x -C '${folder}'`;
  const done = spawnSync('sh', ['-c', unpack], { cwd: root, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${commit} could not be taken out.\n${done.stderr}`);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
};

interface Call {
  readonly project: string;
  readonly args: readonly string[];
  readonly home: string;
  readonly input?: string;
}

const secondsIn = (said: string): number => {
  const [, minutes = '0', seconds = '0'] = /^(\d+)m([\d.]+)s$/.exec(said) ?? [];
  return 60 * Number(minutes) + Number(seconds);
};

/**
 * Processor time of a command in ms, with all its children, so many times over in one shell, which counts in
 * hundredths.
 */
const cpuOf = ({ project, args, home, input = '' }: Call, times = 1): number => {
  const file = path.join(home, 'input');
  writeFileSync(file, input);
  const again = Array.from({ length: times }, (_, at) => at).join(' ');
  const shell = spawnSync(
    'sh',
    [
      '-c',
      `for n in ${again}; do "$@" <"$0" >"$0.out" 2>&1 || { code=$?; [ $code = 3 ] || exit $code; }; done; times`,
      file,
      process.execPath,
      path.join(project, 'bin', 'fieldpost.mjs'),
      ...args,
    ],
    {
      encoding: 'utf8',
      cwd: home,
      env: {
        PATH: process.env.PATH ?? '',
        HOME: home,
        LANG: 'en_GB.UTF-8',
        NO_COLOR: '1',
        // Both keep compiled code, as launcher and Node do in every command.
        NODE_COMPILE_CACHE: path.join(project, '.cache', 'compiled'),
      },
    },
  );
  if (shell.status !== 0) throw new Error(`${args.join(' ')} failed.\n${readFileSync(`${file}.out`, 'utf8')}`);
  const [user = '', system = ''] = shell.stdout.trim().split('\n').at(-1)?.split(' ') ?? [];
  return ((secondsIn(user) + secondsIn(system)) * 1000) / times;
};

/** A purchase, an attack and a move, in the Soviet turn of round 25. */
const SHEET = 'buy 1 inf\n';

/** Commands that play or ask; each gets the archive as it was. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  'nothing else': ['--as', 'red'],
  'status --mine': ['status', '--mine', '--as', 'red'],
  status: ['status', GAME],
  show: ['show', GAME],
  log: ['log', GAME, 'r24-ussr'],
  'turn --json': ['turn', GAME, '--json', '--as', 'red'],
  'submit --dry-run': ['submit', GAME, '-', '--dry-run', '--as', 'red'],
  'submit --yes': ['submit', GAME, '-', '--yes', '--as', 'red'],
  note: ['note', GAME, 'A good game.', '--yes', '--as', 'red'],
  mail: ['mail', GAME, '--turn', 'r24-ussr'],
  odds: ['odds', '5 inf 2 arm vs 3 inf 1 ftr'],
};

const archiveIn = (home: string): string => {
  const archive = path.join(home, 'archive');
  const log = path.join(archive, 'games', GAME, 'log.jsonl');
  mkdirSync(path.dirname(log), { recursive: true });
  const lines = readFileSync(path.join(root, 'games', GAME, 'log.jsonl'), 'utf8')
    .split('\n')
    .slice(0, LINES);
  writeFileSync(log, `${lines.join('\n')}\n`);
  return archive;
};

const startFinding = async (home: string, rounds: number): Promise<Finding | undefined> => {
  const old = before();
  if (old === undefined) return undefined;
  const was = { project: checkoutOf(old.commit), args: ['--help'], home };
  const now = { project: root, args: ['--help'], home };
  for (const each of [was, now]) cpuOf(each, 3); // compiled code is kept from here on
  const took = await alternateFigures({ now: () => cpuOf(now, 3), was: () => cpuOf(was, 3) }, rounds);
  return {
    id: 'N1',
    what: `start-up (--help) against ${old.name}`,
    ratio: took.now / took.was,
    target: { atMost: 0.5 },
    figures: `${ms(took.now)} against ${ms(took.was)} of processor time`,
  };
};

const commandFinding = async (home: string, rounds: number): Promise<Finding> => {
  const archive = archiveIn(home);
  const pristine = path.join(home, 'pristine');
  cpSync(archive, pristine, { recursive: true });
  const call = (args: readonly string[]): number => {
    cpSync(pristine, archive, { recursive: true, force: true });
    return cpuOf({ project: root, args: ['--archive', archive, ...args], home, input: SHEET });
  };
  const names = Object.keys(COMMANDS);
  for (const name of names) call(COMMANDS[name] ?? []);
  const ways: Readonly<Record<string, () => number>> = {
    ...Object.fromEntries(names.map((name) => [name, () => call(COMMANDS[name] ?? [])])),
    '--help': () => call(['--help']),
  };
  const took: Readonly<Record<string, number>> = await alternateFigures(ways, rounds);
  const start = took['--help'] ?? Number.NaN;
  const ratios = names.map((name) => ({ name, ratio: (took[name] ?? Number.NaN) / start }));
  return {
    id: 'N2',
    what: `the slowest of ${names.length} commands on a game of 25 rounds against start-up`,
    ratio: Math.max(...ratios.map(({ ratio }) => ratio)),
    target: { atMost: 2 },
    figures: `start-up ${ms(start)}; ${ratios.map(({ name, ratio }) => `${name} ${ratio.toFixed(2)}`).join(', ')}`,
  };
};

export const startFindings = async (rounds: number): Promise<readonly Finding[]> => {
  const home = mkdtempSync(path.join(tmpdir(), 'fieldpost-bench-'));
  try {
    const start = await startFinding(home, rounds);
    if (start === undefined) console.error('N1 is left out: neither a tag v0.2.0 nor its commits are here to start.');
    const commands = await commandFinding(home, rounds);
    return start === undefined ? [commands] : [start, commands];
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
};
