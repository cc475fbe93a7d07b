// Numbers, dates and lists as each language writes them.

import type { Language } from '../vocab/index.ts';
import { sayChance } from './chance.ts';

/** The locale whose habits a language follows here. */
const LOCALES: { readonly [language in Language]: string } = { en: 'en-GB', de: 'de-DE', nl: 'nl-NL' };

/** The languages as they call themselves. */
export const LANGUAGE_NAMES: { readonly [language in Language]: string } = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
};

const QUOTES: { readonly [language in Language]: readonly [open: string, close: string] } = {
  en: ['“', '”'],
  de: ['»', '«'],
  nl: ['‘', '’'],
};

export const localeOf = (language: Language): string => LOCALES[language];

/** A formatter a language, made when first asked for: making one takes a thousand times as long as using it. */
const perLanguage = <T>(make: (locale: string) => T): ((language: Language) => T) => {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language) ?? make(LOCALES[language]);
    made.set(language, known);
    return known;
  };
};

const numbers = perLanguage((locale) => new Intl.NumberFormat(locale));
const percents = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const decimals = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/**
 * What stands before the last of a list. Asking the runtime for it takes longer than many a command takes for all else.
 */
const JOINTS: { readonly [language in Language]: { readonly and: string; readonly or: string } } = {
  en: { and: 'and', or: 'or' },
  de: { and: 'und', or: 'oder' },
  nl: { and: 'en', or: 'of' },
};

const joined = (joint: string, items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;

const moments = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
);
const days = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));

/** A number as the language writes it. Up to 999 a whole one is its digits in all of them, and most are. */
export const number = (language: Language, value: number): string =>
  Number.isInteger(value) && value > 0 && value < 1000 ? String(value) : numbers(language).format(value);

/** A chance with one decimal: `84.2%`, `<0.1%`. */
export const percent = (language: Language, chance: number): string => sayChance(percents(language).format, chance);

/** A number with one decimal. */
export const decimal = (language: Language, value: number): string => decimals(language).format(value);

/** A list in words: `a, b and c`. */
export const list = (language: Language, items: readonly string[]): string => joined(JOINTS[language].and, items);

/** A list of readings: `a, b or c`. */
export const either = (language: Language, items: readonly string[]): string => joined(JOINTS[language].or, items);

/**
 * A day and time in UTC, since players live in many zones.
 *
 * @param at `YYYY-MM-DDTHH:MM:SSZ`
 */
export const moment = (language: Language, at: string): string => `${moments(language).format(Date.parse(at))} UTC`;

/** A day alone. */
export const day = (language: Language, at: string): string => days(language).format(Date.parse(at));

/** What somebody said, between the marks of the language: `“…”`, `»…«`, `‘…’`. */
export const quote = (language: Language, text: string): string => {
  const [open, close] = QUOTES[language];
  return `${open}${text}${close}`;
};

/** The text with a capital at its head, as a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A sentence with one full stop at its end, also after a name that ends in one, such as U.S.S.R. */
export const stop = (sentence: string): string =>
  /[?!]$/.test(sentence) ? sentence : `${sentence.replace(/\.+$/, '')}.`;
