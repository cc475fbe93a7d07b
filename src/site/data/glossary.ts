// The glossaries of all languages beside each other, idea by idea.

import { readGlossaryEntries } from '../../reference/files.ts';
import type { GlossaryEntry } from '../../reference/index.ts';
import { LANGUAGES, type Language } from '../../vocab/index.ts';

export interface Word extends GlossaryEntry {
  /** Its id, the same in every language. */
  readonly idea: string;
  /** The language it is in: English where a language has no word of its own yet. */
  readonly language: Language;
  /** What it is called elsewhere. */
  readonly elsewhere: readonly { readonly language: Language; readonly term: string }[];
}

/** The words of a language in the order of its alphabet. */
export const wordsIn = (language: Language): readonly Word[] => {
  const glossaries = new Map(LANGUAGES.map((each) => [each, readGlossaryEntries(process.cwd(), each)]));
  const { compare } = new Intl.Collator(language);
  return [...(glossaries.get('en') ?? [])]
    .map(([idea, english]): Word => {
      const own = glossaries.get(language)?.get(idea);
      const elsewhere = LANGUAGES.filter((each) => each !== language).flatMap((each) => {
        const term = glossaries.get(each)?.get(idea)?.term;
        return term === undefined ? [] : [{ language: each, term }];
      });
      return { ...(own ?? english), idea, language: own === undefined ? 'en' : language, elsewhere };
    })
    .sort((a, b) => compare(a.term, b.term));
};
