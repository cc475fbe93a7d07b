import { describe, expect, test } from 'vitest';
import { evolve, type GameOrder, type GameState } from '../../../src/engine/index.ts';
import type { Power, SpaceId } from '../../../src/vocab/index.ts';
import { give } from '../../support/battles.ts';
import {
  clausesOf,
  codesOf,
  combat,
  effectsOf,
  eventsOf,
  load,
  march,
  refusalsOf,
  unitsIn,
  unload,
} from '../../support/moves.ts';
import { force, type Given, positionOf } from '../../support/position.ts';

/** A power at placement with these units bought, everything before it passed over. */
const bought = (power: Power, units: string, more: Partial<Given> = {}): GameState =>
  evolve(positionOf({ power, position: 'start', ...more }), {
    type: 'units-purchased',
    power,
    units: force(units),
    cost: 0,
  });

const place = (state: GameState, where: { readonly [space: SpaceId]: string }, from?: SpaceId) => {
  const placements = Object.entries(where).map(([space, units]) => ({
    space,
    units: force(units),
    ...(from === undefined ? {} : { from }),
  }));
  const order: GameOrder = { type: 'place', power: state.turn.power, placements };
  return give(state, order);
};

describe('B19.1  land and air units at complexes owned since the turn began', () => {
  test('at an own complex', () => {
    const result = place(bought('germany', '3 inf 1 ftr'), { germany: '3 inf 1 ftr' });
    expect(unitsIn(result.state, 'germany', 'germany')).toMatchObject({ infantry: 7, fighter: 2 });
    expect(result.state.turn.purchased).toEqual({});
  });
  test('new ids follow the last', () => {
    const state = bought('germany', '2 inf');
    const result = place(state, { germany: '2 inf' });
    expect(result.state.nextUnit).toBe(state.nextUnit + 2);
  });
  test('not where there is none', () => {
    const result = place(bought('germany', '1 inf'), { 'western-europe': '1 inf' });
    expect(refusalsOf(result)).toMatchObject([{ code: 'no-complex', at: 'placements/0', clauses: ['B19.1'] }]);
  });
  test('not at an ally’s', () => {
    const result = place(bought('uk', '1 inf'), { 'karelia-ssr': '1 inf' });
    expect(refusalsOf(result)[0]).toMatchObject({ code: 'complex-of-another', params: { owner: 'ussr' } });
    expect(clausesOf(result)[0]).toBe('aa.liberated-returns-to-ally');
  });
  test('not at one taken in this turn', () => {
    const state = bought('germany', '1 inf', {
      position: 'empty',
      units: { 'karelia-ssr': { ussr: '1 ic' }, 'eastern-europe': { germany: '1 inf' } },
    });
    const taken = combat(state, [march('1 inf', 'eastern-europe > karelia-ssr')]);
    const result = place(taken.state, { 'karelia-ssr': '1 inf' });
    expect(codesOf(result)).toEqual(['complex-too-new']);
    expect(clausesOf(result)[0]).toBe('production.captured-complex-limited');
  });
  test('not more than was bought, over all placements', () => {
    const result = place(bought('germany', '2 inf'), { germany: '2 inf', 'southern-europe': '1 inf' });
    expect(refusalsOf(result)[0]).toMatchObject({ code: 'not-bought', params: { asked: 3, bought: 2 } });
  });
  test('a space the board does not have', () => {
    expect(codesOf(place(bought('germany', '1 inf'), { sicily: '1 inf' }))).toEqual(['unknown-space']);
  });
});

describe('B14.5  an ally’s complex while his capital is lost', () => {
  const state = bought('uk', '4 inf', {
    position: 'empty',
    control: { russia: 'germany', 'karelia-ssr': 'uk' },
    units: { 'karelia-ssr': { uk: '1 ic' } },
  });

  test('works for the liberator, up to the value of the territory', () => {
    const result = place(state, { 'karelia-ssr': '3 inf' });
    expect(codesOf(result)).toEqual([]);
    expect(effectsOf(result)).toEqual(expect.arrayContaining(['ally-complex-used', 'complex-limited']));
  });
  test('and no further', () => {
    expect(refusalsOf(place(state, { 'karelia-ssr': '4 inf' }))[0]).toMatchObject({ params: { asked: 4, limit: 3 } });
  });
});

describe('B19.6, production.captured-complex-limited  how many units a complex places', () => {
  const captured = (units: string, more: Partial<Given> = {}) =>
    bought('germany', units, {
      position: 'empty',
      control: { 'karelia-ssr': 'germany' },
      units: { 'karelia-ssr': { germany: '1 ic' } },
      ...more,
    });

  test('any number at an original one of the first owner', () => {
    const result = place(bought('ussr', '9 inf'), { 'karelia-ssr': '9 inf' });
    expect(codesOf(result)).toEqual([]);
    expect(effectsOf(result)).toEqual(['original-complex-unlimited']);
  });
  test('the territory’s value at a captured one', () => {
    expect(codesOf(place(captured('3 inf'), { 'karelia-ssr': '3 inf' }))).toEqual([]);
  });
  test('not a fourth unit', () => {
    const result = place(captured('4 inf'), { 'karelia-ssr': '4 inf' });
    expect(clausesOf(result)).toEqual(['production.captured-complex-limited', 'B19.7', 'B19.8', 'B19.10']);
  });
  test('ships it launches and guns count', () => {
    const state = captured('2 inf 1 aa 1 trn');
    const result = place(state, { 'karelia-ssr': '2 inf 1 aa', 'baltic-sea': '1 trn' });
    expect(codesOf(result)).toEqual(['complex-limit']);
  });
  test('B19.8  one unit a turn where the land is worth nothing', () => {
    const state = (units: string) => bought('usa', units, { position: 'empty', units: { midway: { usa: '1 ic' } } });
    expect(codesOf(place(state('1 inf'), { midway: '1 inf' }))).toEqual([]);
    expect(refusalsOf(place(state('2 inf'), { midway: '2 inf' }))[0]).toMatchObject({ params: { limit: 1 } });
  });
  test('B19.10  unlimited again when the first owner has it back', () => {
    const state = bought('ussr', '8 inf', { position: 'empty', units: { 'karelia-ssr': { ussr: '1 ic' } } });
    expect(codesOf(place(state, { 'karelia-ssr': '8 inf' }))).toEqual([]);
  });
});

describe('B19.2  ships beside a complex, in a zone without enemies', () => {
  test('beside an own complex', () => {
    const result = place(bought('japan', '1 trn'), { 'sea-of-japan': '1 trn' });
    expect(unitsIn(result.state, 'sea-of-japan', 'japan')).toMatchObject({ transport: 2 });
  });
  test('not among enemies', () => {
    const result = place(bought('ussr', '1 trn'), { 'baltic-sea': '1 trn' });
    expect(refusalsOf(result)).toMatchObject([{ code: 'enemy-in-zone', clauses: ['B19.2'] }]);
  });
  test('B23.2  unless the players agreed on it', () => {
    const result = place(bought('ussr', '1 trn', { options: { shipsIntoEnemyZones: 'on' } }), {
      'baltic-sea': '1 trn',
    });
    expect(codesOf(result)).toEqual([]);
    expect(effectsOf(result)).toContain('ships-into-enemy-zone');
  });
  test('not in a zone without a complex beside it', () => {
    expect(codesOf(place(bought('japan', '1 trn'), { 'hawaiian-sea': '1 trn' }))).toContain('enemy-in-zone');
    expect(codesOf(place(bought('japan', '1 trn'), { 'gulf-of-siam': '1 trn' }))).toEqual(['no-complex-beside']);
  });
  test('nor from a complex that is elsewhere', () => {
    const result = place(bought('usa', '1 trn'), { 'us-east-coast': '1 trn' }, 'western-usa');
    expect(refusalsOf(result)[0]).toMatchObject({ code: 'no-complex-beside', params: { from: 'western-usa' } });
  });
  test('not on land', () => {
    expect(codesOf(place(bought('japan', '1 trn'), { japan: '1 trn' }))).toEqual(['unit-not-for-land']);
  });
});

describe('B19.3  a new complex in any territory owned since the turn began', () => {
  test('far from the next one', () => {
    const result = place(bought('uk', '1 ic'), { india: '1 ic' });
    expect(unitsIn(result.state, 'india', 'uk')).toMatchObject({ 'industrial-complex': 1 });
  });
  test('it places nothing in the same turn', () => {
    expect(codesOf(place(bought('uk', '1 ic 1 inf'), { india: '1 ic 1 inf' }))).toEqual(['no-complex']);
  });
  test('one a territory, standing or new', () => {
    expect(codesOf(place(bought('uk', '1 ic'), { 'united-kingdom': '1 ic' }))).toEqual(['territory-has-complex']);
    expect(codesOf(place(bought('uk', '2 ic'), { india: '2 ic' }))).toEqual(['territory-has-complex']);
  });
  test('not in an ally’s land, nor in land taken in this turn', () => {
    expect(codesOf(place(bought('uk', '1 ic'), { china: '1 ic' }))).toEqual(['not-owned-since-start']);
    const state = bought('germany', '1 ic', { position: 'empty', units: { 'eastern-europe': { germany: '1 inf' } } });
    const taken = combat(state, [march('1 inf', 'eastern-europe > karelia-ssr')]);
    expect(codesOf(place(taken.state, { 'karelia-ssr': '1 ic' }))).toEqual(['not-owned-since-start']);
  });
});

describe('aa.no-placement-on-transport, B19.4  guns, fighters and troops go ashore', () => {
  test.each([
    ['1 aa', 'aa.no-placement-on-transport'],
    ['1 inf', 'B19.4'],
    ['1 ftr', 'B19.4'],
  ] as const)('%s not into a zone with ships: %s', (units, clause) => {
    const result = place(bought('japan', units), { 'sea-of-japan': units });
    expect(codesOf(result)).toEqual(['unit-not-for-sea']);
    expect(clausesOf(result)[0]).toBe(clause);
  });
  test('aa.one-per-territory  no gun where one stands', () => {
    const result = place(bought('germany', '1 aa'), { germany: '1 aa' });
    expect(clausesOf(result)).toEqual(['aa.one-per-territory', 'B19.4']);
  });
  test('nor two at once', () => {
    const state = bought('uk', '2 aa', { units: { india: { uk: '1 ic' } } });
    expect(codesOf(place(state, { india: '2 aa' }))).toEqual(['territory-has-gun']);
    expect(codesOf(place(state, { india: '1 aa' }))).toEqual([]);
  });
});

describe('stacks.groups-limited-by-pieces  an option', () => {
  const spread = { 'western-europe': { germany: '1 bmb' }, 'eastern-europe': { germany: '1 bmb' } };
  const state = (pieceLimits: 'on' | 'off') => bought('germany', '2 bmb', { units: spread, options: { pieceLimits } });

  test('a fourth stack of bombers needs a piece that is not there', () => {
    const result = place(state('on'), { 'southern-europe': '1 bmb' });
    expect(refusalsOf(result)[0]).toMatchObject({ code: 'no-piece-left', params: { stacks: 4, limit: 3 } });
    expect(clausesOf(result)[0]).toBe('stacks.groups-limited-by-pieces');
  });
  test('a stack of any size does not', () => {
    expect(codesOf(place(state('on'), { germany: '2 bmb' }))).toEqual([]);
  });
  test('off: as many stacks as one likes', () => {
    expect(codesOf(place(state('off'), { 'southern-europe': '1 bmb' }))).toEqual([]);
  });
});

describe('B1.6, B19.5  one order places everything, and what is left is lost', () => {
  test('a second order comes too late', () => {
    const first = place(bought('germany', '2 inf'), { germany: '1 inf' });
    expect(codesOf(place(first.state, { germany: '1 inf' }))).toEqual(['phase-over']);
  });
  test('lost at the end of the turn, without refund', () => {
    const first = place(bought('germany', '2 inf'), { germany: '1 inf' });
    const result = give(first.state, { type: 'end-turn', power: 'germany' });
    expect(result.ok && result.value.events[0]).toEqual({
      type: 'units-forfeited',
      power: 'germany',
      units: { infantry: 1 },
    });
    expect(effectsOf(result)).toContain('units-forfeited');
  });
  test('nothing to place is no mistake', () => {
    expect(eventsOf(place(bought('germany', '1 inf'), {}))).toEqual(['phase-began', 'phase-began']);
  });
});

describe('B1.7  battles come before placement', () => {
  const state = bought('germany', '1 inf', {
    position: 'empty',
    units: { 'eastern-europe': { germany: '2 inf' }, 'karelia-ssr': { ussr: '1 inf' }, germany: { germany: '1 ic' } },
  });
  const attacked = combat(state, [march('2 inf', 'eastern-europe > karelia-ssr')]);

  test('place, noncombat-move and end-turn wait', () => {
    const orders: readonly GameOrder[] = [
      { type: 'place', power: 'germany', placements: [] },
      { type: 'end-turn', power: 'germany' },
      { type: 'noncombat-move', power: 'germany', moves: [] },
    ];
    for (const order of orders) {
      expect(refusalsOf(give(attacked.state, order))).toMatchObject([
        { code: 'battles-unfought', params: { battles: ['karelia-ssr'] } },
      ]);
    }
  });
  test('a landing without resistance is no battle', () => {
    const landed = positionOf({
      power: 'uk',
      units: { 'united-kingdom': { uk: '1 inf' } },
      cargo: [{ space: 'north-sea', power: 'uk', ship: 'transport', units: { uk: '1 inf' } }],
    });
    const gone = combat(landed, [
      load('1 inf', 'united-kingdom > north-sea'),
      unload('2 inf', 'north-sea > finland-norway'),
    ]);
    expect(codesOf(give(gone.state, { type: 'end-turn', power: 'uk' }))).toEqual([]);
  });
});
