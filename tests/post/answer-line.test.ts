// The lines that mails suggest as answers are in the reader's language, and the notation reads them as what is due.
import { describe, expect, test } from 'vitest';
import type { Awaited, Due } from '../../src/engine/index.ts';
import { sayOrder } from '../../src/i18n/echo/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { parseSheet } from '../../src/notation/index.ts';
import { answerLine, breakOffLine, goOnLine } from '../../src/post/answer-line.ts';
import { secondEdition } from '../../src/rulesets/index.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { battle, type Given, NONCE, stateOf, understood } from '../notation/support.ts';

type Decision = Extract<Awaited, { kind: 'decision' }>;

const { board } = secondEdition;

const SEA: Given = {
  power: 'usa',
  phase: 'combat',
  setup: 'empty',
  units: [{ space: 'hawaiian-sea', power: 'usa', units: { submarine: 1, fighter: 1, carrier: 1 } }],
};
const LAND: Given = {
  power: 'ussr',
  phase: 'combat',
  setup: 'empty',
  units: [{ space: 'ukraine-ssr', power: 'ussr', units: { infantry: 3, armor: 1 } }],
};
const decision = (
  kind: Decision['decision'],
  at: string,
  given: Given,
  more: Partial<Pick<Decision, 'hits' | 'to'>>,
) => {
  const state = stateOf(given);
  const among = state.spaces.flatMap(({ units }) => units.map(({ id }) => id));
  const asked = { decision: kind, from: [given.power], hits: 0, among, to: [], ...more } as const;
  const waits: Due = { ...asked, side: kind === 'retreat' ? 'attack' : 'defence', proposals: [] };
  const due: Decision = { kind: 'decision', battle: at, orders: [], ...asked };
  return { due, state, given: { ...given, battles: [battle(at, waits)] } };
};

const CASES = {
  casualties: decision('casualties', 'hawaiian-sea', SEA, { hits: 2 }),
  withdraw: decision('withdraw', 'hawaiian-sea', SEA, { to: ['us-west-coast'] }),
  stay: decision('withdraw', 'hawaiian-sea', SEA, {}),
  retreat: decision('retreat', 'ukraine-ssr', LAND, { to: ['caucasus'] }),
};

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wordsOf(board, language);
  const read = ({ due, state, given }: (typeof CASES)['stay']) =>
    understood(given, answerLine(board, words, state, due), { language });

  test('whom to lose', () => {
    expect(read(CASES.casualties)).toMatchObject([{ type: 'casualties', battle: 'hawaiian-sea' }]);
  });
  test('submarines withdraw, or stay where there is no way', () => {
    expect(read(CASES.withdraw)).toMatchObject([{ type: 'withdraw', submarines: 1, to: 'us-west-coast' }]);
    expect(read(CASES.stay)).toMatchObject([{ type: 'withdraw', submarines: 0 }]);
  });
  test('ships are shown a zone to go to, and how to stay out of contact', () => {
    const { due, state, given } = decision('retreat', 'hawaiian-sea', SEA, { to: ['hawaiian-sea', 'us-west-coast'] });
    expect(understood(given, answerLine(board, words, state, due), { language })).toMatchObject([
      { type: 'retreat', battle: 'hawaiian-sea', to: 'us-west-coast' },
    ]);
    expect(understood(given, breakOffLine(words, due), { language })).toMatchObject([
      { type: 'retreat', battle: 'hawaiian-sea', to: 'hawaiian-sea' },
    ]);
  });
  test('retreat, or fight on', () => {
    expect(read(CASES.retreat)).toMatchObject([{ type: 'retreat', battle: 'ukraine-ssr', to: 'caucasus' }]);
    const { due, given } = CASES.retreat;
    expect(understood(given, goOnLine(words, due), { language })).toMatchObject([
      { type: 'fight', battles: [{ battle: 'ukraine-ssr' }] },
    ]);
  });
});

describe('planes hit in passing', () => {
  // Three fighters have flown over the gun in the Ukraine, to two places.
  const given: Given = {
    power: 'ussr',
    phase: 'combat-move',
    setup: 'empty',
    units: [
      { space: 'eastern-europe', power: 'ussr', units: { fighter: 2 } },
      { space: 'germany', power: 'ussr', units: { fighter: 1 } },
    ],
  };
  const at = (hits: number) => {
    const { due, state, given: asked } = decision('casualties', 'aa/ukraine-ssr', given, { hits });
    const passing = [{ space: 'ukraine-ssr', among: due.among, hits, asked: 'yes', from: 'ussr' }] as const;
    return { due, state: { ...state, turn: { ...state.turn, passing } }, asked };
  };
  const both = [
    { power: 'ussr', units: { fighter: 2 }, at: 'eastern-europe' },
    { power: 'ussr', units: { fighter: 1 }, at: 'germany' },
  ];
  const order = (lost: unknown) => [{ type: 'casualties', battle: 'aa/ukraine-ssr', lost }];
  const read = (text: string, hits = 3) => {
    const { state } = at(hits);
    const { orders, problems } = parseSheet({ ruleset: secondEdition, state, power: 'ussr', nonce: NONCE }, text);
    expect(problems).toEqual([]);
    return orders;
  };

  test.each(LANGUAGES)('are told apart by where they have flown to, in %s', (language) => {
    const { due, state } = at(3);
    const line = answerLine(board, wordsOf(board, language), state, due);
    expect(line).toMatch(/2 (Ftr|Jg|Jager) in EEU, 1 (Ftr|Jg|Jager) in GER$/);
    expect(read(line)).toMatchObject(order(both));
  });
  test.each([
    'lose 2 ftr in EEU, 1 ftr in GER',
    'lose 2 ftr at EEU and 1 ftr at GER over UKR',
    'Verliere 2 Jg in Osteuropa, 1 Jg in Deutschland über der Ukraine',
    'verlies 2 jager in EEU en 1 jager in GER over UKR',
  ])('"%s"', (line) => {
    expect(read(line)).toMatchObject(order(both));
  });
  test('some of them by their place, others by the gun alone', () => {
    expect(read('lose 1 ftr in GER, 1 ftr in UKR')).toMatchObject(
      order([
        { power: 'ussr', units: { fighter: 1 }, at: 'germany' },
        { power: 'ussr', units: { fighter: 1 } },
      ]),
    );
    expect(read('lose 1 ftr over UKR')).toMatchObject(order([{ power: 'ussr', units: { fighter: 1 } }]));
    expect(read('lose 1 ftr in EEU')).toMatchObject(
      order([{ power: 'ussr', units: { fighter: 1 }, at: 'eastern-europe' }]),
    );
  });
  test('are read back in words', () => {
    const [said] = read('lose 2 ftr in EEU, 1 ftr in GER');
    if (said === undefined) throw new Error('nothing was read');
    const words = LANGUAGES.map((language) => sayOrder(said, 0, wordsOf(board, language)).heading);
    expect(words).toEqual([
      'Casualties in the Ukraine S.S.R.: 2 fighters (U.S.S.R.) on the way to Eastern Europe and 1 fighter (U.S.S.R.) on the way to Germany',
      'Verluste in der Ukraine: 2 Jäger (UdSSR) auf dem Weg nach Osteuropa und 1 Jäger (UdSSR) auf dem Weg nach Deutschland',
      'Verliezen in Oekraïne: 2 gevechtsvliegtuigen (Sovjet-Unie) op weg naar Oost-Europa en 1 gevechtsvliegtuig (Sovjet-Unie) op weg naar Duitsland',
    ]);
  });
});

test('they are the reader’s own words', () => {
  const { due, state } = CASES.casualties;
  expect(LANGUAGES.map((language) => answerLine(board, wordsOf(board, language), state, due))).toEqual([
    'lose 1 Ftr, 1 Sub in HWS',
    'verliere 1 Jg, 1 Ub in HWS',
    'verlies 1 Jager, 1 Sub in HWS',
  ]);
});
