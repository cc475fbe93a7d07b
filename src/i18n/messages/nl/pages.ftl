### De woorden van alle pagina’s behalve die van een beurt.


## Elke pagina

site-skip = Naar de inhoud
site-menu = Hoofdmenu
site-games = Spellen
site-rules = Spelregels
site-check = Beurt nakijken
site-guides = Handleidingen
site-languages = Deze pagina in andere talen
site-you-are-here = Je bent hier
site-home = Begin
site-trademark = Axis & Allies is een handelsmerk van de eigenaar ervan. Fieldpost heeft geen band met die eigenaar en is er niet door goedgekeurd; tekeningen en woorden zijn van onszelf.
site-own = Van onszelf
site-own-written-in = Deze pagina is in het { $language } geschreven.
site-made = Alles op deze pagina’s is berekend uit de logboeken van de spellen, en iedereen kan elke logregel nagaan.
site-untranslated = Deze pagina is nog niet vertaald. Je leest hem in het Engels.

## Begin

home-lead = Axis & Allies per post, zet voor zet
home-what-1 = Fieldpost houdt spellen Axis & Allies bij die mensen per e-mail tegen elkaar spelen: de Second Edition, met of zonder clubregels, Enhanced Realism, Europe (1999), Pacific (2001) en beide gekoppeld als één oorlog.
home-what-2 = Elke order, elke dobbelsteen en alles wat eruit voortkwam, is een regel in een logboek dat alleen maar groeit; elke logregel wordt opnieuw aan de spelregels gecontroleerd.
home-what-3 = Uit die logboeken ontstaan deze pagina’s: één voor elke beurt, met gevechten, worpen, geld en kaart.
home-waiting = Lopende spellen
home-waiting-none = Op dit moment wordt er geen spel gespeeld.
home-moved = Laatste zetten
home-finished = Uitgespeelde spellen
home-finished-none = Er is nog geen spel uitgespeeld.
home-broken = Spellen die hersteld moeten worden
home-start = Zelf een spel beginnen
home-start-text = Je hebt git en Node.js nodig. Open in een kopie van dit archief een spel, schrijf de eerste beurt zoals in een mail en stuur die in:
home-start-more = De handleidingen laten een hele eerste beurt zien, van de aankoop tot de pagina die hier verschijnt.
home-none = Dit archief bevat nog geen spellen.
home-all-games = Alle spellen

## Een spel in een lijst

game-demonstration = Demonstratiespel
game-demonstration-why = Gemaakt om te laten zien wat Fieldpost kan; niemand heeft het per mail gespeeld.
game-trial = Proef
game-round = Ronde { $round }
game-won-capitals = Gewonnen op hoofdsteden in ronde { $rounds }: { $side }.
game-won-economic = Gewonnen op landwaarde in ronde { $rounds }: { $side }.
game-won-resignation = Gewonnen door opgave in ronde { $rounds }: { $side }.
game-won-theatres = Gewonnen in ronde { $rounds } door de doelen op de strijdtonelen: { $side }.
game-won-points = Gewonnen op overwinningspunten in ronde { $rounds }: { $side }.
game-won-starved = Gewonnen in ronde { $rounds }, de tegenpartij int te weinig: { $side }.
game-won-elimination = Gewonnen in ronde { $rounds }, van de tegenpartij was niets meer over: { $side }.
game-versus = tegen

## Op wie gewacht wordt

due-title = Aan de beurt
due-over = Het spel is afgelopen
due-orders =
    { $phase ->
        [turn] de hele beurt
        [research] de aankopen
        [purchase] de aankopen
        [combat-move] de aanvalszetten
        [combat] de gevechten
        [noncombat-move] de zetten in de niet-aanvalsfase
        [place] het plaatsen van nieuwe eenheden
        [lend-lease] Lend-Lease
        [land-patrols] het landen van patrouilles
        [surface] bovenkomen en herstellen
       *[end] het einde van de beurt
    }
due-dice =
    { $dice ->
        [one] een worp met één dobbelsteen
       *[other] een worp met { $dice } dobbelstenen
    }
due-meanwhile = gevechten die intussen kunnen worden uitgevochten: { $battles }
due-defenders = verdedigers voor { THE($space) } voor { $ipc } IPC
due-casualties =
    { $hits } { $hits ->
        [one] verlies
       *[other] verliezen
    } kiezen, { $battle }
due-withdraw = onderzeeboten: onderduiken of blijven, { $battle }
due-intercept = gevechtsvliegtuigen tegen de bommenwerpers, { $battle }
due-cash-advance = het voorschot van { $ipc } IPC
due-tribute = wie { $ipc } IPC betaalt
due-fund = hoe { $ipc } IPC uit konvooien verdeeld worden
due-kamikaze = kamikazes (nog { $left })
due-recall = of eenheden naar huis komen
due-retreat = doorvechten of terugtrekken, { $battle }
due-bid-seal = een gesloten bod
due-bid = het verzegelde bod te openen
due-consent = instemming met het voorstel in logregel { $seq }

## De pagina van een spel

game-board = Het bord nu
game-board-final = Het bord aan het einde
game-charts = Geld en land
game-turns = Beurten
game-turn-current = bezig
game-players = Spelers
game-player = Speler
game-powers = Mogendheden
game-role = Rol
game-role-player = speler
game-role-steward = beheerder
game-role-referee = scheidsrechter
game-role-witness = getuige
game-role-bot = bot
game-options = Wat is afgesproken
game-ruleset = Regelset
game-dice = Dobbelstenen
game-dice-local = gegooid op de computer van de speler, uit een startwaarde in het logboek (op goed vertrouwen)
game-dice-recorded = elders gegooid en opgeschreven (op iemands woord)
game-dice-reveal = uit geheimen die de tegenstander bewaart (bewezen)
game-dice-drand = uit een openbare toevalsbron (bewezen)
game-proof = Controle
game-proof-sound =
    { $entries ->
        [1] De enige logregel is gecontroleerd: vorm, keten, spelregels en worpen.
       *[other] Alle { $entries } logregels zijn gecontroleerd: vorm, keten, spelregels en worpen.
    }
game-proof-differs =
    { $entries } { $entries ->
        [one] logregel zou
       *[other] logregels zouden
    } volgens de huidige spelregels anders uitvallen.
game-proof-broken = Het logboek is beschadigd.
game-proof-reported =
    { $entries } { $entries ->
        [one] logregel is
       *[other] logregels zijn
    } met de hand gemeld en { $entries ->
        [one] kan
       *[other] kunnen
    } niet gecontroleerd worden.
game-data = Logboek en gegevens
game-log = Het logboek, regel voor regel
game-log-raw = het logboek zelf (JSON-regels)
game-json = het spel in het kort (JSON)
game-started-from = Begonnen vanuit een afgesproken stelling: { $power }, ronde { $round }.
game-unknown-ruleset = Bord en beurten zijn daarom niet te zien. Het logboek staat hieronder.

## Een beschadigd spel

broken-title = Het logboek van dit spel is niet tot het einde te volgen
broken-shown = Wat vóór de breuk ligt, staat hier zoals het was.
broken-where = Waar
broken-line = { $file }, logregel { $line }
broken-file = { $file }
broken-what = Wat er mis is
broken-next = Wat te doen
broken-none = Geen enkele logregel van dit logboek was leesbaar.

## Logboek

log-title = Het logboek
log-lead =
    { $entries } { $entries ->
        [one] logregel
       *[other] logregels
    }, zoals toegevoegd. Er gaat nooit iets uit; wat ongeldig is verklaard, is doorgehaald.
log-events =
    { $events } { $events ->
        [one] gebeurtenis
       *[other] gebeurtenissen
    }
counted-dice =
    { $dice } { $dice ->
        [one] dobbelsteen
       *[other] dobbelstenen
    }
log-open-game = Het spel wordt geopend.
log-roll = Worpen
log-note = Opmerking
log-void =
    Verklaart { $count ->
        [one] logregel
       *[other] de logregels
    } { $entries } ongeldig
log-void-proposed =
    Stelt voor { $count ->
        [one] logregel
       *[other] de logregels
    } { $entries } ongeldig te verklaren
log-void-reason = Reden
log-rule = Spelregel
log-ruling =
    Uitspraak: { $count ->
        [one] logregel
       *[other] de logregels
    } { $entries } { $count ->
        [one] geldt
       *[other] gelden
    }
log-agree = Stemt in met het voorstel in logregel { $entry }
log-decline = Wijst het voorstel in logregel { $entry } af
log-receipt = Ontvangstbewijs voor logregel { $entry }
log-reported = Feiten gemeld zonder orders en worpen
log-struck = Ongeldig door logregel { $by }
log-struck-word = ongeldig:
log-verdict-proved = gecontroleerd
log-verdict-clerical = administratief
log-verdict-reported = gemeld, niet te controleren
log-verdict-differs = afwijkend
log-verdict-ruled = afwijkend; geldt door een uitspraak
log-verdict-wrong-dice = foute worpen
log-verdict-unknown-rules = volgens een regelset die hier onbekend is
log-torn =
    De laatste logregel is nooit afgemaakt ({ $bytes } { $bytes ->
        [one] byte
       *[other] bytes
    }). Hij telt niet mee; de volgende opdracht legt hem opzij.

## Spelregels

rules-title = Spelregels, punt voor punt
rules-lead = Eén antwoord per vraag, met de bron en de beurten waarin het een rol speelde.
rules-clauses =
    { $clauses } { $clauses ->
        [one] bepaling
       *[other] bepalingen
    }
rules-source = Bron
rules-applied = Speelde een rol in
rules-applied-none = Speelde in dit archief nog geen rol.
rules-more =
    en nog { $turns } { $turns ->
        [one] beurt
       *[other] beurten
    }
rules-link = Link naar bepaling { $id }
rules-on-page = Op deze pagina
rules-written = Dit zijn onze eigen woorden; waar ze van de bronnen afwijken, beslissen de bronnen.

## Handleidingen

guides-lead = Hoe je met Fieldpost per mail speelt en leest wat het schrijft.
guides-none = Dit archief bevat geen handleidingen.

## Niets gevonden

lost-title = Op dit adres staat geen pagina
lost-text = Adressen van spellen, beurten en spelregels veranderen nooit, dus misschien is er een letter weggevallen. Rondes staan er met twee cijfers, zoals r03-germany.
lost-home = Naar de spellen
lost-rules = Naar de spelregels
