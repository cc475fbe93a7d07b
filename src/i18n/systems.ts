// The systems of rules as readers call them, playable or not.

import type { Language } from '../vocab/index.ts';

/** By id of the ruleset. `name` stands alone; `badge` is a few letters for where there is little room. */
export const SYSTEM_NAMES = {
  'second-edition': { badge: '2nd', name: { en: 'Second edition', de: 'Second Edition', nl: 'Tweede editie' } },
  daak: { badge: 'DAAK', name: { en: 'DAAK', de: 'DAAK', nl: 'DAAK' } },
  'enhanced-realism': {
    badge: 'ER',
    name: { en: 'Enhanced Realism', de: 'Enhanced Realism', nl: 'Enhanced Realism' },
  },
  'linked-2001': {
    badge: 'E+P',
    name: { en: 'Europe and Pacific linked', de: 'Europe und Pacific verbunden', nl: 'Europe en Pacific gekoppeld' },
  },
} as const satisfies {
  readonly [system: string]: { readonly badge: string; readonly name: { readonly [language in Language]: string } };
};
