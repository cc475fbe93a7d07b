// Dice asked for in other words than the notation's, and battles in an order.

import { describe, expect, test } from 'vitest';
import type { Language, Power } from '../../src/vocab/index.ts';
import { read } from './support.ts';

const combat = (power: Power, text: string, language: Language) =>
  read({ power }, `combat moves\n${text}`, { language });

test.each<readonly [Language, string]>([
  ['en', 'Please throw the dice for me, my own have been unkind lately.'],
  ['en', 'Could you please roll for me?'],
  ['de', 'Um Ausführung der Würfe wird gebeten.'],
  ['de', 'Könntest du das bitte gleich auswürfeln?'],
  ['nl', 'Wilt u zo goed zijn de dobbelstenen te werpen?'],
])('%s: a plea for dice: %s', (language, text) => {
  expect(combat('ussr', `3 inf KAR > UKR\n${text}`, language).orders).toMatchObject([
    { type: 'combat-move' },
    { type: 'fight' },
  ]);
});

test.each<readonly [Language, string]>([
  ['en', 'Please do not roll yet, I am away.'],
  ['en', 'Please, no dice before Monday.'],
  ['en', 'Can you believe that roll?'],
  ['en', 'Can you roll 3 sixes in a row?'],
  ['de', 'Kannst du glauben, dass wir schon wieder würfeln?'],
  ['nl', 'Kun je die dobbelstenen eens vervloeken?'],
])('%s: no plea: %s', (language, text) => {
  expect(combat('ussr', `3 inf KAR > UKR\n${text}`, language).orders).toMatchObject([{ type: 'combat-move' }]);
});

test.each<readonly [Language, string, readonly string[]]>([
  ['nl', 'Eerst de zee gooien, dan Karelië.', ['north-sea', 'karelia-ssr']],
  ['de', 'Zuerst Karelien würfeln, danach den Atlantik.', ['karelia-ssr', 'north-sea']],
  ['en', 'Roll Karelia first.', ['karelia-ssr']],
])('%s: battles in an order, one without its name: %s', (language, text, battles) => {
  const { orders } = combat('germany', `2 inf UKR > KAR\n1 sub BAL > NOR\n${text}`, language);
  expect(orders[1]).toMatchObject({ type: 'fight', battles: battles.map((battle) => ({ battle })) });
});

describe('dice asked for with more beside', () => {
  const fights = (language: Language, text: string) => {
    const sheet = `3 inf KAR > FIN\n1 ftr KAR > FIN (land KAR)\n\n${text}`;
    const { orders, problems } = read({ power: 'ussr' }, sheet, { language });
    return [orders.flatMap((order) => (order.type === 'fight' ? order.battles : [])), problems.map(({ code }) => code)];
  };

  test.each<readonly [Language, string]>([
    ['en', "Dice, please – and no, I can't change my mind, I know"],
    ['en', 'Roll the fight, would you?'],
    ['en', 'THROW DICE STOP'],
    ['nl', 'Finland mag uitgerold worden.'],
  ])('%s: %s', (language, text) => {
    expect(fights(language, text)).toEqual([[{ battle: 'finland-norway' }], []]);
  });

  test.each<readonly [Language, string]>([
    ['en', 'Two rounds of dice at most, then retreat to Karelia.'],
    ['en', 'Two rounds only and then everybody withdraws to Karelia, no matter what the dice say.'],
    ['de', 'Höchstens zwei Runden, dann Rückzug nach Karelien.'],
    ['nl', 'Hooguit twee ronden, dan terugtrekken naar Karelië.'],
  ])('%s: so many rounds, and then back: %s', (language, text) => {
    const conduct = { retreatAfter: 2, retreatTo: 'karelia-ssr' };
    expect(fights(language, text)).toEqual([[{ battle: 'finland-norway', conduct }], []]);
  });
});

test('of two battles the one that is left is meant by a name of several lands', () => {
  const sheet = '1 sub BAL > NOR\n1 inf LIB > EGY\n\nFirst the North Sea, then Africa.';
  const { orders, problems } = read({ power: 'germany' }, sheet, { language: 'en' });
  expect(problems).toEqual([]);
  expect(orders.at(-1)).toMatchObject({ battles: [{ battle: 'north-sea' }, { battle: 'anglo-egypt-sudan' }] });
  const three = `1 inf UKR > CAU\n${sheet}`;
  expect(read({ power: 'germany' }, three, { language: 'en' }).problems).not.toEqual([]);
});

const sheet = (power: Power, language: Language, text: string) => {
  const { orders, problems } = read({ power }, text, { language });
  return { orders: orders.map(({ type }) => type), problems: problems.map(({ code }) => code) };
};

describe('dice in a mail', () => {
  const FOUGHT = { orders: ['combat-move', 'fight'], problems: [] };
  test.each([
    'Egypt: 1 inf from Libya\n\ndice for both, and God help me',
    'Egypt: 1 inf from Libya\n\ndice for all please, fingers crossed',
  ])('asked for, and then something is said: %s', (text) => {
    expect(sheet('germany', 'en', text)).toEqual(FOUGHT);
  });
  test.each([
    'Egypt: 1 inf from Libya\n\ndice hate me, all of them',
    'Egypt: 1 inf from Libya\n\ndice for both, not yet',
  ])('only spoken of: %s', (text) => {
    expect(sheet('germany', 'en', text).orders).toEqual(['combat-move']);
  });
  test.each<readonly [Language, string]>([
    ['en', 'Combat: 1 inf LIB > EGY\nNoncombat: 2 inf GER > EEU\nPlace 1 inf GER\nRoll everything please\nEnd of turn'],
    ['de', 'Kampfzüge: 1 Inf LIB > EGY\nNCM: 2 Inf GER > EEU\nSetze 1 Inf GER\nBitte alles würfeln\nZugende'],
    ['nl', 'Aanvallen: 1 inf LIB > EGY\nNCM: 2 inf GER > EEU\nPlaats 1 inf GER\nGooi alles maar\nEinde beurt'],
  ])('asked for at the foot of a mail fall before what is done without combat, %s', (language, text) => {
    const { orders } = sheet('germany', language, text);
    expect(orders).toEqual(['combat-move', 'fight', 'noncombat-move', 'place', 'end-turn']);
  });
  test('who attacks below what he moves in peace has both as he wrote them', () => {
    const { orders } = sheet('germany', 'en', 'Noncombat: 2 inf GER > EEU\nCombat: 1 inf LIB > EGY\nfight EGY');
    expect(orders).toEqual(['noncombat-move', 'combat-move', 'fight']);
  });
});

test.each([
  ['en', 'fight EEU\nretreat UKR to EEU\nfight EEU'],
  ['de', 'Kampf EEU\nRückzug UKR nach EEU\nKampf EEU'],
  ['nl', 'gevecht EEU\nterugtrekken UKR naar EEU\ngevecht EEU'],
] as const)('%s: below a decision a battle goes on: %s', (language, text) =>
  expect(read({ power: 'uk' }, text, { language }).orders.map(({ type }) => type)).toEqual([
    'fight',
    'retreat',
    'fight',
  ]),
);
