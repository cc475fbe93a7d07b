// What is said of each source document: who decides by it, which version it is, where to object and what is missing.

import path from 'node:path';
import { describe, expect, test } from 'vitest';
import documents from '../../content/documents.json' with { type: 'json' };
import { secondEditionBoard } from '../../src/board/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { readRegistry } from '../../src/reference/files.ts';
import { DOCUMENT_PARTS, documentFactsOf } from '../../src/reference/index.ts';
import { LANGUAGES, type Language } from '../../src/vocab/index.ts';

const registry = readRegistry(path.resolve(import.meta.dirname, '../..'));
const facts = documentFactsOf(documents, registry);

type DocumentId = keyof typeof documents;
const isDocument = (id: string): id is DocumentId => Object.hasOwn(documents, id);
const ids = [...registry.documents].filter(isDocument);

/** What is said of a document in a language, part by part. */
const saidOf = (language: Language, id: DocumentId): readonly string[] =>
  DOCUMENT_PARTS.map((part) => wordsOf(secondEditionBoard, language).say(`document-${id}`, { part }));

test('every document of the registry has its facts, and nothing else has', () => {
  expect([...facts.keys()].sort()).toEqual([...registry.documents].sort());
  expect(ids).toHaveLength(registry.documents.size);
});

test('a document builds on others, and none on itself, however far one follows', () => {
  const below = (id: string, seen: readonly string[]): readonly string[] =>
    (facts.get(id)?.rests ?? []).flatMap((other) => (seen.includes(other) ? [other] : below(other, [...seen, other])));
  for (const id of ids) expect(below(id, [id]), id).not.toContain(id);
  expect(facts.get('daak')).toEqual({ written: 'de', rests: ['mb', 'rulebook'] });
});

test('facts that are missing, or of what is no document, are refused', () => {
  const { daak, ...others } = documents;
  expect(() => documentFactsOf(others, registry)).toThrow('nothing is said of daak');
  expect(() => documentFactsOf({ ...others, daak: { ...daak, rests: ['none'] } }, registry)).toThrow('none is no');
  expect(() => documentFactsOf({ ...documents, more: daak }, registry)).toThrow('more is no document');
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(ids)('%s has a text of its own for each part', (id) => {
    const said = saidOf(language, id);
    expect(new Set(said).size).toBe(DOCUMENT_PARTS.length);
    expect(said.filter((says) => says.length < 25 || !says.endsWith('.'))).toEqual([]);
  });

  test('no two documents have the same version', () => {
    const versions = ids.map((id) => saidOf(language, id)[DOCUMENT_PARTS.indexOf('version')]);
    expect(new Set(versions).size).toBe(ids.length);
  });

  test('a text is in that language alone', () => {
    for (const other of LANGUAGES.filter((each) => each !== language))
      for (const id of ids) {
        const theirs = saidOf(other, id);
        expect(saidOf(language, id).filter((says) => theirs.includes(says))).toEqual([]);
      }
  });

  test('Enhanced Realism says openly which of its sections are not here', () => {
    for (const id of ['realism-1', 'realism-3', 'outside'] as const) {
      const says = saidOf(language, id).at(-1) ?? '';
      expect(says).toMatch(/\bIV\b/);
      expect(says).toMatch(/\bX\b/);
    }
  });
});
