// What stands beside the pages, and what a broken game shows.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import canonicalize from 'canonicalize';
import { beforeAll, describe, expect, test } from 'vitest';
import { filesOf, sharedTestSite, type TestSite } from './support/site.ts';

let site: TestSite;
const read = (file: string): string => readFileSync(path.join(site.out, file), 'utf8');
const json = (file: string) => JSON.parse(read(file));

beforeAll(async () => {
  site = await sharedTestSite();
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

  test('tell who is ranked, and by which games', () => {
    const [ranking, ...others] = json('statistics/ranking.json').rulesets;
    expect(others).toEqual([]);
    expect(ranking).toMatchObject({ ruleset: 'second-edition', games: [{ game: 'drawn' }] });
    expect(ranking.players.map(({ drawn, mu }: { drawn: number; mu: number }) => [drawn, mu])).toEqual([
      [1, 25],
      [1, 25],
    ]);
    expect(json('games/forfeited/game.json').forfeited).toBe('yes');
    expect(json('games/given-up/game.json')).not.toHaveProperty('forfeited');
  });

  test('tell openings and leads of too few games by their number alone', () => {
    // One was drawn; what was given up was made for show, and what was forfeited was not played to an end.
    const ruleset = 'second-edition';
    expect(json('statistics/openings.json').rulesets).toEqual([{ ruleset, games: 1, openings: null }]);
    expect(json('statistics/leads.json').rulesets).toEqual([{ ruleset, games: 0, side: 'allies', rounds: [] }]);
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

describe('the index of clauses', () => {
  test('names the turns in which a clause made a difference, as their own data do', () => {
    const { format, clauses } = json('rules/index.json');
    expect(format).toBe(1);
    const turns = Object.entries<{ applied: { game: string; turn: string }[] }>(clauses).flatMap(([id, { applied }]) =>
      applied.map(({ game, turn }) => `${game}/${turn} ${id}`),
    );
    const told = filesOf(site.out)
      .filter((file) => file.endsWith('/turn.json'))
      .flatMap((file) => {
        const turn = json(file);
        return turn.clauses.map((id: string) => `${turn.game}/${turn.id} ${id}`);
      });
    expect(told.length).toBeGreaterThan(20);
    expect(turns.sort()).toEqual(told.sort());
  });

  test('names what was voided under a clause', () => {
    expect(json('rules/index.json').clauses['B3.1'].voided).toEqual([
      { game: 'struck-out', turn: 'r01-ussr', entry: 1, by: 2 },
    ]);
  });
});

describe('data, read anew or known before', () => {
  test('have their keys in one order', () => {
    const turn = 'games/long-war/r01-germany/turn.json';
    for (const file of ['heads.json', 'rules/index.json', 'games/drawn/game.json', turn]) {
      expect(read(file)).toBe(canonicalize(json(file)));
    }
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
    for (const page of ['games/given-up/r01-ussr/index.html', 'games/by-post/r01-ussr/index.html']) {
      expect(read(page)).toContain('For Bram: entered by Clara (steward), mail kept (SHA-256 abababababab…).');
    }
    expect(read('games/by-post/r01-ussr/index.html')).toContain('For Bram: entered by Clara (steward), no mail kept.');
    expect(read('games/by-post/log/index.html')).toContain('entered by Clara (steward), mail kept');
    expect(read('de/games/by-post/log/index.html')).toContain('eingetragen von Clara (Archivar), Mail aufbewahrt');
    expect(read('nl/games/by-post/log/index.html')).toContain('ingevoerd door Clara (beheerder), geen mail bewaard');
  });
});

describe('a game by post', () => {
  test('says who is awaited since when and until when, in the archive’s time zone', () => {
    const page = read('games/by-post/index.html');
    expect(page).toContain('since <time datetime="2026-03-03T03:00:00Z">3 Mar 2026, 04:00 CET</time>');
    expect(page).toContain('until <time datetime="2026-03-07T03:00:00Z">7 Mar 2026, 04:00 CET</time>');
    expect(page).toContain('forfeit possible from <time datetime="2026-03-09T03:00:00Z">9 Mar 2026, 04:00 CET</time>');
    expect(read('de/index.html')).toContain('bis <time datetime="2026-03-07T03:00:00Z">7. März 2026, 04:00 MEZ</time>');
    expect(json('games/by-post/game.json').due[0]).toMatchObject({
      kind: 'orders',
      powers: ['germany'],
      players: ['anna'],
      since: '2026-03-03T03:00:00Z',
      deadline: '2026-03-07T03:00:00Z',
    });
  });

  test('has its clock, its absences and its change of players on its page', () => {
    const page = read('games/by-post/index.html');
    expect(page).toContain('<dt>Time for an answer</dt><dd>1 day</dd>');
    expect(page).toContain('<dt>Forfeit may be declared</dt><dd>2 days after the deadline</dd>');
    expect(page).toMatch(/Bram: <time datetime="2026-07-01">1 Jul 2026<\/time>/);
    expect(page).toContain('Dora took over from Anna');
    expect(page).toContain('Anna and Dora against Bram');
  });

  test('tells its orders to the archive in full words', () => {
    const page = read('games/by-post/log/index.html');
    for (const said of [
      'Bram is away from 1 Jul 2026 to 3 Jul 2026',
      'Dora takes over from Anna',
      'Proposes to set the position right',
      'Treasury of Germany: 30 IPC',
      'Offers a draw',
    ]) {
      expect(page).toContain(said);
    }
    const turn = read('games/by-post/r01-germany/index.html');
    expect(turn).toContain('Besides the moves');
    expect(turn).toContain('Dora takes over from Anna');
    expect(turn).toContain('Offers a draw');
    expect(read('de/games/by-post/log/index.html')).toContain('Bietet Remis an');
    expect(read('nl/games/drawn/log/index.html')).toContain('Stelt voor de afspraken vanaf hier te wijzigen');
    expect(read('games/forfeited/log/index.html')).toContain('Forfeited: Germany and Japan');
  });

  test('whose position was agreed on says so with the reason, and that nothing was only reported', () => {
    const turn = read('games/drawn/r01-ussr/index.html');
    expect(turn).toContain(
      'The position was set right by agreement. Reason: Two &lt;b&gt;too many&lt;/b&gt;. (<a href',
    );
    expect(turn).not.toContain('as reported, not verified');
    expect(read('games/drawn/log/index.html')).toContain('The position was set right by agreement.');
    expect(read('de/games/drawn/index.html')).toMatch(/<span class="vh">UdSSR, Runde 1: [^<]*berichtigt<\/span>/);
    expect(json('games/drawn/r01-ussr/turn.json')).toMatchObject({
      told: 'agreed',
      reported: 'nothing',
      setRight: [{ reason: 'Two <b>too many</b>.' }],
    });
  });

  test('that was drawn is shown as drawn, with the options as they were at the end', () => {
    expect(read('games/drawn/index.html')).toContain('The game ended in a draw in round 1.');
    expect(read('games/drawn/index.html')).toContain('<dd>low luck (usually: ordinary dice)</dd>');
    expect(read('games/index.html')).toContain('The game ended in a draw in round 1.');
    expect(json('games/drawn/game.json')).toMatchObject({
      status: 'over',
      drawn: 'yes',
      options: { luck: 'low-luck' },
    });
  });
});

describe('a long log', () => {
  test('has a page for each round, and every entry is found from the page of the whole log', () => {
    const whole = read('games/long-log/log/index.html');
    const count = json('games/long-log/game.json').entries;
    expect(count).toBeGreaterThan(100);
    for (let seq = 0; seq < count; seq += 1) {
      const link = new RegExp(`<li id="entry-${seq}"><a href="/club/games/long-log/log/(r\\d\\d)/#entry-${seq}">`).exec(
        whole,
      );
      expect(link, `entry ${seq}`).not.toBeNull();
      expect(read(`games/long-log/log/${link?.[1]}/index.html`)).toContain(`<li id="entry-${seq}"`);
    }
  });

  test('is linked where its entries stand', () => {
    expect(read('games/long-log/r02-germany/index.html')).toContain('/club/games/long-log/log/r02/#entry-');
    expect(read('games/long-war/r01-germany/index.html')).toContain('/club/games/long-war/log/#entry-');
  });
});

describe('checkpoints', () => {
  test('name count and head of every game, on its page and in one file', () => {
    const heads = json('heads.json').heads;
    expect(heads.map(({ game }: { game: string }) => game)).toContain('by-post');
    for (const { game, count, head, checkpoint } of heads) {
      expect(checkpoint).toBe(`pbem-checkpoint v1 ${game} ${count} ${head}`);
      if (count > 0) expect(read(`games/${game}/index.html`)).toContain(checkpoint);
    }
    const lines = read('games/by-post/log.jsonl').trimEnd().split('\n');
    const last = createHash('sha256')
      .update(lines.at(-1) ?? '')
      .digest('hex');
    expect(heads.find(({ game }: { game: string }) => game === 'by-post')).toMatchObject({
      count: lines.length,
      head: last,
    });
  });
});
