// The checks of the laws themselves must be able to fail: each gets a position that is wrong in one way.

import { describe, expect, test } from 'vitest';
import { evolve, type GameEvent, type GameState, type Unit } from '../../src/engine/index.ts';
import { violations } from '../../src/engine/invariants.ts';
import { secondEdition } from '../../src/rulesets/index.ts';
import { positionOf } from '../support/position.ts';

const state = positionOf({
  power: 'germany',
  units: { germany: { germany: '1 inf 1 aa 1 ic' }, 'baltic-sea': { germany: '1 trn' } },
  treasury: { germany: 10 },
});

/** The position with the units or control of one space changed. */
const withSpace = (id: string, change: Partial<GameState['spaces'][number]>): GameState => ({
  ...state,
  spaces: state.spaces.map((space, slot) => (state.slots.get(id) === slot ? { ...space, ...change } : space)),
});
const unitsOf = (id: string): readonly Unit[] => state.spaces[state.slots.get(id) ?? -1]?.units ?? [];
const add = (id: string, ...units: readonly Partial<Unit>[]): GameState =>
  withSpace(id, {
    units: [
      ...unitsOf(id),
      ...units.map((unit, i): Unit => ({ id: state.nextUnit - 100 - i, power: 'germany', type: 'infantry', ...unit })),
    ],
  });
const codes = (wrong: GameState): readonly string[] => violations(secondEdition, wrong).map(({ code }) => code);

describe('a position can be wrong', () => {
  test('this one is not', () => {
    expect(codes(state)).toEqual([]);
  });
  test.each([
    ['negative-cash', { ...state, treasury: { ...state.treasury, uk: { main: -1 } } }],
    ['unit-twice', add('germany', { id: unitsOf('germany')[0]?.id ?? 0 })],
    ['unit-from-nowhere', add('germany', { id: state.nextUnit })],
    ['unit-out-of-place', add('baltic-sea', { type: 'infantry' })],
    ['unit-out-of-place', add('germany', { type: 'submarine' })],
    ['unit-out-of-place', add('baltic-sea', { type: 'bomber' })],
    ['cargo-without-ship', add('baltic-sea', { type: 'infantry', aboard: 999 })],
    [
      'cargo-does-not-fit',
      add(
        'baltic-sea',
        { type: 'infantry', aboard: unitsOf('baltic-sea')[0]?.id ?? 0 },
        { type: 'armor', aboard: unitsOf('baltic-sea')[0]?.id ?? 0 },
      ),
    ],
    ['complex-of-another', withSpace('germany', { control: 'uk' })],
    ['too-many-guns', add('germany', { type: 'aa-gun' })],
    ['too-many-complexes', add('germany', { type: 'industrial-complex' })],
    ['sea-controlled', withSpace('baltic-sea', { control: 'germany' })],
    ['enemies-together', add('germany', { power: 'uk' })],
  ] as const)('%s', (code, wrong) => {
    expect(codes(wrong)).toContain(code);
  });
});

describe('a step can be wrong', () => {
  const placed: GameEvent = {
    type: 'units-placed',
    units: [{ space: 'germany', power: 'germany', type: 'infantry', count: 2, first: state.nextUnit }],
  };
  const paid: GameEvent = { type: 'paid', power: 'germany', purse: 'main', ipc: 6, for: 'purchase' };
  const after = [paid, placed].reduce(evolve, state);
  const found = (events: readonly GameEvent[]) =>
    violations(secondEdition, after, { before: state, events }).map(({ code }) => code);

  test('not when its events account for everything', () => {
    expect(found([paid, placed])).toEqual([]);
  });
  test('money that nobody paid', () => {
    expect(found([placed])).toEqual(['cash-unaccounted']);
  });
  test('units that nobody placed', () => {
    expect(found([paid])).toEqual(['unit-from-nowhere', 'unit-from-nowhere']);
  });
  test('units that nobody lost', () => {
    const [infantry] = unitsOf('germany');
    const gone = withSpace('germany', { units: unitsOf('germany').filter((unit) => unit !== infantry) });
    const step = { before: state, events: [] };
    expect(violations(secondEdition, gone, step)).toEqual([{ code: 'unit-vanished', unit: infantry?.id }]);
  });
});
