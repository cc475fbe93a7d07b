import { describe, expect, test } from 'vitest';
import { NO_NONCE } from '../../src/engine/index.ts';
import { parseSheet, type Sheet } from '../../src/notation/index.ts';
import { secondEdition } from '../../src/rulesets/index.ts';
import type { Language, Phase, Power, UnitCounts } from '../../src/vocab/index.ts';
import { stateOf } from './support.ts';

const read = (
  power: Power,
  language: Language,
  text: string,
  then: { readonly phase?: Phase; readonly purchased?: UnitCounts } = {},
): Sheet =>
  parseSheet({ ruleset: secondEdition, state: stateOf({ power, ...then }), power, nonce: NO_NONCE, language }, text);

const kinds = ({ orders, problems }: Sheet): readonly string[] => [
  ...orders.map(({ type }) => type),
  ...problems.map(({ code }) => code),
];

describe('what is said to people beside an order', () => {
  test.each([
    ['en', '3 inf Karelia > Ukraine, somebody has to do it'],
    ['en', '3 inf Karelia > Ukraine, why not'],
    ['de', '3 Inf Karelien > Ukraine, einer muss ja anfangen'],
    ['nl', '3 inf Karelië > Oekraïne, voor de gezelligheid'],
  ] as const)('%s: %s', (language, text) => {
    expect(kinds(read('ussr', language, text))).toEqual(['combat-move']);
  });
  test.each([
    ['en', "8 inf, that's all my money"],
    ['de', 'Kauf: 8 Inf, mehr Geld ist nicht da.'],
    ['nl', '8 inf, dat is al mijn geld'],
  ] as const)('of the purse, %s: %s', (language, text) => {
    expect(read('ussr', language, text).orders).toMatchObject([{ type: 'purchase', units: { infantry: 8 } }]);
  });
  test.each([
    ['en', '3 inf Karelia > Ukraine, unless it rains'],
    ['de', '3 Inf Karelien > Ukraine, vielleicht'],
    ['nl', '3 inf Karelië > Oekraïne, behalve de tank'],
  ] as const)('may change it, and is asked about, %s: %s', (language, text) => {
    expect(read('ussr', language, text).problems).toHaveLength(1);
  });
  test.each([
    ['en', 'Pity about that battleship, but well, on we go.'],
    ['de', 'Schade um das Schlachtschiff, aber gut, weiter.'],
    ['nl', 'jammer van dat slagschip, maar goed, door.'],
  ] as const)('%s: a unit is only spoken of: %s', (language, text) => {
    const { orders, lines } = read('ussr', language, text);
    expect(orders).toEqual([]);
    expect(lines[0]?.chat).not.toEqual([]);
  });
  test.each([
    ['de', 'Remis? Ja gern, einverstanden.'],
    ['de', 'Hallo. Ja gern.'],
  ] as const)('%s: two words are no unit that a blank fell into: %s', (language, text) => {
    expect(read('germany', language, text).orders).toEqual([]);
  });
  test('names of several words, with a blank or without', () => {
    expect(read('ussr', 'en', 'buy 1 air craft carrier').orders).toMatchObject([{ units: { carrier: 1 } }]);
    expect(read('ussr', 'de', 'Kauf: 1 U Boot').orders).toMatchObject([{ units: { submarine: 1 } }]);
    expect(read('ussr', 'en', 'buy 1 aa gun').orders).toMatchObject([{ units: { 'aa-gun': 1 } }]);
  });
  test.each(['=)', '=D', '=-)', ':)'])('a smile is none of an order: %s', (smile) => {
    const sheet = read('ussr', 'en', `3 inf KAR > UKR\nRoll them all. ${smile}`);
    expect(kinds(sheet)).toEqual(['combat-move', 'fight']);
  });
  test.each([
    ['en', 'Attack Ukraine with 3 inf and the tank from Karelia. Oh no, 4 inf and the tank.'],
    ['nl', 'Aanval Oekraïne met 3 inf en de tank uit Karelië. O nee, toch 4 inf en de tank.'],
  ] as const)('units put right in a move are no purchase, %s: %s', (language, text) => {
    const { orders } = read('ussr', language, `8 inf\n${text}`);
    expect(orders.filter(({ type }) => type === 'purchase')).toMatchObject([{ units: { infantry: 8 } }]);
  });
  test('a unit that was ordered something may be meant otherwise', () => {
    expect(read('ussr', 'en', '1 arm KAR > UKR\nForget about the tank.').problems).toHaveLength(1);
  });
});

describe('titles and headings', () => {
  test.each([
    ['en', 'R1, second half\n2 inf EVE > RUS'],
    ['de', 'R1, zweiter Teil\n2 Inf EVE > RUS'],
    ['nl', 'R1 zonder gevecht\n2 inf EVE > RUS'],
    ['nl', 'Niet-aanvalsfase\n2 inf EVE > RUS'],
    ['nl', 'Niet-aanvalszetten:\n2 inf EVE > RUS'],
    ['nl', 'Sov 1\n2 inf EVE > RUS'],
  ] as const)('%s: %s', (language, text) => {
    expect(kinds(read('ussr', language, text, { phase: 'noncombat-move' }))).toEqual(['noncombat-move']);
  });
  test.each([
    ['en', 'Fighting: only Ukraine. 3 inf from Karelia, 5 inf from Caucasus.'],
    ['de', 'Kämpfe: nur Ukraine. 3 Inf aus Karelien, 5 Inf aus dem Kaukasus.'],
    ['nl', 'Gevechten: alleen Oekraïne. 3 inf uit Karelië, 5 inf uit de Kaukasus.'],
    ['nl', 'Aanvalsfase\n3 inf KAR > UKR'],
  ] as const)('%s: %s', (language, text) => {
    expect(kinds(read('ussr', language, text))).toEqual(['combat-move']);
  });
});

describe('new units', () => {
  const place = { phase: 'place', purchased: { infantry: 7, armor: 1 } } as const;
  test.each([
    ['en', 'Karelia gets 4 of the inf, Moscow the other 3 and the tank.'],
    ['de', 'Karelien bekommt 4 der Inf, Moskau die anderen 3 und den Panzer.'],
    ['nl', 'Karelië krijgt 4 van de inf, Moskou de andere 3 en de tank.'],
  ] as const)('by number alone, %s: %s', (language, text) => {
    expect(read('ussr', language, text, place).orders).toMatchObject([
      {
        type: 'place',
        placements: [
          { space: 'karelia-ssr', units: { infantry: 4 } },
          { space: 'russia', units: { infantry: 3 } },
          { space: 'russia', units: { armor: 1 } },
        ],
      },
    ]);
  });
  test.each([
    ['en', 'the boat in the Sea of Japan, rest at home'],
    ['de', 'Das Boot ins Japanische Meer, der Rest daheim'],
    ['nl', 'de boot in de Japanse Zee, rest thuis'],
  ] as const)('as ships, and at home, %s: %s', (language, text) => {
    const sheet = read('japan', language, text, { phase: 'place', purchased: { infantry: 5, transport: 1 } });
    expect(sheet.orders).toMatchObject([
      {
        type: 'place',
        placements: [
          { space: 'sea-of-japan', units: { transport: 1 } },
          { space: 'japan', units: { infantry: 5 } },
        ],
      },
    ]);
  });
});

describe('the end of a turn', () => {
  test.each([
    ['en', 'With that Russia is done.'],
    ['de', 'Damit sind die Russen fertig.'],
    ['de', 'Ende meines Zuges.'],
    ['nl', 'Hiermee is Rusland klaar.'],
    ['nl', 'Einde van mijn beurt.'],
  ] as const)('%s: %s', (language, text) => {
    expect(kinds(read('ussr', language, text, { phase: 'place' }))).toEqual(['end-turn']);
  });
});
