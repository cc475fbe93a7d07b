// Hits that find nobody: those of several sorts fall one after the other, and are told at once.

import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/engine/index.ts';
import { asTold } from '../../src/i18n/echo/index.ts';
import { battlesOf } from '../../src/stats/account/battles.ts';

const nobody = (hits: number, side: 'attack' | 'defence' = 'defence'): GameEvent => ({
  type: 'hits-void',
  battle: 'midway',
  hits,
  side,
});
const events: readonly GameEvent[] = [
  {
    type: 'battle-opened',
    battle: 'midway',
    kind: 'land',
    assault: 'no',
    attackers: [],
    defenders: [],
    supports: [],
  },
  { type: 'step-began', battle: 'midway', round: 1, step: 'attack-fire' },
  nobody(2),
  nobody(1),
  nobody(1),
  nobody(1, 'attack'),
  { type: 'step-began', battle: 'midway', round: 2, step: 'attack-fire' },
  nobody(3),
];
const entries = events.map((event, seq) => ({ seq, event }));

test('on the pages', () => {
  const [battle] = battlesOf(entries);
  expect(battle?.rounds).toEqual([
    {
      round: 1,
      happenings: [
        { kind: 'void', hits: 4, side: 'defence' },
        { kind: 'void', hits: 1, side: 'attack' },
      ],
    },
    { round: 2, happenings: [{ kind: 'void', hits: 3, side: 'defence' }] },
  ]);
});

test('in letters and at the command line', () => {
  expect(asTold(entries).flatMap(({ event }) => (event.type === 'hits-void' ? [event.hits] : []))).toEqual([4, 1, 3]);
});
