// The opening of Pacific against the sums its sources give: money, land, units, and the set-up of 2003.

import { describe, expect, test } from 'vitest';
import { decide, evolve, type GameState, unopened } from '../../../src/engine/index.ts';
import { type Options, usualOptions } from '../../../src/rulesets/index.ts';
import { pacific2001 } from '../../../src/rulesets/pacific-2001/index.ts';
import { countTotal, countUnits, type Power, type SpaceId, sumCounts } from '../../../src/vocab/index.ts';

const opened = (options: Partial<Options> = {}): GameState => {
  const decided = decide(pacific2001, unopened(), {
    type: 'open-game',
    title: 'An opening',
    board: 'pacific-2001',
    ruleset: 'pacific-2001',
    version: 1,
    options: { ...usualOptions(pacific2001), ...options },
    players: [
      { id: 'anna', name: 'Anna', role: 'player', powers: ['japan'] },
      { id: 'bram', name: 'Bram', role: 'player', powers: ['uk', 'usa', 'china'] },
    ],
    dice: { source: 'recorded' },
    purpose: 'demonstration',
  });
  if (!decided.ok) throw new Error(JSON.stringify(decided.error));
  return decided.value.events.reduce(evolve, unopened());
};

const at = (state: GameState, space: SpaceId, power: Power) =>
  countUnits((state.spaces[state.slots.get(space) ?? -1]?.units ?? []).filter((unit) => unit.power === power));

const piecesOf = (state: GameState, power: Power): number =>
  countTotal(sumCounts([...state.slots.keys()].map((space) => at(state, space, power))));

describe('the opening', () => {
  const state = opened();

  test('P3: 19 for Japan, 15 and 20 for the British treasuries, 75 for the United States, nothing for China', () => {
    expect(state.treasury.japan).toEqual({ main: 19 });
    expect(state.treasury.uk).toEqual({ australia: 20, india: 15 });
    expect(state.treasury.usa).toEqual({ main: 75 });
    expect(state.treasury.china).toEqual({ main: 0 });
  });

  test('P1: Japan begins, and the two British economies are one power', () => {
    expect([state.turn.power, state.turn.powers]).toEqual(['japan', undefined]);
  });

  test('P4: capitals', () => {
    const capitals = pacific2001.board.powers.map(({ power, capital }) => [power, capital]);
    expect(capitals).toEqual([
      ['japan', 'japan'],
      ['uk', 'india'],
      ['usa', 'united-states'],
      ['china', 'szechwan'],
    ]);
    const { purses } = pacific2001.income;
    const seats = purses === 'one-each' ? [] : purses.map(({ id, capital }) => [id, capital]);
    expect(seats).toEqual([
      ['australia', 'new-south-wales'],
      ['india', 'india'],
    ]);
  });

  test('all pieces of the set-up stand on the board', () => {
    for (const power of pacific2001.turnOrder) {
      const printed = pacific2001.board.setup.filter((entry) => entry.power === power).map(({ units }) => units);
      expect(piecesOf(state, power)).toBe(countTotal(sumCounts(printed)));
    }
    expect(piecesOf(state, 'china')).toBe(18);
  });
});

describe('P23: the set-up of 2003', () => {
  const [printed, changed] = [opened(), opened({ setUp: 'faq-2003' })];

  test('moves what the publisher moved, and nothing else', () => {
    expect(at(printed, 'french-indo-china', 'japan').infantry).toBe(4);
    expect(at(changed, 'french-indo-china', 'japan').infantry).toBe(2);
    expect([at(printed, 'hainan', 'japan').infantry, at(changed, 'hainan', 'japan').infantry]).toEqual([4, 6]);
    expect([at(printed, 'mariana', 'japan').fighter, at(changed, 'mariana', 'japan').fighter]).toEqual([1, undefined]);
    expect(at(changed, 'sea-zone-22', 'japan')).toEqual({ submarine: 1 });
    for (const power of ['uk', 'usa', 'china'] as const)
      expect(piecesOf(changed, power)).toBe(piecesOf(printed, power));
    expect(piecesOf(changed, 'japan')).toBe(piecesOf(printed, 'japan') - 2);
  });
});
