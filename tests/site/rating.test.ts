// The ranking of players: values worked out by hand from the formulas of the paper, and what holds whatever was played.

import { expect, test } from 'vitest';
import { type RatedGame, rankingOf } from '../../src/site/data/rating.ts';

const at = (day: number): string => `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`;
const game = (day: number, winners: readonly string[], losers: readonly string[]): RatedGame => ({
  game: `game-${day}`,
  ended: at(day),
  teams: [
    { players: winners, place: 1 },
    { players: losers, place: 2 },
  ],
});

test('a game between two who are new moves both alike', () => {
  // c = √(2 (σ² + β²)) = √(2 (69.44 + 17.36)) = 13.176; each is moved by σ² / c · ½ = 2.635.
  const [anna, bert] = rankingOf([game(1, ['anna'], ['bert'])]);
  expect(anna).toMatchObject({ player: 'anna', games: 1, won: 1, lost: 0, drawn: 0 });
  expect(anna?.mu).toBeCloseTo(25 + 69.444 / 13.176 / 2, 2);
  expect(bert?.mu).toBeCloseTo(25 - 69.444 / 13.176 / 2, 2);
  expect(anna?.sigma).toBeCloseTo(bert?.sigma ?? 0, 12);
  expect(anna?.sigma).toBeLessThan(25 / 3);
});

test('who beats a stronger one gains more, and more games are surer', () => {
  const strong = [1, 2, 3, 4, 5, 6].map((day) => game(day, ['anna'], ['bert']));
  const gain = (by: string): number => {
    const before = rankingOf([...strong, game(7, ['carl'], ['dora'])]);
    const after = rankingOf([...strong, game(7, ['carl'], ['dora']), game(8, ['dora'], [by])]);
    const muIn = (ranking: typeof before) => ranking.find(({ player }) => player === 'dora')?.mu ?? 0;
    return muIn(after) - muIn(before);
  };
  expect(gain('anna')).toBeGreaterThan(gain('bert'));
  const [first] = rankingOf(strong);
  expect(first?.player).toBe('anna');
  expect(first?.sigma).toBeLessThan(rankingOf(strong.slice(0, 3))[0]?.sigma ?? 0);
});

test('one game won does not stand above ten won out of twelve', () => {
  const many = Array.from({ length: 12 }, (_, day) =>
    day % 6 === 0 ? game(day + 1, ['bert'], ['anna']) : game(day + 1, ['anna'], ['bert']),
  );
  const ranking = rankingOf([...many, game(20, ['lucky'], ['bert'])]);
  expect(ranking.map(({ player }) => player).indexOf('anna')).toBe(0);
});

test('a team shares what it wins, three sides have one winner, and a draw of equals moves nobody', () => {
  const team = rankingOf([game(1, ['anna', 'bert'], ['carl'])]);
  const [anna, bert] = ['anna', 'bert'].map((id) => team.find(({ player }) => player === id)?.mu);
  expect(anna).toBe(bert);
  const three = rankingOf([
    {
      game: 'linked',
      ended: at(1),
      teams: [
        { players: ['anna'], place: 2 },
        { players: ['bert'], place: 1 },
        { players: ['carl'], place: 2 },
      ],
    },
  ]);
  expect(three[0]).toMatchObject({ player: 'bert', won: 1 });
  expect(three[1]?.mu).toBeCloseTo(three[2]?.mu ?? 0, 12);
  const drawn = rankingOf([
    {
      game: 'a',
      ended: at(1),
      teams: [
        { players: ['anna'], place: 1 },
        { players: ['bert'], place: 1 },
      ],
    },
  ]);
  expect(drawn.map(({ drawn: games, mu }) => [games, mu])).toEqual([
    [1, 25],
    [1, 25],
  ]);
});

test('games are rated in the order in which they ended, however they are listed', () => {
  const games = [game(1, ['anna'], ['bert']), game(2, ['bert'], ['carl']), game(3, ['carl'], ['anna'])];
  expect(rankingOf(games.toReversed())).toEqual(rankingOf(games));
});
