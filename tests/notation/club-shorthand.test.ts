// The shorthand of clubs: letters for units, a dash behind the target, a word for where planes land, battles with the
// name of their plan, titles with money, new units by numbers alone.

import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/vocab/index.ts';
import { read, ways } from './support.ts';

const says = (text: string, language: Language = 'en') => read({ power: 'germany' }, text, { language });
const codes = (text: string, language?: Language) => says(text, language).problems.map(({ code }) => code);

describe('where planes land, told behind them', () => {
  const home = [{ fighter: 1 }, 'finland-norway', 'karelia-ssr', 'finland-norway'];
  const away = [{ fighter: 1 }, 'finland-norway', 'karelia-ssr', 'eastern-europe'];
  const troops = [{ infantry: 3 }, 'finland-norway', 'karelia-ssr', undefined];
  test.each([
    ['en', 'Kar: Fin 3 inf, ftr Fin, L Fin', home],
    ['en', 'Kar: 3 inf fm Fin, ftr Fin, ftr back to Fin', home],
    ['en', 'Kar: Fin 3 inf, ftr Fin, home', home],
    ['en', 'Kar: Fin 3 inf, ftr Fin lnds EEU', away],
    ['en', 'Kar: Fin 3 inf, ftr Fin, ret EEU', away],
    ['de', 'Kar (3 Inf 1 Pz 1 Jg)\n3 Inf Fin\nJg Fin, L Fin', home],
    ['de', 'Kar\n3 Inf Fin\nJg Fin, L OEur', away],
    ['de', 'Kar: Fin 3 Inf, Jg Fin, Jg wieder heim', home],
    ['nl', 'Kar: Fin 3 inf, jgr Fin, jgr weer terug', home],
    ['nl', 'Kar: Fin 3 inf, jgr Fin, terug naar Oost-Europa', away],
  ] as const)('%s: %s', (language, text, flight) => {
    expect(codes(text, language)).toEqual([]);
    expect(ways('germany', text, language)).toEqual([troops, flight]);
  });
  test.each([
    ['en', 'Kar: ftr Fin + ftr EEU (both back to EEU)'],
    ['en', 'Kar: ftr Fin + ftr EEU, all home to EEU'],
    ['en', 'Kar: ftr Fin + ftr EEU, planes to EEU'],
    ['de', 'Kar: Jg Fin + Jg OEur, Flieger nach OEur'],
    ['de', 'Kar: Jg Fin + Jg OEur (beide zurück nach OEur)'],
    ['nl', 'Kar: jgr Fin + jgr OEur (allebei naar OEur terug)'],
  ] as const)('%s: all of the line: %s', (language, text) =>
    expect(ways('germany', text, language)).toEqual([away, [{ fighter: 1 }, 'eastern-europe', ...away.slice(2)]]),
  );
  test.each([
    ['en', 'Kar: 3 inf from Fin, ftr from Fin, ftr from EEU. Fighters land in Eastern Europe.'],
    ['de', 'Kar: 3 Inf Fin, Jg Fin, Jg OEur. Die Jäger landen in Osteuropa.'],
    ['nl', 'Kar: 3 inf Fin, jgr Fin, jgr OEur. Jagers landen in Oost-Europa.'],
  ] as const)('%s: all of a kind: %s', (language, text) =>
    expect(ways('germany', text, language)).toEqual([
      troops,
      away,
      [{ fighter: 1 }, 'eastern-europe', ...away.slice(2)],
    ]),
  );
  test.each([
    ['en', 'Kar: ftr Fin + ftr EEU, both home'],
    ['nl', 'Kar: jgr Fin + jgr OEur, beide thuis'],
  ] as const)('%s: each where it came from: %s', (language, text) =>
    expect(ways('germany', text, language)).toEqual([
      home,
      [{ fighter: 1 }, 'eastern-europe', 'karelia-ssr', 'eastern-europe'],
    ]),
  );
  test('a landing that names other planes or no place is none', () => {
    expect(codes('Kar: 3 inf Fin, ftr Fin, bmr back to Ger')).not.toEqual([]);
    expect(codes('Kar: 3 inf Fin, ftr Fin, lands')).not.toEqual([]);
  });
});

describe('a dash behind the target, letters without a number beside those that have one', () => {
  test.each([
    ['en', 'Kar - 3i f Fin, f home to Fin'],
    ['de', 'Kar - 3i j Fin, L Fin'],
    ['nl', 'Kar - 3i j Fin, terug naar Fin'],
  ] as const)('%s: %s', (language, text) =>
    expect(ways('germany', `combat moves\n${text}`, language)).toEqual([
      [{ infantry: 3, fighter: 1 }, 'finland-norway', 'karelia-ssr', 'finland-norway'],
    ]),
  );
  test.each([
    ['en', 'see you at 3p, f is for friends'],
    ['nl', "'t is 3u, b en b zijn er ook"],
  ] as const)('%s: in chat they order nothing: %s', (language, text) =>
    expect(says(text, language).orders).toEqual([]),
  );
  test('a dash between two places is a way', () =>
    expect(ways('germany', 'combat moves\nFin - Kar 3 inf')).toEqual([
      [{ infantry: 3 }, 'finland-norway', 'karelia-ssr', undefined],
    ]));
});

describe('battles with the name of their plan', () => {
  const attacks = 'combat moves\n3 inf FIN > KAR\n3 inf UKR > CAU\n';
  const plans = (text: string, language: Language = 'en') =>
    says(attacks + text, language).orders.flatMap((order) =>
      order.type === 'fight' ? order.battles.map(({ battle, conduct }) => [battle, conduct?.plan]) : [],
    );
  test.each([
    ['en', 'Kar TAAC, others std. Roll all.'],
    ['en', 'Kar TAAC\nroll all'],
    ['de', 'Kar TAAC, die anderen normal\nalles würfeln'],
    ['nl', 'Kar TAAC, rest normaal\nalles gooien'],
  ] as const)('%s: %s', (language, text) =>
    expect(new Map(plans(text, language) as [string, string][])).toEqual(
      new Map([
        ['karelia-ssr', 'TAAC'],
        ['caucasus', undefined],
      ]),
    ),
  );
  test('several of them', () =>
    expect(plans('KAAC in Kar and Cau\nroll')).toEqual([
      ['caucasus', 'KAAC'],
      ['karelia-ssr', 'KAAC'],
    ]));
  test('of no battle it is asked about', () => expect(codes(`${attacks}Egypt TAAC\nroll`)).not.toEqual([]));
});

describe('a title with what the land yields and what there is to spend', () => {
  test.each([
    ['en', 'G1 32/32'],
    ['de', 'D1 32/32'],
    ['nl', 'D1 32/32'],
    ['en', 'Germany 1, 32/32:'],
  ] as const)('%s: %s', (language, text) => {
    expect(codes(text, language)).toEqual([]);
    expect(says(`${text}\n8 inf`, language).orders[0]).toMatchObject({ units: { infantry: 8 } });
  });
});

describe('new units by their kind or number alone', () => {
  const placed = (text: string, language: Language) =>
    says(text, language).orders.flatMap((order) =>
      order.type === 'place' ? order.placements.map(({ space, units }) => [space, units]) : [],
    );
  test.each([
    ['en', 'buy 4 inf, 2 arm\nplace\ninf all Ger, tanks all Italy'],
    ['de', 'Kf 4 Inf 2 Pz\nAufst\nInf alle Ger, Pz alle Italien'],
    ['nl', 'kp 4 inf 2 tk\nplts\ninf allemaal Dui, tanks allemaal Italië'],
  ] as const)('%s: all of a kind: %s', (language, text) =>
    expect(placed(text, language)).toEqual([
      ['germany', { infantry: 4 }],
      ['southern-europe', { armor: 2 }],
    ]),
  );
  test.each([
    ['en', 'buy 7 inf\npl 4 Ger 3 Italy'],
    ['nl', 'kp 7 inf\nplts 4 Dui, 3 Italië'],
    ['de', 'Kauf 7 Inf\nAufst 4 Ger, 3 Italien'],
  ] as const)('%s: by number: %s', (language, text) =>
    expect(placed(text, language)).toEqual([
      ['germany', { infantry: 4 }],
      ['southern-europe', { infantry: 3 }],
    ]),
  );
  test('of several kinds a number is asked about', () =>
    expect(codes('buy 4 inf, 2 arm\nplace 4 Ger 2 Italy')).not.toEqual([]));
});

test.each([
  ['en', 'if Kar taken: 2 arm EEU > Kar\nelse: 2 arm EEU > Ukr'],
  ['de', 'falls Kar gewonnen: 2 Pz OEur > Kar\nsonst: 2 Pz OEur > Ukr'],
  ['nl', 'als Kar gewonnen: 2 tk OEur > Kar\nanders: 2 tk OEur > Ukr'],
] as const)('%s: a battle by its short name in a condition: %s', (language, text) => {
  const { problems, lines } = says(`combat moves\n3 inf FIN > KAR\nfight KAR\nncm\n${text}`, language);
  expect(problems).toEqual([]);
  expect(lines.flatMap(({ hung }) => hung)).toHaveLength(2);
});
