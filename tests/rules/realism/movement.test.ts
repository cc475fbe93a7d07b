// Enhanced Realism's planes and carriers in movement, where a case would need a whole battle to show it.

import { describe, expect, test } from 'vitest';
import { turnOf } from '../../../src/engine/index.ts';
import { enhancedRealism } from '../../../src/rulesets/index.ts';
import {
  clausesOf,
  codesOf,
  combat,
  effectsOf,
  march,
  noncombat,
  raid,
  refusalsOf,
  unitsIn,
} from '../../support/moves.ts';
import { type Given, positionOf } from '../../support/position.ts';

const ruleset = enhancedRealism;
const given = (power: Given['power'], units: NonNullable<Given['units']>, more: Partial<Given> = {}) =>
  positionOf({ power, phase: 'combat-move', units, ruleset, ...more });

describe('range by mission', () => {
  const germany = given('germany', {
    germany: { germany: '1 ftr 1 bmb' },
    'eastern-europe': {},
    'karelia-ssr': { ussr: '1 inf' },
    russia: { ussr: '1 inf 1 ic' },
  });

  test('two spaces to a battle, three to a raid', () => {
    const way = 'germany > eastern-europe > karelia-ssr';
    expect(codesOf(combat(germany, [march('1 ftr', way)], { ruleset }))).toEqual([]);
    const far = combat(germany, [march('1 bmb', `${way} > russia`)], { ruleset });
    expect(refusalsOf(far)[0]).toMatchObject({ code: 'too-far', params: { unit: 'bomber', cost: 3, range: 2 } });
    expect(clausesOf(far)).toContain('realism.air.combat-range');
    expect(codesOf(combat(germany, [raid('1 bmb', `${way} > russia`)], { ruleset }))).toEqual([]);
  });
  test('planes that stayed at home fly their whole range afterwards', () => {
    const state = given('usa', { 'eastern-usa': { usa: '1 ftr' }, 'western-usa': {} }, { phase: 'noncombat-move' });
    expect(codesOf(noncombat(state, [march('1 ftr', 'eastern-usa > western-usa')], { ruleset }))).toEqual([]);
  });
});

describe('one sea zone', () => {
  const units = { japan: { japan: '1 ftr' }, 'okinawa-sea': { usa: '1 trn' } };
  const way = [march('1 ftr', 'japan > sea-of-japan > okinawa-sea')];

  test('out over one only, if the players play it so', () => {
    const on = combat(given('japan', units), way, { ruleset });
    expect(codesOf(on)).toEqual(['too-many-sea-zones']);
    const off = combat(given('japan', units, { options: { oneSeaZone: 'off' } }), way, { ruleset });
    expect(codesOf(off)).not.toContain('too-many-sea-zones');
  });
});

describe('carriers', () => {
  const units = {
    'caroline-islands-sea': { japan: '1 car 1 ftr' },
    'wake-island-sea': {},
    'hawaiian-sea': { usa: '1 trn' },
  };

  test('take their fighters along, then launch them, and have moved', () => {
    const state = given('japan', units);
    const strike = combat(
      state,
      [march('1 car', 'caroline-islands-sea > wake-island-sea'), march('1 ftr', 'wake-island-sea > hawaiian-sea')],
      { ruleset },
    );
    expect(codesOf(strike)).toEqual([]);
    expect(effectsOf(strike)).toContain('fighters-travel-along');
    const [fighter] = strike.state.spaces.flatMap((space) => space.units.filter(({ type }) => type === 'fighter'));
    expect(turnOf(strike.state, fighter?.id ?? 0)?.home).toBeDefined();
  });
  test('have ended their move once they launched', () => {
    const result = combat(
      given('japan', { ...units, 'caroline-islands-sea': {}, 'wake-island-sea': { japan: '1 car 1 ftr' } }),
      [march('1 ftr', 'wake-island-sea > hawaiian-sea'), march('1 car', 'wake-island-sea > caroline-islands-sea')],
      { ruleset },
    );
    expect(codesOf(result)).toContain('carrier-has-launched');
    expect(clausesOf(result)).toContain('realism.carrier.move-then-launch');
  });
  test('one move names both and both arrive', () => {
    const state = given('japan', units, { phase: 'noncombat-move' });
    const result = noncombat(state, [march('1 car 1 ftr', 'caroline-islands-sea > wake-island-sea')], { ruleset });
    expect(codesOf(result)).toEqual([]);
    expect(unitsIn(result.state, 'wake-island-sea', 'japan')).toEqual({ fighter: 1, carrier: 1 });
  });
  test('take in no ally', () => {
    const state = given(
      'uk',
      { 'united-kingdom': { uk: '1 ftr' }, 'north-sea': { usa: '1 car' } },
      { phase: 'noncombat-move' },
    );
    const result = noncombat(state, [march('1 ftr', 'united-kingdom > north-sea')], { ruleset });
    expect(codesOf(result)).toContain('no-room-on-carrier');
    expect(clausesOf(result)).toContain('realism.carrier.own-nation-only');
  });
});

describe('Panama as one zone', () => {
  const usa = given('usa', { 'gulf-of-california': { usa: '1 bb' }, panama: {} }, { phase: 'noncombat-move' });

  test('the crossing is free for its side, written out or not', () => {
    for (const way of ['galapagos-sea > caribbean-sea > us-east-coast', 'galapagos-sea > us-east-coast'])
      expect(codesOf(noncombat(usa, [march('1 bb', `gulf-of-california > ${way}`)], { ruleset }))).toEqual([]);
  });
  test('for others it is shut', () => {
    const japan = given('japan', { 'galapagos-sea': { japan: '1 bb' } }, { phase: 'noncombat-move' });
    expect(codesOf(noncombat(japan, [march('1 bb', 'galapagos-sea > caribbean-sea')], { ruleset }))).toEqual([
      'canal-closed',
    ]);
  });
});
