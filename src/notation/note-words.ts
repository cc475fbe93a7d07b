// Short words of what stands behind units or a way (`notes.ts`, `groups.ts`), before the name of a place or of what is
// aboard.

import type { Words } from '../board/index.ts';

export const NOTE_WORDS = {
  /** Before the place where planes land: `(L It)`, `lnds Cauc`. */
  lands: { en: ['L', 'ldg', 'lan', 'lnd', 'lnds'], de: ['L', 'ldg'], nl: ['L', 'ldg'] },
  /** Before that place, or alone for the place where they took off: `(zur. Man)`, `ret Ukr`, `f home`. */
  returns: {
    en: ['back', 'home', 'ret', 'rtn', 'rtb'],
    de: ['zur', 'zurück', 'zurueck', 'heim', 'retour'],
    nl: ['terug', 'retour', 'thuis'],
  },
  /** Beside those words: `jager weer terug`. */
  again: { en: ['again', 'afterwards', 'then'], de: ['wieder', 'danach', 'dann'], nl: ['weer', 'daarna', 'dan'] },
  /** The same in a bracket with it alone: `(to Mos)`. */
  leads: { en: ['to', 'in'], de: ['nach', 'in'], nl: ['naar', 'in'] },
  /** The same behind a word for all planes: `planes to Mos`. */
  towards: { en: ['to'], de: ['nach'], nl: ['naar'] },
  /** All planes of a line: `(both back to Mos)`. */
  all: {
    en: ['both', 'all', 'planes'],
    de: ['beide', 'alle', 'Flieger'],
    nl: ['beide', 'allebei', 'alle', 'allemaal'],
  },
  /** Before what is aboard: `2 trs N Sea w/ 4 inf UK`, `m. 4 Inf`. */
  with: { en: ['with', 'w', 'carrying'], de: ['mit', 'm'], nl: ['met', 'm'] },
} as const satisfies Readonly<Record<string, Words>>;
