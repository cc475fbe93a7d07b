// Units that are counted by others: shared out, the same from each of several places, all of a place, all but some; and
// those of an enemy, named for where they are.

import { describe, expect, test } from 'vitest';
import type { Move } from '../../src/engine/index.ts';
import { parseSheet } from '../../src/notation/index.ts';
import type { Language, Power } from '../../src/vocab/index.ts';
import { contextOf } from './support.ts';

const read = (power: Power, text: string, language: Language) =>
  parseSheet({ ...contextOf({ power }), language }, `combat moves\n${text}`);

const ways = (power: Power, text: string, language: Language) => {
  const { orders, problems } = read(power, text, language);
  expect(problems).toEqual([]);
  const moves: readonly Move[] = orders.flatMap((order) => (order.type === 'combat-move' ? order.moves : []));
  return moves.flatMap((move) => (move.kind === 'march' ? [[move.units, move.path[0], move.path.at(-1)]] : []));
};

describe('as many from each of several places', () => {
  const both = [
    [{ infantry: 3, armor: 1 }, 'finland-norway', 'karelia-ssr'],
    [{ infantry: 3, armor: 1 }, 'eastern-europe', 'karelia-ssr'],
  ];
  test.each<readonly [Language, string]>([
    ['en', 'Karelia: 3 inf and 1 arm each from Finland and Eastern Europe'],
    ['de', 'KAR: je 3 Inf + 1 Pz aus FIN und EEU'],
    ['nl', 'Karelië: elk 3 inf + 1 tank uit Finland en Oost-Europa'],
  ])('%s: %s', (language, text) => expect(ways('germany', text, language)).toEqual(both));
});

describe('shares', () => {
  test.each<readonly [Language, string, number]>([
    ['en', 'Of the 3 inf in Finland two go to Karelia, one stays', 2],
    ['de', 'Von den 3 Inf in Finnland gehen zwei nach Karelien', 2],
    ['de', 'Von den 3 Inf in Finnland geht eine nach Karelien', 1],
    ['nl', 'Van de 3 inf in Finland gaan er twee naar Karelië', 2],
  ])('%s: %s', (language, text, infantry) =>
    expect(ways('germany', text, language)).toEqual([[{ infantry }, 'finland-norway', 'karelia-ssr']]),
  );

  test('how many are meant is asked where it is not said', () => {
    expect(read('germany', 'Von den 3 Inf in Finnland nach Karelien', 'de').problems).not.toEqual([]);
  });
});

describe('all of a place, and all but some', () => {
  test.each<readonly [Language, string]>([
    ['en', 'Libya moves completely into Egypt'],
    ['en', 'All of Libya attacks Egypt'],
    ['de', 'Ägypten: Libyen geht komplett rüber'],
    ['de', 'Die ganze Besatzung von Libyen greift Ägypten an'],
    ['nl', 'Heel Libië gaat naar Egypte'],
  ])('%s: %s', (language, text) =>
    expect(ways('germany', text, language)).toEqual([[{ infantry: 1, armor: 1 }, 'libya', 'anglo-egypt-sudan']]),
  );

  test.each<readonly [Language, string]>([
    ['en', 'Everything but one inf from Karelia to Ukraine'],
    ['de', 'Von Karelien in die Ukraine: alles außer einer Inf'],
    ['nl', 'Karelië naar Oekraïne: alles behalve 1 inf'],
  ])('%s: of every kind, and no guns, which attack nobody: %s', (language, text) => {
    const units = ways('ussr', text, language).map(([each]) => each);
    expect(units).toEqual([{ infantry: 2, armor: 1, fighter: 1 }]);
  });
});

describe('units of an enemy stand for where they are', () => {
  test.each<readonly [Language, string]>([
    ['en', 'Against their battleship off Gibraltar sails my battleship from the Central Med.'],
    ['de', 'Gegen ihr Schlachtschiff vor Gibraltar fährt mein Schlachtschiff aus dem mittleren Mittelmeer.'],
    ['nl', 'Tegen zijn slagschip bij Gibraltar: mijn slagschip uit de centrale Middellandse Zee'],
  ])('%s: %s', (language, text) =>
    expect(ways('germany', text, language)).toEqual([
      [{ battleship: 1 }, 'central-mediterranean-sea', 'western-mediterranean-sea'],
    ]),
  );
});

test('as many planes land as are said', () => {
  const attack = 'Karelien: 1 Jäger aus Osteuropa und 1 Bomber aus Deutschland.';
  expect(read('germany', `${attack}\nBeide Flieger landen in Osteuropa.`, 'de').problems).toEqual([]);
  expect(read('germany', `${attack}\nAlle drei Flieger landen in Osteuropa.`, 'de').problems).not.toEqual([]);
});
