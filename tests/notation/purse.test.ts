// Purchases as people tell them: by a sum, by the purse, under a title, in a table; corrections of what was bought or
// sent; and sentences about units and dice that buy and throw nothing.

import { describe, expect, test } from 'vitest';
import { parseSheet } from '../../src/notation/index.ts';
import type { Language, Power } from '../../src/vocab/index.ts';
import { contextOf } from './support.ts';

const readIn = (language: Language, power: Power, text: string) =>
  parseSheet({ ...contextOf({ power }), language }, text);

const bare = (language: Language, power: Power, text: string): readonly unknown[] => {
  const { orders, problems } = readIn(language, power, text);
  expect(problems).toEqual([]);
  return orders.map(({ power: _, nonce: __, ...order }: object & { power?: unknown; nonce?: unknown }) => order);
};

type Bought = readonly [Language, Power, string, object];

describe('a purchase', () => {
  test.each<Bought>([
    ['en', 'ussr', '8 inf = 24', { infantry: 8 }],
    ['en', 'ussr', '8 inf, as always', { infantry: 8 }],
    ['en', 'germany', '1 trn 8, 8 inf 24, 32 in all', { transport: 1, infantry: 8 }],
    ['en', 'germany', 'From the 32 IPC I raise 7 inf and 2 arm (21 + 10 = 31)', { infantry: 7, armor: 2 }],
    ['de', 'germany', 'Von den 32 IPC gönne ich mir 7 Inf und 2 Pz (21 + 10 = 31)', { infantry: 7, armor: 2 }],
    ['nl', 'germany', 'Voor 32 IPC haal ik in de winkel 7 inf en 2 tanks (21 + 10 = 31)', { infantry: 7, armor: 2 }],
    ['en', 'japan', 'Japan, 25 IPC: 3 trn, 1 saved', { transport: 3 }],
    ['de', 'japan', 'Japan 1. 25 IPC. 3 Trn, 1 Rest.', { transport: 3 }],
    ['nl', 'japan', 'Japan 1, 25 IPC. 3 trn, 1 over.', { transport: 3 }],
    ['en', 'ussr', 'Buy: 8 inf. No: 7 inf.', { infantry: 7 }],
    ['de', 'ussr', 'Kauf: 7 Inf. Quatsch, 8, hab ja 24.', { infantry: 8 }],
    ['nl', 'ussr', 'Aankoop: 8 inf. Nee, toch niet: 4 inf en 1 jager, ook 24.', { infantry: 4, fighter: 1 }],
  ])('%s %s: %s', (language, power, text, units) => {
    expect(bare(language, power, text)).toEqual([{ type: 'purchase', units }]);
  });

  test.each<readonly [Language, Power, string]>([
    ['en', 'ussr', 'My 8 inf look sad'],
    ['en', 'ussr', 'we lost 8 inf for 24'],
    ['en', 'ussr', '8 inf were lost, 24 IPC gone'],
    ['de', 'ussr', 'Meine 8 Inf sehen traurig aus'],
    ['nl', 'ussr', 'Mijn 8 inf kijken sip'],
  ])('is none: %s %s: %s', (language, power, text) => {
    expect(readIn(language, power, text).orders).toEqual([]);
  });
});

describe('a table', () => {
  test('parted by blanks', () => {
    const text = 'units   from      to\n3 inf   Karelia   Ukraine\n4 inf   Caucasus  Ukraine';
    expect(bare('en', 'ussr', text)).toEqual(bare('en', 'ussr', 'combat moves\n3 inf KAR > UKR\n4 inf CAU > UKR'));
  });
});

describe('dice', () => {
  const sent = '3 inf KAR > UKR\n2 inf YAK > MAN\n';
  const thrown = (language: Language, text: string): readonly unknown[] =>
    bare(language, 'ussr', `${sent}${text}`).slice(1);

  test.each<readonly [Language, string, string]>([
    ['en', 'Roll Ukraine TAAC', 'fight UKR TAAC'],
    ['en', 'Roll Ukraine for one round', 'fight UKR rounds 1'],
    ['de', 'Erst die Mandschurei, dann die Ukraine würfeln', 'fight MAN, UKR'],
    ['nl', 'Eerst Mantsjoerije, dan Oekraïne', 'fight MAN, UKR'],
    ['en', 'Dice for both!', 'fight MAN, UKR'],
    ['en', 'Go!', 'fight MAN, UKR'],
  ])('%s: %s', (language, text, canonical) => {
    const want = canonical.endsWith('rounds 1')
      ? [{ type: 'fight', battles: [{ battle: 'ukraine-ssr', conduct: { rounds: 1 } }] }]
      : thrown('en', canonical);
    expect(thrown(language, text)).toEqual(want);
  });

  test.each<readonly [Language, string]>([
    ['en', 'Thanks for the dice'],
    ['de', 'Danke für die Würfel'],
    ['nl', 'Bedankt voor de dobbelstenen'],
  ])('are not thrown: %s: %s', (language, text) => {
    expect(readIn(language, 'ussr', `${sent}${text}`).orders.filter(({ type }) => type === 'fight')).toEqual([]);
  });
});

describe('a change of mind', () => {
  test.each<readonly [Language, string, string]>([
    ['en', 'Norway: 3 inf from Karelia. No, 2, someone has to stay home.', '2 inf KAR > FIN'],
    ['de', 'Norwegen: 3 Inf aus Karelien, nein, doch nur 2', '2 inf KAR > FIN'],
    ['nl', 'Finland: 3 inf uit Karelië. Nee, 2, de rest bewaakt de kachel.', '2 inf KAR > FIN'],
    ['en', '3 inf 1 arm KAR > UKR\nErratum: the tank stays in Karelia after all.', '3 inf KAR > UKR'],
    ['de', '3 inf 1 arm KAR > UKR\nKorrektur: der Panzer bleibt in Karelien.', '3 inf KAR > UKR'],
    ['nl', '3 inf 1 arm KAR > UKR\nCorrectie: de tank blijft in Karelië.', '3 inf KAR > UKR'],
    [
      'de',
      'Ukraine: 3 Inf aus Karelien, 5 Inf aus dem Kaukasus\nKorrektur: aus dem Kaukasus nur 4 Inf.',
      '3 inf KAR > UKR\n4 inf CAU > UKR',
    ],
  ])('%s: %s', (language, text, canonical) => {
    expect(bare(language, 'ussr', text)).toEqual(bare('en', 'ussr', `combat moves\n${canonical}`));
  });

  test.each<readonly [Language, string]>([
    ['en', '3 inf 1 arm KAR > UKR\nCorrection: 2 inf from Russia.'],
    ['de', 'Ukraine: 3 Inf und 1 Pz aus Karelien. Nein, 2.'],
  ])('that points to no order alone is asked about: %s: %s', (language, text) => {
    expect(readIn(language, 'ussr', text).problems).toHaveLength(1);
  });
});

describe('what was named last is counted on', () => {
  test.each<readonly [Language, string, string]>([
    ['en', 'Ukraine: 2 inf from Karelia and 3 from the Caucasus', '2 inf KAR > UKR\n3 inf CAU > UKR'],
    ['de', 'Ukraine: 2 Inf aus Karelien und 3 aus dem Kaukasus', '2 inf KAR > UKR\n3 inf CAU > UKR'],
    ['nl', 'Oekraïne: 2 inf uit Karelië en 3 uit de Kaukasus', '2 inf KAR > UKR\n3 inf CAU > UKR'],
    ['en', 'Ukraine: the Karelian fighter, back to Karelia', '1 ftr KAR > UKR (land KAR)'],
    ['de', 'Ukraine: der karelische Jäger, zurück nach Karelien', '1 ftr KAR > UKR (land KAR)'],
    ['nl', 'Oekraïne: de Karelische jager, terug naar Karelië', '1 ftr KAR > UKR (land KAR)'],
  ])('%s: %s', (language, text, canonical) => {
    expect(bare(language, 'ussr', text)).toEqual(bare('en', 'ussr', `combat moves\n${canonical}`));
  });

  test('a landing without a place is asked about', () => {
    expect(readIn('en', 'ussr', 'Ukraine: 1 ftr from Karelia, lands').problems).toHaveLength(1);
  });
});
