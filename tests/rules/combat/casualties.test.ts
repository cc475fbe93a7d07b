// Who chooses what is lost: orders of loss, the moments at which clubs stop and ask, several defending players (B10.4,
// B10.5).

import { describe, expect, test } from 'vitest';
import type { GameState, StandingOrder } from '../../../src/engine/index.ts';
import type { Power } from '../../../src/vocab/index.ts';
import { asked, dice, fight, give, happened, moved, NONCE, standing } from '../../support/battles.ts';
import { clausesOf, codesOf, combat, effectsOf, march, type Outcome } from '../../support/moves.ts';
import { force, type Given, positionOf } from '../../support/position.ts';

const china = (given: Partial<Given> = {}): GameState =>
  moved(
    combat(
      positionOf({ power: 'japan', units: { manchuria: { japan: '3 inf' }, china: { usa: '2 inf 1 bmb' } }, ...given }),
      [march('3 inf', 'manchuria > china')],
    ),
  );
const name = (state: GameState, power: Power, battle: string, lost: { readonly [power in Power]?: string }): Outcome =>
  give(state, {
    type: 'casualties',
    power,
    battle,
    lost: Object.entries(lost).map(([owner, units]) => ({ power: owner as Power, units: force(units) })), // keys are powers by type
    nonce: NONCE,
  });
const leave = (state: GameState, order: StandingOrder): GameState =>
  give(state, { type: 'standing-orders', power: order.power, orders: [order] }).state;
const oneHit = dice({ 'china/1/attack/japan': [1, 6, 6] });

describe('B10.4  the owner chooses', () => {
  test('the clubs stop and ask where a bomber defends', () => {
    const due = fight(china(), 'china', oneHit);
    expect(happened(due, 'decision-due')).toMatchObject([
      { decision: 'casualties', side: 'defence', from: ['usa'], hits: 1 },
    ]);
    const chosen = name(due.state, 'usa', 'china', { usa: '1 bmb' });
    expect(happened(chosen, 'units-marked')).toMatchObject([{ chosenBy: 'owner', units: [{ type: 'bomber' }] }]);
    expect(asked(chosen)).toEqual(['china/1/defence/usa 3']);
  });
  test('but not if he left an order', () => {
    const state = leave(china(), {
      power: 'usa',
      side: 'defence',
      scope: 'land',
      conduct: { orderOfLoss: ['bomber'] },
    });
    const shot = fight(state, 'china', oneHit);
    expect(happened(shot, 'units-marked')).toMatchObject([{ chosenBy: 'order-of-loss', units: [{ type: 'bomber' }] }]);
  });
  test('an order for the space goes before one for the land', () => {
    const general = leave(china(), {
      power: 'usa',
      side: 'defence',
      scope: 'land',
      conduct: { orderOfLoss: ['bomber'] },
    });
    const state = leave(general, {
      power: 'usa',
      side: 'defence',
      scope: { space: 'china' },
      conduct: { orderOfLoss: ['infantry'] },
    });
    expect(happened(fight(state, 'china', oneHit), 'units-marked')).toMatchObject([{ units: [{ type: 'infantry' }] }]);
  });
  test('nor if the game is played without asking', () => {
    const shot = fight(china({ options: { askDefender: 'never' } }), 'china', oneHit);
    expect(happened(shot, 'units-marked')).toMatchObject([{ units: [{ type: 'infantry' }] }]);
  });
  test('nor where everybody is hit', () => {
    const shot = fight(
      china({ units: { manchuria: { japan: '3 inf' }, china: { usa: '1 inf 1 bmb' } } }),
      'china',
      dice({ 'china/1/attack/japan': [1, 1, 1] }),
    );
    expect(happened(shot, 'decision-due')).toEqual([]);
    expect(happened(shot, 'hits-void')).toMatchObject([{ hits: 1, side: 'defence' }]);
  });
  test('the attacker is asked if his plan is to ask', () => {
    const state = moved(
      combat(positionOf({ power: 'japan', units: { manchuria: { japan: '2 inf 1 arm' }, china: { usa: '2 inf' } } }), [
        march('2 inf 1 arm', 'manchuria > china'),
      ]),
    );
    const due = fight(state, 'china', dice({ 'china/1/attack/japan': [6, 6, 6], 'china/1/defence/usa': [1, 6] }), {
      plan: 'ask',
    });
    expect(happened(due, 'decision-due')).toMatchObject([{ decision: 'casualties', side: 'attack', from: ['japan'] }]);
    const chosen = name(due.state, 'japan', 'china', { japan: '1 arm' });
    expect(standing(chosen.state, 'china', 'japan')).toEqual({ infantry: 2 });
  });
});

describe('casualties that do not fit are refused', () => {
  const due = () => fight(china(), 'china', oneHit).state;
  test('too many', () => {
    expect(codesOf(name(due(), 'usa', 'china', { usa: '2 inf' }))).toEqual(['casualties-miscounted']);
  });
  test('not there', () => {
    expect(codesOf(name(due(), 'usa', 'china', { usa: '1 arm' }))).toEqual(['casualty-not-there']);
  });
  test("somebody else's choice", () => {
    expect(codesOf(name(due(), 'japan', 'china', { usa: '1 inf' }))).toEqual(['decision-not-yours']);
  });
  test('nothing is due', () => {
    expect(codesOf(name(china(), 'usa', 'china', { usa: '1 inf' }))).toEqual(['no-decision-due']);
  });
  test('planes for what submarines hit', () => {
    const state = moved(
      combat(
        positionOf({
          power: 'germany',
          units: { 'baltic-sea': { germany: '1 sub' }, 'north-sea': { uk: '1 bb' } },
          cargo: [{ space: 'north-sea', power: 'uk', ship: 'carrier', units: { uk: '1 ftr' } }],
        }),
        [march('1 sub', 'baltic-sea > north-sea')],
      ),
    );
    const hit = fight(state, 'north-sea', dice({ 'north-sea/1/submarine/germany': [1] }));
    expect(happened(hit, 'decision-due')).toMatchObject([{ decision: 'casualties', from: ['uk'] }]);
    expect(clausesOf(name(hit.state, 'uk', 'north-sea', { uk: '1 ftr' }))).toContain('air.sub-hits-go-to-carrier');
    expect(name(hit.state, 'uk', 'north-sea', { uk: '1 bb' }).ok).toBe(true);
  });
});

describe('B10.5  several powers defend', () => {
  const sinkiang = (given: Partial<Given> = {}) =>
    moved(
      combat(
        positionOf({
          power: 'japan',
          units: { china: { japan: '3 inf' }, sinkiang: { usa: '2 inf', uk: '2 inf' } },
          control: { china: 'japan' },
          ...given,
        }),
        [march('3 inf', 'china > sinkiang')],
      ),
    );
  const hit = dice({ 'sinkiang/1/attack/japan': [1, 6, 6] });

  test('both players are asked which of them loses a unit', () => {
    expect(happened(fight(sinkiang(), 'sinkiang', hit), 'decision-due')).toMatchObject([
      { from: ['uk', 'usa'], hits: 1 },
    ]);
  });
  test('equal proposals decide', () => {
    const due = fight(sinkiang(), 'sinkiang', hit);
    const one = name(due.state, 'uk', 'sinkiang', { usa: '1 inf' });
    expect(happened(one, 'casualties-proposed')).toHaveLength(1);
    const two = name(one.state, 'usa', 'sinkiang', { usa: '1 inf' });
    expect(happened(two, 'units-marked')).toMatchObject([{ chosenBy: 'owner', units: [{ power: 'usa' }] }]);
    expect(asked(two)).toEqual(['sinkiang/1/defence/uk 2', 'sinkiang/1/defence/usa 2']);
  });
  test('if they differ the attacker picks', () => {
    const due = fight(sinkiang(), 'sinkiang', hit);
    const one = name(due.state, 'uk', 'sinkiang', { usa: '1 inf' });
    const two = name(one.state, 'usa', 'sinkiang', { uk: '1 inf' });
    expect(happened(two, 'decision-due')).toMatchObject([{ from: ['japan'], side: 'defence' }]);
    expect(effectsOf(two)).toContain('attacker-picks-casualty');
    const picked = name(two.state, 'japan', 'sinkiang', { uk: '1 inf' });
    expect(happened(picked, 'units-marked')).toMatchObject([{ chosenBy: 'attacker', units: [{ power: 'uk' }] }]);
  });
  test('without asking, the order of loss decides', () => {
    const shot = fight(sinkiang({ options: { askDefender: 'never' } }), 'sinkiang', hit);
    expect(happened(shot, 'decision-due')).toEqual([]);
  });
});
