// Sentences whose orders are told in roundabout ways: dice called for in words, purses spent to the last IPC, clauses
// behind semicolons, units counted apart from their names, places put right; each as the line that says the same.

import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/vocab/index.ts';
import { bare, readIn, says, type Told } from './told.ts';

const FIN = 'combat moves\n3 inf KAR > FIN';

describe('dice are called for', () => {
  says(
    (
      [
        ['en', 'Let the dice decide!'],
        ['en', 'Tea is at five - dice please!'],
        ['en', 'rolls please'],
        ['en', 'Dice time!'],
        ['en', 'Dice for Finland, please'],
        ['en', 'Dice please, and may they roll well'],
        ['en', 'I ask you kindly for the dice.'],
        ['de', 'Lasst die Würfel entscheiden!'],
        ['de', 'Der Tee ist fertig - würfeln bitte!'],
        ['nl', 'Laat de dobbelstenen maar beslissen!'],
        ['nl', 'De thee is klaar - gooien graag!'],
      ] as const
    ).map(([language, text]): Told => [language, 'ussr', `${FIN}\n${text}`, `${FIN}\nfight FIN`]),
  );

  test('and once more is the same', () => {
    const both = `${FIN}\n3 inf CAU > UKR\n`;
    expect(bare('en', 'ussr', `${both}Ukraine first, then Finland. Dice please!`)).toEqual(
      bare('en', 'ussr', `${both}fight UKR, FIN`),
    );
  });

  test('but a battle that was stopped goes on', () => {
    const orders = bare('en', 'ussr', `${FIN}\nfight FIN stop after 1\nfight FIN`);
    expect(orders.slice(1)).toHaveLength(2);
  });
});

describe('the purse is spent', () => {
  says([
    ['en', 'ussr', 'The Soviet Union buys 8 inf.', 'buy 8 inf'],
    ['en', 'ussr', 'The USSR has 24 and buys 8 inf.', 'buy 8 inf'],
    ['en', 'ussr', 'The whole treasury goes into boots: eight infantry.', 'buy 8 inf'],
    ['en', 'ussr', 'No tanks this time, just 8 inf.', 'buy 8 inf'],
    ['en', 'ussr', "I'll take 5 inf + 1 arm (20) and keep 4 for next turn.", 'buy 5 inf, 1 arm'],
    ['en', 'ussr', 'I spend 23 IPC on 6 inf and a tank, 1 IPC stays in the till.', 'buy 6 inf, 1 arm'],
    ['en', 'ussr', '8 grunts = 24', 'buy 8 inf'],
    ['de', 'ussr', '6 Inf und 1 Panzer, das sind 23, 1 IPC bleibt in der Kasse.', 'buy 6 inf, 1 arm'],
    ['nl', 'ussr', '6 inf en 1 tank, dat is 23, 1 IPC blijft in kas.', 'buy 6 inf, 1 arm'],
  ]);
});

describe('units are told apart from their places and numbers', () => {
  says([
    ['en', 'ussr', 'Noncombat: Moscow’s infantry (3) go to Karelia.', 'ncm\n3 inf RUS > KAR'],
    ['en', 'ussr', 'Finland: 3 inf, 1 arm, all from Karelia', 'combat moves\n3 inf 1 arm KAR > FIN'],
    ['en', 'ussr', 'Finland: 3 inf, 1 plane from Karelia', 'combat moves\n3 inf KAR > FIN\n1 ftr KAR > FIN'],
    ['en', 'ussr', 'Ukraine - 3 inf Caucasus, 1 arm Karelia', 'combat moves\n3 inf CAU > UKR\n1 arm KAR > UKR'],
    [
      'en',
      'ussr',
      'We attack Ukraine from Caucasus with 3 inf and from Karelia with 1 tank.',
      'combat moves\n3 inf CAU > UKR\n1 arm KAR > UKR',
    ],
    [
      'en',
      'ussr',
      'Manchuria: Yakut sends 3 inf; Soviet Far East sends 2 inf and the tank.',
      'combat moves\n3 inf YAK > MAN\n2 inf 1 arm SFE > MAN',
    ],
    [
      'en',
      'ussr',
      'Into Finland go the tank from Karelia and both fighters (Karelia and Moscow), which land in Karelia.',
      'combat moves\n1 arm KAR > FIN\n1 ftr KAR > FIN (land KAR)\n1 ftr RUS > FIN (land KAR)',
    ],
    ['en', 'germany', 'All Ukrainian troops hit the Caucasus.', 'combat moves\n3 inf 2 arm 1 ftr UKR > CAU'],
    ['de', 'ussr', 'Ukraine - 3 Inf Kaukasus, 1 Pz Karelien', 'combat moves\n3 inf CAU > UKR\n1 arm KAR > UKR'],
    ['nl', 'ussr', 'Oekraïne - 3 inf Kaukasus, 1 tank Karelië', 'combat moves\n3 inf CAU > UKR\n1 arm KAR > UKR'],
  ]);

  test('planes go their own way where none is told', () => {
    expect(bare('en', 'germany', '2 arm, 1 ftr EEU > CAU (ftr lands EEU)')).toEqual(
      bare('en', 'germany', 'combat moves\n2 arm EEU > CAU\n1 ftr EEU > CAU (land EEU)'),
    );
  });

  test('everything that is counted otherwise than it stands is asked about', () => {
    const asked = readIn('en', 'germany', 'Egypt: everything from Libya, that is 3 inf.');
    expect(asked.orders).toEqual([]);
    expect(asked.problems.map(({ code }) => code)).toEqual(['number-missing']);
  });

  test.each<readonly [Language, string]>([
    ['en', 'a bunch of tanks from Russia to Karelia'],
    ['en', 'A good number of inf from Russia to Karelia.'],
    ['de', 'ein Haufen Panzer von Russland nach Karelien'],
    ['de', 'Ein Teil der Infanterie geht von Russland nach Karelien.'],
    ['nl', 'een handjevol inf van Rusland naar Karelië'],
    ['nl', 'een deel van de inf van Rusland naar Karelië'],
  ])('%s: a number that nobody can count is asked about: %s', (language, text) => {
    const { orders, problems } = readIn(language, 'ussr', `ncm\n${text}`);
    expect(orders).toEqual([]);
    expect(problems.map(({ code }) => code)).toEqual(['number-missing']);
  });

  test('new units that are counted and understood by nobody are asked about', () => {
    const { problems } = readIn('en', 'ussr', 'buy 8 inf\nFive of the lads go to Leningrad and three to Moscow.');
    expect(problems).not.toEqual([]);
  });
});

describe('bombers', () => {
  says([['en', 'germany', "Bomb London's factory with the bomber.", 'combat moves\nraid 1 bmr GER > GBR']]);
});

describe('a place is put right', () => {
  const china = 'combat moves\n1 ftr MAN > CHI';
  says([
    [
      'en',
      'japan',
      '1 ftr Manchuria to China, lands in Kwangtung. No, scrap that, lands in Manchuria.',
      `${china} (land MAN)`,
    ],
    [
      'en',
      'germany',
      'The Baltic sub to the North Sea. No, sorry, to the Barents Sea.',
      'combat moves\n1 sub BAL > BAR',
    ],
  ]);
});

describe('a total below moves that declare nothing', () => {
  const moves = 'combat moves\n3 inf KAR > FIN\n';

  test('is checked against the attack it fits', () => {
    expect(bare('en', 'ussr', `${moves}Total USSR v. Germany: 3 inf v. 3 inf, 1 arm, 1 ftr`)).toEqual(
      bare('en', 'ussr', moves),
    );
  });

  test('is a problem if it fits none', () => {
    const { problems } = readIn('en', 'ussr', `${moves}Total USSR v. Germany: 4 inf v. 3 inf`);
    expect(problems.map(({ code }) => code)).toEqual(['total-differs']);
  });
});
