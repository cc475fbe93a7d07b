// The language of a page, from what its first tag says.

import { isLanguage, type Language } from '../../vocab/language.ts';

/** English where the tag says something else. */
export const languageOf = (lang: string): Language => (isLanguage(lang) ? lang : 'en');
