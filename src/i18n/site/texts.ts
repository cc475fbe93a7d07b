// What the site says, by language.

import type { Language } from '../../vocab/index.ts';
import { de } from './de.ts';
import { en, type SiteTexts } from './en.ts';
import { nl } from './nl.ts';

const TEXTS: { readonly [language in Language]: SiteTexts } = { en, de, nl };

export type { SiteTexts };

export const siteTexts = (language: Language): SiteTexts => TEXTS[language];

/** The languages as they call themselves. */
export const LANGUAGE_NAMES: { readonly [language in Language]: string } = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
};
