// Planes in battle: guests on carriers, fighters without a deck, technology, planes that take no land.

import { describe, expect, test } from 'vitest';
import { type GameState, spaceAt } from '../../../src/engine/index.ts';
import { asked, dice, fight, give, happened, moved, standing } from '../../support/battles.ts';
import { combat, effectsOf, march } from '../../support/moves.ts';
import { type Given, type Laden, positionOf } from '../../support/position.ts';

const deck = (space: string, power: Laden['power'], units: Laden['units']): Laden => ({
  space,
  power,
  ship: 'carrier',
  units,
});
const japan = (given: Partial<Given>, moves: Parameters<typeof combat>[1]): GameState =>
  moved(combat(positionOf({ power: 'japan', options: { askDefender: 'never' }, ...given }), moves));

describe('air.homeless-fighter-lands-in-zone', () => {
  const battle = (zone: string, from: string, given: Partial<Given> = {}) =>
    japan({ units: { [from]: { japan: '2 sub' } }, cargo: [deck(zone, 'usa', { usa: '1 ftr' })], ...given }, [
      march('2 sub', `${from} > ${zone}`),
    ]);
  const sunk = (zone: string) =>
    dice({ [`${zone}/1/submarine/japan`]: [1, 6], [`${zone}/1/defence/usa`]: [1], [`${zone}/2/defence/usa`]: [1] }, 6);
  test('the fighter fights on and then lands on a friendly island there', () => {
    const over = fight(battle('hawaiian-sea', 'wake-island-sea'), 'hawaiian-sea', sunk('hawaiian-sea'));
    // The submarine that is left can hit no plane, and goes.
    expect(happened(over, 'battle-ended')[0]?.outcome).toBe('retreat');
    expect(standing(over.state, 'hawaiian-islands', 'usa')).toEqual({ fighter: 1 });
    expect(effectsOf(over)).toContain('homeless-fighter-landed');
  });
  test('not on an island the enemy holds: it is lost', () => {
    const state = battle('hawaiian-sea', 'wake-island-sea', { control: { 'hawaiian-islands': 'japan' } });
    const over = fight(state, 'hawaiian-sea', sunk('hawaiian-sea'));
    expect(happened(over, 'units-lost').at(-1)).toMatchObject({ cause: 'no-landing-place' });
    expect(effectsOf(over)).toContain('homeless-fighter-lost');
  });
  test('another carrier in the zone takes it in', () => {
    const state = battle('polynesian-sea', 'solomon-sea', {
      cargo: [deck('polynesian-sea', 'usa', { usa: '1 ftr' }), deck('polynesian-sea', 'uk', { uk: '1 ftr' })],
    });
    const over = fight(
      state,
      'polynesian-sea',
      dice({
        'polynesian-sea/1/submarine/japan': [1, 6],
        'polynesian-sea/1/defence/usa': [1, 6],
        'polynesian-sea/1/defence/uk': [1],
      }),
    );
    expect(happened(over, 'battle-ended')[0]?.outcome).toBe('defender');
    const afloat = spaceAt(over.state, 'polynesian-sea').units;
    expect(afloat.filter(({ type }) => type === 'fighter').every(({ aboard }) => aboard !== undefined)).toBe(true);
  });
});

describe('carrier.guest-fighter-defends', () => {
  test('each power throws for its own, both are asked for together', () => {
    const state = japan(
      { units: { 'wake-island-sea': { japan: '1 bb' } }, cargo: [deck('hawaiian-sea', 'usa', { uk: '1 ftr' })] },
      [march('1 bb', 'wake-island-sea > hawaiian-sea')],
    );
    const shot = fight(state, 'hawaiian-sea', dice({ 'hawaiian-sea/1/attack/japan': [6] }));
    expect(asked(shot)).toEqual(['hawaiian-sea/1/defence/uk 1', 'hawaiian-sea/1/defence/usa 1']);
    expect(effectsOf(shot)).toEqual(expect.arrayContaining(['guest-defends', 'allies-defend-together']));
  });
});

describe('ruling.D15  guests on an attacking carrier', () => {
  const attack = () =>
    moved(
      combat(
        positionOf({
          power: 'usa',
          units: { 'hawaiian-sea': { japan: '1 bb' } },
          cargo: [deck('us-west-coast', 'usa', { uk: '1 ftr' })],
        }),
        [march('1 car', 'us-west-coast > hawaiian-sea')],
      ),
    );
  const hit = dice({ 'hawaiian-sea/1/attack/usa': [6], 'hawaiian-sea/1/defence/japan': [1] });
  test('do not fire', () => {
    expect(asked(fight(attack(), 'hawaiian-sea'))).toEqual(['hawaiian-sea/1/attack/usa 1']);
    expect(effectsOf(fight(attack(), 'hawaiian-sea'))).toContain('guests-hold-fire');
  });
  test("are not lost without their owner's consent", () => {
    const over = fight(attack(), 'hawaiian-sea', hit);
    expect(happened(over, 'units-lost')[0]).toMatchObject({ units: [{ power: 'usa', type: 'carrier' }] });
  });
  test('may be lost with it', () => {
    const agreed = give(attack(), {
      type: 'standing-orders',
      power: 'uk',
      orders: [{ power: 'uk', side: 'attack', scope: 'sea', conduct: { guestsMayBeLost: 'yes' } }],
    });
    const over = fight(agreed.state, 'hawaiian-sea', hit, { orderOfLoss: ['fighter'] });
    expect(happened(over, 'units-lost')).toMatchObject([{ units: [{ power: 'uk', type: 'fighter' }] }]);
    expect(effectsOf(over)).toContain('guest-lost-with-consent');
  });
});

describe('B14.2  planes alone take no land', () => {
  test('the empty territory stays with the defender', () => {
    const state = japan({ units: { manchuria: { japan: '2 ftr' }, china: { usa: '1 inf' } } }, [
      march('2 ftr', 'manchuria > china'),
    ]);
    const over = fight(state, 'china', dice({ 'china/1/attack/japan': [1, 6], 'china/1/defence/usa': [6] }));
    expect(spaceAt(over.state, 'china').control).toBe('usa');
    expect(effectsOf(over)).toContain('planes-do-not-capture');
  });
});

describe('technology in battle', () => {
  const germans = (given: Partial<Given>, path: string, units: string) =>
    moved(combat(positionOf({ power: 'germany', options: { askDefender: 'never' }, ...given }), [march(units, path)]));
  test('weapons.jet-power-defence-only: fighters defend at 5', () => {
    const state = germans(
      {
        units: { 'eastern-europe': { germany: '1 inf' }, 'karelia-ssr': { ussr: '1 ftr' } },
        technology: { ussr: ['jet-power'] },
      },
      'eastern-europe > karelia-ssr',
      '1 inf',
    );
    const over = fight(
      state,
      'karelia-ssr',
      dice({ 'karelia-ssr/1/attack/germany': [6], 'karelia-ssr/1/defence/ussr': [5] }),
    );
    expect(happened(over, 'battle-ended')[0]?.outcome).toBe('defender');
    expect(effectsOf(over)).toContain('jet-power');
  });
  test('weapons.super-subs-attack-only: submarines attack at 3', () => {
    const state = germans(
      {
        units: { 'baltic-sea': { germany: '1 sub' }, 'north-sea': { uk: '1 trn' } },
        technology: { germany: ['super-submarines'] },
      },
      'baltic-sea > north-sea',
      '1 sub',
    );
    const over = fight(state, 'north-sea', dice({ 'north-sea/1/submarine/germany': [3] }));
    expect(happened(over, 'battle-ended')[0]?.outcome).toBe('attacker');
  });
  test('weapons.heavy-bombers-attack-only: three dice, one hit each', () => {
    const state = germans(
      {
        units: { germany: { germany: '1 bmb' }, 'karelia-ssr': { ussr: '3 inf' } },
        technology: { germany: ['heavy-bombers'] },
      },
      'germany > eastern-europe > karelia-ssr',
      '1 bmb',
    );
    const shot = fight(state, 'karelia-ssr', dice({ 'karelia-ssr/1/attack/germany': [4, 5, 1] }));
    expect(happened(shot, 'rolled')[0]?.hits).toBe(2);
  });
});
