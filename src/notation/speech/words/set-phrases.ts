// The words of turns of phrase, as data: what people say in a set order of words and is found in the text of a
// sentence, before it is cut into what an order is made of. Phrases of one language stand in a row, parted by commas.

import type { Phrases } from './phrases.ts';

/** Small words that set phrases share. */
export const JOINTS = {
  article: { en: 'the', de: 'der, die, das, dem, den', nl: 'de, het, die' },
  /** Before a phase of which there is none. */
  none: { en: 'no, no more, without any', de: 'kein, keine, keinerlei', nl: 'geen, geen enkele' },
  and: { en: 'and', de: 'und', nl: 'en' },
  all: { en: 'all', de: 'all, alle', nl: 'al, alle' },
  meanwhile: {
    en: 'while, whereas, whilst, and meanwhile, meanwhile',
    de: 'während, und während, unterdessen, derweil',
    nl: 'terwijl, en ondertussen, ondertussen',
  },
  /** What opens a clause that takes back what was said before it: `…, but what the heck: 3 inf …`. */
  but: { en: 'but, anyway, oh well, well', de: 'aber, doch, egal, naja, na', nl: 'maar, enfin, nou, ach' },
  /** Before a word that is added to a letter. */
  postscript: { en: 'ps, p.s., nb', de: '', nl: '' },
} as const satisfies Phrases;

/** A landing from the sea as a heading: `Landing West-Europa`. */
export const ASSAULT = {
  assault: {
    en: `landing, landings, invasion, the invasion, amphibious assault/landing/attack/operation,
      beach/seaborne/sea landing, seaborne assault, d-day`,
    de: `landung, invasion, die invasion, seelandung, amphibischer angriff, amphibische landung, landeunternehmen,
      landeoperation, angriff von see, angriff übers meer, d-day, strandlandung`,
    nl: `landing, invasie, de invasie, landingsoperatie, amfibische aanval/landing, zeelanding, strandlanding,
      aanval over/vanuit zee, d-day, d-day-landing`,
  },
  at: {
    en: `in, on, at, of, to, against, upon`,
    de: `in, auf, bei, von, gegen, nach`,
    nl: `in, op, bij, van, tegen, te, naar`,
  },
} as const satisfies Phrases;

/** A ship as the place that troops are on: `(on the Central Med transport)`. */
export const LOADED = {
  aboard: { en: 'on, aboard, on board', de: 'auf', nl: 'op' },
} as const satisfies Phrases;

/** Who leaves a battle, and who only breaks off and wants to be asked. */
export const LEAVING = {
  everybody: { en: 'everybody, everyone', de: 'jeder', nl: 'iedereen' },
  'stops-only': {
    en: 'call it off, break off',
    de: 'abbrechen, brich ab, breche ab, aufhören',
    nl: 'afbreken, breek af, stoppen, ophouden',
  },
} as const satisfies Phrases;

/** A target that is chosen: `Norway it is`, `Norwegen soll es sein`. */
export const CHOSEN = {
  'it-is': {
    en: `it is, it is then, it is this time/turn, it shall be, it's going to be, is the target, is today's target,
      is the target this turn, i want back, must be ours`,
    de: `soll es sein/werden, soll's sein, wird es, wird's, wird es diesmal, ist das/mein Ziel, ist fällig,
      will ich zurück/haben, hole ich mir`,
    nl: `wordt het, wordt het dan, moet het worden/zijn, is het/mijn doel, is het doelwit, wil ik terug/hebben,
      pak ik terug`,
  },
} as const satisfies Phrases;

/** A sea told by its shore: `de zee rond Wake`, `to that of Wake`. */
export const OFFSHORE = {
  sea: {
    en: 'sea, sea zone, zone, waters, water',
    de: 'see, seegebiet, seezone, gewässer, meer',
    nl: 'zee, zeegebied, zeezone, wateren',
  },
  near: {
    en: `near, around, off, by, next to, beside, off the coast of`,
    de: 'bei, um, rund um, vor, vor der küste von',
    nl: `bij, rond, rondom, voor, om, naast, voor de kust van`,
  },
  to: { en: 'to, into, in', de: 'nach, in', nl: 'naar, in' },
  /** What points to a sea that was named. */
  'that-of': {
    en: `that of/off, the one of/off/near/at`,
    de: 'diejenige von, die von, die bei, die vor, das von',
    nl: 'die van, die bij, die rond, dat van, diejenige van',
  },
} as const satisfies Phrases;

/** A purchase put right: `not 8 inf but 6 inf`, `6 inf in plaats van 8`, `doch lieber 2 Pz`. */
export const REPURCHASE = {
  buy: { en: 'buy, i buy', de: 'kaufe, ich kaufe', nl: 'koop, ik koop' },
  not: { en: 'not, no', de: 'nicht, kein, keine, keinen', nl: 'niet, geen' },
  one: { en: 'one, a, an', de: 'ein, eine, einen', nl: 'een' },
  but: { en: 'but', de: 'sondern, aber, doch', nl: 'maar' },
  /** Behind it, before the number that is right. */
  just: { en: 'rather, just, only', de: 'lieber, nur', nl: 'wel, liever, slechts' },
  make: { en: 'make that, make it', de: '', nl: 'doe' },
  'instead-of': {
    en: 'instead of, rather than, in place of',
    de: 'statt, anstatt, anstelle von, an stelle von',
    nl: 'in plaats van, ipv, i.p.v., i.p.v',
  },
  for: { en: 'for', de: 'für', nl: 'voor' },
  sorry: { en: 'sorry, oops, no, actually not', de: 'ups, nein, doch nicht', nl: 'oeps, nee, toch niet' },
  rather: {
    en: `correction, erratum, make/scratch that, make it, on second thought, instead, rather`,
    de: 'korrektur, doch lieber, lieber doch, lieber, stattdessen',
    nl: `correctie, toch maar/liever, liever toch, liever, doe toch maar, maak daar/er, in plaats daarvan`,
  },
  /** Behind the number: `maak er 2 tanks van`. */
  'of-it': { en: '', de: 'aus, draus', nl: 'van' },
} as const satisfies Phrases;

/** The order in which units are lost: `Order of loss: first the infantry, then …`. */
export const LOSSES = {
  /** Words for what is lost that are no losses by themselves. */
  order: {
    en: `ool, order, order of loss/losses, loss order, loss order of loss/losses`,
    de: 'verlustfolge, verlustreihenfolge, reihenfolge',
    nl: 'verliesvolgorde, volgorde',
  },
  /** Those that are told as losses too, with numbers. */
  losses: { en: 'losses, casualties', de: 'verluste', nl: 'verliezen, verlies' },
  /** Those that are told of as they fall. */
  dying: {
    en: `losses, casualties, lose, loses, dies/die/goes/go first, die in this order, what/who dies, to die first,
      casualty`,
    de: `verluste, verliere, verlieren, verloren gehen, fallen/fällt/sterben/stirbt zuerst,
      zuerst fallen/fällt/sterben, was/wer fällt, opfere, opfern, geopfert`,
    nl: `verliezen, verlies, wat/wie sneuvelt, sneuvelt/sneuvelen/gaat/gaan eerst, eerst sneuvelen, offer, offeren`,
  },
  first: { en: 'first', de: 'erst, zuerst, als erstes, als erste', nl: 'eerst, als eerste, het eerst' },
  last: {
    en: 'last, finally, at last, at the very end, at the end',
    de: `zuletzt, zum schluss, als letztes/letzte/letzter, ganz am ende, am ende`,
    nl: `laatst, het laatst, als laatste, tot slot, ten slotte, pas op het eind`,
  },
  /** Joins two kinds of which the second is lost first. */
  after: { en: 'after', de: 'nach', nl: 'na' },
  joint: { en: 'and, then', de: 'und, dann, danach', nl: 'en, dan, daarna' },
  everywhere: {
    en: 'all over, everywhere, in all battles, in every battle, for all, all battles, each battle',
    de: 'überall, in allen schlachten, in allen kämpfen, für alle, in jeder schlacht',
    nl: 'overal, in alle gevechten, in alle slagen, voor alle, in elk gevecht',
  },
  /** The other battles are fought as always. */
  'others-as-usual': {
    en: `others/rest/everything/all std/standard/normal/normally, the others/rest std/standard/normal/normally,
      others/rest as usual, the others/rest as usual`,
    de: `andere/rest normal/standard, die anderen/übrigen normal/standard, der rest normal/standard,
      rest/sonst wie üblich/immer`,
    nl: `andere/rest normaal/standaard, de andere/rest normaal/standaard, rest/verder gewoon/normaal,
      de rest gewoon`,
  },
  turn: {
    en: 'first, then, last, finally, at last',
    de: `erst, zuerst, dann, danach, zuletzt, zum schluss, als letztes/letzte/letzter, am ende`,
    nl: `eerst, dan, daarna, laatst, het laatst, als laatste/eerste, tot slot, ten slotte`,
  },
} as const satisfies Phrases;

/** A wish behind an order: `and may the dice be kind`. */
export const WISHES = {
  may: { en: 'may', de: 'möge, mögen, moge, mogen', nl: 'moge, mogen' },
  whoever: {
    en: `the, they, it, he, she, we, all, lady, god, luck, fortune, your, our, my`,
    de: `der, die, das, gott, frau, sie, es, er, wir, alle, fortuna, unsere, deine, eure, meine`,
    nl: `de, het, god, ze, zij, hij, we, wij, alle, vrouwe, onze, je, jullie, mijn`,
  },
} as const satisfies Phrases;

/** A second thought, and what opens it: `no, make it 4`. */
export const SECOND_THOUGHTS = {
  stop: { en: 'no, oh, hm, hmm, hmmm', de: 'nein, halt, ach', nl: 'nee' },
  opening: { en: 'wait, rather, make', de: 'doch, warte, halt, lieber', nl: 'toch, wacht' },
} as const satisfies Phrases;

/** Words before a heading: `Then without combat: …`. */
export const NEXT = {
  first: {
    en: `and, then, now, next, first, finally, still`,
    de: `und, dann, danach, anschließend, nun, jetzt, erst, erst mal, erstmal, zuerst, zuletzt, noch`,
    nl: `en, dan, daarna, vervolgens, nu, eerst, ten slotte, nog`,
  },
  /** What is done without combat. */
  quiet: {
    en: 'peaceful, quiet, bloodless, non-fighting',
    de: `kampflose, kampflosen, kampfloses, friedliche, friedlichen, unblutige, unblutigen`,
    nl: 'vreedzame, vredige, rustige',
  },
  /** When the battles are over. */
  behind: {
    en: `after the fighting/battle/battles/combat/fights, after fighting/combat, once the fighting is over,
      once/when the dice have spoken/fallen, when the battle is over, when the battles are over`,
    de: `nach dem kampf/gefecht, nach den kämpfen/gefechten/schlachten, nach der schlacht, nach den würfeln,
      wenn die kämpfe vorbei sind, nach dem ganzen kampf`,
    nl: `na het gevecht, na de gevechten/slag/slagen/strijd, na het vechten, na afloop van de strijd/gevechten,
      na het dobbelen`,
  },
  /** What a number of the round or turn stands behind. */
  round: { en: 'round, turn', de: 'runde, zug', nl: 'ronde, beurt' },
} as const satisfies Phrases;

/** Behind the place whose units are meant: `the Ukraine group`, `die Ukraine-Gruppe`. */
export const GROUP = {
  of: {
    en: `group, army, force, forces, front, troops, stack, corps`,
    de: `gruppe, armee, truppen, verband, front, stapel, korps`,
    nl: `groep, leger, troepen, front, stapel, korps`,
  },
  /** In one word behind the name of a sea: `die Ostseeflotte`. */
  fleet: { en: '', de: 'flotte, verband, geschwader', nl: 'vloot, eskader' },
  sea: { en: '', de: 'see, meer, atlantik, pazifik', nl: 'zee, atlantiek' },
} as const satisfies Phrases;

/** Cheers that let the dice fall. */
export const CHEERS = {
  go: {
    en: "go, let's go, charge, here we go, off we go, go go go, fire",
    de: "los, los geht's, auf geht's, attacke, feuer frei, feuer, drauf, auf sie, auf sie mit gebrüll",
    nl: 'vooruit, los, gaan, gaan met die banaan, kom op, aanvallen, vuur',
  },
} as const satisfies Phrases;

/** Whoever is asked to throw. */
export const PLEAS = {
  would: {
    en: 'could, can, would, will',
    de: `könntest, könntet, kannst, könnt, würdest, würdet, magst, wärst, wärest, wärt, wäret, wäre`,
    nl: `wilt, wil, kunt, kun, kunnen, willen, zou, zoudt, zouden`,
  },
  someone: {
    en: 'you, someone, somebody, anyone, anybody',
    de: 'du, ihr, jemand, man',
    nl: 'u, je, jij, jullie, iemand',
  },
  kindly: {
    en: `please, kindly, be so kind/good/nice as to, be kind/good enough to, do me a favour and,
      do me the favour and, mind and`,
    de: `so nett/lieb/gut/freundlich, so nett/lieb/gut/freundlich sein, bitte`,
    nl: `zo vriendelijk/goed/aardig, zo vriendelijk/goed/aardig willen zijn`,
  },
  throw: { en: 'roll, throw', de: '', nl: '' },
  /** Whoever throws and the verb of it in one: `Dobbel jij?` */
  'you-throw': {
    en: 'you roll, you throw, will you roll',
    de: 'würfelst du, würfelt ihr, wirfst du, würfelt jemand, würfelt wer, würfelt einer',
    nl: 'dobbel jij, dobbel je, gooi jij, gooi je, rol jij, rol je, gooien jullie, dobbelen jullie, gooit iemand',
  },
  'throw-last': {
    en: '',
    de: 'würfeln, werfen, auswürfeln, auszuwürfeln',
    nl: 'gooien, werpen, dobbelen, rollen, uitgooien',
  },
} as const satisfies Phrases;

/** New units as a whole, and where they go. */
export const BOUGHT = {
  ships: {
    en: `ships, ship, boats, boat, vessels, vessel, fleet, navy`,
    de: `schiffe, schiff, boote, boot, kähne, kahn, flotte`,
    nl: `schepen, schip, boten, boot, bootjes, bootje, vloot`,
  },
  planes: {
    en: 'planes, plane, aircraft, flyers',
    de: 'flieger, flugzeuge, flugzeug',
    nl: 'vliegtuigen, vliegtuig, toestellen, toestel',
  },
  men: {
    en: `men, guys, lads, troops, soldiers, foot`,
    de: 'männer, leute, jungs, soldaten, fußvolk',
    nl: 'mannen, jongens, soldaten, voetvolk',
  },
  coast: { en: 'coast, coasts', de: 'küste, küsten', nl: 'kust, kusten' },
  every: { en: 'either, every', de: 'jede, jeder, beiden', nl: 'iedere, beide' },
} as const satisfies Phrases;

/** Before the name of whoever takes the next turn: `Weiter geht's mit England`. */
export const HANDOVER = {
  'next-is': {
    en: `on/over to, next up is, next up, up next is, now for`,
    de: "weiter geht's mit, weiter gehts mit, weiter geht es mit, weiter mit, jetzt ist dran",
    nl: 'verder met, door naar, nu is het aan, de beurt is aan',
  },
  before: {
    en: `and, then, so, now, it's, it is, we're, we are`,
    de: `und, dann, jetzt, nun, damit, geht es, geht's`,
    nl: `en, dan, nu, dus, gaan we, het is`,
  },
} as const satisfies Phrases;

/** Words that join two clauses of a list. */
export const LISTED = {
  /** What comes behind is more, even where something was left out. */
  adds: { en: 'plus', de: 'plus, dazu, sowie', nl: 'plus' },
  joint: { en: 'and, plus, then', de: 'und, plus, sowie, dann', nl: 'en, plus, dan' },
  /** Whoever moves nothing from a place. */
  nothing: { en: 'nothing, none, hold, holds', de: 'nichts, steht', nl: 'niks, niets, houdt stand' },
  /** Of two the one that was not named. */
  other: {
    en: 'the other, the other one',
    de: 'der andere',
    nl: 'de andere',
  },
} as const satisfies Phrases;

/** What units are called besides, by a name that every language knows. */
export const NICKNAMES = {
  inf: {
    en: `foot soldiers/soldier, footsoldiers, footmen, grunts, grunt, riflemen, rifles, doughboys, men, soldiers,
      soldier, boots, men of infantry, infantry men, infantrymen, infantryman, infantries, footsloggers, guys, lads,
      chaps, gi's, gis`,
    de: `fußsoldaten, fußsoldat, landser, infanteristen, infanterist, soldaten, jungs, mann, mann infanterie/inf`,
    nl: `voetsoldaten, voetsoldaat, soldaten, soldaat, infanteristen, infanterist, jongens, kerels, mannen, man,
      man/mannen infanterie/inf, voetvolk`,
  },
  arm: {
    en: 'armored divisions, armoured divisions, tank divisions, panzer divisions',
    de: 'panzerdivisionen, panzerdivision',
    nl: 'pantserdivisies, pantserdivisie',
  },
  trn: {
    en: 'troopships, troop ships, boats',
    de: 'truppentransporter, kähne, kähnen, kahn, pötte, pötten',
    nl: 'troepenschepen, boten, bootjes, schuiten',
  },
  sub: { en: 'u-boats, u boats, uboats', de: 'u-boote', nl: 'u-boten' },
} as const satisfies Phrases;

/** One man, who is a unit where it is said from where he comes: `the fellow from Kenya`. */
export const LONE = {
  man: {
    en: 'fellow, chap, lad, man, soldier, guy, boy',
    de: 'mann, kerl, bursche, soldat',
    nl: 'man, kerel, vent, soldaat, jongen',
  },
  from: { en: 'from, in', de: 'aus, in', nl: 'uit, in' },
  /** Who is one wherever he is spoken of with an article. */
  trooper: { en: 'infantryman', de: 'infanterist, infanteristen', nl: 'infanterist, infanteristen' },
} as const satisfies Phrases;

/** What is always a unit, by a name that every language knows: one of it, and more. */
export const SYNONYMS = {
  inf: { en: 'infantrymen', de: 'fußvolk', nl: '' },
  ftr: {
    en: 'fighter plane, carrier fighter',
    de: 'jagdflieger, abfangjäger, trägerjäger',
    nl: 'straaljager, jachttoestel, dekjager',
  },
  ftrs: { en: 'fighter planes, carrier fighters', de: '', nl: 'straaljagers, jachttoestellen, dekjagers' },
  trn: { en: 'transport ship, troopship, troop ship', de: 'transportschiff, truppentransporter', nl: 'transportboot' },
  trns: {
    en: 'transport ships, troopships, troop ships',
    de: 'transportschiffe, transportschiffen, truppentransportern',
    nl: 'transportboten',
  },
  sub: { en: 'u-boat', de: 'unterseeboot', nl: 'duikboot' },
  subs: { en: 'u-boats', de: 'unterseeboote, unterseebooten', nl: 'duikboten' },
  bb: { en: 'battlewagon, dreadnought', de: 'schlachts', nl: 'slagsch' },
  bbs: { en: 'battlewagons, dreadnoughts', de: '', nl: '' },
  arm: { en: '', de: '', nl: 'pantser' },
  'aa gun': { en: '', de: 'luftabwehr', nl: 'luchtafweer, afweergeschut' },
  ic: { en: '', de: 'industriekomplex', nl: '' },
} as const satisfies Phrases;

/** Between `everything` and where it is: `everything that I have in Libya`. */
export const WHICH = {
  is: {
    en: `that, which, what, i, we, is, are, have, stands, sits, there`,
    de: `was, das, ich, wir, habe, haben, steht, stehen, da, dort`,
    nl: `wat, dat, ik, we, wij, heb, hebben, staat, staan, er`,
  },
} as const satisfies Phrases;

/** A question that proposes something to the others: `Shall we play another one?` */
export const PROPOSALS = {
  shall: {
    en: 'shall, should, could, can',
    de: 'sollen, wollen, könnten, können',
    nl: 'zullen, kunnen, willen, zouden',
  },
  we: { en: 'we', de: 'wir', nl: 'we, wij' },
} as const satisfies Phrases;
