// Units whose place of departure is pointed to or said of others, landings of flights named before.

import { describe, expect, test } from 'vitest';
import type { Language, Power } from '../../src/vocab/index.ts';
import { read, ways } from './support.ts';

const combat = (power: Power, text: string, language: Language) =>
  read({ power }, `combat moves\n${text}`, { language });

describe('landings in brackets', () => {
  test.each<readonly [Language, string]>([
    ['de', '1 Jg UKR > BLA (zurück UKR)'],
    ['de', '1 Jg UKR > BLA (zurück)'],
    ['en', '1 ftr UKR > BLA (back)'],
    ['en', '1 ftr UKR > BLA (returns to UKR)'],
    ['en', '1 ftr UKR > BLA (ends in UKR)'],
    ['nl', '1 jager UKR > BLA (terug UKR)'],
    ['nl', '1 jager UKR > BLA (terug)'],
  ])('%s: %s', (language, text) => {
    expect(ways('germany', text, language)).toEqual([[{ fighter: 1 }, 'ukraine-ssr', 'black-sea', 'ukraine-ssr']]);
  });

  test('a word that names no place is asked about', () => {
    expect(combat('germany', '1 ftr UKR > BLA (back nowhere)', 'en').problems).not.toEqual([]);
  });
});

describe('places of departure', () => {
  test.each<readonly [Language, string]>([
    ['en', 'Black Sea: 1 fighter from Ukraine. Caucasus gets 2 inf from there.'],
    ['de', 'Schwarzes Meer: 1 Jäger aus der Ukraine. Der Kaukasus bekommt 2 Inf von dort.'],
    ['nl', 'Zwarte Zee: 1 jager uit Oekraïne. De Kaukasus krijgt 2 inf van daar.'],
  ])('%s: that of the sentence before: %s', (language, text) => {
    expect(ways('germany', text, language)[1]).toEqual([{ infantry: 2 }, 'ukraine-ssr', 'caucasus', undefined]);
  });

  test.each<readonly [Language, string]>([
    ['en', 'Western Med: the bomber and the fighter from Western Europe.'],
    ['de', 'Westliches Mittelmeer: der Bomber und der Jäger aus Westeuropa.'],
    ['nl', 'Westelijke Middellandse Zee: de bommenwerper en de jager uit West-Europa.'],
  ])('%s: the only one of its kind comes from where it is: %s', (language, text) => {
    expect(ways('germany', text, language).map(([units, from]) => [units, from])).toEqual([
      [{ bomber: 1 }, 'germany'],
      [{ fighter: 1 }, 'western-europe'],
    ]);
  });

  test('one of several is not taken from elsewhere', () => {
    const { orders, problems } = combat('germany', 'Black Sea: the submarine and the fighter from Ukraine.', 'en');
    expect([orders, problems.length]).toEqual([[], 1]);
  });

  test('the object of an attack is the enemy’s', () => {
    expect(
      ways('germany', 'Eastern Med: the battleship from the Central Med and the fighter from Ukraine hunt the sub.'),
    ).toHaveLength(2);
  });

  test('the deck of the one carrier', () => {
    expect(ways('japan', '1 ftr from the carrier > HWS')[0]?.slice(0, 2)).toEqual([
      { fighter: 1 },
      'caroline-islands-sea',
    ]);
  });
});

test('a landing is that of the planes named before it', () => {
  expect(
    ways(
      'germany',
      'Western Med: the fighter from Western Europe. The fighter returns to Western Europe.\nBlack Sea: the fighter from Ukraine. The fighter lands in Ukraine again.',
    ).map(([, , , land]) => land),
  ).toEqual(['western-europe', 'ukraine-ssr']);
});

test.each<readonly [Language, string]>([
  ['en', 'All land where they took off.'],
  ['de', 'Alle landen dort, wo sie gestartet sind.'],
  ['nl', 'Alle landen waar ze vandaan kwamen.'],
])('%s: all planes go home: %s', (language, text) => {
  expect(ways('germany', `1 ftr UKR > BLA\n1 ftr WEU > WMD\n${text}`, language).map(([, , , land]) => land)).toEqual([
    'ukraine-ssr',
    'western-europe',
  ]);
});

test.each(['Everything new goes to Moscow.', 'All new units are placed in Moscow.'])('what was bought: %s', (text) => {
  const { orders, problems } = combat('ussr', `buy 5 inf 1 arm\nncm\nnone\n${text}`, 'en');
  expect(problems).toEqual([]);
  expect(orders.at(-1)).toMatchObject({ type: 'place' });
});

test('a code that is an everyday word of another language is a place all the same', () => {
  expect(ways('japan', 'PER: 2 inf FIC', 'nl')[0]?.slice(1, 3)).toEqual(['french-indochina-burma', 'persia']);
});

test('a way told behind what is loaded is the way that is gone', () => {
  const { orders } = combat(
    'usa',
    'Both transports on the East Coast load 2 inf in the Eastern US, sail North Atlantic - Northeast Atlantic.',
    'en',
  );
  expect(orders.flatMap((order) => (order.type === 'combat-move' ? order.moves : []))).toMatchObject([
    { kind: 'load' },
    { kind: 'march', path: ['us-east-coast', 'north-atlantic', 'northeast-atlantic'], cargo: { infantry: 2 } },
    { kind: 'march', path: ['us-east-coast', 'north-atlantic', 'northeast-atlantic'], cargo: {} },
  ]);
});

test('an end of turn in the same breath', () => {
  const { orders } = combat('ussr', 'buy 8 inf\nncm\nnone\nPlace 8 inf in Moscow, done', 'en');
  expect(orders.at(-1)?.type).toBe('end-turn');
});
