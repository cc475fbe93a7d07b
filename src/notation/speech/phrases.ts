// The form in which words of sentences are kept: the phrases of a language in a row.

import type { Language } from '../../vocab/index.ts';

export type Phrases = Readonly<Record<string, { readonly [language in Language]: string }>>;

/** The phrases of a row. */
export const phrasesIn = (row: string): readonly string[] => row.split(/,\s*/);
