// Which games count for openings and for wins by lead: those that people played to an end, by ruleset; and what is said
// of them, in every language.

import { describe, expect, test } from 'vitest';
import { leadsJson, openingsJson } from '../../src/site/data/json.ts';
import { playedIn } from '../../src/site/data/played.ts';
import type { GameCounts, GameRow } from '../../src/site/data/rows.ts';
import { drawLeads } from '../../src/site/words/leads.ts';
import { sayChoice, sayChoices, sayResults } from '../../src/site/words/openings.ts';
import { speak } from '../../src/site/words/speak.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';

/** As much of a row as is asked for. */
const row = (slug: string, view: Partial<GameRow['view']> = {}, sides = ['allies', 'axis']): GameRow =>
  ({
    view: {
      slug,
      purpose: 'play',
      status: 'over',
      ended: '2026-01-01T00:00:00Z',
      won: { side: 'axis', how: 'capitals' },
      opening: { ruleset: 'second-edition', version: 1 },
      ...view,
    },
    sides,
    turns: [{ power: 'ussr' }, { power: 'germany' }, { power: 'ussr' }],
  }) as unknown as GameRow; // a row has much more, of which nothing is asked here

const counts = (lead = 0): GameCounts =>
  ({
    leads: [lead],
    turns: [
      { first: { bought: { infantry: 8 }, attacked: ['ukraine-ssr'] } },
      { first: { bought: { armor: 4 }, attacked: [] } },
      {},
    ],
  }) as unknown as GameCounts;

const many = (count: number, view?: Partial<GameRow['view']>, name = 'g'): GameRow[] =>
  Array.from({ length: count }, (_, at) => row(`${name}${100 + at}`, view));

const opening = (ruleset: string, more = {}) =>
  ({ ruleset, version: 1, ...more }) as unknown as NonNullable<GameRow['view']['opening']>;

describe('games that count', () => {
  test('are those that people played to an end, and each is asked for once, one after the other', () => {
    const { won: _, ...drawn } = row('a').view;
    const others: GameRow[] = [
      row('shown', { purpose: 'demonstration' }),
      row('tried', { purpose: 'demonstration', isTrial: true }),
      row('running', { status: 'under-way' }),
      row('late', { forfeited: 'yes' }),
      row('unknown', { opening: opening('checkers') }),
    ];
    const asked: string[] = [];
    const games = [...others, ...many(2), { ...row('even'), view: { ...drawn, drawn: 'yes' as const } }];
    const [played, ...more] = playedIn(games, ({ view }) => {
      asked.push(view.slug);
      return counts();
    });
    expect(more).toEqual([]);
    expect(asked).toHaveLength(3);
    expect(played).toMatchObject({
      ruleset: 'second-edition',
      opened: { games: 3 },
      led: { games: 2, side: 'allies' },
    });
  });

  test('of demonstrations alone tell nothing, however many they are', () => {
    expect(playedIn(many(60, { purpose: 'demonstration' }), () => counts())).toEqual([]);
  });

  test('count for openings where they began as printed, and for leads wherever they began', () => {
    const start = opening('second-edition', { start: { round: 2 } });
    const [played] = playedIn([...many(12), ...many(10, { opening: start }, 's')], () => counts());
    expect(played?.opened.games).toBe(12);
    expect(played?.led).toMatchObject({ games: 22, rounds: [{ round: 1, games: 22 }] });
  });

  test('are told for each ruleset apart, whatever its version, and leads of two sides alone', () => {
    const linked = ['germany', 'japan', 'allies'];
    const games = [
      ...many(15),
      ...many(15, { opening: opening('second-edition', { version: 2 }) }, 'v'),
      ...Array.from({ length: 30 }, (_, at) => row(`l${at}`, { opening: opening('linked-2001') }, linked)),
    ];
    const played = playedIn(games, () => counts());
    expect(played.map(({ ruleset, opened, led }) => [ruleset, opened.games, led.ofTwo, led.rounds.length])).toEqual([
      ['linked-2001', 30, 'no', 0],
      ['second-edition', 30, 'yes', 1],
    ]);
  });
});

describe('what is told', () => {
  const games = [...many(15), ...many(15, { won: { side: 'allies', how: 'resignation' } }, 'h')];
  const played = playedIn(games, ({ view }) => counts(view.won?.side === 'allies' ? 10 : -10));

  test('stands beside the page with how it was reckoned, null where games are too few', () => {
    expect(openingsJson(played).rulesets).toMatchObject([
      { ruleset: 'second-edition', games: 30, openings: { tree: { branches: [{ games: 30 }] } } },
    ]);
    const groups = [
      { games: 10, won: 0, most: -10 },
      { games: 10, won: 5 },
      { games: 10, won: 10, least: 10 },
    ];
    expect(leadsJson(played).rulesets).toMatchObject([{ games: 30, side: 'allies', rounds: [{ round: 1, groups }] }]);
    expect(openingsJson(playedIn(many(9), () => counts())).rulesets).toEqual([
      { ruleset: 'second-edition', games: 9, openings: null },
    ]);
  });

  test('is said in every language, with the range of each share', () => {
    const [one] = played;
    const branch = one?.opened.openings?.tree.branches[0];
    if (one === undefined || branch === undefined) throw new Error('There is no branch.');
    const said = LANGUAGES.map((language) => {
      const s = speak(language);
      const { svg, table, reading } = drawLeads(s, one.led.side, one.led.rounds, 'leads');
      expect(svg.match(/class="whisker"/g)).toHaveLength(6); // three groups, in both forms of the chart
      expect(table.rows.map(({ cells }) => cells.slice(1, 3))).toEqual([
        ['10', '0'],
        ['10', '5'],
        ['10', '10'],
      ]);
      expect(reading).toMatch(/\+10 IPC.* 100\s?% \(72 .*−10 IPC/);
      return `${sayChoices(s, branch).says}: ${sayResults(s, branch)}`.replaceAll('\u00a0', ' ');
    });
    expect(said).toEqual([
      'U.S.S.R. buys 8 infantry · U.S.S.R. attacks Ukraine S.S.R. · Germany buys 4 armor · Germany attacks nobody: 30 games: Allies 15, Axis 15 · Allies 50% (33 to 67%)',
      'UdSSR: 8 Infanterie gekauft · UdSSR: Angriff auf die Ukraine · Deutschland: 4 Panzer gekauft · Deutschland: kein Angriff: 30 Partien: Alliierte 15, Achse 15 · Alliierte 50 % (33 bis 67 %)',
      'Sovjet-Unie: 8 infanterie gekocht · Sovjet-Unie: aanval op Oekraïne · Duitsland: 4 tanks gekocht · Duitsland: geen aanval: 30 spellen: Geallieerden 15, As-mogendheden 15 · Geallieerden 50% (33 tot 67%)',
    ]);
  });

  test('has no share of fewer than ten games, and says when nobody was attacked', () => {
    const s = speak('en');
    const wins = [
      { side: 'allies', games: 3 },
      { side: 'axis', games: 5 },
    ];
    expect(sayResults(s, { games: 9, wins, drawn: 1 })).toBe('9 games: Allies 3, Axis 5, drawn 1');
    expect(sayChoice(s, { what: 'attacked', power: 'uk', spaces: [] })).toMatch(/attacks nobody/);
    expect(sayChoice(s, { what: 'bought', power: 'uk', units: {} })).toMatch(/buys nothing/);
    expect(sayChoice(s, { what: 'bid', side: 'axis', from: 6, to: 10 })).toBe('Bid: Axis, 6 to 10 IPC');
  });
});
