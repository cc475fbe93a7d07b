// Titles of cases in another language: shown while they say what English says, written one a line.

import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCases } from '../../src/cases/files.ts';
import { readCaseTitles } from '../../src/reference/files.ts';
import { caseTitlesOf, caseTitlesText, fingerprint, progressOf, titleIn } from '../../src/reference/index.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';

const english = { id: 'B1.1.2', body: 'A power that is not in turn may not buy' };
const title = 'Wer nicht am Zug ist, darf nicht kaufen';

describe('the title of a case', () => {
  test('is shown as long as it renders English as it is', () => {
    const titles = caseTitlesOf({ [english.id]: { of: fingerprint(english.body), title } });
    expect(titleIn(titles, english)).toBe(title);
    expect(titleIn(titles, { ...english, body: 'A power in turn may buy' })).toBeUndefined();
    expect(titleIn(titles, { ...english, id: 'B1.1.3' })).toBeUndefined();
  });

  test('is not shown before somebody has said which English it renders', () => {
    expect(titleIn(caseTitlesOf({ [english.id]: { title } }), english)).toBeUndefined();
  });

  test.each([[{ a: { title: '' } }], [{ a: { title, of: 'x' } }], [{ a: title }], [[]]])('is refused as %j', (json) => {
    expect(() => caseTitlesOf(json)).toThrow();
  });
});

test('a file of titles is written a line a case, unmarked ones marked, marked ones left', () => {
  const titles = caseTitlesOf({
    b: { title: 'Zwei' },
    a: { of: '01234567', title: 'Eins „und“ mehr' },
    c: { title: 'x' },
  });
  const text = caseTitlesText(titles, [
    { id: 'a', body: 'One' },
    { id: 'b', body: 'Two' },
  ]);
  expect(text).toBe(
    `{\n  "a": { "of": "01234567", "title": "Eins „und“ mehr" },\n  "b": { "of": "${fingerprint('Two')}", "title": "Zwei" },\n  "c": { "title": "x" }\n}\n`,
  );
  expect(caseTitlesOf(JSON.parse(text)).get('b')?.title).toBe('Zwei');
});

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'every case has its title in %s, as English is now',
  (language) => {
    const project = path.resolve(import.meta.dirname, '../..');
    const english = readCases(project).map(({ spec: { id, title: body } }) => ({ id, body }));
    const { fresh, missing, stale, unstamped, orphans } = progressOf(
      [...readCaseTitles(project, language).values()],
      english,
    );
    expect({ missing, stale, unstamped, orphans }).toEqual({ missing: [], stale: [], unstamped: [], orphans: [] });
    expect(fresh).toBe(english.length);
  },
);
