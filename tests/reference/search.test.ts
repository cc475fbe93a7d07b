// What players type finds the clause that answers it among the first three, in their own language and mixed with
// English.

import { describe, expect, test } from 'vitest';
import { indexOfTopics, searcherFor, synonymsOf } from '../../src/reference/index.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { ASKED, MIXED } from './searches.ts';
import { english, foundIn, lore, places, questionsIn, searchIn } from './searching.ts';

describe.each(LANGUAGES)('a search in %s', (language) => {
  test.each([...ASKED[language], ...MIXED[language]])('for “%s” finds the answer', (asked, answers) => {
    const found = foundIn(language, asked);
    expect(
      found.some((id) => answers.includes(id)),
      found.join(', '),
    ).toBe(true);
  });

  test('answers 95 of 100 questions among the first three', () => {
    const questions = questionsIn(language);
    const missed = questions.filter(([asked, answers]) => !foundIn(language, asked).some((id) => answers.includes(id)));
    expect(questions.length).toBeGreaterThanOrEqual(100);
    expect(new Set(questions.map(([asked]) => asked)).size).toBe(questions.length);
    expect(missed.length, missed.map(([asked]) => asked).join('; ')).toBeLessThanOrEqual(questions.length * 0.05);
  });

  test.each(questionsIn('terms'))('knows the word “%s” of the sources, whatever its language', (term, answers) => {
    const found = foundIn(language, term);
    expect(
      found.some((id) => answers.includes(id)),
      found.join(', '),
    ).toBe(true);
  });

  test('takes no time that is felt', () => {
    const find = searchIn(language);
    const questions = questionsIn(language).slice(0, 40);
    for (const [asked] of questions) find(asked);
    const started = performance.now();
    for (const [asked] of questions) find(asked);
    expect((performance.now() - started) / questions.length).toBeLessThan(50);
  });

  test('finds nothing by words nobody uses', () => {
    expect(foundIn(language, 'xylophone qwertz')).toEqual([]);
    expect(foundIn(language, ' … ')).toEqual([]);
  });
});

test('what is said to be the answer is one, but for one in thirty', () => {
  const sure = LANGUAGES.flatMap((language) =>
    questionsIn(language)
      .filter(([asked]) => searchIn(language)(asked).sure === 'yes')
      .map(([asked, answers]) => ({ asked, isRight: foundIn(language, asked, 1).some((id) => answers.includes(id)) })),
  );
  const wrong = sure.filter(({ isRight }) => !isRight).map(({ asked }) => asked);
  expect(sure.length).toBeGreaterThan(60);
  expect(wrong.length, wrong.join('; ')).toBeLessThanOrEqual(sure.length / 30);
});

test('what is not translated is found in English', () => {
  const find = searcherFor(indexOfTopics('de', [], english, lore, places));
  expect(find('capital captured money').found[0]?.id).toBe('capital.loot');
});

test('every answer is a clause', () => {
  const asked = [ASKED, MIXED].flatMap((table) => Object.values(table).flat());
  const listed = [...LANGUAGES, 'terms'].flatMap(questionsIn);
  const known = lore.registry.clauses;
  expect([...asked, ...listed].flatMap(([, ids]) => ids).filter((id) => !known.has(id))).toEqual([]);
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
