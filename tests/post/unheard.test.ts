// What a letter says beside its orders: a sentence that may be an order is asked about, and nothing else is.

import { describe, expect, test } from 'vitest';
import { readMailSheet } from '../../src/post/prose.ts';
import type { Language } from '../../src/vocab/index.ts';
import { contextOf } from '../notation/support.ts';

const asked = (language: Language, ...lines: readonly string[]): readonly string[] => {
  const { sheet } = readMailSheet({ ...contextOf({ power: 'ussr' }), language }, lines);
  return sheet.lines.flatMap(({ text, problems }) => problems.map(({ code }) => `${code}: ${text.trim()}`));
};

/** Something is ordered, so that the letter is no talk. */
const ORDER: { readonly [language in Language]: string } = {
  en: 'Attack Ukraine with 3 inf from Karelia.',
  de: 'Angriff auf die Ukraine mit 3 Inf aus Karelien.',
  nl: 'Aanval op Oekraïne met 3 inf uit Karelië.',
};

describe('beside an order', () => {
  test.each<readonly [Language, string]>([
    ['en', 'Kazakh herds from Kazakh to Novosibirsk they wander.'],
    ['de', 'Kasachstan verdrückt sich Richtung Nowosibirsk.'],
    ['nl', 'Kazachstan knijpt er tussenuit naar Novosibirsk.'],
  ])('%s: two places and no order are asked about: %s', (language, text) => {
    expect(asked(language, ORDER[language], '', text)).toEqual([`not-understood: ${text}`]);
  });

  test.each<readonly [Language, string]>([
    ['en', 'Germany and Japan, be warned.'],
    ['de', 'Deutschland und Japan dürfen zittern.'],
    ['nl', 'Duitsland en Japan mogen sidderen.'],
    ['en', 'Nothing happens in Yakut and Evenki.'],
    ['de', 'In Jakutien und Ewenki rührt sich nichts.'],
    ['nl', 'In Jakoetië en Evenki gebeurt niets.'],
    ['en', 'Will you go for Karelia or Ukraine?'],
  ])('%s: powers, what is denied and questions are words to people: %s', (language, text) => {
    expect(asked(language, ORDER[language], '', text)).toEqual([]);
  });
});

test('where nothing is ordered people only talk', () => {
  expect(asked('en', 'From Karelia to Ukraine it is a long way.')).toEqual([]);
});

test.each<readonly [Language, string]>([
  ['en', 'The bomber does not come along.'],
  ['de', 'Der Bomber kommt nicht mit.'],
  ['nl', 'De bommenwerper doet niet mee.'],
])('%s: who stays out of it neither flies nor declines a proposal: %s', (language, text) => {
  const context = { ...contextOf({ power: 'ussr' }), language };
  const { requests, sheet } = readMailSheet(context, [ORDER[language], text]);
  expect(requests).toEqual([]);
  expect(sheet.problems).toEqual([]);
  expect(sheet.orders).toHaveLength(1);
});

test.each<readonly [Language, string]>([
  ['en', 'Hi gang, 24 in the bank: 3 arm, 3 inf, that is 24 on the nose.'],
  ['de', 'Hallo zusammen, in der Kasse sind 24: 3 Pz, 3 Inf, das ist genau aufgegangen.'],
  ['nl', 'Er zit 24 in de kas; dat worden 3 tanks, 3 inf, samen precies 24.'],
])('%s: a list of what is bought is bought or asked about, never passed over: %s', (language, text) => {
  const { sheet } = readMailSheet({ ...contextOf({ power: 'ussr' }), language }, [text, '', ORDER[language]]);
  const isBought = sheet.orders.some((order) => order.type === 'purchase' && order.units.armor === 3);
  expect(isBought || sheet.problems.length > 0).toBe(true);
});
