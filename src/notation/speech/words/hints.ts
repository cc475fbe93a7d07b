// The words of sentences, as data: how many, which, what it costs, and whether it is meant. Other than the words of the
// notation they decide nothing alone; a word that stands nowhere here is passed over, or asked about. Phrases of one
// language stand in a row, parted by commas.

import type { Phrases } from './phrases.ts';

/** How many, which, what it costs, and whether it is meant. */
export const HINTS = {
  all: {
    en: `all battles, all the battles, every battle, all, every, everything, all the, everyone, all of them,
      all of it, the lot, whole, entire, everything new, in full, entirely,
      all new units, all the new units, all new ones`,
    de: `komplett, vollzählig, alle, alles, allem, allen, sämtliche, ganze, gesamte, aller, alles neue, alle neuen einheiten,
      alle neuen, alles gekaufte`,
    nl: `compleet, voltallig, alle, alles, al de, al het, al die, al deze, al mijn, al onze, hele, allemaal, gehele,
      al het nieuwe, alles wat nieuw is,
      alle nieuwe eenheden, alle aankopen`,
  },
  both: {
    en: 'both, both of them',
    de: 'beide, beiden, beides, beider',
    nl: 'beide, allebei, beiden, alle twee',
  },
  rest: {
    en: `rest, remainder, remaining, everything else, all else, others, the others, all the rest, everybody else,
      what is left, what's left, whatever is left, what remains, whatever remains, what is left over`,
    de: `rest, die anderen, anderen, übrigen, restlichen, restliche, alles andere, alles übrige, übrige, alle anderen, alles weitere,
      was übrig bleibt, was übrig ist, was noch übrig ist, was dann noch übrig ist, was noch da ist, was bleibt`,
    nl: `rest, overige, overigen, resterende, de andere, al de rest, al het andere, alles anders, alle andere,
      wat er overblijft, wat overblijft, wat er over is, wat over is, wat er nog over is, wat er nog is`,
  },
  except: {
    en: 'except, except for, all but, but, minus, apart from, save for, but for',
    de: 'bis auf, außer, ausser, ohne, minus, ausgenommen',
    nl: 'behalve, op, zonder, min, uitgezonderd, minus',
  },
  /** Begins a clause that says why or when, and orders nothing. */
  because: {
    en: 'because, although, though, even though, even if, since, after all, now that, so that',
    de: `weil, nachdem, obwohl, obgleich, auch wenn, selbst wenn, wenn auch, da ja, ob, dass, indem, während, seit`,
    nl: `omdat, nadat, hoewel, ofschoon, ook al, ook als, zelfs als, al is, zodat, opdat, terwijl, aangezien, sinds`,
  },
  /** How long a battle is fought: till it is over. */
  'to-the-end': {
    en: `to the end, to the bitter end, to the last man, to the death, till it's over, until it is over,
      till it is over, until it's over, until nothing, till nothing, until nobody, till nobody, all the way,
      till the end, until the end, till the bitter end, until the bitter end, till the last man, until the last man,
      till death, till the last drop, to the last drop, until one side is gone, till one side is gone,
      until one side is left, until one side is wiped out, until somebody wins, till somebody wins`,
    de: `bis zum ende, bis zum bitteren ende, bis zum letzten mann, bis nichts, bis keiner, bis niemand,
      bis alles vorbei, bis zum schluss, bis zum letzten, bis zum umfallen, bis es vorbei ist,
      bis einer weg ist, bis einer übrig ist, bis eine seite weg ist, bis eine seite tot ist`,
    nl: `tot het einde, tot het bittere einde, tot de laatste man, tot er niets, tot er niks, tot er niemand,
      tot niemand, tot het gaatje, tot de laatste snik, tot het voorbij is, tot er een over is,
      tot één kant weg is, tot een van beide weg is`,
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
    en: `retreat, retreats, withdraws, falls back, fall back, pulls out, pulls back, backs off, backs out, gets out, everybody out, pull out,
      pull them out, pull back, withdraw, back off, back out, break off, bail out, run away, call it off, get out`,
    de: `alle raus, raus da, weicht zurück, weichen zurück, zieht zurück, ziehen zurück, zieht sich zurück, ziehen uns zurück, zurückziehen, rückzug,
      ziehe zurück, ziehe mich, abbrechen, brich ab, breche ab, abhauen, abziehen, aufhören`,
    nl: `iedereen eruit, trekt zich terug, trekken terug, trekken zich terug, trekken we terug, terugtrekken, terugtrek,
      trek terug, terugtocht, afbreken, breek af, wegwezen, stoppen, ophouden`,
  },
  /** The same as what was named just before. */
  ditto: {
    en: 'so does, so do, ditto, same again, does the same, do the same, the same',
    de: 'ebenso, genauso, dito, desgleichen, dasselbe, das gleiche, macht dasselbe, tut dasselbe',
    nl: 'idem, evenzo, hetzelfde, doet hetzelfde, doen hetzelfde, net zo, idem dito',
  },
  /** By the way that those named before take. */
  'same-way': {
    en: `same way, the same way, by the same way, same route, the same route, by the same route, same path,
      the same path, along the same way, along the same route`,
    de: `gleicher weg, selber weg, derselbe weg, auf demselben weg, auf dem gleichen weg, auf gleichem weg,
      gleiche route, dieselbe route, auf derselben route, auf der gleichen route`,
    nl: `zelfde weg, dezelfde weg, langs dezelfde weg, via dezelfde weg, zelfde route, dezelfde route,
      via dezelfde route, langs dezelfde route`,
  },
  /** A number nobody can count. */
  vague: {
    en: `a few, few, a fair few, some, several, a couple of, a couple, a handful of, handful of, a handful, most, most of,
      many, a bunch of, a bunch, bunch of, a load of, loads of, a lot of, lots of, plenty of, tons of, a stack of, a pile of,
      a number of, a good number of, a group of, a pack of, a dozen, a dozen of, part of, part of the, a part of, a third of,
      two thirds of, half, half of, half the, half of the, as many, enough, one or two, two or three, three or four`,
    de: `ein paar, einige, mehrere, paar, etliche, die meisten, viele, die hälfte, die hälfte der, so viele, so viel,
      genug, ein bis zwei, zwei bis drei, drei bis vier, ein oder zwei, zwei oder drei, eine handvoll, handvoll, ein haufen,
      einen haufen, haufen, ein schwung, einen schwung, ein trupp, einen trupp, ein teil, einen teil, ein teil der,
      einen teil der, eine menge, jede menge, eine reihe, eine gruppe, ein dutzend, ein drittel, ein drittel der, etwas,
      manche`,
    nl: `een paar, paar, enkele, enige, wat, een stuk of, een stuk of wat, een stel, de meeste, veel, de helft,
      de helft van de, de helft van, zoveel, zo veel, genoeg, een handjevol, handjevol, een handvol, handvol, een hoop,
      een boel, een stapel, een groep, een groepje, een aantal, een flink aantal, een deel, een deel van, een deel van de,
      een derde van, een derde van de, een dozijn, een lading, sommige`,
  },
  /** The same before a number; elsewhere it says what something is about. */
  roughly: {
    en: 'about, around, roughly, some',
    de: 'ungefähr, etwa, circa',
    nl: 'ongeveer, zo rond, grofweg',
  },
  /** A carrier that planes land on. */
  deck: {
    en: 'deck, flattop, flat top, carrier deck, on it, aboard it',
    de: 'deck, flugdeck, wieder drauf, darauf, drauf',
    nl: 'dekschip, dek, vliegdek, erop, er weer op',
  },
  home: {
    en: 'back home, return home, returns home, fly home, flies home, home, at home',
    de: `retour, zurück nach Hause, wieder nach Hause, nach Hause zurück, zu hause, zuhause, daheim, heim, nach hause,
      heimfliegen, heimfliegt, heimkehren`,
    nl: `daar weer heen, daar weer naartoe, er weer heen, weer daarheen, retour, terug naar huis, weer naar huis, naar hun basis, naar waar het vandaan kwam, waar het vandaan kwam,
      waar ze vandaan kwamen, thuis, naar huis`,
  },
  there: {
    en: `there, where it came from, where they came from, same place, whence it came, its base, base, where they
      started, where they took off, where it took off, its start, thither`,
    de: `dort, da, dorthin, dahin, ebenda, ebendorthin, wo er herkam, wo sie herkamen, wo er hergekommen ist, wo sie hergekommen sind, wo sie gestartet sind, wo er
      gestartet ist, wo sie aufgestiegen sind, startplatz, ausgangsorte, ihre ausgangsorte, ausgangsort`,
    nl: `daar, er, aldaar, plaats van vertrek, waar hij vandaan kwam, waar ze vandaan kwamen, waar ze opstegen,
      waar ze vertrokken, daarheen`,
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
    en: `assists, assist, adds, add, contributes, contribute, chips in with, supplies, throws in, takes part,
      take part, takes part in it, participates, participate, lends support, lend support, chips in,
      joins them, joins the attack, join them, join her, joins her, join him, joins him, helps out, help out, helps, help, fly cover,
      helps them,
      help them, lends a hand, lend a hand, goes too, go too, fly along, comes too, come too, supported by,
      flies cover, flies along, also, too, as well, likewise, joins, join, together with,
      in addition, along with`,
    de: `hilft, helfen, nimmt teil, nehmen teil, beteiligt sich, beteiligen sich, fliegt mit, fliegen mit, kommt mit dazu, schließt sich an, ebenfalls, auch, dazu, ebenso, außerdem,
      zusätzlich, gleichfalls, sowie, zusammen mit, dazu kommen, dazu kommt, kommen dazu, kommt dazu, greift mit ein,
      greifen mit ein,
      unterstützt von, mit von der Partie, mit dabei`,
    nl: `helpt, helpen, neemt deel, nemen deel, vliegt mee, vliegen mee, sluit zich aan, ook, eveneens, tevens, mee, doet mee, doen mee,
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
    en: 'penny, pennies, dime, money, cash, ipc, ipcs, ipps, bucks',
    de: 'cent, groschen, pfennig, geld, kohle, knete, ipc, ipcs, ipp, ipps',
    nl: "cent, stuiver, dubbeltje, geld, poen, centen, ipc, ipc's, ipcs",
  },
  /** Money that is not spent. */
  save: {
    en: `save, saves, saved, saving, keep, keeps, keeping, left, left over, leaves, leaving, over, remaining,
      unspent, bank, banked, remain, in the bank, carry over, in the till, in the kitty, in the piggy bank,
      in the war chest, war chest, in the vault, in my pocket, under the mattress, for a rainy day, for later,
      for next turn, for next round, for the next turn, for the next round, for next time,
      in reserve`,
    de: `hebe ich auf, lege ich zurück, spare ich, hebe, gespart, spare, sparen, übrig, behalte, behalten, bleiben,
      bleibt, rest, restlich, auf der hohen kante,
      aufgehoben, zurückgelegt, lasse, in der kasse, in der kriegskasse, kriegskasse, im sparschwein, auf der bank,
      unter der matratze, für später, in reserve, für nächste runde, für die nächste runde, für den nächsten zug,
      fürs nächste mal`,
    nl: `bewaar ik, spaar ik, houd ik over, over, bewaar, bewaren, bewaard, spaar, sparen, gespaard, houd, hou,
      resteert, rest, in kas, spaarpot, in de kas, in de spaarpot, op de bank, oorlogskas, onder het matras,
      voor later, in reserve, voor volgende beurt, voor de volgende beurt, voor volgende ronde,
      voor de volgende ronde, voor de volgende keer,
      overhouden`,
  },
  spend: {
    en: `à, each, apiece, funds, budget, balance, purse, in the purse, spend, spends, spending, have, has, had, costs,
      cost, for, total, makes, sum, income, treasury, with, of,
      used, spent`,
    de: `gebe, geben, gibt, à, je, budget, guthaben, konto, für, fürs, habe, hat, kostet, kosten, macht, gesamt, summe,
      total,
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
  /** Units that were bought in this turn. */
  fresh: {
    en: 'new, fresh, recruits, new recruits, newcomers, newly built, just bought',
    de: 'neue, neuen, neuer, neulinge, frischlinge, rekruten, neu gekaufte, neu gekauften, frische, frischen',
    nl: 'nieuw, nieuwe, rekruten, nieuwelingen, verse',
  },
  /** As many in one place as in the other. */
  evenly: {
    en: `split evenly, are split evenly, evenly, split equally, equally, half each, half and half, fifty-fifty`,
    de: 'gleichmäßig, zu gleichen teilen, je zur hälfte, halbe-halbe, gerecht verteilt, gleichmäßig verteilt',
    nl: 'gelijk verdeeld, eerlijk verdeeld, gelijkelijk, half om half, ieder de helft',
  },
  /** As many for each of those just named. */
  each: {
    en: 'each, apiece',
    de: 'je, jeweils',
    nl: 'elk, elke, ieder, iedere, telkens',
  },
  /** What follows puts right what was written just before. */
  correct: {
    en: `no wait, wait no, scratch that, make that, make it, that should be, should be, should read, that should read, correction, i mean, sorry i mean, strike that,
      on second thought, on second thoughts, forget that, scrap that, cross that out, ignore that, belay that, rather,
      hmm no`,
    de: `da mache ich, mach da, daraus mache ich, nein halt, halt nein, soll heißen, sollte heißen, muss heißen, korrektur, ich meine, quatsch, doch lieber, lieber doch, nein doch, vergiss das,
      streich das, stattdessen, besser, moment`,
    nl: `maak daar, maak er, nee wacht, wacht nee, moet zijn, dat moet zijn, dat moeten er zijn, correctie, ik bedoel, toch maar, toch liever, nee toch, vergeet dat, schrap dat,
      maak daar, maak er, doe toch maar, in plaats daarvan`,
  },
  /** Before what was wrong: `3 inf instead of 2`. */
  instead: {
    en: 'instead of, rather than, in place of',
    de: 'statt, anstatt, anstelle von, an stelle von',
    nl: 'in plaats van, ipv, i.p.v.',
  },
  condition: {
    en: `if, unless, in case, otherwise, provided, depending, as long as, when i win, once,
      whenever`,
    de: `falls, wenn, sofern, sonst, ansonsten, es sei denn, je nachdem, solange, andernfalls,
      vorausgesetzt`,
    nl: `als, indien, mits, tenzij, anders, zo niet, afhankelijk, zolang, ingeval, wanneer`,
  },
  /** Opens a condition; elsewhere it says what would be well. */
  should: {
    en: 'should i, should it, should they, should we',
    de: 'sollte, sollten',
    nl: 'mocht, mochten',
  },
  /** Begins what is done where something is not so. */
  else: {
    en: 'otherwise, or else, else',
    de: 'sonst, ansonsten, andernfalls',
    nl: 'anders, zo niet',
  },
  doubt: {
    en: `should have, ought to have, could, might, maybe, perhaps, would, thinking, probably, possibly, or, either,
      considering, tempted, not sure, may, what about`,
    de: `hätte, hätten, hättest, hättet, könnte, könnten, würde, würden, vielleicht, überlege, eventuell, evtl, oder,
      entweder, wahrscheinlich, möglicherweise, unsicher, darf, dürfen, vermutlich`,
    nl: `had moeten, had kunnen, had beter, hadden moeten, hadden kunnen, hadden beter, zou, zouden, kan, misschien,
      wellicht, overweeg, eventueel, of, ofwel, waarschijnlijk, mogelijk, twijfel, mag, vermoedelijk`,
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
    en: "no, not, none, nothing, never, don't, dont, do not, doesn't, isn't, aren't, won't, without, nobody, zero",
    de: 'kein, keine, keinen, keiner, nicht, nichts, nix, nie, niemand, null, sonst nichts, sonst niemand, sonst keine',
    nl: 'geen, niet, niets, niks, nooit, niemand, nul',
  },
  /** The writer, and those he plays with. */
  own: {
    en: "i, we, i'll, i'm, we'll, we're, i've, we've, let's, me, us, i'd, lets, mine, ours",
    de: 'ich, wir, mir, uns, lasst',
    nl: 'ik, we, wij, laten, mij, ons',
  },
  /** What follows from what was said. */
  so: {
    en: 'with that, and with that, herewith, so, therefore, hence, thus, now, so now',
    de: 'damit, hiermit, und damit, also, daher, deshalb, darum, deswegen, somit, jetzt, nun, folglich',
    nl: 'hiermee, daarmee, en daarmee, dus, daarom, vandaar, derhalve, nu',
  },
  /** What was said, in other words. */
  'that-is': {
    en: 'that is, i.e., namely, meaning, that makes',
    de: 'das heißt, d.h., nämlich, sprich, das sind, das macht',
    nl: 'dat is, d.w.z., namelijk, oftewel, ofwel, dat zijn, dat maakt',
  },
  /** Somebody other than the writer. */
  others: {
    en: `you, your turn, your move, your moves, he, she, they, you'll, he'll, she'll, they'll, y'all, you've, he's,
      she's, they've, they're, you're, your, yours, his, her, their, somebody, someone, nobody, everybody, everyone`,
    de: `du, dein Zug, euer Zug, deine Züge, er, sie, ihr, seine, seinen, seinem, seiner, dein, deine, deinen, deinem,
      deiner, euer, eure, euren, eurem, jemand, niemand, jeder`,
    nl: `je, jouw beurt, je beurt, jullie beurt, jouw zet, je zet, jij, hij, zij, ze, jullie, u, jouw, zijn, haar, hun,
      uw, men, iemand, niemand, iedereen`,
  },
  thanks: {
    en: 'thanks, thank you, thx, cheers, ta',
    de: 'danke, dankeschön, vielen dank, merci',
    nl: 'bedankt, dank je, dankjewel, dank u, merci',
  },
  please: {
    en: "i ask you kindly, kindly, be so kind, if you would be so kind, i beg you, off you go, ok, okay, please, pls, plz, let's, let's see, go ahead, go, now",
    de: 'ok, okay, bitte, bitte sehr, bidde, los, gleich, jetzt, gerne, wird gebeten',
    nl: 'ok, oké, graag, alsjeblieft, alstublieft, aub, svp, maar, nu, meteen',
  },
  first: {
    en: `then the island, then the islands, then the land battle, then the landing, then on land, then ashore, first, before, then, second, last, afterwards, the sea first, sea first, sea battle first, sea battles first,
      the sea battle first, sea before land`,
    de: `dann die insel, dann die inseln, dann das land, dann die landschlacht, dann die landung, dann an land, erst, zuerst, dann, danach, zuletzt, erst die see, die see zuerst, see zuerst, erst die seeschlacht,
      die seeschlacht zuerst, seeschlacht zuerst, erst zur see`,
    nl: `dan het eiland, dan de eilanden, dan het land, dan de landing, daarna op het land, dan op het land, eerst, dan, daarna, laatst, eerst de zee, de zee eerst, zee eerst, eerst de zeeslag, de zeeslag eerst,
      eerst op zee`,
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
    de: `der, die, das, den, dem, des, mein, meine, meinen, unser, unsere, unseren, neue, neuen, neuer, ihre, ihren,
      dessen, deren, dort liegende, dort stehende, dortigen`,
    nl: 'de, het, mijn, onze, ons, die, dat, nieuwe, hun, zijn, daar liggende',
  },
  small: {
    en: `still, already, anyway, on board, aboard, from out at sea, from offshore, off the coast, off shore, offshore, where it is, where he is, where she is, where they are,
      where it stands, where they stand, i'd like to, i would like to, i want to, i'm going to, i am going to, we're going to, let me,
      north, northwards, south, southwards, east, eastwards, west, westwards, i, we, you, is, are, be, will, i'll, i'm, of, as, so, which, who, was, were, do, does, me, us, just, only,
      here, what, can, exactly, precisely, even, he, she, they, his, her, up, out, if, than, units, unit, troops,
      ships,
      sea zone`,
    de: `an bord, vor der küste, vom meer aus, von see aus, von der see aus, vom wasser aus, wo er ist, wo sie ist, wo es ist, wo sie sind,
      wo er steht, wo sie steht, wo es liegt, wo sie stehen, wo sie liegen, ich, wir, ihr, ist, sind, sein, zu, es, er, wo, was, noch, nur, so, also, man, hier, mir, uns, euch, dass,
      wie, vor, einheiten, hat, habe, genau, exakt, per, mal, war, bin, als, an, am, über, weg, im, mit, truppen`,
    nl: `alleen, slechts, enkel, aan boord, voor de kust, vanaf zee, vanuit zee, vanaf het water, waar hij is, waar ze is, waar het is, waar ze zijn, waar hij staat,
      waar ze staan, waar ze liggen, waar hij ligt, ik, we, wij, jij, je, is, zijn, er, om, nog, wat, hier, zo, dus, die, dat, ben, precies, exact, toch, hij,
      zij, mij, ons, waar, hoe, eenheden, per, al, dan, want, men, op, aan, af, weg, troepen`,
  },
} as const satisfies Phrases;
