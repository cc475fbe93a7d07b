// Amphibious assaults: sea battle first, supporting shots, nobody leaves (B9).

import { describe, expect, test } from 'vitest';
import { type GameState, spaceAt } from '../../../src/engine/index.ts';
import { asked, dice, fight, give, happened, moved, NONCE, standing } from '../../support/battles.ts';
import { clausesOf, codesOf, combat, effectsOf, load, march, unload } from '../../support/moves.ts';
import { type Forces, type Given, positionOf } from '../../support/position.ts';

const ZONE = 'north-sea';
const NORWAY = 'finland-norway';
const LANDING = [load('2 inf', `united-kingdom > ${ZONE}`), unload('2 inf', `${ZONE} > ${NORWAY}`)];

/** Two British infantry cross the North Sea into Norway. */
const assault = (
  norway: string,
  units: Forces = {},
  more: Parameters<typeof combat>[1] = [],
  given: Partial<Given> = {},
): GameState =>
  moved(
    combat(
      positionOf({
        power: 'uk',
        units: {
          'united-kingdom': { uk: '2 inf 1 ftr' },
          [ZONE]: { uk: '1 trn 1 bb' },
          [NORWAY]: { germany: norway },
          ...units,
        },
        ...given,
      }),
      [...LANDING, ...more],
    ),
  );

describe('B9.4  the supporting shot', () => {
  test('amphib.one-shot-per-battleship: one die each, before round 1 and never again', () => {
    const two = assault('2 inf', { [ZONE]: { uk: '1 trn 2 bb' } });
    expect(asked(fight(two, NORWAY))).toEqual([`${NORWAY}/0/supporting-shot/uk 2`]);
    const over = fight(two, NORWAY, dice({ [`${NORWAY}/3/attack/uk`]: [1, 1] }, 6));
    expect(happened(over, 'rolled').filter(({ role }) => role === 'supporting-shot')).toHaveLength(1);
    expect(happened(over, 'battle-ended')[0]?.rounds).toBe(3);
  });
  test('at 4, and its victim still fires back', () => {
    const shot = fight(assault('1 inf'), NORWAY, dice({ [`${NORWAY}/0/supporting-shot/uk`]: [4] }));
    expect(asked(shot)).toEqual([`${NORWAY}/1/defence/germany 1`]);
    const over = fight(
      assault('1 inf'),
      NORWAY,
      dice({ [`${NORWAY}/0/supporting-shot/uk`]: [4], [`${NORWAY}/1/defence/germany`]: [1] }),
    );
    expect(standing(over.state, NORWAY, 'uk')).toEqual({ infantry: 1 });
    expect(spaceAt(over.state, NORWAY).control).toBe('uk');
  });
  test('amphib.battleship-immune: all hits of the defenders fall on land units and planes', () => {
    const over = fight(assault('3 inf'), NORWAY, dice({ [`${NORWAY}/1/defence/germany`]: [1, 1, 1] }, 6));
    expect(happened(over, 'hits-void')).toMatchObject([{ hits: 1, side: 'attack' }]);
    expect(standing(over.state, ZONE, 'uk')).toEqual({ transport: 1, battleship: 1 });
  });
  test('an order may keep a battleship for another landing', () => {
    const two = assault('2 inf', { [ZONE]: { uk: '1 trn 2 bb' } });
    expect(asked(fight(two, NORWAY, dice({}), { supports: 1 }))).toEqual([`${NORWAY}/0/supporting-shot/uk 1`]);
  });
});

describe('B9.2  a sea battle comes first', () => {
  const defended = (navy: string, more: Parameters<typeof combat>[1] = [], given: Partial<Given> = {}) =>
    moved(
      combat(
        positionOf({
          power: 'uk',
          units: {
            'united-kingdom': { uk: '1 ftr' },
            'labrador-sea': { uk: '1 bb' },
            [ZONE]: { germany: navy },
            [NORWAY]: { germany: '1 inf' },
          },
          cargo: [{ space: 'labrador-sea', power: 'uk', ship: 'transport', units: { uk: '2 inf' } }],
          options: { askDefender: 'never' },
          ...given,
        }),
        [march('1 trn 1 bb', `labrador-sea > ${ZONE}`), unload('2 inf', `${ZONE} > ${NORWAY}`), ...more],
      ),
    );

  test('amphib.sea-battle-first: the landing waits for it', () => {
    expect(clausesOf(fight(defended('1 trn'), NORWAY))).toContain('amphib.sea-battle-first');
    expect(codesOf(fight(defended('1 trn'), [ZONE, NORWAY]))).toEqual([]);
  });
  test('amphib.bombardment-forfeit: the battleship that fought has no shot', () => {
    const begun = fight(
      defended('1 trn'),
      [ZONE, NORWAY],
      dice({ [`${ZONE}/1/attack/uk`]: [4], [`${ZONE}/1/defence/germany`]: [6] }),
    );
    expect(asked(begun)).toEqual([`${NORWAY}/1/attack/uk 2`]);
    expect(effectsOf(begun)).toContain('landing-after-sea-battle');
    expect(standing(begun.state, NORWAY, 'uk')).toEqual({ infantry: 2 });
  });
  test('after a retreat the landing is off and the troops stay aboard', () => {
    const stopped = fight(defended('1 bb'), [ZONE, NORWAY], dice({}, 6), { rounds: 1 });
    const left = give(stopped.state, { type: 'retreat', power: 'uk', battle: ZONE, to: 'labrador-sea', nonce: NONCE });
    expect(happened(left, 'landing-cancelled')).toHaveLength(1);
    expect(happened(left, 'battle-ended').map(({ battle, outcome }) => [battle, outcome])).toEqual([
      [ZONE, 'retreat'],
      [NORWAY, 'called-off'],
    ]);
    expect(standing(left.state, 'labrador-sea', 'uk')).toEqual({ transport: 1, battleship: 1, infantry: 2 });
  });
  test('ruling.D30: those who came by land or air fight on as an ordinary attack', () => {
    const flown = defended('1 bb', [march('1 ftr', `united-kingdom > ${ZONE} > ${NORWAY}`)]);
    const stopped = fight(flown, [ZONE, NORWAY], dice({}, 6), { rounds: 1 });
    const left = give(
      stopped.state,
      { type: 'retreat', power: 'uk', battle: ZONE, to: 'labrador-sea', nonce: NONCE },
      dice({}, 6),
    );
    expect(happened(left, 'battle-opened')).toMatchObject([{ battle: NORWAY, assault: 'no' }]);
    expect(effectsOf(left)).toContain('assault-without-troops');
    expect(happened(left, 'decision-due')).toMatchObject([{ battle: NORWAY, decision: 'retreat' }]);
  });
  test('cargo dies with its ship', () => {
    const lost = fight(defended('1 bb'), ZONE, dice({ [`${ZONE}/1/defence/germany`]: [1] }, 6), { rounds: 1 });
    expect(happened(lost, 'units-lost').map(({ cause }) => cause)).toEqual(['defence', 'with-ship']);
    expect(effectsOf(lost)).toContain('cargo-lost-with-ship');
    expect(lost.state.turn.landings).toEqual([]);
  });
  test('nobody stands in the land behind: it is taken when the zone is clear', () => {
    const empty = defended('1 trn', [], {
      units: { 'labrador-sea': { uk: '1 bb' }, [ZONE]: { germany: '1 trn' } },
    });
    const over = fight(
      empty,
      [ZONE, NORWAY],
      dice({ [`${ZONE}/1/attack/uk`]: [1], [`${ZONE}/1/defence/germany`]: [6] }),
    );
    expect(spaceAt(over.state, NORWAY).control).toBe('uk');
    expect(happened(over, 'battle-ended').at(-1)).toMatchObject({ battle: NORWAY, outcome: 'attacker', rounds: 0 });
  });
});

describe('B9.5  nobody leaves an assault whose troops came ashore', () => {
  test('planes that would save themselves fight to the end', () => {
    const state = assault('1 bmb', {}, [march('1 ftr', `united-kingdom > ${ZONE} > ${NORWAY}`)], {
      options: { askDefender: 'never' },
    });
    const over = fight(
      state,
      NORWAY,
      dice(
        {
          [`${NORWAY}/1/defence/germany`]: [1],
          [`${NORWAY}/2/defence/germany`]: [1],
          [`${NORWAY}/3/defence/germany`]: [1],
        },
        6,
      ),
    );
    expect(happened(over, 'battle-ended')[0]).toMatchObject({ outcome: 'defender', rounds: 3 });
    expect(effectsOf(over)).toContain('no-retreat-from-assault');
  });
  test('amphib.no-retreat: an order to leave is refused', () => {
    const over = fight(assault('1 inf'), NORWAY, dice({}, 1));
    const refused = give(over.state, {
      type: 'retreat',
      power: 'uk',
      battle: NORWAY,
      to: 'united-kingdom',
      nonce: NONCE,
    });
    expect(clausesOf(refused)).toContain('amphib.no-retreat');
  });
});

describe('an undefended coast', () => {
  test('is walked into when the moves are made, without a battle', () => {
    const state = moved(
      combat(
        positionOf({ power: 'uk', units: { 'united-kingdom': { uk: '2 inf' }, [ZONE]: { uk: '1 trn' } } }),
        LANDING,
      ),
    );
    expect(spaceAt(state, NORWAY).control).toBe('uk');
    expect(state.turn.battles).toEqual([]);
    expect(state.turn.landings).toEqual([]);
  });
});
