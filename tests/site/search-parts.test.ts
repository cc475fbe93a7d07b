// The parts of the search that need no browser: plain words for the index, passages around what was found.

import { describe, expect, test } from 'vitest';
import { marked, type Piece, passage } from '../../src/site/search/excerpt.ts';
import { askedWords } from '../../src/site/search/finder.ts';
import { plainMarkdown, plainNote } from '../../src/site/search/plain.ts';
import { contentOf, hiddenWord, textIn } from '../../src/site/search/record.ts';
import { HOSTILE } from './support/archive.ts';

/** Marked words in brackets. */
const shown = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, marked: is }) => (is === 'yes' ? `[${text}]` : text)).join('');

describe('a question', () => {
  test('is asked without the words that are in every question', () => {
    expect(askedWords('Can subs  retreat?')).toEqual(['subs', 'retreat']);
    expect(askedWords('„U-Boot“ und Rückzug')).toEqual(['U-Boot', 'Rückzug']);
  });

  test('of such words alone is asked as it is, and an endless one is cut', () => {
    expect(askedWords('can I')).toEqual(['can', 'I']);
    expect(askedWords(' … ')).toEqual([]);
    expect(askedWords('a1 b2 c3 d4 e5 f6 g7 h8 i9')).toHaveLength(8);
    expect(askedWords('x'.repeat(5_000))[0]).toHaveLength(40);
  });
});

describe('a passage', () => {
  const filler = Array.from({ length: 60 }, (_, at) => `word${at}.`).join(' ');

  test('shows where the words are, from the beginning of a sentence', () => {
    const text = `${filler} Then the submarines withdraw to a zone. ${filler}`;
    expect(shown(passage(text, ['submarine', 'withdraw']))).toMatch(
      /^… Then the \[submarines\] \[withdraw\] to a zone\. .* …$/,
    );
  });

  test('is the beginning where nothing is found, and empty for an empty text', () => {
    expect(shown(passage('Nothing of it here.', ['blitz']))).toBe('Nothing of it here.');
    expect(passage('  ', ['blitz'])).toEqual([]);
  });

  test('marks words and compounds without what stands around them', () => {
    expect(shown(marked('“Blitz”, (U-Boote) and Küstenbombardement.', ['blitz', 'U-Boot', 'bombardement']))).toBe(
      '“[Blitz]”, ([U-Boote]) and [Küstenbombardement].',
    );
  });

  test('loses no word', () => {
    const text = 'Armor (two) – blitz; blitz! through.';
    expect(
      marked(text, ['blitz'])
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});

describe('plain words', () => {
  test('of a remark are those its page shows', () => {
    const plain = plainNote(HOSTILE);
    expect(plain).toMatch(/^Good luck! Bold, a link and a trap\./);
    expect(plain).not.toMatch(/onerror|javascript|script>|style>/);
    expect(plainNote('a &lt;b&gt; & `<i>`')).toBe('a <b> & <i>');
  });

  test('of a guide keep commands and lose marks', () => {
    expect(
      plainMarkdown(
        'Run `npx fieldpost sync`, **then** see [the log](../log/).\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
      ),
    ).toBe('Run npx fieldpost sync, then see the log. a b 1 2');
    expect(plainMarkdown('```\nBuy 9 inf\n```\n- one\n2. two_words *soft*')).toBe('Buy 9 inf one two_words soft');
  });
});

test('what is only found by is not shown', () => {
  const record = { kind: 'clause', url: '/', title: 'Title', place: '', text: 'Shown.', also: ['Sub', 'Sub'] } as const;
  expect(textIn(contentOf(record))).toBe('Shown.');
  expect(contentOf(record)).toContain('Sub Sub');
  expect(textIn(contentOf({ ...record, text: 'One ␞ two.' }))).toBe('One   two.');
  expect(contentOf(record)).toContain(hiddenWord('clause'));
  expect(contentOf({ ...record, text: hiddenWord('turn') })).not.toContain(hiddenWord('turn'));
});
