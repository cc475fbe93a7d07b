// What players type finds the clause that answers it among the first three, in their own language and mixed with
// English.

import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRegistry, readSearchLore, readTopics } from '../../src/reference/files.ts';
import { indexOfTopics, search, synonymsOf } from '../../src/reference/index.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { ASKED, MIXED } from './searches.ts';

const project = path.resolve(import.meta.dirname, '../..');
const lore = readSearchLore(project);
const english = readTopics(project, 'en');

describe.each(LANGUAGES)('a search in %s', (language) => {
  const index = indexOfTopics(language, readTopics(project, language), english, lore);

  test.each([...ASKED[language], ...MIXED[language]])('for “%s” finds the answer', (asked, answers) => {
    const found = search(index, asked, 3).map(({ id }) => id);
    expect(
      found.some((id) => answers.includes(id)),
      found.join(', '),
    ).toBe(true);
  });

  test('finds nothing by words nobody uses', () => {
    expect(search(index, 'xylophone qwertz', 3)).toEqual([]);
    expect(search(index, ' … ', 3)).toEqual([]);
  });
});

test('what is not translated is found in English', () => {
  const index = indexOfTopics('de', [], english, lore);
  expect(search(index, 'capital captured money', 1).map(({ id }) => id)).toEqual(['capital.loot']);
});

test('every answer is a clause, and none has more than three', () => {
  const { clauses } = readRegistry(project);
  const asked = [ASKED, MIXED].flatMap((table) => Object.values(table).flat());
  expect(asked.flatMap(([, ids]) => ids).filter((id) => !clauses.has(id))).toEqual([]);
  expect(asked.filter(([, ids]) => ids.length > 3)).toEqual([]);
});

describe('synonyms', () => {
  test('belong to clauses there are', () => {
    expect(() => synonymsOf({ 'sub.no-such-clause': { en: ['dive'] } }, lore.registry)).toThrow(
      'synonyms.json: there is no clause sub.no-such-clause',
    );
  });

  test('are in languages there are, and never empty', () => {
    expect(() => synonymsOf({ 'B8.4': { fr: ['décharger'] } }, lore.registry)).toThrow();
    expect(() => synonymsOf({ 'B8.4': { de: [] } }, lore.registry)).toThrow();
  });
});
