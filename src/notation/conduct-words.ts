// The words of how a battle is to be fought (`conduct.ts`).

import type { Words } from '../board/index.ts';

/** How a battle is to be fought. The plans themselves (SA, SAAC, TAAC, KAAC) are names and the same everywhere. */
export const CONDUCT_WORDS = {
  'order-of-loss': {
    en: ['OOL', 'order of loss', 'order of losses', 'loss order', 'lose first', 'losses', 'casualties'],
    de: [
      'OOL',
      'Verlustreihenfolge',
      'Verlustfolge',
      'Verluste',
      'Reihenfolge der Verluste',
      'verlieren',
      'Verl',
      'VR',
      'Verlustreihe',
    ],
    nl: ['OOL', 'verliesvolgorde', 'volgorde van verlies', 'volgorde van verliezen', 'verliezen', 'verlies'],
  },
  /** Whom one's own picks hit first. */
  picks: {
    en: ['picks', 'pick first', 'hit first'],
    de: ['trifft zuerst', 'zuerst treffen', 'Trefferwahl', 'Ziele'],
    nl: ['treft eerst', 'eerst treffen', 'trefferkeuze', 'doelen'],
  },
  SA: { en: ['SA', 'save air'], de: ['SA', 'Luft schonen'], nl: ['SA', 'spaar vliegtuigen', 'vliegtuigen sparen'] },
  SAAC: { en: ['SAAC', 'save air at all costs'], de: ['SAAC'], nl: ['SAAC'] },
  TAAC: {
    en: ['TAAC', 'take at all costs'],
    de: ['TAAC', 'um jeden Preis nehmen'],
    nl: ['TAAC', 'koste wat kost nemen'],
  },
  KAAC: {
    en: ['KAAC', 'kill at all costs'],
    de: ['KAAC', 'um jeden Preis töten'],
    nl: ['KAAC', 'koste wat kost doden'],
  },
  ask: { en: ['ask', 'ask me'], de: ['frag', 'fragen', 'frag mich'], nl: ['vraag', 'vragen', 'vraag mij'] },
  stop: { en: ['stop', 'halt', 'pause'], de: ['Stopp', 'stop', 'anhalten', 'Halt'], nl: ['stop', 'stoppen', 'halt'] },
  after: { en: ['after'], de: ['nach'], nl: ['na'] },
  'from-round': { en: ['from', 'from round'], de: ['ab', 'ab Runde'], nl: ['vanaf', 'vanaf ronde'] },
  rounds: {
    en: ['round', 'rounds', 'rd', 'rds', 'rnd', 'rnds'],
    de: ['Runde', 'Runden', 'Rd', 'Rdn'],
    nl: ['ronde', 'ronden', 'rondes', 'rdn', 'rndn'],
  },
  submarines: {
    en: ['subs', 'sub', 'submarines', 'submarine'],
    de: ['U-Boote', 'Uboote', 'U-Boot', 'Subs', 'Ub'],
    nl: ['onderzeeboten', 'onderzeeërs', 'subs', 'OZB'],
  },
  guests: {
    en: ['guests', 'guest fighters', 'guests may be lost'],
    de: ['Gäste', 'Gastflugzeuge', 'Gäste dürfen fallen'],
    nl: ['gasten', 'gastvliegtuigen', 'gasten mogen vallen'],
  },
  yes: { en: ['yes', 'may be lost'], de: ['ja', 'dürfen fallen'], nl: ['ja', 'mogen vallen'] },
  default: { en: ['default', 'club default', 'defaults'], de: ['Standard'], nl: ['standaard'] },
  attack: { en: ['attack', 'attacks', 'attacking'], de: ['Angriff', 'angreifen'], nl: ['aanval', 'aanvallen'] },
  defend: {
    en: ['defend', 'defence', 'defense', 'defending'],
    de: ['Verteidigung', 'verteidigen'],
    nl: ['verdediging', 'verdedigen'],
  },
  'on-land': { en: ['land', 'on land'], de: ['Land', 'an Land', 'zu Land'], nl: ['land', 'te land', 'op land'] },
  'at-sea': { en: ['sea', 'at sea'], de: ['See', 'auf See', 'zur See'], nl: ['zee', 'op zee', 'ter zee'] },
} as const satisfies Readonly<Record<string, Words>>;
