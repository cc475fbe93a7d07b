// Where several planes come down, told in one sentence or right behind those that were sent; what ships come along for;
// units that say nothing of where they stand in a list of others.

import { describe, expect, test } from 'vitest';
import type { Language, Power } from '../../src/vocab/index.ts';
import { read, ways } from './support.ts';

const codes = (power: Power, text: string, language: Language) =>
  read({ power }, text, { language }).problems.map(({ code }) => code);

const orders = (power: Power, text: string, language: Language) => read({ power }, text, { language }).orders;

describe('planes of two kinds land together', () => {
  test.each([
    ['en', 'Kar: ftr EEU, bmr Ger\nfighter and bomber both land in EEU'],
    ['en', 'Karelia\nfighter from EEU\nbomber from Germany\nThe fighter and the bomber land in Eastern Europe.'],
    ['de', 'Kar: Jg OEur, Bmb Ger\nJäger und Bomber landen beide in Osteuropa.'],
    ['de', 'Kar: Jg OEur, Bmb Ger\nDanach landen der Jäger und der Bomber in Osteuropa.'],
    ['nl', 'Kar: jgr OEur, bom Dui\nNa afloop landen de jager en de bommenwerper in Oost-Europa.'],
    [
      'nl',
      'Karelië:\njager uit Oost-Europa\nbommenwerper uit Duitsland\nJager en bommenwerper landen allebei in Oost-Europa.',
    ],
  ] as const)('%s: %s', (language, text) =>
    expect(ways('germany', text, language)).toEqual([
      [{ fighter: 1 }, 'eastern-europe', 'karelia-ssr', 'eastern-europe'],
      [{ bomber: 1 }, 'germany', 'karelia-ssr', 'eastern-europe'],
    ]),
  );
  test.each([
    ['en', 'the fighter from EEU and the bomber from Germany hit karelia fighter lands in EEU bomber in Germany'],
    [
      'de',
      'der Jäger aus Osteuropa und der Bomber aus Deutschland greifen Karelien an, Jäger landet in Osteuropa, Bomber in Deutschland',
    ],
    [
      'nl',
      'de jager uit Oost-Europa en de bommenwerper uit Duitsland vallen Karelië aan jager landt in Oost-Europa bommenwerper in Duitsland',
    ],
  ] as const)('%s: each for itself behind the attack: %s', (language, text) =>
    expect(ways('germany', text, language)).toEqual([
      [{ fighter: 1 }, 'eastern-europe', 'karelia-ssr', 'eastern-europe'],
      [{ bomber: 1 }, 'germany', 'karelia-ssr', 'germany'],
    ]),
  );
  test('planes that were not sent, and the land of an enemy, are asked about', () => {
    expect(codes('germany', 'Kar: ftr EEU\nfighter and bomber land in EEU', 'en')).not.toEqual([]);
    expect(codes('germany', 'Kar: ftr EEU, bmr Ger\nfighter and bomber land in Caucasus', 'en')).not.toEqual([]);
  });
});

describe('what somebody is sent along for', () => {
  test.each([
    [
      'en',
      'Egypt: inf and tank from Libya, and the med transport brings 2 inf from Italy. The battleship goes along to sink the sub.',
    ],
    [
      'de',
      'Ägypten: Inf und Panzer aus Libyen, und der Transporter im Zentralen Mittelmeer bringt 2 Inf aus Italien. Das Schlachtschiff fährt mit, um das U-Boot zu versenken.',
    ],
    [
      'nl',
      'Egypte: inf en tank uit Libië, en het transport in de Centrale Middellandse Zee brengt 2 inf uit Italië. Het slagschip gaat mee om de onderzeeër te kelderen.',
    ],
  ] as const)('%s: %s', (language, text) => {
    expect(codes('germany', `combat moves\n${text}`, language)).toEqual([]);
    expect(orders('germany', `combat moves\n${text}`, language)[0]).toMatchObject({
      moves: expect.arrayContaining([
        expect.objectContaining({
          units: { battleship: 1 },
          path: ['central-mediterranean-sea', 'eastern-mediterranean-sea'],
        }),
      ]),
    });
  });
});

describe('a list of attackers', () => {
  test.each([
    ['en', 'uk sz: baltic sub, ftr fin, ftr weu, bmr. planes all go back where they came from'],
    ['de', 'uk sz: ostsee ub, jg fin, jg weu, bmb. alle flieger landen wo sie herkamen'],
    ['nl', 'noordzee: oostzee sub, jgr fin, jgr weu, bom. alle vliegtuigen terug waar ze vandaan kwamen'],
  ] as const)('%s: one that can stand in one place alone comes from there: %s', (language, text) =>
    expect(ways('germany', text, language)).toEqual([
      [{ submarine: 1 }, 'baltic-sea', 'north-sea', undefined],
      [{ fighter: 1 }, 'finland-norway', 'north-sea', 'finland-norway'],
      [{ fighter: 1 }, 'western-europe', 'north-sea', 'western-europe'],
      [{ bomber: 1 }, 'germany', 'north-sea', 'germany'],
    ]),
  );
  test.each([
    ['en', 'First business is that battleship in the North Sea. The sub from the Baltic goes with the bomber.'],
    ['en', 'First that battleship in the North Sea. The sub sails in from the Baltic with the bomber.'],
  ] as const)('%s: what comes first is where they go: %s', (language, text) =>
    expect(ways('germany', text, language)).toEqual([
      [{ submarine: 1 }, 'baltic-sea', 'north-sea', undefined],
      [{ bomber: 1 }, 'germany', 'north-sea', undefined],
    ]),
  );
});

describe('all of a turn on one line', () => {
  test.each([
    ['en', '8 inf (24), no attacks, 2 inf Russia to Karelia, 8 inf all in Russia, done'],
    ['de', '6 Inf, 1 Jg (30), kein Angriff, 2 Inf Deutschland nach Osteuropa'],
    ['nl', '2 jagers, 2 inf (30), geen aanval, 2 inf Duitsland naar Oost-Europa, klaar'],
  ] as const)('%s: what is counted first is bought: %s', (language, text) => {
    const [first, second] = orders(language === 'en' ? 'ussr' : 'germany', text, language);
    expect([first?.type, second?.type]).toEqual(['purchase', 'noncombat-move']);
  });
  test('ships without a number on a way are not', () =>
    expect(orders('usa', 'BB, AC and 2 ftr West Coast -> Hawaii SZ', 'en').map(({ type }) => type)).toEqual([
      'combat-move',
    ]));
});

test.each([
  ['en', 'three rowing-boats, four men, makes 36'],
  ['de', 'drei Kuhfladen, vier Mann, macht 36'],
  ['nl', 'drie roeispanen, vier man, maakt 36'],
] as const)('%s: what nobody knows is not left out of a purchase: %s', (language, text) =>
  expect(orders('usa', text, language)).toEqual([]),
);

test('the only man of a place goes by it: the Alaska guy walks to Western Canada', () =>
  expect(orders('usa', 'ncm\nthe Alaska guy walks to Western Canada', 'en')[0]).toMatchObject({
    moves: [{ units: { infantry: 1 }, path: ['alaska', 'western-canada'] }],
  }));

test('all that is aboard goes ashore: offload everything in UK', () => {
  const text = 'ncm\n1 trn E US SZ load 2 inf in E US > E Can SZ > UK SZ, offload everything in UK';
  expect(codes('usa', text, 'en')).toEqual([]);
  expect(orders('usa', text, 'en')[0]).toMatchObject({
    moves: expect.arrayContaining([expect.objectContaining({ kind: 'unload', to: 'united-kingdom' })]),
  });
});

test.each([
  ['en', 'buy 1 ftr, 5 inf\nplace\nThe new ones (1 ftr + 5 inf) all in England.'],
  ['de', 'Kauf 1 Jg, 5 Inf\nAufstellung\nDie Neuen (Jg, 5 Inf) alle in England.'],
  ['nl', 'koop 1 jager, 5 inf\nplaatsing\nNieuwe spullen (jager + 5 inf) allemaal in Engeland.'],
  ['nl', 'koop 1 jager, 5 inf\nplaatsing\njager + 5 inf allemaal in Engeland'],
] as const)('%s: those just counted are put down once: %s', (language, text) => {
  const placed = orders('uk', text, language).flatMap((order) => (order.type === 'place' ? order.placements : []));
  const count = (type: 'infantry' | 'fighter') => placed.reduce((sum, { units }) => sum + (units[type] ?? 0), 0);
  expect([count('infantry'), count('fighter')]).toEqual([5, 1]);
});

describe('those who are not named stay where they are', () => {
  test.each([
    ['en', 'ncm\n3 inf from Caucasus go to Karelia, the others stay.'],
    ['de', 'NK\nAus dem Kaukasus gehen 3 Inf nach Karelien, die beiden anderen bleiben im Kaukasus stehen.'],
    ['de', 'NK\nAus dem Kaukasus gehen 3 Inf nach Karelien, der Rest bleibt im Kaukasus.'],
    ['nl', 'zonder gevecht\n3 inf van de Kaukasus naar Karelië, de rest blijft staan.'],
  ] as const)('%s: %s', (language, text) => {
    expect(codes('ussr', text, language)).toEqual([]);
    expect(orders('ussr', text, language)[0]).toMatchObject({
      moves: [{ units: { infantry: 3 }, path: ['caucasus', 'karelia-ssr'] }],
    });
  });
  test.each([
    ['en', 'buy 6 inf\nplace\n4 inf in Karelia, the rest stay in Russia'],
    ['de', 'Kauf 6 Inf\nAufstellung: 4 Inf Karelien, Rest bleibt in Moskau.'],
    ['nl', 'koop 6 inf\nPlaatsing: 4 inf Karelië, de rest blijft in Moskou.'],
  ] as const)('%s: but new units are put down where they stay: %s', (language, text) => {
    const placed = orders('ussr', text, language).flatMap((order) => (order.type === 'place' ? order.placements : []));
    expect(placed).toEqual([
      { space: 'karelia-ssr', units: { infantry: 4 } },
      { space: 'russia', units: { infantry: 2 } },
    ]);
  });
  test.each([
    ['en', 'buy 6 inf\nno attacks\nThe rest stays in Russia.'],
    ['de', 'Kauf 6 Inf\nkein Kampf\nDer Rest bleibt in Moskau.'],
    ['nl', 'koop 6 inf\ngeen aanval\nAlles in Moskou blijft staan.'],
  ] as const)('%s: and who stays before that puts nobody down: %s', (language, text) =>
    expect(orders('ussr', text, language).map(({ type }) => type)).not.toContain('place'),
  );
});

test.each([
  [
    'nl',
    'koop 3 tanks, 1 transport, 2 inf\nplaatsing\nVan de nieuwe spullen gaan de drie tanks naar Japan. Het transport leg ik in de Japanse Zee en de twee inf blijven in Tokio.',
  ],
  [
    'de',
    'Kauf 3 Pz, 1 Trn, 2 Inf\nAufstellung\nVon den neuen Sachen gehen die drei Panzer nach Japan. Der Transporter kommt ins Japanische Meer und die zwei Inf bleiben in Tokio.',
  ],
  [
    'en',
    'buy 3 tanks, 1 trn, 2 inf\nplacement\nOf the new stuff the three tanks go to Japan. The transport goes to the Sea of Japan and the two inf stay in Tokyo.',
  ],
] as const)('%s: the last of the new ones stay where they are put: %s', (language, text) => {
  const placed = orders('japan', text, language).flatMap((order) => (order.type === 'place' ? order.placements : []));
  expect(codes('japan', text, language)).toEqual([]);
  expect(new Set(placed.map(({ space, units }) => JSON.stringify([space, units])))).toEqual(
    new Set([
      JSON.stringify(['japan', { armor: 3 }]),
      JSON.stringify(['sea-of-japan', { transport: 1 }]),
      JSON.stringify(['japan', { infantry: 2 }]),
    ]),
  );
});

test.each([
  ['en', 'China: fighter Manchuria, fighter Burma. Fighters back.'],
  ['de', 'China: Jäger Mandschurei, Jäger Burma. Jäger zurück.'],
  ['nl', 'China: jager Mantsjoerije, jager Indochina. Jagers terug.'],
] as const)('%s: planes named together behind a list each go home: %s', (language, text) => {
  const moves = orders('japan', text, language).flatMap((order) => (order.type === 'combat-move' ? order.moves : []));
  expect(moves.map((move) => move.kind === 'march' && move.land)).toEqual(['manchuria', 'french-indochina-burma']);
});
