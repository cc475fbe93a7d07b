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
  /** Before the verb of a wish that is an order to throw: `If somebody would roll the Baltic for me, …`. */
  'if-somebody': {
    en: `if you/somebody/someone/anybody would/could/will/can, if you/somebody/someone would please/kindly,
      would you/somebody/someone please/kindly, if you'd, if you'd be so kind as to, if you would be so kind as to`,
    de: '',
    nl: '',
  },
  /** What somebody may wish for who orders nothing: `If somebody would roll well for once!` */
  luck: {
    en: 'well, better, badly, high, low, sixes, ones, luckier',
    de: 'gut, besser, schlecht, hoch, niedrig, sechsen, einsen',
    nl: 'goed, beter, slecht, hoog, laag, zessen, enen',
  },
  /** The same where the verb stands last. */
  somebody: {
    en: '',
    de: 'wenn du/jemand/einer/ihr/sie',
    nl: 'als je/jij/iemand/u/jullie',
  },
  throwing: { en: '', de: 'würfeln, auswürfeln', nl: 'gooien, dobbelen, uitgooien, rollen, uitrollen' },
  would: {
    en: '',
    de: 'würdest, würde, würdet, würden, könntest, könnte, könntet, könnten, magst, mag, kannst, kann, willst, wollt',
    nl: 'wil, wilt, willen, zou willen, zouden willen, kan, kunt, kunnen, zou kunnen',
  },
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

/** A turn that is not in this letter: `My turn comes tomorrow`. */
export const POSTPONED = {
  turn: {
    en: 'my turn, my move, my moves, my orders',
    de: 'mein zug, meinen zug, meine runde, meine züge',
    nl: 'mijn beurt, mijn zet, mijn zetten',
  },
  later: {
    en: `tomorrow, tonight, later, soon, next week, this/next weekend, on monday/tuesday/wednesday/thursday/friday,
      on saturday/sunday, after work, after dinner, in a few days`,
    de: `morgen, heute abend, später, bald, nächste woche, am wochenende, montag, dienstag, mittwoch, donnerstag,
      freitag, samstag, sonntag, übermorgen, nach der arbeit, in ein paar tagen, demnächst`,
    nl: `morgen, vanavond, later, straks, binnenkort, volgende week, in het weekend, maandag, dinsdag, woensdag,
      donderdag, vrijdag, zaterdag, zondag, overmorgen, na het werk, over een paar dagen`,
  },
  rest: { en: 'rest, remainder', de: 'rest, übrige, übrigen', nl: 'rest, overige' },
} as const satisfies Phrases;

/** Names of a list of battles: `Battles: first the Baltic, then Burma`. */
export const TITLES = {
  battles: { en: 'battles, order', de: 'reihenfolge', nl: 'volgorde' },
} as const satisfies Phrases;

/** Units that are chosen, and so bought: `2 trn and 6 inf it is`. */
export const SETTLED = {
  /** Behind them. */
  'they-are': {
    en: `it is, it is then, it's going to be, it'll be, it will be, it shall be`,
    de: `werden/wird/sind/ist es, werden's, wird's, sollen/soll/müssen/muss es sein/werden`,
    nl: `worden/wordt het, moeten/moet het worden/zijn, zullen/zal het worden`,
  },
  /** Before them. */
  'there-are': {
    en: `it'll be, it will be`,
    de: 'werden/wird es, es werden/wird',
    nl: 'worden/wordt het, het worden/wordt',
  },
} as const satisfies Phrases;

/** What somebody does who wants to be asked: `…, then I decide whether I go on`. */
export const DECIDING = {
  does: {
    en: 'decide, see, look, think, tell, say, know, write, call, mail',
    de: 'entscheide, entscheid, überlege, überleg, schaue, schau, sehe, seh, melde, sage, sag, gucke, guck, weiß',
    nl: 'beslis, kijk, zie, denk, meld, zeg, bepaal, weet, laat, schrijf',
  },
} as const satisfies Phrases;

/** What somebody is sent along for: `to get rid of the sub`, `um das U-Boot zu versenken`. */
export const PURPOSES = {
  opens: { en: '', de: 'um', nl: 'om' },
  infinitive: { en: '', de: 'zu', nl: 'te' },
  does: {
    en: `get, sink, kill, shell, bombard, deal, take, cover, guard, protect, help, soak, clear, hunt, finish, destroy,
      handle, screen, fight`,
    de: '',
    nl: '',
  },
} as const satisfies Phrases;

/** What goes on in small letters behind dots, and is a sentence of its own: `a carrier would be nice... no, 6 inf`. */
export const AFTER_DOTS = {
  opens: {
    en: 'no, nah, nope, wait, so, ok, okay, then',
    de: 'nein, nee, nö, halt, also, ok, okay, dann',
    nl: 'nee, neen, wacht, dus, ok, oké, dan',
  },
  /** The same behind a name that is written short: `ftr weu, bmr. planes all go home`. */
  'opens-behind-short': {
    en: 'planes, all, both, everything, they, roll, dice, rest, then, next, no, please',
    de: 'flieger, alle, alles, beide, sie, würfeln, rest, dann, danach, keine, kein, bitte',
    nl: 'vliegtuigen, alle, alles, allemaal, beide, ze, gooien, gooi, rest, dan, daarna, geen, graag',
  },
} as const satisfies Phrases;
