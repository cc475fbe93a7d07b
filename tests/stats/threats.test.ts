// What the enemy can reach: small positions worked out by hand, and that whole games hide nothing that is worth
// reading.

import { describe, expect, test } from 'vitest';
import { evolve } from '../../src/engine/index.ts';
import { prepare, solve } from '../../src/odds/index.ts';
import { secondEdition } from '../../src/rulesets/index.ts';
import { LEAST_CHANCE, MOST_THREATS, type Threat, type Threats, threatsTo } from '../../src/stats/index.ts';
import { force, type Given, positionOf } from '../support/position.ts';
import { storyTurns } from './story-turns.ts';

/** What Britain could lose, from a position with nothing else on the board. */
const threats = (given: Partial<Given>): Threats => {
  const found = threatsTo(secondEdition, positionOf({ power: 'uk', ...given }));
  if (found === undefined) throw new Error('The game is over.');
  return found;
};

const on = ({ list }: Threats, space: string): Threat | undefined => list.find((threat) => threat.space === space);

/** The chance that an attack takes the place, from counts alone. */
const taken = (attacker: string, defender: string, more = {}): number =>
  solve(prepare(secondEdition, { attacker: { units: force(attacker) }, defender: { units: force(defender) }, ...more }))
    .taken;

describe('by land and air', () => {
  test('everything that gets there attacks together', () => {
    const found = on(
      threats({
        control: { 'ukraine-ssr': 'ussr' },
        units: {
          'ukraine-ssr': { ussr: '3 inf' },
          'eastern-europe': { germany: '4 inf' },
          germany: { germany: '1 arm 1 ftr 9 inf' }, // infantry goes one space, armor two, and the fighter comes home
        },
      }),
      'ukraine-ssr',
    );
    expect(found?.by).toBe('germany');
    expect(found?.attackers).toEqual(force('4 inf 1 arm 1 ftr'));
    expect(found?.chance).toBeCloseTo(taken('4 inf 1 arm 1 ftr', '3 inf'), 12);
  });

  test('planes alone threaten no land', () => {
    const found = threats({
      control: { 'ukraine-ssr': 'ussr' },
      units: { 'ukraine-ssr': { ussr: '1 inf' }, germany: { germany: '2 ftr 2 bmb' } },
    });
    expect(on(found, 'ukraine-ssr')).toBeUndefined();
  });

  test('land that nobody defends is walked into', () => {
    const found = on(
      threats({ control: { 'ukraine-ssr': 'ussr' }, units: { 'eastern-europe': { germany: '1 inf' } } }),
      'ukraine-ssr',
    );
    expect([found?.chance, found?.defenders]).toEqual([1, []]);
  });

  test('the gun in the place fires', () => {
    const found = on(
      threats({
        control: { 'ukraine-ssr': 'ussr' },
        units: {
          'ukraine-ssr': { ussr: '2 inf 1 aa' },
          'eastern-europe': { germany: '2 inf' },
          germany: { germany: '2 ftr' },
        },
      }),
      'ukraine-ssr',
    );
    expect(found?.chance).toBeCloseTo(taken('2 inf 2 ftr', '2 inf', { guns: 1 }), 12);
  });
});

describe('over the sea', () => {
  const coast = (ships: Partial<Given>): Threat | undefined =>
    on(threats({ treasury: { uk: 20 }, ...ships }), 'united-kingdom');

  test('each transport brings one load, and troops go once', () => {
    const found = coast({
      units: {
        'united-kingdom': { uk: '1 inf' },
        'baltic-sea': { germany: '2 trn' },
        germany: { germany: '3 inf' },
      },
    });
    expect(found?.attackers).toEqual(force('2 inf')); // the second ship would need two more
    expect(found?.chance).toBeCloseTo(taken('2 inf', '1 inf', { assault: 'landing' }), 12);
    expect(found).toMatchObject({ capital: 'yes', stake: 8 + 3 + 20 });
  });

  test('a landing that must first win a sea battle is not counted', () => {
    const found = threats({
      units: {
        'united-kingdom': { uk: '1 inf' },
        'baltic-sea': { germany: '2 trn' },
        'north-sea': { uk: '1 bb' },
        germany: { germany: '4 inf' },
      },
    });
    expect(on(found, 'united-kingdom')).toBeUndefined();
    expect(found.safe).toContain('united-kingdom');
  });

  test('a fleet is attacked by warships and planes, not by transports', () => {
    const found = on(
      threats({
        units: {
          'north-sea': { uk: '1 bb' },
          'baltic-sea': { germany: '2 sub 2 trn' },
          germany: { germany: '1 ftr' },
        },
      }),
      'north-sea',
    );
    expect(found?.attackers).toEqual(force('1 ftr 2 sub'));
    const alone = solve(
      prepare(secondEdition, { attacker: { units: force('2 sub 1 ftr') }, defender: { units: force('1 bb') } }),
    );
    expect(found?.chance).toBeCloseTo(alone.chance.attacker, 12);
  });
});

describe('when', () => {
  test('the game is over there is nothing to come', () => {
    const state = positionOf({ power: 'uk' });
    expect(threatsTo(secondEdition, evolve(state, { type: 'game-drawn' }))).toBeUndefined();
  });
});

describe('in whole games', () => {
  const turns = storyTurns(8, 4).filter(({ turn }) => turn.status === 'over');
  const all = turns.map(({ turn }) => ({ end: turn.end, found: threatsTo(secondEdition, turn.end) }));

  test('lists are short, capitals first, and nobody has more units than he has', () => {
    for (const { end, found } of all) {
      if (found === undefined) continue;
      const capitals = found.list.filter(({ capital }) => capital === 'yes').length;
      expect(found.list.slice(0, capitals).every(({ capital }) => capital === 'yes')).toBe(true);
      expect(found.list.length - capitals).toBeLessThanOrEqual(MOST_THREATS);
      for (const { by, attackers, chance, capital } of found.list) {
        if (capital === 'no') expect(chance).toBeGreaterThanOrEqual(LEAST_CHANCE);
        const own: { [type: string]: number } = {};
        for (const { units } of end.spaces)
          for (const unit of units) if (unit.power === by) own[unit.type] = (own[unit.type] ?? 0) + 1;
        for (const [type, count] of Object.entries(attackers)) expect(count).toBeLessThanOrEqual(own[type] ?? 0);
      }
    }
    expect(all.some(({ found }) => (found?.list.length ?? 0) > 3)).toBe(true);
  });
});
