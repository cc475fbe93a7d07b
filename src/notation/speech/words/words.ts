// Words of sentences that are more than one of a kind: numbers, peoples, and all of them together.

import type { Language, Power } from '../../../vocab/index.ts';
import { ACTS } from './acts.ts';
import { HINTS } from './hints.ts';
import { IDIOMS } from './idioms.ts';
import { phrasesIn } from './phrases.ts';
import { TELLING } from './telling.ts';

export const SPEECH_WORDS = { ...ACTS, ...HINTS, ...IDIOMS, ...TELLING };
export type SpeechWord = keyof typeof SPEECH_WORDS;

/** Numbers as words, from one on. */
export const NUMBER_WORDS: { readonly [language in Language]: readonly string[] } = {
  en: [
    'one, a, an, a single, a lone, single, the lone, lone, the only, the single, the sole',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  de: [
    'ein, eine, einen, einem, einer, eins, der einzige, den einzigen, die einzige, das einzige',
    'zwei, zweien, zwo',
    'drei, dreien',
    'vier, vieren',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf',
  ],
  nl: [
    'een, één, eentje, de enige, het enige',
    'twee',
    'drie',
    'vier',
    'vijf',
    'zes',
    'zeven',
    'acht',
    'negen',
    'tien',
    'elf',
    'twaalf',
  ],
};

/** What the people and the ships of a power are called, folded. */
export const POWER_WORDS: readonly (readonly [Power, readonly string[]])[] = [
  [
    'ussr',
    phrasesIn('russian, soviet, russische, russischen, russischer, sowjetische, sowjetischen, sovjet, russisch'),
  ],
  ['germany', phrasesIn('german, deutsche, deutschen, deutscher, deutsches, duitse, duits')],
  [
    'uk',
    phrasesIn('british, english, britische, britischen, britischer, englische, englischen, britse, engelse, brits'),
  ],
  ['japan', phrasesIn('japanese, japanische, japanischen, japanischer, japanse, japans')],
  ['usa', phrasesIn('american, amerikanische, amerikanischen, amerikanischer, amerikaanse, amerikaans')],
];
