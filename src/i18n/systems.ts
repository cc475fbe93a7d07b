// The systems of rules as readers call them, playable or not.

import type { Language } from '../vocab/index.ts';

/** By id of the ruleset. */
export const SYSTEM_NAMES = {
  'second-edition': { en: 'Second edition', de: 'Second Edition', nl: 'Tweede editie' },
  daak: { en: 'DAAK', de: 'DAAK', nl: 'DAAK' },
  'enhanced-realism': { en: 'Enhanced Realism', de: 'Enhanced Realism', nl: 'Enhanced Realism' },
  'linked-2001': {
    en: 'Europe and Pacific linked',
    de: 'Europe und Pacific verbunden',
    nl: 'Europe en Pacific gekoppeld',
  },
} as const satisfies { readonly [system: string]: { readonly [language in Language]: string } };

/** A ruleset by the name of its system; its id where it has none. */
export const systemName = (id: string, language: Language): string =>
  id in SYSTEM_NAMES ? SYSTEM_NAMES[id as keyof typeof SYSTEM_NAMES][language] : id; // its keys were asked
