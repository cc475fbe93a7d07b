// What stands beside the pages, what a broken game shows, and what a build writes.

import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../src/site/build.ts';
import { buildTestSite, filesOf, type TestSite } from './support/site.ts';

let site: TestSite;
const read = (file: string): string => readFileSync(path.join(site.out, file), 'utf8');
const json = (file: string) => JSON.parse(read(file));

beforeAll(async () => {
  site = await buildTestSite('data');
});

describe('data beside the pages', () => {
  test('hold the log byte for byte', () => {
    for (const game of ['long-war', 'struck-out', 'broken-chain', 'not-a-log']) {
      expect(read(`games/${game}/log.jsonl`)).toBe(
        readFileSync(path.join(site.archive, 'games', game, 'log.jsonl'), 'utf8'),
      );
    }
  });

  test('tell a game in short', () => {
    const game = json('games/long-war/game.json');
    expect(game).toMatchObject({ format: 1, slug: 'long-war', status: 'under-way', verdict: 'sound', round: 2 });
    expect(game.turns.map(({ id }: { id: string }) => id)).toContain('r02-germany');
    expect(game.due[0].kind).toBe('dice');
    expect(game.position.owners['karelia-ssr']).toMatch(/^(ussr|germany)$/);
    expect(game.series.land.ussr).toHaveLength(game.series.moments.length);
  });

  test('tell a turn in full', () => {
    const turn = json('games/long-war/r01-germany/turn.json');
    expect(turn).toMatchObject({
      format: 1,
      game: 'long-war',
      id: 'r01-germany',
      account: { power: 'germany', round: 1 },
    });
    const dice = turn.account.battles.flatMap((battle: { rounds: { happenings: { kind: string }[] }[] }) =>
      battle.rounds.flatMap(({ happenings }) => happenings.filter(({ kind }) => kind === 'fire')),
    );
    expect(dice.length).toBeGreaterThan(0);
    expect(turn.proofs.every(({ verdict }: { verdict: string }) => verdict === 'table')).toBe(true);
  });
});

describe('games that are not sound', () => {
  test('a broken one is shown up to the break, with where, why and what next', () => {
    const page = read('games/broken-chain/index.html');
    expect(page).toContain('cannot be followed to its end');
    expect(page).toMatch(/games\/broken-chain\/log\.jsonl, line \d+/);
    expect(existsSync(path.join(site.out, 'games/broken-chain/r01-ussr/index.html'))).toBe(true);
    expect(json('games/broken-chain/game.json')).toMatchObject({ status: 'broken', due: [] });
    expect(read('de/games/broken-chain/index.html')).toContain('lässt sich nicht bis zum Ende folgen');
  });

  test('a file that is no log at all has a page that says so', () => {
    expect(read('games/not-a-log/index.html')).toContain('Not one line of this log could be read.');
    expect(json('games/not-a-log/game.json')).toMatchObject({ status: 'unreadable', entries: 0 });
  });

  test('neither hinders the others', () => {
    expect(json('games/given-up/game.json')).toMatchObject({
      status: 'over',
      won: { side: 'axis', how: 'resignation' },
    });
  });

  test('what was voided is struck out, with who and why', () => {
    const page = read('games/struck-out/log/index.html');
    expect(page).toMatch(/<s>[^<]*4 armor[^<]*<\/s>/);
    expect(page).toContain('Voided by entry 2');
    expect(page).toContain('Meant *infantry* &lt;b&gt;only&lt;/b&gt;.');
    expect(read('games/struck-out/r01-ussr/index.html')).toContain('1 entry of this turn was voided');
  });

  test('what was only reported says so', () => {
    expect(read('games/reported-before/r03-germany/index.html')).toContain(
      'begins from a position as reported, not verified',
    );
  });

  test('who entered a turn for somebody else is named', () => {
    expect(read('games/given-up/r01-ussr/index.html')).toContain(
      'Entered by Clara for Bram; the mail is kept (SHA-256 abababababab…)',
    );
  });
});

describe('building again', () => {
  const dates = () =>
    new Map(filesOf(site.out).map((file) => [file, statSync(path.join(site.out, file)).mtimeMs] as const));

  test('writes nothing when nothing has changed', async () => {
    const before = dates();
    const built = await buildSite({ root: site.archive, out: site.out });
    expect(built).toMatchObject({ ok: true, written: 0, removed: 0 });
    expect(dates()).toEqual(before);
  });

  test('writes only what a torn line in one log changes', async () => {
    const before = dates();
    appendFileSync(path.join(site.archive, 'games/given-up/log.jsonl'), '{"at":');
    const built = await buildSite({ root: site.archive, out: site.out });
    expect(built.ok).toBe(true);
    const after = dates();
    const changed = [...after].filter(([file, date]) => before.get(file) !== date).map(([file]) => file);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter((file) => !/^((de|nl)\/)?games\/given-up\//.test(file))).toEqual([]);
    expect(read('games/given-up/log/index.html')).toContain('The last line was never finished (6 bytes).');
  });
});
