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

  test.each(['USSR round 1', 'USSR, round 1', 'Round 1: USSR', 'Round 1, USSR', 'Runde 1 UdSSR', 'USSR turn 1', 'R1'])(
    '%s names the turn',
    (line) => {
      const { lines, problems, remarks } = read({ power: 'ussr' }, line);
      expect({ what: lines[0]?.what, problems, remarks }).toEqual({ what: 'turn', problems: [], remarks: [] });
    },
  );

  test('the name of another turn is remarked upon, wherever the number stands', () => {
    for (const line of ['Germany, round 2', 'Round 2: Germany'])
      expect(read({ power: 'ussr' }, line).remarks).toMatchObject([
        { code: 'turn-differs', params: { power: 'germany', round: 2, turn: 'ussr', now: 1 } },
      ]);
  });

  test('a zone by number is told apart from a name nobody knows', () => {
    for (const zone of ['sz8', 'sz 8', 'SZ-8', 'sea zone 8', 'zone 12', 'Seezone 3'])
      expect(read({ power: 'uk' }, `1 bb ${zone} > NOR`).problems).toMatchObject([{ code: 'zone-number' }]);
    expect(read({ power: 'uk' }, '1 bb szargasso > NOR').problems).toMatchObject([{ code: 'unknown-space' }]);
  });

  test('below the end of the turn nothing more is read, as in a game handed in at once', () => {
    const sheet = read(
      { power: 'ussr' },
      '# r01-ussr\nBuy 8 inf\nend turn\n\n# r01-germany\nBuy 10 inf\nPlce rubbish\nend turn',
    );
    expect(sheet.orders.map(({ type }) => type)).toEqual(['purchase', 'end-turn']);
    expect(sheet.problems).toEqual([]);
    expect(sheet.remarks).toEqual([{ code: 'below-end-turn', params: { lines: 3 }, line: 6 }]);
    expect(sheet.lines.map(({ what }) => what)).toEqual([
      'comment',
      'order',
      'order',
      'blank',
      'comment',
      'below',
      'below',
      'below',
    ]);
  });

  test('standing orders and the money line may close a sheet', () => {
    const sheet = read({ power: 'ussr' }, 'Collect income\nend turn\nUSSR 24/24\nStanding: defend on land ask');
    expect(sheet.problems).toEqual([]);
    expect(sheet.remarks).toEqual([]);
    expect(sheet.orders.map(({ type }) => type)).toEqual(['end-turn', 'standing-orders']);
  });

  test('moves without a heading are combat moves up to the first fight and noncombat moves behind it', () => {
    const types = read({ power: 'ussr' }, '1 inf CAU > UKR\nfight UKR\n1 inf RUS > KAR').orders.map(({ type }) => type);
    expect(types).toEqual(['combat-move', 'fight', 'noncombat-move']);
    expect(read({ power: 'ussr', phase: 'combat' }, '1 inf RUS > KAR').orders[0]?.type).toBe('noncombat-move');
  });

  test.each([
    'No combat',
    'No combat moves.',
    'No attacks:',
    'Kein Kampf',
    'Keine Angriffe.',
    'Geen gevecht',
    'Geen aanvallen',
  ])('%s above moves: they are noncombat moves', (line) => {
    const sheet = read({ power: 'ussr' }, `Buy 8 inf\n${line}\n2 inf RUS > CAU\nplace all RUS`);
    expect(sheet.problems).toEqual([]);
    expect(sheet.orders.map(({ type }) => type)).toEqual(['purchase', 'noncombat-move', 'place']);
  });

  test('a nonce of its own can be had for each order that needs one', () => {
    const nonce = (nth: number): string => `${nth}`.repeat(64);
    const { orders } = read({ power: 'ussr' }, 'research 1\nbuy 1 inf\n1 inf CAU > UKR\nfight UKR', { nonce });
    expect(orders.map((order) => ('nonce' in order ? order.nonce[0] : null))).toEqual(['0', null, '1', '2']);
  });
});
