// The words of sentences, as data: what people write around units and places when they write to people. Other than the
// words of the notation they decide nothing alone; a word that stands nowhere here is passed over, or asked about.
// Phrases of one language stand in a row, parted by commas.

import type { Phrases } from './phrases.ts';

/** Where a place stands in a movement, and what is done. */
export const ACTS = {
  from: {
    en: 'from, out of, leaving, based in, stationed in',
    de: 'von, vom, aus, aus der, aus dem, von der, ab',
    nl: 'van, uit, vanuit, vanaf',
  },
  to: {
    en: `to, into, onto, towards, toward, go to, goes to, for, over to, across to, out to, on to, up to, down to, straight to,
      all the way to`,
    de: 'nach, in die, in den, ins, zu den, zur, zum, richtung, bis, vor die, an die, ans, vor den',
    nl: 'naar, naar de, richting, tot',
  },
  at: {
    en: 'in, at, on, near, off, by, next to, inside, around',
    de: 'in, im, auf, bei, vor, an, am, um',
    nl: 'in, op, bij, voor, te, rond, aan',
  },
  via: {
    en: 'via, over, through, passing, marching through, past, by way of, by the way of',
    de: 'über, via, durch, auf dem Weg über, mit Umweg über',
    nl: 'via, door, over, langs, bij wijze van, met een omweg via',
  },
  /** Behind the place that is entered. */
  inward: {
    en: 'inwards',
    de: 'hinein, herein, ein',
    nl: 'binnen, naar binnen',
  },
  /** The enemy's place, whatever stands around it. */
  against: {
    en: 'against, on',
    de: 'gegen',
    nl: 'tegen',
  },
  attack: {
    en: `attack, attacks, attacking, attacked by, is taken by, gets taken by, stormed by, is stormed by, taken on by,
      has to go, must fall, gets a visit, gets a visit from, hit, hits, strike, strikes, assault, invade, invades,
      storm, take, takes, retake, retakes, recapture, capture, liberate, go after, goes after, target, sink, sinks, kill, kills, engage, engages,
      raid on, hunt, hunts, hunt down, chase, chases, go for, goes for, fall on, falls on, pounce on, overrun,
      overruns, charge, charges, seize, seizes, clear, cleared, clear out, is to be taken, has to fall, is to fall,
      must be taken, is hit, is attacked, walk in, walks in, walk into, walks into, march into, marches into, cross
      into, crosses into, enter, enters, rolls into, roll into, moves in, occupy, occupies, join battle, assault on,
      attack on, march on, marches on, marching on, advance on, advances on, descend on, descends on, moves on,
      battle, crush, smash, conquer, offensive, offensive against, invasion, invasion of, push
      into, drive on, sub hunt`,
    de: `angriff, angriff auf, angriff gegen, greife, greift, greifen, greifen an, angegriffen, angegriffen von, wird
      angegriffen von, werden angegriffen von, wird gestürmt von, wird überfallen von, wird erobert von, muss dran
      glauben, müssen dran glauben, bekommt besuch, bekommt besuch von, überfall auf, rücke ein, rücke, rücken ein,
      rücken, falle ein, fallen ein, angreifen, attackiere, attackieren, attacke auf, erobere, erobern, erobert,
      nehme, einnehmen, zurückgeholt, zurückerobert, zurückerobern, verstärke, verstärkt, verstärken, schlag gegen,
      schlag auf, stürme, stürmen, versenke, versenken, schlacht um, besetze, besetzen, besetzt, marschiere,
      attackiert, stellt, stellen sich, freiräumen, freigeräumt, geräumt, muss fallen, soll fallen, soll weg, muss
      weg, wird angegriffen, werden angegriffen, überrenne, überrennen, überrennt, eingenommen, zurückholen, holen
      wir uns, sturm auf, los auf, gehen los, geht los, losgehen, jagd, jagd auf, U-Boot-Jagd, ziel, angriffsziel, ziel ist, offensive, offensive
      gegen, vorstoß, vorstoß nach, vorstoß auf, einmarsch, einmarsch in, feldzug gegen, seeschlacht, invasion`,
    nl: `aanval, aanval op, aanvallen, val aan, vallen aan, valt aan, aangevallen, wordt aangevallen,
      aangevallen door,
      wordt aangevallen door, worden aangevallen door, bestormd door, wordt bestormd door, ingenomen door, wordt
      ingenomen door, veroverd door, wordt veroverd door, moet eraan geloven, moeten eraan geloven, gaat eraan,
      krijgt bezoek, krijgt bezoek van, worden aangevallen, moet vallen, moet weg, schoongeveegd, schoonvegen,
      verover, veroveren, heroveren, herover, bestorm, bestormen, versterk, versterkt, versterken, terugpakken, pak
      terug, neem in, innemen, overval op, slag om, op naar, bezet, bezetten, bestormt, ingenomen, pakken, pakt aan,
      loopt binnen, lopen binnen, jacht op, duikbotenjacht, doel, doelwit, doel is, offensief, offensief tegen,
      opmars naar, inval in, zeeslag, invasie, invasie van`,
  },
  /** Whoever gets units is where they go. */
  gets: {
    en: 'gets, get, receives, will get, gets hit by, is hit by, is attacked by, sees, faces',
    de: 'bekommt, kriegt, erhält, bekommen, erhalten, wird, werden',
    nl: 'krijgt, ontvangt, krijgen, wordt, worden',
  },
  buy: {
    en: `i'd like, i would like, i'll have,
      spent it all on, spent all on, spent on, spend it all on, buy, buys, bought, buying, purchase, purchases,
      purchased, purchasing, shopping, shopping list, build,
      builds, building, order, orders, grants us, grants, deliver, delivers, yields, produce, produces, raise,
      raises, get me,
      spend, spends, spending, recruit, recruits, recruited, enlist, enlists, enlisted, raised, are raised, production,
      new units`,
    de: `hätte gern, hätte gerne, hätten gern, hätten gerne,
      kauf, kaufe, kaufen, kauft, gekauft, eingekauft, eingekauft werden, gekauft werden, kaufe ich, einkauf,
      einkäufe, käufe, einkaufen, einkaufsliste, baue, bauen,
      bestelle, bestellen, bestellt, ausgehoben, hebe aus, heben aus, rekrutiere, rekrutieren, rekrutiert, einberufen,
      erwerbe, erwerben, gewährt uns, gewährt, liefert, liefern, beschaffe,
      beschaffen, leiste,
      leisten, leisten uns, investiere, investieren, lege an, legen an, gibts, gibt es, produktion, neubau,
      anschaffung, neue einheiten, ausgeben`,
    nl: `doe mij maar,
      koop, koopt, kopen, kocht, gekocht, ingekocht, aankoop, aankopen, inkoop, inkopen, bouw, bouwen, bestel,
      bestellen, gelicht, rekruteer, rekruteren, gerekruteerd, werf, werven, geworven, schaf aan, schaffen aan, levert, leveren, investeer, investeren,
      aanschaf,
      boodschappen, boodschappenlijst, productie, nieuwe eenheden, besteed, besteden`,
  },
  place: {
    en: `place, places, placed, placing, placement, placements, put, deploy, mobilize, drop, goes to, go in, go on,
      goes on, goes in, mobilise, set down, stationed, goes up in, go up in, appear, appears,
      show up, shows up, report, reports, muster, musters, pop up, pops up, is built in, are built in, gets built
      in, get built in, rises in, rise in`,
    de: `aufstellung, aufstellen, aufzustellen, hinzustellen, zu platzieren, stelle, stellen, setze, setzen,
      platziere, platzieren, platzierung, platziert,
      kommt, kommen, kommt nach, einsetzen, aufgestellt, hinstellen, entsteht,
      entstehen, erscheinen, erscheint, melden sich, meldet sich, tauchen auf, taucht auf`,
    nl: `plaats, plaatsen, te plaatsen, neer te zetten, plaatsing, plaatst, zet, zetten, opstelling, opstellen, komt,
      komen, inzetten, geplaatst,
      wordt gebouwd in, worden gebouwd in, verrijst, verrijzen, verschijnen, verschijnt,
      melden zich, meldt zich`,
  },
  move: {
    en: `move, moves, moving, send, sends, sending, go, goes, march, marches, walk, walks, fly, flies, sail, sails,
      steam, steams, slip, slips, fall back, falls back, redeploy, redeploys, roll up, head, heads,
      pull back to, go up, goes up, come, comes, slide, hop, hops, slip out, slips out,
      drive, drives, go on to, goes on to, ride, shift, reinforce, advance, transfer, blitz, blitzes, swim`,
    de: `ziehe, ziehen, zieht, bewege, bewegen, schicke, schicken, gehe, gehen, geht, marschieren, marschiert,
      fliege, fliegen, fliegt, fahre, fahren, fährt, verlege, verlegen, verlegt, rollen, rollt, laufen, läuft, gehn, geh,
      läuft aus, laufen aus, setze ab, dampft, dampfen, segelt, segeln, rückt, rücken vor, rückt vor,
      wandert, wandern, hüpft, wechselt, wechseln, hole, holen, rufe,
      rufen, abziehen, verschiebe, verschieben`,
    nl: `verplaats, verplaatsen, stuur, sturen, ga, gaan, gaat, marcheren, marcheert, vlieg, vliegen, vliegt, vaar,
      varen, vaart, rijd, rijden, rijdt, schuif, schuiven, schuift, trek, trekken, trekt, lopen, loopt, stoomt,
      stomen, rolt, steekt, steken, schuiven op, trekken op, trekt op, komen,
      komt, verhuist, verhuizen, verkast, verkassen, hupt`,
  },
  /** Planes of whatever kind. */
  planes: {
    en: 'planes, aircraft, flyers, fliers, air force, air, flyboys, plane',
    de: 'Flieger, Flugzeuge, Maschinen, Luftwaffe, Flugzeug',
    nl: 'vliegtuigen, toestellen, vliegers, luchtmacht, vliegtuig',
  },
  land: {
    en: `land, lands, landing, landings, landing spots, landing places, landing zones, landed, touch down, touches
      down, settle, settles, sleeps, will land, come down, comes down, down in, down at, down on, set down, sets
      down, put down, puts down, parks, park, bed down, beds down, ends, ends up, finishes, finish`,
    de: `ldg, lande, landet, landen, landung, landungen, landeplätze, landeplatz, landeorte, gelandet, landend, schläft,
      pennt, pennen, geht nieder, gehen nieder, landen allesamt, parkt, parken, übernachtet, übernachten, endet,
      enden`,
    nl: `zet neer in, zetten neer in, zet zich, zetten zich, zet zich neer, zetten zich neer, strijkt neer,
      strijken neer, land, landt, landen, landing, landingen, landingsplaatsen, landplaatsen, landingsplaats, landend,
      slaapt,
      slapen, parkeert, parkeren, overnacht, overnachten, eindigt, eindigen`,
  },
  back: {
    en: `ret, ret., rtn, rtb, back, back to, return, returns, return to, returns to, returning to, goes back to, returning, flying back, flies back, fly back, heads back, comes back, come back`,
    de: `zurück, zurück nach, wieder nach, kehrt zurück, kehren zurück, zurückfliegen,
      zurückkehren, rückflug, rückflüge, rückkehr, rückkehr nach, zurückkehrt, zurückfliegt`,
    nl: `terug, terug naar, keert terug, keren terug, weer naar, terugvlucht, terugvluchten, terugkeren, terugvliegen,
      terugkeer`,
  },
  load: {
    en: `carry, carries, carrying, load, loads, loading, pick up, picks up, picking up, ferry, ferries, embark,
      embarks,
      embarking, bring,
      brings`,
    de: `lade, laden, lädt, beladen, tragen, trägt, nehmen, nimmt, bringen, bringt, holen, holt, aufnehmen`,
    nl: `laad, laden, laadt, inladen, pakken, pakt, oppikken, halen, haalt, brengen, brengt, nemen, neemt`,
  },
  unload: {
    en: 'unload, unloads, unloading, unload in, drop, drops, disembark, put ashore, offload',
    de: 'entlade, entladen, entlädt, ausladen, absetzen, setzen ab, anlanden, ausschiffen',
    nl: 'los, lossen, lost, uitladen, ontschepen, afzetten, zetten af',
  },
  /** Ships that sail with those just named, and shoot. */
  along: {
    en: `goes along, go along, comes along, come along, coming along, tags along, tagging along, sails along, joins in, bombards, bombard,
      bombarding, shells, shell, softens up, soften up, gives fire support, give fire support, fires on, pounds,
      pound,
      provides cover, provide cover, gives cover, give cover, lends cover, supports, support, escorts, escort, sails with them, goes with them, goes with it, go with it,
      go with them, shoots, shoot, bombardment, shells the coast,
      shells the beach, shells the shore, bombards the coast, bombards the beach, bombards the shore,
      covers the landing`,
    de: `ballert, ballern, beschießt die Küste, beschießt den Strand, beschießt das Ufer, deckt die Landung,
      fährt mit, fahren mit,
      kommt mit, kommen mit, schießt mit, schießen mit, beschießt, beschießen,
      begleitet,
      begleiten, unterstützt, unterstützen, gibt deckung, geben deckung, gibt rückendeckung, feuert, gibt feuerschutz, geleit, mitfahren, beschuss, schießt,
      gibt Feuerschutz, geben Feuerschutz, feuerschutz, landungsfeuer, bombardiert, bombardieren,
      vorbereitendes Feuer, nimmt unter Feuer, feuern`,
    nl: `beschiet de kust, beschiet het strand, beschiet de oever, dekt de landing, vaart mee, varen mee, gaat mee,
      gaan mee, komt mee, schiet mee, schieten mee, beschiet, beschieten, geeft dekking, geven dekking, geeft rugdekking, schiet,
      schieten, begeleidt, ondersteunt, ondersteunen, steunt, steunvuur, beschieting, bombardeert, bombarderen,
      geeft vuursteun, geven vuursteun, vuursteun, vuurt, vuren`,
  },
  stay: {
    en: `leave, leaves, stay, stays, stays behind, stay behind, staying behind, stays home, stays at home, remain, remains, stay put,
      stays put,
      sit, sits, sits tight, wait, waits, hold, holds, keeps watch, guards, doesn't move, don't move, does not move,
      do not move, is going nowhere, goes nowhere, does nothing, do nothing, stands still, stand still,
      sits still, sit still, rests, has the day off, have the day off`,
    de: `bleibt, bleiben, bleibe, stehenbleiben, zurückbleiben, dableiben, wartet, warten, halten, hält, bleibt liegen, bleiben liegen,
      rührt sich nicht,
      tut nichts, tun nichts, macht nichts, machen nichts, hat frei, haben frei, ruht, ruhen,
      passt auf, passen auf, bewacht, bewachen`,
    nl: `blijft, blijven, blijf, achterblijven, thuisblijven, blijft staan, blijven staan, wacht, wachten, houdt, houden, past op, passen op,
      doet niets, doen niets, doet niks, doen niks, heeft vrij, hebben vrij, rust, rusten, ligt stil, liggen stil,
      bewaakt, bewaken`,
  },
  /** Said of battles: throw. */
  throw: {
    en: `start the dice, dice away, roll away, roll the bones, keep fighting, fight on, keep rolling, throw them,
      throw it, throw the dice, throw, gets rolled, get rolled, is rolled, are rolled, be rolled, is
      thrown, are thrown, be thrown, may be rolled, may be thrown, can be rolled, can be thrown, may now be rolled,
      may roll now, the dice may roll, the dice may fly, the dice may fall, roll, rolling, roll it, roll them, fight, fights, fight it, fight them, be
      fought, fought out, be fought out, resolve, all battles, all the battles, every battle, roll'em, rollem, combat, roll away, throw dice, let the dice roll, let them roll,
      let it roll, bones, roll 'em, let the dice decide, let dice decide, let the dice speak, let the dice fall,
      let the dice fly, let the dice do the talking, let the dice do their work, may the dice decide,
      the dice may decide, the dice shall decide, the dice will decide, the dice can decide, bring on the dice,
      bring out the dice, release the dice, unleash the dice, up to the dice, time for dice, time for the dice,
      dice time, ready for dice, ready for the dice, ready to roll, i'd like dice, i would like dice, let her rip,
      let it rip, let 'er rip, have it out, have at it`,
    de: `würfelt, würfelt durch, würfle durch, würfel durch, würfelt aus, weiterkämpfen, kämpfe weiter, kämpft weiter, durchkämpfen, möge gewürfelt werden, mögen gewürfelt werden, darf gewürfelt werden, dürfen gewürfelt werden,
      kann gewürfelt werden, können gewürfelt werden, möge ausgewürfelt werden, mögen ausgewürfelt werden,
      darf ausgewürfelt werden, kann ausgewürfelt werden, darf gerne gewürfelt werden, kann jetzt gewürfelt werden,
      es darf gewürfelt werden, ausgefochten, ausgetragen werden, gewürfelt wird, ausgewürfelt wird, wird gewürfelt, werden gewürfelt,
      wird ausgewürfelt, werden ausgewürfelt,
      soll gewürfelt werden, sollen gewürfelt werden, würfle, würfel, würfeln, auswürfeln, ausgewürfelt, gewürfelt
      werden, austragen, ausfechten, kämpfe, kämpfen, kampf, kämpfe austragen, durchwürfeln, losWürfeln, gefechte,
      schlachten, auskämpfen, ausgekämpft, gekämpft, wirf, werfen, würfel an, feuer frei, lass rollen, lass die
      würfel rollen, lasst die würfel rollen, lass die würfel entscheiden, lasst die würfel entscheiden,
      lass die würfel sprechen, lasst die würfel sprechen, lass die würfel fallen, lasst die würfel fallen,
      lassen wir die würfel entscheiden, lassen wir die würfel sprechen, die würfel sollen entscheiden,
      sollen die würfel entscheiden, mögen die würfel entscheiden, mögen die würfel fallen, die würfel sollen fallen,
      die würfel mögen fallen, her mit den würfeln, ran an die würfel, würfelzeit, zeit zum würfeln, zeit zu würfeln,
      bereit zum würfeln`,
    nl: `mag uitgerold worden, mogen uitgerold worden, uitgerold worden, uitrollen maar, doorvechten, vecht door,
      doorgooien, gooi door, mag gegooid worden, mogen gegooid worden, mag worden gegooid, mogen worden gegooid,
      kan gegooid worden,
      kunnen gegooid worden, mag gedobbeld worden, mogen gedobbeld worden, kan gedobbeld worden, kan worden gegooid,
      mag er gegooid worden, mag uitgevochten worden, mogen uitgevochten worden, uitgevochten, gegooid wordt, wordt gegooid, worden gegooid, gegooid worden, wordt gedobbeld,
      worden gedobbeld, gooi, gooien,
      gooi maar, dobbel, dobbelen, dobbel maar, rol, rollen, vecht, vechten, uitvechten, gevecht, gevechten,
      uitdobbelen, uitgooien, uitrollen, uitwerpen, werpen, werp, afhandelen, smijten, smijten maar, smijt, teerlingen, teerling, kegelen, laat
      rollen, laat ze rollen, laat de dobbelstenen rollen, laat de dobbelstenen maar rollen,
      laat de dobbelstenen beslissen, laat de dobbelstenen maar beslissen, laat de dobbelstenen spreken,
      laat de dobbelstenen vallen, de dobbelstenen mogen beslissen, de dobbelstenen mogen rollen,
      kom maar op met de dobbelstenen, kom op met de dobbelstenen, tijd om te gooien, tijd om te dobbelen,
      tijd voor de dobbelstenen, klaar om te gooien`,
  },
  /** The same as a noun, which may also be spoken about. */
  dice: {
    en: 'server, dice server, the server, dice, die rolls, the dice, rolls, dice rolls',
    de: 'würfelserver, server, würfel, würfe',
    nl: 'dobbelserver, server, dobbelstenen, worpen, dobbelsteen',
  },
  'end-turn': {
    en: `that does it, that does it for me, that will be all, end of this turn, end of our turn, that's it, that's my turn, that's me done, turn over, end turn, end of turn, done, i am done, i'm done, turn
      done, turn finished, turn complete, turn completed, turn ended, end, the end, turn ends, turn closed, turn is over, turn is
      done, turn is complete, my turn is done, my turn is finished, my turn is complete, that completes my turn,
      this ends my turn, this concludes my turn, that concludes my turn, that concludes the turn, so ends my turn, finished, that ends my turn, that ends the turn, that ends our
      turn, that ends, that concludes, that was my turn, that was it, that is all, that's all, that's all folks,
      that was all, over to you, you're up, you are up, is up, your go, your turn, that's me, that is me done,
      that's all from me, all done, next please, end of my turn, my turn is over, collect income, income collected`,
    de: `ende meines zuges, ende meines zugs, ende meiner runde, ende der runde, mein zug endet, damit endet mein zug, schluss, und schluss, zugende, ende, zug beendet, zug zu ende, zug abgeschlossen, zug vorbei, zug ist vorbei, zug ist beendet, zug
      ist fertig, zug ist zu ende, mein zug ist fertig, mein zug ist zu ende, mein zug ist beendet, mein zug ist
      vorbei, runde fertig, runde vorbei, runde abgeschlossen, fertig, runde beendet, das wars, das war's, das war
      alles, das ist alles, das war mein zug, das war meine runde, ende des zuges, zug fertig, damit bin ich durch,
      damit bin ich fertig, damit ist mein zug fertig, damit ist mein zug zu ende, ich bin fertig, bin fertig,
      bin durch, ich bin durch, der nächste bitte, du bist dran, bist dran, ihr seid dran, ist dran, mehr hab ich
      nicht, mehr habe ich nicht, zug aus, das war's von mir, das wars von mir, feierabend, einkommen einnehmen,
      einkommen kassieren`,
    nl: `einde van mijn beurt, einde van deze beurt, einde van onze beurt, mijn beurt eindigt, hiermee eindigt mijn beurt, slot, ik ben klaar, ben klaar, hiermee ben ik klaar, daarmee ben ik klaar, daarmee is mijn beurt klaar,
      einde beurt, einde, klaar, beurt klaar, beurt voorbij, beurt gedaan, beurt af, beurt afgelopen, beurt rond,
      beurt afgerond, beurt afgesloten, beurt beëindigd, beurt compleet, beurt gespeeld, beurt ten einde, mijn beurt
      is gedaan, mijn beurt is klaar, mijn beurt is voorbij, mijn beurt is af, mijn beurt is ten einde, beurt is
      klaar, beurt is gedaan, beurt is voorbij, beurt is om, beurt om, dat was het, dat was 't, einde van de beurt,
      beurt zit erop, zit erop, beurt over, ik ben er doorheen, mijn beurt zit erop, de volgende, jij bent, jullie
      zijn, is aan de beurt, gedaan, dat was mijn beurt, dat was 'm, dat is 'm, dit was het, dit was 'm, dat was
      alles, dit was mijn beurt, tot zover, meer heb ik niet, inkomen innen, inkomsten innen`,
  },
} as const satisfies Phrases;
