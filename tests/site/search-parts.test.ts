// The parts of the search that need no browser: plain words for the index, passages around what was found.

import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../../src/archive/index.ts';
import { marked, type Piece, passage } from '../../src/site/search/excerpt.ts';
import { feedSearch } from '../../src/site/search/feed.ts';
import { askedWords } from '../../src/site/search/finder.ts';
import { plainMarkdown, plainNote } from '../../src/site/search/plain.ts';
import {
  contentOf,
  hiddenWord,
  lineOf,
  RECORDS_FILE,
  type SearchRecord,
  textIn,
} from '../../src/site/search/record.ts';
import { newFolder } from '../support/folders.ts';
import { HOSTILE } from './support/archive.ts';

/** Marked words in brackets. */
const shown = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, marked: is }) => (is === 'yes' ? `[${text}]` : text)).join('');

describe('a question', () => {
  const COMMON = new Set(['can', 'i', 'und']);

  test('is asked without the words that are in every question', () => {
    expect(askedWords('Can subs  retreat?', COMMON)).toEqual(['subs', 'retreat']);
    expect(askedWords('„U-Boot“ und Rückzug', COMMON)).toEqual(['U-Boot', 'Rückzug']);
  });

  test('of such words alone is asked as it is, and an endless one is cut', () => {
    expect(askedWords('can I', COMMON)).toEqual(['can', 'I']);
    expect(askedWords(' … ', COMMON)).toEqual([]);
    expect(askedWords('a1 b2 c3 d4 e5 f6 g7 h8 i9', COMMON)).toHaveLength(8);
    expect(askedWords('x'.repeat(5_000), COMMON)[0]).toHaveLength(40);
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

describe('an index', () => {
  const about = (kind: SearchRecord['kind'], url: string, text: string): SearchRecord => {
    return { kind, url, title: url, place: 'Archive', text, also: [] };
  };
  const turnsOf = (game: string, said = 'Attacks Ukraine.'): readonly SearchRecord[] =>
    ['r01-ussr', 'r01-germany'].map((turn) => ({ ...about('turn', `/games/games/${game}/${turn}/`, said), game }));
  const TEXTS = [about('clause', '/games/rules/submarines/#x', 'Submarines may withdraw.')];
  const GAMES = ['spring', 'summer', 'autumn', 'winter', 'monsoon'];

  /** A site with records, as a build leaves them. */
  const siteWith = (records: readonly SearchRecord[]): string => {
    const site = newFolder();
    mkdirSync(path.join(site, path.dirname(RECORDS_FILE)), { recursive: true });
    writeFileSync(path.join(site, RECORDS_FILE), records.map(lineOf).join(''));
    return site;
  };
  const all = [...TEXTS, ...GAMES.flatMap((game) => turnsOf(game))];
  /** Folders of the index in which something was written. */
  const writtenIn = (site: string): readonly string[] => {
    const folders = filesUnder(path.join(site, 'pagefind')).map((file) => /^\d+(?=\/)/.exec(file)?.[0] ?? '');
    return [...new Set(folders)].sort();
  };
  const OPTIONS = { most: 4, makers: 'this program' };

  test('is one for few games, and in parts for many, texts and people apart', async () => {
    const whole = siteWith(all);
    expect(await feedSearch(whole, { most: 100 })).toMatchObject({ records: 11, kept: [] });
    expect(writtenIn(whole)).toEqual(['']);
    const parted = siteWith(all);
    await feedSearch(parted, OPTIONS);
    expect(writtenIn(parted).length).toBeGreaterThan(2);
    expect(writtenIn(parted).length).toBeLessThanOrEqual(5);
  });

  test('takes a remark with whatever ends lines elsewhere for one record', async () => {
    const site = siteWith([about('turn', '/a/', 'One\u2028two\u2029three\r\nfour\u0085five'), ...TEXTS]);
    expect(await feedSearch(site, OPTIONS)).toMatchObject({ records: 2 });
  });

  test('is made anew only where records have changed', async () => {
    const old = siteWith(all);
    const made = await feedSearch(old, OPTIONS);
    const again = siteWith(all);
    expect((await feedSearch(again, { ...OPTIONS, old })).kept).toHaveLength(made.files + 2);
    expect(filesUnder(path.join(again, 'pagefind'))).toEqual([]);

    const later = siteWith([...all, ...turnsOf('winter', 'Takes Karelia.')]);
    await feedSearch(later, { ...OPTIONS, old });
    // The list of parts, and one of them.
    expect(writtenIn(later)).toHaveLength(2);
    expect(filesUnder(path.join(later, 'pagefind')).filter((file) => !/^\d/.test(file))).toEqual(['parts.json']);
  });

  test('is made anew by another program, and where part of the old one is gone', async () => {
    const old = siteWith(all);
    await feedSearch(old, OPTIONS);
    // The same records give the same files, whoever makes them: nothing need be written, but all is looked at.
    const other = siteWith(all);
    await feedSearch(other, { ...OPTIONS, makers: 'another program', old });
    expect(filesUnder(path.join(other, 'pagefind'))).toEqual(['parts.json']);
    const torn = newFolder();
    cpSync(path.join(old, 'pagefind', 'parts.json'), path.join(torn, 'pagefind', 'parts.json'));
    const healed = siteWith(all);
    await feedSearch(healed, { ...OPTIONS, old: torn });
    expect([...filesUnder(path.join(healed, 'pagefind')), 'parts.json'].sort()).toEqual(
      [...filesUnder(path.join(old, 'pagefind'))].sort(),
    );
  });
});
