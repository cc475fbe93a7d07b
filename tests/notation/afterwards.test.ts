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

describe('what all of a place is, told behind it', () => {
  says('combat moves\n5 inf CAU > UKR', [
    ['en', "I'll hit Ukraine with everything in Caucasus, that's 5 inf."],
    ['de', 'Ich greife die Ukraine mit allem an, was im Kaukasus steht, das sind 5 Inf.'],
    ['nl', 'Ik val Oekraïne aan met alles wat in de Kaukasus staat, dat zijn 5 inf.'],
  ]);
  asks([['en', "I'll hit Ukraine with everything in Caucasus, that's 4 inf."]]);
});
