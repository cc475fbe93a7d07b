// The form in which words of sentences are kept: the phrases of a language in a row.

import { LANGUAGES, type Language } from '../../../vocab/index.ts';

export type Phrases = Readonly<Record<string, { readonly [language in Language]: string }>>;

/** The phrases of a row; one that its line breaks in two is whole. */
export const phrasesIn = (row: string): readonly string[] =>
  row.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '));

/** The phrases of a row in all languages, as alternatives of a regular expression, the longest first. */
export const anyOf = (row: Phrases[string]): string =>
  LANGUAGES.flatMap((language) => phrasesIn(row[language]))
    .filter((phrase) => phrase !== '')
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll('.', '\\.').replaceAll(' ', '\\s+'))
    .join('|');

/**
 * What is made of the phrases of a language when it is first asked for: who reads no sentences makes nothing of them.
 */
export const byLanguage = <T>(make: (language: Language) => T): ((language: Language) => T) => {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
};
