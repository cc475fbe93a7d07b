// Two powers in one turn, played by one: whose lines are whose, and in which sequence their orders come.

import { describe, expect, test } from 'vitest';
import { pacific2001 } from '../../src/rulesets/index.ts';
import { type Given, read } from './support.ts';

const america: Given = { ruleset: pacific2001, power: 'usa', phase: 'purchase' };

/** Orders as who gives which, and how many moves. */
const told = (text: string, given: Given = america): readonly string[] => {
  const { orders, problems } = read(given, text, given.power === 'usa' ? { mates: ['china'] } : {});
  expect(problems).toEqual([]);
  return orders.map((order) => `${order.power} ${order.type}${'moves' in order ? ` ${order.moves.length}` : ''}`);
};

describe('China in the American turn', () => {
  test.each([
    'buy 3 mar\nCombat moves\n1 dd SZ 9 > SZ 20\nChina: 1 inf Yunnan > FIC\nfight all\nplace 3 mar PUS\nend turn',
    'buy 3 mar\nCombat moves\n1 dd SZ 9 > SZ 20\nfight all\nplace 3 mar PUS\nend turn\n\nChina\nCombat moves\n1 inf Yunnan > FIC',
    'USA:\nbuy 3 mar\nplace 3 mar PUS\nCombat moves\n1 dd SZ 9 > SZ 20\nChina:\n1 inf Yunnan > FIC\nUnited States\nfight all\nend turn',
  ])('is named before a line or above several: %#', (text) => {
    expect(told(text).filter((order) => !order.includes('noncombat'))).toEqual([
      'usa purchase',
      'usa combat-move 1',
      'china combat-move 1',
      ...(text.includes('fight') ? ['usa fight'] : []),
      'usa place',
      'usa end-turn',
    ]);
  });

  test('that makes no moves need not say so, where the sheet goes on', () => {
    expect(told('Combat moves\n1 dd SZ 9 > SZ 20\nfight all')).toEqual([
      'usa combat-move 1',
      'china combat-move 0',
      'usa fight',
    ]);
    expect(told('Combat moves\nChina: 1 inf Yunnan > FIC\nfight all')).toEqual([
      'china combat-move 1',
      'usa combat-move 0',
      'usa fight',
    ]);
    expect(told('Combat moves\n1 dd SZ 9 > SZ 20')).toEqual(['usa combat-move 1']);
  });

  test('ends with one end', () => {
    expect(told('noncombat\n1 dd SZ 9 > SZ 17\nend turn\nChina:\nnoncombat\n1 inf YUN > SZE\nend turn')).toEqual([
      'usa noncombat-move 1',
      'china noncombat-move 1',
      'usa end-turn',
    ]);
  });

  test('is nobody’s to call where somebody else plays it', () => {
    const { orders } = read(america, 'Combat moves\n1 dd SZ 9 > SZ 20\nfight all');
    expect(orders.map(({ power }) => power)).toEqual(['usa', 'usa']);
  });
});

test('what convoys pay is divided as the turn ends, wherever that is written', () => {
  const britain: Given = { ruleset: pacific2001, power: 'uk', phase: 'purchase' };
  const orders = ['uk end-turn', 'uk divide-fund'];
  expect(told('end turn\nconvoy money: 6 India, 6 Australia', britain)).toEqual(orders);
  expect(told('convoy money: 6 India, 6 Australia\nend turn', britain)).toEqual(orders);
});
