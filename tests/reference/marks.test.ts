// Each language keeps to its own quotation marks: “…” in English, »…« in German, ‘…’ in Dutch.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { secondEditionBoard } from '../../src/board/index.ts';
import { sayMeant } from '../../src/i18n/problems.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { LANGUAGES, type Language } from '../../src/vocab/index.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** Marks a language does not use. English and Dutch write the apostrophe as ’, so that one is nobody’s to forbid. */
const FOREIGN: { readonly [language in Language]: RegExp } = { en: /[„»«]/u, de: /[“”„‘]/u, nl: /[“”„»«]/u };

/** Files in one language: in a folder of its name, or with its name at their end. */
const filesIn = (language: Language): readonly string[] =>
  ['src/i18n', 'content'].flatMap((folder) =>
    readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((name) => new RegExp(`[/-]${language}(/.*)?\\.(ts|ftl|json|md|mdx)$`).test(name)),
  );

test.each(LANGUAGES)('texts in %s', (language) => {
  const files = filesIn(language);
  expect(files.length).toBeGreaterThan(70);
  const wrong = files.flatMap((name) =>
    readFileSync(path.join(project, name), 'utf8')
      .split('\n')
      .flatMap((line, index) => (FOREIGN[language].test(line) ? [`${name}:${index + 1}  ${line.trim()}`] : [])),
  );
  expect(wrong).toEqual([]);
});

test('a word that may have been meant', () => {
  const said = LANGUAGES.map((language) =>
    sayMeant({ kind: 'word', text: 'Buy' }, wordsOf(secondEditionBoard, language)),
  );
  expect(said).toEqual(['“Buy”', '»Buy«', '‘Buy’']);
});
