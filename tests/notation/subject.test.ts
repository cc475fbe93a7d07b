// Who does what a sentence says: somebody else orders nothing, a slip of the pen is asked about.

import { describe, expect, test } from 'vitest';
import { parseSheet } from '../../src/notation/index.ts';
import type { Language } from '../../src/vocab/index.ts';
import { contextOf } from './support.ts';

const read = (text: string, language: Language) => parseSheet({ ...contextOf({ power: 'ussr' }), language }, text);

describe('somebody else', () => {
  test.each<readonly [Language, string]>([
    ['de', 'Meine Frau kauft 3 Panzer.'],
    ['de', 'Bernd kauft 3 Panzer.'],
    ['de', 'Die Deutschen greifen Karelien mit 3 Inf aus der Ukraine an.'],
    ['de', 'Deutschland kauft 3 Panzer.'],
    ['de', 'Er greift die Ukraine mit 3 Inf aus Karelien an.'],
    ['de', 'Heute kauft mein Gegner 3 Panzer.'],
    ['de', 'Mein Bruder wollte 3 Panzer kaufen.'],
    ['de', '»Kauf 3 Panzer«, sagte sie.'],
    ['en', 'My wife buys 3 tanks.'],
    ['en', 'You buy 3 tanks.'],
    ['en', 'They bought 3 tanks.'],
    ['en', 'The Germans attack Karelia with 3 inf from Ukraine.'],
    ['en', 'Germany buys 3 tanks.'],
    ['en', 'I told my son to buy 3 tanks.'],
    ['en', 'Bob moves 3 inf from Karelia to Ukraine.'],
    ['en', 'Joe wants to buy 3 tanks.'],
    ['en', 'Your 3 inf attack Karelia from Ukraine.'],
    ['nl', 'Mijn vrouw koopt 3 tanks.'],
    ['nl', 'Hij valt Oekraïne aan met 3 inf uit Karelië.'],
    ['nl', 'Duitsland koopt 3 tanks.'],
    ['nl', 'Jullie kopen 3 tanks.'],
    ['nl', 'Morgen koopt mijn buurman 3 tanks.'],
  ])('%s: %s', (language, text) => {
    const { orders, lines } = read(text, language);
    expect(orders).toEqual([]);
    expect(lines[0]?.chat).toHaveLength(1);
  });
});

describe('oneself', () => {
  test.each<readonly [Language, string, string]>([
    ['de', 'Russland kauft 8 Inf.', 'purchase'],
    ['de', 'Heute kaufe ich 3 Panzer.', 'purchase'],
    ['de', 'Der Jäger aus Russland fliegt in die Ukraine und landet in Karelien.', 'combat-move'],
    ['de', '3 Inf aus Karelien greifen die Ukraine an.', 'combat-move'],
    ['en', 'We buy 8 inf.', 'purchase'],
    ['en', 'Russia buys 8 inf.', 'purchase'],
    ['en', 'My troops attack Ukraine with 3 inf from Karelia.', 'combat-move'],
    ['en', 'Three infantry from Karelia attack Ukraine.', 'combat-move'],
    ['nl', 'Ik koop 8 inf.', 'purchase'],
    ['nl', 'De jager uit Rusland vliegt naar Oekraïne en landt in Karelië.', 'combat-move'],
    ['nl', 'Rusland koopt 8 inf.', 'purchase'],
  ])('%s: %s', (language, text, type) => {
    expect(read(text, language).orders).toMatchObject([{ type }]);
  });

  test('and somebody else in one breath is asked about', () => {
    const { orders, lines } = read('Ihr kauft 3 Panzer, ich kaufe 8 Inf.', 'de');
    expect([orders, lines[0]?.chat]).toEqual([[], []]);
  });
});

test.each<readonly [Language, string, string]>([
  ['en', 'I attack Ukrain with everything in Karela.', 'unknown-space'],
  ['en', 'Attack Ukraine with 3 inf from Karelia and 2 inf from Caucassus.', 'unknown-space'],
  ['de', 'Ich greife die Ukrane mit 3 Inf aus Karelien an.', 'unknown-space'],
  ['en', 'We attack with 5 onf from Caucasus', 'unknown-unit'],
  ['en', '5 onf CAU > UKR', 'unknown-unit'],
])('%s: %s is asked about, with what is near', (language, text, code) => {
  const { orders, problems } = read(text, language);
  expect(orders).toEqual([]);
  expect(problems).toMatchObject([{ code, nearest: [expect.anything()] }]);
});

test.each<readonly [Language, string, string]>([
  ['en', '8 inf as always', '8 inf, all of the money'],
  ['en', '8 inf (24) and broke again.', 'a sum that is theirs'],
  ['de', '8 Inf, wie immer.', 'all of the money'],
  ['nl', '6 inf voor 18, 6 over', 'a sum that is theirs'],
])('%s: %s is a purchase: %s', (language, text) => {
  expect(read(text, language).orders).toMatchObject([{ type: 'purchase' }]);
});

test.each<readonly [Language, string]>([
  ['en', 'we lost 8 inf for 24'],
  ['de', '5 Inf, wie immer'],
])('%s: %s is none', (language, text) => {
  expect(read(text, language).orders).toEqual([]);
});

test.each<readonly [Language, string, readonly (readonly [string, number])[]]>([
  ['en', 'three Yakut infantry march into Manchuria', [['manchuria', 3]]],
  ['en', 'All but two inf from Karelia attack Ukraine.', [['ukraine-ssr', 1]]],
  ['nl', 'Op twee na alle inf uit Karelië vallen Oekraïne aan.', [['ukraine-ssr', 1]]],
  ['de', '2 der 3 Inf aus Karelien nach Ukraine, einer bleibt daheim.', [['ukraine-ssr', 2]]],
])('%s: %s is counted so', (language, text, ways) => {
  const { orders, problems } = read(text, language);
  expect(problems).toEqual([]);
  const moves = orders.flatMap((order) => (order.type === 'combat-move' ? order.moves : []));
  const said = moves.map((move) => ('path' in move ? [move.path.at(-1), move.units.infantry ?? 0] : []));
  expect(said).toEqual(ways);
});
