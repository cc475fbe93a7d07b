// The words of sentences, as data: how many, which, what it costs, and whether it is meant. Other than the words of the
// notation they decide nothing alone; a word that stands nowhere here is passed over, or asked about. Phrases of one
// language stand in a row, parted by commas.

import type { Phrases } from './phrases.ts';

/** How many, which, what it costs, and whether it is meant. */
export const HINTS = {
  all: {
    en: 'all, every, everything, all the, everyone, all of them, all of it, the lot, whole, entire',
    de: 'alle, alles, allen, sämtliche, ganze, gesamte, aller',
    nl: 'alle, alles, al, hele, allemaal, gehele',
  },
  both: {
    en: 'both, both of them',
    de: 'beide, beiden, beides',
    nl: 'beide, allebei, beiden, alle twee',
  },
  rest: {
    en: 'rest, remainder, remaining, everything else, all else, others, the others, all the rest, everybody else',
    de: 'rest, übrigen, restlichen, restliche, alles andere, alles übrige, übrige, alle anderen, alles weitere',
    nl: 'rest, overige, overigen, resterende, de andere, al de rest, al het andere, alles anders, alle andere',
  },
  except: {
    en: 'except, except for, all but, but, minus, apart from, save for, but for',
    de: 'bis auf, außer, ausser, ohne, minus, ausgenommen',
    nl: 'behalve, op, zonder, min, uitgezonderd, minus',
  },
  /** Begins a clause that says why or when, and orders nothing. */
  because: {
    en: 'because, although, though, since, after all, now that, so that',
    de: 'weil, nachdem, obwohl, obgleich, da ja, ob, dass, indem, während, seit',
    nl: 'omdat, nadat, hoewel, ofschoon, zodat, opdat, terwijl, aangezien, sinds',
  },
  /** How long a battle is fought: till it is over. */
  'to-the-end': {
    en: `to the end, to the bitter end, to the last man, to the death, till it's over, until it is over,
      till it is over, until nothing, till nothing, until nobody, till nobody, all the way`,
    de: `bis zum ende, bis zum bitteren ende, bis zum letzten mann, bis nichts, bis keiner, bis niemand,
      bis alles vorbei, bis zum schluss`,
    nl: `tot het einde, tot het bittere einde, tot de laatste man, tot er niets, tot er niks, tot er niemand,
      tot niemand`,
  },
  /** A purchase as in other turns. */
  usual: {
    en: `as always, as usual, like always, as ever, the usual, as before, same as ever, nothing left, all gone,
      all in, broke, nix left`,
    de: `wie immer, wie üblich, wie gehabt, wie gewohnt, wie sonst, wie jedes Mal, alles weg, alles ausgegeben,
      nichts übrig, nix übrig, pleite, blank`,
    nl: `zoals altijd, zoals gewoonlijk, als altijd, als gewoonlijk, net als anders, alles op, niks over,
      niets over, niks left, blut`,
  },
  /** Whoever thinks of leaving a battle. */
  leave: {
    en: `retreat, retreats, pull out, pull them out, pull back, withdraw, back off, back out, break off,
      bail out, run away, call it off, get out`,
    de: `zurückziehen, rückzug, ziehe zurück, ziehe mich, abbrechen, brich ab, breche ab, abhauen, abziehen,
      aufhören`,
    nl: 'terugtrekken, terugtrek, trek terug, terugtocht, afbreken, breek af, wegwezen, stoppen, ophouden',
  },
  /** The same as what was named just before. */
  ditto: {
    en: 'ditto, same again, does the same, do the same, the same',
    de: 'ebenso, genauso, dito, desgleichen, dasselbe, das gleiche, macht dasselbe, tut dasselbe',
    nl: 'idem, evenzo, hetzelfde, doet hetzelfde, doen hetzelfde, net zo, idem dito',
  },
  /** A number nobody can count. */
  vague: {
    en: `a few, few, some, several, a couple of, a couple, a handful of, most, most of, many, about, around,
      half, half of, half the, half of the, as many, enough, one or two, two or three, three or four`,
    de: `ein paar, einige, mehrere, paar, etliche, die meisten, viele, ungefähr, etwa, circa, die hälfte,
      die hälfte der, so viele, so viel, genug, ein bis zwei, zwei bis drei, drei bis vier, ein oder zwei,
      zwei oder drei`,
    nl: `een paar, paar, enkele, enige, wat, een stuk of, een stel, de meeste, veel, ongeveer, de helft,
      de helft van de, de helft van, zoveel, zo veel, genoeg`,
  },
  /** A carrier that planes land on. */
  deck: {
    en: 'deck, flattop, flat top, carrier deck, on it, aboard it',
    de: 'deck, flugdeck, wieder drauf, darauf, drauf',
    nl: 'dekschip, dek, vliegdek, erop, er weer op',
  },
  home: {
    en: 'back home, return home, returns home, home, at home',
    de: 'retour, zurück nach Hause, wieder nach Hause, nach Hause zurück, zu hause, zuhause, daheim, heim, nach hause',
    nl: `retour, terug naar huis, weer naar huis, naar hun basis, naar waar het vandaan kwam, waar het vandaan kwam,
      waar ze vandaan kwamen, thuis, naar huis`,
  },
  there: {
    en: 'there, where it came from, where they came from, same place, whence it came, its base, base, where they started, its start, thither',
    de: 'dort, da, dorthin, ebenda, wo er herkam, wo sie herkamen, startplatz, ausgangsorte, ihre ausgangsorte, ausgangsort',
    nl: 'daar, er, aldaar, plaats van vertrek, waar hij vandaan kwam, daarheen',
  },
  again: {
    en: `again, afterwards, after, afterward, then, when it is over, when it's over, when all is over,
      after the battle, after that, in the end, when that is done`,
    de: `wieder, danach, anschließend, dann, wenn alles vorbei ist, wenn es vorbei ist, wenns vorbei ist,
      nach der schlacht, nach dem kampf, hinterher, zum schluss`,
    nl: `weer, daarna, opnieuw, dan, na afloop, als het voorbij is, als alles voorbij is, na de slag,
      na het gevecht, achteraf`,
  },
  also: {
    en: `joins them, joins the attack, join them, join her, joins her, join him, joins him, helps out, help out, helps them,
      help them, lends a hand, lend a hand, goes too, go too, fly along, comes too, come too, supported by, flies cover, flies along, also, too, as well, likewise, joins, join, together with,
      in addition, along with`,
    de: `fliegt mit, fliegen mit, kommt mit dazu, schließt sich an, ebenfalls, auch, dazu, ebenso, außerdem,
      zusätzlich, gleichfalls, sowie, zusammen mit, dazu kommen, dazu kommt, kommen dazu, kommt dazu, greift mit ein, greifen mit ein,
      unterstützt von, mit von der Partie, mit dabei`,
    nl: `vliegt mee, vliegen mee, sluit zich aan, ook, eveneens, tevens, mee, doet mee, doen mee,
      samen met, daarbij, erbij, evenals, gesteund door, met steun van, komen erbij, komt erbij`,
  },
  /** A plane named again by where it came from. */
  one: {
    en: 'the one, that one, the other, the other one',
    de: 'der aus, die aus, der andere',
    nl: 'die uit, die van, de andere',
  },
  them: {
    en: 'them, it, these, those',
    de: 'sie, es, ihn, diese',
    nl: 'ze, het, hen, deze',
  },
  ipc: {
    en: 'ipc, ipcs, ipps, bucks',
    de: 'ipc, ipcs, ipp, ipps',
    nl: "ipc, ipc's, ipcs",
  },
  /** Money that is not spent. */
  save: {
    en: `save, saves, saved, saving, keep, keeps, keeping, left, left over, leaves, leaving, over, remaining,
      unspent, bank, banked, remain, in the bank, carry over`,
    de: `hebe ich auf, lege ich zurück, spare ich, hebe, gespart, spare, sparen, übrig, behalte, behalten, bleiben,
      bleibt, rest, restlich, auf der hohen kante,
      aufgehoben, zurückgelegt, lasse`,
    nl: `bewaar ik, spaar ik, houd ik over, over, bewaar, bewaren, bewaard, spaar, sparen, gespaard, houd, hou,
      resteert, rest, in kas, spaarpot,
      overhouden`,
  },
  spend: {
    en: `à, each, apiece, funds, budget, balance, purse, in the purse, spend, spends, spending, have, has, had, costs,
      cost, for, total, makes, sum, income, treasury, with, of,
      used, spent`,
    de: `gebe, geben, gibt, à, je, budget, guthaben, konto, für, habe, hat, kostet, kosten, macht, gesamt, summe, total,
      ausgabe, ausgaben, mit, zusammen, einkommen,
      kasse, verbraucht`,
    nl: `geef, geven, geeft, à, elk, budget, saldo, in kas, voor, heb, heeft, kost, kosten, maakt, totaal, som, samen,
      met, inkomen, kas, besteed, uitgegeven, uitgave`,
  },
  /** One of several by its number. */
  nth: {
    en: 'third, fourth, fifth, sixth, the last one',
    de: 'dritte, dritter, vierte, vierter, fünfte, fünfter, sechste, sechster',
    nl: 'derde, vierde, vijfde, zesde',
  },
  /** As many for each of those just named. */
  each: {
    en: 'each, apiece',
    de: 'je, jeweils',
    nl: 'elk, elke, ieder, iedere, telkens',
  },
  /** What follows puts right what was written just before. */
  correct: {
    en: `no wait, wait no, scratch that, make that, make it, correction, i mean, sorry i mean, strike that,
      on second thought, forget that, rather, hmm no`,
    de: `nein halt, halt nein, korrektur, ich meine, quatsch, doch lieber, lieber doch, nein doch, vergiss das,
      streich das, stattdessen, besser, moment`,
    nl: `nee wacht, wacht nee, correctie, ik bedoel, toch maar, toch liever, nee toch, vergeet dat, schrap dat,
      maak daar, maak er, doe toch maar, in plaats daarvan`,
  },
  condition: {
    en: `if, unless, in case, otherwise, provided, should i, should it, depending, as long as, when i win, once,
      whenever`,
    de: `falls, wenn, sofern, sonst, ansonsten, es sei denn, sollte, sollten, je nachdem, solange, andernfalls,
      vorausgesetzt`,
    nl: `als, indien, mits, tenzij, anders, zo niet, mocht, mochten, afhankelijk, zolang, ingeval, wanneer`,
  },
  doubt: {
    en: `could, might, maybe, perhaps, would, thinking, probably, possibly, or, either, considering, tempted,
      not sure, may, what about`,
    de: `könnte, könnten, würde, würden, vielleicht, überlege, eventuell, evtl, oder, entweder, wahrscheinlich,
      möglicherweise, unsicher, darf, dürfen, vermutlich`,
    nl: `zou, zouden, kan, misschien, wellicht, overweeg, eventueel, of, ofwel, waarschijnlijk, mogelijk, twijfel,
      mag, vermoedelijk`,
  },
  /** What was, or will be in another turn, is no order of this one. */
  'another-time': {
    en: `next turn, next round, next time, last turn, last round, last time, previous turn, previously, tomorrow,
      later on,
      some day, next week, this morning, yesterday`,
    de: `nächste Runde, nächster Zug, nächsten Zug, nächsten Runde, nächstes Mal, beim nächsten Mal, letzte Runde,
      letzten Zug,
      letztes Mal, letzten Runde, vorige Runde, vorhin, demnächst, morgen, gestern, übernächste Runde`,
    nl: `volgende beurt, volgende ronde, volgende keer, volgende zet, vorige beurt, vorige ronde, vorige keer, morgen,
      gisteren, binnenkort, straks`,
  },
  not: {
    en: "no, not, none, nothing, never, don't, dont, do not, won't, without, nobody, zero",
    de: 'kein, keine, keinen, keiner, nicht, nichts, nie, niemand, null, sonst nichts, sonst niemand, sonst keine',
    nl: 'geen, niet, niets, niks, nooit, niemand, nul',
  },
  /** What tells how units are, or what became of them. */
  being: {
    en: 'is, are, was, were, died, die, lost, did, got, remain, survived',
    de: 'ist, sind, war, waren, wurden, verloren, gefallen, starben, überlebten',
    nl: 'is, zijn, was, waren, werden, verloren, sneuvelden, overleefden',
  },
  thanks: {
    en: 'thanks, thank you, thx, cheers, ta',
    de: 'danke, dankeschön, vielen dank, merci',
    nl: 'bedankt, dank je, dankjewel, dank u, merci',
  },
  please: {
    en: "off you go, ok, okay, please, pls, let's, let's see, go ahead, go, now",
    de: 'ok, okay, bitte, los, gleich, jetzt, gerne',
    nl: 'ok, oké, graag, alsjeblieft, aub, maar, nu, meteen',
  },
  first: {
    en: 'first, before, then, second, last, afterwards',
    de: 'erst, zuerst, dann, danach, zuletzt',
    nl: 'eerst, dan, daarna, laatst',
  },
  total: {
    en: 'total, totals, sum of',
    de: 'gesamt, summe, insgesamt',
    nl: 'totaal, som, samen',
  },
  versus: {
    en: 'v, vs, versus',
    de: 'gg, gegen',
    nl: 'tegen',
  },
  and: {
    en: 'and, plus, with, as well as, along with, together with',
    de: 'und, plus, mit, sowie, samt, nebst, und zwar mit',
    nl: 'en, plus, met, alsmede, benevens',
  },
  /** Between a number and what it counts: `three of the infantry`. */
  among: {
    en: 'of, of the, of my, of our, more',
    de: 'der, von den, von meinen, weitere, mehr',
    nl: 'van de, van mijn, van onze, meer',
  },
  article: {
    en: 'the, my, our, this, that, its, their, new, his, her',
    de: 'der, die, das, den, dem, des, mein, meine, meinen, unser, unsere, unseren, neue, neuen, neuer, ihre, ihren, dessen, deren, dort liegende, dort stehende, dortigen',
    nl: 'de, het, mijn, onze, ons, die, dat, nieuwe, hun, zijn, daar liggende',
  },
  small: {
    en: `i, we, you, is, are, be, will, i'll, i'm, of, as, so, which, who, was, were, do, does, me, us, just, only,
      here, what, can, exactly, precisely, even, he, she, they, his, her, up, out, if, than, units, unit, troops, ships,
      sea zone`,
    de: `ich, wir, ihr, ist, sind, sein, zu, es, er, wo, was, noch, nur, so, also, man, hier, mir, uns, euch, dass,
      wie, vor, einheiten, hat, habe, genau, exakt, per, mal, war, bin, als, an, am, über, weg, im, mit, truppen`,
    nl: `ik, we, wij, jij, je, is, zijn, er, om, nog, wat, hier, zo, dus, die, dat, ben, precies, exact, toch, hij, zij,
      mij, ons, waar,
      hoe, eenheden, per, al, dan, want, men, op, aan, af, weg, troepen`,
  },
} as const satisfies Phrases;
