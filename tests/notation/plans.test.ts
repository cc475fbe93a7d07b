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
  ['de', '2 Inf UKR > CAU\nVerlustfolge: Inf, Jg\nbitte würfeln'],
  ['nl', 'Verliesvolgorde: inf, bakfiets\ngooien maar'],
])('%s: of no battle, of one of two, or with a word for no unit it is asked about: %s', (language, text) => {
  expect(read(text, language).problems).toHaveLength(1);
});
