// The lines that mails suggest as answers are in the reader's language, and the notation reads them as what is due.
import { describe, expect, test } from 'vitest';
import type { Awaited, Due } from '../../src/engine/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { answerLine, breakOffLine, goOnLine } from '../../src/post/answer-line.ts';
import { secondEdition } from '../../src/rulesets/index.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { battle, type Given, stateOf, understood } from '../notation/support.ts';

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

test('they are the reader’s own words', () => {
  const { due, state } = CASES.casualties;
  expect(LANGUAGES.map((language) => answerLine(board, wordsOf(board, language), state, due))).toEqual([
    'lose 1 Ftr, 1 Sub in HWS',
    'verliere 1 Jg, 1 Ub in HWS',
    'verlies 1 Jager, 1 Sub in HWS',
  ]);
});
