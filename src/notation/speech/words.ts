// Words of sentences that are more than one of a kind: numbers, peoples, columns of a table, and all of them together.

import type { Language, Power } from '../../vocab/index.ts';
import { ACTS } from './acts.ts';
import { HINTS } from './hints.ts';
import { type Phrases, phrasesIn } from './phrases.ts';

export const SPEECH_WORDS = { ...ACTS, ...HINTS };
export type SpeechWord = keyof typeof SPEECH_WORDS;

/** Numbers as words, from one on. */
export const NUMBER_WORDS: { readonly [language in Language]: readonly string[] } = {
  en: [
    'one, a, an, a single, a lone, single',
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
    'ein, eine, einen, einem, einer, eins',
    'zwei',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf',
  ],
  nl: ['een, één, eentje', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf'],
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

/** What the columns of a table are called. */
export const COLUMN_WORDS = {
  units: {
    en: 'units, unit, force, forces, troops, what, type, piece, pieces',
    de: 'Einheiten, Einheit, Truppen, Was, Typ, Verband',
    nl: 'eenheden, eenheid, troepen, wat, type, stukken',
  },
  count: {
    en: 'number, count, no, qty, quantity, how many',
    de: 'Anzahl, Zahl, Stück, Menge',
    nl: 'aantal, hoeveel, stuks',
  },
  from: {
    en: 'from, origin, start, out of',
    de: 'von, aus, Start, Herkunft, woher',
    nl: 'van, uit, vanuit, herkomst, vanaf',
  },
  to: {
    en: 'to, target, into, destination, where, place, attacks',
    de: 'nach, Ziel, wohin, Ort, greift an',
    nl: 'naar, doel, waarheen, plaats, bestemming',
  },
  land: {
    en: 'land, lands, landing, landing place, lands in',
    de: 'Landung, landet, landet in, Landeplatz',
    nl: 'landing, landt, landt in, landingsplaats',
  },
  cost: {
    en: 'cost, price, ipc, sum',
    de: 'Kosten, Preis, IPC, Summe',
    nl: 'kosten, prijs, IPC, som',
  },
} as const satisfies Phrases;
export type Column = keyof typeof COLUMN_WORDS;
