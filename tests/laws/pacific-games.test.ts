// Games of Pacific (2001), held against the laws entry by entry: of players who plan, some of them to their end, and of
// wanderers. What every purse holds, what land pays and the points of Japan are worked out once more from the events
// alone.

import { describe, expect, test } from 'vitest';
import { pacific2001 } from '../../src/rulesets/index.ts';
import { pointsOfJapan, wrongIncomes, wrongPurses } from '../support/sparring/accounts.ts';
import { foldsAlike, type LawfulGame, playUnderLaws } from '../support/sparring/laws.ts';
import { PACIFIC_BOOK, PACIFIC_OPENING } from '../support/sparring/pacific.ts';

const GAMES = 20;
const ROUNDS = 4;
/** So many games are played until somebody has won. */
const TO_THE_END = 4;
const MOST_ROUNDS = 20;

const seen = new Set<string>();
const hold = (game: LawfulGame): void => {
  expect(game.breaches.slice(0, 3)).toEqual([]);
  expect(foldsAlike(game, Math.floor(game.entries.length / 2))).toBe(true);
  expect(wrongPurses(game)).toEqual([]);
  expect(wrongIncomes(game, PACIFIC_BOOK)).toEqual([]);
  expect(game.state.points?.axis ?? 0).toBe(pointsOfJapan(game));
  for (const { events, applied } of game.entries) {
    for (const { code } of applied) seen.add(code);
    for (const { type } of events) seen.add(type);
  }
};

describe('laws of games of Pacific', () => {
  test.each(Array.from({ length: GAMES }, (_, i) => 1 + i))('game %i', (seed) => {
    const isWhole = seed <= TO_THE_END;
    const game = playUnderLaws(seed, isWhole ? MOST_ROUNDS : ROUNDS, pacific2001, {}, { opening: PACIFIC_OPENING });
    hold(game);
    if (isWhole) expect(game.state.winner).toBeDefined();
  });

  test.each([5, 8])('wanderers, game %i: Japan scores and China raises troops whoever plays', (seed) => {
    const game = playUnderLaws(seed, 2, pacific2001, {}, { manner: 'wanders' });
    hold(game);
    const events = game.entries.flatMap((entry) => entry.events);
    const raised = events.filter((event) => event.type === 'units-purchased' && event.power === 'china');
    expect(raised.length).toBe(2);
    expect(game.state.points?.axis ?? 0).toBeGreaterThan(0);
  });

  test('what it alone has has happened', () => {
    const all = [
      'fund-divided',
      'income-by-purse',
      'points-scored',
      'units-mustered',
      'patrols-set',
      'patrols-landed',
      'convoy-taken',
      'submarines-submerged',
      'caught-unprepared',
      'power-done',
      'ship-bears-hit',
    ];
    expect(all.filter((what) => !seen.has(what))).toEqual([]);
  });
});
