// Games of Pacific (2001), a ruleset that is being written, held against the laws entry by entry, played to their end. What
// every purse holds and the points of Japan are worked out once more from the events alone.

import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/engine/index.ts';
import { pacific2001 } from '../../src/rulesets/pacific-2001/index.ts';
import { foldsAlike, type LawfulGame, playUnderLaws } from '../support/sparring/laws.ts';

const opening = {
  players: [
    { id: 'anna', name: 'Anna', role: 'player' as const, powers: ['japan' as const] },
    { id: 'bram', name: 'Bram', role: 'player' as const, powers: ['uk' as const] },
    { id: 'cas', name: 'Cas', role: 'player' as const, powers: ['usa' as const, 'china' as const] },
  ],
};

const MOST_ROUNDS = 20;

/** What is in each purse, from what was there at the beginning and every payment since. */
const pursesBy = (events: readonly GameEvent[]): ReadonlyMap<string, number> => {
  const purses = new Map<string, number>();
  const add = (power: string, purse: string, ipc: number): void => {
    purses.set(`${power}/${purse}`, (purses.get(`${power}/${purse}`) ?? 0) + ipc);
  };
  for (const event of events) {
    if (event.type === 'game-opened') {
      for (const [power, ipc] of Object.entries(event.treasury)) add(power, 'main', ipc ?? 0);
      for (const [power, held] of Object.entries(event.purses ?? {}))
        for (const [purse, ipc] of Object.entries(held ?? {})) add(power, purse, ipc);
    } else if (event.type === 'received') add(event.power, event.purse, event.ipc);
    else if (event.type === 'paid') add(event.power, event.purse, -event.ipc);
  }
  return purses;
};

/** Points of Japan: one for every full ten IPC of a turn, one less for every full ten of one raid (P5). */
const pointsBy = (events: readonly GameEvent[]): number => {
  let points = 0;
  let collected = 0;
  for (const event of events) {
    if (event.type === 'turn-began') collected = 0;
    else if (event.type === 'industry-bombed' && event.owner === 'japan')
      points = Math.max(0, points - Math.floor(event.damage / 10));
    else if (event.type === 'received' && event.power === 'japan') {
      if (event.for === 'loot') collected += event.ipc;
      if (event.for === 'income') points += Math.floor((collected + event.ipc) / 10);
    }
  }
  return points;
};

const seen = new Set<string>();
const hold = (game: LawfulGame): void => {
  expect(game.breaches.slice(0, 3)).toEqual([]);
  expect(foldsAlike(game, Math.floor(game.entries.length / 2))).toBe(true);
  const events = game.entries.flatMap((entry) => entry.events);
  for (const [key, ipc] of pursesBy(events)) {
    const [power = '', purse = ''] = key.split('/');
    expect([key, game.state.treasury[power as 'uk'][purse] ?? 0]).toEqual([key, ipc]); // powers as events name them
  }
  expect(game.state.points?.axis ?? 0).toBe(pointsBy(events));
  for (const { type } of events) seen.add(type);
  for (const { applied } of game.entries) for (const { code } of applied) seen.add(code);
};

describe('laws of games of Pacific', () => {
  test.each(Array.from({ length: 8 }, (_, seed) => seed + 1))('game %i comes to its end', (seed) => {
    const game = playUnderLaws(seed, MOST_ROUNDS, pacific2001, {}, { opening });
    hold(game);
    expect(game.state.winner).toBeDefined();
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
    ];
    expect(all.filter((what) => !seen.has(what))).toEqual([]);
  });
});
