// Tables in mails of HTML: what stands in a cell stays in its row, whatever a mail program wraps it in.

import { describe, expect, test } from 'vitest';
import { htmlLines } from '../../src/post/html.ts';

const table = (rows: readonly (readonly string[])[]): string =>
  `<table><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;
const filled = (html: string): readonly string[] => htmlLines(html).filter((line) => line !== '');

describe('cells', () => {
  test.each([
    ['paragraphs', (text: string) => `<p class=MsoNormal>${text}</p>`],
    ['blocks', (text: string) => `<div><span>${text}</span></div>`],
    ['plain text', (text: string) => text],
  ])('of %s', (_, wrapped) =>
    expect(filled(table([['FIN', '3 inf', 'KAR'].map(wrapped), ['EEU', '2 inf', 'KAR'].map(wrapped)]))).toEqual([
      '| FIN | 3 inf | KAR |',
      '| EEU | 2 inf | KAR |',
    ]),
  );
  test('with several lines are several rows', () =>
    expect(filled(table([['<p>3 inf</p><p>1 ftr</p>', 'FIN']]))).toEqual(['| 3 inf | FIN |', '| 1 ftr | FIN |']));
  test('of a page that only holds the letter are its lines', () => {
    const letter = Array.from({ length: 8 }, (_, at) => `<p>line ${at}</p>`).join('');
    expect(filled(table([[letter, 'unsubscribe']]))).toEqual([
      ...Array.from({ length: 8 }, (_, at) => `line ${at}`),
      'unsubscribe',
    ]);
    expect(filled(table([[letter]]))).toEqual(Array.from({ length: 8 }, (_, at) => `line ${at}`));
  });
});
