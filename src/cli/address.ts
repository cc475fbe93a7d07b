// Where a page of the group's site stands, as something to follow or to paste into a mail.

import type { Settings } from '../archive/index.ts';
import { type Place, pageAddress } from '../site/routes.ts';
import type { Language } from '../vocab/index.ts';

/** The language in which the site has pages for a reader: his own, or English where the site does not have it. */
export const siteLanguage = ({ languages }: Pick<Settings, 'languages'>, language: Language): Language =>
  languages.includes(language) ? language : 'en';

/** The whole address of a page of the site. */
export const siteAddress = (
  settings: Pick<Settings, 'languages' | 'address'>,
  language: Language,
  place: Place,
  anchor?: string,
): string => `${settings.address}${pageAddress('/', siteLanguage(settings, language), place, anchor)}`;
