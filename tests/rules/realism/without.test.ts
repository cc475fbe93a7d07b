// Enhanced Realism: hits whose shooter gives up, and the game without artillery (ruling.RR37).

import { describe, expect, test } from 'vitest';
import { withUnits } from '../../../src/board/index.ts';
import { enhancedRealism, type Ruleset, secondEdition } from '../../../src/rulesets/index.ts';
import { asked, dice, fight, give, happened, moved } from '../../support/battles.ts';
import { combat, load, march, unload } from '../../support/moves.ts';
import { positionOf } from '../../support/position.ts';

const UKRAINE = 'ukraine-ssr';

test('who was to pick and gives up picks the dearest; hits that others choose wait for them', () => {
  const ruleset = enhancedRealism;
  const begun = moved(
    combat(
      positionOf({
        ruleset,
        power: 'germany',
        units: { 'eastern-europe': { germany: '3 inf 1 arm' }, [UKRAINE]: { ussr: '2 ftr', uk: '1 inf' } },
        control: { [UKRAINE]: 'ussr' },
      }),
      [march('3 inf 1 arm', `eastern-europe > ${UKRAINE}`)],
      { ruleset },
    ),
  );
  const wishes = give(begun, {
    type: 'standing-orders',
    power: 'ussr',
    orders: [{ power: 'ussr', side: 'defence', scope: 'land', conduct: { plan: 'ask' } }],
  });
  const ask = give(moved(wishes), {
    type: 'standing-orders',
    power: 'germany',
    orders: [{ power: 'germany', side: 'attack', scope: 'land', conduct: { plan: 'ask' } }],
  });
  const due = fight(
    moved(ask),
    UKRAINE,
    dice({
      [`${UKRAINE}/1/attack/germany`]: [6, 6, 6, 6],
      [`${UKRAINE}/1/defence/ussr`]: [1, 4],
      [`${UKRAINE}/1/defence/uk`]: [6],
    }),
  );
  expect(happened(due, 'decision-due')).toMatchObject([{ from: ['ussr'], side: 'attack', hits: 1 }]);
  const gone = give(due.state, { type: 'resign', power: 'ussr' });
  expect(happened(gone, 'units-lost')).toMatchObject([{ units: [{ type: 'armor' }], chosenBy: 'shooter' }]);
  expect(happened(gone, 'battles-halted')).toHaveLength(1);
  // The fighter's other hit is the owner's to give; his infantry are all alike.
  expect(gone.state.turn.battles[0]?.hits).toMatchObject({ count: 1, claims: [{ by: 'owner', hits: 1 }] });
  const again = fight(gone.state, UKRAINE, dice({}));
  expect(happened(again, 'units-lost')).toMatchObject([{ units: [{ type: 'infantry' }], chosenBy: 'order-of-loss' }]);
});

describe('ruling.RR37: without Section II', () => {
  const ruleset: Ruleset = {
    ...enhancedRealism,
    board: withUnits(secondEdition.board, {
      units: [enhancedRealism.board.units.transport, enhancedRealism.board.units.battleship].map((unit) => ({
        ...unit,
        cargo: secondEdition.board.units[unit.type].cargo ?? [],
      })),
    }),
  };
  const state = moved(
    combat(
      positionOf({
        ruleset,
        power: 'uk',
        options: { askDefender: 'never' },
        units: {
          'united-kingdom': { uk: '1 inf 1 ftr' },
          'north-sea': { uk: '1 trn 1 bb' },
          'finland-norway': { germany: '2 inf 1 aa' },
        },
      }),
      [
        load('1 inf', 'united-kingdom > north-sea'),
        unload('1 inf', 'north-sea > finland-norway'),
        march('1 ftr', 'united-kingdom > north-sea > finland-norway'),
      ],
      { ruleset },
    ),
  );

  test('guns are as in the second edition, and battleships keep their rules', () => {
    const guns = fight(state, 'finland-norway', dice({}), undefined, ruleset);
    expect(asked(guns)).toEqual(['finland-norway/0/antiaircraft/germany 1']);
    const shot = fight(
      state,
      'finland-norway',
      dice({ 'finland-norway/0/antiaircraft/germany': [6], 'finland-norway/1/artillery/uk': [2] }),
      undefined,
      ruleset,
    );
    expect(happened(shot, 'units-lost')).toMatchObject([{ units: [{ type: 'infantry' }], cause: 'artillery' }]);
    expect(asked(shot)).toEqual(['finland-norway/1/aircraft/uk 1']);
  });
});
