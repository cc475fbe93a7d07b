// Chances and luck of battles as a page shows them: by hand for small ones, and added up for whole games.

import { describe, expect, test } from 'vitest';
import { evolve, type GameEvent, type GameState, onOneSide } from '../../src/engine/index.ts';
import { secondEdition } from '../../src/rulesets/index.ts';
import { type BattleLuck, chancesOf, type FoughtChances, luckIn, throwsOf } from '../../src/stats/index.ts';
import { POWERS, type Power } from '../../src/vocab/index.ts';
import { arenaOf, type Clash } from '../odds/arena.ts';
import { fight } from '../support/battles.ts';
import { storyTurns } from './story-turns.ts';

const SITE = 'ukraine-ssr';
const arena = (clash: Partial<Clash>) =>
  arenaOf({ ruleset: secondEdition, where: 'land', attackers: { inf: 1 }, defenders: { inf: 1 }, ...clash });

/** The events of a fight whose dice all show what is said for their purpose. */
const fought = (state: GameState, face: (purpose: string) => number | undefined): readonly GameEvent[] => {
  const outcome = fight(state, SITE, ({ purpose, n }) => {
    const shown = face(purpose);
    return shown === undefined ? undefined : Array<number>(n).fill(shown);
  });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value.events;
};

const told = (state: GameState, events: readonly GameEvent[]): FoughtChances => {
  const found = chancesOf(secondEdition, state, events, events.reduce(evolve, state))[SITE];
  if (found?.kind !== 'battle') throw new Error('There is no battle.');
  return found;
};

describe('chances', () => {
  // A round ends it with 1 − 5/6 · 4/6 = 4/9: the attacker alone hits with 1/6 · 4/6, the defender alone with 5/6 ·
  // 2/6.
  const { state } = arena({});

  test('of one against one are those worked out by hand', () => {
    const { before, units, worth, steps, at } = told(state, []);
    expect(at).toBe('land');
    expect([units, worth, steps]).toEqual([{ attacker: 1, defender: 1 }, { attacker: 3, defender: 3 }, []]);
    expect(before.chance.attacker).toBeCloseTo(1 / 4, 12);
    expect(before.chance.defender).toBeCloseTo(5 / 8, 12);
    expect(before.chance.nobody).toBeCloseTo(1 / 8, 12);
    expect(before.taken).toBeCloseTo(1 / 4, 12);
    expect(before.left.attacker).toBeCloseTo(1 / 4, 12);
    expect(before.left.defender).toBeCloseTo(5 / 8, 12);
    expect(before.lost.attacker).toBeCloseTo(3 * (3 / 4), 12);
    expect(before.rounds).toBeCloseTo(9 / 4, 12);
  });

  test('stay the same after a round without a hit, and are certain at the end', () => {
    const events = fought(state, (purpose) => (purpose.includes('/1/') ? 6 : 1));
    const { before, steps } = told(state, events);
    expect(before.chance.attacker).toBeCloseTo(1 / 4, 12);
    expect(steps.map(({ round }) => round)).toEqual([1, 2]);
    expect(steps[0]?.chance).toBeCloseTo(1 / 4, 12);
    expect(steps[1]?.chance).toBe(0); // both hit
  });

  test('are said to be missing where a side is too large to be worked out', () => {
    const { state: crowd } = arena({ attackers: { inf: 201 } });
    const events = fought(crowd, () => 1);
    expect(chancesOf(secondEdition, crowd, events, events.reduce(evolve, crowd))[SITE]).toEqual({
      kind: 'untold',
      why: 'too-large',
    });
  });
});

describe('luck', () => {
  const germans = (events: readonly GameEvent[]): BattleLuck => luckIn(secondEdition, 'germany', events, SITE);

  test('is hits beyond expectation times what a hit is worth', () => {
    const { state } = arena({ attackers: { inf: 2, arm: 1 }, defenders: { ftr: 1, inf: 1 } });
    const { attacker, defender } = germans(fought(state, (purpose) => (purpose.includes('attack') ? 1 : 6)));
    // 1/6 + 1/6 + 3/6 to be expected of the attack, 4/6 + 2/6 of the defence; a fighter and infantry are worth 7.5
    // each.
    expect(attacker?.hits).toBe(3);
    expect(attacker?.expected).toBeCloseTo(5 / 6, 12);
    expect(attacker?.ipc).toBeCloseTo((3 - 5 / 6) * 7.5, 12);
    expect(defender?.hits).toBe(0);
    expect(defender?.ipc).toBeCloseTo(-1 * ((3 + 3 + 5) / 3), 12);
  });

  test('is absent where nobody fired', () => expect(germans([])).toEqual({}));

  test('of all battles of a turn and of the guns on the way is the luck the charts show', () => {
    for (const { turn, account } of storyTurns(8, 5)) {
      const events = turn.events.map(({ event }) => event);
      const { power } = turn;
      const all = throwsOf(secondEdition, events);
      const onTheWay = throwsOf(
        secondEdition,
        events.filter((event) => !('battle' in event) || event.battle === undefined),
      );
      const of = (friends: boolean, from: { readonly [each in Power]: { readonly ipc: number } }): number =>
        POWERS.reduce(
          (sum, each) => (onOneSide(secondEdition, each, power) === friends ? sum + from[each].ipc : sum),
          0,
        );
      const lucks = account.battles.map(({ id }) => luckIn(secondEdition, power, events, id));
      const sum = (side: 'attacker' | 'defender'): number =>
        lucks.reduce((total, luck) => total + (luck[side]?.ipc ?? 0), 0);
      expect(sum('attacker')).toBeCloseTo(of(true, all) - of(true, onTheWay), 9);
      expect(sum('defender')).toBeCloseTo(of(false, all) - of(false, onTheWay), 9);
    }
  });
});
