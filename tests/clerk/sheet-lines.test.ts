// What is refused for the same reason is told once a line.

import { expect, test } from 'vitest';
import { withoutEchoes } from '../../src/clerk/sheet-lines.ts';
import type { Refusal } from '../../src/engine/index.ts';
import { parseSheet } from '../../src/notation/index.ts';
import { contextOf } from '../notation/support.ts';

test('the same reason is told once a line, and again for the next one', () => {
  const sheet = parseSheet(
    contextOf({ power: 'ussr' }),
    'combat moves\n1 inf KAR > FIN, 2 inf KAR > FIN\n1 inf KAR > FIN',
  );
  const sources = sheet.sources[0] ?? [];
  expect(sources.map(({ line }) => line)).toEqual([2, 2, 3]);
  const refusals = sources.map(
    ({ at }): Refusal =>
      ({ code: 'ship-without-combat', params: { zone: 'north-sea' }, clauses: ['B5.5'], at }) as never,
  );
  const [told] = withoutEchoes(sheet, [{ order: 0, refusals }]);
  expect(told?.refusals.map(({ at }) => at)).toEqual([sources[0]?.at, sources[2]?.at]);
});
