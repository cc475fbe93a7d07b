// Yes and no to what was proposed; whatever says more than that is neither.

import { expect, test } from 'vitest';
import { assentIn } from '../../../src/post/speech/assent.ts';
import { mailWords } from '../../../src/post/words.ts';

test.each([
  'yes',
  'Yes, please!',
  'yes, exactly',
  "Yes, that's what I meant.",
  'Correct.',
  'yes to all',
  'ja',
  'Ja, genau so.',
  'Ja, so war es gemeint. Danke!',
  'Genau',
  'stimmt',
  'ja bitte',
  'Ja, klopt',
  'Precies zo.',
  'ja, dat bedoelde ik :)',
  'OK',
])('%s agrees to all', (line) => {
  expect(assentIn(line)).toEqual({ yes: 'all', no: [] });
});

test.each([
  ['yes to 4', [4], []],
  ['Yes to 4 and 6', [4, 6], []],
  ['ja zu 4', [4], []],
  ['ja, zeile 4 und 6', [4, 6], []],
  ['ja op 4, nee op 6', [4], [6]],
  ['4: yes', [4], []],
  ['4: ja, 6: nein', [4], [6]],
  ['line 4: yes', [4], []],
  ['regel 4 klopt', [4], []],
])('%s', (line, yes, no) => {
  expect(assentIn(line)).toEqual({ yes, no });
});

test('all but one', () => {
  expect(assentIn('yes, but not 6')).toEqual({ yes: 'all', no: [6] });
  expect(assentIn('Ja, aber nicht 6.')).toEqual({ yes: 'all', no: [6] });
  expect(assentIn('nein')).toEqual({ yes: [], no: 'all' });
});

test.each([
  'yes if Norway falls',
  'ja, falls Norwegen fällt',
  'ja als het lukt',
  'yes?',
  'yes, and buy 3 inf',
  'ja, aber mit 2 Inf',
  'yes but land in Russia',
  'yes: 3 inf KAR > UKR',
  'not sure',
  'nicht',
  'perhaps yes',
  'ja ja, der alte Witz',
  'I think yes, if the dice allow',
  '4',
  '',
])('%s is no answer', (line) => {
  expect(assentIn(line)).toBeUndefined();
});

test('what somebody wrote himself comes before what was proposed to him; without a proposal yes is a word', () => {
  const proposed = [
    { line: 2, text: '2 inf CAU > UKR' },
    { line: 4, text: '3 inf KAR > UKR' },
  ];
  const said = mailWords(['yes', '4: 2 inf KAR > UKR'], ['', 'a', '', 'b'], proposed);
  expect(said).toMatchObject({
    corrections: [
      { line: 4, text: '2 inf KAR > UKR' },
      { line: 2, text: '2 inf CAU > UKR' },
    ],
    assent: 'yes',
  });
  expect(mailWords(['yes'], [], [])).toMatchObject({ corrections: [], assent: 'none', lines: ['yes'] });
});
