// Units that are hit and fire once more: when they leave, it is told whose dice hit them, where their marks say it.

import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/engine/index.ts';
import { battlesOf } from '../../src/stats/account/battles.ts';

const battle = 'karelia-ssr';
const infantry = (...ids: number[]) => [{ power: 'ussr', type: 'infantry', ids }] as const;
type Dice = Extract<GameEvent, { type: 'units-marked' }>['dice'];
const marked = (ids: number[], dice?: Dice): GameEvent => ({
  type: 'units-marked',
  battle,
  units: [...infantry(...ids)],
  by: 'attack',
  chosenBy: 'order-of-loss',
  ...(dice === undefined ? {} : { dice }),
});
const left = (...ids: number[]): GameEvent => ({
  type: 'units-lost',
  battle,
  units: [...infantry(...ids)],
  space: battle,
  cause: 'attack',
  chosenBy: 'order-of-loss',
});
const hit = (unit: 'infantry' | 'armor', hits = 1) => ({ power: 'germany', unit, hits }) as const;

const lostIn = (...events: readonly GameEvent[]) => {
  const opened: GameEvent = {
    type: 'battle-opened',
    battle,
    kind: 'land',
    assault: 'no',
    attackers: [],
    defenders: [],
    supports: [],
  };
  const step: GameEvent = { type: 'step-began', battle, round: 1, step: 'attack-fire' };
  const [told] = battlesOf([opened, step, ...events].map((event, seq) => ({ seq, event })));
  return (told?.rounds ?? [])
    .flatMap(({ happenings }) => happenings)
    .map((each) => ('dice' in each ? each.dice : each.kind));
};

test('the dice of all their marks, those of one sort together', () => {
  expect(
    lostIn(
      marked([1, 2], [hit('infantry', 2)]),
      marked([3], [hit('armor')]),
      marked([4], [hit('infantry')]),
      left(1, 2, 3, 4),
    ),
  ).toEqual([[hit('infantry', 3), hit('armor')]]);
});

test('nothing where a mark is of somebody else as well, or does not say it', () => {
  expect(lostIn(marked([1, 2], [hit('infantry', 2)]), left(1))).toEqual([[hit('infantry', 2)], 'lost']);
  expect(lostIn(marked([1]), marked([2], [hit('armor')]), left(1, 2))).toEqual(['lost']);
});
