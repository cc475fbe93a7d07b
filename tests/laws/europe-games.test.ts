// Games of Europe (1999), a ruleset that is being written, held against the laws entry by entry: of players who plan,
// some of them to the end, and of wanderers. Between them they show what that ruleset alone has.

import { describe, expect, test } from 'vitest';
import { DRAFT_RULESETS } from '../../src/rulesets/drafts.ts';
import { foldsAlike, type LawfulGame, playUnderLaws } from '../support/sparring/laws.ts';

const europe = DRAFT_RULESETS.find(({ id }) => id === 'europe-1999');
if (europe === undefined) throw new Error('Europe is no draft any more.');

const opening = {
  players: [
    { id: 'anna', name: 'Anna', role: 'player' as const, powers: ['germany' as const] },
    { id: 'bram', name: 'Bram', role: 'player' as const, powers: ['ussr' as const] },
    { id: 'cas', name: 'Cas', role: 'player' as const, powers: ['uk' as const, 'usa' as const] },
  ],
};

/** Rounds by seed: the first comes to its end. */
const GAMES: readonly (readonly [seed: number, rounds: number])[] = [
  [3, 15],
  [1, 6],
  [2, 4],
  [4, 4],
];

const seen = new Set<string>();
const hold = (game: LawfulGame): void => {
  expect(game.breaches.slice(0, 3)).toEqual([]);
  expect(foldsAlike(game, Math.floor(game.entries.length / 2))).toBe(true);
  if (game.state.winner !== undefined) seen.add('won');
  for (const { events, applied } of game.entries) {
    for (const { code } of applied) seen.add(code);
    for (const { type } of events) seen.add(type);
  }
};

describe('laws of games of Europe', () => {
  test.each(GAMES)('game %i, %i rounds', (seed, rounds) => {
    hold(playUnderLaws(seed, rounds, europe, {}, { opening }));
  });

  test.each([20, 21, 22])('wanderers, game %i', (seed) => {
    hold(playUnderLaws(seed, 1, europe, {}, { opening, manner: 'wanders' }));
  });

  test('what it alone has has happened', () => {
    const all = [
      'advance-spent',
      'artillery-lifts',
      'first-shot',
      'no-first-shot',
      'submarines-submerged',
      'submarines-surfaced',
      'ship-bears-hit',
      'ships-righted',
      'interceptors-named',
      'units-lent',
      'planes-leave-landing',
      'goal-looked-at',
      'won',
    ];
    expect(all.filter((what) => !seen.has(what))).toEqual([]);
  });
});
