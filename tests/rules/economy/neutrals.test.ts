import { describe, expect, test } from 'vitest';
import { cashOf, spaceAt } from '../../../src/engine/index.ts';
import { give, happened } from '../../support/battles.ts';
import { clausesOf, codesOf, combat, effectsOf, march, refusalsOf } from '../../support/moves.ts';
import { type Given, positionOf } from '../../support/position.ts';

const germany = (ipc: number, more: Partial<Given> = {}) =>
  positionOf({
    power: 'germany',
    units: { 'western-europe': { germany: '2 inf 1 bmb' } },
    treasury: { germany: ipc },
    ...more,
  });
const intoSpain = (ipc: number) => combat(germany(ipc), [march('1 inf', 'western-europe > spain')]);

describe('B20.1  the first violator pays 3 IPC and takes a neutral without battle', () => {
  test('from what is left after buying', () => {
    const result = intoSpain(3);
    expect(cashOf(result.state, 'germany')).toBe(0);
    expect(spaceAt(result.state, 'spain').control).toBe('germany');
    expect(happened(result, 'battle-declared')).toEqual([]);
    expect(effectsOf(result)).toContain('neutral-entered');
  });
  test('not with less', () => {
    const result = intoSpain(2);
    expect(refusalsOf(result)[0]).toMatchObject({
      code: 'neutral-fee',
      params: { space: 'spain', fee: 3, treasury: 2 },
    });
    expect(clausesOf(result)).toContain('B20.1');
  });
  test('two neutrals cost twice', () => {
    const state = positionOf({
      power: 'germany',
      units: { 'western-europe': { germany: '2 inf' } },
      treasury: { germany: 5 },
    });
    const result = combat(state, [
      march('1 inf', 'western-europe > spain'),
      march('1 inf', 'western-europe > switzerland'),
    ]);
    expect(refusalsOf(result)).toMatchObject([{ code: 'neutral-fee', at: 'moves/1', params: { treasury: 2 } }]);
  });
  test('once: a second unit goes free', () => {
    const result = combat(germany(3), [
      march('1 inf', 'western-europe > spain'),
      march('1 inf', 'western-europe > spain'),
    ]);
    expect(codesOf(result)).toEqual([]);
    expect(happened(result, 'paid')).toHaveLength(1);
  });
  test('B20.2  from then on it is ordinary land worth nothing', () => {
    const state = positionOf({
      power: 'uk',
      control: { spain: 'germany', 'western-europe': 'uk' },
      units: { 'western-europe': { uk: '1 inf' } },
    });
    const result = combat(state, [march('1 inf', 'western-europe > spain')]);
    expect(codesOf(result)).toEqual([]);
    expect(spaceAt(result.state, 'spain').control).toBe('uk');
    expect(happened(result, 'paid')).toEqual([]);
  });
});

describe('B20.4  flying over is a violation too', () => {
  test('and puts the violator’s marker there', () => {
    const state = positionOf({
      power: 'germany',
      units: { 'southern-europe': { germany: '1 bmb' }, 'western-europe': { uk: '1 inf' } },
      control: { 'western-europe': 'uk' },
      treasury: { germany: 3 },
    });
    const result = combat(state, [march('1 bmb', 'southern-europe > switzerland > western-europe')]);
    expect(codesOf(result)).toEqual([]);
    expect(spaceAt(result.state, 'switzerland').control).toBe('germany');
    expect(effectsOf(result)).toContain('neutral-overflown');
  });
});

describe('B2.3  a neutral is worth nothing', () => {
  test('at the end of the turn', () => {
    const result = give(intoSpain(3).state, { type: 'end-turn', power: 'germany' });
    expect(happened(result, 'received')).toMatchObject([{ ipc: 32, for: 'income' }]);
  });
});
