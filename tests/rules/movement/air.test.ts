import { describe, expect, test } from 'vitest';
import { spaceAt, turnOf } from '../../../src/engine/index.ts';
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
import { positionOf } from '../../support/position.ts';

const uk = (units: Parameters<typeof positionOf>[0]['units'], more: Partial<Parameters<typeof positionOf>[0]> = {}) =>
  positionOf({ power: 'uk', units: units ?? {}, ...more });

describe('B6.1  the range is for out and home together', () => {
  const units = { 'united-kingdom': { uk: '1 ftr 1 bmb' }, germany: { germany: '2 inf' } };

  test('B6.2  an island is zone and territory: a fighter is over Germany after three, home needs three more', () => {
    const result = combat(uk(units), [march('1 ftr', 'united-kingdom > north-sea > western-europe > germany')]);
    expect(refusalsOf(result)[0]).toMatchObject({
      code: 'no-landing-place',
      at: 'moves/0',
      params: { space: 'germany', left: 1 },
    });
    expect(clausesOf(result)).toContain('B6.4');
  });
  test('a bomber makes it', () => {
    const result = combat(uk(units), [march('1 bmb', 'united-kingdom > north-sea > western-europe > germany')]);
    expect(codesOf(result)).toEqual([]);
  });
  test('B17.6  with long range so does the fighter', () => {
    const state = uk(units, { technology: { uk: ['long-range-aircraft'] } });
    expect(codesOf(combat(state, [march('1 ftr', 'united-kingdom > north-sea > western-europe > germany')]))).toEqual(
      [],
    );
  });
  test('too far at once', () => {
    const result = combat(uk(units), [
      march('1 ftr', 'united-kingdom > north-sea > western-europe > germany > eastern-europe > ukraine-ssr'),
    ]);
    expect(refusalsOf(result)[0]).toMatchObject({ code: 'too-far', params: { unit: 'fighter', cost: 5, range: 4 } });
  });
  test('air.retreat-is-landing  home with what is left, and no further', () => {
    const state = positionOf({ power: 'germany', units: { germany: { germany: '1 ftr' }, 'karelia-ssr': {} } });
    const out = combat(state, [march('1 ftr', 'germany > eastern-europe > karelia-ssr')]);
    expect(codesOf(noncombat(out.state, [march('1 ftr', 'karelia-ssr > eastern-europe > germany')]))).toEqual([]);
    const far = noncombat(out.state, [march('1 ftr', 'karelia-ssr > ukraine-ssr > eastern-europe > southern-europe')]);
    expect(refusalsOf(far)[0]).toMatchObject({ code: 'too-far', params: { cost: 5, range: 4 } });
    expect(clausesOf(far)).toContain('air.retreat-is-landing');
  });
});

describe('B6.5  planes land on land that was friendly when the turn began', () => {
  const state = positionOf({
    power: 'germany',
    units: { 'eastern-europe': { germany: '1 inf 1 ftr' }, 'ukraine-ssr': { germany: '1 ftr' } },
  });

  test('air.no-landing-in-new-conquest', () => {
    const taken = combat(state, [march('1 inf', 'eastern-europe > karelia-ssr')]);
    const result = noncombat(taken.state, [march('1 ftr', 'eastern-europe > karelia-ssr')]);
    expect(refusalsOf(result)[0]).toMatchObject({ code: 'newly-taken' });
    expect(clausesOf(result)).toContain('air.no-landing-in-new-conquest');
  });
  test('never on enemy land', () => {
    expect(clausesOf(noncombat(state, [march('1 ftr', 'eastern-europe > karelia-ssr')]))).toContain('B6.5');
  });
  test('B20.3  no noncombat flight over neutrals', () => {
    const result = noncombat(positionOf({ power: 'germany', units: { germany: { germany: '1 ftr' } } }), [
      march('1 ftr', 'germany > switzerland > western-europe'),
    ]);
    expect(clausesOf(result)).toContain('B20.3');
  });
  test('bombers never land at sea', () => {
    const sea = uk({ 'united-kingdom': { uk: '1 bmb' }, 'north-sea': { uk: '1 car' } });
    expect(codesOf(noncombat(sea, [march('1 bmb', 'united-kingdom > north-sea')]))).toEqual(['bomber-at-sea']);
  });
});

describe('B6.10  planes that nobody brings home are lost', () => {
  const state = positionOf({ power: 'germany', units: { 'eastern-europe': { germany: '1 ftr' }, 'barents-sea': {} } });

  test('when noncombat movement is made', () => {
    const out = combat(state, [march('1 ftr', 'eastern-europe > karelia-ssr')]);
    const result = noncombat(out.state, []);
    expect(unitsIn(result.state, 'karelia-ssr', 'germany')).toEqual({});
    expect(effectsOf(result)).toContain('lost-without-landing');
  });
});

describe('B7.4  guns fire once at each plane they see in combat movement', () => {
  const units = {
    'united-kingdom': { uk: '2 bmb' },
    'western-europe': { germany: '1 aa 1 inf' },
    germany: { germany: '1 aa 1 ic 1 inf' },
  };
  const overflights = (result: ReturnType<typeof combat>) =>
    result.ok ? result.value.events.flatMap((event) => (event.type === 'overflown' ? [event] : [])) : [];

  test('aa.fires-on-combat-overflight  the gun under the path is noted, the gun of the battle fires there', () => {
    const result = combat(uk(units), [march('1 bmb', 'united-kingdom > north-sea > western-europe > germany')]);
    expect(overflights(result)).toMatchObject([
      { space: 'western-europe', gunner: 'germany', units: [{ type: 'bomber' }] },
    ]);
    expect(effectsOf(result)).toContain('gun-overflown');
  });
  test('one entry a gun, one die a plane', () => {
    const result = combat(uk(units), [
      march('1 bmb', 'united-kingdom > north-sea > western-europe > germany'),
      raid('1 bmb', 'united-kingdom > north-sea > western-europe > germany'),
    ]);
    const [only, ...others] = overflights(result);
    expect(only?.units[0]?.ids).toHaveLength(2);
    expect(others).toEqual([]);
  });
  test('a gun in land without defenders has no battle to wait for', () => {
    const state = uk({ 'united-kingdom': { uk: '1 bmb' }, 'western-europe': { germany: '1 aa' } });
    const result = combat(state, [march('1 bmb', 'united-kingdom > north-sea > western-europe')]);
    expect(overflights(result)).toHaveLength(1);
  });
  test('aa.no-fire-noncombat  on the way home guns are silent', () => {
    const state = uk(
      { 'western-europe': { germany: '1 aa' }, gibraltar: { uk: '1 ftr' }, spain: {} },
      { control: { spain: 'uk' } },
    );
    const result = noncombat(state, [march('1 ftr', 'gibraltar > western-mediterranean-sea > western-europe > spain')]);
    expect(overflights(result)).toEqual([]);
    expect(effectsOf(result)).toContain('guns-silent-on-way-home');
  });
});

describe('B16.1  raids', () => {
  const units = {
    'united-kingdom': { uk: '2 bmb 1 ftr' },
    germany: { germany: '1 aa 1 ic 1 inf' },
    'western-europe': {},
  };

  test('bombers only, against a complex', () => {
    const result = combat(uk(units), [
      raid('1 ftr', 'united-kingdom > north-sea > western-europe'),
      raid('1 bmb', 'united-kingdom > north-sea > western-europe'),
    ]);
    expect(codesOf(result)).toContain('raid-needs-bombers');
    expect(codesOf(result)).toContain('raid-needs-complex');
  });
  test('sbr.combined-with-regular-attack  another bomber may fight there', () => {
    const over = 'united-kingdom > north-sea > western-europe > germany';
    const result = combat(uk(units), [raid('1 bmb', over), march('1 bmb', over)]);
    expect(codesOf(result)).toEqual([]);
    const roles = spaceAt(result.state, 'germany').units.flatMap(({ id }) => turnOf(result.state, id)?.moved ?? []);
    expect(roles.sort()).toEqual(['combat', 'raid']);
  });
  test('sbr.combined-with-regular-attack  the raider may not', () => {
    const state = uk({ ...units, 'united-kingdom': { uk: '1 bmb' } });
    const over = 'united-kingdom > north-sea > western-europe > germany';
    const result = combat(state, [raid('1 bmb', over), march('1 bmb', over)]);
    expect(refusalsOf(result)[0]).toMatchObject({ code: 'raider-does-not-fight', at: 'moves/1' });
    expect(clausesOf(result)).toContain('sbr.combined-with-regular-attack');
  });
});

describe('which planes a count means', () => {
  test('home: the one with the least range that makes it', () => {
    const state = positionOf({
      power: 'germany',
      units: { 'eastern-europe': { germany: '1 ftr' }, 'southern-europe': { germany: '1 ftr' }, 'karelia-ssr': {} },
    });
    const out = combat(state, [
      march('1 ftr', 'eastern-europe > karelia-ssr'),
      march('1 ftr', 'southern-europe > eastern-europe > karelia-ssr'),
    ]);
    const result = noncombat(out.state, [
      march('1 ftr', 'karelia-ssr > eastern-europe'),
      march('1 ftr', 'karelia-ssr > eastern-europe > germany > western-europe'),
    ]);
    expect(codesOf(result)).toEqual([]);
    expect(unitsIn(result.state, 'western-europe', 'germany')).toEqual({ fighter: 1 });
  });
  test('or the one that began where the move says', () => {
    const state = positionOf({
      power: 'germany',
      units: { 'eastern-europe': { germany: '1 ftr' }, 'ukraine-ssr': { germany: '1 ftr' } },
    });
    const out = combat(state, [
      march('1 ftr', 'eastern-europe > karelia-ssr'),
      march('1 ftr', 'ukraine-ssr > karelia-ssr'),
    ]);
    const result = noncombat(out.state, [march('1 ftr', 'karelia-ssr > ukraine-ssr', { origin: 'ukraine-ssr' })]);
    const back = spaceAt(result.state, 'ukraine-ssr').units.find(({ type }) => type === 'fighter');
    expect(turnOf(result.state, back?.id ?? 0)?.origin).toBe('ukraine-ssr');
  });
});
