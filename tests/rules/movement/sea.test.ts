import { describe, expect, test } from 'vitest';
import { clausesOf, codesOf, combat, effectsOf, march, noncombat, refusalsOf, unitsIn } from '../../support/moves.ts';
import { positionOf } from '../../support/position.ts';

const japan = (
  units: Parameters<typeof positionOf>[0]['units'],
  more: Partial<Parameters<typeof positionOf>[0]> = {},
) => positionOf({ power: 'japan', units: units ?? {}, ...more });

describe('B5.1  ships move up to 2 zones', () => {
  const state = japan({ 'sea-of-japan': { japan: '1 bb 1 sub' }, 'hawaiian-sea': { usa: '1 sub' } });

  test('into battle', () => {
    const result = combat(state, [march('1 bb 1 sub', 'sea-of-japan > wake-island-sea > hawaiian-sea')]);
    expect(codesOf(result)).toEqual([]);
    expect(unitsIn(result.state, 'hawaiian-sea', 'japan')).toEqual({ battleship: 1, submarine: 1 });
  });
  test('and not three', () => {
    const result = combat(state, [march('1 bb', 'sea-of-japan > okinawa-sea > wake-island-sea > hawaiian-sea')]);
    expect(refusalsOf(result)[0]).toMatchObject({ code: 'too-far', params: { unit: 'battleship', cost: 3, range: 2 } });
    expect(clausesOf(result)).toContain('B5.1');
  });
  test('B2.6  nor onto land', () => {
    expect(codesOf(noncombat(state, [march('1 bb', 'sea-of-japan > manchuria')]))).toEqual(['ship-on-land']);
  });
});

describe('B5.2  ships stop where enemy ships are', () => {
  const state = japan({
    'sea-of-japan': { japan: '1 bb' },
    'wake-island-sea': { usa: '1 trn' },
    'hawaiian-sea': { usa: '1 sub' },
  });

  test('a lone transport stops them too', () => {
    const result = combat(state, [march('1 bb', 'sea-of-japan > wake-island-sea > hawaiian-sea')]);
    expect(refusalsOf(result)[0]).toMatchObject({
      code: 'blocked-by-enemy-ships',
      params: { space: 'wake-island-sea' },
    });
    expect(clausesOf(result)).toContain('B5.2');
  });
  test('in two moves as in one', () => {
    const result = combat(state, [
      march('1 bb', 'sea-of-japan > wake-island-sea'),
      march('1 bb', 'wake-island-sea > hawaiian-sea'),
    ]);
    expect(refusalsOf(result)[0]).toMatchObject({ code: 'blocked-by-enemy-ships', at: 'moves/1' });
  });
});

describe('B5.3  in noncombat movement ships keep out of zones with enemies', () => {
  test('enemy zone', () => {
    const state = japan({ 'sea-of-japan': { japan: '1 bb' }, 'wake-island-sea': { usa: '1 trn' } });
    expect(clausesOf(noncombat(state, [march('1 bb', 'sea-of-japan > wake-island-sea')]))).toContain('B5.3');
  });
  test('clear zones', () => {
    const state = japan({ 'sea-of-japan': { japan: '1 bb' } });
    const result = noncombat(state, [march('1 bb', 'sea-of-japan > wake-island-sea > hawaiian-sea')]);
    expect(unitsIn(result.state, 'hawaiian-sea', 'japan')).toEqual({ battleship: 1 });
  });
  test('step by step, within the range', () => {
    const state = japan({ 'sea-of-japan': { japan: '1 bb' } });
    const one = march('1 bb', 'sea-of-japan > wake-island-sea');
    const two = march('1 bb', 'wake-island-sea > hawaiian-sea');
    const three = march('1 bb', 'hawaiian-sea > midway-sea');
    expect(codesOf(noncombat(state, [one, two]))).toEqual([]);
    expect(refusalsOf(noncombat(state, [one, two, three]))[0]).toMatchObject({
      code: 'too-far',
      params: { cost: 3, range: 2 },
    });
  });
});

describe('B5.5  ships that move in combat movement take part in combat', () => {
  test('others wait', () => {
    const state = japan({ 'sea-of-japan': { japan: '1 bb 1 trn' } });
    const result = combat(state, [
      march('1 bb', 'sea-of-japan > wake-island-sea'),
      march('1 trn', 'sea-of-japan > okinawa-sea'),
    ]);
    expect(refusalsOf(result)).toMatchObject([
      { code: 'ship-without-combat', at: 'moves/1', params: { space: 'okinawa-sea', unit: 'transport' } },
      { code: 'ship-without-combat', at: 'moves/0', params: { space: 'wake-island-sea', unit: 'battleship' } },
    ]);
    expect(clausesOf(result)).toContain('B5.5');
  });
  test('ships leave a zone where enemies are', () => {
    const state = japan({ 'sea-of-japan': { japan: '1 trn', usa: '1 sub' } });
    expect(codesOf(combat(state, [march('1 trn', 'sea-of-japan > okinawa-sea')]))).toEqual([]);
  });
  test('a carrier goes to meet its fighter, and an escort with it', () => {
    const state = japan({
      'wake-island': { japan: '1 ftr' },
      'sea-of-japan': { japan: '1 car 1 bb' },
      'hawaiian-sea': { usa: '1 sub' },
    });
    const strike = march('1 ftr', 'wake-island > wake-island-sea > hawaiian-sea');
    expect(codesOf(combat(state, [strike, march('1 car 1 bb', 'sea-of-japan > wake-island-sea')]))).toEqual([]);
    expect(codesOf(combat(state, [march('1 car 1 bb', 'sea-of-japan > wake-island-sea')]))).toEqual([
      'ship-without-combat',
      'ship-without-combat',
    ]);
  });
});

describe('canals', () => {
  const usa = (control: { [space: string]: 'japan' | 'usa' | 'germany' | 'uk' }) =>
    positionOf({
      power: 'usa',
      units: { 'galapagos-sea': { usa: '1 bb' }, 'gulf-of-california': { usa: '1 trn' } },
      control,
    });

  test('canal.panama-one-move  Panama costs one movement point', () => {
    const result = noncombat(usa({}), [march('1 bb', 'galapagos-sea > caribbean-sea > us-east-coast')]);
    expect(unitsIn(result.state, 'us-east-coast', 'usa')).toEqual({ battleship: 1 });
    expect(effectsOf(result)).toContain('canal-passed');
  });
  test('canal.panama-one-move  and no third zone', () => {
    const result = noncombat(usa({}), [
      march('1 trn', 'gulf-of-california > galapagos-sea > caribbean-sea > us-east-coast'),
    ]);
    expect(clausesOf(result)).toContain('canal.panama-one-move');
  });
  test('B2.7  closed while an enemy holds Panama', () => {
    const result = noncombat(usa({ panama: 'japan' }), [march('1 bb', 'galapagos-sea > caribbean-sea')]);
    expect(refusalsOf(result)[0]).toMatchObject({ code: 'canal-closed', clauses: ['B2.7', 'ruling.D22'] });
  });
  test('B2.7  open if an ally holds it', () => {
    expect(codesOf(noncombat(usa({ panama: 'uk' }), [march('1 bb', 'galapagos-sea > caribbean-sea')]))).toEqual([]);
  });
  test('ruling.D22  a bank taken this turn opens nothing before the next', () => {
    const state = positionOf({
      power: 'uk',
      units: { 'eastern-mediterranean-sea': { uk: '1 sub' }, 'syria-iraq': { uk: '1 inf' } },
      control: { 'anglo-egypt-sudan': 'germany' },
    });
    const taken = combat(state, [march('1 inf', 'syria-iraq > anglo-egypt-sudan')]);
    const result = noncombat(taken.state, [march('1 sub', 'eastern-mediterranean-sea > red-sea')]);
    expect(refusalsOf(result)[0]).toMatchObject({
      code: 'canal-closed',
      clauses: ['canal.suez-ships-only', 'B2.8', 'ruling.D22'],
    });
  });
  test('canal.suez-ships-only  planes pass', () => {
    const state = positionOf({
      power: 'uk',
      units: {
        'syria-iraq': { uk: '1 ftr' },
        'red-sea': { germany: '1 sub' },
        'eastern-mediterranean-sea': { uk: '1 trn' },
      },
      control: { 'anglo-egypt-sudan': 'germany' },
    });
    const result = combat(state, [march('1 ftr', 'syria-iraq > eastern-mediterranean-sea > red-sea')]);
    expect(codesOf(result)).toEqual([]);
    expect(effectsOf(result)).toContain('canal-overflown');
  });
});

describe('contacts over the edges of the board', () => {
  const sail = (power: 'uk' | 'usa', from: string, to: string) =>
    codesOf(
      noncombat(positionOf({ power, units: { [from]: { [power]: '1 trn' } } }), [march('1 trn', `${from} > ${to}`)]),
    );

  test('board.gulf-of-mexico-edge', () => {
    expect(sail('usa', 'gulf-of-mexico', 'caribbean-sea')).toEqual([]);
    expect(sail('usa', 'gulf-of-mexico', 'us-east-coast')).toEqual([]);
  });
  test('board.new-zealand-edge', () => {
    expect(sail('uk', 'tasman-sea', 'juan-fernandez-sea')).toEqual([]);
    expect(sail('uk', 'tasman-sea', 'scotia-sea')).toEqual([]);
  });
  test('board.blowup-boxes-not-spaces', () => {
    const state = positionOf({ power: 'japan', units: { 'solomon-sea': { japan: '1 sub' } } });
    expect(clausesOf(combat(state, [march('1 sub', 'solomon-sea > solomon-inset')]))).toContain(
      'board.blowup-boxes-not-spaces',
    );
  });
  test('ruling.D27  the Caspian Sea is no space here', () => {
    const state = positionOf({ power: 'ussr', units: { caucasus: { ussr: '1 ftr' } } });
    expect(clausesOf(noncombat(state, [march('1 ftr', 'caucasus > caspian-sea > kazakh-ssr')]))).toContain(
      'ruling.D27',
    );
  });
});
