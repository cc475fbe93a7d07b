// Sentences in which a part is not known: it is asked about, and nothing near it is put in its place.

import { describe, expect, test } from 'vitest';
import { parseSheet } from '../../src/notation/index.ts';
import type { Language, Power } from '../../src/vocab/index.ts';
import { contextOf } from './support.ts';

const read = (language: Language, power: Power, text: string) =>
  parseSheet({ ...contextOf({ power }), language }, text);

type Told = readonly [Language, Power, string, string];

const says = (rows: readonly Told[]) =>
  test.each(rows)('%s %s: %s', (language, power, text, canonical) => {
    const { orders, problems } = read(language, power, text);
    expect(problems, text).toEqual([]);
    expect(orders).toEqual(read('en', power, canonical).orders);
  });

describe('a name that the board has not, beside units', () => {
  test.each<readonly [Language, string]>([
    ['en', 'The tank and the blorp go from Karelia to Finland.'],
    ['en', '3 inf and the blorps from Karelia attack Finland.'],
    ['de', 'Der Panzer und der Blubb gehen aus Karelien nach Finnland.'],
    ['nl', 'De tank en de blub gaan van Karelië naar Finland.'],
    ['en', '2 inf Xyzland to Ukraine.'],
    ['de', '2 Inf Blubbland in die Ukraine'],
    ['nl', '2 inf Blubland naar Oekraïne'],
    ['en', '3 inf from Karelia attack Finland, the fighters join in and land wherever'],
  ])('%s: %s', (language, text) => {
    const { orders, problems } = read(language, 'ussr', text);
    expect(problems.length).toBeGreaterThan(0);
    expect(orders).toEqual([]);
  });
});

describe('one of several moves that is not clear leaves the others', () => {
  const FIN = 'combat moves\n3 inf KAR > FIN';
  test.each<readonly [Language, string, string, string]>([
    ['en', '3 inf from Karelia to Finland, a few inf from the Caucasus to Ukraine.', FIN, 'number-missing'],
    ['de', '3 Inf aus Karelien nach Finnland, ein paar Inf aus dem Kaukasus in die Ukraine.', FIN, 'number-missing'],
    ['nl', '3 inf uit Karelië naar Finland, een paar inf uit de Kaukasus naar Oekraïne.', FIN, 'number-missing'],
    ['en', '3 inf from karelia to finland, 2 blorps from moscow to karelia', FIN, 'unknown-unit'],
    ['de', 'Ohne Kampf: 2 Inf Moskau nach Karelien, Jäger irgendwohin.', 'ncm\n2 inf RUS > KAR', 'not-understood'],
    ['nl', 'zonder gevecht: 2 inf moskou naar karelië, jager ergens veilig', 'ncm\n2 inf RUS > KAR', 'not-understood'],
  ])('%s: %s', (language, text, canonical, code) => {
    const { orders, problems } = read(language, 'ussr', text);
    expect(problems.map((each) => each.code)).toEqual([code]);
    expect(orders).toEqual(read('en', 'ussr', canonical).orders);
  });

  test('but not where another clause may turn it round', () => {
    const { orders, problems } = read('en', 'ussr', '3 inf from Karelia to Finland, except a few to Ukraine');
    expect(problems.length).toBeGreaterThan(0);
    expect(orders).toEqual([]);
  });
});

describe('what is told of one’s own units below a purchase is not bought as well', () => {
  test.each<readonly [Language, string]>([
    ['en', 'buy 4 inf\nMy 3 inf are worth 9 IPC'],
    ['de', 'kaufe 4 Inf\nMeine 2 Panzer kosten 10'],
    ['nl', 'koop 4 inf\nMijn 3 inf zijn 9 IPC waard'],
  ])('%s: %s', (language, text) => {
    const { orders, problems } = read(language, 'ussr', text);
    expect(problems).toHaveLength(1);
    expect(orders).toEqual(read('en', 'ussr', 'buy 4 inf').orders);
  });
});

describe('`aan boord` is no antiaircraft gun', () => {
  says([
    [
      'nl',
      'uk',
      'Zonder gevecht: het transportschip in de Noordzee neemt in Engeland de tank en de infanterist aan boord en zet ze in Karelië af.',
      'ncm\n1 trn: 1 arm 1 inf GBR > NOR > BAR > KAR',
    ],
  ]);
});

describe('a place that is told twice', () => {
  says([
    ['en', 'ussr', '3 inf from Karelia (Leningrad) to Finland (Norway)', 'combat moves\n3 inf KAR > FIN'],
    ['de', 'ussr', 'Ohne Kampf: 2 Inf aus Russland (Moskau) nach Karelien (Nordfront).', 'ncm\n2 inf RUS > KAR'],
    ['nl', 'ussr', 'Zonder gevecht: 2 inf uit Rusland (Moskou) naar Karelië (noordfront).', 'ncm\n2 inf RUS > KAR'],
  ]);
});

describe('planes sent above land by where they came from', () => {
  const SENT = 'combat moves\n3 inf KAR > UKR\n1 ftr RUS > UKR\n1 ftr KAR > UKR';
  const TOLD = 'combat moves\n3 inf KAR > UKR\n1 ftr RUS > UKR (land CAU)\n1 ftr KAR > UKR (land KAR)';
  says([
    ['en', 'ussr', `${SENT}\nMoscow's lands in the Caucasus, the Karelian one goes home.`, TOLD],
    ['de', 'ussr', `${SENT}\nDer landet wieder daheim, der Moskauer im Kaukasus.`, TOLD],
  ]);
});

describe('planes are of the place that is named for them', () => {
  says([
    [
      'en',
      'ussr',
      'ftr kar + ftr rus + 3 inf kar > fin, both ftrs land kar',
      'combat moves\n1 ftr KAR > FIN (land KAR)\n1 ftr RUS > FIN (land KAR)\n3 inf KAR > FIN',
    ],
    [
      'en',
      'ussr',
      'Attack Ukraine with 3 infantry from Karelia, 4 infantry from the Caucasus and the Russian fighter, which lands ' +
        'in the Caucasus.',
      'combat moves\n3 inf KAR > UKR\n4 inf CAU > UKR\n1 ftr RUS > UKR (land CAU)',
    ],
  ]);

  test('one of two is not taken from beyond another place', () => {
    const text = 'Attack Ukraine with 3 inf and 1 arm from Karelia, 4 inf from the Caucasus and the Soviet fighter.';
    expect(read('en', 'ussr', text).problems.length).toBeGreaterThan(0);
  });
});

describe('what comes next, and what is done behind the battles', () => {
  const FOUGHT = 'combat moves\n3 inf KAR > FIN\nfight FIN';
  const QUIET = 'ncm\n2 inf RUS > KAR';
  says([
    ['en', 'ussr', 'Now for Finland. 3 inf from Karelia march in. Roll.', FOUGHT],
    ['en', 'ussr', `${FOUGHT}\nAfter the fighting 2 infantry in Russia go to Karelia.`, `${FOUGHT}\n${QUIET}`],
    ['de', 'ussr', `${FOUGHT}\nNach dem Kampf ziehen 2 Inf von Russland nach Karelien.`, `${FOUGHT}\n${QUIET}`],
    ['nl', 'ussr', `${FOUGHT}\nNa het gevecht gaan 2 inf van Rusland naar Karelië.`, `${FOUGHT}\n${QUIET}`],
    ['nl', 'ussr', 'combat moves\n3 inf KAR > FIN\nJe mag de dobbelstenen laten rollen.', FOUGHT],
    [
      'de',
      'ussr',
      'combat moves\n3 inf KAR > FIN\n4 inf CAU > UKR\nAus dem Kaukasus greift doch keiner an.',
      'combat moves\n3 inf KAR > FIN',
    ],
    [
      'nl',
      'ussr',
      `Aankoop: 8 inf\n${FOUGHT}\n${QUIET}\n\n3 inf in Karelië, 5 inf in Rusland.`,
      `buy 8 inf\n${FOUGHT}\n${QUIET}\nplace 3 inf KAR, 5 inf RUS`,
    ],
    [
      'en',
      'ussr',
      `Buy 8 inf\n${FOUGHT}\n${QUIET}\nEverything to Russia.`,
      `buy 8 inf\n${FOUGHT}\n${QUIET}\nplace 8 inf RUS`,
    ],
  ]);
});
