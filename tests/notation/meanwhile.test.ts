// A sheet is read alike while somebody else has to decide in a battle: what comes behind the battle is kept.

import { expect, test } from 'vitest';
import type { Due } from '../../src/engine/index.ts';
import { battle, read } from './support.ts';

const due = (from: Due['from'][number]): Due => ({
  decision: 'withdraw',
  side: 'defence',
  from: [from],
  hits: 0,
  among: [],
  to: [],
  proposals: [],
});

test.each([
  ['de', 'Danach:\nzwei Infanterie gehen von Russland nach Karelien.'],
  ['en', 'After that:\ntwo infantry go from Russia to Karelia.'],
  ['nl', 'Daarna:\ntwee infanterie gaan van Rusland naar Karelië.'],
] as const)('sentences of the power in turn are heard while an enemy decides: %s', (_, text) => {
  const given = { power: 'ussr', phase: 'combat' } as const;
  const { orders, problems } = read({ ...given, battles: [battle('baltic-sea', due('germany'))] }, text);
  expect(problems).toEqual([]);
  expect(orders).toMatchObject([{ type: 'noncombat-move', moves: [{ path: ['russia', 'karelia-ssr'] }] }]);
});
