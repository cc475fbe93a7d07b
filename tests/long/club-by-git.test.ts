// Two players, a bare remote and nothing else: from the template to the first round of two games, with entries that
// meet in the middle, a battle that is taken back, a wrong turn that is refused, and the site of it all.

import { spawn } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { newFolder, project } from '../cli/support.ts';
import { gitIn } from '../git/club.ts';
import { type Copy, type Done, makeCopy } from '../git/copy.ts';
import { addressOf, fileOfAddress, htmlOf } from '../site/support/site.ts';

const GAMES = ['spring-26', 'autumn-26'] as const;
const PLAYERS = ['--player', 'Anna=ussr,uk,usa', '--player', 'Bernd=germany,japan'];

/** Round 1, power by power. */
const ROUND = [
  { player: 'anna', buy: 'buy 8 inf', place: 'place 8 inf RUS' },
  { player: 'bernd', buy: 'buy 10 inf', place: 'place 10 inf GER' },
  { player: 'anna', buy: 'buy 1 ftr 6 inf', place: 'place 1 ftr 6 inf UK' },
  { player: 'bernd', buy: 'buy 8 inf', place: 'place 8 inf JAP' },
  { player: 'anna', buy: 'buy 2 ftr 4 inf', place: 'place 2 ftr 4 inf EUS' },
] as const;

const ATTACK = 'combat\n  3 inf 1 arm KAR > UKR\n  5 inf CAU > UKR\nfight UKR';

interface Clone {
  readonly name: string;
  readonly folder: string;
  git(...args: readonly string[]): string;
  /** The clone's own command line; what it says to programs. */
  run(...line: readonly string[]): Promise<Done & { readonly data: Answer }>;
  /** The same, which must succeed. */
  does(...line: readonly string[]): Promise<Answer>;
  /** Hands in a sheet as far as it goes. */
  submit(slug: string, text: string): Promise<Answer>;
  /** Hands in a sheet, which must be carried out to its end. */
  sheet(slug: string, text: string): Promise<Answer>;
  log(slug: string): string;
}

interface Answer {
  readonly due?: readonly {
    readonly kind: string;
    readonly needs?: readonly Need[];
    readonly orders?: readonly string[];
  }[];
  readonly entries?: readonly { readonly seq: number; readonly order?: { readonly type: string } }[];
}
interface Need {
  readonly purpose: string;
  readonly n: number;
}

/** A program of a clone; asynchronous, so that two can be at work at once. */
const start = (folder: string, program: string, args: readonly string[], input = ''): Promise<Done> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: folder, env: { ...process.env, LC_ALL: 'en_GB.UTF-8', NO_COLOR: '1' } });
    let out = '';
    let err = '';
    child.stdout.on('data', (part) => {
      out += part;
    });
    child.stderr.on('data', (part) => {
      err += part;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, out, err }));
    child.stdin.end(input);
  });

const cloneOf = (hub: string, name: string): Clone => {
  const folder = path.join(newFolder(), name);
  gitIn(path.dirname(folder), ['clone', '--quiet', hub, folder]);
  symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
  // A link to the packages is no folder of packages, which is what .gitignore names.
  writeFileSync(path.join(folder, '.git', 'info', 'exclude'), 'node_modules\n');
  const git = (...args: readonly string[]): string => gitIn(folder, args, name);
  git('config', 'user.name', name);
  git('config', 'user.email', `${name}@example.org`);
  git('config', 'fieldpost.player', name);
  const fieldpost = (line: readonly string[], input?: string) =>
    start(folder, process.execPath, ['bin/fieldpost.mjs', ...line, '--json'], input);
  const good = (done: Done, codes: readonly number[] = [0, 3]): Answer => {
    if (!codes.includes(done.code)) throw new Error(`${done.out}\n${done.err}`);
    return JSON.parse(done.out) as Answer;
  };
  return {
    name,
    folder,
    git,
    run: async (...line) => {
      const done = await fieldpost(line);
      return { ...done, data: JSON.parse(done.out) as Answer };
    },
    does: async (...line) => good(await fieldpost(line)),
    submit: async (slug, text) => good(await fieldpost(['submit', slug, '-', '--yes'], `${text}\n`)),
    sheet: async (slug, text) => good(await fieldpost(['submit', slug, '-', '--yes'], `${text}\n`), [0]),
    log: (slug) => readFileSync(path.join(folder, 'games', slug, 'log.jsonl'), 'utf8'),
  };
};

/** Dice thrown elsewhere, as they are asked for: the same row of faces over and over. */
const facesFor = (needs: readonly Need[]): readonly string[] =>
  needs.flatMap(({ purpose, n }) => [
    '--dice',
    `${purpose}=${Array.from({ length: n }, (_, index) => ((index * 5) % 6) + 1).join(',')}`,
  ]);

/** Declares an attack and fights it to its end: throws what is asked for, and goes on where the rules let him leave. */
const attack = async (clone: Clone, slug: string, sheet: string): Promise<void> => {
  await clone.submit(slug, sheet);
  for (;;) {
    const { due = [] } = await clone.does('status', slug);
    const needs = due.flatMap(({ kind, needs: asked }) => (kind === 'dice' ? (asked ?? []) : []));
    const goesOn = due.some(({ orders }) => orders?.includes('fight'));
    if (needs.length > 0) await clone.does('roll', slug, ...facesFor(needs), '--service', 'dicemaster', '--yes');
    else if (goesOn) await clone.does('fight', slug, '--yes');
    else return;
  }
};

const ordersIn = (log: string): readonly (string | undefined)[] =>
  log
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { readonly order?: { readonly type: string } }).order?.type);

const numbersOf = async (clone: Clone, slug: string, types: readonly string[]): Promise<readonly string[]> => {
  const { entries = [] } = await clone.does('log', slug);
  return entries.flatMap(({ seq, order }) => (types.includes(order?.type ?? '') ? [String(seq)] : []));
};

const both = (clones: readonly Clone[]): Promise<readonly Answer[]> =>
  Promise.all(clones.map((clone) => clone.does('sync')));

const last = (text: string): string => text.trimEnd().split('\n').at(-1) ?? '';

describe('two players, from the template to the end of round 1', () => {
  let hub: string;
  let anna: Clone;
  let bernd: Clone;
  let template: Copy;

  beforeAll(() => {
    template = makeCopy();
    hub = path.join(newFolder(), 'archive.git');
    template.git('clone', '--quiet', '--bare', template.folder, hub);
    anna = cloneOf(hub, 'anna');
  });

  test('one starts the archive, the other clones it', async () => {
    const settings = ['--name', 'Two', '--languages', 'en,de', '--site', 'https://two.example', '--base', '/archive/'];
    await anna.does('init', ...settings);
    anna.git('add', '--all');
    anna.git('commit', '--quiet', '--message', 'Our archive');
    anna.git('push', '--quiet');
    const open = (title: string, dice: string) =>
      anna.does('new', '--title', title, ...PLAYERS, '--option', 'askDefender=never', '--dice', dice, '--yes');
    await open('Spring 26', 'local');
    await open('Autumn 26', 'recorded');
    await anna.does('sync');
    bernd = cloneOf(hub, 'bernd');
    for (const slug of GAMES) expect(bernd.log(slug)).toBe(anna.log(slug));
  });

  test('a battle is fought in both games, and taken back in one by consent', async () => {
    for (const slug of GAMES) await attack(anna, slug, `buy 8 inf\n${ATTACK}`);
    await anna.does('sync');
    const wrong = await numbersOf(anna, 'spring-26', ['combat-move', 'fight']);
    await anna.does('void', 'spring-26', ...wrong, '--reason', 'The armor stood in Russia', '--yes');
    await anna.does('sync');
    await bernd.does('sync');
    await bernd.does('agree', 'spring-26', '--yes');
    await bernd.does('sync');
    await anna.does('sync');
    await attack(anna, 'spring-26', ATTACK);
    // Published at once: an order whose dice have fallen would not be moved behind what the other writes next.
    await anna.does('sync');
    expect(anna.log('spring-26').match(/"type":"rewound"/g)).toHaveLength(1);
  });

  test('both append at once, three times and more, and every entry lands once', async () => {
    for (const [turn, { player, buy, place }] of ROUND.entries()) {
      const [mover, other] = player === 'anna' ? [anna, bernd] : [bernd, anna];
      for (const slug of GAMES) {
        await mover.sheet(slug, turn === 0 ? `ncm\n${place}\nend turn` : `${buy}\n${place}\nend turn`);
        await other.does('note', slug, `Remark ${turn} on ${slug}`, '--yes');
      }
      await both([anna, bernd]);
      await both([anna, bernd]);
      // Whoever was second has what the first published; one more look brings the first what the second did.
      for (const slug of GAMES) expect(anna.log(slug)).toBe(bernd.log(slug));
    }
    for (const slug of GAMES) {
      const orders = ordersIn(anna.log(slug));
      expect(orders.filter((type) => type === 'end-turn')).toHaveLength(5);
      expect(orders.filter((type) => type === 'note')).toHaveLength(5);
    }
    const proof = await anna.does('verify');
    expect(proof).toMatchObject({ sound: 2, differs: 0, broken: 0 });
  });

  test('a wrong turn is refused by the script that CI runs', async () => {
    bernd.git('checkout', '--quiet', '-b', 'wrong');
    await anna.sheet('spring-26', 'buy 8 inf');
    const forged = anna.log('spring-26').replace(/"infantry":8(?=[^\n]*\n$)/, '"infantry":9');
    expect(forged).not.toBe(anna.log('spring-26'));
    writeFileSync(path.join(bernd.folder, 'games/spring-26/log.jsonl'), forged);
    bernd.git('commit', '--quiet', '--all', '--message', 'nine');
    bernd.git('push', '--quiet', 'origin', 'wrong');
    bernd.git('checkout', '--quiet', 'main');
    const judge = cloneOf(hub, 'judge');
    const refused = await start(judge.folder, 'sh', ['.ci/archive', 'check', 'HEAD', 'origin/wrong']);
    expect(last(refused.out)).toBe('archive check: refused, for the reasons above');
    expect(refused.code).toBe(1);
    // The right one passes.
    await anna.does('sync', '--branch', 'turn');
    judge.git('fetch', '--quiet');
    const passed = await start(judge.folder, 'sh', ['.ci/archive', 'check', 'HEAD', 'origin/turn']);
    expect(last(passed.out), passed.out).toBe('archive check: passed');
    await anna.does('sync');
    await bernd.does('sync');
  });

  test('both clones are equal and the site stands under its base path, every link of it alive', async () => {
    expect(bernd.git('rev-parse', 'HEAD')).toBe(anna.git('rev-parse', 'HEAD'));
    expect(anna.git('status', '--porcelain')).toBe('');
    expect(bernd.git('status', '--porcelain')).toBe('');
    for (const slug of GAMES) expect(bernd.log(slug)).toBe(anna.log(slug));

    const published = await start(bernd.folder, 'sh', ['.ci/archive', 'publish']);
    expect(last(published.out)).toBe('archive publish: the site is in dist; every game is sound');
    const out = path.join(bernd.folder, 'dist');
    const pages = htmlOf(out);
    expect(pages.map(({ file }) => file)).toContain('de/games/autumn-26/r01-japan/index.html');
    const dead = pages.flatMap(({ file, links }) =>
      links
        .filter((link) => !/^(https?:|mailto:|#|data:)/.test(link))
        .filter((link) => fileOfAddress(out, '/archive/', addressOf('/archive/', file, link)) === undefined)
        .map((link) => `${file}: ${link}`),
    );
    expect(dead).toEqual([]);
  });
});
