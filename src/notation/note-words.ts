// Short words of what stands behind units or a way (`notes.ts`, `groups.ts`), before the name of a place or of what is
// aboard.

import type { Words } from '../board/index.ts';

export const NOTE_WORDS = {
  /** Before the place where planes land, in a bracket with it: `(L It)`, `(zur. Man)`, `(ret Ukr)`. */
  lands: {
    en: ['L', 'ldg', 'lan', 'back', 'ret', 'rtn', 'to', 'in'],
    de: ['L', 'zur', 'zurück', 'zurueck', 'nach', 'in'],
    nl: ['L', 'terug', 'naar', 'in'],
  },
  /** Before what is aboard: `2 trs N Sea w/ 4 inf UK`, `m. 4 Inf`. */
  with: { en: ['with', 'w', 'carrying'], de: ['mit', 'm'], nl: ['met', 'm'] },
} as const satisfies Readonly<Record<string, Words>>;
