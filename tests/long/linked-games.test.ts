// Games of the linked war under the laws, longer than every test run has time for: what comes of a victory of each side
// in each theatre, a peace broken and a theatre won again, every purse and the points of Japan worked out once more.

import { describe, expect, test } from 'vitest';
import { linked2001 } from '../../src/rulesets/linked-2001/index.ts';
import { pointsOfJapan, wrongIncomes, wrongPurses } from '../support/sparring/accounts.ts';
import { foldsAlike, playUnderLaws } from '../support/sparring/laws.ts';
import { LINKED_BOOK, LINKED_OPENING } from '../support/sparring/linked.ts';

const TO_THE_END = 25;
const GAMES: readonly (readonly [seed: number, rounds: number])[] = [
  [2, 11],
  [7, 11],
  [9, TO_THE_END],
  [10, TO_THE_END],
  [106, 22],
];

const seen = new Set<string>();

describe('longer games of the linked war', () => {
  test.each(GAMES)('game %i, at most %i rounds', (seed, rounds) => {
    const game = playUnderLaws(seed, rounds, linked2001, {}, { opening: LINKED_OPENING });
    expect(game.breaches.slice(0, 3)).toEqual([]);
    expect(foldsAlike(game, Math.floor(game.entries.length / 3))).toBe(true);
    expect(wrongPurses(game)).toEqual([]);
    expect(wrongIncomes(game, LINKED_BOOK)).toEqual([]);
    expect(game.state.points?.japan ?? 0).toBe(pointsOfJapan(game));
    const { winner } = game.state;
    if (rounds === TO_THE_END) expect(winner).toBeDefined();
    if (winner?.with !== undefined) seen.add(`${[winner.side, ...winner.with].sort().join(' and ')} won`);
    for (const event of game.entries.flatMap(({ events }) => events)) {
      seen.add(event.type);
      if (event.type === 'theatre-won') seen.add(`${event.side} won ${event.theatre}`);
    }
  });

  test('more hits than ships are given up to ships that bear two', () => {
    // Six bombers hit three battleships and a destroyer five times in round 7.
    const game = playUnderLaws(210_081, 7, linked2001);
    expect(game.breaches).toEqual([]);
    const borne = game.entries.flatMap(({ order }) =>
      order?.type === 'casualties' && order.battle === 'pa:sea-zone-34' ? order.lost : [],
    );
    expect(borne).toContainEqual({ power: 'japan', units: { battleship: 4, destroyer: 1 } });
  });

  test('every side has won where it can, and what follows from it', () => {
    const all = [
      'allies won europe',
      'germany won europe',
      'allies won pacific',
      'japan won pacific',
      'germany and japan won',
      'theatre-reopened',
      'combat-move-lost',
    ];
    expect(all.filter((what) => !seen.has(what))).toEqual([]);
  });
});
