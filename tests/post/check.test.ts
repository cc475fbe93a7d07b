// The lines of a checked turn and those of the mail made of them are the same, whatever was pasted.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf, ownLines } from '../../src/post/body.ts';
import { plainLines } from '../../src/post/check/read.ts';
import { mailWords } from '../../src/post/words.ts';

const PARTS = [
  ...['Buy 3 inf', '2 inf GER > EEU', '> quoted', '4: 1 arm', '1: 2: 3 inf', 'forfeit', 'draft', '-- ', '--', '', ' '],
  ...['On Monday Anna wrote:', '== fieldpost ==', '== /fieldpost ==', '____________________', 'Sent from my phone'],
  ...[
    '3: > quoted',
    'line 2:',
    'groups.example',
    'From: a',
    'Sent: b',
    'To: c',
    'Subject: d',
    '\u00a0End turn',
    'x\ty',
  ],
];

test('a mail of the lines holds the lines', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PARTS), { maxLength: 14 }), (lines) => {
      const { lines: plain } = plainLines(lines.join('\n'));
      const mail = [...plain, '', '== fieldpost ==', 'Buy 9 arm', '== /fieldpost ==', ''].join('\n');
      const read = mailWords(ownLines(linesOf(mail)));
      expect(read.lines.join('\n')).toBe(plain.join('\n'));
      expect(read.corrections).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test('words to the clerk are taken out, and only the one that gives units up is sent on', () => {
  expect(plainLines('End turn\nforfeit\ndraft')).toEqual({ lines: ['End turn'], forfeit: 'yes' });
  expect(plainLines('4: 1: 2 inf GER > EEU')).toEqual({ lines: ['2 inf GER > EEU'], forfeit: 'no' });
});
