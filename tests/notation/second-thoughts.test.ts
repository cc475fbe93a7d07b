// A change of mind that points to the line above it, and what must not be taken for one.

import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/vocab/index.ts';
import { read } from './support.ts';

/** The moves to combat as `5 infantry caucasus>ukraine-ssr`. */
const moved = (text: string, language: Language = 'en') => {
  const { orders, problems } = read({ power: 'ussr' }, `combat moves\n${text}`, { language });
  const moves = orders.flatMap((order) => (order.type === 'combat-move' ? order.moves : []));
  return {
    problems: problems.map(({ code }) => code),
    moves: moves.flatMap((move) =>
      move.kind === 'march'
        ? Object.entries(move.units).map(([type, count]) => `${count} ${type} ${move.path[0]}>${move.path.at(-1)}`)
        : [],
    ),
  };
};
const UKRAINE = '3 infantry caucasus>ukraine-ssr';

describe('the line above is taken back', () => {
  test.each<readonly [Language, string]>([
    ['en', '3 inf CAU > UKR\n2 inf KAR > FIN\n\nSorry, forget that last one.'],
    ['de', '3 inf CAU > UKR\n2 inf KAR > FIN\nStreich die letzte Zeile.'],
    ['nl', '3 inf CAU > UKR\n2 inf KAR > FIN\nOeps, schrap de laatste regel.'],
  ])('%s: %s', (language, text) => {
    expect(moved(text, language)).toEqual({ problems: [], moves: [UKRAINE] });
  });

  test('and another order stands in its place', () => {
    const text = '3 inf CAU > UKR\n2 inf KAR > FIN\nForget that last one. Make it 3 inf YAK > MAN.';
    expect(moved(text)).toEqual({ problems: [], moves: [UKRAINE, '3 infantry yakut-ssr>manchuria'] });
  });

  test('but not where that line was no move', () => {
    expect(moved('2 inf KAR > FIN\nfight FIN\nForget that last one.').problems).toHaveLength(1);
  });
});

describe('every kind of the order above gets another number', () => {
  test.each<readonly [Language, string]>([
    ['en', 'Finland: 3 inf and 2 tanks from Karelia. No, make it 4 inf and 1 tank.'],
    ['nl', 'Finland: 3 inf en 2 tanks uit Karelië. Nee, doe 4 inf en 1 tank.'],
    ['de', 'Finnland: 3 Inf und 2 Pz aus Karelien.\nNein, 4 Inf und 1 Pz.'],
  ])('%s: %s', (language, text) => {
    const moves = ['4 infantry karelia-ssr>finland-norway', '1 armor karelia-ssr>finland-norway'];
    expect(moved(text, language)).toEqual({ problems: [], moves });
  });

  test('one that is not named again is asked about', () => {
    expect(moved('Finland: 3 inf and 2 tanks from Karelia. No, 4 inf.').problems).toHaveLength(1);
  });

  test('and one is left out', () => {
    const text = 'Finland: 3 inf and 1 ftr from Karelia. Scratch the fighter, make it 4 inf.';
    expect(moved(text)).toEqual({ problems: [], moves: ['4 infantry karelia-ssr>finland-norway'] });
  });
});

test('who was sent stays after all, and who was not only stays', () => {
  const sent = '3 inf CAU > UKR\n1 arm KAR > UKR';
  expect(moved(`${sent}\nPS: the tank in Karelia stays home.`).moves).toEqual([UKRAINE]);
  expect(moved(`${sent}\nThe fighter in Karelia stays home.`).moves).toHaveLength(2);
});

test('units behind a name that is not counted are none of its number', () => {
  const text = 'Ukraine: the tank 3 inf and 1 ftr from Karelia';
  expect(moved(text).moves).toContain('3 infantry karelia-ssr>ukraine-ssr');
});

test('planes told there and back come down where they started', () => {
  const { orders, problems } = read({ power: 'ussr' }, 'combat moves\n1 ftr KAR > UKR > KAR');
  expect(problems).toEqual([]);
  expect(orders).toMatchObject([{ moves: [{ path: ['karelia-ssr', 'ukraine-ssr'], land: 'karelia-ssr' }] }]);
});

test.each<readonly [Language, string]>([
  ['en', 'A quiet one: 8 inf, no attacks.'],
  ['de', 'Diesmal ruhig: 8 Inf, keine Kämpfe.'],
  ['nl', 'Rustig aan: 8 inf, geen aanvallen.'],
])('%s: what is bought beside a denial of combat is bought: %s', (language, text) => {
  const { orders, problems } = read({ power: 'ussr' }, text, { language });
  expect(problems).toEqual([]);
  expect(orders).toContainEqual(expect.objectContaining({ type: 'purchase', units: { infantry: 8 } }));
});

test.each<readonly [Language, string]>([
  ['de', '3 inf YAK > MAN\nSonst greife ich nichts an.'],
  ['de', '3 inf YAK > MAN\nAufstellung folgt, wenn Greta ans Telefon geht.'],
  ['en', "3 inf YAK > MAN\nWe're with 3 kids until Wednesday, then 1 day at home."],
])('%s: what hangs on nothing of the game is no condition: %s', (language, text) => {
  expect(moved(text, language).problems).not.toContain('hangs-on-dice');
});

test.each<readonly [Language, string]>([
  ['en', 'Sorry, leave Finland alone.'],
  ['nl', 'O nee, Finland sla ik over.'],
  ['de', 'Nein, Finnland lasse ich diesmal doch in Ruhe.'],
])('%s: an attack is left alone: %s', (language, text) => {
  expect(moved(`3 inf CAU > UKR\n2 inf KAR > FIN\n${text}`, language)).toEqual({ problems: [], moves: [UKRAINE] });
});

test('new units in a place that nobody knows are asked about, whatever stands behind', () => {
  const { problems } = read({ power: 'usa' }, 'buy 3 inf\nplace\n2 inf in the East, 1 inf in Western US');
  expect(problems).toHaveLength(1);
});

test('what is put down in other words is put down: the boats, the men', () => {
  const text = 'buy 2 trn, 4 inf\nncm\n2 inf WUS > EUS\nPlace the boats off the East Coast, the men in Eastern US.';
  const { orders, problems } = read({ power: 'usa' }, text);
  expect(problems).toEqual([]);
  expect(orders.find(({ type }) => type === 'place')).toMatchObject({
    placements: [
      { space: 'us-east-coast', units: { transport: 2 } },
      { space: 'eastern-usa', units: { infantry: 4 } },
    ],
  });
});

test('a battleship that shells from where it lies makes no move', () => {
  const text = 'combat moves\nNorway:\n2 trn NOR: 4 inf from England\nBB NOR bombards';
  const units = [{ space: 'north-sea', power: 'uk' as const, units: { transport: 1 } }];
  const { orders, problems } = read({ power: 'uk', units }, text);
  expect(problems).toEqual([]);
  const moves = orders.flatMap((order) => (order.type === 'combat-move' ? order.moves : []));
  expect(moves.filter(({ kind }) => kind === 'march')).toEqual([]);
});

test.each<readonly [Language, string]>([
  ['en', 'Both fighters land there, where they took off.'],
  ['de', 'Beide Jäger landen wieder dort, wo sie gestartet sind.'],
])('%s: planes come down where they started, said twice: %s', (language, text) => {
  const sheet = `combat moves\n1 ftr KAR > UKR\n1 ftr RUS > UKR\n${text}`;
  const { orders, problems } = read({ power: 'ussr' }, sheet, { language });
  expect(problems).toEqual([]);
  expect(orders).toMatchObject([{ moves: [{ land: 'karelia-ssr' }, { land: 'russia' }] }]);
});

test.each<readonly [Language, string]>([
  ['en', '3 tanks roll out of the factory in Manchuria, the rest in Japan.'],
  ['de', '3 Panzer rollen aus der Fabrik in der Mandschurei, der Rest in Japan.'],
  ['nl', 'De 3 tanks rollen uit de fabriek in Mantsjoerije, de rest gewoon in Japan.'],
])('%s: the factory that new units come out of is none to be put down: %s', (language, text) => {
  const given = { power: 'japan', phase: 'place', purchased: { infantry: 3, armor: 3 } } as const;
  const { orders, problems } = read(given, text, { language });
  expect(problems).toEqual([]);
  expect(orders).toMatchObject([
    {
      placements: [
        { space: 'manchuria', units: { armor: 3 } },
        { space: 'japan', units: { infantry: 3 } },
      ],
    },
  ]);
});
