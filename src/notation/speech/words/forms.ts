// Words that expressions look for in a text as it is written, as data: what is asked only for form's sake, beginnings
// of words for combat and dice, verbs by how many do it. Phrases of one language stand in a row, parted by commas.

import type { Phrases } from './phrases.ts';

/** What is put as a question and asks nothing. */
export const FORMAL = {
  /** Before the sum that is to be right: `I buy 8 inf, that is 24, right?` */
  'that-is': {
    en: "that's, that is, that makes, makes",
    de: 'das sind, das ist, das macht, macht',
    nl: 'dat is, dat zijn, dat maakt, maakt',
  },
  /** Who throws, before a request that is made polite. */
  throw: { en: 'roll, throw, fight', de: 'würfeln, würfelt, würfel, würfle', nl: 'gooi, dobbel' },
  /** What makes it polite: `Roll the raid and the fight, would you?` */
  tag: {
    en: `would/will/could/can you, please, ok, okay`,
    de: 'ja, bitte, ok',
    nl: 'graag, oké, ja',
  },
  please: { en: 'please', de: 'bitte', nl: 'graag' },
} as const satisfies Phrases;

/** Parts of words, wherever they stand in one; `stems` begin it. */
export const ABOUT_COMBAT = {
  combat: {
    en: '',
    de: `kämpf, kampf, gefecht, angreif, angriff, greife, angegriffen`,
    nl: 'vecht, gevocht, aanval',
  },
  'combat-stems': { en: 'fight, combat, battle, attack', de: '', nl: 'val' },
  /** Dice that are only put off. */
  dice: { en: '', de: 'würf', nl: 'gooi, dobbel' },
  'later-stems': {
    en: `dice, roll, yet, until, till, more, wait`,
    de: 'noch, bis, mehr, wart',
    nl: 'nog, tot, meer, wacht',
  },
  /** Dice by a name that says what for: `onderzoeksworp`. */
  research: { en: 'tech', de: 'forsch', nl: 'onderzoek' },
} as const satisfies Phrases;

/** What planes do that come down, by how many they are. */
export const COMING_DOWN = {
  one: {
    en: 'lands, returns, flies, comes, goes',
    de: 'landet, kehrt, fliegt, kommt, geht',
    nl: 'landt, keert, vliegt, komt, gaat',
  },
  several: {
    en: 'land, return, fly, come, go',
    de: 'landen, kehren, fliegen, kommen, gehen',
    nl: 'landen, keren, vliegen, komen, gaan',
  },
  /** One that was named just before. */
  him: { en: 'it, he, she', de: 'der, er, die, sie', nl: 'die, hij, hem' },
  /** The same where it can be no more than one. */
  'him-alone': { en: "it, he, she, him, her, it'll, he'll, she'll", de: 'der, er, ihn', nl: 'hij, hem, ie' },
  /** Those of whom it is told, with a verb that stands before them or behind: `Let them come down in Syria`. */
  whoever: {
    en: "it, he, she, him, her, they, them, it'll, he'll, she'll, they'll",
    de: 'der, er, ihn, die, sie',
    nl: 'hij, hem, ie, ze, zij, hen, die',
  },
  /** What lets them: `Let him land in Syria`, `Die mag in Syrië landen`. */
  let: {
    en: 'let, have, may, can, shall',
    de: 'lass, lasse, lasst, lassen, soll, sollen, darf, dürfen, kann, können, wird',
    nl: 'laat, laten, mag, mogen, kan, kunnen, wordt',
  },
  /** When the fight is over. */
  afterwards: {
    en: 'then, after, afterwards, afterward, after that, later, next, subsequently, after the fight, after the battle',
    de: `danach, anschließend, dann, hinterher, nachher, hernach, im anschluss, nach dem kampf, nach der schlacht`,
    nl: `daarna, naderhand, erna, vervolgens, dan, na afloop, nadien, achteraf, na het gevecht, na de slag`,
  },
} as const satisfies Phrases;

/** Words that lead to a place. */
export const LEADS = {
  /** `trn near Japan`: which zone is off it, a sentence may tell. */
  near: { en: 'near, off, by', de: 'bei, vor', nl: 'bij, voor' },
  /** What is left, before where it goes. */
  rest: { en: 'rest, others', de: 'rest, übrige, übrigen, anderen', nl: 'rest, overige, overigen, anderen' },
  /** German nouns have capitals, too: behind these stands a place and nothing else. */
  surely: { en: '', de: 'nach, aus, von, richtung, über', nl: '' },
} as const satisfies Phrases;

/** What is said of the turn itself: `Zug kommt morgen`. */
export const OF_TURN = {
  turn: { en: 'move', de: 'zug', nl: 'zet' },
  comes: {
    en: `comes, come, follows, follow, will, is`,
    de: `kommt, folgt, wird, ist, geht, gibt`,
    nl: 'komt, volgt, is',
  },
} as const satisfies Phrases;

/** Names of a list of battles: `Battles: first the Baltic, then Burma`. */
export const TITLES = {
  battles: { en: 'battles, order', de: 'reihenfolge', nl: 'volgorde' },
} as const satisfies Phrases;
