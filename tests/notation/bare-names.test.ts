// Units named without a number: how many they are, by their form and the article before them.

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
