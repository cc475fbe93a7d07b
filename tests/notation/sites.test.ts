// New units put down by their number alone, and phases of which there is none.

import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/vocab/index.ts';
import { read } from './support.ts';

const placed = (text: string, language: Language = 'en') => {
  const { orders, problems } = read({ power: 'ussr' }, text, { language });
  return {
    bought: orders.flatMap((order) => (order.type === 'purchase' ? [order.units] : [])),
    placed: orders.flatMap((order) =>
      order.type === 'place' ? order.placements.map(({ space, units }) => [space, units]) : [],
    ),
    asked: problems.map(({ code }) => code),
  };
};

describe('places with numbers', () => {
  test.each([
    ['en', '8 inf\nno combat\nno ncm\nPlace: 5 Kar 3 Rus'],
    ['en', '8 inf, no combat, no ncm\nPlacement\nKAR 5\nRUS 3'],
    ['de', '8 Inf\nkein Kampf\nkein NCM\nPlazieren: 5 Kar 3 Rus'],
    ['nl', '8 inf, geen aanval, geen verplaatsingen\nplaatsing\n5x Karelië\n3x Rusland'],
  ] as const)('%s: %s', (language, text) =>
    expect(placed(text, language)).toEqual({
      bought: [{ infantry: 8 }],
      placed: [
        ['karelia-ssr', { infantry: 5 }],
        ['russia', { infantry: 3 }],
      ],
      asked: [],
    }),
  );
  test.each([
    ['en', '5 inf 1 arm, no combat, no ncm\nplace\nKar: 3 inf, arm\nRus: rest'],
    ['de', '5 Inf 1 Pz, kein Kampf, keine Umzüge\nAufstellung\nKar: 3 Inf, Pz\nRus: Rest'],
    ['nl', '5 inf 1 tank, geen gevecht, geen verplaatsingen\nplaatsing\nKar: 3 inf, tank\nRus: rest'],
  ] as const)('%s: the rest: %s', (language, text) =>
    expect(placed(text, language)).toEqual({
      bought: [{ infantry: 5, armor: 1 }],
      placed: [
        ['karelia-ssr', { infantry: 3, armor: 1 }],
        ['russia', { infantry: 2 }],
      ],
      asked: [],
    }),
  );
  test('of several kinds a number says not which', () => {
    const { placed: put, asked } = placed('5 inf 1 arm, no combat\nplace\n5 Kar, 1 Rus');
    expect(put).toEqual([]);
    expect(asked).not.toEqual([]);
  });
});

test.each([
  ['en', 'no tanks this time'],
  ['de', 'kein Panzer diesmal'],
  ['nl', 'geen tank deze keer'],
] as const)('%s: what is no phase is not one because none is named: %s', (language, text) =>
  expect(placed(text, language)).toMatchObject({ bought: [], placed: [] }),
);

describe('what is built and placed below moves without combat', () => {
  test('a factory moves nowhere, so what is told with it was bought', () => {
    const text = `Kaufe eine Fabrik und drei Inf.
NK:
2 Inf KWA > FIC
Die Fabrik kommt in die Mandschurei, die Infanterie nach Japan.`;
    const { orders, problems } = read({ power: 'japan' }, text, { language: 'de' });
    expect(problems).toEqual([]);
    expect(orders.map(({ type }) => type)).toEqual(['purchase', 'noncombat-move', 'place']);
    expect(orders.at(-1)).toMatchObject({
      placements: [
        { space: 'manchuria', units: { 'industrial-complex': 1 } },
        { space: 'japan', units: { infantry: 3 } },
      ],
    });
  });
  test('all the new ones', () => {
    const { orders } = read(
      { power: 'ussr' },
      'Buy 8 inf.\nNCM: 1 inf KAZ > RUS\nAll the new ones in Russia, no surprise there.',
    );
    expect(orders.at(-1)).toMatchObject({ type: 'place', placements: [{ space: 'russia', units: { infantry: 8 } }] });
  });
});

describe('nothing without combat, in few words', () => {
  test.each<readonly [Language, string]>([
    ['en', 'ncm nope'],
    ['de', 'NCM: nix'],
    ['nl', 'ncm niks'],
  ])('%s: %s', (language, text) => {
    const { orders, problems } = read({ power: 'germany' }, text, { language });
    expect([orders.map(({ type }) => type), problems]).toEqual([['noncombat-move'], []]);
  });
});

test.each([
  [
    'en',
    'buy 2 trn 4 inf 1 ftr\nno attacks\nboth trn east coast, ftr eastern us and 2 inf in eastern us and 2 in western us',
  ],
  [
    'de',
    'kaufe 2 trn 4 inf 1 jäger\nkein kampf\ndie 2 trn ostküste jäger ost usa und von den inf 2 in ost usa und 2 in west usa',
  ],
  ['nl', 'koop 2 trn 4 inf 1 jager\ngeen aanval\nde 2 trn oostkust, jager oost-vs en 2 inf in oost-vs en 2 in west-vs'],
] as const)('%s: all that was bought, the kind named last counted on: %s', (language, text) => {
  const { orders, problems } = read({ power: 'usa' }, text, { language });
  expect(problems).toEqual([]);
  const placed = orders.flatMap((order) => (order.type === 'place' ? order.placements : []));
  expect(placed.map(({ space, units }) => [space, units])).toEqual([
    ['us-east-coast', { transport: 2 }],
    ['eastern-usa', { fighter: 1 }],
    ['eastern-usa', { infantry: 2 }],
    ['western-usa', { infantry: 2 }],
  ]);
});

test.each([
  [
    'en',
    'buy 9 inf, 1 tank\nplacement\nSix infantry and the tank in Germany, the other three in Southern Europe please.',
  ],
  [
    'en',
    'buy 9 inf, 1 tank\nI never said where the new ones go, did I. Place 6 inf, 1 tank in Germany, 3 inf in Italy.',
  ],
  ['de', 'Kauf 9 Inf, 1 Pz\nAufstellung\n3 Inf in Südeuropa, der Panzer und der Rest in Deutschland.'],
  ['nl', 'koop 9 inf, 1 tank\nplaatsing\n3 inf in Zuid-Europa, de tank en de rest in Duitsland.'],
] as const)('%s: what is left, the tank among it: %s', (language, text) => {
  const { orders, problems } = read({ power: 'germany' }, text, { language });
  const put = orders.flatMap((order) => (order.type === 'place' ? order.placements : []));
  const at = (place: string) =>
    put.filter(({ space }) => space === place).reduce((sum, { units }) => sum + (units.infantry ?? 0), 0);
  expect(problems).toEqual([]);
  expect([at('germany'), at('southern-europe')]).toEqual([6, 3]);
  expect(put.filter(({ units }) => units.armor === 1).map(({ space }) => space)).toEqual(['germany']);
});
