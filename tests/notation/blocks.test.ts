// Battles as old hands declare them: a target with who defends it, the attackers of several places on a line, names
// shortened in everybody's own way.

import { describe, expect, test } from 'vitest';
import type { Language, Power } from '../../src/vocab/index.ts';
import { read, ways } from './support.ts';

const says = (power: Power, text: string, language: Language = 'en') => read({ power }, text, { language });
const codes = (power: Power, text: string, language: Language = 'en'): readonly string[] =>
  says(power, text, language).problems.map(({ code }) => code);

const KARELIA = [
  [{ infantry: 3 }, 'finland-norway', 'karelia-ssr', undefined],
  [{ infantry: 2, armor: 1 }, 'eastern-europe', 'karelia-ssr', undefined],
  [{ fighter: 1 }, 'finland-norway', 'karelia-ssr', 'finland-norway'],
];

describe('attackers of several places on a line', () => {
  test.each([
    ['en', 'Kar (3 inf, arm, ftr): Fin 3 inf, EEU 2 inf 1 arm, fig Fin (Fin)'],
    ['en', 'Kar: 3 inf from Norway, 2 inf 1 arm from E Eur, ftr Norway (back Norway)'],
    ['de', 'Kar: Fin 3 Inf, OEur 2 Inf 1 Pz, Jg Fin (L Fin)'],
    ['nl', 'Kar: Fin 3 inf, OEur 2 inf 1 tk, jgr Fin (Fin)'],
  ] as const)('%s: %s', (language, text) => {
    const { problems } = says('germany', `combat moves\n${text}`, language);
    expect(problems).toEqual([]);
    expect(ways('germany', text)).toEqual(KARELIA);
  });
  test('in lines below the target', () =>
    expect(ways('germany', '#1 Kar\nFin 3 inf, EEU 2 inf 1 arm\nfig Fin (Fin)')).toEqual(KARELIA));
  test('planes of one place land where the last of them does', () =>
    expect(ways('germany', 'Kar: GER 1 ftr, 1 bmr (land EEU)')).toEqual([
      [{ fighter: 1 }, 'germany', 'karelia-ssr', 'eastern-europe'],
      [{ bomber: 1 }, 'germany', 'karelia-ssr', 'eastern-europe'],
    ]));
  test('units that do not stand there are not taken from elsewhere', () => {
    expect(codes('germany', 'combat moves\nKar: Fin 3 inf, Xyz 2 inf')).not.toEqual([]);
    expect(
      read({ power: 'japan' }, 'combat moves\nSinkiang: 3 inf from China', { language: 'en' }).orders[0],
    ).toMatchObject({
      moves: [{ path: ['china', 'sinkiang'] }],
    });
  });
  test('a second clause behind a semicolon is not lost', () =>
    expect(says('germany', 'Kar: Fin 3 inf; EEU 2 inf', 'en').orders[0]).toMatchObject({
      moves: [{ units: { infantry: 3 } }, { units: { infantry: 2 } }],
    }));
  test('what is said of a battle right below its line is said of it', () => {
    const text =
      'Kar: Fin 3 inf, EEU 3 inf\nOOL inf\n\nCau: Ukr 3 inf 2 arm\nOOL arm inf\n2 rounds then stop\n\nroll both';
    const { orders, problems } = says('germany', text);
    expect(problems).toEqual([]);
    const battles = orders.flatMap((order) => (order.type === 'fight' ? order.battles : []));
    expect(new Map(battles.map(({ battle, conduct }) => [battle, conduct]))).toEqual(
      new Map([
        ['karelia-ssr', { orderOfLoss: ['infantry'] }],
        ['caucasus', { orderOfLoss: ['armor', 'infantry'], rounds: 2 }],
      ]),
    );
    expect(battles).toHaveLength(2);
  });
});

describe('who defends a target', () => {
  test.each([
    ['en', 'W Med (UK BB)\nC Med BB\nTot 1 BB v 1 BB'],
    ['en', 'Target W Med, BB:\nC Med BB'],
    ['de', 'W Med (Feind: SS)\nZ Med SS\nGes 1 SS g. 1 SS'],
    ['nl', 'Doel W Med (VK slagschip):\nC Med slagschip'],
  ] as const)('%s: %s', (language, text) => {
    const { problems, remarks } = read({ power: 'germany' }, text, {
      language,
      ...(language === 'de' ? { dialect: 'daak' } : {}),
    });
    expect([problems, remarks.map(({ code }) => code)]).toEqual([[], []]);
    const context = read({ power: 'germany' }, text, { language, ...(language === 'de' ? { dialect: 'daak' } : {}) });
    expect(context.orders[0]).toMatchObject({
      moves: [{ units: { battleship: 1 }, path: ['central-mediterranean-sea', 'western-mediterranean-sea'] }],
    });
  });
  test('a shortened name is that of the only place that fits, and told', () => {
    const { orders, remarks } = says('germany', 'NS (UK Trn, BB)\nBaltic: 1 sub', 'de');
    expect(orders[0]).toMatchObject({ moves: [{ path: ['baltic-sea', 'north-sea'] }] });
    expect(remarks.map(({ code }) => code)).toContain('usual-reading');
  });
});

describe('orders of loss', () => {
  test.each(['OOL inf, arm, ftr all over', 'Verl Inf Pz Jg überall', 'Overal OOL inf tk jgr'])('%s', (line) => {
    const { orders, problems } = says('germany', `Kar: Fin 3 inf\nCau: Ukr 3 inf\n\n${line}\nroll all`);
    expect(problems).toEqual([]);
    const battles = orders.flatMap((order) => (order.type === 'fight' ? order.battles : []));
    expect(battles.map(({ conduct }) => conduct?.orderOfLoss)).toEqual(
      [0, 1].map(() => ['infantry', 'armor', 'fighter']),
    );
  });
});

describe('letters for units, arrows for landings, zones by a number', () => {
  test.each([
    ['en', 'Karelia:\nFIN 3i\nEEU 2i 1a\n1f FIN -> FIN'],
    ['en', 'Kar = 3 inf FIN + 2 inf 1 arm EEU + fig FIN (FIN)'],
    ['en', 'Attack 1 - Karelia (3 inf, arm, ftr)\n3 inf FIN\n2 inf 1 arm EEU\n1 ftr FIN > FIN'],
    ['de', 'KARELIEN\n3i Fin\n2i 1p Osteuropa\nJg Fin -> Fin'],
    ['de', 'Karelien <- Finnland 3 Inf\n<- Osteuropa 2 Inf 1 Pz\n<- 1 Jg Finnland (Finnland)'],
    ['nl', 'Karelië:\n3i Finland\n2i 1t Oost-Europa\njgr Finland -> Finland'],
  ] as const)('%s: %s', (language, text) => {
    const { problems } = says('germany', `combat moves\n${text}`, language);
    expect(problems).toEqual([]);
    expect(ways('germany', text, language)).toEqual(KARELIA);
  });
  test('planes among troops land where the arrow leads', () =>
    expect(ways('germany', 'KAR\nFIN 3i 1f > FIN')).toEqual([
      [{ infantry: 3, fighter: 1 }, 'finland-norway', 'karelia-ssr', 'finland-norway'],
    ]));
  test.each([
    ['en', 'SZ 5 (North Sea)\nBaltic: 1 sub'],
    ['de', 'SZ 5 Nordsee\nOstsee: 1 UB'],
    ['nl', 'Zeezone 5 (Noordzee)\nOostzee: 1 sub'],
  ] as const)('%s: %s', (language, text) =>
    expect(ways('germany', text, language)).toEqual([[{ submarine: 1 }, 'baltic-sea', 'north-sea', undefined]]),
  );
  test('ships off the target that bombard stay there', () =>
    expect(says('germany', 'Egypt:\nC Med: BB bombards', 'en').orders.flatMap((order) => order.type)).toEqual([]));
  test('nothing below a target is no attack', () =>
    expect(ways('germany', '#1 Kar\nFIN 3 inf\n#2 Cau\nnothing')).toEqual([
      [{ infantry: 3 }, 'finland-norway', 'karelia-ssr', undefined],
    ]));
  test('an arrow to a place of the enemy is no landing', () => {
    expect(codes('germany', 'combat moves\n#1 Kar\n1 ftr FIN -> Caucasus')).toEqual([]);
    expect(ways('germany', '#1 Kar\n1 ftr UKR -> Caucasus')).toEqual([
      [{ fighter: 1 }, 'ukraine-ssr', 'caucasus', undefined],
    ]);
  });
  test.each([
    ['en', 'I am home at 3p, talk then'],
    ['nl', 'Ik ben er om 18u, tot dan'],
    ['de', 'Seite 3a lesen'],
  ] as const)('%s: a letter behind a number in chat orders nothing: %s', (language, text) =>
    expect(says('germany', text, language).orders).toEqual([]),
  );
});

test('a landing place in brackets that nobody knows is asked about', () =>
  expect(codes('germany', 'combat moves\nthe bomber attacks Karelia (land Dldx)')).not.toEqual([]));
