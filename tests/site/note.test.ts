// Players' Markdown: what it may become and what it may not.

import { describe, expect, test } from 'vitest';
import { noteHtml } from '../../src/site/words/note.ts';

test('plain Markdown is set', () => {
  expect(noteHtml('Hello **Anna**,\n\n- one\n- `two`\n\n> said')).toBe(
    '<p>Hello <strong>Anna</strong>,</p>\n<ul>\n<li>one</li>\n<li><code>two</code></li>\n</ul>\n<blockquote>\n<p>said</p>\n</blockquote>',
  );
});

test('links to the web stay and carry no weight', () => {
  expect(noteHtml('[here](https://example.org/)')).toBe(
    '<p><a rel="nofollow noreferrer" href="https://example.org/">here</a></p>',
  );
});

describe('nothing runs and nothing loads', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '![x](https://example.org/track.png)',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:msgbox)',
    '<svg onload=alert(1)>',
    '<a href="javascript:alert(1)" onclick="x">y</a>',
    '<iframe src="https://example.org"></iframe>',
    '<style>*{display:none}</style>',
    '[x]: javascript:alert(1)\n\n[x]',
    '<https://example.org/"onmouseover="alert(1)>',
    '<anna@example.org> [me](mailto:anna@example.org)',
  ])('%s', (note) => {
    const html = noteHtml(note);
    expect(html).not.toMatch(/<(script|img|svg|iframe|style|object|embed|form|input)\b/i);
    expect(html).not.toMatch(/<[^>]*\son\w+=/i);
    expect(html).not.toMatch(/href="(?!https?:)/i);
  });
});

describe('what would exhaust the reader of Markdown is shown as it stands', () => {
  test('quotes within quotes', () => {
    expect(noteHtml('>'.repeat(2_048))).toBe(`<p>${'&#62;'.repeat(2_048)}</p>`);
    expect(noteHtml('> '.repeat(1_000))).toContain('&#62; &#62;');
  });

  test('brackets without end', () => {
    expect(noteHtml('['.repeat(4_000))).toBe(`<p>${'['.repeat(4_000)}</p>`);
  });

  test('no more than 4,000 characters', () => {
    expect(noteHtml('a'.repeat(10_000))).toBe(`<p>${'a'.repeat(4_000)}</p>`);
  });

  test('three quotes are quotes', () => {
    expect(noteHtml('> > > deep')).toContain('<blockquote>');
  });
});
