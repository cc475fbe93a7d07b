// Moves in tables: what stands in which column.

import { describe, expect, test } from 'vitest';
import type { Language, Power } from '../../src/vocab/index.ts';
import { read, ways } from './support.ts';

const combat = (power: Power, text: string, language: Language) =>
  read({ power }, `combat moves\n${text}`, { language });

describe('tables', () => {
  test('a column is known by one word of its head', () => {
    const rows = '| from | units | target | plane lands |\n|---|---|---|---|\n| UKR | 1 ftr | BLA | UKR |';
    expect(ways('germany', rows)).toEqual([[{ fighter: 1 }, 'ukraine-ssr', 'black-sea', 'ukraine-ssr']]);
  });
  test('how many stand in a column of their own', () => {
    const rows = '| no | units | from | to |\n|---|---|---|---|\n| 2 | inf | UKR | CAU |';
    expect(ways('germany', rows)).toEqual([[{ infantry: 2 }, 'ukraine-ssr', 'caucasus', undefined]]);
  });
  test('what stands in a column that nobody knows is asked about, remarks are not', () => {
    const rows = (head: string) =>
      `| from | units | target | ${head} |\n|---|---|---|---|\n| UKR | 2 inf | CAU | WEU |`;
    expect(combat('germany', rows('weather'), 'en').problems).toHaveLength(1);
    expect(combat('germany', rows('remarks'), 'en').problems).toEqual([]);
  });
});

describe('tables of who keeps books', () => {
  const bought = (power: Power, text: string) => read({ power }, text, { language: 'en' }).orders[0];
  test('prices and sums are no units', () => {
    const rows =
      'Purchase\nItem         Qty   Unit price   Amount\nInfantry       8            3       24\nTotal          8                    24';
    expect(read({ power: 'ussr' }, rows, { language: 'en' }).problems).toEqual([]);
    expect(bought('ussr', rows)).toMatchObject({ units: { infantry: 8 } });
  });
  test('how many of each kind stand below its name', () => {
    const rows =
      'buy 2 inf, 2 arm\ncombat moves\nnone\nncm\nnone\nplace\nTerritory    Inf   Arm   Ftr\nRussia         1     2     -\nKarelia        1     0     0\nIndia          0     0     -\nTotal          2     2     0';
    const { orders, problems, remarks } = read({ power: 'ussr' }, rows, { language: 'en' });
    expect([problems, remarks]).toEqual([[], []]);
    expect(orders.at(-1)).toMatchObject({
      placements: [
        { space: 'russia', units: { infantry: 1, armor: 2 } },
        { space: 'karelia-ssr', units: { infantry: 1 } },
      ],
    });
  });
  test('rows may be counted, and notes stand beside the units', () => {
    const rows =
      '| Nr | Units | From | To |\n|---|---|---|---|\n| 1 | 2 inf | UKR | CAU |\n| 2 | 1 ftr (land UKR) | UKR | CAU |';
    expect(ways('germany', rows)).toEqual([
      [{ infantry: 2 }, 'ukraine-ssr', 'caucasus', undefined],
      [{ fighter: 1 }, 'ukraine-ssr', 'caucasus', 'ukraine-ssr'],
    ]);
  });
  test('a remark that tells a way is part of the order', () => {
    const rows =
      '| units | from | to | remark |\n|---|---|---|---|\n| 1 bmr | GER | KAR | raid, flight over Eastern Europe, lands in GER |';
    const { orders, problems } = combat('germany', rows, 'en');
    expect(problems).toEqual([]);
    expect(orders[0]).toMatchObject({
      moves: [{ path: ['germany', 'eastern-europe', 'karelia-ssr'], land: 'germany', mission: 'raid' }],
    });
  });
  test('what was made a comment is no row of a table', () =>
    expect(read({ power: 'ussr' }, 'buy\n| Unit | Number |\n| inf | 8 |\n#- | who | knows |', {}).problems).toEqual(
      [],
    ));
});

describe('tables as people make them', () => {
  const KARELIA = [
    [{ infantry: 3 }, 'finland-norway', 'karelia-ssr', undefined],
    [{ infantry: 2, armor: 1 }, 'eastern-europe', 'karelia-ssr', undefined],
  ];
  test.each([
    ['en', 'a comma', 'from, units, to\nFIN, 3 inf, KAR\nEEU, 2 inf, 1 arm, KAR'],
    ['en', 'a tab', 'Qty\tUnit\tSource\tTarget\n3\tinf\tFIN\tKAR\n2\tinf 1 arm\tEEU\tKAR'],
    ['de', 'a semicolon', 'Von; Einsatz; Ziel\nFinnland; 3 Inf; Karelien\nOsteuropa; 2 Inf, 1 Pz; Karelien'],
    ['nl', 'a stroke', 'herkomst / inzet / doel\nFinland / 3 inf / Karelië\nOost-Europa / 2 inf, 1 tank / Karelië'],
    ['nl', 'a bar', 'Aanval | Vanuit | Inzet\nKarelië | Finland | 3 inf\nKarelië | Oost-Europa | 2 inf 1 tank'],
    ['de', 'quotation marks', 'Von,Einheiten,Nach\nFinnland,"3 Inf",Karelien\nOsteuropa,"2 Inf, 1 Pz",Karelien'],
  ] as const)('%s: %s parts the cells', (language, _, rows) => {
    expect(combat('germany', rows, language).problems).toEqual([]);
    expect(ways('germany', rows, language)).toEqual(KARELIA);
  });
  test.each([
    ['en', 'KAR | FIN | 3 inf\n    | EEU | 2 inf 1 arm'],
    ['en', 'FIN | KAR | 3 inf\nEEU | KAR | 2 inf 1 arm'],
    ['de', '| Karelien | 3 Inf | Finnland |\n| | 2 Inf 1 Pz | Osteuropa |'],
    ['en', 'FIN | KAR | 3 inf | \nEEU | KAR | 2 inf 1 arm'],
    ['nl', 'Finland | 3 inf | Karelië\nOost-Europa | 2 inf 1 tank | Karelië'],
  ] as const)('%s: without a head, whoever stands in one of two places comes from there: %s', (language, rows) =>
    expect(ways('germany', rows, language)).toEqual(KARELIA),
  );
  test('a note in the cell of a kind is said of that kind', () =>
    expect(ways('germany', 'Target | From | Inf | Ftr\nKAR | FIN | 3 | 1 (FIN)')).toEqual([
      [{ infantry: 3 }, 'finland-norway', 'karelia-ssr', undefined],
      [{ fighter: 1 }, 'finland-norway', 'karelia-ssr', 'finland-norway'],
    ]));
  test('a sentence with commas and such words is no head', () => {
    const { orders } = read({ power: 'germany' }, 'combat moves\n3 inf FIN > KAR\nfrom here, to there, who knows', {
      language: 'en',
    });
    expect(orders).toMatchObject([{ moves: [{ units: { infantry: 3 } }] }]);
  });
});

test.each([
  [
    'en',
    'from              units             attack strength\nWest Coast        1 battleship      4\nWestern US        2 fighters        6',
  ],
  [
    'de',
    'Herkunft          Einsatz           Angriffswert\nWestküste         1 Schlachtschiff  4\nWest-USA          2 Jäger           6',
  ],
  [
    'nl',
    'herkomst          inzet             aanvalswaarde\nWestkust          1 slagschip       4\nWestelijke VS     2 jagers          6',
  ],
] as const)('%s: a column of what units hit on is passed over', (language, table) => {
  const heading = { en: 'Hawaii Sea Zone:', de: 'Hawaiisee:', nl: 'Zee van Hawaï:' }[language];
  const { orders, problems } = read({ power: 'usa' }, `combat moves\n${heading}\n${table}`, { language });
  expect(problems).toEqual([]);
  expect(orders[0]).toMatchObject({
    moves: [
      { units: { battleship: 1 }, path: ['us-west-coast', 'hawaiian-sea'] },
      { units: { fighter: 2 }, path: ['western-usa', 'us-west-coast', 'hawaiian-sea'] },
    ],
  });
});

test.each([
  ['en', 'from            to              how many\nChina           Sinkiang        2 inf'],
  ['de', 'von             nach            Anzahl\nChina           Sinkiang        2 Inf'],
  ['nl', 'van             naar            hoeveel\nChina           Sinkiang        2 inf'],
] as const)('%s: units stand where they are counted', (language, table) =>
  expect(read({ power: 'usa' }, `ncm\n${table}`, { language }).orders[0]).toMatchObject({
    moves: [{ units: { infantry: 2 }, path: ['china', 'sinkiang'] }],
  }),
);

test('COMBAT heads the attackers of each target where nobody was sent yet', () => {
  const text =
    'COMBAT\n\nIndia\n- 4 inf from French Indochina\nIn all 4 inf against 3 inf\n\nSinkiang\n- 2 inf from China\n\nPlease roll both.';
  const { orders, problems } = read({ power: 'japan' }, text, { language: 'en' });
  expect(problems).toEqual([]);
  expect(orders.map(({ type }) => type)).toEqual(['combat-move', 'fight']);
});

test.each([
  [
    'en',
    'what | from | via | lands',
    '3 trn + 6 inf | Eastern US | East Coast, NAO, NEA |',
    '1 bmr | Eastern US | | French West Africa',
    'Attack on Algeria:',
  ],
  [
    'de',
    'was | von | via | landet',
    '3 Trn + 6 Inf | Ost-USA | Ostküste, NAO, NEA |',
    '1 Bmb | Ost-USA | | Französisch-Westafrika',
    'Angriff auf Algerien:',
  ],
  [
    'nl',
    'wat | van | via | landt',
    '3 trn + 6 inf | Oost-VS | Oostkust, NAO, NEA |',
    '1 bom | Oost-VS | | Frans West-Afrika',
    'Aanval Algerije',
  ],
] as const)('%s: a column for the way', (language, head, ships, plane, heading) => {
  const units = [
    { space: 'us-east-coast', power: 'usa', units: { transport: 2 } },
    { space: 'eastern-usa', power: 'usa', units: { infantry: 6 } },
  ] as const;
  const given = { power: 'usa', units, control: { algeria: 'germany' } } as const;
  const { orders, problems } = read(given, `${heading}\n\n${head}\n${ships}\n${plane}`, { language });
  expect(problems).toEqual([]);
  expect(orders[0]).toMatchObject({
    moves: [
      { kind: 'load', units: { infantry: 6 } },
      { path: ['us-east-coast', 'north-atlantic', 'northeast-atlantic'], units: { transport: 3 } },
      { kind: 'unload', to: 'algeria' },
      { units: { bomber: 1 }, land: 'french-west-africa' },
    ],
  });
});

test('a heading with a sum in brackets heads what is put down', () => {
  const text =
    'buy 1 ic, 4 inf\nno attacks\n\nPlacement of the purchases (36 - 27 = 9 carried forward):\n| Where | Units | Value |\n| India | 1 industrial complex | 15 |\n| United Kingdom | 4 infantry | 12 |\n| Total | | 27 |';
  const { orders, problems } = read({ power: 'uk' }, text, { language: 'en' });
  expect(problems).toEqual([]);
  expect(orders.at(-1)).toMatchObject({
    placements: [
      { space: 'india', units: { 'industrial-complex': 1 } },
      { space: 'united-kingdom', units: { infantry: 4 } },
    ],
  });
});
