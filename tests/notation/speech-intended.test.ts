// What somebody had in mind and does not do, what is left out of everything, and short ways to say where and whose.

import { describe, expect, test } from 'vitest';
import type { Language, Power } from '../../src/vocab/index.ts';
import { read, ways } from './support.ts';

const sheet = (power: Power, language: Language, text: string) => {
  const { orders, problems } = read({ power }, text, { language });
  return { orders, problems: problems.map(({ code }) => code) };
};

describe('what somebody only had in mind', () => {
  test.each<readonly [Language, string]>([
    ['en', 'I wanted to attack Ukraine with 3 inf from Caucasus but changed my mind.'],
    ['en', 'My plan was 3 inf from Caucasus to Ukraine.'],
    ['de', 'Eigentlich wollte ich 3 Inf vom Kaukasus in die Ukraine schicken.'],
    ['nl', 'Ik wilde Oekraïne aanvallen met 3 inf uit de Kaukasus.'],
    ['en', 'I was going to buy 8 inf.'],
    ['en', 'It would be silly to attack Ukraine with 3 inf from Caucasus.'],
    ['en', 'Last game I attacked Ukraine with 3 inf from Caucasus and lost.'],
    ['en', '3 inf Caucasus to Ukraine would be fun.'],
    ['de', 'Statt 3 Inf aus dem Kaukasus in die Ukraine zu schicken, bleibe ich daheim.'],
    ['de', 'Ich verzichte auf den Angriff auf die Ukraine mit 3 Inf aus dem Kaukasus.'],
    ['nl', 'Ik had Oekraïne met 3 inf uit de Kaukasus moeten aanvallen.'],
    ['nl', 'Ik zie af van 3 inf uit de Kaukasus naar Oekraïne.'],
    ['en', 'Draft only: 3 inf Caucasus to Ukraine.'],
    ['de', 'Nur ein Entwurf: 3 Inf Kaukasus in die Ukraine.'],
    ['nl', 'Alleen een concept: 3 inf Kaukasus naar Oekraïne.'],
  ])('is asked about: %s: %s', (language, text) => {
    const { orders, problems } = sheet('ussr', language, text);
    expect(orders).toEqual([]);
    expect(problems).toHaveLength(1);
  });
  test.each<readonly [Language, string]>([
    ['en', 'I buy 6 inf, 1 arm. I was going to buy 8 inf.'],
    ['de', 'Kaufe 6 Inf, 1 Pz. Ich wollte 8 Inf kaufen.'],
    ['nl', 'Koop 6 inf, 1 tank. Ik wilde eerst 8 inf kopen.'],
  ])('beside what is bought it is a story: %s: %s', (language, text) => {
    const { orders, problems } = sheet('ussr', language, text);
    expect(problems).toEqual([]);
    expect(orders).toMatchObject([{ type: 'purchase', units: { infantry: 6, armor: 1 } }]);
  });
  test.each<readonly [Language, string]>([
    ['en', 'My son says, 3 inf from Caucasus to Ukraine.'],
    ['de', 'Mein Sohn meint, 3 Inf aus dem Kaukasus in die Ukraine.'],
    ['nl', 'Mijn zoon zegt 3 inf uit de Kaukasus naar Oekraïne.'],
  ])('what somebody else says is no order: %s: %s', (language, text) => {
    expect(sheet('ussr', language, text).orders).toEqual([]);
  });
  test.each<readonly [Language, string]>([
    ['en', 'I want to attack Ukraine with 3 inf from Caucasus.'],
    ['de', 'Ich will mit 3 Inf aus dem Kaukasus die Ukraine angreifen.'],
    ['nl', 'Ik wil Oekraïne aanvallen met 3 inf uit de Kaukasus.'],
  ])('what somebody wants is done: %s: %s', (language, text) => {
    expect(ways('ussr', text, language)).toEqual([[{ infantry: 3 }, 'caucasus', 'ukraine-ssr', undefined]]);
  });
});

describe('a place that is claimed is where what comes next goes', () => {
  test.each<readonly [Language, string]>([
    ['en', 'Ukraine must be ours. From the Caucasus come 3 inf.'],
    ['de', 'Die Ukraine will ich haben. Aus dem Kaukasus kommen 3 Inf.'],
    ['nl', 'Oekraïne wil ik terug. Uit de Kaukasus gaan 3 inf.'],
  ])('%s: %s', (language, text) => {
    expect(ways('ussr', text, language)).toEqual([[{ infantry: 3 }, 'caucasus', 'ukraine-ssr', undefined]]);
  });
});

test('a landing behind a semicolon is no comment', () => {
  const landed = ways('ussr', 'Ukraine: 1 ftr KAR; the plane ends up in Caucasus').map(([, , , land]) => land);
  expect(landed).toEqual(['caucasus']);
});

test('planes return by a short word', () => {
  expect(ways('japan', 'FIC 2 INF > China\nFIC 1 FTR > China (ret. FIC)').at(-1)?.at(-1)).toBe(
    'french-indochina-burma',
  );
});

test('all of a place, which is named with a colon', () => {
  const text = 'Noncombat\nEvenki: both to Russia as well';
  expect(sheet('ussr', 'en', text).orders).toMatchObject([
    { moves: [{ units: { infantry: 2 }, path: ['evenki-national-okrug', 'russia'] }] },
  ]);
});

test.each<readonly [Power, Language, string]>([
  ['uk', 'de', 'E1\n\n30 IPC: 1 Jg, 6 Inf = 30'],
  ['uk', 'nl', 'E1\n\n30 IPC: 1 jager, 6 inf = 30'],
])('the turn of %s by its first letter, %s', (power, language, text) => {
  expect(sheet(power, language, text)).toMatchObject({ orders: [{ type: 'purchase' }], problems: [] });
});

test('Germany by its first letter, as a place', () => {
  const { orders, problems } = sheet('germany', 'de', 'NCM:\n4 Inf D - OEU');
  expect(problems).toEqual([]);
  expect(orders).toMatchObject([{ moves: [{ path: ['germany', 'eastern-europe'] }] }]);
});

describe('an attack where nobody is', () => {
  test('is asked about', () => {
    const text = 'Versenke das britische Schlachtschiff mit U-Boot Ostsee, Bomber und Jäger Deutschland';
    const { orders, problems } = sheet('germany', 'de', text);
    expect(orders).toEqual([]);
    expect(problems).toHaveLength(1);
  });
  test('a move to friends is none', () => {
    expect(sheet('germany', 'en', 'Take 3 inf from Germany to Eastern Europe').orders).toHaveLength(1);
  });
});

describe('units that are left out of everything', () => {
  test('are not what goes, where nobody says from where: it is asked about', () => {
    const { orders, problems } = sheet('germany', 'en', 'Attack UK SZ with everything but the bomber');
    expect(orders).toEqual([]);
    expect(problems).toEqual(['number-missing']);
  });
  test('stay where everything goes from a place', () => {
    const moved = ways('germany', 'Egypt: everything from Libya but the tank');
    expect(moved).toEqual([[{ infantry: 1 }, 'libya', 'anglo-egypt-sudan', undefined]]);
  });
});

test.each([
  ['en', 'Everyone tells me to take Karelia with the 3 inf in Finland.'],
  ['en', 'I recommend 3 inf from Finland to Karelia.'],
  ['en', '3 inf from Finland to Karelia was my first thought, but no.'],
  ['en', 'Imagine: 3 inf, 1 tank from Finland to Karelia and all hits!'],
  ['en', 'Before I send 3 inf from Finland to Karelia, hell freezes over.'],
  ['en', 'Nothing beats 3 inf and 1 tank from Finland into Karelia.'],
  ['de', 'Hans schlägt 3 Inf aus Finnland nach Karelien vor.'],
  ['de', 'Alle raten mir, mit den 3 Inf aus Finnland Karelien anzugreifen.'],
  ['de', 'Es wäre dumm, mit 3 Inf aus Finnland Karelien anzugreifen.'],
  ['de', 'Der Panzer in Libyen geht nirgendwo hin, schon gar nicht nach Ägypten.'],
  ['de', 'Ich traue mich nicht, mit 3 Inf aus Finnland Karelien anzugreifen.'],
  ['de', 'Karelien ist zu stark für 3 Inf und 1 Pz aus Finnland.'],
  ['de', 'Ich überlege noch, ob ich 8 Inf kaufe.'],
  ['de', 'Für mich wären 8 Inf der bessere Kauf gewesen.'],
  ['nl', 'Hans stelt 3 inf uit Finland naar Karelië voor.'],
  ['nl', 'Had ik maar 3 inf uit Finland naar Karelië gestuurd.'],
  ['nl', 'De tank in Libië gaat nergens heen, zeker niet naar Egypte.'],
  ['nl', 'Stel je voor: 3 inf, 1 tank uit Finland naar Karelië en alles raak!'],
  ['nl', 'Karelië is te sterk voor 3 inf en 1 tank uit Finland.'],
] as const)('%s: proposed, dreamt of or not dared, nothing is carried out: %s', (language, text) =>
  expect(read({ power: 'germany' }, text, { language }).orders).toEqual([]),
);

describe('what nobody does, however it is told', () => {
  test.each<readonly [Language, string]>([
    ['en', 'If only I had sent 3 inf from Finland to Karelia last time.'],
    ['en', 'Everyone tells me to take Karelia with the 3 inf in Finland.'],
    ['en', '3 inf from Finland to Karelia was my first thought, but no.'],
    ['en', 'Imagine: 3 inf, 1 tank from Finland to Karelia and all hits!'],
    ['de', 'Hätte ich doch 3 Inf aus Finnland nach Karelien geschickt.'],
    ['de', 'Alle raten mir, mit den 3 Inf aus Finnland Karelien anzugreifen.'],
    ['de', '3 Inf aus Finnland nach Karelien war mein erster Gedanke, aber nein.'],
    ['de', 'Der Panzer in Libyen geht nirgendwo hin, schon gar nicht nach Ägypten.'],
    ['de', 'Stell dir vor: 3 Inf, 1 Pz aus Finnland nach Karelien und nur Treffer!'],
    ['de', 'Bevor ich 3 Inf aus Finnland nach Karelien schicke, friert die Hölle zu.'],
    ['de', 'Ich traue mich nicht, mit 3 Inf aus Finnland Karelien anzugreifen.'],
    ['de', 'Es wäre dumm, mit 3 Inf aus Finnland Karelien anzugreifen.'],
    ['nl', 'Had ik maar 3 inf uit Finland naar Karelië gestuurd.'],
    ['nl', 'Iedereen raadt me aan met de 3 inf uit Finland Karelië aan te vallen.'],
    ['nl', '3 inf uit Finland naar Karelië was mijn eerste idee, maar nee.'],
    ['nl', 'De tank in Libië gaat nergens heen, zeker niet naar Egypte.'],
    ['nl', 'Stel je voor: 3 inf, 1 tank uit Finland naar Karelië en alles raak!'],
    ['nl', 'Ik durf niet met 3 inf uit Finland Karelië aan te vallen.'],
    ['nl', 'Voordat ik 3 inf uit Finland naar Karelië stuur, vriest de hel dicht.'],
    ['en', 'Before I send 3 inf from Finland to Karelia, hell freezes over.'],
    ['en', 'Karelia is too strong for 3 inf and 1 tank from Finland.'],
    ['de', 'Karelien ist zu stark für 3 Inf und 1 Pz aus Finnland.'],
    ['nl', 'Karelië is te sterk voor 3 inf en 1 tank uit Finland.'],
    ['en', 'For me, 8 inf would have been the better buy.'],
    ['de', 'Für mich wären 8 Inf der bessere Kauf gewesen.'],
    ['nl', 'Voor mij waren 8 inf de betere koop geweest.'],
    ['en', "With 3 inf from Finland in Karelia I'd win the game."],
    ['en', 'Nothing beats 3 inf and 1 tank from Finland into Karelia.'],
  ])('%s: %s', (language, text) => {
    expect(sheet('germany', language, text).orders).toEqual([]);
  });
});
