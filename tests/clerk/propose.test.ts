// What is proposed for a doubtful line: the nearest reading in its place, where the whole reads clean and the rules
// take it.

import { expect, test } from 'vitest';
import { proposalsFor } from '../../src/clerk/index.ts';
import { givenTo, rehearse } from '../../src/clerk/rehearse.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { parseSheet } from '../../src/notation/index.ts';
import type { Language } from '../../src/vocab/index.ts';
import { contextOf } from '../notation/support.ts';

const proposed = (text: string, language: Language = 'en') => {
  const context = { ...contextOf({ power: 'ussr' }), language };
  const { ruleset, state } = context;
  const read = { text, sheet: parseSheet(context, text) };
  return proposalsFor(context, wordsOf(ruleset.board, language), read, (orders) =>
    rehearse(ruleset, { at: state, state }, orders, givenTo(ruleset)),
  );
};

test.each<readonly [string, Language, string]>([
  ['buy 8 onf', 'en', 'buy 8 Inf'],
  ['Byu 8 inf', 'en', 'Buy 8 inf'],
  ['3 inf KAR > Ukrane', 'en', '3 inf KAR > Ukraine S.S.R.'],
  ['3 inf KAR > UKT', 'en', '3 inf KAR > UKR'],
  ['3 Inf Kerelien > Ukriane', 'de', '3 Inf Karelien > Ukraine'],
  ['1 Jäg Moskau > Ukraine, landet Russlnd', 'de', '1 Jäg Moskau > Ukraine, landet Russland'],
  ['Koop 8 onf', 'nl', 'Koop 8 Inf'],
])('%s (%s)', (line, language, text) => {
  expect(proposed(line, language)).toEqual([{ line: 1, text, others: [] }]);
});

test('each doubtful line has its own, and a heading puts right what stands below it', () => {
  expect(proposed('Purchse:\n8 inf\nCombat moves\n3 inf KAR > Ukrane\n5 inf CAU > Ukriane')).toEqual([
    { line: 1, text: 'Purchase:', others: [] },
    { line: 4, text: '3 inf KAR > Ukraine S.S.R.', others: [] },
    { line: 5, text: '5 inf CAU > Ukraine S.S.R.', others: [] },
  ]);
});

test.each([
  // The rules refuse what it would come to.
  '9 inf Karelia > Ukrane',
  '3 inf KAR > Germny',
  'place 3 inf Rusia',
  // A condition is asked about, and never taken away.
  '2 inf CAU > Ukrane if Norway falls',
  '2 inf CAU > Ukrane only after Norway is taken',
  '2 inf CAU > Ukrane unless I lose',
  '3 Inf Kerelien > Ukraine, falls Norwegen fällt',
  '3 inf Karelie > Ukrane, tenzij Noorwegen valt',
  // Nothing near.
  'xyzzy',
  '1 trn KAR > sz8',
])('nothing for %s', (line) => {
  expect(proposed(line)).toEqual([]);
});

test('of a word with several meanings one line is proposed that the rules take, and the others told', () => {
  const told = proposed('combat moves\n1 sub Barents Sea > North\n');
  for (const { text, others } of told) expect([text, ...others].length).toBeGreaterThan(0);
  expect(proposed('buy 1 SS')).toEqual([
    { line: 1, text: expect.stringMatching(/^buy 1 /), others: [expect.stringMatching(/^buy 1 /)] },
  ]);
});
