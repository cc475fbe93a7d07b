// The words of sentences, as data: how many, which, what it costs, and whether it is meant. Other than the words of the
// notation they decide nothing alone; a word that stands nowhere here is passed over, or asked about. Phrases of one
// language stand in a row, parted by commas.

import type { Phrases } from './phrases.ts';

/** How many, which, what it costs, and whether it is meant. */
export const HINTS = {
  all: {
    en: `all battles/the, all the battles, every battle, all, every, everything, everyone, all of them/it, the lot,
      whole, entire, everything new, in full, entirely, all new units/ones, all the new units/ones,
      all of the new units/ones, all my new units/ones`,
    de: `komplett, vollzählig, alle, alles, allem, allen, sämtliche, ganze, gesamte, aller, alles neue/gekaufte,
      alle neuen einheiten, alle neuen`,
    nl: `compleet, voltallig, alle, alles, al de/het/die/deze/mijn/onze, hele, allemaal, gehele, al het nieuwe,
      alles wat nieuw is, alle nieuwe eenheden, alle nieuwelingen, alle aankopen`,
  },
  both: {
    en: 'both, both of them',
    de: 'beide, beiden, beides, beider',
    nl: 'beide, allebei, beiden, alle twee',
  },
  rest: {
    en: `rest, remainder, remaining, everything/all/everybody else, others, the others, all the rest,
      what/whatever is left, what's left, what/whatever remains, what is left over`,
    de: `rest, die/alle anderen, anderen, übrigen, restlichen, restliche, alles andere/übrige/weitere, übrige,
      was übrig bleibt/ist, was noch übrig/da ist, was dann noch übrig ist, was bleibt`,
    nl: `rest, overige, overigen, resterende, de/alle andere, al de rest, al het andere, alles anders,
      wat er overblijft, wat overblijft, wat er over/nog is, wat over is, wat er nog over is`,
  },
  except: {
    en: `except, except/save/but for, all but, but, minus, apart from`,
    de: `bis auf, außer, ausser, ohne, minus, ausgenommen`,
    nl: `behalve, op, zonder, min, uitgezonderd, minus`,
  },
  /** Begins a clause that says why or when, and orders nothing. */
  because: {
    en: `because, whether, although, though, even though/if, since, after all, now/so that`,
    de: `weil, nachdem, obwohl, obgleich, auch/selbst wenn, wenn auch, da ja, ob, dass, indem, während, seit`,
    nl: `omdat, nadat, hoewel, ofschoon, ook al/als, zelfs als, al is, zodat, opdat, terwijl, aangezien, sinds`,
  },
  /** How long a battle is fought: till it is over. */
  'to-the-end': {
    en: `to/till/until the end, to/till/until the bitter end, to/till/until the last man, to the death,
      till/until it's over, until/till it is over, until nothing/nobody, till nothing/nobody/death, all the way,
      till/to the last drop, until one side is gone/left, till one side is gone, until one side is wiped out,
      until/till somebody wins, until/till it is decided, until/till it's decided`,
    de: `bis zum ende/schluss/letzten/umfallen, bis zum bitteren ende, bis zum letzten mann,
      bis nichts/keiner/niemand, bis alles vorbei, bis es vorbei ist, bis einer weg/übrig ist,
      bis eine seite weg/tot ist, bis zur entscheidung, bis es entschieden ist`,
    nl: `tot het einde/gaatje, tot het bittere einde, tot de laatste man/snik, tot er niets/niks/niemand,
      tot niemand, tot het voorbij/beslist is, tot er een over is, tot één kant weg is, tot een van beide weg is`,
  },
  /** A purchase as in other turns. */
  usual: {
    en: `as always/usual/ever/before, like always, the usual, same as ever, nothing/nix left, all gone, broke`,
    de: `wie immer/üblich/gehabt/gewohnt/sonst, wie jedes Mal, alles weg/ausgegeben, nichts/nix übrig, pleite, blank`,
    nl: `zoals/als altijd/gewoonlijk, net als anders, alles op, niks/niets over, niks left, blut`,
  },
  /** Whoever thinks of leaving a battle. */
  leave: {
    en: `retreat, retreats, withdraws, falls/fall/pulls/pull back,
      pulls/backs/gets/everybody/pull/back/bail/get out, backs/back/break off, pull them out, withdraw, run away,
      call it off`,
    de: `alle raus, raus da, weicht/weichen/zieht/ziehen/ziehe zurück, zieht sich zurück, ziehen uns zurück,
      zurückziehen, rückzug, ziehe mich, abbrechen, brich/breche ab, abhauen, abziehen, aufhören`,
    nl: `iedereen eruit, trekt zich terug, trekken/trek terug, trekken zich/we terug, terugtrekken, terugtrek,
      terugtocht, afbreken, breek af, wegwezen, stoppen, ophouden`,
  },
  /** The same as what was named just before. */
  ditto: {
    en: `so does/do, ditto, same, same again, does/do the same, the same`,
    de: `ebenso, genauso, dito, desgleichen, dasselbe, das gleiche, macht/tut dasselbe`,
    nl: `idem, evenzo, hetzelfde, doet/doen hetzelfde, net zo, idem dito`,
  },
  /** By the way that those named before take. */
  'same-way': {
    en: `same way/route/path, the same way/route/path, by/along the same way/route`,
    de: `gleicher/selber/derselbe weg, auf demselben/gleichem weg, auf dem gleichen weg, gleiche/dieselbe route,
      auf derselben route, auf der gleichen route`,
    nl: `zelfde/dezelfde weg/route, langs/via dezelfde weg/route`,
  },
  /** A number nobody can count. */
  vague: {
    en: `a few/couple/handful/bunch/dozen, few, a fair few, some, several,
      a couple/handful/bunch/load/lot/stack/pile/number/group/pack/dozen/part/third of,
      handful/most/bunch/loads/lots/plenty/tons/part/half of, most, many, a good number of, part/half of the,
      two thirds of, half, half the, as many, enough, one or two, two or three, three or four`,
    de: `ein paar/haufen/schwung/trupp/teil/dutzend/drittel, einige, mehrere, paar, etliche, die meisten/hälfte,
      viele, die hälfte der, so viele/viel, genug, ein bis/oder zwei, zwei bis/oder drei, drei bis vier,
      eine handvoll/menge/reihe/gruppe, handvoll, einen haufen/schwung/trupp/teil, haufen, ein/einen teil der,
      jede menge, ein drittel der, etwas, manche`,
    nl: `een paar/stel/handjevol/handvol/hoop/boel/stapel/groep/groepje/aantal/deel/dozijn/lading, paar, enkele,
      enige, wat, een stuk of, een stuk of wat, de meeste/helft, veel, de helft van de, de helft van, zoveel,
      zo veel, genoeg, handjevol, handvol, een flink aantal, een deel/derde van, een deel/derde van de, sommige`,
  },
  /** The same before a number; elsewhere it says what something is about. */
  roughly: {
    en: 'about, around, roughly, some',
    de: 'ungefähr, etwa, circa',
    nl: 'ongeveer, zo rond, grofweg',
  },
  /** A carrier that planes land on. */
  deck: {
    en: `deck, flattop, flat top, carrier deck, on/aboard it, on/aboard/onto the ship`,
    de: 'deck, flugdeck, wieder drauf, darauf, drauf, auf dem/das schiff, aufs schiff',
    nl: 'dekschip, dek, vliegdek, erop, er weer op, op het schip',
  },
  home: {
    en: `back/return/returns/fly/flies/at home, home, to their own base/bases, to their base/bases, to base,
      back to their own base/bases, back to their base/bases, back to base`,
    de: `zur/zu ihrer eigenen basis, zu ihren basen, zurück zur/zu ihrer basis, zur basis zurück, retour,
      zurück/wieder nach Hause, nach Hause zurück, zu/nach hause, zuhause, daheim, heim, heimfliegen,
      heimfliegt, heimkehren`,
    nl: `daar/er weer heen, daar weer naartoe, weer daarheen, retour, terug/weer naar huis, naar hun basis,
      naar hun/de eigen basis, naar eigen basis, terug naar eigen/hun basis, terug naar hun/de eigen basis,
      naar waar het vandaan kwam, waar het vandaan kwam, waar ze vandaan kwamen, thuis, naar huis`,
  },
  there: {
    en: `there, where it/they came from, where they come from, where it comes from, where they are from,
      where they belong, same place, whence it came, its base/start, base, where they started,
      where they/it took off, thither`,
    de: `dort, da, dorthin, dahin, ebenda, ebendorthin, wo er herkam, wo sie herkamen,
      wo er hergekommen/gestartet ist, wo sie hergekommen/gestartet/aufgestiegen sind, wo er herkommt,
      wo sie herkommen/hingehören, woher sie kamen/kommen, startplatz, ausgangsorte, ihre ausgangsorte, ausgangsort`,
    nl: `daar, er, aldaar, plaats van vertrek, waar hij vandaan kwam, waar ze vandaan kwamen, waar ze vandaan komen,
      waar hij vandaan komt, waar ze opstegen/vertrokken/thuishoren, daarheen, erheen, ernaartoe, daarnaartoe`,
  },
  again: {
    en: `again, afterwards, after, afterward, then, when it/all is over, when it's over, after the battle,
      after that, in the end, when that is done`,
    de: `wieder, danach, anschließend, dann, wenn alles/es vorbei ist, wenns vorbei ist, nach der schlacht,
      nach dem kampf, hinterher, zum schluss`,
    nl: `weer, daarna, opnieuw, dan, na afloop, als het/alles voorbij is, na de slag, na het gevecht, achteraf`,
  },
  also: {
    en: `follows, follow, flies/fly after/cover/along, assists, assist, adds, add, contributes, contribute,
      chips in with, supplies, throws/chips in, takes/take part, takes part in it, participates, participate,
      lends/lend support, joins/join/helps/help them, joins the attack, join/joins her/him, helps/help out, helps,
      help, lends/lend a hand, goes/go/comes/come too, supported by, also, too, as well, likewise, joins, join,
      together/along with, in addition`,
    de: `folgt, folgen, fliegt/fliegen hinterher, hilft, helfen, nimmt/nehmen teil, beteiligt/beteiligen sich,
      fliegt/fliegen/zusammen mit, kommt mit dazu, schließt sich an, ebenfalls, auch, dazu, ebenso, außerdem,
      zusätzlich, gleichfalls, sowie, dazu kommen/kommt, kommen/kommt dazu, greift/greifen mit ein, unterstützt von,
      mit von der Partie, mit dabei`,
    nl: `volgt, volgen, vliegt/vliegen erachteraan, helpt, helpen, neemt/nemen deel, vliegt/vliegen/doet/doen mee,
      sluit zich aan, ook, eveneens, tevens, mee, samen met, daarbij, erbij, evenals, gesteund door, met steun van,
      komen/komt erbij`,
  },
  /** A plane named again by where it came from. */
  one: {
    en: 'the one, that one, the other, the other one, those from, the ones from',
    de: 'der aus, die aus, der andere',
    nl: 'die uit, die van, de andere',
  },
  them: {
    en: 'them, it, these, those',
    de: 'sie, es, ihn, diese',
    nl: 'ze, het, hen, deze',
  },
  ipc: {
    en: `penny, pennies, dime, money, cash, ipc, ipcs, ipps, bucks`,
    de: `cent, groschen, pfennig, geld, kohle, knete, ipc, ipcs, ipp, ipps`,
    nl: "cent, stuiver, dubbeltje, geld, poen, centen, ipc, ipc's, ipcs",
  },
  /** Money that is not spent. */
  save: {
    en: `save, saves, saved, saving, keep, keeps, keeping, left, left/carry over, leaves, leaving, over, remaining,
      unspent, bank, banked, remain, in the bank/till/kitty/vault, in the piggy bank, in the war chest, war chest,
      in my pocket, under the mattress, for a rainy day, for later, for next turn/round/time,
      for the next turn/round, in reserve`,
    de: `hebe ich auf, lege ich zurück, spare ich, hebe, gespart, spare, sparen, übrig, behalte, behalten, bleiben,
      bleibt, rest, restlich, auf der hohen kante, aufgehoben, zurückgelegt, lasse, in der kasse/kriegskasse,
      kriegskasse, im sparschwein, auf der bank, unter der matratze, für später, in reserve, für nächste runde,
      für die nächste runde, für den nächsten zug, fürs nächste mal`,
    nl: `bewaar/spaar ik, houd ik over, over, bewaar, bewaren, bewaard, spaar, sparen, gespaard, houd, hou,
      resteert, rest, in kas/reserve, spaarpot, in de kas/spaarpot, op de bank, oorlogskas, onder het matras,
      voor later, voor volgende beurt/ronde, voor de volgende beurt/ronde/keer, overhouden`,
  },
  spend: {
    en: `à, each, apiece, funds, budget, balance, purse, in the purse, spend, spends, spending, have, has, had,
      costs, cost, for, total, makes, sum, income, treasury, with, of, used, spent`,
    de: `gebe, geben, gibt, à, je, budget, guthaben, konto, für, fürs, habe, hat, kostet, kosten, macht, gesamt,
      summe, total, ausgabe, ausgaben, mit, zusammen, einkommen, kasse, verbraucht`,
    nl: `geef, geven, geeft, à, elk, budget, saldo, in kas, voor, heb, heeft, kost, kosten, maakt, totaal, som,
      samen, met, inkomen, kas, besteed, uitgegeven, uitgave`,
  },
  /** One of several by its number. */
  nth: {
    en: 'third, fourth, fifth, sixth, the last one',
    de: `dritte, dritter, vierte, vierter, fünfte, fünfter, sechste, sechster`,
    nl: 'derde, vierde, vijfde, zesde',
  },
  /** Units that were bought in this turn. */
  fresh: {
    en: `new, fresh, recruits, new recruits, newcomers, newly built, just bought`,
    de: `neue, neuen, neuer, neulinge, frischlinge, rekruten, neu gekaufte/gekauften/erworbenen, frische, frischen,
      neuen sachen/figuren, neuzugänge, neuzugängen, neuerwerbungen`,
    nl: `nieuw, nieuwe, rekruten, nieuwelingen, verse, nieuwe spullen/stukken/aankopen, nieuw gekochte`,
  },
  /** As many in one place as in the other. */
  evenly: {
    en: `split evenly/equally, are split evenly, evenly, equally, half each, half and half, fifty-fifty`,
    de: `gleichmäßig, zu gleichen teilen, je zur hälfte, halbe-halbe, gerecht/gleichmäßig verteilt`,
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
    en: `no wait, wait/hmm no, scratch/make/strike/forget/scrap/ignore/belay that, make it, that should be/read,
      should be/read, correction, i mean, sorry i mean, on second thought/thoughts, cross that out, rather`,
    de: `da/daraus mache ich, mach da, nein halt/doch, halt nein, soll/sollte/muss heißen, korrektur, ich meine,
      quatsch, doch lieber, lieber doch, vergiss/streich das, stattdessen, besser, moment`,
    nl: `maak daar/er, nee wacht/toch, wacht nee, moet zijn, dat moet zijn, dat moeten er zijn, correctie,
      ik bedoel, toch maar/liever, vergeet/schrap dat, doe toch maar, in plaats daarvan`,
  },
  /** Before what was wrong: `3 inf instead of 2`. */
  instead: {
    en: 'instead of, rather than, in place of',
    de: 'statt, anstatt, anstelle von, an stelle von',
    nl: 'in plaats van, ipv, i.p.v.',
  },
  condition: {
    en: `if, unless, in case, in the event, otherwise, provided, assuming, supposing, on success/victory, depending,
      as long as, when i win, once, whenever`,
    de: `falls, wenn, sofern, sonst, ansonsten, es sei denn, je nachdem, solange, andernfalls, vorausgesetzt,
      angenommen, im Erfolgsfall, bei Erfolg/Misserfolg/Gelingen/Sieg/Niederlage, bei einem Sieg/Erfolg`,
    nl: `als, indien, mits, tenzij, anders, zo niet, afhankelijk, zolang, ingeval, wanneer, gesteld, aangenomen dat,
      ervan uitgaande, bij succes/winst/verlies/overwinning/nederlaag, bij een overwinning/nederlaag`,
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
    en: `should have, ought to have, imagine, picture this, if only, nothing beats, i'd win, i'd lose, i'd be, we'd win,
      we'd be, could, might, maybe, perhaps, would, thinking, probably, possibly, or, either,
      considering, tempted, not sure, may, what about, somewhere, anywhere, wherever, somehow`,
    de: `hätte, hätten, hättest, hättet, stell dir vor, stellt euch vor, stell dir mal vor, nichts geht über, könnte,
      könnten, würde, würden, vielleicht, überlege, eventuell, evtl, oder, entweder, wahrscheinlich, möglicherweise,
      unsicher, darf, dürfen, vermutlich, irgendwo, irgendwohin, irgendwie`,
    nl: `had/hadden moeten/kunnen/beter, had ik maar/toch, hadden we maar/toch, stel je voor, stel je eens voor,
      niets gaat boven, zou, zouden, kan, misschien, wellicht, overweeg, eventueel, of, ofwel,
      waarschijnlijk, mogelijk, twijfel, mag, vermoedelijk, ergens`,
  },
  /** What was, or will be in another turn, is no order of this one. */
  'another-time': {
    en: `next turn/round/time/week, last turn/round/time, previous turn, previously, tomorrow, later on, some day,
      this morning, yesterday`,
    de: `nächste/nächsten/letzte/letzten/vorige/übernächste Runde, nächster/nächsten/letzten Zug,
      nächstes/letztes Mal, beim nächsten Mal, vorhin, demnächst, morgen, gestern`,
    nl: `volgende beurt/ronde/keer/zet, vorige beurt/ronde/keer, morgen, gisteren, binnenkort, straks`,
  },
  not: {
    en: "no, not, none, nothing, never, don't, dont, do not, doesn't, isn't, aren't, won't, without, nobody, zero",
    de: `kein, keine, keinen, keiner, nicht, nichts, nix, nie, niemand, null, sonst nichts/niemand/keine`,
    nl: `geen, niet, niets, niks, nooit, niemand, nul`,
  },
  /** The writer, and those he plays with. */
  own: {
    en: "i, we, i'll, i'm, we'll, we're, i've, we've, let's, me, us, i'd, lets, mine, ours",
    de: 'ich, wir, mir, uns, lasst',
    nl: `ik, we, wij, laten, mij, ons`,
  },
  /** What follows from what was said. */
  so: {
    en: `with that, and with that, herewith, so, therefore, hence, thus, now, so now`,
    de: `damit, hiermit, und damit, also, daher, deshalb, darum, deswegen, somit, jetzt, nun, folglich`,
    nl: `hiermee, daarmee, en daarmee, dus, daarom, vandaar, derhalve, nu`,
  },
  /** What was said, in other words. */
  'that-is': {
    en: "that is, that's, thats, i.e., namely, meaning, that makes",
    de: `das heißt/sind/macht, d.h., nämlich, sprich`,
    nl: `dat is/zijn/maakt, d.w.z., namelijk, oftewel, ofwel`,
  },
  /** Somebody other than the writer. */
  others: {
    en: `you, your turn/move/moves, he, she, they, you'll, he'll, she'll, they'll, y'all, you've, he's, she's,
      they've, they're, you're, your, yours, his, her, their, somebody, someone, nobody, everybody, everyone`,
    de: `du, dein/euer Zug, deine Züge, er, sie, ihr, seine, seinen, seinem, seiner, dein, deine, deinen, deinem,
      deiner, euer, eure, euren, eurem, jemand, niemand, jeder`,
    nl: `je, jouw/je/jullie beurt, jouw/je zet, jij, hij, zij, ze, jullie, u, jouw, zijn, haar, hun, uw, men,
      iemand, niemand, iedereen`,
  },
  thanks: {
    en: 'thanks, thank you, thx, cheers, ta',
    de: 'danke, dankeschön, vielen dank, merci',
    nl: 'bedankt, dank je, dankjewel, dank u, merci',
  },
  please: {
    en: "i ask you kindly, kindly, be so kind, if you would be so kind, i beg you, off you go, ok, okay, please, pls, plz, let's, let's see, go ahead, go, now",
    de: `ok, okay, bitte, bitte sehr, bidde, los, gleich, jetzt, gerne, wird gebeten`,
    nl: `ok, oké, graag, alsjeblieft, alstublieft, aub, svp, maar, nu, meteen`,
  },
  first: {
    en: `then the island/islands/landing, then the land battle, then on land, then ashore, first, before, then,
      second, last, afterwards, the sea first, sea first, sea battle/battles first, the sea battle first,
      sea before land`,
    de: `dann die insel/inseln/landschlacht/landung, dann das/an land, erst, zuerst, dann, danach, zuletzt,
      erst die/zur see, die see/seeschlacht zuerst, see/seeschlacht zuerst, erst die seeschlacht`,
    nl: `dan het eiland/land, dan de eilanden/landing, daarna/dan op het land, eerst, dan, daarna, laatst,
      eerst de/op zee, de zee/zeeslag eerst, zee eerst, eerst de zeeslag`,
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
    en: `and, plus, with, w, as well as, along/together with`,
    de: `und, plus, mit, m, sowie, samt, nebst, und zwar mit`,
    nl: 'en, plus, met, m, alsmede, benevens',
  },
  /** Between a number and what it counts: `three of the infantry`. */
  among: {
    en: 'of, of the, of my, of our, more',
    de: 'der, von den, von meinen, weitere, mehr',
    nl: 'van de, van mijn, van onze, meer',
  },
  article: {
    en: `the, my, our, my/our own, this, that, its, their, new, his, her`,
    de: `der, die, das, den, dem, des, mein, meine, meinen, unser, unsere, unseren, neue, neuen, neuer, ihre, ihren,
      dessen, deren, dort liegende/stehende, dortigen, unser/mein eigenes, unser/mein eigener`,
    nl: `de, het, mijn, onze, ons, mijn/onze/ons eigen, die, dat, nieuwe, hun, zijn, daar liggende`,
  },
  small: {
    en: `still, of course, naturally, this time, this turn, this round, already, anyway, on board, aboard,
      from out at sea, from offshore, off the coast, off shore, offshore, where it/he/she is, where they are/stand,
      where it stands, i'd like to, i would like to, i want to, i'm going to, i am going to, we're going to, let me,
      north, northwards, south, southwards, east, eastwards, west, westwards, i, we, you, is, are, be, will, i'll,
      i'm, of, as, so, which, who, was, were, do, does, me, us, just, only, here, what, can, exactly, precisely, even,
      he, she, they, his, her, up, out, if, than, units, unit, troops, ships, sea zone`,
    de: `an bord, natürlich, selbstverständlich, diesmal, dieses mal, diese runde, vor der küste, vom meer/wasser aus,
      von see aus, von der see aus, wo er/es ist, wo sie ist/sind/steht/stehen/liegen, wo er steht, wo es liegt, ich,
      wir, ihr, ist, sind, sein, zu, es, er, wo, was, noch, nur, so, also, man, hier, mir, uns, euch, dass, wie, vor,
      einheiten, hat, habe, genau, exakt, per, mal, war, bin, als, an, am, über, weg, im, mit, truppen`,
    nl: `alleen, slechts, enkel, even, natuurlijk, uiteraard, deze keer, dit keer, ditmaal, deze beurt, deze ronde,
      aan boord, voor de kust, vanaf/vanuit zee, vanaf het water, waar hij is/staat/ligt,
      waar ze is/zijn/staan/liggen, waar het is, ik, we, wij, jij, je, is, zijn, er, om, nog, wat, hier, zo, dus, die,
      dat, ben, precies, exact, toch, hij, zij, mij, ons, waar, hoe, eenheden, per, al, dan, want, men, op, aan, af,
      weg, troepen`,
  },
} as const satisfies Phrases;
