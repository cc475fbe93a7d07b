// Leaving a battle: who, when and where to (B13), and the plans that say it in advance.

import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../src/engine/index.ts';
import { asked, dice, fight, give, happened, moved, NONCE, standing } from '../../support/battles.ts';
import { clausesOf, codesOf, combat, effectsOf, march } from '../../support/moves.ts';
import { type Forces, positionOf } from '../../support/position.ts';

const KARELIA = 'karelia-ssr';

/** Germany attacks Karelia from Eastern Europe and Norway, with a fighter from Germany. */
const karelia = (soviet = '3 inf', more: Forces = {}): GameState =>
  moved(
    combat(
      positionOf({
        power: 'germany',
        units: {
          'eastern-europe': { germany: '3 inf' },
          'finland-norway': { germany: '2 inf' },
          germany: { germany: '1 ftr' },
          [KARELIA]: { ussr: soviet },
          ...more,
        },
      }),
      [
        march('3 inf', `eastern-europe > ${KARELIA}`),
        march('2 inf', `finland-norway > ${KARELIA}`),
        march('1 ftr', `germany > eastern-europe > ${KARELIA}`),
      ],
    ),
  );
const stopped = (state = karelia()) => fight(state, KARELIA, dice({}, 6), { rounds: 1 }).state;
const retreat = (state: GameState, to?: string, power: 'germany' | 'ussr' = 'germany') =>
  give(state, { type: 'retreat', power, battle: KARELIA, nonce: NONCE, ...(to === undefined ? {} : { to }) });

describe('retreat.single-adjacent-origin', () => {
  test('all land units go together to one space an attacker came from', () => {
    const left = retreat(stopped(), 'finland-norway');
    expect(standing(left.state, 'finland-norway', 'germany')).toEqual({ infantry: 5 });
    expect(effectsOf(left)).toContain('retreated-to-origin');
  });
  test('not to a friendly neighbour nobody came from', () => {
    const refused = retreat(stopped(karelia('3 inf', { 'ukraine-ssr': { germany: '1 inf' } })), 'ukraine-ssr');
    expect(codesOf(refused)).toEqual(['retreat-not-there']);
    expect(clausesOf(refused)).toContain('retreat.single-adjacent-origin');
  });
  test('the space must be named', () => {
    expect(codesOf(retreat(stopped()))).toEqual(['retreat-needs-space']);
  });
  test('where planes alone came from does not count', () => {
    expect(codesOf(retreat(stopped(), 'germany'))).toEqual(['retreat-not-there']);
  });
});

describe('air.retreat-is-landing and air.no-partial-retreat', () => {
  test('planes break off with the rest and stay where they are until noncombat movement', () => {
    const left = retreat(stopped(), 'eastern-europe');
    expect(standing(left.state, KARELIA, 'germany')).toEqual({ fighter: 1 });
    expect(effectsOf(left)).toContain('planes-break-off');
  });
});

describe('retreat.attacker-only', () => {
  test('a defender does not retreat', () => {
    expect(clausesOf(retreat(stopped(), 'russia', 'ussr'))).toContain('retreat.attacker-only');
  });
});

describe('retreat.after-each-defence-fire', () => {
  test('not before a round is over', () => {
    expect(clausesOf(retreat(karelia(), 'eastern-europe'))).toContain('retreat.after-each-defence-fire');
  });
  test('but after every round', () => {
    const again = give(
      stopped(),
      { type: 'fight', power: 'germany', battles: [{ battle: KARELIA, conduct: { rounds: 2 } }], nonce: NONCE },
      dice({}, 6),
    );
    expect(happened(again, 'stayed')).toHaveLength(1);
    expect(happened(again, 'decision-due')).toMatchObject([
      { decision: 'retreat', to: ['eastern-europe', 'finland-norway'] },
    ]);
  });
});

describe('retreat.not-from-nothing', () => {
  test('with the last defender gone the attackers stay', () => {
    const won = fight(karelia('1 inf'), KARELIA, dice({}, 1));
    expect(clausesOf(retreat(won.state, 'eastern-europe'))).toContain('retreat.not-from-nothing');
  });
});

describe('standing plans of the clubs', () => {
  const threeHits = { [`${KARELIA}/1/defence/ussr`]: [1, 1, 1], [`${KARELIA}/2/defence/ussr`]: [1, 1, 1] };
  test('SA is the default on land: when the ground units are gone the planes leave', () => {
    const over = fight(karelia(), KARELIA, dice(threeHits, 6));
    expect(happened(over, 'battle-ended')).toMatchObject([{ outcome: 'defender', rounds: 2 }]);
    const two = { ...threeHits, [`${KARELIA}/2/defence/ussr`]: [1, 1, 6] };
    const saved = fight(karelia(), KARELIA, dice(two, 6));
    expect(happened(saved, 'battle-ended')).toMatchObject([{ outcome: 'retreat', rounds: 2 }]);
    expect(standing(saved.state, KARELIA, 'germany')).toEqual({ fighter: 1 });
  });
  test('SAAC leaves before a plane could be lost, from round 2 on', () => {
    const over = fight(karelia(), KARELIA, dice({ [`${KARELIA}/1/defence/ussr`]: [1, 1, 1] }, 6), {
      plan: 'SAAC',
      retreatTo: 'eastern-europe',
    });
    expect(happened(over, 'battle-ended')).toMatchObject([{ outcome: 'retreat', rounds: 1 }]);
  });
  test('TAAC gives up planes before the last unit that can hold the land', () => {
    const over = fight(
      karelia(),
      KARELIA,
      dice(
        {
          [`${KARELIA}/1/defence/ussr`]: [1, 1, 1],
          [`${KARELIA}/2/defence/ussr`]: [1, 1, 6],
          [`${KARELIA}/3/defence/ussr`]: [1, 6, 6],
        },
        6,
      ),
      { plan: 'TAAC' },
    );
    const lost = happened(over, 'units-lost').flatMap(({ units }) =>
      units.flatMap(({ type, ids }) => ids.map(() => type)),
    );
    expect(lost.slice(0, 5)).toEqual(['infantry', 'infantry', 'infantry', 'infantry', 'fighter']);
  });
  test('KAAC, if named, gives up the lowest attack value first and fights to the end', () => {
    const state = moved(
      combat(
        positionOf({
          power: 'germany',
          units: {
            'eastern-europe': { germany: '1 inf 1 arm' },
            germany: { germany: '1 ftr' },
            [KARELIA]: { ussr: '2 inf' },
          },
        }),
        [march('1 inf 1 arm', `eastern-europe > ${KARELIA}`), march('1 ftr', `germany > eastern-europe > ${KARELIA}`)],
      ),
    );
    const over = fight(
      state,
      KARELIA,
      dice({ [`${KARELIA}/1/defence/ussr`]: [1, 1], [`${KARELIA}/2/defence/ussr`]: [1, 6] }, 6),
      { plan: 'KAAC' },
    );
    expect(happened(over, 'battle-ended')).toMatchObject([{ outcome: 'defender', rounds: 2 }]);
  });
  test('retreatBelow leaves when too few are left', () => {
    const over = fight(karelia(), KARELIA, dice({ [`${KARELIA}/1/defence/ussr`]: [1, 6, 6] }, 6), {
      retreatBelow: 6,
      retreatTo: 'finland-norway',
    });
    expect(standing(over.state, 'finland-norway', 'germany')).toEqual({ infantry: 4 });
  });
  test('with two ways out and none named the attacker is asked', () => {
    const due = fight(karelia(), KARELIA, dice({}, 6), { retreatAfter: 1 });
    expect(happened(due, 'decision-due')).toMatchObject([{ decision: 'retreat' }]);
    expect(asked(due)).toEqual([]);
  });
});

describe('B13.1  retreat at sea', () => {
  const sea = (units: Forces, moves: Parameters<typeof combat>[1]) =>
    fight(moved(combat(positionOf({ power: 'germany', units }), moves)), 'north-sea', dice({}, 6), { rounds: 1 });
  test('to a zone a ship came from', () => {
    const due = sea({ 'baltic-sea': { germany: '1 bb' }, 'north-sea': { uk: '1 bb' } }, [
      march('1 bb', 'baltic-sea > north-sea'),
    ]);
    expect(happened(due, 'decision-due')[0]?.to).toEqual(['baltic-sea']);
  });
  test('ships that began inside use any clear zone if nobody came from elsewhere', () => {
    const due = sea({ 'north-sea': { germany: '1 bb', uk: '1 bb' }, 'labrador-sea': { uk: '1 trn' } }, []);
    expect(happened(due, 'decision-due')[0]?.to).toEqual(['baltic-sea', 'barents-sea', 'northeast-atlantic']);
    const left = give(due.state, {
      type: 'retreat',
      power: 'germany',
      battle: 'north-sea',
      to: 'barents-sea',
      nonce: NONCE,
    });
    expect(effectsOf(left)).toContain('retreated-from-inside');
  });
});
