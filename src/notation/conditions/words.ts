// The words of conditions, as data. One grammar reads them in all languages; the first of a row is the one the form is
// written with. A word that stands nowhere here keeps a line from being read as a condition.

import type { Language, Power } from '../../vocab/index.ts';
import { type Phrases, phrasesIn } from '../speech/words/phrases.ts';

/** What opens a condition and what joins its parts. */
const JOINTS = {
  if: {
    en: `if, in case, in case of, provided, provided that, as/so long as, only if/when, but only if, as soon as,
      in the event that, assuming, assuming that, supposing, supposing that`,
    de: `wenn, falls, sofern, sobald, solange, im Falle dass, für den Fall dass, nur/und wenn, aber nur wenn,
      nur falls, vorausgesetzt, unter der Bedingung dass, angenommen, gesetzt den Fall, gesetzt den Fall dass`,
    nl: `als, indien, mits, wanneer, zodra, zolang, ingeval, in het geval dat, in geval van, alleen als,
      maar alleen als, op voorwaarde dat, aangenomen dat, gesteld dat, ervan uitgaande dat`,
  },
  /** Words that open a condition where the rest of it is one, and say other things elsewhere. */
  perhaps: { en: 'should, when, whenever, once, on, upon', de: 'sollte, sollten, bei', nl: 'mocht, mochten, bij, zou' },
  /** What goes on until something is so. */
  until: { en: 'until, till', de: 'bis ich, bis wir, bis dass, so lange bis, solange bis', nl: 'totdat' },
  unless: {
    en: 'unless, if not, except if, except when',
    de: 'es sei denn, außer wenn, außer, wenn nicht, falls nicht',
    nl: 'tenzij, behalve als, behalve wanneer, als niet, zo niet',
  },
  /** What holds as long as something else does. */
  while: { en: 'as long as, so long as, while', de: 'solange, so lange', nl: 'zolang, zo lang' },
  hence: { en: 'then', de: 'dann, so', nl: 'dan' },
  /** What comes when something has ended. */
  afterwards: { en: 'after that, afterwards', de: 'danach, anschließend', nl: 'daarna, nadien' },
  else: {
    en: 'else, otherwise, if not, or else, failing that',
    de: `sonst, ansonsten, andernfalls, wenn/falls nicht, im anderen Fall`,
    nl: 'anders, zo niet, indien niet, als dat niet zo is, als niet',
  },
  and: { en: 'and, but', de: 'und, aber', nl: 'en, maar' },
  or: { en: 'or', de: 'oder', nl: 'of' },
  /** Joins what is both not so. */
  nor: { en: 'nor', de: 'noch', nl: 'noch' },
  not: {
    en: `not, no, isn't, is/do/does/did/have/has not, don't, doesn't, didn't, haven't, hasn't, cannot, can't, never,
      without, none, nothing, neither`,
    de: `nicht, weder, kein, keine, keinen, keiner, nie, niemals, ohne`,
    nl: `niet, noch, niet meer, geen, nooit, zonder`,
  },
} as const satisfies Phrases;

/** How a battle went, and whose a space is. */
const RESULTS = {
  won: {
    en: `won, win, wins, winning, succeed, succeeds, succeeded, victory, win/won in, worked, works,
      works/worked out, is a success, success, successful, victorious, is/are won`,
    de: `gewonnen, gewinnen, gewinne, gewinnt, gelingt, gelingen, glückt, glücken, geglückt, gelungen, erfolgreich, klappt, geklappt, gewonnene,
      gewonnener, gutgeht, gut geht, Erfolg, Gelingen, Sieg, siegen, siege, siegreich, erfolgreich ist`,
    nl: `gewonnen, win, winnen, wint, lukt, gelukt, lukken, slaagt, slagen, geslaagd, overwinning, zege, zegevieren,
      winst, succes, goed gaat/gaan, goed afloopt/aflopen`,
  },
  lost: {
    en: `lost, lose, loose, loses, losing, fail, fails, failed, cost, costs, goes/went wrong, is/are lost, repelled,
      beaten, defeated, defeat, failure, go wrong`,
    de: `verloren, danebengegangen, danebengeht, schief, geht schief, verlieren, verliere, verliert, scheitert,
      scheitern, gescheitert, schiefgeht, schiefgehen, danebengehen, fehlschlagen, misslingen, Misserfolg, misslingt,
      misslungen, fehlschlägt, schlägt fehl, Niederlage`,
    nl: `verloren, verlies, verliezen, verliest, kwijt, kwijtraak, kwijtraken, misloopt, misgaat, mis gaat,
      niet lukt, misgaan, mislopen, fout gaan/gaat, valt tegen, mislukt, mislukken, nederlaag, faalt`,
  },
  drawn: {
    en: `drawn, draw, a draw, tie, tied, nobody survives, no one survives`,
    de: 'unentschieden, Unentschieden, Patt, remis',
    nl: 'gelijkspel, gelijk, onbeslist, remise',
  },
  retreat: {
    en: `retreat, retreats, retreated, retreating, left behind, withdraw, withdraws, withdrew, withdrawn,
      break/broke/broken/call/breaks off, break/call it off, pull/bail/get/pulls out, pull/fall/go/goes/pulls back,
      abort, retreat from, get out of, ret, rtl, back, go/goes home, out, rtrt, retr, home, I withdraw`,
    de: `Rückzug, zurückziehen, ziehe/ziehen/gehe zurück, ziehe mich/ich zurück, ziehen uns zurück,
      ziehe ich mich zurück, ziehen wir uns zurück, zieh dich zurück, mich/uns zurückziehen, zurückgezogen,
      abbrechen, breche/brechen/brich/drehe/zieht/ziehe/taucht ab, breche/ziehe ich ab, brechen/ziehen wir ab,
      abgebrochen, Abbruch, raus aus, zurück, gehe ich zurück, rückzug, heim, weg, raus, Abdrehen, abdrehen,
      abziehen, rückzg, abtauchen`,
    nl: `terugtrekken, trek/trekken/ga/trekt terug, trek me/ons/ik terug, trek ik me terug, trekken we ons terug,
      me/ons terugtrekken, teruggetrokken, terugtocht, terugtrekking, afbreken, breek/breken af, breek ik af,
      breken we af, afgebroken, stop ermee, terug, ga ik terug, gaan we terug, wegwezen, weg, duikt weg, hou op,
      hou ik/ermee op, hou ik ermee op, eruit, trekken ons/we terug, naar huis`,
  },
  falls: { en: 'falls, fall, fallen, has fallen', de: 'fällt, fallen, gefallen', nl: 'valt, vallen, gevallen' },
  takes: {
    en: `take, takes, taken, took, capture, captures, captured, conquer, conquered, conquers, conquest, seized,
      seize, retake, retaken, liberated, liberate`,
    de: `erobert, erobern, erobere, eingenommen, einnehmen, nehmen, nehme, genommen, besetzt, befreit, befreien,
      zurückerobert`,
    nl: `veroverd, veroveren, verover, ingenomen, innemen, nemen, neem, bezet, bevrijd, bevrijden, heroverd,
      heroveren, pakken, pak`,
  },
  /** What was ours before, whoever holds it now. */
  retakes: {
    en: 'retake, retaken, liberated, liberate',
    de: 'befreit, befreien, zurückerobert',
    nl: 'bevrijd, bevrijden, heroverd, heroveren',
  },
  holds: {
    en: `holds, hold, held, hold/holds out, stands, hold on to, keep, keeps, still hold, own, owns, controls,
      control, stays, remains, possess`,
    de: `hält, halten, gehalten, standhält, hält stand, steht, behalten, besitze, besitzen, besitzt, kontrolliere,
      kontrollieren, kontrolliert`,
    nl: `houdt, houden, gehouden, standhoudt, houdt stand, standhouden, behouden, bezitten, bezit, controleert,
      beheersen`,
  },
  /** Who has a space. */
  has: { en: 'has, have', de: 'hat, haben', nl: 'heeft, hebben' },
  ours: {
    en: `ours, mine, in our/my hands, friendly, under our/my control`,
    de: `unser, unsere, uns/mir gehört, gehört uns/mir, mein, meins, in unserer/meiner Hand,
      in unserem/meinem Besitz`,
    nl: `van ons/mij, onze, ons, in onze/mijn handen, ons bezit, in ons/mijn bezit`,
  },
  theirs: {
    en: "theirs, in enemy hands, enemy controlled, enemy-held, the enemy's, hostile",
    de: `in Feindeshand, feindlich, in feindlicher/gegnerischer Hand, beim Feind, gegnerisch`,
    nl: `van hen, van de vijand/tegenstander, vijandelijk, in vijandelijke handen, in handen van de vijand`,
  },
} as const satisfies Phrases;

/** Whose, and what is counted. */
const COUNTS = {
  us: {
    en: "we, I, my, our, us, me, we've, I've, I'm, I am, we're, we are, of mine, of ours, myself, ourselves",
    de: `wir, ich, unsere, unserer, meine, meiner, meinen, unseren, uns, mir, mich, eigene, eigenen, von uns/mir,
      mein, unser`,
    nl: `we, wij, ik, mijn, onze, eigen, me, mij, van ons/mij, ons`,
  },
  them: {
    en: `they, their, enemy, enemies, the enemy, his, he, opponent, enemy units, them, him`,
    de: `sie, ihre, ihrer, Feind, Feinde, der Feind, Gegner, gegnerische, gegnerischen, feindliche, feindlichen, er,
      seine, seiner, beim Gegner, des Gegners, ihm`,
    nl: `ze, zij, hun, vijand, de vijand, vijandelijke, tegenstander, hij, van de tegenstander`,
  },
  attackers: {
    en: 'attackers, attacker, attacking units, attacking',
    de: 'Angreifer, angreifende, angreifenden, Angreifern',
    nl: 'aanvallers, aanvaller, aanvallende',
  },
  defenders: {
    en: 'defenders, defender, defending, defending units',
    de: 'Verteidiger, verteidigende, verteidigenden, Verteidigern',
    nl: 'verdedigers, verdediger, verdedigende',
  },
  losses: {
    en: 'losses, loss, casualties',
    de: 'Verluste, Verlust, Verlusten, Ausfälle',
    nl: 'verliezen, verlies',
  },
  left: {
    en: `left, remaining, remain, remains, left over, still there/alive, alive, to spare, have/are/is left`,
    de: `übrig, übrigbleiben, übrig bleiben/bleibt, bleiben/bleibt übrig, verbleiben, verbleibende,
      noch da/stehen/habe/haben, habe, haben, hat, bleiben, bleibt, stehen`,
    nl: `over, overblijven, over blijven/houden, resteren, resterende, nog/blijven over, heb, hebben, heeft,
      overhouden, overhoud, overblijft`,
  },
  survives: {
    en: `survive, survives, survived, surviving, make/makes it, live, lives`,
    de: `überlebt, überleben, überlebende, überlebenden, durchkommt, durchkommen`,
    nl: 'overleeft, overleven, overlevende, overleefd',
  },
  round: {
    en: `round, rounds, rd, rds, combat round/rounds, rounds of combat/fighting`,
    de: `Runde, Runden, Rde, Rd, Rden, Kampfrunde, Kampfrunden`,
    nl: `ronde, rondes, ronden, rondje, rondjes, rd, gevechtsronde, gevechtsrondes, gevechtsronden`,
  },
  odds: {
    en: `odds, the odds, chance, chances, chance/odds to win, chance/chances/odds/probability of winning,
      win chance/probability, winning chance/chances/odds, chance/odds of victory, chance of success`,
    de: `Chance, Chancen, Siegchance, Siegchancen, Gewinnchance, Gewinnchancen, Siegeschance, Siegeschancen,
      Erfolgschance, Erfolgschancen, Siegwahrscheinlichkeit, Gewinnwahrscheinlichkeit,
      Chance/Wahrscheinlichkeit zu gewinnen, Chance auf Sieg, Chance auf den Sieg`,
    nl: `kans, kansen, winstkans, winstkansen, winkans, kans om te winnen, kans op winst/succes,
      kans op de overwinning`,
  },
  /** `More units than they have`. */
  more: { en: 'more', de: 'mehr', nl: 'meer' },
  than: { en: 'than, then', de: 'als', nl: 'dan' },
  /** The most there may be. */
  most: { en: 'max, maximum', de: 'max, maximal', nl: 'max, maximaal' },
  for: { en: 'for', de: 'für', nl: 'voor' },
  soon: { en: 'at once, immediately, straight away', de: 'sofort, gleich', nl: 'meteen, direct' },
  ipc: { en: "IPC, IPCs, IPC's", de: 'IPC, IPCs, IPP', nl: "IPC, IPCs, IPC's" },
  units: {
    en: 'units, unit, pieces, troops, forces',
    de: 'Einheiten, Einheit, Truppen, Figuren',
    nl: 'eenheden, eenheid, troepen, stukken',
  },
  percent: { en: 'percent, per cent', de: 'Prozent', nl: 'procent' },
} as const satisfies Phrases;

/** How a number is compared. */
const COMPARISONS = {
  '<': {
    en: `fewer/less/lower/worse than, less/fewer then, fewer, under, below, drop/drops/fall/falls below,
      fall/falls/drop/drops under`,
    de: `weniger/kleiner/niedriger/schlechter als, weniger, unter, unter die, fällt/fallen/sinkt/sinken unter`,
    nl: `minder/lager/kleiner/slechter dan, minder, onder, onder de, zakt/daalt/zakken onder`,
  },
  '<=': {
    en: `at most, down/up to, down to just/only, nothing left but, nothing but, no/not more than, only, just,
      or fewer/less/below/lower, maximum`,
    de: `höchstens, maximal, nicht mehr als, nur, nur/bloß noch, oder weniger/darunter`,
    nl: `hoogstens, maximaal, ten hoogste, niet meer dan, slechts, alleen nog, nog maar, maar, of minder/lager,
      hooguit`,
  },
  '>': {
    en: `more/greater/better/higher than, more then, over, above, exceed, exceeds, exceeding`,
    de: `mehr/größer/besser/höher als, über, übersteigt, übersteigen`,
    nl: `meer/groter/beter/hoger dan, boven, boven de`,
  },
  '>=': {
    en: `at least, no fewer than, no/not less than, or more/better/higher/above, minimum`,
    de: `mindestens, wenigstens, nicht weniger als, oder mehr/besser/höher, minimum`,
    nl: `minstens, ten minste, tenminste, niet minder dan, of meer/beter/hoger, minimaal`,
  },
  '=': { en: 'exactly, precisely', de: 'genau, exakt', nl: 'precies, exact' },
  after: { en: 'after, following', de: 'nach', nl: 'na' },
  before: { en: 'before, in, during, until, by', de: 'vor, in, während, bis', nl: 'voor, in, tijdens, tot' },
  /** From a round on. */
  since: { en: 'from, from round, starting', de: 'ab', nl: 'vanaf' },
} as const satisfies Phrases;

/** How units are that are named without a number. */
const FATES = {
  dead: {
    en: `dead, sunk, gone, destroyed, killed, gets/is sunk, shot/is down, down, no more`,
    de: `tot, versenkt, gesunken, weg, hin, vernichtet, abgeschossen, zerstört, gefallen, sinkt, untergeht,
      draufgeht, kaputt, im Eimer, futsch`,
    nl: `dood, gezonken, kwijt, weg, vernietigd, gesneuveld, sneuvelt, zinkt, neergeschoten, op`,
  },
  alive: {
    en: `alive, still alive/afloat/lives/floats, afloat, lives, floats, intact`,
    de: `lebt, leben, schwimmt, fliegt, noch lebt, intakt, steht noch`,
    nl: `leeft, leven, drijft, intact, heel, vliegt, vliegen, rijdt, rijden`,
  },
} as const satisfies Phrases;

/** What is done, beside orders. */
const DEEDS = {
  stop: {
    en: `stop, halt, pause, ask, ask me, hold on, wait for me, check with me`,
    de: `Stopp, stopp, stoppe, stoppen, anhalten, halt, frag, frag/fragt mich, bitte fragen, fragen, nachfragen,
      Halt, aufhören, höre/hör/hören auf`,
    nl: `stop, stoppen, halt, pauze, vraag, vraag het me, vraag mij, vragen, ophouden, houd op`,
  },
  'go-on': {
    en: `fight/push/go/press/roll/carry on, fight, continue, keep going/rolling/fighting/attacking, stay in`,
    de: `weiterkämpfen, weitergekämpft, kämpfe ich weiter, kämpfen, kämpfe/kämpfen weiter, weiter, weitermachen,
      fortsetzen, weiter angreifen`,
    nl: `doorvechten, vecht/vechten/ga/gaan door, vecht, vechten, door, doorgaan, verder, verder vechten`,
  },
  lands: {
    en: 'land, lands, landing, landings, landing there',
    de: 'lande, landet, landen, Landung, Landungen',
    nl: 'land, landt, landen, landing, landingen',
  },
  goes: {
    en: `move, moves, go, goes, send, sends, moving`,
    de: `ziehe, zieht, ziehen, gehe, geht, gehen, schicke, schicken, Zug, bewegen`,
    nl: `ga, gaat, gaan, stuur, sturen, verplaats, verplaatsen, trek, trekken`,
  },
  places: {
    en: `place, places, placed, placing, put, deploy, place anything, placement`,
    de: `stelle, stellen, aufstellen, setze, setzen, einsetzen, platziere, platzieren, Aufstellung`,
    nl: `plaats, plaatsen, zet, zetten, inzetten, opstellen, plaatsing`,
  },
  there: { en: 'there, in it, on it', de: 'dort, da, dorthin, dahin, darin', nl: 'daar, er, daarheen, daarnaartoe' },
  to: {
    en: 'to, into, towards, toward, in the direction of',
    de: `nach, in die/den, Richtung, ins, zur, auf`,
    nl: 'naar, richting, naar de, naar het, op',
  },
  from: { en: 'from, out of', de: 'von, aus, vom, aus dem, aus der', nl: 'van, uit, vanuit' },
  at: {
    en: 'in, at, on, off, applies to',
    de: `in, vor, gilt für, auf, bei, im, am, in der, um`,
    nl: `in, op, bij, te, geldt voor, voor de kust van`,
  },
  of: {
    en: `conquest/capture/invasion/taking of, battle of/for/in,
      the battle of/for/in, attack/assault on, the attack/assault on, fight for,
      fight/fighting/combat in, the fight for/in, attack, battle, the battle/attack, combat`,
    de: `Eroberung, Eroberung von, Einnahme, Einnahme von, Invasion von, Invasion, Sturm auf, Schlacht um/in/bei,
      die Schlacht um, Angriff auf, der Angriff auf, Kampf um/in, der Kampf um, Angriff,
      Kampf, Schlacht, der Angriff/Kampf, Seeschlacht`,
    nl: `verovering van, inname van, invasie van, slag om/bij, de slag/strijd om, aanval op, de aanval op,
      gevecht om/in, het gevecht om, strijd om, aanval,
      gevecht, slag, de aanval/slag, het gevecht, zeeslag`,
  },
  everyone: {
    en: `all, everyone, everybody, everything, all units, all of them, whole force, the whole force, survivors,
      the survivors/rest`,
    de: `alle, alles, alle Einheiten, sämtliche, Überlebende, Überlebenden, Rest`,
    nl: `alle, alles, iedereen, alle eenheden, overlevenden, rest`,
  },
  one: {
    en: 'any, a single, some, anything',
    de: 'irgendein, irgendeine, irgendeiner, irgendwelche',
    nl: 'enig, enige, iets',
  },
  both: { en: 'both', de: 'beide', nl: 'beide, allebei' },
  stays: {
    en: `stay, stays, stay/stays put, remain, remains, sit/sits tight, nothing, do nothing`,
    de: 'bleibt, bleiben, bleibt stehen, bleiben stehen, nichts',
    nl: 'blijft, blijven, blijft staan, blijven staan, niets',
  },
  filler: {
    en: `the, a, an, there's, worth, worth of, stuff, worth of stuff, want to, either, any more, anymore,
      whatever happens, no matter what, whichever comes first, after/at that point, whole, I'd, is, are, was, were,
      be, been, has, have, had, do, does, did, will, would, of, that, there, it, this, please, still, it's, only if,
      us, so, as, get, gets, already, i'll/ill decide then, then i'll/ill decide, i decide then, then i decide,
      we'll see then, then we'll see, and i'll/ill decide, and then i'll/ill decide, by then, at this point, ends,
      ended, in battle, battles, both, just, to win,
      with, or so`,
    de: `dann entscheide ich, dann entscheide ich neu/selbst, ich entscheide dann, dann sehen wir weiter,
      dann sehe ich weiter,
      dann schaue ich, dann überlege ich neu, natürlich, egal was passiert, je nachdem was zuerst eintritt, entweder,
      der, die, das, den, dem, des, ein,
      eine, einen, einer, ist, sind, war, waren, wird, werden, wurde, wurden, hat, haben, habe, es, dass, bitte,
      noch, immer, mehr, bei, von, am, ende, dabei, zu, also, sein, sich, zum, beide, schon, liegt, liegen, steht,
      stehen, mit, gehen, geht, verloren gehen, eigentlich`,
    nl: `dan beslis ik wel, dan beslis ik, ik beslis dan, dan zien we wel, dan zie ik wel, dan kijk ik verder,
      dan zien we verder, gewoon, wat er ook gebeurt, ook, meer, lekker, wel, doe, ben, raak, de, het, een, is, zijn,
      was, waren,
      wordt, worden, werd, heeft, hebben, heb, er, dat, die, nog, steeds, graag, alsjeblieft, te, van, bij, aan,
      weer, beide, al, staat, staan, ligt, liggen, met, gaat`,
  },
} as const satisfies Phrases;

export const CONDITION_WORDS = { ...JOINTS, ...RESULTS, ...COUNTS, ...COMPARISONS, ...FATES, ...DEEDS };
export type ConditionWord = keyof typeof CONDITION_WORDS;

/** Verbs that open a condition where they open a sentence that goes on behind a comma, folded. */
export const VERBS_FIRST: { readonly [language in Language]: readonly string[] } = {
  en: phrasesIn('should, were, had'),
  de: phrasesIn(`ist, sind, steht, stehen, geht, gehen, verliere, verlieren, gewinne, gewinnen, fallt, fallen, halt,
    halten, bleibt,
    bleiben, uberlebt, uberleben, gelingt, klappt, scheitert, lebt, leben, wird, werden, habe, haben, liegt, liegen,
    misslingt, sollte,
    sollten, nehme, erobere, sinkt, sinken`),
  nl: phrasesIn(`is, zijn, staat, staan, gaat, gaan, verlies, verliezen, win, winnen, valt, vallen, houdt, houden,
    blijft, blijven,
    overleeft, overleven, lukt, lukken, mislukt, leeft, leven, wordt, worden, heb, hebben, zou, zouden, mocht, mochten,
    neem, verover,
    zinkt`),
};

/** Which round, folded. */
export const ORDINALS: { readonly [language in Language]: readonly (readonly string[])[] } = {
  en: [
    ['first', '1st'],
    ['second', '2nd'],
    ['third', '3rd'],
    ['fourth', '4th'],
    ['fifth', '5th'],
  ],
  de: [
    ['erste', 'ersten', 'erster'],
    ['zweite', 'zweiten', 'zweiter'],
    ['dritte', 'dritten', 'dritter'],
    ['vierte', 'vierten', 'vierter'],
    ['funfte', 'funften', 'fuenften'],
  ],
  nl: [['eerste'], ['tweede'], ['derde'], ['vierde'], ['vijfde']],
};

/** The people of a power, folded. */
export const PEOPLES: readonly (readonly [Power, readonly string[]])[] = [
  ['ussr', phrasesIn('russians, soviets, rus, russen, russe, sowjets, sovjets, ussr, udssr')],
  ['germany', phrasesIn('germans, jerry, deutsch, duitser, duitsers')],
  ['uk', phrasesIn('brits, brit, briten, brite, englander, engelsen, engelsman, englisch, britisch')],
  ['japan', phrasesIn('japs, jap, japaner, japanern, japanner, japanners, japanisch')],
  ['usa', phrasesIn('americans, yanks, amerikaner, amerikanern, amerikanen, amerikaans, amerikanisch')],
];

/** `werden 4 Inf in England gesetzt`: what is done to units, folded, and how it is ordered. */
interface Passive {
  readonly is: readonly string[];
  readonly done: readonly string[];
  readonly order: string;
}
export const PASSIVE: { readonly [language in Exclude<Language, 'en'>]: Passive } = {
  de: {
    is: phrasesIn('werden, wird'),
    done: phrasesIn('gesetzt, eingesetzt, gestellt, aufgestellt, platziert, hingestellt'),
    order: 'setze',
  },
  nl: {
    is: phrasesIn('worden, wordt'),
    done: phrasesIn('geplaatst, gezet, ingezet, opgesteld, neergezet'),
    order: 'plaats',
  },
};
