// The texts of the reference: every clause is there, once, in every language, long enough and in that language.

import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { secondEditionBoard } from '../../src/board/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { introductionsOf, placed, readRegistry, readTopics } from '../../src/reference/files.ts';
import { firstSentenceOf, isOurRuling, plainOf, progressOf, registryOf } from '../../src/reference/index.ts';
import { LANGUAGES, type Language } from '../../src/vocab/index.ts';

const project = path.resolve(import.meta.dirname, '../..');
const registry = readRegistry(project);
const topics = Object.fromEntries(LANGUAGES.map((language) => [language, readTopics(project, language)]));
const of = (language: Language) => topics[language] ?? [];

/** Small words that one language uses all the time and the others not at all. */
const COMMON: { readonly [language in Language]: RegExp } = {
  en: /^(the|of|and|to|with|not|that|by|it|when|may)$/,
  de: /^(der|das|und|ist|nicht|ein|eine|einen|einem|mit|auf|den|dem|wenn|er|sie|im)$/,
  nl: /^(de|het|een|en|van|niet|mag|wordt|zijn|op|als|dat|met|hij|bij|naar)$/,
};

/** How often the words of each language occur in a text; the likeliest language has most. */
const languageOf = (text: string): Language | undefined => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = LANGUAGES.map((language) => [language, words.filter((word) => COMMON[language].test(word)).length]);
  const [best, next] = [...counts].sort(([, a], [, b]) => Number(b) - Number(a));
  return Number(best?.[1]) > Number(next?.[1]) ? (best?.[0] as Language) : undefined; // the pairs above begin with a language
};

describe('the registry', () => {
  test('holds the 324 clauses of four systems, the base rules and the rulings', () => {
    const clauses = [...registry.clauses.values()];
    const four = ['second-edition', 'daak', 'enhanced-realism', 'linked-2001'];
    const documented = clauses.filter(
      ({ kind, ruleset }) => four.includes(ruleset) && kind !== 'rule' && kind !== 'ruling',
    );
    expect(documented.length).toBe(324);
    expect(clauses.filter(({ source }) => source.document === 'rulebook').length).toBeGreaterThanOrEqual(142);
    expect(clauses.filter(({ source }) => source.document === 'fieldpost').length).toBeGreaterThanOrEqual(48);
  });

  test('relates clauses of different systems, rulings to those they decide between, and both ways', () => {
    const wrong = [...registry.clauses.values()].flatMap((clause) =>
      clause.related.filter((other) => {
        const there = registry.clauses.get(other);
        if (there === undefined || !there.related.includes(clause.id)) return true;
        return there.ruleset === clause.ruleset && !isOurRuling(clause) && !isOurRuling(there);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('has no ruling that stands by itself', () => {
    const rulings = [...registry.clauses.values()].filter(isOurRuling);
    expect(rulings.length).toBeGreaterThanOrEqual(50);
    expect(rulings.filter(({ related }) => related.length === 0).map(({ id }) => id)).toEqual([]);
  });

  test('refuses a clause that is related to none there is, or comes from no document', () => {
    const source = { document: 'd', section: '' };
    const clause = { topic: 'combat', ruleset: 'daak', kind: 'rule', source, related: ['B1.2'] };
    const of =
      (documents: readonly string[], ...ids: readonly string[]) =>
      () =>
        registryOf({ documents, clauses: Object.fromEntries(ids.map((id) => [id, clause])) });
    expect(of(['d'], 'B1.1', 'B1.2')).not.toThrow();
    expect(of(['d'], 'B1.1')).toThrow('B1.1 speaks of B1.2');
    expect(of(['e'], 'B1.1', 'B1.2')).toThrow('B1.1 comes from d');
  });

  test('names the documents its clauses come from, and no others', () => {
    const cited = new Set([...registry.clauses.values()].map(({ source }) => source.document));
    expect([...cited].sort()).toEqual([...registry.documents].sort());
  });

  test.each(LANGUAGES)('has titles of its documents in %s', (language) => {
    const { say } = wordsOf(secondEditionBoard, language);
    const titles = [...registry.documents].map((document) => say('document-title', { document }));
    expect(titles.filter((title) => title.length < 40)).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const clauses = placed(of(language));

  test('are well formed', () => {
    expect(
      of(language).flatMap(({ topic, faults }) => faults.map(({ code, line }) => `${topic}:${line} ${code}`)),
    ).toEqual([]);
    expect(of(language).filter(({ title, summary }) => title === '' || summary === '')).toEqual([]);
  });

  test('hold every clause once, in the topic it is registered for', () => {
    expect(clauses.map(({ id }) => id).sort()).toEqual([...registry.clauses.keys()].sort());
    expect(clauses.filter(({ id, topic }) => registry.clauses.get(id)?.topic !== topic)).toEqual([]);
  });

  test('have the order of English', () => {
    const order = (tongue: Language) => of(tongue).map(({ topic, clauses: own }) => [topic, own.map(({ id }) => id)]);
    expect(order(language)).toEqual(order('en'));
  });

  test('have at least 25 words each', () => {
    const wordsIn = (body: string): number => plainOf(body).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    expect(clauses.filter(({ body }) => wordsIn(body) < 25).map(({ id }) => id)).toEqual([]);
  });

  test('have an example each, and as many parts with a name as English', () => {
    const named = (body: string): readonly string[] => body.match(/^\*[^*\s]+\.\*(?= )/gm) ?? [];
    const english = new Map(placed(of('en')).map(({ id, body }) => [id, named(body)]));
    const ids = [...registry.clauses.values()].map(({ id }) => id);
    expect(ids.filter((id) => english.get(id)?.includes('*Example.*') !== true)).toEqual([]);
    const odd = clauses.filter(({ id, body }) => named(body).length !== english.get(id)?.length);
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  test('render English as it is now', () => {
    if (language === 'en') expect(clauses.filter((clause) => clause.of !== undefined)).toEqual([]);
    else {
      expect(progressOf(clauses, placed(of('en')))).toEqual({
        fresh: registry.clauses.size,
        missing: [],
        stale: [],
        unstamped: [],
        orphans: [],
      });
    }
  });

  test('have introductions that render English as it is now', () => {
    const introductions = introductionsOf(of(language));
    expect(introductions.length).toBeGreaterThanOrEqual(30);
    if (language === 'en') expect(introductions.filter(({ of: mark }) => mark !== undefined)).toEqual([]);
    else {
      expect(progressOf(introductions, introductionsOf(of('en')))).toEqual({
        fresh: introductions.length,
        missing: [],
        stale: [],
        unstamped: [],
        orphans: [],
      });
    }
  });

  test('are in that language', () => {
    const other = clauses.filter(({ body }) => languageOf(plainOf(body)) !== language);
    expect(other.map(({ id }) => id)).toEqual([]);
    expect(
      of(language)
        .filter(({ summary }) => summary.length < 20)
        .map(({ topic }) => topic),
    ).toEqual([]);
  });

  test('begin with the answer in a sentence that can stand alone', () => {
    const first = clauses.map(({ id, body }) => ({ id, sentence: firstSentenceOf(body) }));
    const odd = first.filter(
      ({ sentence }) => !/[.!][)”’“»"']*$/.test(sentence) || sentence.length < 15 || /[*`]/.test(sentence),
    );
    expect(odd).toEqual([]);
  });
});

test('the check of languages tells them apart', () => {
  expect(languageOf('The fleet is lost when it may not leave the zone.')).toBe('en');
  expect(languageOf('Die Flotte ist verloren, wenn sie das Gebiet nicht verlässt.')).toBe('de');
  expect(languageOf('De vloot is verloren als het zeegebied niet verlaten wordt.')).toBe('nl');
});
