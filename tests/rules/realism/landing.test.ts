// Enhanced Realism, the six steps of a landing's first round (realism.amphib, ruling.RR16 to ruling.RR19, ruling.D32,
// ruling.D38).

import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../src/engine/index.ts';
import { enhancedRealism as ruleset } from '../../../src/rulesets/index.ts';
import { asked, dice, fight, give, happened, moved, NONCE, standing } from '../../support/battles.ts';
import { clausesOf, combat, load, march, type Outcome, unload } from '../../support/moves.ts';
import { type Forces, type Given, positionOf } from '../../support/position.ts';

const ZONE = 'north-sea';
const NORWAY = 'finland-norway';
const at = (round: number, role: string, power: string): string => `${NORWAY}/${round}/${role}/${power}`;

/** British troops cross the North Sea into Norway. */
const assault = (
  norway: string,
  units: Forces = {},
  more: Parameters<typeof combat>[1] = [],
  { troops = '2 inf', ...given }: Partial<Given> & { readonly troops?: string } = {},
): GameState =>
  moved(
    combat(
      positionOf({
        ruleset,
        power: 'uk',
        options: { askDefender: 'never' },
        units: {
          'united-kingdom': { uk: `${troops} 1 ftr` },
          [ZONE]: { uk: '1 trn 1 bb' },
          [NORWAY]: { germany: norway },
          ...units,
        },
        ...given,
      }),
      [load(troops, `united-kingdom > ${ZONE}`), unload(troops, `${ZONE} > ${NORWAY}`), ...more],
      { ruleset },
    ),
  );

const STRIKE = [march('1 ftr', `united-kingdom > ${ZONE} > ${NORWAY}`)];

const steps = (outcome: Outcome): readonly string[] =>
  happened(outcome, 'step-began').map(({ round, step }) => `${round} ${step}`);
const lost = (outcome: Outcome) =>
  happened(outcome, 'units-lost').map(({ units, space, cause, chosenBy }) => [
    units.map(({ type, ids }) => `${ids.length} ${type}`).join(' '),
    space,
    cause,
    chosenBy,
  ]);

describe('the first round of a landing', () => {
  const MISSES = {
    [at(1, 'artillery', 'uk')]: [6],
    [at(1, 'artillery', 'germany')]: [6],
    [at(1, 'aircraft', 'uk')]: [6],
    [at(1, 'aircraft', 'germany')]: [6],
    [at(1, 'attack', 'uk')]: [6, 6],
    [at(1, 'defence', 'germany')]: [6],
  };

  test('realism.amphib.first-round-sequence: six steps, the troops ashore before the fifth', () => {
    const fought = fight(assault('1 art 1 ftr 1 inf', {}, STRIKE), NORWAY, dice(MISSES));
    expect(steps(fought)).toEqual(
      [
        '1 support-fire',
        '1 coastal-artillery',
        '1 attacking-aircraft',
        '1 defending-aircraft',
        '1 come-ashore',
        '1 attacking-troops',
        '1 defending-troops',
        '2 attacking-artillery',
      ]
        .filter((step) => step !== '2 attacking-artillery')
        .concat('2 defending-artillery'),
    );
    expect(standing(fought.state, NORWAY, 'uk')).toEqual({ infantry: 2, fighter: 1 });
  });

  test('realism.sequence.battleship-as-artillery: its victim does not fire, and in round 2 it is silent', () => {
    const fought = fight(
      assault('1 art 2 inf'),
      NORWAY,
      dice({ [at(1, 'artillery', 'uk')]: [1], [at(1, 'attack', 'uk')]: [6, 6], [at(1, 'defence', 'germany')]: [6, 6] }),
    );
    expect(lost(fought)).toEqual([['1 artillery', NORWAY, 'artillery', 'shooter']]);
    expect(asked(fought)).toEqual([`${at(2, 'attack', 'uk')} 2`]);
  });

  test('realism.artillery.defends-against-ships: on a 1 the loaded transport, and its troops never fight', () => {
    const fought = fight(
      assault('1 art 1 inf', { [ZONE]: { uk: '1 trn' } }, STRIKE),
      NORWAY,
      dice({
        [at(1, 'artillery', 'germany')]: [1],
        [at(1, 'aircraft', 'uk')]: [6],
        [at(1, 'defence', 'germany')]: [6],
      }),
    );
    expect(lost(fought)).toEqual([
      ['1 transport', ZONE, 'artillery', 'shooter'],
      ['2 infantry', ZONE, 'with-ship', 'rule'],
    ]);
    expect(steps(fought)).not.toContain('1 come-ashore');
    expect(steps(fought)).not.toContain('1 attacking-troops');
  });

  test('ruling.RR17: on a 2 the attacker gives up a piece aboard, and the ship stays', () => {
    const fought = fight(
      assault('1 art 1 inf', { [ZONE]: { uk: '1 trn' } }),
      NORWAY,
      dice({ [at(1, 'artillery', 'germany')]: [2] }),
    );
    expect(lost(fought)).toEqual([['1 infantry', ZONE, 'artillery', 'order-of-loss']]);
    expect(asked(fought)).toEqual([`${at(1, 'attack', 'uk')} 1`]);
  });

  test('troops aboard a ship that goes down take no hit of their own, whoever names them: the battle comes to its end', () => {
    const state = assault('2 ftr', { [ZONE]: { uk: '1 trn' } });
    const fought = fight(state, NORWAY, dice({ [at(1, 'aircraft', 'germany')]: [1, 1] }));
    expect(lost(fought)).toEqual([
      ['1 transport', ZONE, 'aircraft', 'shooter'],
      ['2 infantry', ZONE, 'with-ship', 'rule'],
    ]);
    expect(happened(fought, 'units-marked')).toEqual([]);
    expect(happened(fought, 'battle-ended').map(({ outcome }) => outcome)).toEqual(['defender']);
  });

  test('realism.amphib.defending-air-targets-ships: a 1 sinks the transport before it unloads', () => {
    const fought = fight(
      assault('1 ftr', { [ZONE]: { uk: '1 trn' } }, STRIKE),
      NORWAY,
      dice({ [at(1, 'aircraft', 'uk')]: [6], [at(1, 'aircraft', 'germany')]: [1] }),
    );
    expect(lost(fought).slice(0, 2)).toEqual([
      ['1 transport', ZONE, 'aircraft', 'shooter'],
      ['2 infantry', ZONE, 'with-ship', 'rule'],
    ]);
    expect(happened(fought, 'rolled').map(({ role }) => role)).not.toContain('attack');
  });

  test('ruling.RR18, ruling.D38: a 2 to 4 takes no ship, and whom it takes still fires', () => {
    const fought = fight(
      assault('1 ftr', { [ZONE]: { uk: '1 trn' } }),
      NORWAY,
      dice({ [at(1, 'aircraft', 'germany')]: [4] }),
    );
    expect(happened(fought, 'units-marked')).toMatchObject([
      { units: [{ type: 'infantry', ids: [expect.any(Number)] }], by: 'aircraft', chosenBy: 'order-of-loss' },
    ]);
    expect(asked(fought)).toEqual([`${at(1, 'attack', 'uk')} 2`]);
    const over = fight(
      assault('1 ftr', { [ZONE]: { uk: '1 trn' } }),
      NORWAY,
      dice({ [at(1, 'aircraft', 'germany')]: [4], [at(1, 'attack', 'uk')]: [6, 6] }),
    );
    expect(lost(over)).toEqual([['1 infantry', NORWAY, 'aircraft', 'order-of-loss']]);
  });

  test('ruling.RR16: escorts, empty transports and ships elsewhere take no part', () => {
    const fought = fight(
      assault('1 art 1 inf', { [ZONE]: { uk: '2 trn 1 bb 1 sub' }, 'baltic-sea': { uk: '1 bb' } }),
      NORWAY,
      dice({}),
      { supports: 1 },
    );
    expect(happened(fought, 'battle-opened')).toMatchObject([
      {
        ships: [
          { type: 'transport', ids: [expect.any(Number)] },
          { type: 'battleship', ids: [expect.any(Number)] },
        ],
      },
    ]);
  });

  test('realism.amphib.transported-artillery-silent, ruling.D32: what landed fires from round 2 on', () => {
    const fought = fight(
      assault('1 inf', { [ZONE]: { uk: '1 trn' } }, [], { troops: '1 art' }),
      NORWAY,
      dice({ [at(1, 'defence', 'germany')]: [6] }),
    );
    expect(steps(fought)).toEqual(['1 come-ashore', '1 defending-troops', '2 attacking-artillery']);
    expect(asked(fought)).toEqual([`${at(2, 'artillery', 'uk')} 1`]);
  });

  test('artillery from next door fires in step 1', () => {
    const state = assault('1 inf', { [ZONE]: { uk: '1 trn' }, 'karelia-ssr': { uk: '1 art' } }, [
      march('1 art', `karelia-ssr > ${NORWAY}`),
    ]);
    expect(asked(fight(state, NORWAY))).toEqual([`${at(1, 'artillery', 'uk')} 1`]);
  });

  test('ruling.RR19: after a sea battle in its zone a battleship fires no support', () => {
    // Nobody boards in a zone that is still to be cleared (ruling.RR24): they are aboard already.
    const given = positionOf({
      ruleset,
      power: 'uk',
      options: { askDefender: 'never' },
      units: { [ZONE]: { uk: '1 bb', germany: '1 trn' }, [NORWAY]: { germany: '1 inf' } },
      cargo: [{ space: ZONE, power: 'uk', ship: 'transport', units: { uk: '2 inf' } }],
    });
    const state = moved(combat(given, [unload('2 inf', `${ZONE} > ${NORWAY}`)], { ruleset }));
    const cleared = fight(state, [ZONE, NORWAY], dice({ [`${ZONE}/1/artillery/uk`]: [1] }));
    expect(happened(cleared, 'battle-ended')).toMatchObject([{ outcome: 'attacker' }]);
    expect(steps(cleared)).toContain('1 come-ashore');
    expect(steps(cleared)).not.toContain('1 support-fire');
  });

  test('troops land where nobody is left to resist them', () => {
    const fought = fight(assault('1 inf'), NORWAY, dice({ [at(1, 'artillery', 'uk')]: [1] }));
    expect(happened(fought, 'battle-ended')).toMatchObject([{ outcome: 'attacker', rounds: 1 }]);
    expect(standing(fought.state, NORWAY, 'uk')).toEqual({ infantry: 2 });
    expect(happened(fought, 'control-changed')).toMatchObject([{ space: NORWAY, to: 'uk' }]);
  });

  test('the defender picks the ship if he wants to be asked', () => {
    const state = assault('1 art 1 inf');
    const wishes = give(state, {
      type: 'standing-orders',
      power: 'germany',
      orders: [{ power: 'germany', side: 'defence', scope: 'land', conduct: { plan: 'ask' } }],
    });
    const due = fight(
      moved(wishes),
      NORWAY,
      dice({ [at(1, 'artillery', 'uk')]: [6], [at(1, 'artillery', 'germany')]: [1] }),
    );
    expect(happened(due, 'decision-due')).toMatchObject([{ side: 'attack', from: ['germany'], hits: 1 }]);
    const answer = give(due.state, {
      type: 'casualties',
      power: 'germany',
      battle: NORWAY,
      lost: [{ power: 'uk', units: { battleship: 1 } }],
      nonce: NONCE,
    });
    expect(lost(answer)).toEqual([['1 battleship', ZONE, 'artillery', 'shooter']]);
  });
});

describe('realism.amphib.carrier-as-target', () => {
  const withCarrier = (strikes: boolean) =>
    assault('1 art 1 inf', { [ZONE]: { uk: '1 trn' } }, strikes ? [march('1 ftr', `${ZONE} > ${NORWAY}`)] : [], {
      cargo: [{ space: ZONE, power: 'uk', ship: 'carrier', units: { uk: '1 ftr' } }],
    });
  const shot = (strikes: boolean) =>
    fight(withCarrier(strikes), NORWAY, dice({ [at(1, 'artillery', 'germany')]: [1] }));

  test('with a fighter of its in the attack it is the dearest', () => {
    expect(lost(shot(true))[0]).toEqual(['1 carrier', ZONE, 'artillery', 'shooter']);
    expect(lost(shot(false))[0]).toEqual(['1 transport', ZONE, 'artillery', 'shooter']);
  });
  test('without one it cannot be picked', () => {
    const wishes = give(withCarrier(false), {
      type: 'standing-orders',
      power: 'germany',
      orders: [{ power: 'germany', side: 'defence', scope: 'land', conduct: { plan: 'ask' } }],
    });
    const due = fight(moved(wishes), NORWAY, dice({ [at(1, 'artillery', 'germany')]: [1] }));
    const answer = give(due.state, {
      type: 'casualties',
      power: 'germany',
      battle: NORWAY,
      lost: [{ power: 'uk', units: { carrier: 1 } }],
      nonce: NONCE,
    });
    expect(clausesOf(answer)).toEqual(['realism.amphib.carrier-as-target', 'ruling.RR16']);
  });
});
