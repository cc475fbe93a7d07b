// Planes hit by a gun on their way to different targets: under version 2 their owner says which of them are lost,
// unless an order of his covers it (B7.3).

import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../src/engine/index.ts';
import { awaits } from '../../../src/engine/index.ts';
import { parseSheet } from '../../../src/notation/index.ts';
import { type Ruleset, rulesetOf, secondEdition } from '../../../src/rulesets/index.ts';
import { give, happened, moved, NONCE } from '../../support/battles.ts';
import { codesOf, combat, march, type Outcome } from '../../support/moves.ts';
import { positionOf } from '../../support/position.ts';

const asking = rulesetOf('second-edition', 2) ?? secondEdition;
const WEST = 'western-europe';

/** Two British bombers fly over Western Europe, one on to Germany, one to Southern Europe. */
const flight = (ruleset: Ruleset, faces: readonly number[], conduct?: object): Outcome => {
  const position = positionOf({
    ruleset,
    power: 'uk',
    units: {
      'united-kingdom': { uk: '2 bmb' },
      [WEST]: { germany: '1 aa' },
      germany: { germany: '1 inf' },
      'southern-europe': { germany: '1 inf' },
    },
  });
  const ready =
    conduct === undefined
      ? position
      : moved(
          give(
            position,
            {
              type: 'standing-orders',
              power: 'uk',
              orders: [{ power: 'uk', side: 'attack', scope: 'land', conduct }],
            },
            undefined,
            ruleset,
          ),
        );
  return combat(
    ready,
    [
      march('1 bmb', `united-kingdom > north-sea > ${WEST} > germany`),
      march('1 bmb', `united-kingdom > north-sea > ${WEST} > southern-europe`),
    ],
    { ruleset, faces: () => [...faces] },
  );
};
const lose = (state: GameState, at: string | undefined, count = 1, power: 'uk' | 'usa' = 'uk') =>
  give(
    state,
    {
      type: 'casualties',
      power,
      battle: `aa/${WEST}`,
      lost: [{ power: 'uk', units: { bomber: count }, ...(at === undefined ? {} : { at }) }],
      nonce: NONCE,
    },
    undefined,
    asking,
  );

describe('hits on planes that fly to different targets', () => {
  test('version 1: the program picks', () => {
    const shot = flight(secondEdition, [1, 6]);
    expect(happened(shot, 'decision-due')).toEqual([]);
    expect(happened(shot, 'units-lost')).toHaveLength(1);
  });

  test('the owner is asked, and the battles come after his answer', () => {
    const shot = flight(asking, [1, 6]);
    expect(happened(shot, 'decision-due')).toMatchObject([
      { battle: `aa/${WEST}`, decision: 'casualties', side: 'attack', from: ['uk'], hits: 1 },
    ]);
    expect(happened(shot, 'battle-declared')).toEqual([]);
    expect(awaits(asking, shot.state)).toMatchObject([{ kind: 'decision', from: ['uk'], orders: ['casualties'] }]);
    const answer = lose(shot.state, 'southern-europe');
    expect(happened(answer, 'units-lost')).toMatchObject([
      { space: 'southern-europe', cause: 'antiaircraft', chosenBy: 'owner' },
    ]);
    expect(happened(answer, 'battle-declared')).toMatchObject([{ battle: 'germany' }]);
  });

  test('the line names the place the planes flew to', () => {
    const { state } = flight(asking, [1, 6]);
    const read = (line: string) => parseSheet({ ruleset: asking, state, power: 'uk', nonce: NONCE }, line).orders;
    expect(read('lose 1 bmb at GER')).toMatchObject([
      { type: 'casualties', battle: `aa/${WEST}`, lost: [{ power: 'uk', units: { bomber: 1 }, at: 'germany' }] },
    ]);
    expect(read('lose 1 bmb')).toMatchObject([{ battle: `aa/${WEST}`, lost: [{ power: 'uk', units: { bomber: 1 } }] }]);
  });

  test('what he says must be there, be his and not be too much', () => {
    const { state } = flight(asking, [1, 6]);
    expect(codesOf(lose(state, 'eastern-europe'))).toContain('casualty-not-there');
    expect(codesOf(lose(state, undefined, 2))).toContain('casualties-miscounted');
    expect(codesOf(lose(state, 'germany', 1, 'usa'))).toContain('decision-not-yours');
    expect(codesOf(give(state, { type: 'end-turn', power: 'uk' }, undefined, asking))).toContain('decision-due');
  });

  test('he is not asked where all are hit, or where an order of his covers it', () => {
    expect(happened(flight(asking, [1, 1]), 'decision-due')).toEqual([]);
    expect(happened(flight(asking, [1, 6], { orderOfLoss: ['bomber'] }), 'decision-due')).toEqual([]);
    expect(happened(flight(asking, [1, 6], { plan: 'ask' }), 'decision-due')).toHaveLength(1);
  });

  test('if he gives up, the order of loss answers', () => {
    const gone = give(flight(asking, [1, 6]).state, { type: 'resign', power: 'uk' }, undefined, asking);
    expect(happened(gone, 'units-lost')).toMatchObject([{ cause: 'antiaircraft', chosenBy: 'order-of-loss' }]);
  });
});
