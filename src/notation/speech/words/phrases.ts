// The form in which words of sentences are kept: the phrases of a language in a row.

import { fold } from '../../../board/index.ts';
import { LANGUAGES, type Language } from '../../../vocab/index.ts';

export type Phrases = Readonly<Record<string, { readonly [language in Language]: string }>>;

/** The phrases of a row; one that its line breaks in two is whole, and one with slashes stands for several. */
export const phrasesIn = (row: string): readonly string[] =>
  row.split(',').flatMap((phrase) =>
    spread(
      phrase
        .trim()
        .replace(/\s*\/\s*/g, '/')
        .split(/\s+/),
    ),
  );

/** Between words; `t/m` is one. */
const OR = /(?<=\p{L}{2})\//u;

/** `may/can be rolled/thrown` as the four phrases it stands for. */
const spread = ([word = '', ...rest]: readonly string[]): readonly string[] =>
  rest.length === 0
    ? word.split(OR)
    : word.split(OR).flatMap((each) => spread(rest).map((behind) => `${each} ${behind}`));

/** The phrases of a row in all languages, as alternatives of a regular expression, the longest first. */
export const anyOf = (row: Phrases[string]): string =>
  LANGUAGES.flatMap((language) => phrasesIn(row[language]))
    .filter((phrase) => phrase !== '')
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll('.', '\\.').replaceAll(' ', '\\s+'))
    .join('|');

/** Finds any phrase of a row in a text, where no letter stands before or behind it. */
export const anywhere = (row: Phrases[string]): RegExp => new RegExp(`(?<!\\p{L})(?:${anyOf(row)})(?!\\p{L})`, 'iu');

/** The phrases of a row in all languages, as they are compared. */
export const foldedIn = (row: Phrases[string]): ReadonlySet<string> =>
  new Set(LANGUAGES.flatMap((language) => phrasesIn(row[language])).map(fold));

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
