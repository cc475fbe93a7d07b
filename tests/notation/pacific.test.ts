// What Pacific alone has in its lines: money of convoys divided among purses, purchases that say which purse pays,
// zones that go by number, warships that lift troops; in three languages.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sayOrder } from '../../src/i18n/echo/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { pacific2001 } from '../../src/rulesets/pacific-2001/index.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { type Given, read } from './support.ts';

const britain: Given = { ruleset: pacific2001, power: 'uk', phase: 'purchase' };
const ordersIn = (text: string): readonly unknown[] => {
  const { orders, problems } = read(britain, text);
  expect(problems).toEqual([]);
  return orders;
};

test.each([
  'convoy money: 8 India, 4 Australia',
  'Convoy fund: India 8 IPC and Australia 4',
  'divide: 8 to India, 4 to Australia',
  'Konvoigeld: 8 Indien, 4 Australien',
  'Teile auf: 8 Indien und 4 Australien',
  'konvooigeld: 8 India, 4 Australië',
  'verdeel: 8 India en 4 Australië',
])('%s', (text) => {
  const shares = [
    { purse: 'india', ipc: 8 },
    { purse: 'australia', ipc: 4 },
  ];
  expect(ordersIn(text)).toEqual([{ type: 'divide-fund', power: 'uk', shares }]);
});

test.each([
  'Purchase\nIndia: 2 inf\nAustralia: 1 ftr',
  'purchase: India: 2 inf\npurchase: Australia: 1 ftr',
  'Einkauf\nIndien: 2 Inf\nAustralien: 1 Jäg',
  'Aankoop\nIndia: 2 inf\nAustralië: 1 jager',
])('%s', (text) => {
  expect(ordersIn(text)).toEqual([
    { type: 'purchase', power: 'uk', purse: 'india', units: { infantry: 2 } },
    { type: 'purchase', power: 'uk', purse: 'australia', units: { fighter: 1 } },
  ]);
});

test('a purchase without a purse is paid by the one of the land it is placed in, and asked about where that is open', () => {
  const buys = (text: string): readonly unknown[] =>
    read(britain, text).orders.filter(({ type }) => type === 'purchase');
  const [units, power] = [{ infantry: 2 }, 'uk'];
  expect(buys('buy 2 inf\nplace 2 inf IND')).toEqual([{ type: 'purchase', power, purse: 'india', units }]);
  expect(buys('buy 2 inf\nplace 2 inf NSW')).toEqual([{ type: 'purchase', power, purse: 'australia', units }]);
  for (const text of ['buy 2 inf', 'buy 2 inf\nplace 1 inf IND, 1 inf NSW']) {
    expect(buys(text)).toEqual([]);
    expect(read(britain, text).problems.map(({ code }) => code)).toContain('purse-missing');
  }
});

test('what is echoed names the purse that pays although the order does not', () => {
  const words = wordsOf(pacific2001.board, 'en');
  const order = { type: 'purchase', power: 'uk', units: { infantry: 2 } } as const;
  expect(sayOrder(order, 6, words, pacific2001).heading).toBe('Buy 2 infantry for 6 IPC from Australia');
  expect(sayOrder({ ...order, power: 'japan' }, 6, words, pacific2001).heading).toBe('Buy 2 infantry for 6 IPC');
});

const japan: Given = { ruleset: pacific2001, power: 'japan', phase: 'noncombat-move' };

test.each([
  'load 1 inf Japan > SZ 36 on destroyer',
  'load 1 inf JPN > Sea Zone 36 on 1 dd',
  'lade 1 Inf Japan > Seezone 36 auf Zerstörer',
  'laad 1 inf Japan > Zeezone 36 op torpedojager',
])('%s', (text) => {
  const { orders, problems } = read(japan, text);
  expect(problems).toEqual([]);
  expect(orders).toMatchObject([
    { moves: [{ kind: 'load', units: { infantry: 1 }, from: 'japan', zone: 'sea-zone-36', ship: 'destroyer' }] },
  ]);
});

test('zones that the board has by number, and one that it has not', () => {
  const { orders, problems } = read(japan, '1 sub SZ 36 > SZ 99\n1 sub SZ 36 > SZ 35 > Sea Zone 34');
  expect(problems.map(({ code }) => code)).toEqual(['zone-number']);
  expect(orders).toMatchObject([{ moves: [{ path: ['sea-zone-36', 'sea-zone-35', 'sea-zone-34'] }] }]);
});

const america: Given = { ruleset: pacific2001, power: 'usa' };

test.each([
  ['Noncombat moves\n1 ftr Hawaiian > SZ 9 patrol', 'noncombat-move'],
  ['Nichtkampfzüge\n1 Jäg Hawaiian > Seezone 9 auf Patrouille', 'noncombat-move'],
  ['Niet-gevecht\n1 jager Hawaiian > Zeezone 9 (op patrouille)', 'noncombat-move'],
] as const)('%s', (text, phase) => {
  const { orders, problems } = read({ ...america, phase }, text);
  expect(problems).toEqual([]);
  const path = ['hawaiian', 'sea-zone-9'];
  expect(orders).toMatchObject([{ moves: [{ kind: 'march', units: { fighter: 1 }, path, mission: 'patrol' }] }]);
});

test.each([
  'land patrols: 2 SZ 9 > Hawaiian',
  'Patrouillen landen: 2 Seezone 9 > Hawaiian',
  'patrouilles landen: 2 Zeezone 9 > Hawaiian',
])('%s', (text) => {
  const { orders, problems } = read({ ...america, phase: 'purchase' }, text);
  expect(problems).toEqual([]);
  const landings = [{ zone: 'sea-zone-9', count: 2, to: 'hawaiian' }];
  expect(orders).toEqual([{ type: 'land-patrols', power: 'usa', landings }]);
});

test.each([
  'kamikaze: 2 battleship SZ 24, 1 carrier SZ 35',
  'Kamikazeangriffe: 2 auf Schlachtschiff Seezone 24, Träger in Seezone 35',
  'kamikaze: 2 op slagschip in Zeezone 24 en 1 vliegdekschip Zeezone 35',
])('%s', (text) => {
  const { orders, problems } = read(japan, text);
  expect(problems).toEqual([]);
  const strikes = [
    { space: 'sea-zone-24', unit: 'battleship', attacks: 2 },
    { space: 'sea-zone-35', unit: 'carrier', attacks: 1 },
  ];
  expect(orders).toMatchObject([{ type: 'kamikaze', power: 'japan', strikes }]);
});

/** Who gives the lines of the guide's table, row by row, and when. */
const ROWS: readonly Given[] = [
  britain,
  britain,
  { ...america, phase: 'purchase' },
  { ...america, phase: 'noncombat-move' },
  japan,
  japan,
  { ...america, phase: 'noncombat-move' },
];

test.each(LANGUAGES)('every line that the guide has for it is read, in %s', (language) => {
  const guide = path.join(import.meta.dirname, `../../content/guides/${language}/order-notation.md`);
  const [, section = ''] = readFileSync(guide, 'utf8').split('## Pacific (2001)\n');
  const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| (?!---|when|wann|wanneer).*\| (.*) \|$/gm)];
  expect(rows).toHaveLength(ROWS.length);
  for (const [index, [, told = '']] of rows.entries())
    for (const [, line = ''] of told.matchAll(/`([^`]+)`/g)) {
      const { orders, problems } = read(ROWS[index] ?? britain, line, { language });
      expect({ line, problems }).toEqual({ line, problems: [] });
      expect(orders).toHaveLength(1);
    }
});
