// Where submarines may go and with whom (B13.4, B13.5, rulings D2 to D5).

import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../src/engine/index.ts';
import type { Power } from '../../../src/vocab/index.ts';
import { dice, fight, give, happened, moved, NONCE, standing } from '../../support/battles.ts';
import { clausesOf, codesOf, combat, effectsOf, march } from '../../support/moves.ts';
import { type Given, positionOf } from '../../support/position.ts';

const withdraw = (state: GameState, power: Power, battle: string, submarines: number, to?: string) =>
  give(
    state,
    { type: 'withdraw', power, battle, submarines, nonce: NONCE, ...(to === undefined ? {} : { to }) },
    dice({}),
  );
const hawaii = (units: Given['units'], moves: Parameters<typeof combat>[1], power: Power = 'japan') =>
  moved(combat(positionOf({ power, units: units ?? {} }), moves));

describe('sub.defenders-same-round-same-zone', () => {
  const due = () =>
    fight(
      hawaii({ 'wake-island-sea': { japan: '1 bb' }, 'hawaiian-sea': { usa: '2 sub' } }, [
        march('1 bb', 'wake-island-sea > hawaiian-sea'),
      ]),
      'hawaiian-sea',
      dice({}, 6),
    );
  test('both go to one empty zone', () => {
    const gone = withdraw(due().state, 'usa', 'hawaiian-sea', 2, 'midway-sea');
    expect(standing(gone.state, 'midway-sea', 'usa')).toEqual({ submarine: 2 });
    expect(happened(gone, 'battle-ended')).toMatchObject([{ outcome: 'attacker' }]);
  });
  test('a zone just left by the attacker is open (ruling.D2)', () => {
    expect(withdraw(due().state, 'usa', 'hawaiian-sea', 1, 'wake-island-sea').ok).toBe(true);
  });
  test('not a zone that does not touch', () => {
    expect(codesOf(withdraw(due().state, 'usa', 'hawaiian-sea', 1, 'coral-sea'))).toEqual(['withdraw-not-adjacent']);
  });
  test('a zone must be named', () => {
    expect(codesOf(withdraw(due().state, 'usa', 'hawaiian-sea', 1))).toEqual(['withdraw-needs-zone']);
  });
  test('submarines of two players that leave in one round share the zone (ruling.D3)', () => {
    const state = hawaii({ 'wake-island-sea': { japan: '1 bb' }, 'hawaiian-sea': { usa: '1 sub', uk: '1 sub' } }, [
      march('1 bb', 'wake-island-sea > hawaiian-sea'),
    ]);
    const first = withdraw(fight(state, 'hawaiian-sea', dice({}, 6)).state, 'usa', 'hawaiian-sea', 1, 'midway-sea');
    expect(happened(first, 'decision-due')).toMatchObject([{ from: ['uk'], to: ['midway-sea'] }]);
    expect(clausesOf(withdraw(first.state, 'uk', 'hawaiian-sea', 1, 'polynesian-sea'))).toContain(
      'sub.defenders-same-round-same-zone',
    );
    expect(effectsOf(withdraw(first.state, 'uk', 'hawaiian-sea', 1, 'midway-sea'))).toContain('submarines-one-zone');
  });
});

describe('sub.attackers-same-round-same-zone', () => {
  test('attackers from two zones may leave in different rounds to different zones', () => {
    const state = hawaii(
      { 'baltic-sea': { germany: '1 sub' }, 'labrador-sea': { germany: '1 sub' }, 'north-sea': { uk: '2 bb' } },
      [march('1 sub', 'baltic-sea > north-sea'), march('1 sub', 'labrador-sea > north-sea')],
      'germany',
    );
    const due = fight(state, 'north-sea', dice({}, 6), { submarines: 'ask' });
    expect(happened(due, 'decision-due')).toMatchObject([{ to: ['baltic-sea', 'labrador-sea'] }]);
    const one = give(
      due.state,
      { type: 'withdraw', power: 'germany', battle: 'north-sea', submarines: 1, to: 'baltic-sea', nonce: NONCE },
      dice({}, 6),
    );
    expect(happened(one, 'decision-due')).toMatchObject([{ to: ['baltic-sea', 'labrador-sea'] }]);
    const two = withdraw(one.state, 'germany', 'north-sea', 1, 'labrador-sea');
    expect(standing(two.state, 'labrador-sea', 'germany')).toEqual({ submarine: 1 });
    expect(happened(two, 'battle-ended')).toMatchObject([{ outcome: 'retreat', rounds: 2 }]);
  });
  test('sub.leaves-first-to-entry-zone: not to a zone no attacker used', () => {
    const state = hawaii(
      { 'baltic-sea': { germany: '1 sub' }, 'north-sea': { uk: '2 bb' } },
      [march('1 sub', 'baltic-sea > north-sea')],
      'germany',
    );
    const due = fight(state, 'north-sea', dice({}, 6), { submarines: 'ask' });
    expect(clausesOf(withdraw(due.state, 'germany', 'north-sea', 1, 'labrador-sea'))).toContain(
      'sub.leaves-first-to-entry-zone',
    );
  });
});

describe('sub.no-withdrawal-to-battle-site', () => {
  test('a zone fought over earlier this turn is shut, friendly though it is', () => {
    const state = hawaii(
      {
        'sea-of-japan': { japan: '1 sub' },
        'wake-island-sea': { usa: '1 bb' },
        'hawaiian-sea': { usa: '1 sub', japan: '1 bb' },
      },
      [march('1 sub', 'sea-of-japan > wake-island-sea')],
    );
    const due = fight(state, ['wake-island-sea', 'hawaiian-sea'], dice({ 'wake-island-sea/1/defence/usa': [1] }, 6));
    const pending = due.state.turn.battles.find(({ id }) => id === 'hawaiian-sea')?.due;
    expect(pending?.to).not.toContain('wake-island-sea');
    expect(effectsOf(due)).toContain('submarines-shun-battle-site');
    expect(clausesOf(withdraw(due.state, 'usa', 'hawaiian-sea', 1, 'wake-island-sea'))).toContain(
      'sub.no-withdrawal-to-battle-site',
    );
  });
});

describe('sub.baltic-trapped-at-start and ruling.D5', () => {
  const baltic = (british: string) =>
    moved(
      combat(
        positionOf({
          power: 'uk',
          units: {
            'united-kingdom': { uk: '1 ftr 1 bmb' },
            ...(british === '' ? {} : { 'north-sea': { uk: british } }),
            'baltic-sea': { germany: '1 sub' },
          },
        }),
        [march('1 ftr 1 bmb', 'united-kingdom > north-sea > baltic-sea')],
      ),
    );
  test('shut in while British ships hold the North Sea', () => {
    const fought = fight(baltic('1 bb 1 trn'), 'baltic-sea', dice({ 'baltic-sea/2/attack/uk': [1, 6] }, 6));
    expect(happened(fought, 'decision-due')).toEqual([]);
    expect(effectsOf(fought)).toContain('submarines-shut-in');
  });
  test('free to slip out once they have gone', () => {
    const fought = fight(baltic(''), 'baltic-sea', dice({}, 6));
    expect(happened(fought, 'decision-due')).toMatchObject([{ decision: 'withdraw', to: ['north-sea'] }]);
  });
});

describe('B12.4  the fleet and its submarines leave by different ways', () => {
  test('sub.leaves-first-to-entry-zone: the submarine first, then the ships', () => {
    const state = hawaii(
      { 'wake-island-sea': { japan: '1 bb' }, 'solomon-sea': { japan: '1 sub' }, 'hawaiian-sea': { usa: '2 bb' } },
      [march('1 bb', 'wake-island-sea > hawaiian-sea'), march('1 sub', 'solomon-sea > hawaiian-sea')],
    );
    const due = fight(state, 'hawaiian-sea', dice({}, 6), { rounds: 1 });
    const gone = withdraw(due.state, 'japan', 'hawaiian-sea', 1, 'solomon-sea');
    expect(effectsOf(gone)).toContain('submarines-leave-first');
    const left = give(gone.state, {
      type: 'retreat',
      power: 'japan',
      battle: 'hawaiian-sea',
      to: 'wake-island-sea',
      nonce: NONCE,
    });
    expect(standing(left.state, 'wake-island-sea', 'japan')).toEqual({ battleship: 1 });
    expect(standing(left.state, 'solomon-sea', 'japan')).toEqual({ submarine: 1 });
  });
});
