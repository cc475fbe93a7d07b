// In a reader's browser: the words of his language, loaded when something is said in it.

import type { Tongue } from '../../i18n/check/tongue.ts';
import type { Packed } from '../../i18n/messages/catalogue.ts';
import type { Language } from '../../vocab/index.ts';

interface Speaks {
  tongue(): Promise<Tongue>;
  further(): Promise<readonly Packed[]>;
  /** What is told of a turn that is played. */
  told(): Promise<readonly Packed[]>;
}

export const TONGUES: { readonly [language in Language]: Speaks } = {
  en: {
    tongue: async () => (await import('../../i18n/check/tongue-en.ts')).en,
    further: async () => (await import('../../i18n/check/further-en.ts')).en,
    told: async () => (await import('../../i18n/check/told-en.ts')).en,
  },
  de: {
    tongue: async () => (await import('../../i18n/check/tongue-de.ts')).de,
    further: async () => (await import('../../i18n/check/further-de.ts')).de,
    told: async () => (await import('../../i18n/check/told-de.ts')).de,
  },
  nl: {
    tongue: async () => (await import('../../i18n/check/tongue-nl.ts')).nl,
    further: async () => (await import('../../i18n/check/further-nl.ts')).nl,
    told: async () => (await import('../../i18n/check/told-nl.ts')).nl,
  },
};
