// Manners of writing moves and battles, and what must never be passed over in silence.

import { describe, expect, test } from 'vitest';
import type { PowerOrder } from '../../src/engine/index.ts';
import type { Language, Power } from '../../src/vocab/index.ts';
import { read } from './support.ts';

/** The moves as `5 inf, 1 arm caucasus>ukraine-ssr`, without the way between. */
const moved = (orders: readonly PowerOrder[]): readonly string[] =>
  orders.flatMap((order) =>
    order.type === 'combat-move' || order.type === 'noncombat-move'
      ? order.moves.flatMap((move) =>
          move.kind === 'march'
            ? [
                `${Object.entries(move.units).map(([type, count]) => `${count} ${type}`)} ${move.path[0]}>${move.path.at(-1)}`,
              ]
            : [],
        )
      : [],
  );
const sheet = (power: Power, language: Language, text: string) => read({ power }, text, { language });

describe('all but one', () => {
  test.each([
    ['en', 'Ukraine: all the infantry from the Caucasus but one', 4],
    ['en', 'Ukraine: all the infantry from the Caucasus but two', 3],
    ['de', 'Ukraine: alle Inf aus dem Kaukasus bis auf eine', 4],
    ['nl', 'Oekraïne: alle inf uit de Kaukasus op één na', 4],
    ['nl', 'Oekraïne: alle inf uit de Kaukasus behalve twee', 3],
  ] as const)('%s: %s', (language, text, count) => {
    const { orders, problems } = sheet('ussr', language, text);
    expect(problems).toEqual([]);
    expect(moved(orders)).toEqual([`${count} infantry caucasus>ukraine-ssr`]);
  });

  test('leaves somebody to go', () => {
    expect(sheet('ussr', 'en', 'Ukraine: all the inf from the Caucasus but five').problems).toHaveLength(1);
  });
});

describe('a target said once', () => {
  test.each([
    ['en', 'Ukraine <- 5 inf Caucasus'],
    ['en', '| Target | Units | From |\n| Ukraine | 3 inf | Caucasus |\n| | 2 inf | Caucasus |'],
    ['en', 'Ukraine: 3 inf from Caucasus; 2 inf from Caucasus'],
    ['en', 'UKR   from  CAU   3 inf\n      from  CAU   2 inf'],
    ['de', 'Ukraine: 3 Inf aus dem Kaukasus; 2 Inf aus dem Kaukasus'],
    ['nl', 'Oekraïne: 3 inf uit de Kaukasus; 2 inf uit de Kaukasus'],
  ] as const)('%s: %s', (language, text) => {
    const { orders, problems } = sheet('ussr', language, text);
    expect(problems).toEqual([]);
    const sent = moved(orders).map((each) => Number(each.split(' ')[0]));
    expect(sent.reduce((sum, each) => sum + each, 0)).toBe(5);
    expect(moved(orders).every((each) => each.endsWith('caucasus>ukraine-ssr'))).toBe(true);
  });
});

describe('an attack called off below', () => {
  const ABOVE = {
    en: 'Ukraine: 3 inf from Karelia\nFinland: 2 inf from Karelia\nPlease roll both.\n',
    de: 'Ukraine: 3 Inf aus Karelien\nFinnland: 2 Inf aus Karelien\nBitte beide würfeln.\n',
    nl: 'Oekraïne: 3 inf uit Karelië\nFinland: 2 inf uit Karelië\nGraag beide gooien.\n',
  } as const;
  test.each([
    ['en', 'PS Ukraine is too hot, forget that one.'],
    ['en', 'Ukraine is called off.'],
    ['de', 'PS: Die Ukraine fällt aus.'],
    ['nl', 'De aanval op Oekraïne gaat niet door.'],
  ] as const)('%s: %s', (language, text) => {
    const { orders, problems } = sheet('ussr', language, ABOVE[language] + text);
    expect(problems).toEqual([]);
    expect(moved(orders)).toEqual(['2 infantry karelia-ssr>finland-norway']);
    expect(orders.at(-1)).toMatchObject({ type: 'fight', battles: [{ battle: 'finland-norway' }] });
  });
});

test.each([
  ['en', "PS Don't forget Ukraine, and roll Finland first."],
  ['en', 'Is Ukraine called off?'],
  ['en', 'I would rather see Ukraine burn.'],
  ['en', 'Strike Ukraine first, please.'],
  ['de', 'Vergiss nicht die Ukraine!'],
  ['nl', 'Vergeet Oekraïne niet.'],
  ['en', 'Your attack on Ukraine was called off last turn.'],
] as const)('goes on, %s: %s', (language, text) => {
  const above = {
    en: 'Ukraine: 3 inf from Karelia\n',
    de: 'Ukraine: 3 Inf aus Karelien\n',
    nl: 'Oekraïne: 3 inf uit Karelië\n',
  };
  expect(moved(sheet('ussr', language, above[language] + text).orders)).toEqual(['3 infantry karelia-ssr>ukraine-ssr']);
});

test.each([
  ['en', 'SBR on Germany with the bmr, home to London'],
  ['en', 'Strategic raid on Germany: bmr from the UK, lands in the UK'],
] as const)('a raid in a sentence, %s: %s', (language, text) => {
  const { orders, problems } = sheet('uk', language, text);
  expect(problems).toEqual([]);
  expect(orders).toMatchObject([{ moves: [{ units: { bomber: 1 }, mission: 'raid', land: 'united-kingdom' }] }]);
});

test('how the battles just ordered are fought', () => {
  const { orders, problems } = sheet(
    'ussr',
    'en',
    'UKR: 3 inf KAR\nFIN: 2 inf KAR\nPlease roll UKR, then FIN. KAAC in both.',
  );
  expect(problems).toEqual([]);
  expect(orders.at(-1)).toMatchObject({ battles: [{ conduct: { plan: 'KAAC' } }, { conduct: { plan: 'KAAC' } }] });
});

describe('nothing is passed over in silence', () => {
  test.each([
    ['a name the board has not, where units are sent', 'UKR: 3 inf KAR and 2 inf from Karelia into Buryatia'],
    ['a plan for no battle', 'KAAC in both.'],
    ['where nothing was put down', 'buy 3 inf\nplace\n2 inf in Russia, those in Karelia'],
  ] as const)('%s', (_, text) => {
    expect(sheet('ussr', 'en', text).problems.length).toBeGreaterThan(0);
  });
});

describe('told in other words', () => {
  test.each([
    ['en', 'Ukraine: everything from the Caucasus, that is 5 inf', ['5 infantry caucasus>ukraine-ssr']],
    ['de', 'Ukraine: alles aus dem Kaukasus, also 5 Inf', ['5 infantry caucasus>ukraine-ssr']],
    ['nl', 'Oekraïne: alles uit de Kaukasus, dus 5 inf', ['5 infantry caucasus>ukraine-ssr']],
    ['en', "The Caucasus' 5 inf march into Ukraine.", ['5 infantry caucasus>ukraine-ssr']],
    ['de', 'Man: alle 3 Inf aus Yak', ['3 infantry yakut-ssr>manchuria']],
  ] as const)('%s: %s', (language, text, moves) => {
    const { orders, problems } = sheet('ussr', language, text);
    expect(problems).toEqual([]);
    expect(moved(orders)).toEqual(moves);
  });

  test('what is put right further down comes instead, or is asked about', () => {
    const { orders, problems } = sheet(
      'ussr',
      'en',
      '3 inf 1 arm 1 ftr KAR > FIN (ftr back to KAR)\nCorrection: only 2 inf KAR to FIN',
    );
    expect(problems).toEqual([]);
    expect(moved(orders)).toEqual(['2 infantry,1 armor,1 fighter karelia-ssr>finland-norway']);
  });

  test.each([
    ['en', '2 inf KAR > FIN\nLosses: inf, arm'],
    ['de', '2 Inf KAR > FIN\nVerluste: Inf, Pz'],
    ['nl', '2 inf KAR > FIN\nVerliezen: eerst inf, tank als laatste'],
  ] as const)('who is lost first, %s: %s', (language, text) => {
    const fight = { en: 'roll', de: 'würfeln', nl: 'gooien' }[language];
    const { orders, problems } = sheet('ussr', language, `${text}\n${fight}`);
    expect(problems).toEqual([]);
    expect(orders).toContainEqual(
      expect.objectContaining({
        type: 'fight',
        battles: [{ battle: 'finland-norway', conduct: { orderOfLoss: ['infantry', 'armor'] } }],
      }),
    );
  });

  test('dice wanted behind an order are not passed over', () => {
    const { orders } = sheet('ussr', 'de', '2 Inf aus Karelien nach Finnland und gewürfelt wird auch gleich.');
    expect(orders.map(({ type }) => type)).toEqual(['combat-move', 'fight']);
    expect(
      sheet('ussr', 'de', '2 Inf aus Karelien nach Finnland und gewürfelt wird noch nicht.').orders,
    ).not.toContainEqual(expect.objectContaining({ type: 'fight' }));
  });
});
