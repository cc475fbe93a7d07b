// Every message in every language, told everything it can be told.

import { describe, expect, test } from 'vitest';
import { secondEditionBoard } from '../../src/board/index.ts';
import { sayRefusal } from '../../src/i18n/refusals.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { RULESETS } from '../../src/rulesets/index.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { allSaid, MESSAGES, paramsOf, REFUSAL_CODES } from '../support/messages.ts';

/** Each game names units, canals and places by its own board. */
const BOARDS = [...new Set(RULESETS.map(({ board }) => board))];

describe('every message', () => {
  test.each(LANGUAGES)('can be said in %s and leaves nothing unsaid', (language) => {
    expect(MESSAGES.length).toBeGreaterThan(1000);
    for (const board of BOARDS)
      for (const id of MESSAGES)
        for (const said of allSaid(id, language, board)) {
          expect(said, id).not.toMatch(/undefined|\[object|NaN|[{}]|^\s|\s$/);
          expect(said, id).not.toBe('');
        }
  });

  test.each(LANGUAGES)('that gives a reason of the rules is a whole sentence in %s', (language) => {
    expect(REFUSAL_CODES.length).toBeGreaterThan(90);
    for (const words of BOARDS.map((board) => wordsOf(board, language)))
      for (const code of REFUSAL_CODES)
        for (const params of paramsOf(`refusal-${code}`))
          expect(sayRefusal({ code, params } as Parameters<typeof sayRefusal>[0], words), code).toMatch(
            /^[\p{Lu}»“‘\d].*[.?!]$/u,
          );
  });

  test('that is a sentence differs from language to language', () => {
    const same = MESSAGES.filter((id) => {
      const said = LANGUAGES.map((language) => allSaid(id, language, secondEditionBoard)[0] ?? '');
      return /\p{L}+ \p{L}+ \p{L}+ \p{L}+/u.test(said[0] ?? '') && new Set(said).size < LANGUAGES.length;
    });
    expect(same).toEqual([]);
  });
});
