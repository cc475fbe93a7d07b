// Turns as bookkeepers write them: headings with letters and numbers, tables with prices, sums, balances and checks.

import { describe, expect, test } from 'vitest';
import type { Language, Power } from '../../src/vocab/index.ts';
import { read } from './support.ts';

const codes = (power: Power, text: string, language: Language = 'en'): readonly string[] =>
  read({ power }, text, { language }).problems.map(({ code }) => code);
const remarks = (power: Power, text: string, language: Language = 'en'): readonly string[] =>
  read({ power }, text, { language }).remarks.map(({ code }) => code);
const orders = (power: Power, text: string, language: Language = 'en') =>
  read({ power }, text, { language }).orders.map(
    ({ nonce: _, power: __, ...order }: { nonce?: unknown; power?: unknown }) => order,
  );

describe('a heading is one however it is counted', () => {
  const BUYS = [{ type: 'purchase', units: { infantry: 8 } }];
  test.each([
    'A. Purchase',
    '(a) Purchases',
    '1) Buy',
    'Part One: Purchase',
    'PART 2. PROCUREMENT',
    'Section IV - Purchase',
    'Step 1: Buy',
    '§ 2 Purchase:',
    'III. Buys',
    '1.2 Purchase',
  ])('%s', (heading) => {
    expect(orders('ussr', `${heading}\n8 inf`)).toEqual(BUYS);
    expect(codes('ussr', `${heading}\n8 inf`)).toEqual([]);
  });
  test.each(['A. Einkauf', 'Teil B: Kauf', 'I. EINKAUF', 'Abschnitt 1 – Beschaffung', 'a) Kaufphase'])(
    '%s',
    (heading) => expect(orders('ussr', `${heading}\n8 Inf`, 'de')).toEqual(BUYS),
  );
  test.each(['A. Aankoop', 'Deel 1. Aankopen', 'Onderdeel C - Aanschaf', 'a. Koop', '1) Inkoop'])('%s', (heading) =>
    expect(orders('ussr', `${heading}\n8 inf`, 'nl')).toEqual(BUYS),
  );
  test('and a place with a letter before it is none', () =>
    expect(orders('germany', 'ncm\nE. Europe to Ukraine: 1 inf')).toEqual([
      {
        type: 'noncombat-move',
        moves: [{ kind: 'march', units: { infantry: 1 }, path: ['eastern-europe', 'ukraine-ssr'] }],
      },
    ]));
});

describe('money that was there and is left orders nothing', () => {
  test.each([
    ['en', ['Total 24', 'Cash on hand   24', 'Balance: 0', 'Remaining in treasury: 0 IPC', 'Opening balance 24']],
    ['de', ['Summe 24', 'Kassenbestand 24', 'Saldo 0', 'Restguthaben: 0 IPC', 'Gesamtbetrag 24', 'Übertrag 0']],
    ['nl', ['Totaal 24', 'In kas 24', 'Saldo: 0', 'Eindtotaal 24', 'Resteert 0 IPC']],
  ] as const)('%s', (language, lines) => {
    for (const line of lines) {
      expect(orders('ussr', `Purchase\n8 inf\n${line}`, language), line).toHaveLength(1);
      expect(codes('ussr', `Purchase\n8 inf\n${line}`, language), line).toEqual([]);
      expect(remarks('ussr', `Purchase\n8 inf\n${line}`, language), line).toEqual([]);
    }
  });
  test('a wrong one is worth a remark', () =>
    expect(remarks('ussr', 'Purchase\n8 inf\nTotal 25')).toEqual(['sum-differs']));
});

describe('sums and checks of units order nothing', () => {
  const PLACED = 'buy 8 inf\ncombat moves\nnone\nncm\nnone\nPlace\nKarelia 5 inf\nRussia 3 inf';
  test.each(['Total 8 inf', 'Sum: 8 inf, as bought', 'Grand total 8', 'Check: 5 + 3 = 8 inf', 'Kontrolle: 8 Stück'])(
    '%s',
    (line) => {
      expect(codes('ussr', `${PLACED}\n${line}`)).toEqual([]);
      expect(remarks('ussr', `${PLACED}\n${line}`)).toEqual([]);
      expect(orders('ussr', `${PLACED}\n${line}`)).toEqual(orders('ussr', PLACED));
    },
  );
  test('one that is not what was put down is worth a remark', () =>
    expect(remarks('ussr', `${PLACED}\nTotal 9 inf`)).toEqual(['placed-differ']));
  test('one with a place may be meant otherwise, and is asked about', () => {
    expect(codes('ussr', `${PLACED}\nTotal Russia 9 inf`)).toHaveLength(1);
    expect(codes('ussr', `${PLACED}\nCheck: Karelia 2 inf`)).not.toEqual([]);
  });
  const ATTACK = 'combat moves\n3 inf KAR > FIN\n1 inf 1 arm CAU > UKR'.replace('1 inf 1 arm', '2 inf');
  test('the total of all battles fits, and one that fits none is asked about', () => {
    expect(codes('ussr', `${ATTACK}\nSubtotal 5 inf`)).toEqual([]);
    expect(codes('ussr', `${ATTACK}\nSum of attackers: 6 inf`)).toHaveLength(1);
  });
  test('who stands on the other side is compared', () => {
    expect(codes('ussr', `${ATTACK}\nEnemy: 3 inf, 2 arm, 1 ftr`)).toEqual([]);
    expect(remarks('ussr', `${ATTACK}\nDefenders 9 inf`)).toEqual(['defenders-differ']);
  });
  test('`Russia 3` below a heading of placements is no title of a turn', () =>
    expect(orders('ussr', 'buy 8 inf\ncombat moves\nnone\nncm\nnone\nPlace\nKarelia 5\nRussia 3', 'de').at(-1)).toEqual(
      {
        type: 'place',
        placements: [
          { space: 'karelia-ssr', units: { infantry: 5 } },
          { space: 'russia', units: { infantry: 3 } },
        ],
      },
    ));
});

describe('titles of a turn, with what there is to spend', () => {
  const bought = (title: string, language: 'en' | 'de' | 'nl') => {
    const { orders, problems } = read({ power: 'ussr' }, `${title}\n8 inf`, { language });
    return [orders.map((order) => order.type === 'purchase' && order.units), problems];
  };
  test.each([
    ['en', 'SU1 24/24'],
    ['en', '[R1] 24 IPC'],
    ['en', 'RUSSIA, R1, $24'],
    ['en', 'Turn 1: Russia\nIncome 24'],
    ['de', 'SU 1 – 24 IPC'],
    ['de', 'Russland 1/24'],
    ['de', 'SU1\nKasse: 24\nEinnahmen: 24'],
    ['nl', '== SU1 - 24 IPC =='],
    ['nl', 'Rusland 1 (24 ipc)\nInkomsten 24'],
  ] as const)('%s: %s', (language, title) => expect(bought(title, language)).toEqual([[{ infantry: 8 }], []]));
  test('of another power is no title of this turn', () =>
    expect(read({ power: 'ussr' }, '[G1] 32 IPC', { language: 'en' }).orders).toEqual([]));
});
