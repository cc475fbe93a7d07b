// Words of sentences that are more than one of a kind: numbers, peoples, and all of them together.

import type { Language, Power } from '../../../vocab/index.ts';
import { ACTS } from './acts.ts';
import { HINTS } from './hints.ts';
import { IDIOMS } from './idioms.ts';
import { phrasesIn } from './phrases.ts';
import { TELLING } from './telling.ts';

export const SPEECH_WORDS = { ...ACTS, ...HINTS, ...IDIOMS, ...TELLING };
export type SpeechWord = keyof typeof SPEECH_WORDS;

/** Numbers that have a word of their own, from one on. */
const OWN_WORDS: { readonly [language in Language]: readonly string[] } = {
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
    ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
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
    ...['dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn'],
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
    ...['dertien', 'veertien', 'vijftien', 'zestien', 'zeventien', 'achttien', 'negentien'],
  ],
};

/** The tens, and how the ones stand before or behind them. */
const TENS: {
  readonly [language in Language]: {
    readonly words: readonly string[];
    readonly ones: readonly string[];
    readonly joined: (one: string, ten: string) => string;
  };
} = {
  en: {
    words: ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
    ones: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
    joined: (one, ten) => `${ten} ${one}, ${ten}-${one}, ${ten}${one}`,
  },
  de: {
    words: ['zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'],
    ones: ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
    joined: (one, ten) => `${one}und${ten}`,
  },
  nl: {
    words: ['twintig', 'dertig', 'veertig', 'vijftig', 'zestig', 'zeventig', 'tachtig', 'negentig'],
    ones: ['een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'],
    joined: (one, ten) => `${one}en${ten}`,
  },
};

const numbersOf = (language: Language): readonly string[] => {
  const { words, ones, joined } = TENS[language];
  return [...OWN_WORDS[language], ...words.flatMap((ten) => [ten, ...ones.map((one) => joined(one, ten))])];
};

/** Numbers as words, from one on. */
export const NUMBER_WORDS: { readonly [language in Language]: readonly string[] } = {
  en: numbersOf('en'),
  de: numbersOf('de'),
  nl: numbersOf('nl'),
};

/** What somebody of a power is called, with an article before it, folded. */
export const PEOPLE: readonly (readonly [Power, readonly string[]])[] = [
  ['ussr', phrasesIn('russian, russians, soviets, russe, russen, sowjet, sowjets, rus, sovjet, sovjets, ivan, iwan')],
  ['germany', phrasesIn('german, germans, deutsche, deutschen, duitser, duitsers, fritz')],
  [
    'uk',
    phrasesIn(
      `english, brit, brits, british, englander, engländer, englandern, engländern, brite, briten, engelsman, engelsen,
      engelse, britten, tommy, tommies, tommys`,
    ),
  ],
  ['japan', phrasesIn('japanese, japaner, japanern, japanner, japanners, jap, japs')],
  [
    'usa',
    phrasesIn('american, americans, yank, yanks, amerikaner, amerikanern, ami, amis, amerikaan, amerikanen, yankees'),
  ],
];
