// A newcomer starts a club's archive by the guide, command by command as it stands there. The addresses of the guide
// lead to repositories in a temporary folder; nothing else is changed.

import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { newFolder, project } from '../cli/support.ts';
import { makeCopy } from '../git/copy.ts';

const guide = readFileSync(path.join(project, 'content/guides/en/start-an-archive.md'), 'utf8');

/** Demonstration games of the copy, of three boards. The site of all there are is built in own-site.test.ts. */
const GAMES = ['moved-in', 'kamikazes', 'from-board-to-board'];

/** The commands under a heading, line by line. */
const commandsUnder = (heading: string): readonly string[] => {
  const section = guide.split(/^## /m).find((each) => each.startsWith(heading));
  if (section === undefined) throw new Error(`The guide has no section "${heading}".`);
  return [...section.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = '']) =>
    block.split('\n').filter((line) => line !== ''),
  );
};

interface Person {
  readonly name: string;
  /** Where he types, as `cd` leaves it. */
  folder: string;
  readonly env: NodeJS.ProcessEnv;
}

const person = (name: string, hubs: Readonly<Record<string, string>>): Person => {
  const home = path.join(newFolder(), name);
  mkdirSync(home, { recursive: true });
  const config = path.join(home, '.gitconfig');
  const addresses = Object.entries(hubs).map(([address, hub]) => `[url "${hub}"]\n\tinsteadOf = ${address}\n`);
  writeFileSync(config, `[user]\n\tname = ${name}\n\temail = ${name}@example.org\n${addresses.join('')}`);
  return {
    name,
    folder: home,
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: config,
      GIT_CONFIG_NOSYSTEM: '1',
      LC_ALL: 'en_GB.UTF-8',
      NO_COLOR: '1',
      // What npm has fetched once it need not fetch again.
      npm_config_prefer_offline: 'true',
    },
  };
};

/** Types a command and waits for its end; one that serves is ended by Ctrl-C once it has said where. */
const type = async (who: Person, line: string): Promise<string> => {
  const cd = /^cd (\S+)$/.exec(line);
  if (cd !== null) {
    who.folder = path.join(who.folder, cd[1] ?? '');
    return '';
  }
  return new Promise((resolve, reject) => {
    // A group of its own, as a terminal gives to each command: Ctrl-C goes to all of it.
    const shell = spawn('sh', ['-c', line], { cwd: who.folder, env: who.env, detached: true });
    let said = '';
    let stopped = false;
    const take = (part: Buffer): void => {
      said += part.toString('utf8');
      if (stopped || !/The archive is at http/.test(said) || shell.pid === undefined) return;
      stopped = true;
      process.kill(-shell.pid, 'SIGINT');
    };
    shell.stdout.on('data', take);
    shell.stderr.on('data', take);
    shell.stdin.end();
    shell.on('error', reject);
    shell.on('close', (code) => {
      if (code === 0 || stopped) resolve(said);
      else reject(new Error(`${line}\nended with ${code}:\n${said}`));
    });
  });
};

const follow = async (who: Person, heading: string): Promise<string> => {
  const said: string[] = [];
  for (const line of commandsUnder(heading)) said.push(await type(who, line));
  return said.join('\n');
};

describe('the guide "Start a club archive"', { timeout: 600_000 }, () => {
  let hub: string;
  let anna: Person;
  let bernd: Person;
  const published = (file: string): string =>
    execFileSync('git', ['-C', hub, 'show', `main:${file}`], { encoding: 'utf8' });

  beforeAll(() => {
    // "Use this template" gives a repository with one commit; the project itself has gone on since.
    const release = makeCopy(GAMES);
    const version = JSON.parse(release.read('package.json')).version as string;
    release.git('tag', `v${version}`);
    hub = path.join(newFolder(), 'archive.git');
    release.git('clone', '--quiet', '--bare', release.folder, hub);
    release.write('CHANGELOG.md', `${release.read('CHANGELOG.md')}\n## A later release\n`);
    release.commit('A later release');
    const hubs = {
      'https://github.com/your-club/archive.git': hub,
      'https://github.com/fieldpost/fieldpost.git': release.folder,
    };
    anna = person('anna', hubs);
    bernd = person('bernd', hubs);
  });

  test('every command in it is one that this test types', () => {
    const headings = [...guide.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading);
    const typed = headings.filter((heading) => commandsUnder(heading).length > 0);
    expect(typed.map((heading) => heading.replace(/^\d+\. /, ''))).toEqual([
      'Make your copy',
      'Make it yours',
      'Say who you are',
      'Open a game',
      'The others',
      'A later release',
    ]);
    expect(guide.match(/^```/gm)?.length).toBe(2 * (guide.match(/^```sh$/gm)?.length ?? 0));
  });

  test('1, the copy is fetched, set up, built and served', async () => {
    expect(await follow(anna, '1. ')).toContain('The archive is at http://localhost:4321/');
    expect(readdirSync(path.join(anna.folder, 'games')).sort()).toEqual(GAMES.toSorted());
  });

  test('3, it becomes the club’s and is published', async () => {
    await follow(anna, '3. ');
    expect(JSON.parse(published('fieldpost.json'))).toEqual({
      name: 'Our club',
      languages: ['en', 'de'],
      site: 'https://your-club.github.io',
      base: '/archive/',
      timeZone: 'Europe/Berlin',
      dice: 'local',
    });
    expect(
      execFileSync('git', ['-C', hub, 'ls-tree', '-r', '--name-only', 'main', 'games'], { encoding: 'utf8' }),
    ).toBe('');
  });

  test('4 and 5, a game is opened and published', async () => {
    await follow(anna, '4. ');
    const said = await follow(anna, '5. ');
    expect(said).toContain('https://your-club.github.io/archive/games/spring-26/');
    const [line = ''] = published('games/spring-26/log.jsonl').split('\n');
    expect(JSON.parse(line)).toMatchObject({ by: 'anna', order: { clock: { turn: 72, answer: 24, forfeit: 120 } } });
  });

  test('6, another joins, and sees who is awaited', async () => {
    const said = await follow(bernd, '6. ');
    expect(said).toContain('spring-26');
    expect(said).toContain('anna');
  });

  test('a later release is merged in, and the games are as they were', async () => {
    const log = published('games/spring-26/log.jsonl');
    const said = await follow(anna, 'A later release');
    expect(said).toMatch(/spring-26 .*sound/);
    expect(published('CHANGELOG.md')).toContain('## A later release');
    expect(published('games/spring-26/log.jsonl')).toBe(log);
    expect(JSON.parse(published('fieldpost.json')).name).toBe('Our club');
  });
});
