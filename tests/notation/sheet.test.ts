// A whole turn sheet: its orders in sequence, and an answer to each line.

import { describe, expect, test } from 'vitest';
import { read } from './support.ts';

describe('a whole sheet', () => {
  test('comes to its orders in sequence, and every part knows its line', () => {
    const sheet = read(
      { power: 'ussr' },
      [
        'R1',
        'Ger 32/32',
        '',
        'Purchase: 8 INF',
        'Combat moves',
        '3 inf, 1 arm Cauc > Ukr',
        '1 ftr RUS > UKR (land CAU)',
        'fight UKR SA',
        'NCM',
        '1 inf RUS > KAR',
        'Place: 4 inf RUS, 4 inf KAR',
        'End turn',
      ].join('\n'),
    );
    expect(sheet.problems).toEqual([]);
    expect(sheet.orders.map(({ type }) => type)).toEqual([
      'purchase',
      'combat-move',
      'fight',
      'noncombat-move',
      'place',
      'end-turn',
    ]);
    expect(sheet.sources[1]).toEqual([
      { line: 6, at: 'moves/0' },
      { line: 7, at: 'moves/1' },
    ]);
    expect(sheet.lines.map(({ what }) => what)).toEqual([
      'turn',
      'money',
      'blank',
      'order',
      'heading',
      ...Array.from({ length: 3 }, () => 'order'),
      'heading',
      ...Array.from({ length: 3 }, () => 'order'),
    ]);
    expect(sheet.lines[10]?.parts).toEqual([
      { order: 4, at: 'placements/0' },
      { order: 4, at: 'placements/1' },
    ]);
  });

  test('moves without a heading are combat moves up to the first fight and noncombat moves behind it', () => {
    const types = read({ power: 'ussr' }, '1 inf CAU > UKR\nfight UKR\n1 inf RUS > KAR').orders.map(({ type }) => type);
    expect(types).toEqual(['combat-move', 'fight', 'noncombat-move']);
    expect(read({ power: 'ussr', phase: 'combat' }, '1 inf RUS > KAR').orders[0]?.type).toBe('noncombat-move');
  });

  test('a nonce of its own can be had for each order that needs one', () => {
    const nonce = (nth: number): string => `${nth}`.repeat(64);
    const { orders } = read({ power: 'ussr' }, 'research 1\nbuy 1 inf\n1 inf CAU > UKR\nfight UKR', { nonce });
    expect(orders.map((order) => ('nonce' in order ? order.nonce[0] : null))).toEqual(['0', null, '1', '2']);
  });
});
