// What no ruleset does that games are played by, but the engine can: several purses a power, several powers in one
// turn, powers at peace. Asked of the edition made up for the laws.

import { describe, expect, test } from 'vitest';
import { awaits, cashOf, decide, type GameOrder, type GameState, legal } from '../../src/engine/index.ts';
import type { Ruleset } from '../../src/rulesets/index.ts';
import { noFaces, type UnitCounts } from '../../src/vocab/index.ts';
import { give as giveUnder, happened, NONCE } from '../support/battles.ts';
import { madeUp as ruleset } from '../support/made-up/ruleset.ts';
import type { Outcome } from '../support/moves.ts';
import { type Given, positionOf } from '../support/position.ts';

const at = (given: Given): GameState => positionOf({ position: 'start', round: 1, ruleset, ...given });

const give = (state: GameState, order: GameOrder) => giveUnder(state, order, noFaces, ruleset);

const codes = (state: GameState, order: GameOrder): readonly string[] => {
  const result = decide(ruleset, state, order);
  return result.ok ? [] : result.error.map(({ code }) => code);
};

const march = (power: 'germany' | 'uk' | 'usa' | 'japan', units: object, ...path: string[]): GameOrder => ({
  type: 'combat-move',
  power,
  moves: [{ kind: 'march', units, path }],
  nonce: NONCE,
});

describe('several purses', () => {
  const rich = at({ power: 'germany', treasury: { germany: 10 }, phase: 'purchase' });
  const inPurses = { ...rich, treasury: { ...rich.treasury, germany: { near: 10, far: 6 } } };

  test('the printed money is in each of them', () => {
    const opened = positionOf({ position: 'start', round: 1, ruleset, power: 'germany' });
    expect(opened.treasury.germany).toEqual({ near: 0, far: 0 });
    expect(rich.treasury.germany).toEqual({ near: 10, far: 0 });
    expect(cashOf(inPurses, 'germany')).toBe(16);
  });
  test('a purchase is paid from the purse it names, and from no other', () => {
    const bought = give(inPurses, { type: 'purchase', power: 'germany', units: { infantry: 2 }, purse: 'far' });
    expect(happened(bought, 'paid')).toMatchObject([{ purse: 'far', ipc: 6 }]);
    expect(codes(inPurses, { type: 'purchase', power: 'germany', units: { infantry: 3 }, purse: 'far' })).toEqual([
      'too-expensive',
    ]);
    expect(codes(inPurses, { type: 'purchase', power: 'germany', units: { infantry: 1 }, purse: 'lost' })).toEqual([
      'unknown-purse',
    ]);
  });
  test('what a purse bought is placed on its own land', () => {
    const bought = give(inPurses, { type: 'purchase', power: 'germany', units: { infantry: 2 }, purse: 'far' });
    const place = (space: string): GameOrder => ({
      type: 'place',
      power: 'germany',
      placements: [{ space, units: { infantry: 2 } }],
    });
    expect(codes(bought.state, place('north-shore'))).toEqual(['bought-from-other-purse']);
    const placed = give(bought.state, place('north-hills'));
    expect(happened(placed, 'units-placed')).toMatchObject([{ bought: [{ purse: 'far', units: { infantry: 2 } }] }]);
    expect(placed.state.turn.bought).toEqual([]);
  });
  test('each gets what its own land pays', () => {
    const ended = give(inPurses, { type: 'end-turn', power: 'germany' });
    expect(happened(ended, 'received').map(({ purse, ipc }) => [purse, ipc])).toEqual([
      ['near', 6],
      ['far', 5],
    ]);
  });
  test('the captor of a capital gets the money of its land alone', () => {
    const state = at({
      power: 'uk',
      units: { 'north-shore': { germany: '1 ic' }, 'north-hills': { uk: '1 inf' } },
      control: { 'north-hills': 'uk' },
      treasury: { germany: 7 },
    });
    const held = { ...state, treasury: { ...state.treasury, germany: { near: 7, far: 4 } } };
    const walked = give(held, march('uk', { infantry: 1 }, 'north-hills', 'north-shore'));
    expect(happened(walked, 'paid')).toMatchObject([{ power: 'germany', purse: 'near', ipc: 7, for: 'loot' }]);
  });
});

describe('a purse with a capital of its own', () => {
  const purses = (ruleset.income.purses === 'one-each' ? [] : ruleset.income.purses).map((purse) =>
    purse.power === 'germany' && purse.id === 'far' ? { ...purse, capital: 'north-hills' } : purse,
  );
  const apart: Ruleset = { ...ruleset, income: { ...ruleset.income, purses } };
  const state = at({
    power: 'germany',
    ruleset: apart,
    units: { 'north-hills': { uk: '1 inf' } },
    control: { 'north-hills': 'uk' },
    treasury: { germany: 9 },
  });
  const buys = (purse: string): readonly string[] => {
    const rich = { ...state, treasury: { ...state.treasury, germany: { near: 9, far: 9 } } };
    const result = decide(apart, rich, { type: 'purchase', power: 'germany', units: { infantry: 1 }, purse });
    return result.ok ? [] : result.error.map(({ code }) => code);
  };

  test('its loss shuts that purse and no other', () => {
    expect([buys('near'), buys('far')]).toEqual([[], ['capital-lost']]);
    const ended = giveUnder(state, { type: 'end-turn', power: 'germany' }, noFaces, apart);
    expect(happened(ended, 'received').map(({ purse, ipc }) => [purse, ipc])).toEqual([['near', 6]]);
  });
});

describe('several powers in one turn', () => {
  const state = at({ power: 'uk', units: { 'south-hills': { uk: '3 inf 1 ic', usa: '1 inf' } } });

  test('both are waited for, and battles come when both have moved', () => {
    expect(awaits(ruleset, state).map((due) => due.kind === 'orders' && due.power)).toEqual(['uk', 'usa']);
    const first = give(state, march('uk', { infantry: 1 }, 'south-hills', 'passes'));
    expect(happened(first, 'power-done')).toMatchObject([{ power: 'uk' }]);
    expect(first.state.turn.phase).toBe('combat-move');
    expect(awaits(ruleset, first.state)).toMatchObject([{ power: 'usa', orders: ['combat-move'] }]);
    expect(legal(ruleset, first.state, 'uk')).toEqual([]);
    expect(legal(ruleset, first.state, 'usa').length).toBeGreaterThan(0);
    expect(codes(first.state, { type: 'end-turn', power: 'usa' })).toEqual(['others-to-move']);
    expect(codes(first.state, march('uk', { infantry: 1 }, 'south-hills', 'passes'))).toEqual(['others-to-move']);
    const second = give(first.state, { type: 'combat-move', power: 'usa', moves: [], nonce: NONCE });
    expect(second.state.turn.phase).toBe('combat');
    expect(second.state.turn.battles.map(({ id }) => id)).toEqual(['passes']);
  });
  test('the others have their turn when theirs is over', () => {
    expect(codes(state, { type: 'end-turn', power: 'japan' })).toEqual(['not-your-turn']);
    const ended = give(state, { type: 'end-turn', power: 'usa' });
    expect(happened(ended, 'turn-ended')).toMatchObject([{ power: 'uk' }]);
    expect(ended.state.turn).toMatchObject({ power: 'japan' });
    expect(new Set(happened(ended, 'received').map(({ power }) => power))).toEqual(new Set(['uk', 'usa']));
  });
  test('what one bought the other does not place', () => {
    const bought = give(
      { ...state, treasury: { ...state.treasury, uk: { near: 9, far: 9 } } },
      { type: 'purchase', power: 'uk', units: { infantry: 1 } },
    );
    const place = (power: 'uk' | 'usa', space: string): GameOrder => ({
      type: 'place',
      power,
      placements: [{ space, units: { infantry: 1 } }],
    });
    expect(codes(bought.state, place('usa', 'far-coast'))).toContain('not-bought');
    expect(codes(bought.state, place('uk', 'south-shore'))).toEqual([]);
  });
  test('it ends for both when one of them gives up', () => {
    const given = give(state, { type: 'resign', power: 'usa' });
    expect(given.state.turn.power).toBe('japan');
  });
});

describe('powers at peace', () => {
  const ashore = {
    'the-island': { germany: '1 art' },
    'south-hills': { japan: '1 inf' },
  } as const;
  const from = (power: 'germany' | 'japan'): GameState =>
    at({
      power,
      units: { ...ashore, passes: { germany: '1 inf' } },
      control: { 'the-island': 'germany', 'south-hills': 'japan' },
    });

  test('who may not end the peace is kept out', () => {
    expect(codes(from('germany'), march('germany', { infantry: 1 }, 'passes', 'south-hills'))).toEqual(['at-peace']);
    expect(legal(ruleset, from('germany')).some(({ to }) => to === 'south-hills')).toBe(false);
  });
  test('who may ends it by an attack', () => {
    const state = from('japan');
    expect(legal(ruleset, state).filter(({ to }) => to === 'passes')).toMatchObject([{ aim: 'battle' }]);
    const attacked = give(state, march('japan', { infantry: 1 }, 'south-hills', 'passes'));
    expect(happened(attacked, 'relation-changed')).toEqual([
      { type: 'relation-changed', between: ['japan', 'germany'], to: 'enemy', by: 'attack' },
    ]);
    expect(attacked.state.turn.battles).toHaveLength(1);
    const back = { ...attacked.state, turn: from('germany').turn };
    expect(codes(back, march('germany', { infantry: 1 }, 'passes', 'south-hills'))).not.toContain('at-peace');
  });
  test('in noncombat movement nobody walks in', () => {
    const order: GameOrder = {
      type: 'noncombat-move',
      power: 'japan',
      moves: [{ kind: 'march', units: { infantry: 1 }, path: ['south-hills', 'passes'] }],
    };
    expect(codes(from('japan'), order)).toEqual(['at-peace']);
  });
  test('a round ends it too', () => {
    const state = at({ power: 'japan', round: 2 });
    const ended = give(state, { type: 'end-turn', power: 'japan' });
    expect(happened(ended, 'relation-changed')).toMatchObject([
      { between: ['usa', 'japan'], to: 'enemy', by: 'round' },
    ]);
  });
  test('a position that is agreed on later begins with what the rounds before have brought', () => {
    expect(at({ power: 'germany', round: 7 }).relations).toEqual({ 'germany/japan': 'enemy', 'japan/usa': 'enemy' });
  });
});

describe('a hold that takes a mixture', () => {
  const laden = (units: string): Given => ({
    power: 'uk',
    units: { 'south-sound': { uk: '1 trn' } },
    cargo: [{ space: 'the-strait', power: 'uk', ship: 'transport', units: { uk: units } }],
  });
  const boards = (units: UnitCounts): readonly string[] =>
    codes(at({ power: 'uk', units: { 'south-sound': { uk: '1 trn' }, 'south-shore': { uk: '4 inf 2 art 1 ic' } } }), {
      type: 'noncombat-move',
      power: 'uk',
      moves: [{ kind: 'load', units, from: 'south-shore', zone: 'south-sound' }],
    });

  test('as much as there is room for, of several kinds together', () => {
    expect(boards({ infantry: 1, artillery: 1 })).toEqual([]);
    expect(boards({ infantry: 3 })).toEqual([]);
    expect(boards({ infantry: 2, artillery: 1 })).toEqual(['no-room-aboard']);
    expect(boards({ artillery: 2 })).toEqual(['no-room-aboard']);
  });
  test('a position is held to it too', () => {
    expect(at(laden('1 inf 1 art')).spaces.flatMap(({ units }) => units.filter(({ aboard }) => aboard))).toHaveLength(
      2,
    );
    expect(() => at(laden('2 inf 1 art'))).toThrow('too-much-cargo');
  });
});

describe('theatres', () => {
  const held = at({
    power: 'germany',
    phase: 'income',
    units: { 'south-hills': { germany: '1 inf' } },
    control: { 'south-hills': 'germany' },
  });
  const rounds = (state: GameState): Outcome =>
    give(give(give(state, { type: 'end-turn', power: 'germany' }).state, { type: 'end-turn', power: 'uk' }).state, {
      type: 'end-turn',
      power: 'japan',
    });

  test('one is won by what is held in it, and the war goes on', () => {
    const ended = rounds(held);
    expect(happened(ended, 'theatre-won')).toEqual([
      { type: 'theatre-won', theatre: 'mainland', side: 'north', how: 'economic' },
    ]);
    expect(ended.state).toMatchObject({ round: 2, theatres: { mainland: 'north' } });
    expect(ended.state.winner).toBeUndefined();
  });
  test('those who lost it attack there no more, the victors do', () => {
    const uk = give(rounds(held).state, { type: 'end-turn', power: 'germany' }).state;
    expect(codes(uk, march('uk', { infantry: 1 }, 'south-shore', 'south-hills'))).toEqual(['theatre-decided']);
    expect(legal(ruleset, uk, 'uk').some(({ to }) => to === 'south-hills')).toBe(false);
    const north = march('germany', { infantry: 1 }, 'south-hills', 'south-shore');
    expect(codes(rounds(held).state, north)).toEqual([]);
  });
  test('the game is over when all are won, for everybody who won one', () => {
    const ended = rounds({ ...held, theatres: { waters: 'island' } });
    expect(ended.state.winner).toEqual({ side: 'north', how: 'theatres', with: ['island'] });
  });
});
