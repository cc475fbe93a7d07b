// Messages and guides know which English they render: new ones are marked, those translated anew too, stale ones stay
// stale.

import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { messagesIn, readMessages } from '../../src/i18n/messages/texts.ts';
import { readGuides, readMessageMarks } from '../../src/reference/files.ts';
import {
  fingerprint,
  guideOf,
  markedMessages,
  messageMarksOf,
  messageMarksText,
  progressOf,
  withMark,
} from '../../src/reference/index.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';

const CATALOGUE = `### Words

turn-over = The turn is over.
turn-won =
    { $side ->
        [axis] The Axis

       *[allies] The Allies
    } won.

## More

turn-next = Next
`;
const english = messagesIn(CATALOGUE);

describe('the messages of a catalogue', () => {
  test('are read one by one, with all their lines and without headings', () => {
    expect(english.map(({ id }) => id)).toEqual(['turn-over', 'turn-won', 'turn-next']);
    expect(english[1]?.body).toMatch(/^\{ \$side ->[\s\S]+\} won\.$/);
    expect(english[2]?.body).toBe('Next');
  });
});

describe('a mark', () => {
  const german = messagesIn('turn-over = Der Zug ist zu Ende.\nturn-next = Weiter\n');
  const marks = messageMarksOf(JSON.parse(messageMarksText({}, german, english)));
  const changed = messagesIn(CATALOGUE.replace('The turn is over.', 'This turn is over.'));
  const progress = (own = german, source = changed, with_ = marks) => progressOf(markedMessages(with_, own), source);

  test('is written for each message, one a line, by key', () => {
    const prints = (text: string, own: string) => `["${fingerprint(text)}", "${fingerprint(own)}"]`;
    expect(messageMarksText({}, german, english)).toBe(
      `{\n  "turn-next": ${prints('Next', 'Weiter')},\n  "turn-over": ${prints('The turn is over.', 'Der Zug ist zu Ende.')}\n}\n`,
    );
    expect(progress(german, english)).toMatchObject({ fresh: 2, missing: ['turn-won'], stale: [], unstamped: [] });
  });

  test('stays as it was where English has moved on and nobody has translated it anew', () => {
    const again = messageMarksOf(JSON.parse(messageMarksText(marks, german, changed)));
    expect(progress(german, changed, again)).toMatchObject({ fresh: 1, stale: ['turn-over'] });
  });

  test('is made anew where somebody has', () => {
    const anew = messagesIn('turn-over = Dieser Zug ist zu Ende.\nturn-next = Weiter\n');
    const again = messageMarksOf(JSON.parse(messageMarksText(marks, anew, changed)));
    expect(progress(anew, changed, again)).toMatchObject({ fresh: 2, stale: [] });
  });

  test.each([[{ a: 'x' }], [{ a: ['01234567'] }], [{ a: ['01234567', 'x'] }], [[]]])('is refused as %j', (json) => {
    expect(() => messageMarksOf(json)).toThrow();
  });
});

describe('a guide', () => {
  const text = '---\ntitle: Ein Zug\norder: 2\n---\n\nSo geht es.\n';
  const original = guideOf('turn', '---\ntitle: A turn\norder: 2\n---\n\nThis is how.\n');

  test('is marked in its head, once', () => {
    const marked = withMark(text, original);
    expect(marked).toBe(`---\ntitle: Ein Zug\norder: 2\nof: "${fingerprint(original.body)}"\n---\n\nSo geht es.\n`);
    expect(withMark(marked, { ...original, body: 'another' })).toBe(marked);
    expect(progressOf([guideOf('turn', marked)], [original])).toMatchObject({ fresh: 1 });
    expect(progressOf([guideOf('turn', marked)], [{ ...original, body: 'another' }])).toMatchObject({
      stale: ['turn'],
    });
    expect(progressOf([guideOf('turn', text)], [original])).toMatchObject({ unstamped: ['turn'] });
  });

  test('says the same with its mark and without', () => {
    expect(guideOf('turn', withMark(text, original)).body).toBe(guideOf('turn', text).body);
  });
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('in %s', (language) => {
  const project = path.resolve(import.meta.dirname, '../..');
  const none = { missing: [], stale: [], unstamped: [], orphans: [] };

  test('every message renders English as it is', () => {
    const own = markedMessages(readMessageMarks(project, language), readMessages(project, language));
    expect(progressOf(own, readMessages(project, 'en'))).toEqual({ fresh: own.length, ...none });
  });

  test('every guide does', () => {
    const own = readGuides(project, language);
    expect(progressOf(own, readGuides(project, 'en'))).toEqual({ fresh: own.length, ...none });
  });
});
