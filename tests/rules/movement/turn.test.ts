import { describe, expect, test } from 'vitest';
import { decide } from '../../../src/engine/index.ts';
import { secondEdition } from '../../../src/rulesets/index.ts';
import {
  clausesOf,
  codesOf,
  combat,
  eventsOf,
  load,
  march,
  noncombat,
  refusalsOf,
  unitsIn,
  unload,
} from '../../support/moves.ts';
import { positionOf } from '../../support/position.ts';

describe('B1.7  battles are fought before noncombat movement', () => {
  test('those the combat moves have made', () => {
    const state = positionOf({
      power: 'germany',
      units: { 'eastern-europe': { germany: '1 inf' }, 'karelia-ssr': { ussr: '1 inf' } },
    });
    const moved = combat(state, [march('1 inf', 'eastern-europe > karelia-ssr')]);
    const result = noncombat(moved.state, []);
    expect(refusalsOf(result)[0]).toMatchObject({ code: 'battles-unfought', params: { battles: ['karelia-ssr'] } });
    expect(clausesOf(result)).toContain('B1.7');
  });
  test('and those of ships that stay among enemies, combat movement made or not', () => {
    const state = positionOf({ power: 'japan', units: { 'sea-of-japan': { japan: '1 bb', usa: '1 sub' } } });
    expect(codesOf(noncombat(state, []))).toEqual(['battles-unfought']);
    const ended = decide(secondEdition, state, { type: 'end-turn', power: 'japan' });
    expect(ended.ok ? [] : ended.error.map(({ code }) => code)).toEqual(['battles-unfought']);
  });
  test('without battles combat movement may be passed over', () => {
    const state = positionOf({ power: 'japan', units: { 'sea-of-japan': { japan: '1 bb' } } });
    expect(eventsOf(noncombat(state, []))).toEqual(['phase-began', 'moves-made', 'phase-began']);
  });
});

describe('all refusals at once', () => {
  const state = positionOf({
    power: 'uk',
    units: {
      'united-kingdom': { uk: '2 inf 1 ftr 1 aa' },
      'north-sea': { uk: '1 trn' },
      germany: { germany: '1 inf' },
    },
  });

  test('each points at its move', () => {
    const result = combat(state, [
      march('1 inf', 'united-kingdom > western-europe'),
      load('1 aa', 'united-kingdom > north-sea'),
      march('1 ftr', 'united-kingdom > north-sea > western-europe > germany'),
      unload('1 inf', 'north-sea > western-europe'),
    ]);
    expect(refusalsOf(result).map(({ code, at }) => `${code} ${at}`)).toEqual([
      'not-adjacent moves/0',
      'gun-waits-for-noncombat moves/1',
      'not-aboard moves/3',
      'no-landing-place moves/2',
    ]);
  });
  test('and nothing of the order happens', () => {
    const result = combat(state, [
      load('2 inf', 'united-kingdom > north-sea'),
      march('1 trn', 'north-sea > north-atlantic'),
    ]);
    expect(result.ok).toBe(false);
    expect(unitsIn(result.state, 'united-kingdom', 'uk')).toMatchObject({ infantry: 2 });
  });
});

describe('stacks.groups-limited-by-pieces', () => {
  const limit = secondEdition.board.pieceLimits.stacks.bomber ?? 0;
  const ways: { readonly [to: string]: string } = {
    germany: 'western-europe > germany',
    'southern-europe': 'western-europe > southern-europe',
    'eastern-europe': 'baltic-sea > eastern-europe',
    'finland-norway': 'finland-norway',
    algeria: 'northeast-atlantic > algeria',
  };
  const scatter = Object.values(ways).map((way) => march('1 bmb', `united-kingdom > north-sea > ${way}`));
  const state = (pieceLimits: 'on' | 'off') =>
    positionOf({
      power: 'uk',
      units: {
        'united-kingdom': { uk: `${limit + 2} bmb` },
        ...Object.fromEntries(Object.keys(ways).map((space) => [space, { germany: '1 inf' }])),
      },
      options: { pieceLimits },
    });
  test('no more groups of bombers than bombers in the box', () => {
    expect(limit).toBeGreaterThan(0);
    expect(clausesOf(combat(state('on'), scatter))).toContain('stacks.groups-limited-by-pieces');
  });
  test('unless the players left that out', () => {
    expect(codesOf(combat(state('off'), scatter))).toEqual([]);
  });
});
