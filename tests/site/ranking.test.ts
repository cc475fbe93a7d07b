// Who is ranked in an archive: games played to an end, by those who held powers then, where the group wants it.

import { expect, test } from 'vitest';
import { rankingsIn } from '../../src/site/data/ranking.ts';
import type { GameRow } from '../../src/site/data/rows.ts';
import { pointsOf, START } from '../../src/site/words/ranking.ts';

interface Said {
  readonly allies?: readonly string[];
  readonly axis?: string;
  readonly won?: string;
  readonly view?: Partial<GameRow['view']>;
}

/** As much of a row as a ranking asks for. */
const row = (slug: string, { allies = ['anna'], axis = 'bert', won = 'axis', view = {} }: Said = {}): GameRow =>
  ({
    view: {
      slug,
      purpose: 'play',
      status: 'over',
      ended: `2026-01-0${slug.length}T00:00:00Z`,
      won: { side: won, how: 'capitals' },
      opening: { ruleset: 'second-edition' },
      players: [
        ...allies.map((id, at) => ({ id, role: 'player', powers: [['uk'], ['ussr', 'usa']][at] })),
        { id: axis, role: 'player', powers: ['germany', 'japan'] },
        { id: 'judge', role: 'referee', powers: [] },
      ],
      ...view,
    },
    teams: [
      { side: 'allies', powers: ['uk', 'ussr', 'usa'] },
      { side: 'axis', powers: ['germany', 'japan'] },
    ],
  }) as unknown as GameRow; // a row has much more, of which nothing is asked here

const played = (games: readonly GameRow[], asked = {}) => rankingsIn(games, asked).flatMap((each) => each.games);

test('nobody is ranked where the group has not asked for it', () => {
  expect(rankingsIn([row('a')], undefined)).toEqual([]);
  expect(rankingsIn([row('a')], {})).toHaveLength(1);
});

test('what was not played to an end by people counts for nobody', () => {
  const games = [
    row('a'),
    row('bb', { view: { purpose: 'demonstration' } }),
    row('ccc', { view: { status: 'under-way' } }),
    row('dddd', { view: { forfeited: 'yes' } }),
    row('eeeee', { allies: ['bert'] }), // one man on both sides
  ];
  expect(played(games).map(({ game }) => game)).toEqual(['a']);
});

test('teams are those of the end, and a draw has no winner', () => {
  expect(played([row('a', { allies: ['zoe', 'anna'] })])[0]?.teams).toEqual([
    { players: ['anna', 'zoe'], place: 2 },
    { players: ['bert'], place: 1 },
  ]);
  const { won: _, ...drawn } = row('a').view;
  const teams = played([{ ...row('a'), view: { ...drawn, drawn: 'yes' } }])[0]?.teams;
  expect(teams?.map(({ place }) => place)).toEqual([1, 1]);
});

test('rulesets are ranked apart', () => {
  const other = row('bb', {
    view: { opening: { ruleset: 'daak' } as unknown as NonNullable<GameRow['view']['opening']> },
  });
  expect(rankingsIn([row('a'), other], {}).map(({ ruleset }) => ruleset)).toEqual(['daak', 'second-edition']);
});

test('who wants no rank is in no game that counts, under any of his names, and two names may be one player', () => {
  const games = [row('a', { axis: 'bert-2' }), row('bb', { axis: 'carl' })];
  const same = { 'bert-2': 'bert' };
  expect(
    rankingsIn(games, { same })[0]
      ?.players.map(({ player }) => player)
      .sort(),
  ).toEqual(['anna', 'bert', 'carl']);
  expect(played(games, { same, without: ['bert'] }).map(({ game }) => game)).toEqual(['bb']);
  expect(played(games, { same, without: ['bert-2'] }).map(({ game }) => game)).toEqual(['bb']);
});

test('points begin at a thousand, with a wide range', () => {
  expect(pointsOf({ mu: 25, sigma: 25 / 3 })).toEqual({ points: START, from: 333, to: 1667 });
});
