// Enhanced Realism, fire: who fires when, whom a hit takes, and who says so (realism.loss, realism.sequence,
// ruling.RR10 to ruling.RR19).

import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../src/engine/index.ts';
import { enhancedRealism as ruleset } from '../../../src/rulesets/index.ts';
import { asked, dice, fight, give, happened, moved, NONCE, standing } from '../../support/battles.ts';
import { clausesOf, combat, march, type Outcome } from '../../support/moves.ts';
import { type Forces, type Given, positionOf } from '../../support/position.ts';

const UKRAINE = 'ukraine-ssr';

const battle = (units: Forces, moves: Parameters<typeof combat>[1], given: Partial<Given> = {}): GameState =>
  moved(
    combat(positionOf({ ruleset, power: 'germany', options: { askDefender: 'never' }, units, ...given }), moves, {
      ruleset,
    }),
  );

/** Germans march from Eastern Europe into Ukraine. */
const land = (attackers: string, defenders: string, given: Partial<Given> = {}): GameState =>
  battle(
    { 'eastern-europe': { germany: attackers }, [UKRAINE]: { ussr: defenders } },
    [march(attackers, `eastern-europe > ${UKRAINE}`)],
    { control: { [UKRAINE]: 'ussr' }, ...given },
  );

const steps = (outcome: Outcome): readonly string[] =>
  happened(outcome, 'step-began').map(({ round, step }) => `${round} ${step}`);
const purpose = (round: number, role: string, power: string): string => `${UKRAINE}/${round}/${role}/${power}`;
const lost = (outcome: Outcome) =>
  happened(outcome, 'units-lost').map(({ units, cause, chosenBy }) => [
    units.map(({ type, ids }) => `${ids.length} ${type}`).join(' '),
    cause,
    chosenBy,
  ]);
const appliedIn = (outcome: Outcome): readonly string[] =>
  outcome.ok ? outcome.value.applied.flatMap(({ clauses }) => clauses) : [];

describe('a round on land', () => {
  test('realism.sequence.land-round: artillery of both sides first, each loss at once', () => {
    const state = land('1 art 2 inf', '1 art 1 inf');
    const fought = fight(
      state,
      UKRAINE,
      dice({
        [purpose(1, 'artillery', 'germany')]: [3],
        [purpose(1, 'artillery', 'ussr')]: [3],
        [purpose(1, 'attack', 'germany')]: [6, 6],
        [purpose(1, 'defence', 'ussr')]: [6],
      }),
    );
    expect(steps(fought).slice(0, 4)).toEqual([
      '1 attacking-artillery',
      '1 defending-artillery',
      '1 attack-fire',
      '1 defence-fire',
    ]);
    expect(happened(fought, 'rolled').slice(0, 2)).toMatchObject([
      { role: 'artillery', side: 'attack', volleys: [{ power: 'germany', unit: 'artillery', need: 2 }] },
      { role: 'artillery', side: 'defence', volleys: [{ power: 'ussr', unit: 'artillery', need: 2 }] },
    ]);
  });

  test('realism.loss.artillery-immediate: a gun hit first does not fire', () => {
    const state = land('1 art 1 inf', '1 art 1 inf');
    const shot = fight(state, UKRAINE, dice({ [purpose(1, 'artillery', 'germany')]: [1] }));
    expect(lost(shot)).toEqual([['1 artillery', 'artillery', 'shooter']]);
    expect(asked(shot)).toEqual([`${purpose(1, 'attack', 'germany')} 1`]);
    expect(appliedIn(shot)).toEqual(
      expect.arrayContaining(['realism.loss.artillery-immediate', 'realism.loss.artillery-one-chooses', 'ruling.RR12']),
    );
  });

  test('realism.loss.artillery-one-chooses: on a 2 the owner names the loss, on a 3 there is none', () => {
    const state = land('2 art 1 inf', '1 inf 1 ftr');
    const shot = fight(state, UKRAINE, dice({ [purpose(1, 'artillery', 'germany')]: [2, 3] }));
    expect(lost(shot)).toEqual([['1 infantry', 'artillery', 'order-of-loss']]);
  });

  test('realism.artillery.fires-first-each-round: in round 2 again, with losses at once', () => {
    const state = land('1 art 3 inf', '4 inf');
    const fought = fight(
      state,
      UKRAINE,
      dice({
        [purpose(1, 'artillery', 'germany')]: [6],
        [purpose(1, 'attack', 'germany')]: [6, 6, 6],
        [purpose(1, 'defence', 'ussr')]: [6, 6, 6, 6],
        [purpose(2, 'artillery', 'germany')]: [1],
        [purpose(2, 'attack', 'germany')]: [6, 6, 6],
      }),
    );
    expect(asked(fought)).toEqual([`${purpose(2, 'defence', 'ussr')} 3`]);
  });

  test('other losses are marked, fire in their round and leave with it (ruling.RR13)', () => {
    const state = land('2 inf', '2 inf');
    const shot = fight(state, UKRAINE, dice({ [purpose(1, 'attack', 'germany')]: [1, 6] }));
    expect(happened(shot, 'units-marked')).toMatchObject([
      { by: 'attack', dice: [{ power: 'germany', unit: 'infantry', hits: 1 }] },
    ]);
    expect(asked(shot)).toEqual([`${purpose(1, 'defence', 'ussr')} 2`]);
  });
});

describe('whom a hit takes', () => {
  /** German units fire once with these dice; what is marked. */
  const marked = (attackers: string, defenders: string, values: readonly number[], given: Partial<Given> = {}) =>
    happened(
      fight(land(attackers, defenders, given), UKRAINE, dice({ [purpose(1, 'attack', 'germany')]: values })),
      'units-marked',
    ).map(({ units, chosenBy }) => [units.map(({ type, ids }) => `${ids.length} ${type}`).join(' '), chosenBy]);

  test('realism.loss.infantry-hits-infantry: also a 1', () => {
    expect(marked('1 inf', '2 inf 1 arm', [1])).toEqual([['1 infantry', 'order-of-loss']]);
  });
  test('realism.loss.infantry-fallback-order: then armor or artillery, an aircraft last', () => {
    expect(marked('3 inf', '1 inf 1 arm 1 ftr', [1, 1, 1])).toEqual([
      ['1 infantry', 'order-of-loss'],
      ['1 armor', 'order-of-loss'],
      ['1 fighter', 'order-of-loss'],
    ]);
  });
  test('hits beyond all that can be hit are void', () => {
    const shot = fight(land('3 inf', '1 inf'), UKRAINE, dice({ [purpose(1, 'attack', 'germany')]: [1, 1, 1] }));
    expect(happened(shot, 'hits-void')).toMatchObject([{ hits: 2, side: 'defence' }]);
  });
  test('realism.loss.tank-one-chooses: the dearest land unit on a 1; ruling.D31: never an aircraft while land units stand', () => {
    expect(marked('1 arm', '2 inf 1 arm 1 ftr', [1])).toEqual([['1 armor', 'shooter']]);
  });
  test('realism.loss.tank-hits-land-first: a 3 takes infantry before a fighter, and the fighter alone', () => {
    expect(marked('1 arm', '1 inf 1 ftr', [3])).toEqual([['1 infantry', 'order-of-loss']]);
    expect(marked('1 arm', '1 ftr', [3])).toEqual([['1 fighter', 'order-of-loss']]);
  });
  test('realism.loss.aircraft-one-chooses: any unit on a 1; on a 3 the owner chooses', () => {
    expect(marked('1 ftr', '2 inf 1 bmb', [1])).toEqual([['1 bomber', 'shooter']]);
    expect(marked('1 ftr', '2 inf 1 bmb', [3])).toEqual([['1 infantry', 'order-of-loss']]);
  });
  test('ruling.RR10: hits fall in the order of the units that made them, 1s of a kind first', () => {
    // The fighter's 1 comes after the infantry's hit and the armor's, and takes what they left.
    expect(marked('1 inf 1 arm 1 ftr', '1 inf 1 arm 1 bmb', [1, 2, 1])).toEqual([
      ['1 infantry', 'order-of-loss'],
      ['1 armor', 'order-of-loss'],
      ['1 bomber', 'shooter'],
    ]);
    // A marked unit is not hit again: the armor's 1 has only the infantry left, for its own 3 comes later.
    expect(marked('2 arm', '1 inf 1 arm', [3, 1])).toEqual([
      ['1 armor', 'shooter'],
      ['1 infantry', 'order-of-loss'],
    ]);
  });
});

describe('whoever picks', () => {
  const picked = (conduct: Parameters<typeof fight>[3], defenders = '2 inf 1 arm 1 ftr') =>
    fight(land('1 ftr', defenders), UKRAINE, dice({ [purpose(1, 'attack', 'germany')]: [1] }), conduct);

  test('hits first what his conduct names', () => {
    expect(happened(picked({ picks: ['armor'] }), 'units-marked')).toMatchObject([
      { chosenBy: 'shooter', units: [{ type: 'armor' }], dice: [{ unit: 'fighter', face: 1, hits: 1 }] },
    ]);
  });
  test('is asked where his plan is to be asked, and answers with the order of casualties', () => {
    const due = picked({ plan: 'ask' });
    expect(happened(due, 'decision-due')).toMatchObject([
      { decision: 'casualties', side: 'defence', from: ['germany'], hits: 1 },
    ]);
    const answer = give(due.state, {
      type: 'casualties',
      power: 'germany',
      battle: UKRAINE,
      lost: [{ power: 'ussr', units: { infantry: 1 } }],
      nonce: NONCE,
    });
    expect(happened(answer, 'units-marked')).toMatchObject([{ chosenBy: 'shooter', units: [{ type: 'infantry' }] }]);
  });
  test('is not asked where all are alike', () => {
    expect(happened(picked({ plan: 'ask' }, '2 inf'), 'decision-due')).toEqual([]);
  });
  test('picks among land units alone where his unit must hit those first', () => {
    const due = fight(land('1 arm', '1 inf 1 arm 1 ftr'), UKRAINE, dice({ [purpose(1, 'attack', 'germany')]: [1] }), {
      plan: 'ask',
    });
    const answer = give(due.state, {
      type: 'casualties',
      power: 'germany',
      battle: UKRAINE,
      lost: [{ power: 'ussr', units: { fighter: 1 } }],
      nonce: NONCE,
    });
    expect(clausesOf(answer)).toContain('realism.loss.tank-hits-land-first');
  });
});

describe('at sea', () => {
  const NORTH = 'north-sea';
  const BALTIC = 'baltic-sea';
  const sea = (attackers: string, defenders: string, given: Partial<Given> = {}): GameState =>
    battle(
      { [BALTIC]: { germany: attackers }, [NORTH]: { uk: defenders } },
      [march(attackers, `${BALTIC} > ${NORTH}`)],
      given,
    );
  const at = (round: number, role: string, power: string): string => `${NORTH}/${round}/${role}/${power}`;

  test('realism.sequence.naval-round: a battleship sunk by the attackers first does not fire', () => {
    const fought = fight(sea('1 bb', '1 bb'), NORTH, dice({ [at(1, 'artillery', 'germany')]: [4] }));
    expect(lost(fought)).toEqual([['1 battleship', 'artillery', 'order-of-loss']]);
    expect(happened(fought, 'battle-ended')).toMatchObject([{ outcome: 'attacker', rounds: 1 }]);
  });
  test('realism.sub.first-round-timing: before the battleships in round 1 and with all others later', () => {
    const fought = fight(
      sea('2 sub', '1 bb 1 trn'),
      NORTH,
      dice({
        [at(1, 'submarine', 'germany')]: [6, 6],
        [at(1, 'artillery', 'uk')]: [6],
        [at(1, 'defence', 'uk')]: [6],
        [at(2, 'artillery', 'uk')]: [6],
        [at(2, 'attack', 'germany')]: [1, 6],
        [at(2, 'defence', 'uk')]: [6],
      }),
    );
    expect(steps(fought).slice(0, 6)).toEqual([
      '1 attacking-submarines',
      '1 defending-battleships',
      '1 naval-defence',
      '2 defending-battleships',
      '2 naval-attack',
      '2 naval-defence',
    ]);
    expect(happened(fought, 'units-marked')).toMatchObject([{ units: [{ type: 'battleship' }], chosenBy: 'shooter' }]);
  });
  test('realism.sub.picks-ship-on-one: the battleship on a 1, the owner chooses on a 2', () => {
    const shot = (face: number) =>
      fight(sea('1 sub', '1 bb 1 trn'), NORTH, dice({ [at(1, 'submarine', 'germany')]: [face] }));
    expect(lost(shot(1))).toEqual([['1 battleship', 'submarine', 'shooter']]);
    expect(lost(shot(2))).toEqual([['1 transport', 'submarine', 'order-of-loss']]);
  });
  test('realism.sub.aircraft-only-on-one: against planes alone a 1 hits and a 2 does not', () => {
    const state = battle(
      { 'united-kingdom': { uk: '2 ftr' }, [NORTH]: { germany: '1 sub' } },
      [march('2 ftr', `united-kingdom > ${NORTH}`)],
      { power: 'uk' },
    );
    const shot = (face: number) =>
      fight(state, NORTH, dice({ [at(1, 'attack', 'uk')]: [6, 6], [at(1, 'defence', 'germany')]: [face] }));
    expect(lost(shot(1))).toEqual([['1 fighter', 'defence', 'shooter']]);
    expect(lost(shot(2))).toEqual([]);
    expect(happened(shot(2), 'hits-void')).toMatchObject([{ hits: 1, side: 'attack' }]);
  });
  test('realism.transport.unloaded-attacks-on-one, realism.transport.never-chooses', () => {
    const shot = fight(
      sea('1 trn', '1 bb 1 sub'),
      NORTH,
      dice({ [at(1, 'artillery', 'uk')]: [6], [at(1, 'attack', 'germany')]: [1] }),
    );
    expect(happened(shot, 'units-marked')).toMatchObject([
      { units: [{ type: 'submarine' }], chosenBy: 'order-of-loss' },
    ]);
  });
  test('realism.transport.loaded-no-attack-roll: one die for the battleship alone, but it rolls in defence', () => {
    const cargo = [{ space: BALTIC, power: 'germany', ship: 'transport', units: { germany: '1 inf' } }] as const;
    const state = battle(
      { [BALTIC]: { germany: '1 bb' }, [NORTH]: { uk: '1 sub 1 trn' } },
      [march('1 bb 1 trn', `${BALTIC} > ${NORTH}`)],
      { cargo },
    );
    const shot = fight(state, NORTH, dice({ [at(1, 'artillery', 'germany')]: [6] }));
    expect(asked(shot)).toEqual([`${at(1, 'defence', 'uk')} 2`]);
    expect(appliedIn(shot)).toContain('realism.transport.loaded-no-attack-roll');
  });
  test('loaded transports that are alone can hit nothing and do not fight on', () => {
    const cargo = [{ space: BALTIC, power: 'germany', ship: 'transport', units: { germany: '1 inf' } }] as const;
    const state = battle({ [NORTH]: { uk: '1 sub' } }, [march('1 trn', `${BALTIC} > ${NORTH}`)], { cargo });
    const fought = fight(state, NORTH, dice({ [at(1, 'defence', 'uk')]: [6] }));
    expect(steps(fought)).toEqual(['1 naval-defence', '1 retreat']);
  });
  test('realism.carrier.attacker-never-picks, realism.carrier.defender-picks-on-one', () => {
    const attacks = fight(
      sea('1 car', '1 bb 1 sub'),
      NORTH,
      dice({ [at(1, 'artillery', 'uk')]: [6], [at(1, 'attack', 'germany')]: [1] }),
    );
    expect(happened(attacks, 'units-marked')).toMatchObject([
      { units: [{ type: 'submarine' }], chosenBy: 'order-of-loss' },
    ]);
    const defends = (face: number) =>
      fight(
        sea('1 bb 1 sub', '1 car'),
        NORTH,
        dice({
          [at(1, 'submarine', 'germany')]: [6],
          [at(1, 'artillery', 'germany')]: [6],
          [at(1, 'defence', 'uk')]: [face],
        }),
      );
    expect(lost(defends(1))).toEqual([['1 battleship', 'defence', 'shooter']]);
    expect(lost(defends(3))).toEqual([['1 submarine', 'defence', 'order-of-loss']]);
  });
  test('realism.battleship.picks-on-one', () => {
    const shot = fight(sea('1 bb', '1 bb 2 sub'), NORTH, dice({ [at(1, 'artillery', 'germany')]: [1] }));
    expect(lost(shot)).toEqual([['1 battleship', 'artillery', 'shooter']]);
  });
  test('ruling.RR12: a loaded transport may be chosen and takes its cargo along', () => {
    const cargo = [{ space: NORTH, power: 'uk', ship: 'transport', units: { uk: '2 inf' } }] as const;
    const state = battle(
      { [BALTIC]: { germany: '1 bb' }, [NORTH]: { uk: '1 trn 1 sub' } },
      [march('1 bb', `${BALTIC} > ${NORTH}`)],
      { cargo },
    );
    const shot = fight(state, NORTH, dice({ [at(1, 'artillery', 'germany')]: [1] }));
    expect(lost(shot)).toEqual([
      ['1 transport', 'artillery', 'shooter'],
      ['2 infantry', 'with-ship', 'rule'],
    ]);
  });
});

describe('planes', () => {
  test('realism.artillery.engaged-aircraft-only: artillery is silent at planes that pass, ruling.RR38: and fires at raiders', () => {
    const over = combat(
      positionOf({
        ruleset,
        power: 'uk',
        units: {
          'united-kingdom': { uk: '1 bmb' },
          'western-europe': { germany: '1 art 1 inf' },
          germany: { germany: '1 art 1 ic' },
        },
      }),
      [march('1 bmb', 'united-kingdom > north-sea > western-europe > germany', { mission: 'raid' })],
      { ruleset },
    );
    expect(happened(over, 'overflown')).toEqual([]);
    const shot = fight(moved(over), 'raid/germany', dice({ 'raid/germany/0/artillery/germany': [2] }));
    expect(lost(shot)).toEqual([['1 bomber', 'artillery', 'order-of-loss']]);
    expect(standing(shot.state, 'germany', 'uk')).toEqual({});
  });
});
