import { describe, expect, test } from 'vitest';
import { cashOf } from '../../../src/engine/index.ts';
import type { UnitCounts } from '../../../src/vocab/index.ts';
import { give } from '../../support/battles.ts';
import { clausesOf, codesOf, effectsOf, refusalsOf } from '../../support/moves.ts';
import { force, type Given, positionOf } from '../../support/position.ts';

const germany = (more: Partial<Given> = {}) =>
  positionOf({ power: 'germany', position: 'start', treasury: { germany: 32 }, ...more });

const buy = (state: ReturnType<typeof germany>, units: UnitCounts) =>
  give(state, { type: 'purchase', power: state.turn.power, units });

describe('B18.1  units at their prices, limited by cash alone', () => {
  test.each([
    ['1 inf', 3],
    ['1 arm', 5],
    ['1 ftr', 12],
    ['1 bmb', 15],
    ['1 aa', 5],
    ['1 ic', 15],
    ['1 trn', 8],
    ['1 sub', 8],
    ['1 car', 18],
    ['1 bb', 24],
    ['4 inf 4 arm', 32],
  ] as const)('%s for %i', (units, cost) => {
    const result = buy(germany(), force(units));
    expect(cashOf(result.state, 'germany')).toBe(32 - cost);
    expect(result.state.turn.purchased).toEqual(force(units));
  });
  test('not a unit more', () => {
    const result = buy(germany(), force('11 inf'));
    expect(refusalsOf(result)[0]).toMatchObject({ code: 'too-expensive', params: { cost: 33, treasury: 32 } });
    expect(clausesOf(result)).toEqual(['B18.1']);
  });
  test('a second purchase adds to the first', () => {
    const result = buy(buy(germany(), force('2 inf')).state, force('1 inf 1 arm'));
    expect(result.state.turn.purchased).toEqual(force('3 inf 1 arm'));
    expect(cashOf(result.state, 'germany')).toBe(18);
  });
  test('bought units are off the board', () => {
    const before = germany();
    expect(buy(before, force('3 inf')).state.spaces).toEqual(before.spaces);
  });
});

describe('B17.7  industrial technology takes 1 IPC off every unit', () => {
  test('and says so', () => {
    const result = buy(germany({ technology: { germany: ['industrial-technology'] } }), force('4 inf 3 arm'));
    expect(cashOf(result.state, 'germany')).toBe(32 - 8 - 12);
    expect(effectsOf(result)).toContain('price-discount');
  });
  test('nothing to say without it', () => {
    expect(effectsOf(buy(germany(), force('1 inf')))).toEqual([]);
  });
});

describe('B15.3, capital.no-production  nothing is bought while the capital is lost', () => {
  test('with a full treasury', () => {
    const state = germany({ position: 'empty', control: { germany: 'ussr' } });
    const result = buy(state, force('1 inf'));
    expect(refusalsOf(result)[0]).toMatchObject({
      code: 'capital-lost',
      params: { power: 'germany', capital: 'germany' },
    });
    expect(clausesOf(result)[0]).toBe('capital.no-production');
  });
  test('capital.spend-foreign-loot  what was looted meanwhile is spent once it is free again', () => {
    const result = buy(germany({ treasury: { germany: 20 } }), force('4 arm'));
    expect(cashOf(result.state, 'germany')).toBe(0);
  });
});

describe('B19.9  four complexes beside those of the set-up', () => {
  const rich = { treasury: { germany: 100 } };

  test('all four may be bought', () => {
    expect(codesOf(buy(germany(rich), force('4 ic')))).toEqual([]);
  });
  test('not a fifth', () => {
    const result = buy(germany(rich), force('5 ic'));
    expect(refusalsOf(result)[0]).toMatchObject({ code: 'complexes-exhausted', params: { asked: 5, left: 4 } });
    expect(clausesOf(result)).toEqual(['B19.9']);
  });
  test('those that stand and those that wait count', () => {
    const state = germany({ ...rich, units: { india: { uk: '1 ic' }, manchuria: { japan: '1 ic' } } });
    const one = buy(state, force('1 ic'));
    expect(refusalsOf(buy(one.state, force('2 ic')))[0]).toMatchObject({ params: { asked: 2, left: 1 } });
  });
  test('B23.3  none at all when the players agreed on no new complexes', () => {
    const result = buy(germany({ ...rich, options: { balance: 'no-new-complexes' } }), force('1 ic'));
    expect(codesOf(result)).toEqual(['new-complexes-off']);
    expect(clausesOf(result)).toEqual(['B23.3']);
  });
});

describe('B1.4  buying is over once units move', () => {
  test('phase-over', () => {
    const state = germany({ phase: 'combat-move' });
    expect(clausesOf(buy(state, force('1 inf')))).toContain('B1.4');
  });
});
