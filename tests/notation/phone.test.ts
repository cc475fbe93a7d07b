// Turns as they are typed on a telephone: no stops, no capitals, several phases in one breath, and a greeting right
// behind the end of the turn.

import { describe, expect, test } from 'vitest';
import { parseSheet } from '../../src/notation/index.ts';
import type { Language } from '../../src/vocab/index.ts';
import { contextOf } from './support.ts';

const readIn = (language: Language, text: string) => parseSheet({ ...contextOf({ power: 'ussr' }), language }, text);

const bare = (language: Language, text: string): readonly unknown[] => {
  const { orders, problems } = readIn(language, text);
  expect(problems, text).toEqual([]);
  return orders.map(({ power: _, nonce: __, ...order }: object & { power?: unknown; nonce?: unknown }) => order);
};

type Told = readonly [Language, string];

const says = (canonical: string, rows: readonly Told[]) =>
  test.each(rows)('%s: %s', (language, text) => {
    expect(bare(language, text)).toEqual(bare('en', canonical));
  });

const TURN = 'buy 8 inf\n3 inf KAR > FIN\nfight FIN\nplace 8 inf RUS\n';

describe('a greeting behind the end of a turn ends it all the same', () => {
  says(`${TURN}end turn`, [
    ['en', `${TURN}done gl`],
    ['en', `${TURN}ok im done, gl hf`],
    ['en', `${TURN}done cheers bob`],
    ['de', `${TURN}fertig lg`],
    ['de', `${TURN}das wars viel spaß`],
    ['de', `${TURN}bin fertig, lg tom`],
    ['nl', `${TURN}klaar gr piet`],
    ['nl', `${TURN}klaar succes`],
    ['nl', `${TURN}beurt klaar, groeten jan`],
  ]);
  test.each([
    ['en', 'done deal with the chips, gl'],
    ['de', 'Ende gut, alles gut'],
    ['nl', 'de koffie staat klaar op tafel'],
  ] as const)('but %s: %s', (language, text) => {
    expect(readIn(language, TURN + text).orders.map(({ type }) => type)).not.toContain('end-turn');
  });
});

describe('the dice and the end of the turn need no sign before them', () => {
  says('buy 8 inf\n3 inf KAR > FIN\nfight FIN', [
    ['en', 'buy 8 inf\n3 inf kar to fin dice pls'],
    ['en', 'ok 3 inf kar to fin buy 8 inf roll it'],
    ['de', 'kaufe 8 inf\n3 inf kar nach fin bitte würfeln'],
    ['nl', 'koop 8 inf\n3 inf kar naar fin gooi maar'],
  ]);
  says(`${TURN}end turn`, [
    ['en', 'buy 8 inf\n3 inf kar to fin roll pls\nall 8 in moscow done gl'],
    ['de', 'kauf 8 inf\n3 inf kar nach fin würfeln bitte\nalle 8 nach moskau fertig lg'],
    ['nl', 'koop 8 inf\n3 inf kar naar fin gooi maar\nalles in moskou klaar succes'],
  ]);
  // Which battle is thrown, and that it is only thought of.
  test.each([
    ['en', '3 inf KAR > FIN\n3 inf CAU > UKR\nonly Finland roll please', 1],
    ['de', '3 inf KAR > FIN\n3 inf CAU > UKR\nheute nur Finnland würfeln', 1],
    ['nl', '3 inf KAR > FIN\n3 inf CAU > UKR\nvandaag alleen Finland gooien', 1],
  ] as const)('%s: %s', (language, text, battles) => {
    const fights = readIn(language, text).orders.flatMap((order) => (order.type === 'fight' ? order.battles : []));
    expect(fights).toHaveLength(battles);
  });
});

describe('where it is put may stand with the purchase', () => {
  says('buy 8 inf\n3 inf KAR > FIN\nfight FIN\nplace 8 inf RUS', [
    ['en', 'buying 8 inf all in mos\n3 inf kar to fin\nroll'],
    ['en', 'Buy 8 inf, all in Moscow.\nAttack Finland with 3 inf from Karelia.\nRoll please.'],
    ['en', '8 inf, all of them to Moscow\n3 inf KAR > FIN\nroll'],
    ['en', 'buy 8 inf\nplace 8 inf RUS\n3 inf KAR > FIN\nfight FIN'],
    ['de', 'Kaufe 8 Inf, alle nach Moskau.\n3 Inf aus Karelien gegen Finnland.\nBitte würfeln.'],
    ['nl', 'koop 8 inf, allemaal in moskou\n3 inf karelie naar finland\ngooi maar'],
  ]);
  // Nothing waits any more: what stands below is moved.
  says('buy 8 inf\n3 inf KAR > FIN\n3 inf CAU > UKR\nplace 8 inf RUS', [
    ['en', 'buy 8 inf, all in Moscow\n3 inf KAR > FIN\n3 inf CAU > UKR'],
  ]);
});

describe('a purchase told behind moves is one', () => {
  says('buy 8 inf\n3 inf 1 arm KAR > FIN', [
    ['en', '3 inf kar to fin tank too buy 8 inf'],
    ['de', '3 inf kar nach fin panzer auch kaufe 8 inf'],
    ['nl', '3 inf kar naar fin tank ook koop 8 inf'],
  ]);
});

describe('an attack announced above a gap is that of the lines below it', () => {
  says('5 inf CAU > UKR\n1 ftr KAR > UKR (land CAU)\n1 ftr RUS > UKR (land CAU)', [
    [
      'en',
      'ok so im hitting ukraine\n\n5 inf from caucasus\nthe 2 fighters of karelia and moscow, which land in caucasus',
    ],
    ['nl', 'ok ik val oekraine aan\n\n5 inf van kaukasus\nde 2 jagers van karelie en moskou en die landen in kaukasus'],
    [
      'de',
      'ok ich greife die ukraine an\n\n5 inf aus dem kaukasus\ndie 2 jäger aus karelien und moskau, die landen im kaukasus',
    ],
  ]);
});

describe('what is done afterwards among friends is done without combat', () => {
  says('3 inf KAR > FIN\nfight FIN\nncm\n2 arm RUS > CAU', [
    ['en', '3 inf KAR > FIN\nfight FIN\n2 tanks from Moscow to the Caucasus afterwards'],
    ['de', '3 inf KAR > FIN\nfight FIN\nDanach 2 Panzer aus Moskau in den Kaukasus'],
    ['nl', '3 inf KAR > FIN\nfight FIN\nNaderhand 2 tanks uit Moskou naar de Kaukasus'],
  ]);
});

test('a fleet in one word is that of its sea', () => {
  const text = 'Das Schlachtschiff aus der Nordsee versenkt die Ostseeflotte.';
  const read = parseSheet({ ...contextOf({ power: 'uk' }), language: 'de' }, text);
  expect(read.problems).toEqual([]);
  expect(read.orders.flatMap((order) => (order.type === 'combat-move' ? order.moves : []))).toEqual([
    { kind: 'march', units: { battleship: 1 }, path: ['north-sea', 'baltic-sea'] },
  ]);
});

describe('codes in small letters follow each other as a way', () => {
  says('5 inf CAU > UKR\n1 ftr RUS > UKR (land CAU)\nfight UKR', [
    ['en', '5 inf cau ukr\nftr mos too back cau\nroll'],
    ['de', '5 inf kau ukr, jg mos auch, landet kau, würfel bitte'],
    ['nl', '5 inf kau ukr, jgr mos ook, landt kau, gooi maar'],
  ]);
});

describe('who only hesitates before a colon orders what stands behind it', () => {
  says('3 inf 1 arm KAR > FIN\nfight FIN', [
    [
      'en',
      'I was going to sit tight, but what the heck: 3 inf and the tank from Karelia march into Norway. Fire away.',
    ],
    [
      'de',
      'Eigentlich wollte ich warten, aber es hilft ja nichts: 3 Inf und der Panzer aus Karelien gegen Finnland. Würfelst du?',
    ],
    ['nl', 'Ik wilde eerst wachten, maar vooruit: 3 inf en de tank uit Karelië tegen Finland. Dobbel jij?'],
  ]);
  test.each([
    ['en', "Maybe I'll do this, but only if you agree: 3 inf from Karelia march into Norway."],
    ['de', 'Vielleicht mache ich das, aber nur wenn ihr wollt: 3 Inf aus Karelien gegen Finnland.'],
    ['nl', 'Misschien doe ik dit, maar alleen als jullie het goed vinden: 3 inf uit Karelië tegen Finland.'],
  ] as const)('but not what is denied or left open: %s: %s', (language, text) => {
    expect(readIn(language, text).orders).toEqual([]);
  });
});

test.each([
  ['en', '2 inf from Kwangtung and the fighter from Indochina hit China. The one from Manchuria joins them.'],
  ['de', '2 Inf aus Kwangtung und der Jäger aus Indochina greifen China an. Der aus der Mandschurei kommt auch mit.'],
  ['nl', '2 inf uit Kwangtung en de jager uit Indochina vallen China aan. Die uit Mantsjoerije doet ook mee.'],
] as const)('one more of those sent just before comes from elsewhere: %s: %s', (language, text) => {
  const read = parseSheet({ ...contextOf({ power: 'japan' }), language }, text);
  expect(read.problems).toEqual([]);
  expect(read.orders.flatMap((order) => (order.type === 'combat-move' ? order.moves : []))).toContainEqual({
    kind: 'march',
    units: { fighter: 1 },
    path: ['manchuria', 'china'],
  });
});
