// Games of the linked war, a ruleset that is being written, held against the laws entry by entry: every IPC of every
// purse accounted for, and nothing lost.

import { describe, expect, test } from 'vitest';
import { linked2001 } from '../../src/rulesets/linked-2001/index.ts';
import { foldsAlike, type LawfulGame, playUnderLaws } from '../support/sparring/laws.ts';

const opening = {
  players: [
    { id: 'anna', name: 'Anna', role: 'player' as const, powers: ['germany' as const] },
    { id: 'cas', name: 'Cas', role: 'player' as const, powers: ['japan' as const] },
    {
      id: 'bram',
      name: 'Bram',
      role: 'player' as const,
      powers: ['ussr' as const, 'uk' as const, 'usa' as const, 'china' as const],
    },
  ],
};

/** Rounds by seed: in the first Japan wins the Pacific while the war goes on in Europe. */
const GAMES: readonly (readonly [seed: number, rounds: number])[] = [
  [4, 9],
  [3, 3],
];

const seen = new Set<string>();
const hold = (game: LawfulGame): void => {
  expect(game.breaches.slice(0, 3)).toEqual([]);
  expect(foldsAlike(game, Math.floor(game.entries.length / 2))).toBe(true);
  for (const { events, applied } of game.entries) {
    for (const { code } of applied) seen.add(code);
    for (const event of events) {
      seen.add(event.type);
      if (event.type === 'units-purchased' && event.purse !== undefined) seen.add(`bought from ${event.purse}`);
    }
  }
};

describe('laws of games of the linked war', () => {
  test.each(GAMES)('game %i, %i rounds', (seed, rounds) => {
    hold(playUnderLaws(seed, rounds, linked2001, {}, { opening }));
  });

  test('what it alone has has happened', () => {
    // What a victory in Europe brings, cases show: tests/draft-cases/linked-2001.
    const all = [
      'theatre-won',
      'fund-divided',
      'advance-spent',
      'points-changed',
      'bought from england',
      'bought from india',
      'bought from australia',
      'bought from america-in-europe',
      'bought from america-in-the-pacific',
    ];
    expect(all.filter((what) => !seen.has(what))).toEqual([]);
  });
});
