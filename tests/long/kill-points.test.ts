// `kill -9` at write points of a command, one after the other: afterwards the log is sound, and the player who goes
// on from what he finds ends with each of his orders once.

import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { gameOf, verifyGame } from '../../src/archive/index.ts';
import { runIn } from '../support/command-line.ts';

const project = path.resolve(import.meta.dirname, '../..');
const killer = path.join(project, 'tests/support/kill-at.mjs');
const work = mkdtempSync(path.join(tmpdir(), 'fieldpost-points-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** A turn, order by order, as it is handed in. */
const TURN: Readonly<Record<string, string>> = {
  purchase: 'buy 8 inf',
  'combat-move': 'combat\n  3 inf 1 arm KAR > UKR\n  5 inf CAU > UKR',
  fight: 'fight UKR',
  'noncombat-move': 'ncm\n  4 inf RUS > CAU',
  place: 'place 8 inf RUS',
  'end-turn': 'end turn',
};
const PLAYED = ['open-game', 'purchase', 'combat-move', 'fight', 'roll', 'noncombat-move', 'place', 'end-turn'];

interface Ran {
  readonly status: number | null;
  readonly signal: string | null;
  readonly out: string;
  readonly err: string;
}

/** A command in a process of its own, which is killed. */
const kill = (archive: string, line: readonly string[], killAt: number): Ran => {
  const done = spawnSync(
    process.execPath,
    ['--import', killer, path.join(project, 'bin/fieldpost.mjs'), '--archive', archive, '--as', 'anna', ...line],
    { encoding: 'utf8', env: { ...process.env, KILL_AT: String(killAt), LANG: 'en_GB.UTF-8' } },
  );
  return { status: done.status, signal: done.signal, out: done.stdout, err: done.stderr };
};

/** A command that nobody kills, in this process. */
const fieldpost = async (archive: string, line: readonly string[]): Promise<Ran> => {
  const world = { now: () => new Date(), randomBytes: (n: number) => new Uint8Array(randomBytes(n)) };
  const { code, out, err } = await runIn(archive, ['--as', 'anna', ...line], world);
  return { status: code, signal: null, out, err };
};

const logOf = (archive: string): Buffer => readFileSync(path.join(archive, 'games/kill/log.jsonl'));

/** What was ordered, in order; the log must be sound. A line without its end does not count. */
const ordersIn = (archive: string): readonly string[] => {
  const game = gameOf('kill', logOf(archive));
  const { verdict, faults } = verifyGame(game);
  expect(faults).toEqual([]);
  expect(verdict).toBe('sound');
  return game.entries.map(({ order }) => order?.type ?? 'reported');
};

const sheet = (archive: string, orders: readonly string[]): string => {
  const file = path.join(archive, 'turn.txt');
  writeFileSync(file, `${orders.map((order) => TURN[order]).join('\n')}\n`);
  return file;
};

/** What a player does after his machine has died: he throws the dice that are due and hands in what is missing. */
const goOn = async (archive: string): Promise<void> => {
  if (gameOf('kill', logOf(archive)).replay.state.awaiting.length > 0) {
    const rolled = await fieldpost(archive, ['roll', 'kill']);
    expect(rolled.status, rolled.err).toBe(0);
  }
  const done = ordersIn(archive);
  const missing = Object.keys(TURN).filter((order) => !done.includes(order));
  if (missing.length === 0) return;
  const submitted = await fieldpost(archive, ['submit', 'kill', sheet(archive, missing), '--yes']);
  expect(submitted.status, submitted.out + submitted.err).toBe(0);
};

const emptyArchive = async (): Promise<string> => {
  const archive = mkdtempSync(path.join(work, 'archive-'));
  const opened = await fieldpost(archive, [
    'new',
    ...['--title', 'Kill', '--player', 'Anna=ussr,uk,usa', '--player', 'Ben=germany,japan'],
    ...['--option', 'askDefender=never', '--yes'],
  ]);
  expect(opened.status, opened.err).toBe(0);
  return archive;
};

const start = await emptyArchive();

/** An archive in which the turn has got as far as so many lines. */
const playedSoFar = async (lines: number): Promise<string> => {
  const archive = mkdtempSync(path.join(work, 'archive-'));
  cpSync(start, archive, { recursive: true });
  if (lines === 1) return archive;
  await goOn(archive);
  const bytes = logOf(archive).toString('utf8').split('\n').slice(0, lines).join('\n');
  writeFileSync(path.join(archive, 'games/kill/log.jsonl'), `${bytes}\n`);
  return archive;
};

/** How many write points are passed over from one kill to the next; a bench leaves none out. */
const STEP = Number(process.env.FIELDPOST_KILL_STEP ?? 7);

test('a mail whose reader is killed is read again, and each of its orders is entered once', async () => {
  const before = await playedSoFar(1);
  writeFileSync(path.join(before, 'addresses.local.json'), '{"players":{"anna":"anna@example.org"}}');
  const own = Object.values(TURN).join('\n');
  writeFileSync(
    path.join(before, 'turn.eml'),
    `From: anna@example.org\r\nMessage-ID: <1@example.org>\r\n\r\n${own}\r\n`,
  );
  const seen = new Set<number>();
  let kills = 0;
  for (let at = 1; ; at += STEP) {
    const archive = mkdtempSync(path.join(work, 'killed-'));
    cpSync(before, archive, { recursive: true });
    const mail = path.join(archive, 'turn.eml');
    const killed = kill(archive, ['read', mail], at);
    const orders = ordersIn(archive);
    expect(orders).toEqual(PLAYED.slice(0, orders.length));
    seen.add(orders.length);
    const again = await fieldpost(archive, ['read', mail, '--json']);
    expect(ordersIn(archive), `killed at ${at}: ${again.out}${again.err}`).toEqual(PLAYED);
    expect(again.out).toContain('"outcome":');
    rmSync(archive, { recursive: true, force: true });
    if (killed.signal === null) {
      expect(killed.status, killed.err).toBe(0);
      break;
    }
    kills += 1;
  }
  expect(seen.size).toBeGreaterThan(STEP === 1 ? 6 : 2);
  expect(kills).toBeGreaterThan(60 / STEP);
});

test.each([
  {
    command: 'submit',
    lines: 1,
    line: (archive: string) => ['submit', 'kill', sheet(archive, Object.keys(TURN)), '-y'],
  },
  { command: 'fight', lines: 3, line: () => ['fight', 'kill', '-y'] },
  { command: 'roll', lines: 4, line: () => ['roll', 'kill'] },
])('$command killed at its write points loses and doubles nothing', async ({ command, lines, line }) => {
  const before = await playedSoFar(lines);
  const seen = new Set<number>();
  // A whole turn has many: kills that stand close together leave the same behind.
  const step = command === 'submit' ? Math.min(STEP, 3) : 1;
  for (let at = 1; ; at += step) {
    const archive = mkdtempSync(path.join(work, 'killed-'));
    cpSync(before, archive, { recursive: true });
    const killed = kill(archive, line(archive), at);
    const orders = ordersIn(archive);
    // As far as it got, it went in order.
    expect(orders).toEqual(PLAYED.slice(0, orders.length));
    expect(orders.length).toBeGreaterThanOrEqual(lines);
    seen.add(orders.length);
    await goOn(archive);
    expect(ordersIn(archive)).toEqual(PLAYED);
    // What stood there before the kill still does, to the byte.
    expect(logOf(archive).subarray(0, logOf(before).length).equals(logOf(before))).toBe(true);
    rmSync(archive, { recursive: true, force: true });
    if (killed.signal === null) {
      expect(killed.status, killed.err).toBe(0);
      break;
    }
  }
  // Kills struck before the first line, after the last one, and between them all.
  expect(seen.size).toBeGreaterThan(1);
});
