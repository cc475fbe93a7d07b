// Wins by lead: groups of a round worked out by hand, nothing of few games, and intervals that hold what is true.

import { describe, expect, test } from 'vitest';
import { secondEdition } from '../../src/rulesets/index.ts';
import { FEWEST_TO_PART, type GameSeries, type LedGame, leadsOf, shareOf, winsByLead } from '../../src/stats/index.ts';
import { type ByPower, byPower, type UnitCounts } from '../../src/vocab/index.ts';
import { randomFrom } from '../support/sparring/index.ts';

const led = (game: string, winner: string, ...leads: LedGame['leads']): LedGame => ({ game, winner, leads });
/** As many games, by name from a, with leads 1, 2, 3 …; the first side wins those from `wins` on. */
const row = (count: number, wins: number): LedGame[] =>
  Array.from({ length: count }, (_, at) => led(`g${100 + at}`, at + 1 >= wins ? 'allies' : 'axis', at + 1));

describe('the lead after a round', () => {
  const turns = [1, 1, 2, 2].map((round) => ({ round }));
  const series = (of: (power: string) => readonly number[]): ByPower<readonly number[]> => byPower(of);
  const units = (...counts: UnitCounts[]): readonly UnitCounts[] => counts;
  const none: readonly UnitCounts[] = units({}, {}, {}, {}, {});
  const game: Pick<GameSeries, 'land' | 'cash' | 'units'> = {
    land: series((power) =>
      power === 'ussr' ? [24, 24, 20, 20, 19] : power === 'germany' ? [32, 32, 36, 36, 37] : [],
    ),
    cash: series((power) => (power === 'usa' ? [36, 36, 5, 5, 5] : [])),
    units: byPower((power) => (power === 'japan' ? units({}, {}, { infantry: 2, 'industrial-complex': 1 }) : none)),
  };

  test('is land, money and units of one side less those of the other, once all have moved', () => {
    // After round 1: 20 + 5 against 36 + 2 × 3 + 15; in round 2 the game ended or still goes on.
    expect(leadsOf(secondEdition, game, turns)).toEqual([-32]);
    expect(leadsOf(secondEdition, game, [...turns, { round: 3 }])).toEqual([-32, 19 + 5 - 37]);
  });

  test('is not told of rounds before a game began, nor where more than two sides play', () => {
    expect(leadsOf(secondEdition, game, [{ round: 3 }, { round: 4 }])).toEqual([null, null, 24 + 36 - 32]);
    const sides = [...secondEdition.sides, { side: 'others', powers: [] }];
    expect(leadsOf({ ...secondEdition, sides }, game, turns)).toEqual([]);
    expect(leadsOf(secondEdition, game, [])).toEqual([]);
  });
});

describe('wins by lead', () => {
  test('are silent under twenty games of a round', () => {
    expect(FEWEST_TO_PART).toBe(20);
    expect(winsByLead([], 'allies')).toEqual([]);
    expect(winsByLead(row(19, 10), 'allies')).toEqual([]);
    expect(winsByLead(row(20, 10), 'allies')).toHaveLength(1);
    expect(winsByLead([...row(19, 10), led('late', 'axis', null, 5)], 'allies')).toEqual([]);
  });

  test('are told in groups of as many games, from furthest behind to furthest ahead', () => {
    const [round, ...more] = winsByLead(row(25, 9).reverse(), 'allies');
    expect(more).toEqual([]);
    expect(round).toEqual({
      round: 1,
      games: 25,
      groups: [
        { least: 1, middle: 7, most: 13, games: 13, won: 5, ...shareOf(5, 13) },
        { least: 14, middle: 19.5, most: 25, games: 12, won: 12, ...shareOf(12, 12) },
      ],
    });
  });

  test('have five groups at most, and every game in one of them', () => {
    const [round] = winsByLead(row(203, 100), 'allies');
    expect(round?.groups.map(({ games }) => games)).toEqual([41, 41, 40, 41, 40]);
    expect(winsByLead(row(39, 5), 'allies')[0]?.groups).toHaveLength(3);
  });

  test('count a game once a round, for as long as it went on', () => {
    const games = row(20, 10).map((game, at) => (at < 3 ? game : { ...game, leads: [...game.leads, 7] }));
    expect(winsByLead(games, 'allies').map(({ round, games: count }) => [round, count])).toEqual([[1, 20]]);
    const all = [...games, led('a', 'axis', 1, 2), led('b', 'axis', 1, 2), led('c', 'axis', 1, 2)];
    expect(winsByLead(all, 'allies').map(({ round, games: count }) => [round, count])).toEqual([
      [1, 23],
      [2, 20],
    ]);
  });

  test('hold the true chance in their interval nineteen times of twenty, where it is known', () => {
    const random = randomFrom(17);
    const chanceOf = (lead: number): number => 1 / (1 + Math.exp(-lead / 40));
    let [held, told] = [0, 0];
    for (let archive = 0; archive < 400; archive += 1) {
      const games = Array.from({ length: 60 }, (_, at) => {
        const lead = Math.round(240 * random() - 120);
        return led(`g${100 + at}`, random() < chanceOf(lead) ? 'allies' : 'axis', lead);
      });
      for (const { least, most, from, to } of winsByLead(games, 'allies')[0]?.groups ?? []) {
        const own = games.flatMap(({ leads: [lead] }) => (lead != null && lead >= least && lead <= most ? [lead] : []));
        const truth = own.reduce((sum, lead) => sum + chanceOf(lead), 0) / own.length;
        told += 1;
        if (from <= truth && truth <= to) held += 1;
      }
    }
    expect(told).toBe(2000);
    expect(held / told).toBeGreaterThan(0.94);
    expect(held / told).toBeLessThan(0.995);
  });
});
