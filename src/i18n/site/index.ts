// What the site says, by language.

import type { Language } from '../../vocab/index.ts';
import { de } from './de/index.ts';
import {
  type ArchiveTexts,
  type ChanceTexts,
  type ChartTexts,
  type CheckTexts,
  en,
  type MapTexts,
  type OddsTexts,
  type PageTexts,
  type PostTexts,
  type ProveTexts,
  type RuleTexts,
  type SearchTexts,
  type TurnTexts,
} from './en/index.ts';
import { nl } from './nl/index.ts';

/** Every sentence and label of the site. A text that needs numbers or names is a function of them. */
export type SiteTexts = ArchiveTexts &
  ChanceTexts &
  ChartTexts &
  CheckTexts &
  MapTexts &
  OddsTexts &
  PageTexts &
  TurnTexts &
  PostTexts &
  ProveTexts &
  RuleTexts &
  SearchTexts;

const TEXTS: { readonly [language in Language]: SiteTexts } = { en, de, nl };

export const siteTexts = (language: Language): SiteTexts => TEXTS[language];

/** The languages as they call themselves. */
export const LANGUAGE_NAMES: { readonly [language in Language]: string } = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
};
