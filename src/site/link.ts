// Links for pages: the addresses of routes.ts under the base path this site is built for. Every link goes through here.

import type { Language } from '../vocab/index.ts';
import { type Asked, oddsQuery } from './odds-address.ts';
import {
  type Asset,
  assetAddress,
  type CalendarOf,
  calendarAddress,
  type FeedForm,
  type FeedOf,
  feedAddress,
  type Place,
  pageAddress,
} from './routes.ts';

const BASE = import.meta.env.BASE_URL;

/** The address of a page in a language; `anchor` is a place on it. */
export const pageLink = (language: Language, place: Place, anchor?: string): string =>
  pageAddress(BASE, language, place, anchor);

/** The calculator with a battle filled in; its odds are worked out as soon as the page is there. */
export const oddsLink = (language: Language, asked: Asked): string =>
  `${pageLink(language, { page: 'odds' })}?${oddsQuery(asked)}`;

/** The address of a feed in a language. */
export const feedLink = (language: Language, of: FeedOf, form: FeedForm = 'atom'): string =>
  feedAddress(BASE, language, of, form);

/** The address of a calendar in a language. */
export const calendarLink = (language: Language, of: CalendarOf): string => calendarAddress(BASE, language, of);

/** The address of a file that is the same in every language. */
export const assetLink = (asset: Asset): string => assetAddress(BASE, asset);
