// How a battle is to be fought, told in a line of its own.

import { expect, test } from 'vitest';
import { parseSheet } from '../../src/notation/index.ts';
import type { Language } from '../../src/vocab/index.ts';
import { contextOf } from './support.ts';

const read = (text: string, language: Language) =>
  parseSheet({ ...contextOf({ power: 'germany' }), language }, `combat moves\n3 inf FIN > KAR\n${text}`);

test.each<readonly [Language, string]>([
  ['en', 'Order of loss: inf, then ftr\nroll please'],
  ['en', 'roll please\nOOL inf, ftr'],
  ['de', 'Verlustfolge: Inf, Jg\nbitte würfeln'],
  ['de', 'Verlustreihenfolge Karelien: erst Inf, dann Jg\nbitte würfeln'],
  ['nl', 'Verliesvolgorde: eerst inf, dan jager\ngooien maar'],
])('%s: an order of loss is told to the battle: %s', (language, text) => {
  const { orders, problems } = read(text, language);
  expect(problems).toEqual([]);
  expect(orders.find(({ type }) => type === 'fight')).toMatchObject({
    battles: [{ battle: 'karelia-ssr', conduct: { orderOfLoss: ['infantry', 'fighter'] } }],
  });
});

test.each<readonly [Language, string]>([
  ['en', 'Order of loss: inf, ftr'],
  ['de', 'Inf vor den Jägern verlieren, aber nicht den Panzer\nbitte würfeln'],
  ['nl', 'Verliesvolgorde: inf, bakfiets\ngooien maar'],
])('%s: of no battle, with a denial or a word for no unit it is asked about: %s', (language, text) => {
  expect(read(text, language).problems).toHaveLength(1);
});

test.each<readonly [Language, string]>([
  ['en', 'Roll both. Losses: infantry first, then armor, fighters last.'],
  ['en', 'Losses: fighters last, infantry first, then armor\nroll both'],
  ['de', 'Verluste: erst Inf, dann Pz, Jäger zuletzt.\nBeides auswürfeln'],
  ['nl', 'Wat sneuvelt er: eerst inf, dan tanks, de jagers het laatst.\nAlles gooien'],
])('%s: where no battle is named it is that of all: %s', (language, text) => {
  const { orders, problems } = read(`2 inf UKR > CAU\n${text}`, language);
  expect(problems).toEqual([]);
  const conduct = { orderOfLoss: ['infantry', 'armor', 'fighter'] };
  expect(orders.find(({ type }) => type === 'fight')).toMatchObject({ battles: [{ conduct }, { conduct }] });
});

test('one that is named keeps it for itself: Verluste in Karelien: Inf vor Jägern', () => {
  const { orders, problems } = read('2 Inf UKR > CAU\nVerluste in Karelien: Inf vor Jägern\nbeides würfeln', 'de');
  expect(problems).toEqual([]);
  const battles = orders.flatMap((order) => (order.type === 'fight' ? order.battles : []));
  expect(battles.find(({ battle }) => battle === 'karelia-ssr')?.conduct).toEqual({
    orderOfLoss: ['infantry', 'fighter'],
  });
  expect(battles.find(({ battle }) => battle === 'caucasus')?.conduct).toBeUndefined();
});
