// Statistics over no game, one, and many: counts are right, and shares are only said where there is enough to say them
// of.

import { describe, expect, test } from 'vitest';
import { allThrows, type GameRecord, median, NO_THROWS, shareOf, statisticsOf } from '../../src/stats/index.ts';
import { byPower } from '../../src/vocab/index.ts';

const SIDES = ['axis', 'allies'];

type RecordedTurn = GameRecord['turns'][number];
const turn = (more: Partial<RecordedTurn> = {}): RecordedTurn => ({
  clauses: [],
  battles: [],
  captured: [],
  ...more,
});

const game = (more: Partial<GameRecord> = {}): GameRecord => ({
  status: 'over',
  rounds: 6,
  throws: byPower(() => NO_THROWS),
  turns: [],
  ...more,
});

describe('statistics', () => {
  test('of no game are all nothing', () => {
    const none = statisticsOf([], SIDES);
    expect(none).toMatchObject({ games: 0, underWay: 0, turns: 0, bids: [], lengths: [], clauses: [], spaces: [] });
    expect(none.results).toEqual({
      games: 0,
      wins: [
        { side: 'axis', games: 0 },
        { side: 'allies', games: 0 },
      ],
      drawn: 0,
    });
    expect(none).not.toHaveProperty('days');
    expect(allThrows(none)).toEqual(NO_THROWS);
  });

  test('of one game under way are its turns, and no result', () => {
    const one = statisticsOf([game({ status: 'under-way', turns: [turn({ days: 2 }), turn()] })], SIDES);
    expect(one).toMatchObject({ games: 1, underWay: 1, turns: 2, lengths: [], bids: [], days: 2 });
    expect(one.results.games).toBe(0);
  });

  test('of many games add up', () => {
    const many = statisticsOf(
      [
        game({ winner: 'axis', rounds: 9 }),
        game({ winner: 'allies', rounds: 4, bid: { side: 'axis', total: 5 } }),
        game({ winner: 'axis', rounds: 7, bid: { side: 'axis', total: 6 } }),
        game({ drawn: 'yes', rounds: 12, bid: { side: 'axis', total: 40 } }),
        game({ winner: 'axis', rounds: 5, bid: { side: 'allies', total: 1 } }),
        game({ status: 'under-way' }),
      ],
      SIDES,
    );
    expect(many.lengths).toEqual([4, 5, 7, 9, 12]);
    expect(many.results).toEqual({
      games: 5,
      wins: [
        { side: 'axis', games: 3 },
        { side: 'allies', games: 1 },
      ],
      drawn: 1,
    });
    expect(many.bids.map(({ side, from, to, games }) => [side, from, to, games])).toEqual([
      [undefined, 0, 0, 1],
      ['allies', 1, 5, 1],
      ['axis', 1, 5, 1],
      ['axis', 6, 10, 1],
      ['axis', 16, undefined, 1],
    ]);
    for (const { games, wins, drawn } of many.bids) {
      expect(wins.reduce((sum, win) => sum + win.games, drawn)).toBe(games);
    }
  });

  test('name the clauses and spaces that came up most, first', () => {
    const turns = [
      turn({ clauses: ['B3.1', 'B9.2'], battles: ['ukraine-ssr', 'ukraine-ssr'], captured: ['ukraine-ssr'] }),
      turn({ clauses: ['B9.2'], battles: ['karelia-ssr'], captured: ['egypt', 'karelia-ssr'] }),
    ];
    const { clauses, spaces } = statisticsOf([game({ turns })], SIDES);
    expect(clauses).toEqual([
      { clause: 'B9.2', turns: 2 },
      { clause: 'B3.1', turns: 1 },
    ]);
    expect(spaces).toEqual([
      { space: 'ukraine-ssr', battles: 2, captures: 1 },
      { space: 'karelia-ssr', battles: 1, captures: 1 },
      { space: 'egypt', battles: 0, captures: 1 },
    ]);
  });
});

describe('a share', () => {
  test('is not said of fewer than ten', () => {
    expect(shareOf(9, 9)).toBeUndefined();
    expect(shareOf(0, 0)).toBeUndefined();
    expect(shareOf(5, 10)).toBeDefined();
  });

  // The bounds are those of Wilson's formula worked out by hand for these counts.
  test.each([
    [5, 10, 0.2366, 0.7634],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [60, 100, 0.502, 0.6906],
  ])('%i of %i lies between %f and %f', (count, of, from, to) => {
    const share = shareOf(count, of);
    expect(share?.share).toBeCloseTo(count / of, 12);
    expect(share?.from).toBeCloseTo(from, 3);
    expect(share?.to).toBeCloseTo(to, 3);
  });
});

test('the middle of a list', () => {
  expect(median([])).toBeUndefined();
  expect(median([3])).toBe(3);
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 100])).toBe(3);
});
