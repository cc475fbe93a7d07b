// Every message in every language, told everything it can be told.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../../src/archive/index.ts';
import { secondEditionBoard } from '../../src/board/index.ts';
import type { MessageKey } from '../../src/i18n/messages/say.ts';
import { readMessages } from '../../src/i18n/messages/texts.ts';
import { sayRefusal } from '../../src/i18n/refusals.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { RULESETS } from '../../src/rulesets/index.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { allSaid, MESSAGES, paramsOf, REFUSAL_CODES } from '../support/messages.ts';

const SOURCE = path.resolve(import.meta.dirname, '../../src');

/** Each game names units, canals and places by its own board. */
const BOARDS = [...new Set(RULESETS.map(({ board }) => board))];

/** Parts of stories may be empty, and have several ways to say a thing, parted by bars. */
const isPartOfStory = (id: MessageKey): boolean => id.startsWith('story-');

const waysIn = (id: MessageKey, text: string): readonly string[] =>
  isPartOfStory(id) ? text.split('|').map((way) => way.trim()) : [text];

const isUnsaid = (said: string): boolean => /undefined|\[object|NaN|[{}]|^\s|\s$/.test(said);

describe('every message', () => {
  test.each(LANGUAGES)('can be said in %s and leaves nothing unsaid', (language) => {
    expect(MESSAGES.length).toBeGreaterThan(1000);
    // Tens of thousands of sentences: what is wrong with them is expected to be nothing, once.
    const bad = BOARDS.flatMap((board) =>
      MESSAGES.flatMap((id) =>
        allSaid(id, language, board)
          .flatMap((text) => waysIn(id, text))
          .filter((said) => isUnsaid(said) || (said === '' && !isPartOfStory(id)))
          .map((said) => `${id}: ${said}`),
      ),
    );
    expect(bad).toEqual([]);
  });

  test.each(LANGUAGES)('that gives a reason of the rules is a whole sentence in %s', (language) => {
    expect(REFUSAL_CODES.length).toBeGreaterThan(90);
    const bad = BOARDS.map((board) => [board, wordsOf(board, language)] as const).flatMap(([board, words]) =>
      REFUSAL_CODES.flatMap((code) =>
        paramsOf(`refusal-${code}`, board)
          .map((params) => sayRefusal({ code, params } as Parameters<typeof sayRefusal>[0], words))
          .filter((said) => !/^[\p{Lu}»“‘\d].*[.?!]$/u.test(said))
          .map((said) => `${code}: ${said}`),
      ),
    );
    expect(bad).toEqual([]);
  });

  test('that is a sentence differs from language to language', () => {
    const same = MESSAGES.filter((id) => {
      const said = LANGUAGES.map((language) => allSaid(id, language, secondEditionBoard)[0] ?? '');
      const [english = ''] = said;
      // A line to be typed is the same everywhere.
      return (
        !english.startsWith('npx ') &&
        /\p{L}+ \p{L}+ \p{L}+ \p{L}+/u.test(english) &&
        new Set(said).size < LANGUAGES.length
      );
    });
    expect(same).toEqual([]);
  });

  test('is said somewhere', () => {
    const code = filesUnder(SOURCE)
      .filter((file) => /\.(?:ts|astro)$/.test(file) && !file.endsWith('keys.ts'))
      .map((file) => readFileSync(path.join(SOURCE, file), 'utf8'))
      .join('\n');
    const catalogues = LANGUAGES.flatMap((language) => readMessages(path.dirname(SOURCE), language));
    // By its key, by a key put together, by a code, or by another message.
    const literal = new Set([...code.matchAll(/['`]([a-z][\w-]+)['`]/g)].map(([, key]) => key));
    const made = [...code.matchAll(/`([a-z][\w-]*-)\$\{[^`]*`/g)].map(([, head = '']) => head);
    const coded = [...code.matchAll(/sayCoded\([\s\S]{0,60}?'([\w-]+)'/g)].map(([, topic]) => `${topic}-`);
    const named = new Set(catalogues.flatMap(({ body }) => body.match(/[a-z][\w-]*-[\w-]+/g) ?? []));
    const heads = new Set([...made, ...coded]);
    const unsaid = MESSAGES.filter(
      (key) => !literal.has(key) && !named.has(key) && ![...heads].some((head) => key.startsWith(head)),
    );
    expect(unsaid).toEqual([]);
  });
});
