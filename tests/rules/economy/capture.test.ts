import { describe, expect, test } from 'vitest';
import { cashOf, type GameState, landValue, spaceAt, turnOf } from '../../../src/engine/index.ts';
import { secondEdition } from '../../../src/rulesets/index.ts';
import { give, happened } from '../../support/battles.ts';
import { clausesOf, codesOf, combat, effectsOf, march, noncombat, unitsIn } from '../../support/moves.ts';
import { force, type Given, positionOf } from '../../support/position.ts';

const walk = (given: Given, units: string, path: string) => combat(positionOf(given), [march(units, path)]);
const control = (state: GameState, space: string) => spaceAt(state, space).control;

describe('B14.1  enemy land passes to whoever wins it', () => {
  const result = walk(
    { power: 'germany', units: { 'ukraine-ssr': { germany: '1 inf' } } },
    '1 inf',
    'ukraine-ssr > caucasus',
  );

  test('production shifts at once', () => {
    expect(control(result.state, 'caucasus')).toBe('germany');
    expect(landValue(secondEdition, result.state, 'germany')).toBe(35);
    expect(landValue(secondEdition, result.state, 'ussr')).toBe(21);
  });
  test('and the event says how', () => {
    expect(happened(result, 'control-changed')).toEqual([
      { type: 'control-changed', space: 'caucasus', from: 'ussr', to: 'germany', how: 'capture' },
    ]);
  });
});

describe('B14.3  guns and complexes change hands with the territory', () => {
  const result = walk(
    {
      power: 'germany',
      units: { 'eastern-europe': { germany: '1 inf' }, 'karelia-ssr': { ussr: '1 aa 1 ic' } },
    },
    '1 inf',
    'eastern-europe > karelia-ssr',
  );

  test('with their ids', () => {
    expect(unitsIn(result.state, 'karelia-ssr', 'germany')).toEqual(force('1 inf 1 aa 1 ic'));
    expect(effectsOf(result)).toContain('facilities-change-hands');
  });
  test('aa.captured-immobile  the gun stays for the turn', () => {
    const gun = spaceAt(result.state, 'karelia-ssr').units.find(({ type }) => type === 'aa-gun');
    expect(gun && turnOf(result.state, gun.id)).toMatchObject({ captured: true });
    const move = noncombat(result.state, [march('1 aa', 'karelia-ssr > eastern-europe')]);
    expect(clausesOf(move)).toContain('aa.captured-immobile');
  });
  test('aa.destroyed-only-with-transport  an ally’s gun there is taken, not destroyed', () => {
    const taken = walk(
      {
        power: 'germany',
        units: { 'eastern-europe': { germany: '1 inf' }, 'karelia-ssr': { uk: '1 aa' } },
      },
      '1 inf',
      'eastern-europe > karelia-ssr',
    );
    expect(unitsIn(taken.state, 'karelia-ssr', 'germany')).toMatchObject({ 'aa-gun': 1 });
  });
});

describe('B14.4, aa.liberated-returns-to-ally  an ally’s land goes back to him at once', () => {
  const given: Given = {
    power: 'uk',
    control: { 'karelia-ssr': 'germany' },
    units: { 'finland-norway': { uk: '1 inf' }, 'karelia-ssr': { germany: '1 aa 1 ic' } },
  };
  const result = walk(
    { ...given, control: { ...given.control, 'finland-norway': 'uk' } },
    '1 inf',
    'finland-norway > karelia-ssr',
  );

  test('with gun and complex', () => {
    expect(control(result.state, 'karelia-ssr')).toBe('ussr');
    expect(unitsIn(result.state, 'karelia-ssr', 'ussr')).toEqual(force('1 aa 1 ic'));
    expect(unitsIn(result.state, 'karelia-ssr', 'uk')).toEqual(force('1 inf'));
  });
  test('the clauses are named', () => {
    expect(effectsOf(result)).toEqual(expect.arrayContaining(['liberated-for-ally', 'facilities-return-to-ally']));
    expect(happened(result, 'control-changed')[0]).toMatchObject({ how: 'liberation' });
  });
});

describe('B14.5, ruling.D8  while his capital is lost the liberator keeps it', () => {
  const given: Given = {
    power: 'uk',
    control: { 'karelia-ssr': 'germany', 'finland-norway': 'uk', russia: 'germany' },
    units: { 'finland-norway': { uk: '1 inf' }, 'karelia-ssr': { germany: '1 aa 1 ic' } },
  };
  const result = walk(given, '1 inf', 'finland-norway > karelia-ssr');

  test('land, gun and complex', () => {
    expect(control(result.state, 'karelia-ssr')).toBe('uk');
    expect(unitsIn(result.state, 'karelia-ssr', 'uk')).toEqual(force('1 inf 1 aa 1 ic'));
    expect(effectsOf(result)).toContain('held-for-ally');
  });
  test('and its income', () => {
    expect(landValue(secondEdition, result.state, 'uk')).toBe(30 + 2 + 3);
  });
});

describe('allies.recapture-is-yours, B14.6  what never belonged to the ally is the captor’s', () => {
  test('even if the ally held it before', () => {
    const first = walk({ power: 'usa', units: { china: { usa: '1 inf' } } }, '1 inf', 'china > manchuria');
    expect(control(first.state, 'manchuria')).toBe('usa');
    const retaken = positionOf({
      power: 'ussr',
      control: { manchuria: 'japan' },
      units: { 'yakut-ssr': { ussr: '1 inf' } },
    });
    const result = combat(retaken, [march('1 inf', 'yakut-ssr > manchuria')]);
    expect(control(result.state, 'manchuria')).toBe('ussr');
    expect(effectsOf(result)).toContain('captured-for-captor');
  });
  test('a neutral taken by an enemy has no first owner', () => {
    const result = walk(
      {
        power: 'usa',
        control: { spain: 'germany', 'western-europe': 'usa' },
        units: { 'western-europe': { usa: '1 inf' } },
      },
      '1 inf',
      'western-europe > spain',
    );
    expect(control(result.state, 'spain')).toBe('usa');
  });
  test('own land taken back is nobody’s gift', () => {
    const result = walk(
      { power: 'ussr', control: { 'karelia-ssr': 'germany' }, units: { russia: { ussr: '1 inf' } } },
      '1 inf',
      'russia > karelia-ssr',
    );
    expect(control(result.state, 'karelia-ssr')).toBe('ussr');
    expect(happened(result, 'control-changed')[0]).toMatchObject({ how: 'liberation' });
    expect(effectsOf(result)).not.toContain('captured-for-captor');
  });
});

describe('allies.no-conquest-of-ally-territory  allied land stays the ally’s', () => {
  test('whoever walks in', () => {
    const state = positionOf({
      power: 'uk',
      control: { algeria: 'usa', libya: 'uk' },
      units: { libya: { uk: '2 inf' } },
    });
    const result = noncombat(state, [march('2 inf', 'libya > algeria')]);
    expect(codesOf(result)).toEqual([]);
    expect(control(result.state, 'algeria')).toBe('usa');
  });
});

describe('B15.2, capital.loot  the captor of a capital takes all cash', () => {
  const given: Given = {
    power: 'germany',
    control: { 'karelia-ssr': 'germany' },
    units: { 'karelia-ssr': { germany: '1 inf' } },
    treasury: { ussr: 23, germany: 5 },
  };
  const result = walk(given, '1 inf', 'karelia-ssr > russia');

  test('all of it', () => {
    expect(cashOf(result.state, 'germany')).toBe(28);
    expect(cashOf(result.state, 'ussr')).toBe(0);
    expect(effectsOf(result)).toContain('capital-looted');
  });
  test('nothing is looted from an empty treasury', () => {
    expect(effectsOf(walk({ ...given, treasury: {} }, '1 inf', 'karelia-ssr > russia'))).not.toContain(
      'capital-looted',
    );
  });
  test('nor with any other territory', () => {
    const other = walk(given, '1 inf', 'karelia-ssr > novosibirsk');
    expect(cashOf(other.state, 'ussr')).toBe(23);
  });
  test('capital.spend-foreign-loot  a captor without a capital keeps what he takes', () => {
    const homeless = walk({ ...given, control: { ...given.control, germany: 'uk' } }, '1 inf', 'karelia-ssr > russia');
    expect(effectsOf(homeless)).toContain('loot-while-capital-lost');
    const next = positionOf({ power: 'germany', treasury: { germany: cashOf(homeless.state, 'germany') } });
    const bought = give(next, { type: 'purchase', power: 'germany', units: { armor: 5 } });
    expect(cashOf(bought.state, 'germany')).toBe(3);
  });
});

describe('capital.no-refund-on-liberation  a capital freed', () => {
  const state = positionOf({
    power: 'usa',
    control: { 'united-kingdom': 'germany', india: 'usa', 'french-west-africa': 'usa' },
    units: { india: { usa: '1 inf 1 aa 1 ic' }, 'united-kingdom': { germany: '1 ic' } },
    treasury: { germany: 40, usa: 3 },
    cargo: [{ space: 'north-sea', power: 'usa', ship: 'transport', units: { usa: '2 inf' } }],
  });
  const result = combat(state, [{ kind: 'unload', units: { infantry: 2 }, zone: 'north-sea', to: 'united-kingdom' }]);

  test('goes back to its owner, complex and all', () => {
    expect(control(result.state, 'united-kingdom')).toBe('uk');
    expect(unitsIn(result.state, 'united-kingdom', 'uk')).toEqual(force('1 ic'));
  });
  test('the loot stays with the captor, and nothing is collected', () => {
    expect(cashOf(result.state, 'germany')).toBe(40);
    expect(cashOf(result.state, 'uk')).toBe(0);
    expect(effectsOf(result)).toContain('capital-freed');
  });
  test('B14.5  what allies held for him is his again at once', () => {
    expect(control(result.state, 'india')).toBe('uk');
    expect(control(result.state, 'french-west-africa')).toBe('uk');
    expect(control(result.state, 'brazil')).toBe('usa');
  });
  test('ruling.D23  complexes go with the land, guns stay with the liberator', () => {
    expect(unitsIn(result.state, 'india', 'uk')).toEqual(force('1 ic'));
    expect(unitsIn(result.state, 'india', 'usa')).toEqual(force('1 inf 1 aa'));
    expect(effectsOf(result)).toContain('gun-stays-with-liberator');
  });
  test('capital.collects-after-liberation  he collects at the end of his next turn', () => {
    const after = positionOf({ power: 'uk', treasury: {} });
    expect(codesOf(give(after, { type: 'purchase', power: 'uk', units: { infantry: 1 } }))).toEqual(['too-expensive']);
    expect(cashOf(give(after, { type: 'end-turn', power: 'uk' }).state, 'uk')).toBe(30);
  });
});
