// Numbers before lines: which of them put a kept line right, and which are what units cost.

import { expect, test } from 'vitest';
import { corrected, mailWords } from '../../src/post/words.ts';

const KEPT = ['Buy 3 inff', '', '2 inf Kaucasus > Ukrane', 'End turn'];

test.each([
  '28: 6 inf',
  '30 = 2 trn',
  '30 = 2 trn 3 inf',
  '24: 8 inf, 1 trn and 2 arm',
  '3: 1 inf',
  '3 = 2 inf KAR > FIN',
])('%s is no correction', (line) => {
  for (const asked of [[], KEPT])
    expect(mailWords([line], asked)).toMatchObject({ corrections: [], lines: [line], besides: [line] });
});

test.each([
  ['3: 2 inf CAU > UKR', 3, '2 inf CAU > UKR'],
  ['1: 3 inf', 1, '3 inf'],
  ['line 1 = 3 inf', 1, '3 inf'],
  ['Zeile 14: 3 inf', 14, '3 inf'],
  ['14: 2 inf CAU > UKR', 14, '2 inf CAU > UKR'],
  ['3:', 3, ''],
])('%s is one', (text, line, said) => {
  expect(mailWords([text], KEPT)).toMatchObject({ corrections: [{ line, text: said }], besides: [] });
});

test('two lines for one take its place together, and the numbers of the others still hold', () => {
  const { corrections } = mailWords(['3: 2 inf CAU > UKR', '3: 1 arm CAU > UKR', '4: resign', '1: Buy 3 inf'], KEPT);
  expect(corrected(KEPT.join('\n'), corrections)).toBe(
    ['Buy 3 inf', '', '2 inf CAU > UKR', '1 arm CAU > UKR', 'resign'].join('\n'),
  );
  expect(corrected('a\nb', [{ line: 3, text: '' }])).toEqual({ missing: 3 });
});
