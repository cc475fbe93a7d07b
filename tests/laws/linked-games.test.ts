// Twenty games of the linked war, held against the laws entry by entry, one of them to its end. What every purse holds,
// what land and convoys pay and the points of Japan are worked out once more. Longer ones: tests/long/linked-games.

import { describe, expect, test } from 'vitest';
import { linked2001 } from '../../src/rulesets/linked-2001/index.ts';
import { pointsOfJapan, wrongIncomes, wrongPurses } from '../support/sparring/accounts.ts';
import { foldsAlike, type LawfulGame, playUnderLaws } from '../support/sparring/laws.ts';
import { LINKED_BOOK, LINKED_OPENING } from '../support/sparring/linked.ts';

const TO_THE_END = 25;
/** Rounds by seed: in the first each theatre is won by another side. A round is as long as three of other games. */
const GAMES: readonly (readonly [seed: number, rounds: number])[] = [
  [3, TO_THE_END],
  ...Array.from({ length: 19 }, (_, at) => [4 + at, at < 9 ? 2 : 1] as const),
];

const seen = new Set<string>();
const hold = (game: LawfulGame): void => {
  expect(game.breaches.slice(0, 3)).toEqual([]);
  expect(foldsAlike(game, Math.floor(game.entries.length / 2))).toBe(true);
  expect(wrongPurses(game)).toEqual([]);
  expect(wrongIncomes(game, LINKED_BOOK)).toEqual([]);
  expect(game.state.points?.japan ?? 0).toBe(pointsOfJapan(game));
  for (const { events, applied } of game.entries) {
    for (const { code } of applied) seen.add(code);
    for (const event of events) {
      seen.add(event.type);
      if (event.type === 'units-purchased' && event.purse !== undefined) seen.add(`bought from ${event.purse}`);
      if (event.type === 'theatre-won') seen.add(`${event.side} won ${event.theatre}`);
    }
  }
};

describe('laws of games of the linked war', () => {
  test.each(GAMES)('game %i, at most %i rounds', (seed, rounds) => {
    const game = playUnderLaws(seed, rounds, linked2001, {}, { opening: LINKED_OPENING });
    hold(game);
    if (rounds === TO_THE_END) expect(game.state.winner).toBeDefined();
  });

  test('what it alone has has happened', () => {
    // What a victory of Germany brings, cases show: tests/cases/linked-2001.
    const all = [
      'allies won europe',
      'japan won pacific',
      'game-won-by-theatres',
      'combat-move-lost',
      'points-for-theatre',
      'relation-changed',
      'fund-divided',
      'advance-spent',
      'points-changed',
      'units-mustered',
      'patrols-set',
      'bought from england',
      'bought from india',
      'bought from australia',
      'bought from america-in-europe',
      'bought from america-in-the-pacific',
    ];
    expect(all.filter((what) => !seen.has(what))).toEqual([]);
  });
});
