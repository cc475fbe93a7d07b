// Five thousand lines and mails (a bench asks for more), made at random from what orders, prose and mails are made of:
// nothing makes the reader throw, and entries come out of a quoted and wrapped block as they went in.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeBlock, partBlocks } from '../../src/post/block.ts';
import { htmlLines } from '../../src/post/html.ts';
import { readMailSheet } from '../../src/post/prose.ts';
import { receive } from '../../src/post/receive.ts';
import { contextOf } from '../notation/support.ts';
import { rawMail, SHAPES, utf8 } from './mails.ts';

const WORDS = [
  ...[
    'Kaufe',
    'Koop',
    'Buy',
    '3',
    '12',
    'Inf',
    'Pz',
    'tank',
    'ftr',
    'Jäger',
    'SS',
    'UKR',
    'Kaukasus',
    'Karelië',
    'GER',
  ],
  ...[
    '>',
    '->',
    ',',
    ':',
    '(',
    ')',
    'nach',
    'und',
    'Fight',
    'alle',
    'Zugende',
    'retreat',
    'lose',
    'in',
    '#',
    '//',
    ';',
  ],
  ...['Hallo', 'Greta', 'Grüße', 'wrote:', 'schrieb', 'On', 'Von:', '--', '-----', '>>', '4:', '\u00a0', '…', '!'],
];
const line = fc.array(fc.constantFrom(...WORDS), { maxLength: 9 }).map((words) => words.join(' '));
const anyLine = fc.oneof(
  { weight: 3, arbitrary: line },
  fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.replaceAll('\n', ' ')),
);

/** How many lines are made, and how many mails. */
const LINES = Number(process.env.FIELDPOST_LINES ?? 4_000);
const MAILS = Number(process.env.FIELDPOST_MAILS ?? 1_000);

describe('lines', () => {
  const context = contextOf({ power: 'germany' });

  test(`${LINES} of them, in sheets of ten, are each answered`, () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 10, maxLength: 10 }), (lines) => {
        const { sheet, text, prose } = readMailSheet(context, lines);
        expect(sheet.lines).toHaveLength(text.split(/\r\n|\n|\r/).length);
        expect(prose.length).toBeLessThanOrEqual(lines.length);
      }),
      { numRuns: LINES / 10 },
    );
  });
});

describe('mails', () => {
  const head = fc.constantFrom(
    'Content-Type: text/plain; charset=utf-8',
    'Content-Type: text/html',
    'Content-Type: multipart/mixed; boundary=b',
    'Content-Type: multipart/alternative; boundary="b"',
    'Content-Transfer-Encoding: base64',
    'Content-Transfer-Encoding: quoted-printable',
    'Subject: [pbem spring-26 #1]',
    'Subject: =?utf-8?B?////?=',
    'References: <spring-26.0123456789abcdef@x.example>',
    'Auto-Submitted: auto-replied',
    'From: other@example.org',
    'X: \u0000',
  );
  const body = fc.oneof(
    anyLine,
    fc.constantFrom(
      '--b',
      '--b--',
      '',
      '<p>',
      '</blockquote>',
      '<script>',
      '-----BEGIN PBEM EVENT-----',
      'Game: spring-26',
      '=C3=BC',
      'QUJD',
    ),
  );

  test(`${MAILS * 0.6} of any parts`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(head, { maxLength: 5 }), fc.array(body, { maxLength: 30 }), async (heads, lines) => {
        const bytes = rawMail(['From: bernd@example.de', ...heads, '', ...lines.map(utf8)]);
        const reception = await receive(bytes, '0'.repeat(64));
        expect(['mail', 'unreadable']).toContain(reception.kind);
      }),
      { numRuns: MAILS * 0.6 },
    );
  });

  test(`${MAILS * 0.2} honest ones with bytes changed on the way`, async () => {
    const shapes = Object.values(SHAPES);
    const where = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...shapes), where, async (shape, changes) => {
        const bytes = shape('Kaufe 3 Inf\nZugende', makeBlock('spring-26', ['{"seq":1}']));
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        await receive(bytes, '0'.repeat(64));
      }),
      { numRuns: MAILS * 0.2 },
    );
  });

  test(`${MAILS * 0.2} blocks, quoted and wrapped, keep their entries to the byte`, () => {
    const entry = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }).filter((text) => !/[\n\r]/.test(text));
    fc.assert(
      fc.property(
        fc.array(entry, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 20, max: 90 }),
        (entries, width) => {
          const wrapped = makeBlock('spring-26', entries)
            .split('\n')
            .flatMap((row) =>
              /^[A-Za-z0-9+/=]+$/.test(row) ? (row.match(new RegExp(`.{1,${width}}`, 'g')) ?? []) : [row],
            )
            .map((row) => `> > ${row}`);
          const [block] = partBlocks(wrapped).blocks;
          expect(block?.kind === 'lines' && block.lines.map((bytes) => Buffer.from(bytes).toString('utf8'))).toEqual(
            entries,
          );
        },
      ),
      { numRuns: MAILS * 0.2 },
    );
  });

  test('HTML takes time in proportion to its length', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<', '>', '<!--', '<p', '</', '&', 'a', '<script>', '<pre>', '\n'), {
          maxLength: 400,
        }),
        (parts) => {
          htmlLines(parts.join(''));
        },
      ),
      { numRuns: MAILS * 0.2 },
    );
  });
});
