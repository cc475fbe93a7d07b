// The words of ways to say something, as data: what somebody settles on, goes along for and will decide, how he goes on
// behind dots. Phrases of one language stand in a row, parted by commas.

import type { Phrases } from './phrases.ts';

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
  'for-me': { en: 'for me', de: 'für mich', nl: 'voor mij' },
} as const satisfies Phrases;

/** What goes on in small letters behind dots, and is a sentence of its own: `a carrier would be nice... no, 6 inf`. */
export const AFTER_DOTS = {
  opens: {
    en: 'no, nah, nope, wait, so, ok, okay, then, hm, hmm',
    de: 'nein, nee, nö, halt, also, ok, okay, dann',
    nl: 'nee, neen, wacht, dus, ok, oké, dan',
  },
  /** The same behind a name that is written short: `ftr weu, bmr. planes all go home`. */
  'opens-behind-short': {
    en: `planes, all, both, everything, they, roll, dice, rest, then, next, no, please, hm, hmm, oh, ah, wait, forget,
      sorry, actually`,
    de: `flieger, alle, alles, beide, sie, würfeln, rest, dann, danach, keine, kein, bitte, hm, hmm, ach, oh, halt,
      moment, vergiss, vergesst, quatsch`,
    nl: `vliegtuigen, alle, alles, allemaal, beide, ze, gooien, gooi, rest, dan, daarna, geen, graag, hm, hmm, oh, ach,
      wacht, vergeet, sorry`,
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

/** What somebody does who wants to be asked: `…, then I decide whether I go on`. */
export const DECIDING = {
  does: {
    en: 'decide, see, look, think, tell, say, know, write, call, mail',
    de: 'entscheide, entscheid, überlege, überleg, schaue, schau, sehe, seh, melde, sage, sag, gucke, guck, weiß',
    nl: 'beslis, kijk, zie, denk, meld, zeg, bepaal, weet, laat, schrijf',
  },
} as const satisfies Phrases;

/** A wish that is an order to throw. */
export const WISHED = {
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
