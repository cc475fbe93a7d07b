// Several phases of a turn in one sentence, and headings in the middle of prose: each as the lines that say the same.

import { describe, expect, test } from 'vitest';
import { parseSheet } from '../../src/notation/index.ts';
import type { Language, Power } from '../../src/vocab/index.ts';
import { contextOf } from './support.ts';

const read = (language: Language, power: Power, text: string) =>
  parseSheet({ ...contextOf({ power }), language }, text);

type Told = readonly [Language, string, string];

const says = (rows: readonly Told[], power: Power = 'ussr') =>
  test.each(rows)('%s: %s', (language, text, canonical) => {
    const { orders, problems } = read(language, power, text);
    expect(problems, text).toEqual([]);
    expect(orders).toEqual(read('en', power, canonical).orders);
  });

const WHOLE = 'buy 8 inf\ncombat moves\n3 inf KAR > FIN\nfight FIN\nncm\n2 inf RUS > KAR\nplace 8 inf RUS';
const QUIET = 'ncm\n2 inf RUS > KAR';

describe('a turn between commas, semicolons or nothing', () => {
  says([
    ['en', 'buy 8 inf, attack fin with 3 inf from kar, roll, noncom 2 inf rus-kar, place all rus', WHOLE],
    ['en', '8 inf; 3 inf kar-fin; roll; ncm 2 inf rus-kar; place rus; done', `${WHOLE}\nend turn`],
    ['en', 'buy: 8 inf / combat: 3 inf kar-fin / roll / ncm: 2 inf rus-kar / place: 8 inf rus', WHOLE],
    ['en', 'buy 8 inf attack finland 3 inf karelia roll noncom 2 inf russia to karelia place 8 inf russia', WHOLE],
    [
      'en',
      'Purchase 8 infantry, combat 3 inf from Karelia to Finland, roll, noncombat 2 inf from Russia to Karelia, ' +
        'placement all in Russia.',
      WHOLE,
    ],
    [
      'en',
      'The purchase is 8 inf, the combat is 3 inf from Karelia into Finland, roll, the noncombat is 2 inf from ' +
        'Russia to Karelia, and the placement is all in Russia.',
      WHOLE,
    ],
    ['de', '8 inf kaufen, 3 inf kar nach fin, würfeln, ncm 2 inf rus nach kar, alle 8 in rus hinstellen', WHOLE],
    [
      'de',
      'Kauf 8 Inf; Angriff Finnland mit 3 Inf aus Karelien; würfeln; Noncombat 2 Inf Russland nach Karelien; ' +
        'Aufstellung alle in Russland.',
      WHOLE,
    ],
    [
      'nl',
      'Aankoop 8 inf; aanval op Finland met 3 inf uit Karelië; gooien; noncombat 2 inf Rusland naar Karelië; ' +
        'plaatsing alles in Rusland.',
      WHOLE,
    ],
    [
      'nl',
      'ik koop 8 inf, geen aanval, daarna 2 inf van moskou naar karelië en alle 8 nieuwe in moskou',
      `buy 8 inf\n${QUIET}\nplace 8 inf RUS`,
    ],
  ]);

  test('but units that only go on with a list are no purchase', () => {
    const { orders, problems } = read('en', 'ussr', '2 inf and both tanks Moscow to Caucasus');
    expect(problems).toEqual([]);
    expect(orders.map(({ type }) => type)).not.toContain('purchase');
  });

  test('and what somebody else does is divided into no orders', () => {
    const { orders } = read('en', 'ussr', 'You bought 8 inf, attacked Ukraine with 3 inf from Karelia and rolled well');
    expect(orders).toEqual([]);
  });
});

describe('a heading within a sentence', () => {
  says([
    ['en', 'Noncombat I move 2 inf from Russia to Karelia.', QUIET],
    ['en', 'My noncombat is 2 inf from Russia to Karelia', QUIET],
    ['en', 'Noncombat is just 2 inf from Russia to Karelia.', QUIET],
    ['en', 'During non-combat 2 infantry walk from Russia to Karelia', QUIET],
    ['de', 'Ohne Kampf rücken 2 Inf von Moskau nach Karelien.', QUIET],
    ['de', 'In der Bewegung ohne Kampf verlege ich zwei Inf von Moskau nach Karelien.', QUIET],
    ['nl', 'Tot slot verplaats ik zonder gevecht 2 inf uit Rusland naar Karelië.', QUIET],
    ['nl', 'Zonder gevecht schuiven twee infanterie uit Moskou door naar Karelië.', QUIET],
    ['nl', 'In de niet-aanvalsfase schuiven twee infanterie uit Moskou door naar Karelië.', QUIET],
  ]);
});

describe('purchases told as sums', () => {
  says([
    ['en', '24 IPCs gets me 8 inf', 'buy 8 inf'],
    ['en', "8 men at three a pop is 24, that's the lot.", 'buy 8 inf'],
    ['de', 'Vierundzwanzig IPCs ergeben acht Mann Infanterie', 'buy 8 inf'],
    ['nl', 'vierentwintig gulden is acht man infanterie', 'buy 8 inf'],
  ]);
});
