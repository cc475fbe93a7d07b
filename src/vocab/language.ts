// The languages a user can read. A name that exists in each of them is a `Names`.

export const LANGUAGES = ['en', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Names = { readonly [language in Language]: string };

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);
