// Who has the upper hand: by hand over made-up numbers, since every number of it is one that the series give.

import { describe, expect, test } from 'vitest';
import { secondEdition } from '../../src/rulesets/index.ts';
import { momentumOf, type PaidMoment } from '../../src/stats/index.ts';
import { byPower, type Power } from '../../src/vocab/index.ts';
import { positionOf } from '../support/position.ts';

const { turnOrder } = secondEdition;
const state = positionOf({ power: 'ussr' });
/** What land pays; the turns of a round are five, and so a fifth of it is whole. */
const LAND = { ...byPower(() => 0), ussr: 25, germany: 30, uk: 30, japan: 25, usa: 35 };

/** What changes with a turn, by power. */
type Change = Partial<Record<Power, { readonly land?: number; readonly value?: number }>>;

/**
 * Rounds in which everybody is paid at the end of his turn, and what else changed in them; `convoys` pay each of them
 * so much beside.
 */
const play = (changes: readonly Change[], unpaid: readonly Power[] = [], convoys = 0) => {
  const moments: PaidMoment[] = [{ state, paid: [] }];
  const land = byPower((power) => [LAND[power]]);
  const [cash, value] = [byPower((power) => [LAND[power]]), byPower(() => [100])];
  for (const [at, change] of changes.entries()) {
    const mover = turnOrder[at % turnOrder.length] ?? 'ussr';
    const isPaid = !unpaid.includes(mover);
    for (const power of turnOrder) {
      const lands = (land[power].at(-1) ?? 0) + (change[power]?.land ?? 0);
      land[power].push(lands);
      value[power].push((value[power].at(-1) ?? 0) + (change[power]?.value ?? 0));
      cash[power].push((cash[power].at(-1) ?? 0) + (isPaid && power === mover ? lands + convoys : 0));
    }
    const paid = isPaid ? [{ power: mover, ipc: (land[mover].at(-1) ?? 0) + convoys }] : [];
    moments.push({ state, turn: { round: 1, power: mover }, paid });
  }
  const momentum = momentumOf(secondEdition, moments, { land, cash, value });
  if (momentum === undefined) throw new Error('There are two sides.');
  return momentum;
};

const quiet = (turns: number): readonly Change[] => Array.from({ length: turns }, () => ({}));

describe('the momentum', () => {
  test('of quiet turns goes by a fifth of what the land of the sides pays, and no turn is a step', () => {
    const { sides, lead, swings, turningPoints } = play(quiet(12));
    expect(sides).toEqual(['allies', 'axis']);
    // Units 300 and 200, money and land 90 and 55 twice; and of the round before what the U.S.S.R. is paid in its next
    // turn, four fifths of it, three fifths of Germany, two of Britain, one of Japan, none of the U.S.A.
    const coming = (25 * 4 + 30 * 2) / 5 - (30 * 3 + 25 * 1) / 5;
    expect(lead[0]).toBe(300 + 180 - 200 - 110 + coming);
    expect(lead.map((value, at) => value - (lead[at - 1] ?? value)).slice(1)).toEqual(Array(12).fill((90 - 55) / 5));
    expect(swings).toEqual(Array(12).fill(0));
    expect(turningPoints).toEqual([]);
  });

  test('swings by what is destroyed and taken, and the largest swings are turning points', () => {
    const taking: Change = { germany: { land: 5 }, ussr: { land: -5, value: -30 } };
    const { lead, swings, turningPoints } = play([{}, taking, {}, { japan: { value: -9 } }, {}, {}]);
    // Land counts as a round's pay; Germany is paid for it at once, and nothing has come nearer for the U.S.S.R. yet
    // but what one turn brings.
    expect(swings).toEqual([0, -30 - 5 - 5 - 5 - 1, 0, 9, 0, 0]);
    expect(turningPoints).toEqual([1]);
    expect(lead.every(Number.isInteger)).toBe(true);
  });

  test('has a round’s income coming for who was not paid, and not more', () => {
    const { swings } = play(quiet(15), ['japan']);
    // Japan's pay stays due: in its turn it is as near as it was, then a fifth short of what the others count on.
    expect(swings.every((swing) => Math.abs(swing) <= 25 / 5)).toBe(true);
  });

  test('has no swing of what is paid beside the land', () => {
    const { swings, lead } = play(quiet(5), [], 4);
    expect(swings).toEqual(Array(5).fill(0));
    expect((lead[5] ?? 0) - (lead[0] ?? 0)).toBe(90 - 55 + (3 - 2) * 4);
  });

  test('names five turning points at most, in the order they were played', () => {
    const { turningPoints } = play(quiet(8).map((_, at) => ({ usa: { value: 20 + at } })));
    expect(turningPoints).toEqual([3, 4, 5, 6, 7]);
  });
});
