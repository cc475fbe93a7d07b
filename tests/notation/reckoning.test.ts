// Purchases with their arithmetic, in whatever order it is written, and with the places where units go.

import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/vocab/index.ts';
import { read } from './support.ts';

/** What the U.S.S.R., with 24 to spend, buys and puts down. */
const ordered = (text: string, language: Language = 'en') => {
  const { orders, problems } = read({ power: 'ussr' }, text, { language });
  const bought = orders.find(({ type }) => type === 'purchase');
  const placed = orders.flatMap((order) => (order.type === 'place' ? order.placements : []));
  return {
    bought: bought?.type === 'purchase' ? bought.units : undefined,
    placed: placed.map(({ space, units }) => [space, units]),
    asked: problems.map(({ code }) => code),
  };
};
const plain = (bought: object) => ({ bought, placed: [], asked: [] });

describe('sums before, behind and between the units', () => {
  test.each([
    ['en', '8 x inf @3 ea = 24'],
    ['en', 'inf x8 = 24'],
    ['en', '24: 8 inf'],
    ['en', 'Infantry: 8 @ 3 = 24'],
    ['en', 'BUY\nInfantry ........ 8 @ 3 ..... 24'],
    ['en', 'buy 8 inf 24-24=0'],
    ['de', 'Inf: 8 x 3 = 24'],
    ['de', '24 - 24 (8 Inf) = 0'],
    ['de', 'Inf 8 Stk 24'],
    ['nl', '8x inf (24), rest 0'],
    ['nl', 'Begin: 24\n8 inf à 3 -> 0'],
  ] as const)('%s: %s', (language, text) => expect(ordered(text, language)).toEqual(plain({ infantry: 8 })));

  test.each([
    ['en', '3 inf 24-9=15\n3 arm 15-15=0'],
    ['en', '9: 3 inf\n15: 3 arm\ntotal 24'],
    ['de', '24 IPC\n-9 3 Inf\n=15\n-15 3 Pz\n=0'],
    ['de', 'Bau: 3xInf(9), 3xPz(15), Rest 0'],
    ['nl', 'koop 3 inf 9 en 3 tk 15 totaal 24'],
    ['nl', '3 inf à 3 -> 15\n3 tanks à 5 -> 0'],
  ] as const)('%s: what is left line by line: %s', (language, text) =>
    expect(ordered(text, language)).toEqual(plain({ infantry: 3, armor: 3 })),
  );
  test.each([
    ['en', '24 - 15 = 9 (bmr)\n9 - 9 = 0 (3 inf)'],
    ['nl', '15 1 bommenwerper\n9 3 inf\n24'],
    ['de', 'Kauf\nBmb (15) 24-15=9\n3 Inf (9) 9-9=0'],
  ] as const)('%s: the price first, a name without a number: %s', (language, text) =>
    expect(ordered(text, language)).toEqual(plain({ bomber: 1, infantry: 3 })),
  );
  test.each(['inf 8\narm 0', '8 inf\n0 arm\nftr: 0'])('none of a kind: %s', (text) =>
    expect(ordered(`Purchase\n${text}`)).toEqual(plain({ infantry: 8 })),
  );
});

describe('places in the line of the purchase', () => {
  const places = {
    bought: { infantry: 8 },
    placed: [
      ['karelia-ssr', { infantry: 5 }],
      ['russia', { infantry: 3 }],
    ],
    asked: [],
  };
  test.each([
    ['en', '8 inf (5 Kar, 3 Mos)'],
    ['en', 'Buy: Karelia 5 inf, Russia 3 inf'],
    ['en', '5 inf in Karelia (15), 3 inf in Russia (9). Total 24.'],
    ['de', '8 Inf = 24 (5 Karelien, 3 Russland)'],
    ['de', 'Kauf und Aufstellung\n5 Inf Karelien (15)\n3 Inf Russland (9)'],
    ['nl', '8 inf voor 24: 5 in Karelië, 3 in Rusland'],
  ] as const)('%s: %s', (language, text) => expect(ordered(text, language)).toEqual(places));
  test.each([
    ['en', '8 inf, all Kar'],
    ['en', 'Buy 8 inf -> all Karelia'],
    ['de', 'Kauf: 8 Inf, alle nach Karelien'],
    ['nl', 'Koop 8 inf (alles naar Kar)'],
  ] as const)('%s: all of them: %s', (language, text) =>
    expect(ordered(text, language)).toEqual({ ...places, placed: [['karelia-ssr', { infantry: 8 }]] }),
  );
  test('what is put down waits until all else is done', () => {
    const { orders } = read({ power: 'ussr' }, '8 inf (8 Kar)\nUkraine: 3 inf Kar\nroll\nend of turn', {
      language: 'en',
    });
    expect(orders.map(({ type }) => type)).toEqual(['purchase', 'combat-move', 'fight', 'place', 'end-turn']);
  });
});

describe('what looks alike and is none', () => {
  test('a wrong sum changes no number of units', () => {
    const { orders, remarks } = read({ power: 'ussr' }, '7 inf (24)', { language: 'en' });
    expect(orders).toMatchObject([{ type: 'purchase', units: { infantry: 7 } }]);
    expect(remarks.map(({ code }) => code)).toEqual([]);
    expect(read({ power: 'ussr' }, '7 inf (20)', { language: 'en' }).remarks.map(({ code }) => code)).toEqual([
      'sum-differs',
    ]);
  });
  test.each([
    ['en', 'The 2 inf cost me 6 IPC of income'],
    ['de', 'Die 2 Inf kosten mich 6 IPC Einkommen'],
    ['nl', 'Jouw 3 inf tegen mijn 9, zo is er niks aan'],
  ] as const)('%s: what is told of units buys none: %s', (language, text) =>
    expect(ordered(text, language).bought).toBeUndefined(),
  );
  test.each([
    ['en', 'Russia buys 8 inf (24)'],
    ['nl', 'Rusland koopt 8 inf (24)'],
    ['de', 'Russland kauft 8 Inf (24)'],
  ] as const)('%s: who buys is no place: %s', (language, text) =>
    expect(ordered(text, language)).toEqual(plain({ infantry: 8 })),
  );
  test.each([
    ['en', 'I still have 3 inf, 2 arm in Moscow, we shall see.'],
    ['de', 'Ich habe noch 3 Inf, 2 Pz in Moskau, mal sehen.'],
    ['nl', 'Ik heb nog 3 inf, 2 tanks in Moskou, we zien wel.'],
  ] as const)('%s: with an empty purse nothing more is bought: %s', (language, text) =>
    expect(ordered(`8 inf\n${text}`, language)).toMatchObject({ bought: { infantry: 8 }, placed: [] }),
  );
  test('more than is bought goes nowhere', () => expect(ordered('5 inf (4 Kar, 3 Rus)').asked).not.toEqual([]));
});

test('a purchase with the turn it is for', () => {
  const { orders, problems } = read({ power: 'uk' }, 'Purchases for UK 3 are 1 fighter and 5 infantry, which is 27.');
  expect(problems).toEqual([]);
  expect(orders).toMatchObject([{ type: 'purchase', units: { fighter: 1, infantry: 5 } }]);
});

test.each([
  ['en', '1. Purchase\n1.1 3 inf (9)\n1.2 3 tanks (15)', { infantry: 3, armor: 3 }],
  ['de', '1. Kauf\n1.1 3 Inf (9)\n1.2 3 Panzer (15)', { infantry: 3, armor: 3 }],
  ['nl', '1. Aankoop\n1.1 3 inf (9)\n1.2 3 tanks (15)', { infantry: 3, armor: 3 }],
] as const)('%s: lists whose lines are numbered twice: %s', (language, text, units) =>
  expect(read({ power: 'ussr' }, text, { language }).orders).toMatchObject([{ type: 'purchase', units }]),
);
