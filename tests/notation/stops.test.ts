// Dice asked for politely, and after how many rounds somebody wants to be asked.

import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/vocab/index.ts';
import { read } from './support.ts';

const fought = (language: Language, text: string) =>
  read({ power: 'germany' }, `combat moves\n3 inf FIN > KAR\n\n${text}`, { language }).orders.flatMap((order) =>
    order.type === 'fight' ? order.battles.map(({ battle, conduct }) => [battle, conduct?.rounds]) : [],
  );

describe('rounds told behind the order to throw', () => {
  test.each<readonly [Language, string]>([
    ['en', 'Roll please. Stop after 2 rounds.'],
    ['en', 'Roll. Hold after 2 rounds, I will tell you then.'],
    ['en', 'Please roll, but stop after two rounds, then I decide whether I go on.'],
    ['de', 'Bitte würfeln. Nach 2 Runden aufhören.'],
    ['de', 'Bitte würfeln. Nach zwei Runden anhalten, dann entscheide ich, ob ich weitermache.'],
    ['nl', 'Graag dobbelen. Na 2 rondes stoppen.'],
    ['nl', 'Graag dobbelen, maar na 2 rondes stoppen, dan beslis ik of ik doorga.'],
  ])('%s: %s', (language, text) => expect(fought(language, text)).toEqual([['karelia-ssr', 2]]));
  test.each<readonly [Language, string]>([
    ['en', 'Roll please. After 2 rounds we never stop.'],
    ['de', 'Bitte würfeln. Nach 2 Runden hört er nie auf.'],
    ['nl', 'Graag dobbelen. Vorige keer stopte hij na 2 rondes.'],
  ])('%s: but not what is denied or told of others: %s', (language, text) =>
    expect(fought(language, text).flatMap(([, rounds]) => rounds ?? [])).toEqual([]),
  );
});

describe('a wish that somebody throws is an order to throw', () => {
  test.each<readonly [Language, string]>([
    ['en', 'If somebody would roll Karelia for me, I shall be in the garden.'],
    ['en', 'If you would roll Karelia, please.'],
    ['de', 'Wenn jemand bitte Karelien auswürfeln würde, wäre ich dankbar.'],
    ['de', 'Wenn du würfeln könntest, bitte.'],
    ['nl', 'Als je Karelië wil gooien, graag.'],
    ['nl', 'Als iemand Karelië zou willen uitrollen, dan ga ik in de tuin zitten.'],
  ])('%s: %s', (language, text) => expect(fought(language, text)).toEqual([['karelia-ssr', undefined]]));
  test.each<readonly [Language, string]>([
    ['en', 'If somebody would roll well for once!'],
    ['en', 'If you roll a 6 I retreat.'],
    ['de', 'Wenn du gut würfelst, höre ich auf.'],
    ['nl', 'Als je zessen gooit stop ik.'],
  ])('%s: but not: %s', (language, text) => expect(fought(language, text)).toEqual([]));
});

test.each<readonly [Language, string]>([
  ['en', 'China\nftr Manchuria and ftr Indochina\nplanes all land in Manchuria'],
  ['nl', 'China aanvallen\njager Mantsjoerije en jager Indochina\nvliegtuigen landen allemaal in Mantsjoerije'],
])('%s: planes that all land somewhere are not everything that stands there: %s', (language, text) => {
  const { orders, problems } = read({ power: 'japan' }, text, { language });
  expect(problems).toEqual([]);
  expect(orders[0]).toMatchObject({
    moves: [
      { units: { fighter: 1 }, path: ['manchuria', 'china'], land: 'manchuria' },
      { units: { fighter: 1 }, path: ['french-indochina-burma', 'china'], land: 'manchuria' },
    ],
  });
});
