import { describe, expect, test } from 'vitest';
import { awaits, cashOf, type GameState, spaceAt } from '../../../src/engine/index.ts';
import { secondEdition } from '../../../src/rulesets/index.ts';
import type { Power } from '../../../src/vocab/index.ts';
import { give, happened } from '../../support/battles.ts';
import { codesOf, combat, effectsOf, eventsOf, march } from '../../support/moves.ts';
import { type Given, positionOf } from '../../support/position.ts';

const end = (state: GameState, power: Power = state.turn.power) => give(state, { type: 'end-turn', power });
const started = (power: Power, more: Partial<Given> = {}) => positionOf({ power, position: 'start', ...more });

describe('B1.1, B1.2  turns and rounds', () => {
  test('five turns in order, then the next round', () => {
    let state = started('ussr', { round: 1 });
    const turns: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      turns.push(`${state.round} ${state.turn.power}`);
      state = end(state).state;
    }
    expect(turns).toEqual(['1 ussr', '1 germany', '1 uk', '1 japan', '1 usa', '2 ussr']);
  });
  test('the round ends with the land of each side counted', () => {
    expect(happened(end(started('usa')), 'round-ended')).toEqual([
      { type: 'round-ended', round: 2, production: { allies: 90, axis: 57 } },
    ]);
  });
  test('a power with nothing left still has its turn', () => {
    const control = Object.fromEntries(
      secondEdition.board.spaces
        .filter(({ originalOwner }) => originalOwner === 'germany')
        .map(({ id }) => [id, 'uk' as const]),
    );
    const result = end(positionOf({ power: 'ussr', control }));
    expect(result.state.turn.power).toBe('germany');
    expect(eventsOf(end(result.state))).toEqual(['phase-began', 'turn-ended', 'turn-began']);
  });
  test('not for another power', () => {
    expect(codesOf(end(started('ussr'), 'uk'))).toEqual(['not-your-turn']);
  });
});

describe('B1.5  phases may be skipped, but income is always collected', () => {
  test('straight to the end', () => {
    const result = end(started('germany'));
    expect(happened(result, 'received')).toEqual([
      { type: 'received', power: 'germany', purse: 'main', ipc: 32, for: 'income' },
    ]);
  });
});

describe('B21.1  income is the value of the land held at the end of the turn', () => {
  test.each([
    ['ussr', 24],
    ['germany', 32],
    ['uk', 30],
    ['japan', 25],
    ['usa', 36],
  ] as const)('%s collects %i from the printed set-up', (power, ipc) => {
    expect(cashOf(end(started(power)).state, power)).toBe(ipc);
  });
  test('land taken in the turn pays in the turn', () => {
    const state = positionOf({ power: 'germany', units: { 'ukraine-ssr': { germany: '1 inf' } } });
    const taken = combat(state, [march('1 inf', 'ukraine-ssr > caucasus')]);
    expect(cashOf(end(taken.state).state, 'germany')).toBe(35);
  });
  test('what was saved is kept', () => {
    expect(cashOf(end(started('japan', { treasury: { japan: 7 } })).state, 'japan')).toBe(32);
  });
});

describe('capital.no-production, B21.2  nothing while the capital is lost', () => {
  test('whatever else is held', () => {
    const result = end(positionOf({ power: 'uk', control: { 'united-kingdom': 'germany' }, treasury: { uk: 4 } }));
    expect(cashOf(result.state, 'uk')).toBe(4);
    expect(effectsOf(result)).toContain('no-income-without-capital');
  });
  test('capital.no-refund-on-liberation  nor in the turn in which a power frees its own', () => {
    const state = positionOf({
      power: 'ussr',
      control: { russia: 'germany' },
      units: { 'karelia-ssr': { ussr: '1 inf' } },
    });
    const freed = combat(state, [march('1 inf', 'karelia-ssr > russia')]);
    expect(spaceAt(freed.state, 'russia').control).toBe('ussr');
    const result = end(freed.state);
    expect(cashOf(result.state, 'ussr')).toBe(0);
    expect(effectsOf(result)).toContain('income-waits-after-liberation');
  });
});

describe('B22.1, B22.2  two enemy capitals win at the end of a player turn', () => {
  const axis = (more: Partial<Given> = {}) =>
    positionOf({ power: 'germany', control: { russia: 'germany', 'united-kingdom': 'japan' }, ...more });

  test('for the Axis two of three', () => {
    const result = end(axis());
    expect(result.state.winner).toEqual({ side: 'axis', how: 'capitals' });
    expect(eventsOf(result).at(-1)).toBe('game-won');
    expect(awaits(secondEdition, result.state)).toEqual([]);
  });
  test('for the Allies both', () => {
    const both = positionOf({ power: 'usa', control: { germany: 'ussr', japan: 'usa' } });
    expect(end(both).state.winner?.side).toBe('allies');
    const one = positionOf({ power: 'uk', control: { germany: 'ussr' } });
    expect(end(one).state.winner).toBeUndefined();
  });
  test('ruling.D29  not before the turn is over', () => {
    const state = positionOf({
      power: 'germany',
      control: { 'united-kingdom': 'japan', 'karelia-ssr': 'germany' },
      units: { 'karelia-ssr': { germany: '1 inf' } },
    });
    const taken = combat(state, [march('1 inf', 'karelia-ssr > russia')]);
    expect(taken.state.winner).toBeUndefined();
    expect(end(taken.state).state.winner?.how).toBe('capitals');
  });
  test('B23.1  total victory: not while an own capital is lost', () => {
    const lost = { russia: 'germany', 'united-kingdom': 'japan', germany: 'usa' } as const;
    expect(end(axis({ control: lost, options: { totalVictory: 'on' } })).state.winner).toBeUndefined();
    expect(end(axis({ options: { totalVictory: 'on' } })).state.winner?.side).toBe('axis');
    expect(end(axis({ control: lost })).state.winner?.side).toBe('axis');
  });
  test('no order after the end', () => {
    const over = end(axis()).state;
    expect(codesOf(give(over, { type: 'end-turn', power: 'uk' }))).toEqual(['game-over']);
  });
});

describe('B22.3  the Axis wins with land worth 84 as a round ends', () => {
  // 57 of its own, and 27 of others'
  const control = {
    russia: 'germany',
    'karelia-ssr': 'germany',
    caucasus: 'germany',
    'kazakh-ssr': 'germany',
    india: 'japan',
    china: 'japan',
    australia: 'japan',
    sinkiang: 'japan',
    'anglo-egypt-sudan': 'japan',
  } as const;

  test('after the US turn', () => {
    const result = end(positionOf({ power: 'usa', control }));
    expect(happened(result, 'round-ended')).toMatchObject([{ production: { axis: 84 } }]);
    expect(result.state.winner).toEqual({ side: 'axis', how: 'economic' });
    expect(effectsOf(result)).toContain('game-won-by-land-value');
  });
  test('not after any other', () => {
    expect(end(positionOf({ power: 'japan', control })).state.winner).toBeUndefined();
  });
  test('not with 82', () => {
    const less = end(positionOf({ power: 'usa', control: { ...control, sinkiang: 'usa' } }));
    expect(less.state.winner).toBeUndefined();
    expect(less.state.round).toBe(3);
  });
  test('ruling.D28  land counts whether it is paid out or not', () => {
    const homeless = {
      ...control,
      germany: 'usa',
      brazil: 'japan',
      mexico: 'japan',
      alaska: 'japan',
      'eastern-canada': 'japan',
    } as const;
    expect(end(positionOf({ power: 'usa', control: homeless })).state.winner?.how).toBe('economic');
  });
  test('option economicVictory off', () => {
    const off = end(positionOf({ power: 'usa', control, options: { economicVictory: 'off' } }));
    expect(off.state.winner).toBeUndefined();
  });
});

describe('giving up', () => {
  test('the other side wins when the last power of a side has', () => {
    const first = give(started('ussr'), { type: 'resign', power: 'japan' });
    expect(first.state.winner).toBeUndefined();
    const last = give(first.state, { type: 'resign', power: 'germany' });
    expect(last.state.winner).toEqual({ side: 'allies', how: 'resignation' });
  });
  test('once', () => {
    const first = give(started('ussr'), { type: 'resign', power: 'japan' });
    expect(codesOf(give(first.state, { type: 'resign', power: 'japan' }))).toEqual(['already-resigned']);
  });
});

describe('standing orders', () => {
  const order = (power: Power, of: Power, space = 'germany') =>
    give(started('ussr'), {
      type: 'standing-orders',
      power,
      orders: [{ power: of, side: 'defence', scope: { space }, conduct: { orderOfLoss: ['infantry', 'fighter'] } }],
    });

  test('may be given in another’s turn', () => {
    expect(order('germany', 'germany').state.standing).toHaveLength(1);
  });
  test('for allies, never for enemies', () => {
    expect(codesOf(order('germany', 'japan'))).toEqual([]);
    expect(codesOf(order('germany', 'ussr'))).toEqual(['not-your-side']);
  });
  test('about spaces the board has', () => {
    expect(codesOf(order('germany', 'germany', 'atlantis'))).toEqual(['unknown-space']);
  });
});
