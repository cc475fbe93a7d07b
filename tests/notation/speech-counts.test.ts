// Units counted by their names, sums told twice, planes that come home: what sentences leave to be understood.

import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/vocab/index.ts';
import { read } from './support.ts';

const sheet = (language: Language, text: string) => read({ power: 'ussr' }, text, { language });

/** The infantry, armor and fighters that leave Karelia. */
const left = (language: Language, text: string) => {
  const { orders, problems } = sheet(language, text);
  const moves = orders.flatMap((order) => (order.type === 'combat-move' ? order.moves : []));
  const units = moves.flatMap((move) => (move.kind === 'march' ? Object.entries(move.units) : []));
  return { units: Object.fromEntries(units), problems: problems.map(({ code }) => code) };
};

describe('a name that means several', () => {
  test.each<readonly [Language, string]>([
    ['en', 'Ukraine: the infantry from Karelia'],
    ['en', 'Ukraine: the inf from Karelia'],
    ['de', 'Ukraine: die Infanterie aus Karelien'],
    ['nl', 'Oekraïne: de infanterie uit Karelië'],
  ])('%s: with an article is all there are: %s', (language, text) => {
    expect(left(language, text)).toEqual({ units: { infantry: 3 }, problems: [] });
  });

  test.each<readonly [Language, string]>([
    ['en', 'Ukraine: 1 tank from Karelia, infs from Karelia'],
    ['de', 'Ukraine: 1 Pz aus Karelien, Infanterien aus Karelien'],
  ])('%s: without one is asked about: %s', (language, text) => {
    expect(left(language, text).problems).not.toEqual([]);
  });

  test('of which one stands there is that one', () => {
    expect(left('en', 'Ukraine: 1 inf and the tanks from Karelia')).toEqual({
      units: { infantry: 1, armor: 1 },
      problems: [],
    });
  });
});

test.each<readonly [Language, string]>([
  ['en', 'Karelia: 3 inf to Finland? No, leave them.'],
  ['en', '3 inf KAR > FIN?'],
  ['de', '3 Inf KAR > FIN?'],
  ['nl', 'Karelië: 3 inf naar Finland? Nee, laat maar staan.'],
])('%s: a question orders nothing: %s', (language, text) => {
  expect(sheet(language, text).orders).toEqual([]);
});

test('a question in a comment leaves the order as it is', () => {
  expect(sheet('en', '3 inf KAR > FIN // enough?').orders).toHaveLength(1);
});

describe('planes that come home', () => {
  test.each<readonly [Language, string]>([
    ['en', 'India is attacked from Indochina by 4 inf and the fighter. The fighter returns.'],
    ['en', 'India: 4 inf and 1 ftr from Indochina (back)'],
    ['de', 'Indien: 4 Inf und der Jäger aus Indochina, der dort wieder landet.'],
    ['de', 'Indien: 4 Inf und der Jäger aus Indochina. Jäger danach wieder heim.'],
    ['nl', 'India: 4 inf en de jager uit Indochina. De jager keert terug.'],
  ])('%s: %s', (language, text) => {
    const { orders, problems } = read({ power: 'japan' }, text, { language });
    expect(problems).toEqual([]);
    const [combat] = orders;
    const flights = combat?.type === 'combat-move' ? combat.moves.filter((move) => 'land' in move) : [];
    expect(flights).toMatchObject([{ units: { fighter: 1 }, land: 'french-indochina-burma' }]);
  });
});

describe('what a battle comes to', () => {
  test.each(['UKR: 3inf KAR, 5inf CAU = 8inf vs 2inf (98%)', 'UKR: 3 inf KAR, 5 inf CAU = 8 inf'])(
    'is told twice and ordered once: %s',
    (text) => {
      const { orders, problems } = sheet('en', text);
      expect(problems).toEqual([]);
      expect(orders).toHaveLength(1);
    },
  );

  test('is asked about where the sum is wrong', () => {
    expect(sheet('en', 'UKR: 3 inf KAR, 5 inf CAU = 7 inf').problems).not.toEqual([]);
  });
});

describe('a correction of two clauses', () => {
  test.each<readonly [Language, string, string]>([
    ['en', '2 inf 1 arm KAR > UKR', 'Correction: the tank stays home, send 3 inf from Karelia instead of 2.'],
    ['de', '2 Inf 1 Pz KAR > UKR', 'Korrektur: Der Panzer bleibt zu Hause, dafür 3 statt 2 Inf aus Karelien.'],
    ['nl', '2 inf 1 tank KAR > UKR', 'Correctie: de tank blijft thuis, in plaats daarvan 3 inf uit Karelië en geen 2.'],
  ])('%s: %s / %s', (language, order, correction) => {
    expect(left(language, `${order}\n${correction}`)).toEqual({ units: { infantry: 3 }, problems: [] });
  });

  test('a tank that stays, where two go, is asked about', () => {
    const { problems } = sheet('en', '1 arm KAR > UKR\n1 arm CAU > UKR\nCorrection: the tank stays home.');
    expect(problems).not.toEqual([]);
  });
});

test.each<readonly [Language, string]>([
  ['en', "I'll take a battleship and two infantry."],
  ['de', 'Ich nehme ein Schlachtschiff und zwei Inf.'],
  ['nl', 'Ik neem een slagschip en twee inf.'],
])('%s: what is taken is bought, whatever it costs: %s', (language, text) => {
  expect(read({ power: 'uk' }, text, { language }).orders).toMatchObject([
    { type: 'purchase', units: { battleship: 1, infantry: 2 } },
  ]);
});

describe('units told with their place', () => {
  test.each<readonly [Language, string]>([
    ['en', 'The Ukraine group (2 inf, 1 arm) attacks Caucasus.'],
    ['de', 'Die Ukraine-Gruppe (2 Inf, 1 Pz) greift den Kaukasus an.'],
    ['nl', 'De Oekraïne-groep (2 inf, 1 tank) valt de Kaukasus aan.'],
  ])('%s: %s', (language, text) => {
    const { orders, problems } = read({ power: 'germany' }, text, { language });
    expect(problems).toEqual([]);
    expect(orders).toMatchObject([
      { moves: [{ units: { infantry: 2, armor: 1 }, path: ['ukraine-ssr', 'caucasus'] }] },
    ]);
  });

  test.each<readonly [Language, string]>([
    ['en', '3 inf from Karelia attack Ukraine, while 2 inf from Caucasus attack Persia.'],
    ['de', '3 Inf aus Karelien greifen die Ukraine an, während 2 Inf aus dem Kaukasus Persien angreifen.'],
    ['nl', '3 inf uit Karelië vallen Oekraïne aan, terwijl 2 inf uit de Kaukasus Perzië aanvallen.'],
  ])('%s: two attacks in a sentence: %s', (language, text) => {
    const { orders, problems } = sheet(language, text);
    expect(problems).toEqual([]);
    const ends = orders
      .flatMap((order) => (order.type === 'combat-move' ? order.moves : []))
      .map((move) => ('path' in move ? move.path.at(-1) : ''));
    expect(ends).toEqual(['ukraine-ssr', 'persia']);
  });
});

describe('a name alone at the end of a letter', () => {
  test.each(['Fran', 'Hilde', 'Truus'])('signs it: %s', (name) => {
    expect(
      sheet('en', `3 inf KAR > FIN\n\n${name}\n\nPS: see you on Friday.`).problems.map(({ line }) => line),
    ).not.toContain(3);
  });

  test('is asked about where it is a slip of the pen', () => {
    expect(sheet('en', '3 inf KAR > FIN\n\nFihgt').problems).not.toEqual([]);
  });
});
