import { describe, expect, test } from 'vitest';
import { spaceAt, turnOf } from '../../../src/engine/index.ts';
import {
  clausesOf,
  codesOf,
  combat,
  effectsOf,
  eventsOf,
  march,
  noncombat,
  refusalsOf,
  unitsIn,
} from '../../support/moves.ts';
import { positionOf } from '../../support/position.ts';

const germany = (
  units: Parameters<typeof positionOf>[0]['units'],
  more: Partial<Parameters<typeof positionOf>[0]> = {},
) => positionOf({ power: 'germany', units: units ?? {}, ...more });

describe('B4.1  infantry and guns move 1, armor 2', () => {
  const state = germany({
    'eastern-europe': { germany: '2 inf 1 arm' },
    'karelia-ssr': { ussr: '1 inf' },
    russia: { ussr: '1 inf' },
  });

  test('infantry attacks next door', () => {
    const result = combat(state, [march('2 inf', 'eastern-europe > karelia-ssr')]);
    expect(codesOf(result)).toEqual([]);
    expect(unitsIn(result.state, 'karelia-ssr', 'germany')).toEqual({ infantry: 2 });
  });
  test('and no further', () => {
    const result = combat(state, [march('1 inf', 'eastern-europe > karelia-ssr > russia')]);
    expect(codesOf(result)).toContain('too-far');
    expect(clausesOf(result)).toContain('B4.1');
  });
  test('nor over land that does not touch', () => {
    const result = combat(state, [march('1 inf', 'eastern-europe > russia')]);
    expect(refusalsOf(result)[0]).toMatchObject({
      code: 'not-adjacent',
      at: 'moves/0',
      params: { from: 'eastern-europe', to: 'russia' },
    });
  });
  test('more units than there are', () => {
    const result = combat(state, [march('3 inf', 'eastern-europe > karelia-ssr')]);
    expect(refusalsOf(result)[0]).toMatchObject({ code: 'not-enough-units', params: { asked: 3, there: 2 } });
  });
  test('a unit marches once', () => {
    const result = combat(state, [
      march('2 inf', 'eastern-europe > karelia-ssr'),
      march('1 inf', 'eastern-europe > ukraine-ssr'),
    ]);
    expect(refusalsOf(result)[0]).toMatchObject({ code: 'already-left', at: 'moves/1' });
  });
});

describe('B2.5  contacts that are not there', () => {
  test('Eastern Europe and Finland-Norway', () => {
    const state = germany(
      { 'finland-norway': { germany: '1 inf' }, 'eastern-europe': { ussr: '1 inf' } },
      { control: { 'eastern-europe': 'ussr' } },
    );
    const result = combat(state, [march('1 inf', 'finland-norway > eastern-europe')]);
    expect(refusalsOf(result)[0]).toMatchObject({ code: 'not-adjacent', clauses: ['B2.5', 'B2.1'] });
  });
});

describe('B4.3  a blitz takes empty enemy land on the way', () => {
  const units = { 'eastern-europe': { germany: '1 arm 1 inf' }, russia: { ussr: '1 inf' } };

  test('and goes on into battle', () => {
    const result = combat(germany(units), [march('1 arm', 'eastern-europe > karelia-ssr > russia')]);
    expect(spaceAt(result.state, 'karelia-ssr').control).toBe('germany');
    expect(unitsIn(result.state, 'russia', 'germany')).toEqual({ armor: 1 });
    expect(effectsOf(result)).toContain('blitz');
    expect([...result.state.turn.units.values()][0]).toMatchObject({
      origin: 'eastern-europe',
      from: 'karelia-ssr',
      spent: 2,
    });
  });
  test('or comes back', () => {
    const result = combat(germany(units), [march('1 arm', 'eastern-europe > karelia-ssr > eastern-europe')]);
    expect(codesOf(result)).toEqual([]);
    expect(spaceAt(result.state, 'karelia-ssr').control).toBe('germany');
    expect(unitsIn(result.state, 'eastern-europe', 'germany')).toEqual({ infantry: 1, armor: 1 });
  });
  test('armor.blitz-past-aa-and-complex  a gun and a complex stop nobody and are captured', () => {
    const state = germany({ ...units, 'karelia-ssr': { ussr: '1 aa 1 ic' } });
    const result = combat(state, [march('1 arm', 'eastern-europe > karelia-ssr > russia')]);
    expect(codesOf(result)).toEqual([]);
    expect(unitsIn(result.state, 'karelia-ssr', 'germany')).toEqual({ 'aa-gun': 1, 'industrial-complex': 1 });
  });
  test('armor.blitz-past-aa-and-complex  one infantry does', () => {
    const state = germany({ ...units, 'karelia-ssr': { ussr: '1 inf 1 aa 1 ic' } });
    const result = combat(state, [march('1 arm', 'eastern-europe > karelia-ssr > russia')]);
    expect(refusalsOf(result)[0]).toMatchObject({
      code: 'blocked-by-enemy',
      params: { space: 'karelia-ssr', unit: 'armor' },
    });
    expect(clausesOf(result)).toContain('armor.blitz-past-aa-and-complex');
  });
  test('B4.2  two friendly spaces are a march, not an attack', () => {
    const state = germany({ germany: { germany: '1 arm' } });
    const result = combat(state, [march('1 arm', 'germany > eastern-europe > ukraine-ssr')]);
    expect(codesOf(result)).toEqual(['no-combat-there']);
  });
  test('B4.2  through a friendly space into battle', () => {
    const state = germany({ germany: { germany: '1 arm' }, 'karelia-ssr': { ussr: '1 inf' } });
    expect(codesOf(combat(state, [march('1 arm', 'germany > eastern-europe > karelia-ssr')]))).toEqual([]);
  });
});

describe('B2.9  empty enemy land is entered in combat movement and taken at once', () => {
  const state = germany({ 'eastern-europe': { germany: '2 inf' }, 'ukraine-ssr': { germany: '1 inf' } });

  test('by the first who comes; others may follow', () => {
    const result = combat(state, [
      march('1 inf', 'eastern-europe > karelia-ssr'),
      march('1 inf', 'ukraine-ssr > karelia-ssr'),
    ]);
    expect(codesOf(result)).toEqual([]);
    expect(eventsOf(result).slice(0, 4)).toEqual(['phase-began', 'units-moved', 'control-changed', 'units-moved']);
    expect(spaceAt(result.state, 'karelia-ssr').control).toBe('germany');
  });
  test('not in noncombat movement', () => {
    const result = noncombat(state, [march('1 inf', 'eastern-europe > karelia-ssr')]);
    expect(codesOf(result)).toEqual(['space-not-friendly']);
    expect(clausesOf(result)).toContain('B4.4');
  });
});

describe('allies.no-conquest-of-ally-territory', () => {
  const state = positionOf({
    power: 'uk',
    units: { 'french-west-africa': { uk: '2 inf' } },
    control: { algeria: 'usa' },
  });

  test('land of an ally is not attacked', () => {
    expect(clausesOf(combat(state, [march('2 inf', 'french-west-africa > algeria')]))).toContain(
      'allies.no-conquest-of-ally-territory',
    );
  });
  test('but entered in noncombat movement, and stays his', () => {
    const result = noncombat(state, [march('2 inf', 'french-west-africa > algeria')]);
    expect(unitsIn(result.state, 'algeria', 'uk')).toEqual({ infantry: 2 });
    expect(spaceAt(result.state, 'algeria').control).toBe('usa');
  });
});

describe('B4.4  noncombat movement on land', () => {
  test('armor goes two friendly spaces', () => {
    const result = noncombat(germany({ germany: { germany: '1 arm' } }), [
      march('1 arm', 'germany > eastern-europe > ukraine-ssr'),
    ]);
    expect(unitsIn(result.state, 'ukraine-ssr', 'germany')).toEqual({ armor: 1 });
  });
  test('move.noncombat-into-new-conquest  units that did not fight may enter land taken this turn', () => {
    const state = germany({ 'eastern-europe': { germany: '1 inf' }, 'ukraine-ssr': { germany: '2 inf' } });
    const taken = combat(state, [march('1 inf', 'eastern-europe > karelia-ssr')]);
    const result = noncombat(taken.state, [march('2 inf', 'ukraine-ssr > karelia-ssr')]);
    expect(unitsIn(result.state, 'karelia-ssr', 'germany')).toEqual({ infantry: 3 });
    expect(effectsOf(result)).toContain('into-new-conquest');
  });
  test('move.noncombat-into-new-conquest  units that moved into combat stay', () => {
    const state = germany({ 'eastern-europe': { germany: '1 inf' } });
    const taken = combat(state, [march('1 inf', 'eastern-europe > karelia-ssr')]);
    const result = noncombat(taken.state, [march('1 inf', 'karelia-ssr > ukraine-ssr')]);
    expect(clausesOf(result)).toContain('move.noncombat-into-new-conquest');
  });
  test('neutrals are not entered', () => {
    expect(
      codesOf(noncombat(germany({ germany: { germany: '1 inf' } }), [march('1 inf', 'germany > switzerland')])),
    ).toEqual(['space-not-friendly']);
  });
});

describe('B20.1  neutrals', () => {
  const units = { germany: { germany: '1 arm 1 inf 1 bmb' }, 'southern-europe': { germany: '1 inf' } };

  test('land units pay once and stop there', () => {
    const state = germany(units, { treasury: { germany: 5 } });
    const result = combat(state, [
      march('1 inf', 'germany > switzerland'),
      march('1 inf', 'southern-europe > switzerland'),
    ]);
    expect(codesOf(result)).toEqual([]);
    expect(spaceAt(result.state, 'switzerland').control).toBe('germany');
    expect(result.state.treasury.germany.main).toBe(2);
  });
  test('without the money nobody enters', () => {
    const state = germany(units, { treasury: { germany: 2 } });
    expect(refusalsOf(combat(state, [march('1 inf', 'germany > switzerland')]))[0]).toMatchObject({
      code: 'neutral-fee',
      at: 'moves/0',
    });
  });
  test('B20.3  no blitz through one', () => {
    const state = germany(units, { treasury: { germany: 5 } });
    const result = combat(state, [march('1 arm', 'germany > switzerland > western-europe')]);
    expect(clausesOf(result)).toContain('B20.3');
  });
  test('B20.4  planes pay for flying over and take it', () => {
    const state = germany(
      { ...units, 'western-europe': { uk: '1 inf' } },
      { treasury: { germany: 5 }, control: { 'western-europe': 'uk' } },
    );
    const result = combat(state, [march('1 bmb', 'germany > switzerland > western-europe')]);
    expect(codesOf(result)).toEqual([]);
    expect(spaceAt(result.state, 'switzerland').control).toBe('germany');
    expect(unitsIn(result.state, 'western-europe', 'germany')).toEqual({ bomber: 1 });
  });
});

describe('B4.5  guns', () => {
  const units = {
    germany: { germany: '1 aa 1 ic' },
    'southern-europe': { germany: '1 aa' },
    'karelia-ssr': { ussr: '1 inf' },
    'ukraine-ssr': { germany: '1 aa' },
  };

  test('move in noncombat movement, one space', () => {
    const result = noncombat(germany(units), [march('1 aa', 'germany > eastern-europe')]);
    expect(unitsIn(result.state, 'eastern-europe', 'germany')).toEqual({ 'aa-gun': 1 });
  });
  test('aa.one-per-territory', () => {
    expect(clausesOf(noncombat(germany(units), [march('1 aa', 'germany > southern-europe')]))).toContain(
      'aa.one-per-territory',
    );
  });
  test('aa.one-per-territory  unless the other leaves first', () => {
    const result = noncombat(germany(units), [
      march('1 aa', 'southern-europe > western-europe'),
      march('1 aa', 'germany > southern-europe'),
    ]);
    expect(codesOf(result)).toEqual([]);
  });
  test('never attack', () => {
    expect(codesOf(combat(germany(units), [march('1 aa', 'ukraine-ssr > karelia-ssr')]))).toEqual([
      'gun-never-attacks',
    ]);
  });
  test('weapons.rocket-combat-move-and-fire  plain guns wait for noncombat movement', () => {
    const result = combat(germany(units), [march('1 aa', 'germany > eastern-europe')]);
    expect(clausesOf(result)).toContain('weapons.rocket-combat-move-and-fire');
  });
  test('ruling.D1  a rocket moves one space in combat movement', () => {
    const state = germany(units, { technology: { germany: ['rockets'] } });
    const result = combat(state, [march('1 aa', 'germany > eastern-europe')]);
    expect(codesOf(result)).toEqual([]);
    expect(effectsOf(result)).toContain('rocket-moved');
  });
  test('ruling.D11  and not again in noncombat movement', () => {
    const state = germany(units, { technology: { germany: ['rockets'] } });
    const moved = combat(state, [march('1 aa', 'germany > eastern-europe')]);
    const result = noncombat(moved.state, [march('1 aa', 'eastern-europe > germany')]);
    expect(clausesOf(result)).toContain('ruling.D11');
  });
  test('aa.captured-immobile  a gun that came with captured land stays this turn', () => {
    const state = germany({ 'eastern-europe': { germany: '1 inf' }, 'karelia-ssr': { ussr: '1 aa' } });
    const taken = combat(state, [march('1 inf', 'eastern-europe > karelia-ssr')]);
    const gun = spaceAt(taken.state, 'karelia-ssr').units.find(({ type }) => type === 'aa-gun');
    expect(turnOf(taken.state, gun?.id ?? 0)?.captured).toBe(true);
    expect(clausesOf(noncombat(taken.state, [march('1 aa', 'karelia-ssr > eastern-europe')]))).toContain(
      'aa.captured-immobile',
    );
  });
  test('aa.owner-keeps-in-allied-territory  an ally does not move it', () => {
    const state = positionOf({ power: 'usa', units: { sinkiang: { uk: '1 aa' }, china: { usa: '1 inf' } } });
    expect(clausesOf(noncombat(state, [march('1 aa', 'sinkiang > china')]))).toContain(
      'aa.owner-keeps-in-allied-territory',
    );
  });
});

describe('B23.3  no Soviet attack in round 1', () => {
  const units = { 'karelia-ssr': { ussr: '3 inf 1 ftr' }, 'eastern-europe': { germany: '1 inf' } };
  const options = { balance: 'no-soviet-attack' } as const;

  test('is refused', () => {
    const state = positionOf({ power: 'ussr', round: 1, units, options });
    const result = combat(state, [march('3 inf 1 ftr', 'karelia-ssr > eastern-europe')]);
    expect(codesOf(result)).toEqual(['no-attack-in-first-round', 'no-attack-in-first-round']);
  });
  test('in round 2 it is not', () => {
    const state = positionOf({ power: 'ussr', round: 2, units, options });
    expect(codesOf(combat(state, [march('3 inf 1 ftr', 'karelia-ssr > eastern-europe')]))).toEqual([]);
  });
});

test('unknown spaces are refused, all of them  board.unnamed-islands', () => {
  const state = germany({ germany: { germany: '1 inf' } });
  const result = combat(state, [march('1 inf', 'germany > sicily'), march('1 inf', 'germany > crete')]);
  expect(refusalsOf(result)).toMatchObject([
    { code: 'unknown-space', at: 'moves/0', params: { space: 'sicily' } },
    { code: 'unknown-space', at: 'moves/1', params: { space: 'crete' } },
  ]);
  expect(clausesOf(result)).toContain('board.unnamed-islands');
});
