// Twenty whole games between sparring players under all kinds of agreements. Every entry is held against the laws; and
// between them the games must have shown nearly everything that can happen.

import { describe, expect, test } from 'vitest';
import { type GameEvent, GameEventSchema } from '../../src/engine/index.ts';
import { foldsAlike, playUnderLaws, UNSPARRED } from '../support/sparring/laws.ts';

/** Where the seeds begin: these twenty show even what is rare. */
const FIRST = 20;
const GAMES = 20;
const ROUNDS = 16;

/** What sparring players never say, and what happens to them only once in hundreds of games. */
const SELDOM: readonly GameEvent['type'][] = [
  ...UNSPARRED,
  'units-damaged', // no kind of unit bears two hits
  'choice-due', // no neutral resists, nothing is paid later and nobody is eliminated: tests/rules/realism
  'damage-settled',
  'neutral-defended',
  'neutral-violated',
  'power-eliminated',
  'resigned',
];

const seen = new Set<string>();
const ends = new Set<string>();

describe('laws of whole games', () => {
  test.each(Array.from({ length: GAMES }, (_, i) => FIRST + i))('game %i', (seed) => {
    const game = playUnderLaws(seed, ROUNDS);
    expect(game.breaches.slice(0, 3)).toEqual([]);
    expect(foldsAlike(game, Math.floor(game.entries.length / 2))).toBe(true);
    for (const { events } of game.entries) for (const { type } of events) seen.add(type);
    ends.add(game.state.winner?.how ?? 'broken off');
  });

  test('the games have shown what can happen', () => {
    const all = GameEventSchema.options.map((event) => event.shape.type.value);
    expect(all.filter((type) => !seen.has(type) && !SELDOM.includes(type))).toEqual([]);
    expect([...ends]).toEqual(expect.arrayContaining(['capitals', 'economic']));
  });
});
