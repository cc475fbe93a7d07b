// Where units stand, told behind them or by words that only point there; planes by no kind; verbs whose parts stand
// together; who is only spoken of.

import { describe, expect, test } from 'vitest';
import type { Language, Power } from '../../src/vocab/index.ts';
import { readIn, says } from './told.ts';

const problems = (language: Language, power: Power, text: string): readonly string[] =>
  readIn(language, power, text).problems.map(({ code }) => code);
const orders = (language: Language, power: Power, text: string): readonly string[] =>
  readIn(language, power, text).orders.map(({ type }) => type);

const SUBS = 'combat moves\n1 sub BAL > NOR\n1 sub NEA > NOR';
const FOUR = 'combat moves\n2 inf EEU > KAR\n2 inf FIN > KAR';

describe('places in brackets behind the units', () => {
  says([
    ['en', 'germany', 'North Sea: both subs (Baltic and the one off Spain)', SUBS],
    ['de', 'germany', 'Nordsee: beide U-Boote (Ostsee und das vor Spanien)', SUBS],
    ['nl', 'germany', 'Noordzee: beide onderzeeërs (Oostzee en die bij Spanje)', SUBS],
    ['de', 'germany', 'Nordsee: U-Boot Ostsee und das vor Spanien', SUBS],
    ['en', 'germany', 'Karelia: 4 inf (2 Eastern Europe, 2 Finland)', FOUR],
    ['de', 'germany', 'Karelien: 4 Inf (2 aus Osteuropa, 2 aus Finnland)', FOUR],
    ['nl', 'germany', 'Karelië: 4 inf (2 uit Oost-Europa, 2 uit Finland)', FOUR],
  ]);
  test.each<readonly [Language, string]>([
    ['en', 'Karelia: 5 inf (2 Eastern Europe, 2 Finland)'],
    ['de', 'Karelien: 5 Inf (2 Osteuropa, 2 Finnland)'],
    ['nl', 'Karelië: 5 inf (2 Oost-Europa, 2 Finland)'],
  ])('%s: that do not come to as many are asked about: %s', (language, text) => {
    expect(problems(language, 'germany', text)).not.toEqual([]);
  });
});

describe('all that stands somewhere, told behind its place', () => {
  const moves = 'combat moves\n2 inf FIN > KAR\n3 inf 2 arm 1 ftr UKR > KAR';
  says([
    ['en', 'germany', 'Karelia: 2 inf Finland, from the Ukraine everything', moves],
    ['de', 'germany', 'Karelien: 2 Inf Finnland, dazu aus der Ukraine alles', moves],
    ['nl', 'germany', 'Karelië: 2 inf Finland, uit de Oekraïne alles', moves],
  ]);
});

describe('planes by no kind in a list', () => {
  const moves = 'combat moves\n2 arm UKR > CAU\n1 ftr UKR > CAU';
  says([
    ['en', 'germany', 'Caucasus: all the tanks and planes from the Ukraine', moves],
    ['de', 'germany', 'Kaukasus: alle Panzer und Flieger aus der Ukraine', moves],
    ['nl', 'germany', 'Kaukasus: alle tanks en vliegtuigen uit de Oekraïne', moves],
  ]);
  test.each<readonly [Language, string]>([
    ['en', 'Caucasus: 2 tanks and both planes from the Ukraine'],
    ['de', 'Kaukasus: 2 Panzer und beide Flieger aus der Ukraine'],
    ['nl', 'Kaukasus: 2 tanks en beide vliegtuigen uit de Oekraïne'],
  ])('%s: two where one stands are asked about: %s', (language, text) => {
    expect(problems(language, 'germany', text)).toEqual(['number-missing']);
  });
});

describe('both of those just named', () => {
  const moves = 'combat moves\n3 inf EVE > YAK\n2 inf NOV > YAK';
  const yakut = { en: 'Yakut', de: 'Jakutien', nl: 'Jakoetië' };
  test.each<readonly [Language, string]>([
    ['en', 'the three inf from Evenki and both from Novosibirsk'],
    ['de', 'die drei Inf aus Ewenki und beide aus Nowosibirsk'],
    ['nl', 'de drie inf uit Evenki en beide uit Novosibirsk'],
  ])('%s: %s', (language, text) => {
    const read = readIn(language, 'ussr', `${yakut[language]}: ${text}`);
    expect(read.orders).toEqual(readIn('en', 'ussr', moves).orders);
  });
});

describe('the enemy that is met where one goes', () => {
  const moves = 'combat moves\n1 bb WMD > NEA';
  const baltic = 'combat moves\n2 ftr GBR > BAL';
  says([
    ['en', 'uk', 'Northeast Atlantic: BB W Med against the sub', moves],
    ['de', 'uk', 'Nordostatlantik: BB westl. Mittelmeer gegen das U-Boot', moves],
    ['nl', 'uk', 'Noordoost-Atlantische Oceaan: slagschip W-Middellandse Zee tegen de onderzeeër', moves],
    ['en', 'uk', 'Both fighters from England go to the Baltic to sink the transport and the sub there.', baltic],
    ['de', 'uk', 'Beide Jäger aus England fliegen in die Ostsee, um dort Transporter und U-Boot zu versenken.', baltic],
    [
      'nl',
      'uk',
      'Beide jagers uit Engeland gaan naar de Oostzee om daar het transport en de onderzeeër te kelderen.',
      baltic,
    ],
  ]);
});

describe('planes that land elsewhere than the others', () => {
  const sent = '1 ftr WEU > NOR\n1 ftr GER > NOR\n1 ftr FIN > NOR';
  const landed = 'combat moves\n1 ftr WEU > NOR (land WEU)\n1 ftr GER > NOR (land WEU)\n1 ftr FIN > NOR (land FIN)';
  says([
    ['en', 'germany', `${sent}\nAll fighters land in WEU except the one from Norway, which goes home`, landed],
    ['de', 'germany', `${sent}\nAlle Jäger landen in WEU, nur der aus Norwegen fliegt heim`, landed],
    ['nl', 'germany', `${sent}\njagers landen allemaal in WEU behalve die uit noorwegen, die gaat naar huis`, landed],
  ]);
  test.each<readonly [Language, string]>([
    ['en', 'All fighters land in WEU except the one from Norway'],
    ['de', 'Alle Jäger landen in WEU außer dem aus Norwegen'],
    ['nl', 'alle jagers landen in WEU behalve die uit Noorwegen'],
  ])('%s: but not where the other one lands is left open: %s', (language, text) => {
    expect(problems(language, 'germany', `${sent}\n${text}`)).not.toEqual([]);
  });
});

describe('one of two planes, by where it is from', () => {
  const sent = '5 inf CAU > UKR\n1 ftr KAR > UKR\n1 ftr RUS > UKR';
  const landed = 'combat moves\n5 inf CAU > UKR\n1 ftr KAR > UKR (land KAR)\n1 ftr RUS > UKR (land CAU)';
  says([
    ['en', 'ussr', `${sent}\nThe Karelian fighter comes home and the Russian one lands in the Caucasus.`, landed],
    ['en', 'ussr', `${sent}\nThe fighter from Karelia comes home and the other one lands in the Caucasus.`, landed],
    ['de', 'ussr', `${sent}\nDer Jäger aus Karelien fliegt heim, der andere landet im Kaukasus.`, landed],
    ['nl', 'ussr', `${sent}\nDe jager uit Karelië gaat naar huis, de andere landt in de Kaukasus.`, landed],
  ]);
});

describe('who stays is told beside who goes', () => {
  const moves = 'ncm\n2 inf 1 arm SFE > YAK';
  const heading = { en: 'Noncombat', de: 'Ohne Kampf', nl: 'Zonder gevecht' };
  test.each<readonly [Language, string]>([
    ['en', 'The Yakut infantry stay put, and 2 inf and the tank from the Soviet Far East fall back on them.'],
    ['de', 'Jakutien bleibt stehen, 2 Inf und der Panzer aus dem Sowjetischen Fernen Osten gehen nach Jakutien.'],
    ['nl', 'Jakoetië blijft staan, Verre Oosten trekt terug op Jakoetië (2 inf, tank)'],
  ])('%s: %s', (language, text) => {
    expect(readIn(language, 'ussr', `${heading[language]}\n${text}`).orders).toEqual(
      readIn('en', 'ussr', moves).orders,
    );
  });
  test('and nobody is put down who is of a place, although as many were bought', () => {
    const bought = 'buy 5 inf, 1 arm\n3 inf CAU > UKR\nfight UKR\n';
    expect(
      orders('en', 'ussr', `${bought}The Yakut infantry stay put and watch the tank from the Soviet Far East.`),
    ).toEqual(['purchase', 'combat-move', 'fight']);
  });
  test.each<readonly [Language, string]>([
    ['en', 'Place: carrier and sub in the Baltic, the 2 inf stay in Germany'],
    ['de', 'Aufstellung: Träger und U-Boot in die Ostsee, die 2 Inf bleiben in Deutschland'],
    ['nl', 'Plaatsen: vliegdekschip en onderzeeër in de Oostzee, de 2 inf blijven in Duitsland'],
  ])('%s: new units that stay are put down there: %s', (language, text) => {
    const read = readIn(language, 'germany', `buy 1 ac, 1 sub, 2 inf\n${text}`);
    expect(read.orders.at(-1)).toMatchObject({
      type: 'place',
      placements: [
        { space: 'baltic-sea', units: { carrier: 1 } },
        { space: 'baltic-sea', units: { submarine: 1 } },
        { space: 'germany', units: { infantry: 2 } },
      ],
    });
  });
});

describe('verbs whose parts stand together at the end of a clause', () => {
  const moves = 'buy 3 inf\n1 trn: 2 inf SEU > CMD > EMD > EGY';
  test.each<readonly [Language, string]>([
    ['de', 'Ägypten greife ich mit dem Transporter aus dem zentralen Mittelmeer an, der 2 Inf aus Südeuropa absetzt.'],
    [
      'nl',
      'Egypte val ik aan met het transport uit de centrale Middellandse Zee, dat 2 inf uit Zuid-Europa aan land zet.',
    ],
  ])('%s: %s', (language, text) => {
    const read = readIn(language, 'germany', `buy 3 inf\n${text}`);
    expect(read.orders).toEqual(readIn('en', 'germany', moves).orders);
  });
  test('and whoever goes in is put down nowhere', () => {
    expect(
      orders('en', 'ussr', 'buy 3 inf\nManchuria: 3 inf from Yakut and everything in the Soviet Far East go in.'),
    ).toEqual(['purchase', 'combat-move']);
  });
});

describe('what is said of other units orders nothing', () => {
  test.each<readonly [Language, string]>([
    ['en', 'Enjoy your 5 inf in the Ukraine while they last.'],
    ['de', 'Genieß deine 5 Inf in der Ukraine, solange sie stehen.'],
    ['nl', 'Geniet nog maar even van je 5 inf in de Oekraïne.'],
  ])('%s: %s', (language, text) => {
    expect(orders(language, 'germany', text)).toEqual([]);
  });
  test.each<readonly [Language, string, string]>([
    ['en', 'Not Karelia yet, but all of Libya goes to Egypt', 'Libya'],
    ['de', 'Karelien noch nicht, aber ganz Libyen geht nach Ägypten', 'Libyen'],
    ['nl', 'karelie doe ik nog niet maar libie gaat in zijn geheel naar egypte', 'libie'],
  ])('%s: and what is not done stands apart from what is: %s', (language, text) => {
    const read = readIn(language, 'germany', text);
    expect(read.problems).toEqual([]);
    expect(read.orders).toEqual(readIn('en', 'germany', 'combat moves\n1 inf 1 arm LIB > EGY').orders);
  });
  test('units that go there, and nobody has said where, are asked about', () => {
    const text = '4 inf and both tanks from Karelia go there, and 3 of the inf in Caucasus.';
    expect(orders('en', 'ussr', text)).toEqual([]);
    expect(problems('en', 'ussr', text)).not.toEqual([]);
  });
});

describe('a carrier as the place that planes go to without combat', () => {
  const moves = 'ncm\n1 ftr WUS > HWS';
  const heading = { en: 'Noncombat', de: 'Ohne Kampf', nl: 'Zonder gevecht' };
  test.each<readonly [Language, string]>([
    ['en', 'WUS ftr lands on the carrier there'],
    ['de', 'Jäger WUS landet auf dem Träger dort'],
    ['nl', 'Jager WUS landt op het vliegdekschip daar'],
    ['en', 'the fighter in Western US flies to the carrier'],
  ])('%s: %s', (language, text) => {
    const read = readIn(language, 'usa', `${heading[language]}\n${text}`);
    expect(read.problems).toEqual([]);
    expect(read.orders).toEqual(readIn('en', 'usa', moves).orders);
  });
});

describe('what is left and stays, what is new and counted alone', () => {
  test.each<readonly [Language, string]>([
    ['en', 'ncm\n1 inf from Moscow down to Caucasus, rest stays'],
    ['de', 'Ohne Kampf\n1 Inf von Moskau in den Kaukasus, der Rest bleibt'],
    ['nl', 'Zonder gevecht\n1 inf van Moskou naar Kaukasus, de rest blijft'],
  ])('%s: %s', (language, text) => {
    const read = readIn(language, 'ussr', text);
    expect(read.problems).toEqual([]);
    expect(read.orders).toEqual(readIn('en', 'ussr', 'ncm\n1 inf RUS > CAU').orders);
  });
  test.each<readonly [Language, string]>([
    ['en', 'ncm\n2 inf NOV > RUS\n\nAll 7 new ones in Moscow of course.'],
    ['de', 'ncm\n2 inf NOV > RUS\n\nAlle 7 Neuen natürlich nach Moskau.'],
    ['nl', 'ncm\n2 inf NOV > RUS\n\nAlle 7 nieuwe natuurlijk in Moskou.'],
  ])('%s: %s', (language, text) => {
    const read = readIn(language, 'ussr', `buy 7 inf\nno combat\n${text}`);
    expect(read.orders.at(-1)).toMatchObject({ placements: [{ space: 'russia', units: { infantry: 7 } }] });
  });
  test.each<readonly [Language, string]>([
    ['en', 'For me 8 inf this time.'],
    ['de', 'Für mich 8 Inf diesmal.'],
    ['nl', 'Voor mij 8 inf deze keer.'],
  ])('%s: %s', (language, text) => {
    expect(readIn(language, 'ussr', text).orders).toMatchObject([{ type: 'purchase', units: { infantry: 8 } }]);
  });
  test.each<readonly [Language, string]>([
    ['en', 'I want those tanks alive.'],
    ['de', 'Die Panzer will ich am Leben sehen.'],
    ['nl', 'Die tanks wil ik heel terugzien.'],
  ])('%s: and who is only hoped for is sent nowhere: %s', (language, text) => {
    expect(orders(language, 'ussr', text)).toEqual([]);
    expect(orders(language, 'ussr', `2 arm KAR > FIN\n${text}`)).toEqual(['combat-move']);
  });
});

describe('who does not go after all, and where he goes instead', () => {
  const sent = '3 inf 1 ftr FIN > KAR';
  const moves = 'combat moves\n3 inf FIN > KAR\n1 ftr FIN > NOR';
  test.each<readonly [Language, string]>([
    ['de', 'Korrektur: der Jäger aus Finnland nicht, der fliegt in die Nordsee.'],
    ['nl', 'oeps, de jager uit finland niet, die gaat naar de noordzee'],
  ])('%s: %s', (language, text) => {
    const read = readIn(language, 'germany', `${sent}\n${text}`);
    expect(read.problems).toEqual([]);
    expect(read.orders).toEqual(readIn('en', 'germany', moves).orders);
  });
  test.each<readonly [Language, string]>([
    ['en', 'Sorry, no fighter to Karelia.'],
    ['en', 'And no fighter to Karelia, it stays in Finland.'],
    ['de', 'Und kein Jäger nach Karelien, der bleibt in Finnland.'],
    ['nl', 'En geen jager naar Karelië, die blijft in Finland.'],
    ['nl', 'oeps, de jager uit Finland niet'],
  ])('%s: %s', (language, text) => {
    const read = readIn(language, 'germany', `${sent}\n${text}`);
    expect(read.problems).toEqual([]);
    expect(read.orders).toEqual(readIn('en', 'germany', '3 inf FIN > KAR').orders);
  });
  test.each<readonly [Language, string]>([
    ['en', 'Sorry, no tank to Karelia.'],
    ['de', 'Kein Panzer nach Karelien.'],
    ['nl', 'Geen tank naar Karelië.'],
  ])('%s: whoever was not sent is asked about, or nothing: %s', (language, text) => {
    expect(readIn(language, 'germany', `${sent}\n${text}`).orders).toEqual(readIn('en', 'germany', sent).orders);
  });
});

describe('planes that go back, however it is said', () => {
  const moves = 'combat moves\n1 ftr FIN > NOR (land FIN)';
  says([
    ['en', 'germany', '1 ftr FIN > NOR\nall planes back where they come from', moves],
    ['de', 'germany', '1 Jg FIN > NOR\nalle Flieger zurück, wo sie herkommen', moves],
    ['nl', 'germany', '1 jager FIN > NOR\nalle vliegtuigen terug waar ze vandaan komen', moves],
  ]);
  test.each<readonly [Language, string]>([
    ['en', 'The fighter stays on the carrier.'],
    ['de', 'Der Jäger bleibt auf dem Träger.'],
    ['nl', 'De jager blijft op het vliegdekschip.'],
  ])('%s: %s', (language, text) => {
    const from = 'Caroline Islands Sea';
    const read = readIn(language, 'japan', `1 ac ${from} > HWS\n1 ftr ${from} > HWS\n${text}`);
    const landed = `1 ac ${from} > HWS\n1 ftr ${from} > HWS (land HWS)`;
    expect(read.orders).toEqual(readIn('en', 'japan', landed).orders);
  });
});

describe('the order of what was ordered', () => {
  test.each<readonly [Language, string]>([
    ['en', 'First sink the sub, then the landing on Hawaii.'],
    ['de', 'Erst das U-Boot versenken, dann die Landung auf Hawaii.'],
    ['nl', 'Eerst de onderzeeër kelderen, dan de landing op Hawaï.'],
  ])('%s: says nothing new: %s', (language, text) => {
    const above = '1 ac Caroline Islands Sea > HWS';
    expect(orders(language, 'japan', `${above}\n${text}`)).toEqual(orders('en', 'japan', above));
  });
});

test.each([
  ['en', '3 inf from Ukraine attack the Caucasus; the transport stays where it is.'],
  ['de', '3 Inf aus der Ukraine greifen den Kaukasus an; der Transporter bleibt liegen.'],
  ['nl', '3 inf uit Oekraïne vallen de Kaukasus aan; het transport blijft liggen.'],
] as const)('%s: who stays beside an attack takes nothing from it: %s', (language, text) =>
  expect(readIn(language, 'germany', text).orders).toMatchObject([{ moves: [{ units: { infantry: 3 } }] }]),
);
