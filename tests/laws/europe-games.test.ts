// Games of Europe (1999), held against the laws entry by entry: of players who plan, one of them to its end, and of
// wanderers. Between them they show what that ruleset alone has.

import { describe, expect, test } from 'vitest';
import { europe1999 } from '../../src/rulesets/index.ts';
import { foldsAlike, type LawfulGame, playUnderLaws } from '../support/sparring/laws.ts';

/** The Allies are two players, who have to agree on who pays. */
const opening = {
  players: [
    { id: 'anna', name: 'Anna', role: 'player' as const, powers: ['germany' as const] },
    { id: 'bram', name: 'Bram', role: 'player' as const, powers: ['ussr' as const] },
    { id: 'cas', name: 'Cas', role: 'player' as const, powers: ['uk' as const, 'usa' as const] },
  ],
};

const GAMES = 20;
const ROUNDS = 4;
/** A seed that comes to its end soon. */
const TO_THE_END = 9;

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
  test.each(Array.from({ length: GAMES }, (_, i) => 1 + i))('game %i', (seed) => {
    hold(playUnderLaws(seed, seed === TO_THE_END ? 20 : ROUNDS, europe1999, {}, { opening }));
  });

  test.each([21, 22, 23])('wanderers, game %i', (seed) => {
    hold(playUnderLaws(seed, 1, europe1999, {}, { opening, manner: 'wanders' }));
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
      'convoy-taken',
      'convoy-retaken',
      'convoy-pays-nothing',
      'tribute-due',
      'tribute-settled',
      'goal-looked-at',
      'won',
    ];
    expect(all.filter((what) => !seen.has(what))).toEqual([]);
  });
});
