// What the linked war alone has in its lines: words that mean a space on both boards, attacks in a theatre that was
// won, the peace broken, convoy money for purses of both boards, units brought home; in three languages.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { OrderOf, PowerOrder } from '../../src/engine/index.ts';
import { makeOrder, parseSheet } from '../../src/notation/index.ts';
import { linked2001 } from '../../src/rulesets/linked-2001/index.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { contextOf, type Given, NONCE, read } from './support.ts';

type Where = Omit<Given, 'ruleset'>;

const ordersIn = (where: Where, text: string): readonly unknown[] => {
  const { orders, problems } = read({ ruleset: linked2001, ...where }, text);
  expect(problems).toEqual([]);
  return orders;
};

describe('words that both boards have', () => {
  const usa: Where = { power: 'usa', phase: 'noncombat-move', setup: 'empty' };

  test.each(['United States', 'USA', 'Vereinigte Staaten', 'VS'])('%s with units on both is asked about', (word) => {
    const units = ['eu:united-states', 'pa:united-states'].map((space) => ({
      space,
      power: 'usa' as const,
      units: { infantry: 1 },
    }));
    const { orders, problems } = read({ ruleset: linked2001, ...usa, units }, `1 inf ${word} > Canada`);
    expect(orders).toEqual([]);
    expect(problems).toMatchObject([
      {
        code: 'ambiguous-space',
        nearest: [{ space: 'eu:united-states' }, { space: 'pa:united-states' }],
      },
    ]);
  });

  test.each(['British Convoy 2', 'UK Convoy 2', 'Britischer Konvoi 2', 'Brits konvooi 2'])(
    '%s is a name with its number',
    (word) => {
      const units = ['eu:bay-of-biscay', 'eu:british-convoy-2'].map((space) => ({
        space,
        power: 'germany' as const,
        units: { submarine: 2 },
      }));
      const where: Where = { power: 'germany', phase: 'noncombat-move', setup: 'empty', units };
      const path = ['eu:bay-of-biscay', 'eu:azores-sea', 'eu:british-convoy-2'];
      expect(ordersIn(where, `2 subs BIS > ${word}`)).toMatchObject([{ moves: [{ units: { submarine: 2 }, path }] }]);
      expect(ordersIn(where, `1 sub ${word} > BIS`)).toMatchObject([{ moves: [{ path: path.toReversed() }] }]);
    },
  );

  test.each([
    'die drei Träger mit ihren Jägern aus SZ 20 nach SZ 9',
    'the three carriers with their fighters from SZ 20 to SZ 9',
    'de drie vliegdekschepen met hun gevechtsvliegtuigen van SZ 20 naar SZ 9',
  ])('planes of carriers are all of them: %s', (text) => {
    const units = [{ space: 'pa:sea-zone-20', power: 'japan' as const, units: { carrier: 3, fighter: 6 } }];
    const enemy = { space: 'pa:sea-zone-9', power: 'usa' as const, units: { transport: 1 } };
    const where: Where = { power: 'japan', phase: 'combat-move', setup: 'empty', units: [...units, enemy] };
    expect(ordersIn(where, text)).toMatchObject([
      { moves: [{ units: { carrier: 3 } }, { units: { fighter: 6 }, path: ['pa:sea-zone-20', 'pa:sea-zone-9'] }] },
    ]);
  });

  test.each(['eu', 'pa'])('the id says which board is meant: %s', (board) => {
    const units = [{ space: `${board}:united-states`, power: 'usa' as const, units: { infantry: 1 } }];
    const path = [`${board}:united-states`, `${board}:canada`];
    const text = `1 inf ${board}:united-states > ${board}:canada`;
    expect(ordersIn({ ...usa, units }, text)).toMatchObject([{ moves: [{ path }] }]);
  });

  test.each([
    ['Pacific board USA', 'pa:united-states'],
    ['USA (Pacific)', 'pa:united-states'],
    ['pa:USA', 'pa:united-states'],
    ['pa: USA', 'pa:united-states'],
    ['USA on the European map', 'eu:united-states'],
    ['the USA in Europe', 'eu:united-states'],
    ['Vereinigte Staaten (Europabrett)', 'eu:united-states'],
    ['USA im Pazifik', 'pa:united-states'],
    ['pazifisches Brett USA', 'pa:united-states'],
    ['Verenigde Staten (Europees bord)', 'eu:united-states'],
    ['VS in de Stille Oceaan', 'pa:united-states'],
    ['Stille Oceaan: VS', 'pa:united-states'],
  ])('the board may be named beside the space: %s', (name, space) => {
    const units = ['eu:united-states', 'pa:united-states'].map((each) => ({
      space: each,
      power: 'usa' as const,
      units: { infantry: 1 },
    }));
    const path = [space, `${space.slice(0, 2)}:canada`];
    expect(ordersIn({ ...usa, units }, `1 inf ${name} > ${path[1]}`)).toMatchObject([{ moves: [{ path }] }]);
    expect(ordersIn({ ...usa, units }, `1 inf ${path[1]?.slice(0, 3)}USA > ${path[1]}`)).toMatchObject([
      { moves: [{ path }] },
    ]);
  });

  test.each([
    ['1 inf eu:canada > Pacific board', 'a board is no space'],
    ['1 inf Hawaii on the Europe board > pa:sea-zone-9', 'the space is on the other board'],
    ['1 inf Europe Hawaii > pa:sea-zone-9', 'the space is on the other board'],
  ])('%s: %s', (text) => {
    const { orders, problems } = read({ ruleset: linked2001, ...usa }, text);
    expect(orders).toEqual([]);
    expect(problems).toHaveLength(1);
  });

  test.each([
    'if Canada is lost, do not land 1 inf Greenland',
    'place 2 inf USA',
    'Platziere 2 Inf in USA',
    'plaats 2 inf in VS',
  ])('a doubtful space is asked about with both readings: %s', (text) => {
    const { problems } = read({ ruleset: linked2001, power: 'usa', phase: 'place', purchased: { infantry: 2 } }, text);
    expect(problems.flatMap(({ nearest }) => nearest)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ space: expect.stringMatching(/^eu:/) }),
        expect.objectContaining({ space: expect.stringMatching(/^pa:/) }),
      ]),
    );
  });

  test('every space is read under the name that lines are written with', () => {
    const context = contextOf({ ruleset: linked2001, ...usa, phase: 'combat-move' });
    for (const { id } of linked2001.board.spaces) {
      const order: PowerOrder = { type: 'combat-move', power: 'usa', moves: [], attacks: [id], nonce: NONCE };
      expect(parseSheet(context, makeOrder(context, order))).toMatchObject({ orders: [order], problems: [] });
    }
  });

  test.each([
    ['Western United States', 'pa:united-states'],
    ['Weststaaten der USA', 'pa:united-states'],
    ['Oostelijke VS', 'eu:united-states'],
  ])('%s has a name of its own', (name, space) => {
    const units = [{ space, power: 'usa' as const, units: { fighter: 1 } }];
    const [order] = ordersIn({ ...usa, units }, `1 ftr ${name} > ${space.slice(0, 2)}:canada`);
    expect(order).toMatchObject({ moves: [{ path: [space, `${space.slice(0, 2)}:canada`] }] });
  });
});

describe('an attack where a theatre was won', () => {
  const uk: Where = { power: 'uk', phase: 'combat-move' };

  test.each([
    'Combat moves\nattack Vichy France, Poland',
    'break the peace in Vichy France and Poland',
    'resume the war: Vichy France, Poland',
    'Angriffszüge\nAngriff Vichy-Frankreich und Polen',
    'Brich den Frieden in Vichy-Frankreich und Polen',
    'Gevechtszetten\naanval Vichy-Frankrijk, Polen',
    'breek de vrede in Vichy-Frankrijk en Polen',
  ])('%s', (text) => {
    expect(ordersIn(uk, text)).toMatchObject([
      { type: 'combat-move', power: 'uk', moves: [], attacks: ['eu:vichy-france', 'eu:poland'] },
    ]);
  });

  test('it goes with the moves of the same phase', () => {
    const text = 'Combat moves\n2 inf France > Vichy France\nattack Vichy France';
    const path = ['eu:france', 'eu:vichy-france'];
    expect(ordersIn(uk, text)).toMatchObject([{ moves: [{ path }], attacks: ['eu:vichy-france'] }]);
  });

  test('units behind the space are a move', () => {
    const [order] = ordersIn(uk, 'attack Vichy France with 2 inf from France');
    expect(order).toMatchObject({ moves: [{ path: ['eu:france', 'eu:vichy-france'] }] });
    expect(order).not.toHaveProperty('attacks');
  });

  test('where the peace is broken has to be said', () => {
    const { orders, problems } = read({ ruleset: linked2001, ...uk }, 'break the peace');
    expect(orders).toEqual([]);
    expect(problems.map(({ code }) => code)).toEqual(['space-missing']);
  });
});

test.each([
  ['uk', 'convoy money: 10 England, 8 India, 10 Australia', ['england', 'india', 'australia']],
  ['uk', 'Konvoigeld: 10 England, 8 Indien und 10 Australien', ['england', 'india', 'australia']],
  ['uk', 'konvooigeld: 10 Engeland, 8 India en 10 Australië', ['england', 'india', 'australia']],
  [
    'usa',
    'convoy money: 10 America in Europe, 15 America in the Pacific',
    ['america-in-europe', 'america-in-the-pacific'],
  ],
  ['usa', 'convoy money: 10 to Europe and 15 to the Pacific', ['america-in-europe', 'america-in-the-pacific']],
  ['usa', 'Konvoigeld: 10 Amerika in Europa, 15 Amerika im Pazifik', ['america-in-europe', 'america-in-the-pacific']],
  [
    'usa',
    'konvooigeld: 10 Amerika in Europa, 15 Amerika in de Stille Oceaan',
    ['america-in-europe', 'america-in-the-pacific'],
  ],
] as const)('%s: %s', (power, text, purses) => {
  const [order] = ordersIn({ power }, text);
  expect(order).toMatchObject({ type: 'divide-fund', power, shares: purses.map((purse) => ({ purse })) });
});

test.each([
  'Purchase\nEurope: 2 inf\nPacific: 1 marine',
  'Einkauf\nAmerika in Europa: 2 Inf\nAmerika im Pazifik: 1 Marineinfanterie',
  'Aankoop\nAmerika in Europa: 2 inf\nStille Oceaan: 1 marinier',
])('%s', (text) => {
  expect(ordersIn({ power: 'usa', phase: 'purchase' }, text)).toEqual([
    { type: 'purchase', power: 'usa', purse: 'america-in-europe', units: { infantry: 2 } },
    { type: 'purchase', power: 'usa', purse: 'america-in-the-pacific', units: { marine: 1 } },
  ]);
});

test.each([
  ['recall: all', 'all'],
  ['bring home all', 'all'],
  ['Recall: none', 'none'],
  ['Heimholen: alle', 'all'],
  ['heimholen: keine', 'none'],
  ['terugroepen: alle', 'all'],
  ['Roep terug: geen', 'none'],
])('%s', (text, units) => {
  expect(ordersIn({ power: 'ussr' }, text)).toEqual([{ type: 'recall', power: 'ussr', units }]);
});

test.each([
  '1 ftr Philippines > SZ 38 patrol',
  '1 Jäg Philippinen > Seezone 38 auf Patrouille',
  '1 jager Filipijnen > Zeezone 38 (op patrouille)',
])('%s', (text) => {
  const path = ['pa:philippines', 'pa:sea-zone-38'];
  expect(ordersIn({ power: 'usa', phase: 'noncombat-move' }, text)).toMatchObject([
    { moves: [{ path, mission: 'patrol' }] },
  ]);
});

test.each([
  'kamikaze: 2 battleship SZ 24, 1 carrier SZ 35',
  'Kamikazeangriffe: 2 auf Schlachtschiff Seezone 24, Träger in Seezone 35',
  'kamikaze: 2 op slagschip in Zeezone 24 en 1 vliegdekschip Zeezone 35',
])('%s', (text) => {
  expect(ordersIn({ power: 'japan' }, text)).toMatchObject([
    { type: 'kamikaze', strikes: [{ space: 'pa:sea-zone-24' }, { space: 'pa:sea-zone-35' }] },
  ]);
});

test.each([
  ['1 ftr Moscow > Russia > Siberia > CCCP West', ['eu:moscow', 'eu:russia', 'eu:siberia', 'cccp-west']],
  ['1 Jäg Moskau > Russland > Sibirien > UdSSR West', ['eu:moscow', 'eu:russia', 'eu:siberia', 'cccp-west']],
  ['1 jager Moskou > Rusland > Siberië > CCCP West', ['eu:moscow', 'eu:russia', 'eu:siberia', 'cccp-west']],
] as const)('a flight onto the strip: %s', (text, path) => {
  expect(ordersIn({ power: 'ussr', phase: 'noncombat-move' }, text)).toMatchObject([{ moves: [{ path }] }]);
});

describe('a fund', () => {
  const divided = (power: 'uk' | 'usa', ipc: number, text: string): readonly unknown[] => {
    const context = contextOf({ ruleset: linked2001, power });
    const due = [{ choice: 'fund' as const, from: [power], ipc, purses: [] }];
    const state = { ...context.state, turn: { ...context.state.turn, due } };
    const { orders, problems } = parseSheet({ ...context, state }, text);
    expect(problems).toEqual([]);
    return orders;
  };
  const british = [
    { purse: 'england', ipc: 10 },
    { purse: 'india', ipc: 8 },
    { purse: 'australia', ipc: 10 },
  ];

  test.each([
    'convoy money: 10 England, 8 India, the rest to Australia',
    'convoy pot: England 10, India 8, Australia 10',
    'Split the convoy money: 10 UK, 8 Ind, 10 Aus',
    'convoy income: England: 10, India: 8, Australia: rest',
    'Konvoikasse: 10 England, 8 Indien, Rest Australien',
    'Verteile das Konvoigeld: England 10, Indien 8, Australien 10',
    'konvooipot: 10 VK, 8 India, rest Australië',
  ])('%s', (text) => {
    expect(divided('uk', 28, text)).toMatchObject([{ type: 'divide-fund', power: 'uk', shares: british }]);
  });

  test.each([
    'convoy money: all to the Pacific',
    'convoy fund: 25 Western US',
    'convoy fund: all pac',
    'Konvoigeld: alles in den Pazifik',
    'konvooigeld: alles naar de Stille Oceaan',
  ])('%s', (text) => {
    const shares = [{ purse: 'america-in-the-pacific', ipc: 25 }];
    expect(divided('usa', 25, text)).toMatchObject([{ type: 'divide-fund', power: 'usa', shares }]);
  });

  test.each([
    'convoy money: 10 England, 8 India, 10 Australia\nend turn',
    'end turn\nconvoy money: 10 England, 8 India, 10 Australia',
  ])('is divided as the turn ends, wherever the sheet says how: %s', (text) => {
    const orders = ordersIn({ power: 'uk', phase: 'place' }, text);
    expect(orders).toMatchObject([{ type: 'end-turn' }, { type: 'divide-fund', shares: british }]);
  });

  test('two that wait are divided in one sheet', () => {
    const context = contextOf({ ruleset: linked2001, power: 'uk' });
    const due = [
      { choice: 'fund' as const, from: ['uk' as const], ipc: 28, purses: [] },
      { choice: 'fund' as const, from: ['usa' as const], ipc: 25, purses: [] },
    ];
    const state = { ...context.state, turn: { ...context.state.turn, due } };
    const text = 'convoy money: 10 England, 8 India, 10 Australia\nconvoy money: all to the Pacific';
    expect(parseSheet({ ...context, state }, text)).toMatchObject({
      problems: [],
      orders: [
        { type: 'divide-fund', power: 'uk', shares: british },
        { type: 'divide-fund', power: 'usa', shares: [{ purse: 'america-in-the-pacific', ipc: 25 }] },
      ],
    });
  });

  test('what is left is told of a fund that waits alone', () => {
    const { orders, problems } = read({ ruleset: linked2001, power: 'uk' }, 'convoy money: rest to India');
    expect(orders).toEqual([]);
    expect(problems).toHaveLength(1);
  });
});

describe('a condition', () => {
  test.each([
    'if pa:canada ours: 2 inf India > Burma',
    'if Canada (Pacific) ours: 2 inf India > Burma',
    'if Pacific board Canada ours: 2 inf India > Burma',
    'wenn Kanada im Pazifik unser: 2 Inf Indien > Birma',
    'als Canada (Stille Oceaan) van ons: 2 inf India > Birma',
  ])('%s', (text) => {
    const language = text.startsWith('wenn') ? 'de' : text.startsWith('als') ? 'nl' : 'en';
    const { lines, problems } = parseSheet({ ...contextOf({ ruleset: linked2001, power: 'uk' }), language }, text);
    expect(problems).toEqual([]);
    expect(lines.flatMap(({ hung }) => hung)).toMatchObject([{ condition: { is: 'held', space: 'pa:canada' } }]);
  });
});

describe('fight all', () => {
  const battles = (where: Where, text: string): readonly string[] =>
    ordersIn(where, text).flatMap((order) =>
      (order as PowerOrder).type === 'fight' ? (order as OrderOf<'fight'>).battles.map(({ battle }) => battle) : [],
    );

  test('is also the battle that breaks a peace', () => {
    const where: Where = { power: 'japan', phase: 'combat-move', round: 2 };
    expect(battles(where, 'combat\n3 inf Manchuria > Soviet Union\nfight all')).toEqual(['pa:soviet-union']);
  });

  test('but not with those whose peace nobody breaks', () => {
    const units = [
      { space: 'pa:siam', power: 'japan' as const, units: { infantry: 1 } },
      { space: 'pa:burma', power: 'germany' as const, units: { infantry: 1 } },
    ];
    const { problems } = read(
      { ruleset: linked2001, power: 'japan', phase: 'combat-move', setup: 'empty', units },
      'combat\n1 inf Siam > Burma\nfight all',
    );
    expect(problems.map(({ code }) => code)).toEqual(['no-battles']);
  });
});

/** Where each row of the guide is read, from above. */
const ROWS: readonly Where[] = [
  {
    power: 'usa',
    phase: 'noncombat-move',
    setup: 'empty',
    units: [{ space: 'eu:canada', power: 'usa', units: { infantry: 1 } }],
  },
  { power: 'uk', phase: 'place' },
  { power: 'usa', phase: 'place' },
  { power: 'uk', phase: 'purchase' },
  { power: 'uk', phase: 'combat-move' },
];
const HEADINGS = { en: '## The linked war', de: '## Der verbundene Krieg', nl: '## De gekoppelde oorlog' } as const;

test.each(LANGUAGES)('every line that the guide has for it is read, in %s', (language) => {
  const guide = path.join(import.meta.dirname, `../../content/guides/${language}/order-notation.md`);
  const [, section = ''] = readFileSync(guide, 'utf8').split(`${HEADINGS[language]}\n`);
  const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| (?!---|when|wann|wanneer).*\| (.*) \|$/gm)];
  expect(rows).toHaveLength(ROWS.length);
  for (const [index, [, told = '']] of rows.entries())
    for (const [, line = ''] of told.matchAll(/`([^`]+)`/g)) {
      const where = ROWS[index];
      if (where === undefined) throw new Error(`Nobody says where row ${index} is read.`);
      const { orders, problems } = read({ ruleset: linked2001, ...where }, line, { language });
      expect({ line, problems }).toEqual({ line, problems: [] });
      expect(orders).toHaveLength(1);
    }
});
