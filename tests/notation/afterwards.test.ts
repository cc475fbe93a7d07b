// Where planes land, told behind what they did: by a word that stands for them, or by where they go when it is over.

import { describe, expect, test } from 'vitest';
import { parseSheet } from '../../src/notation/index.ts';
import type { Language, Power } from '../../src/vocab/index.ts';
import { contextOf } from './support.ts';

const readIn = (language: Language, power: Power, text: string) =>
  parseSheet({ ...contextOf({ power }), language }, text);

const bare = (language: Language, power: Power, text: string): readonly unknown[] => {
  const { orders, problems } = readIn(language, power, text);
  expect(problems, text).toEqual([]);
  return orders.flatMap((order) =>
    order.type === 'combat-move'
      ? [order.type, ...order.moves.map((move) => JSON.stringify(move)).sort()]
      : [order.type],
  );
};

type Told = readonly [Language, string];

const says = (canonical: string, rows: readonly Told[]) =>
  test.each(rows)('%s: %s', (language, text) => {
    expect(bare(language, 'ussr', text)).toEqual(bare('en', 'ussr', canonical));
  });

const asks = (rows: readonly Told[]) =>
  test.each(rows)('%s: %s', (language, text) => {
    expect(readIn(language, 'ussr', text).problems).not.toEqual([]);
  });

describe('planes that go on when they have fought land there', () => {
  says('combat moves\n5 inf CAU > UKR\n1 ftr RUS > UKR (land CAU)', [
    ['en', '5 inf from Caucasus attack Ukraine, the fighter from Moscow joins in and then heads to the Caucasus.'],
    [
      'de',
      '5 Inf aus dem Kaukasus greifen die Ukraine an, der Jäger aus Moskau fliegt mit, danach ab in den Kaukasus.',
    ],
    [
      'nl',
      '5 inf uit de Kaukasus vallen Oekraïne aan, de jager uit Moskou vliegt mee en gaat daarna door naar de Kaukasus.',
    ],
  ]);

  test('but tanks that go on do not', () => {
    const moves = bare('en', 'ussr', '2 arm from Moscow go to the Caucasus and then to Ukraine.');
    expect(moves).toEqual(bare('en', 'ussr', 'combat moves\n2 arm RUS > CAU > UKR'));
  });
});

describe('planes that a sentence of their own brings down', () => {
  says('combat moves\n3 inf KAR > FIN\n1 ftr KAR > FIN (land KAR)', [
    ['en', '3 inf and the fighter from Karelia hit Norway. Let him land in Karelia again.'],
    ['en', '3 inf and the fighter from Karelia hit Norway. He comes home to Karelia.'],
    ['en', '3 inf and the fighter from Karelia hit Norway. Home to Karelia afterwards.'],
    ['en', '3 inf and the fighter from Karelia hit Norway. It can land in Karelia.'],
    ['de', "3 Inf und der Jäger aus Karelien gegen Norwegen. Danach geht's für ihn wieder nach Karelien."],
    ['de', '3 Inf und der Jäger aus Karelien gegen Norwegen. Landen soll er in Karelien.'],
    ['de', '3 Inf und der Jäger aus Karelien gegen Norwegen. Gelandet wird in Karelien.'],
    ['nl', '3 inf en de jager uit Karelië tegen Noorwegen. Laat hem daarna maar weer in Karelië landen.'],
    ['nl', '3 inf en de jager uit Karelië tegen Noorwegen. Die mag in Karelië landen.'],
    ['nl', '3 inf en de jager uit Karelië tegen Noorwegen. Daarna gaat ie weer naar Karelië.'],
  ]);

  says('combat moves\n5 inf CAU > UKR\n1 ftr KAR > UKR (land CAU)\n1 ftr RUS > UKR (land CAU)', [
    [
      'en',
      '5 inf from Caucasus attack Ukraine with the fighters from Karelia and Moscow. They both set down in Caucasus.',
    ],
    ['de', '5 Inf aus dem Kaukasus und beide Jäger greifen die Ukraine an. Lass sie im Kaukasus landen.'],
    ['nl', '5 inf uit de Kaukasus en beide jagers vallen Oekraïne aan. Landen doen ze allebei in de Kaukasus.'],
  ]);

  asks([
    // Home is another place.
    ['en', '5 inf from Caucasus and both fighters hit Ukraine. They fly home to Karelia.'],
    // Which of two, nobody can tell.
    ['de', '5 Inf aus dem Kaukasus und beide Jäger greifen die Ukraine an. Einer davon landet im Kaukasus.'],
    ['nl', '3 inf en de jager uit Karelië tegen Noorwegen. Laat hem misschien in Karelië landen.'],
    // It was told otherwise, and nobody takes that back.
    ['en', '5 inf from Caucasus and the fighter from Moscow (lands CAU) hit Ukraine. It lands in Russia.'],
  ]);

  says('combat moves\n5 inf CAU > UKR\n1 ftr RUS > UKR (land CAU)', [
    [
      'nl',
      '5 inf uit de Kaukasus vallen Oekraïne aan. De jager uit Moskou doet mee en landt in Karelië. Of nee, dat haalt ie niet. Laat hem maar in de Kaukasus landen.',
    ],
  ]);
});

describe('units told with no origin are all there are of their kind', () => {
  says('combat moves\n5 inf CAU > UKR\n1 ftr KAR > UKR (land CAU)\n1 ftr RUS > UKR (land CAU)', [
    ['en', 'Both fighters attack Ukraine together with 5 inf from Caucasus, both land in Caucasus.'],
    ['de', 'Die beiden Jäger greifen zusammen mit 5 Inf aus dem Kaukasus die Ukraine an, beide landen im Kaukasus.'],
    ['nl', 'De twee jagers vallen samen met 5 inf uit de Kaukasus Oekraïne aan, allebei landen ze in de Kaukasus.'],
  ]);

  test.each([
    ['en', 'All 2 subs go to the North Sea.'],
    ['de', 'Beide U-Boote greifen die Nordsee an.'],
    ['nl', 'Alle twee de onderzeeërs gaan naar de Noordzee.'],
  ] as const)('%s: %s', (language, text) => {
    const canonical = 'combat moves\n1 sub BAL > NOR\n1 sub NEA > NOR';
    expect(bare(language, 'germany', text)).toEqual(bare('en', 'germany', canonical));
  });

  test('but not where there are more of them', () => {
    expect(readIn('de', 'germany', 'Zwei Jäger greifen Karelien an.').problems).not.toEqual([]);
  });
});

describe('two stacks in one sentence keep apart', () => {
  const german = (canonical: string, rows: readonly Told[]) =>
    test.each(rows)('%s: %s', (language, text) => {
      const germany = { units: [{ space: 'baltic-sea', power: 'germany', units: { submarine: 1 } }] } as const;
      const read = (own: Language, said: string) => {
        const sheet = parseSheet({ ...contextOf({ power: 'germany', ...germany }), language: own }, said);
        expect(sheet.problems, said).toEqual([]);
        return sheet.orders.flatMap((order) =>
          'moves' in order ? order.moves.map((move) => JSON.stringify(move)).sort() : [order.type],
        );
      };
      expect(read(language, text)).toEqual(read('en', canonical));
    });

  german('combat moves\n2 sub BAL > NOR\n1 sub NEA > NOR', [
    ['en', 'All 3 subs attack the North Sea.'],
    ['en', 'The two subs in the Baltic and the one in the Northeast Atlantic both hit the North Sea.'],
    ['de', 'Alle 3 U-Boote greifen die Nordsee an.'],
    ['nl', 'Alle drie de onderzeeërs vallen de Noordzee aan.'],
  ]);
  german('combat moves\n2 sub BAL > NOR\n1 sub NEA > NOR\n1 bmr GER > NOR (land GER)', [
    ['en', 'North Sea: all three subs, bomber from Germany, back to Germany.'],
    ['de', 'Nordsee: alle drei U-Boote und der Bomber, der nach Deutschland zurückfliegt.'],
    ['nl', 'Noordzee: alle drie de subs en de bommenwerper. Alles wat vliegt gaat terug naar eigen basis.'],
  ]);
  german('combat moves\n3 inf 2 arm UKR > CAU\n3 inf 1 arm EEU > KAR', [
    ['en', 'My 3 inf and 2 tanks in Ukraine hit Caucasus while the 3 inf and the tank in Eastern Europe hit Karelia.'],
    [
      'de',
      'Aus der Ukraine gehen 3 Inf und 2 Panzer in den Kaukasus, aus Osteuropa 3 Inf und der Panzer nach Karelien.',
    ],
    ['nl', 'De 3 inf en 2 tanks in Oekraïne gaan naar de Kaukasus, de 3 inf en de tank in Oost-Europa naar Karelië.'],
  ]);
  german('combat moves\n1 ftr EEU > KAR (land EEU)\n1 ftr UKR > KAR (land UKR)', [
    ['en', 'Both fighters from Eastern Europe and Ukraine hit Karelia, they go home after.'],
    ['de', 'Die beiden Jäger aus Osteuropa und der Ukraine greifen Karelien an und kehren danach jeweils heim.'],
    ['nl', 'De twee jagers uit Oost-Europa en Oekraïne vallen Karelië aan en gaan daarna weer naar huis.'],
  ]);
  german('ncm\n2 arm WEU > GER\n2 arm GER > EEU', [
    ['en', 'ncm: The tanks from Western Europe roll to Germany and those from Germany to Eastern Europe.'],
    ['de', 'ncm: Die Panzer aus Westeuropa rollen nach Deutschland und die aus Deutschland nach Osteuropa.'],
    ['nl', 'ncm: De tanks uit West-Europa rijden naar Duitsland en die uit Duitsland naar Oost-Europa.'],
  ]);
});

describe('what all of a place is, told behind it', () => {
  says('combat moves\n5 inf CAU > UKR', [
    ['en', "I'll hit Ukraine with everything in Caucasus, that's 5 inf."],
    ['de', 'Ich greife die Ukraine mit allem an, was im Kaukasus steht, das sind 5 Inf.'],
    ['nl', 'Ik val Oekraïne aan met alles wat in de Kaukasus staat, dat zijn 5 inf.'],
  ]);
  asks([['en', "I'll hit Ukraine with everything in Caucasus, that's 4 inf."]]);
});
