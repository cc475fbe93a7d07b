// Money of convoys divided among purses, and purchases that say which purse pays, in three languages.

import { expect, test } from 'vitest';
import { pacific2001 } from '../../src/rulesets/pacific-2001/index.ts';
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
