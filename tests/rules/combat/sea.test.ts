// Sea battles, submarines and what they may do (B12, B13.4, B13.5).

import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../src/engine/index.ts';
import { asked, dice, fight, give, happened, moved, NONCE, standing } from '../../support/battles.ts';
import { clausesOf, codesOf, combat, effectsOf, march } from '../../support/moves.ts';
import { type Forces, positionOf } from '../../support/position.ts';

const ZONE = 'north-sea';
const at = (
  units: Forces,
  moves: Parameters<typeof combat>[1],
  options = {},
  power: 'germany' | 'uk' = 'germany',
): GameState => moved(combat(positionOf({ power, units, options }), moves));

/** A German submarine and battleship from the Baltic against British ships in the North Sea. */
const northSea = (british: string, options = {}) =>
  at(
    { 'baltic-sea': { germany: '1 sub 1 bb' }, [ZONE]: { uk: british } },
    [march('1 sub 1 bb', `baltic-sea > ${ZONE}`)],
    options,
  );

describe('B12.1  the steps of a round at sea', () => {
  test('submarines fire first, then the other attackers', () => {
    expect(asked(fight(northSea('2 bb'), ZONE))).toEqual([`${ZONE}/1/submarine/germany 1`]);
    expect(asked(fight(northSea('2 bb'), ZONE, dice({ [`${ZONE}/1/submarine/germany`]: [6] })))).toEqual([
      `${ZONE}/1/attack/germany 1`,
    ]);
  });
  test('what a submarine hits leaves without firing', () => {
    const shot = fight(
      northSea('1 trn 1 bb'),
      ZONE,
      dice({ [`${ZONE}/1/submarine/germany`]: [2], [`${ZONE}/1/attack/germany`]: [6] }),
    );
    expect(asked(shot)).toEqual([`${ZONE}/1/defence/uk 1`]);
    expect(happened(shot, 'units-lost')[0]).toMatchObject({ cause: 'submarine', units: [{ type: 'transport' }] });
    expect(effectsOf(shot)).toContain('submarine-first-shot');
  });
});

describe('sub.first-shot-every-round', () => {
  test('in round 2 too', () => {
    const state = at({ 'baltic-sea': { germany: '1 sub' }, [ZONE]: { uk: '1 trn' } }, [
      march('1 sub', `baltic-sea > ${ZONE}`),
    ]);
    const over = fight(state, ZONE, dice({ [`${ZONE}/2/submarine/germany`]: [2] }, 6));
    expect(happened(over, 'battle-ended')[0]).toMatchObject({ outcome: 'attacker', rounds: 2 });
    expect(happened(over, 'rolled').map(({ purpose }) => purpose)).not.toContain(`combat/${ZONE}/2/defence/uk`);
    expect(effectsOf(over)).toContain('submarine-first-shot-again');
  });
  test('but not for defending submarines: they fire with the others', () => {
    const state = at(
      { 'baltic-sea': { germany: '1 bb' }, [ZONE]: { uk: '1 sub' } },
      [march('1 bb', `baltic-sea > ${ZONE}`)],
      { askDefender: 'never' },
    );
    const shot = fight(state, ZONE, dice({ [`${ZONE}/1/attack/germany`]: [1] }));
    expect(asked(shot)).toEqual([`${ZONE}/1/defence/uk 1`]);
  });
});

describe('B12.3  submarines and planes', () => {
  const planes = (british: string) =>
    at({ germany: { germany: '2 ftr' }, [ZONE]: { uk: british } }, [march('2 ftr', `germany > baltic-sea > ${ZONE}`)], {
      askDefender: 'never',
    });
  test('air.sub-cannot-return-fire: a submarine never fires at planes', () => {
    const over = fight(planes('1 sub'), ZONE, dice({ [`${ZONE}/2/attack/germany`]: [1, 6] }, 6), {
      submarines: 'stay',
    });
    expect(happened(over, 'rolled').every(({ role }) => role === 'attack')).toBe(true);
    expect(effectsOf(over)).toEqual(expect.arrayContaining(['submarine-spares-planes', 'defence-without-fire']));
  });
  test('ruling.D6: the empty defence step counts, and the planes may break off', () => {
    const stopped = fight(
      give(planes('1 sub'), {
        type: 'standing-orders',
        power: 'uk',
        orders: [{ power: 'uk', side: 'defence', scope: 'sea', conduct: { submarines: 'stay' } }],
      }).state,
      ZONE,
      dice({}, 6),
      { rounds: 1 },
    );
    expect(happened(stopped, 'decision-due')[0]).toMatchObject({ decision: 'retreat', from: ['germany'] });
    const left = give(stopped.state, { type: 'retreat', power: 'germany', battle: ZONE, nonce: NONCE });
    expect(happened(left, 'battle-ended')[0]?.outcome).toBe('retreat');
    expect(standing(left.state, ZONE, 'germany')).toEqual({ fighter: 2 });
  });
  test('other ships do fire at planes', () => {
    const shot = fight(planes('1 sub 1 trn'), ZONE, dice({ [`${ZONE}/1/attack/germany`]: [6, 6] }));
    expect(asked(shot)).toEqual([`${ZONE}/1/defence/uk 1`]);
  });
  test('hits of submarines go to ships; what is left over is void', () => {
    const state = at(
      { germany: { germany: '1 ftr' }, 'baltic-sea': { germany: '1 trn' }, [ZONE]: { uk: '2 sub' } },
      [march('1 ftr', `germany > baltic-sea > ${ZONE}`), march('1 trn', `baltic-sea > ${ZONE}`)],
      { askDefender: 'never' },
    );
    const over = fight(state, ZONE, dice({ [`${ZONE}/1/defence/uk`]: [1, 1], [`${ZONE}/1/attack/germany`]: [6] }));
    expect(happened(over, 'hits-void')).toEqual([{ type: 'hits-void', battle: ZONE, hits: 1, side: 'attack' }]);
    expect(standing(over.state, ZONE, 'germany')).toEqual({ fighter: 1 });
  });
});

describe('air.sub-hits-go-to-carrier', () => {
  test('the carrier leaves without firing and its fighter fires back', () => {
    const state = moved(
      combat(
        positionOf({
          power: 'germany',
          units: { 'baltic-sea': { germany: '1 sub' } },
          cargo: [{ space: ZONE, power: 'usa', ship: 'carrier', units: { usa: '1 ftr' } }],
          options: { askDefender: 'never' },
        }),
        [march('1 sub', `baltic-sea > ${ZONE}`)],
      ),
    );
    const over = fight(state, ZONE, dice({ [`${ZONE}/1/submarine/germany`]: [2] }));
    expect(asked(over)).toEqual([`${ZONE}/1/defence/usa 1`]);
    expect(happened(over, 'units-lost')[0]?.units).toMatchObject([{ type: 'carrier' }]);
    expect(effectsOf(over)).toEqual(expect.arrayContaining(['submarine-hits-ships', 'carrier-lost-planes-fly']));
  });
});

describe('B13.4  submarines withdraw after a round', () => {
  const withdraw = (state: GameState, power: 'germany' | 'uk', submarines: number, to?: string) =>
    give(state, {
      type: 'withdraw',
      power,
      battle: ZONE,
      submarines,
      nonce: NONCE,
      ...(to === undefined ? {} : { to }),
    });
  const baltic = (more = {}) =>
    at({ 'baltic-sea': { germany: '1 sub 1 bb' }, [ZONE]: { uk: '1 sub 2 bb' }, ...more }, [
      march('1 sub 1 bb', `baltic-sea > ${ZONE}`),
    ]);
  const afterRound = (state: GameState) => fight(state, ZONE, dice({}, 6), { submarines: 'ask' });

  test('sub.both-sides-withdraw: the attacker is asked first, then the defender', () => {
    const first = afterRound(baltic());
    expect(happened(first, 'decision-due')).toMatchObject([
      { decision: 'withdraw', side: 'attack', from: ['germany'], to: ['baltic-sea'] },
    ]);
    const gone = withdraw(first.state, 'germany', 1, 'baltic-sea');
    expect(happened(gone, 'decision-due')).toMatchObject([{ decision: 'withdraw', side: 'defence', from: ['uk'] }]);
    expect(standing(gone.state, 'baltic-sea', 'germany')).toEqual({ submarine: 1 });
  });
  test('sub.attacker-partial-withdrawal: the battleship fights on', () => {
    const gone = withdraw(afterRound(baltic()).state, 'germany', 1, 'baltic-sea');
    const on = withdraw(gone.state, 'uk', 0);
    expect(asked(on)).toEqual([`${ZONE}/2/attack/germany 1`]);
  });
  test('sub.leaves-first-to-entry-zone: only to a zone an attacking ship came from', () => {
    const refused = withdraw(afterRound(baltic()).state, 'germany', 1, 'west-of-spain');
    expect(refused.ok).toBe(false);
    const other = withdraw(afterRound(baltic()).state, 'germany', 1, 'north-atlantic');
    expect(clausesOf(other).length + clausesOf(refused).length).toBeGreaterThan(0);
  });
  test('sub.attacker-stuck-after-victory', () => {
    const won = fight(northSea('1 trn'), ZONE, dice({ [`${ZONE}/1/submarine/germany`]: [1] }, 6), {
      submarines: 'ask',
    });
    expect(happened(won, 'battle-ended')[0]?.outcome).toBe('attacker');
    expect(codesOf(withdraw(won.state, 'germany', 1, 'baltic-sea'))).toEqual(['withdraw-after-victory']);
  });
  test('not before the defenders have fired', () => {
    const begun = fight(northSea('2 bb'), ZONE, dice({}));
    expect(codesOf(withdraw(begun.state, 'germany', 1, 'baltic-sea'))).toEqual(['dice-awaited']);
    expect(clausesOf(withdraw(northSea('2 bb'), 'germany', 1, 'baltic-sea'))).toContain(
      'sub.attacker-partial-withdrawal',
    );
  });
  test('more submarines than there are', () => {
    expect(codesOf(withdraw(afterRound(baltic()).state, 'germany', 2, 'baltic-sea'))).toEqual([
      'not-enough-submarines',
    ]);
  });
});

describe('transport.fodder and transport.not-alone', () => {
  test('a transport takes a hit for the fleet', () => {
    const state = at({ 'baltic-sea': { germany: '1 bb 1 trn' }, [ZONE]: { uk: '2 bb' } }, [
      march('1 bb 1 trn', `baltic-sea > ${ZONE}`),
    ]);
    const shot = fight(state, ZONE, dice({ [`${ZONE}/1/attack/germany`]: [6], [`${ZONE}/1/defence/uk`]: [1, 6] }));
    expect(standing(shot.state, ZONE, 'germany')).toEqual({ battleship: 1 });
    expect(effectsOf(shot)).toEqual(expect.arrayContaining(['transport-takes-hit', 'transport-does-not-attack']));
  });
  test('B8.8: transports alone take a round of fire and then leave', () => {
    const state = at({ 'baltic-sea': { germany: '2 trn' }, [ZONE]: { uk: '1 bb' } }, [
      march('2 trn', `baltic-sea > ${ZONE}`),
    ]);
    const over = fight(state, ZONE, dice({ [`${ZONE}/1/defence/uk`]: [1] }));
    expect(happened(over, 'retreated')[0]).toMatchObject({ to: 'baltic-sea' });
    expect(effectsOf(over)).toContain('transports-alone');
  });
});
