// Rockets and weapons development in a turn that is planned on the board: what the rules offer, and the sheet that it
// comes to.

import { describe, expect, test } from 'vitest';
import {
  changed,
  developing,
  type Ground,
  positionsOf,
  reachOf,
  rocketsIn,
  written,
} from '../../../src/clerk/planner/index.ts';
import { decide, type GameState, NO_NONCE, type PowerOrder } from '../../../src/engine/index.ts';
import { parseSheet } from '../../../src/notation/index.ts';
import { europe1999, secondEdition } from '../../../src/rulesets/index.ts';
import { positionOf } from '../../support/position.ts';

const start = positionOf({
  power: 'germany',
  position: 'start',
  round: 1,
  ruleset: secondEdition,
  treasury: { germany: 12 },
  technology: { germany: ['rockets'] },
});

const firesIn = (orders: readonly PowerOrder[], state: GameState = start) => {
  const { fires } = positionsOf(secondEdition, state, 'germany', orders);
  if (fires === undefined) throw new Error('Nothing leads to the rockets.');
  return rocketsIn(secondEdition, fires, 'germany');
};

/** What a sheet of these orders is read as. */
const readAgain = (orders: readonly PowerOrder[]) => {
  const context = { ruleset: secondEdition, state: start, power: 'germany', language: 'en', nonce: NO_NONCE } as const;
  const blank = { text: '', sheet: { orders: [], sources: [], lines: [], problems: [], remarks: [] } };
  return parseSheet(context, written(context, blank, orders, parseSheet) ?? '').orders;
};

describe('rockets', () => {
  test('every gun in range of an enemy factory is offered, no other, and none without the technology', () => {
    const offered = firesIn([]);
    expect(offered).toContainEqual({ from: 'germany', target: 'united-kingdom' });
    expect(offered.length).toBeGreaterThan(1);
    const state = positionsOf(secondEdition, start, 'germany', []).fires ?? start;
    const all = secondEdition.board.spaces.flatMap(({ id: from }) =>
      secondEdition.board.spaces.flatMap(({ id: target }) =>
        decide(secondEdition, state, { type: 'rocket', power: 'germany', from, target, nonce: NO_NONCE }).ok
          ? [{ from, target }]
          : [],
      ),
    );
    expect(offered).toEqual(all);
    expect(firesIn([], { ...start, technology: { ...start.technology, germany: [] } })).toEqual([]);
  });

  test('a gun that moves fires from where it goes, and one that has fired stays', () => {
    const { stages } = positionsOf(secondEdition, start, 'germany', []);
    const ground = (of: readonly PowerOrder[], at: number): Ground => {
      const stage = positionsOf(secondEdition, start, 'germany', of).stages[at];
      if (stage === undefined) throw new Error('There is no such movement.');
      return { ruleset: secondEdition, power: 'germany', stage };
    };
    expect(stages.map(({ id }) => id)).toEqual(['combat', 'noncombat']);
    const guns = { space: 'germany', units: { 'aa-gun': 1 } } as const;
    expect(reachOf(ground([], 1), guns).length).toBeGreaterThan(0);
    const rocket = { from: 'germany', target: 'united-kingdom' };
    const fired = changed(secondEdition, start, 'germany', [], { does: 'rocket', rocket, so: 'yes' });
    expect(fired).toMatchObject([{ type: 'rocket', ...rocket }]);
    expect(readAgain(fired)).toEqual(fired);
    expect(reachOf(ground(fired, 1), guns)).toEqual([]);
    // One a turn: another takes its place.
    const other = firesIn([]).find(({ from }) => from !== 'germany');
    if (other === undefined) throw new Error('Another gun is in range.');
    const instead = changed(secondEdition, start, 'germany', fired, { does: 'rocket', rocket: other, so: 'yes' });
    expect(instead).toMatchObject([{ type: 'rocket', ...other }]);
    expect(changed(secondEdition, start, 'germany', instead, { does: 'rocket', rocket: other, so: 'no' })).toEqual([]);
  });

  test('one that cannot be fired is refused in its line', () => {
    const orders = [
      {
        type: 'rocket',
        power: 'germany',
        from: 'germany',
        target: 'eastern-usa',
        nonce: NO_NONCE,
      } satisfies PowerOrder,
    ];
    expect(positionsOf(secondEdition, start, 'germany', orders).refused).toMatchObject([
      { order: 0, refusals: [{ code: 'rocket-out-of-range' }] },
    ]);
  });
});

describe('dice for weapons development', () => {
  test('are as many as can be paid, more and fewer', () => {
    expect(developing(secondEdition, start, 'germany', 0)).toEqual({ cost: 5, more: 'yes', chance: 0 });
    const two = changed(secondEdition, start, 'germany', [], { does: 'research', dice: 2 });
    expect(two).toMatchObject([{ type: 'research', dice: 2 }]);
    expect(readAgain(two)).toEqual(two);
    const told = developing(secondEdition, start, 'germany', 2);
    expect(told?.more).toBe('no');
    expect(told?.chance).toBeCloseTo(11 / 36, 10);
    const one = changed(secondEdition, start, 'germany', two, { does: 'research', dice: -1 });
    expect(one).toMatchObject([{ type: 'research', dice: 1 }]);
    expect(changed(secondEdition, start, 'germany', one, { does: 'research', dice: -1 })).toEqual([]);
  });

  test('are none where the rules know none', () => {
    const state = positionOf({
      power: 'germany',
      position: 'start',
      round: 1,
      ruleset: europe1999,
      treasury: { germany: 40 },
    });
    expect(developing(europe1999, state, 'germany', 0)).toBeUndefined();
  });
});
