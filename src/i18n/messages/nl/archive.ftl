### De woorden van de lijst van spellen met haar filters, van de statistiek over alle spellen en van de balans van een speler.

site-statistics = Statistiek

## De lijst van spellen

filter-title = Toon alleen
filter-any = alle
filter-state = Stand
filter-state-under-way = loopt
filter-state-over = afgelopen
filter-state-repair = moet hersteld worden
filter-ruleset = Regelset
filter-player = Speler
filter-result = Uitslag
filter-result-won = gewonnen: { $side }
filter-result-drawn = remise
filter-length = Lengte
filter-length-short = tot en met 5 rondes
filter-length-middle = 6 tot en met 10 rondes
filter-length-long = meer dan 10 rondes
filter-dice = Dobbelstenen
filter-dice-local = op goed vertrouwen
filter-dice-recorded = opgeschreven
filter-dice-reveal = geheim van de tegenstander
filter-dice-drand = openbare toevalsbron
filter-kind = Aanleiding
filter-kind-play = per mail gespeeld
filter-kind-demonstration = demonstratie
filter-reset = Toon alles
filter-shown = Getoonde spellen:
filter-none = 0. Geen spel past bij deze keuze.

## Statistiek

stat-lead = Wat de spellen van dit archief samen opleveren. Aantallen staan er zoals ze zijn. Een percentage staat er pas vanaf tien gevallen, met het bereik waarin het ware aandeel 95 van de 100 keer ligt.
stat-play = Per mail gespeelde spellen
stat-play-none = In dit archief is nog geen spel per mail gespeeld.
stat-demonstration = Demonstratiespellen
stat-demonstration-why = Ze laten zien wat Fieldpost kan en zeggen niets over hoe mensen spelen; daarom tellen ze apart.
stat-count =
    { $games } { $games ->
        [one] spel
       *[other] spellen
    }, waarvan { $over } afgelopen; { $turns } { $turns ->
        [one] beurt
       *[other] beurten
    }.
stat-results = Uitslagen
stat-results-none = Er is nog geen spel afgelopen.
stat-outcome = Afloop
stat-games = Spellen
stat-share = Aandeel
stat-drawn = remise
stat-all = afgelopen
stat-share-of = { $share }% ({ $from } tot { $to }%)
stat-too-few =
    { $games } { $games ->
        [one] spel is
       *[other] spellen zijn
    } te weinig voor percentages.
stat-bids = Uitslagen naar bod
stat-bid = Bod
stat-bid-none = geen
stat-bid-range = { $side }, { $from } tot en met { $to } IPC
stat-bid-from = { $side }, { $from } IPC of meer
stat-length = Lengte
stat-length-one = Het enige afgelopen spel eindigde in ronde { $rounds }.
stat-length-few = De { $games } afgelopen spellen eindigden in de rondes { $rounds }.
stat-length-says = { $games } afgelopen spellen eindigden tussen ronde { $from } en ronde { $to }, de helft uiterlijk in ronde { $middle }.
stat-length-chart = Afgelopen spellen naar de ronde waarin ze eindigden
stat-length-unit = spellen, naar laatste ronde
stat-pace =
    De helft van { $turns } { $turns ->
        [one] beurt
       *[other] beurten
    } duurde hooguit { $days } { $days ->
        [1] dag
       *[other] dagen
    }.
stat-dice = Dobbelstenen
stat-dice-none = Er is nog geen dobbelsteen gevallen.
stat-dice-few =
    { $dice } { $dice ->
        [one] dobbelsteen
       *[other] dobbelstenen
    }: te weinig voor een grafiek.
stat-clauses = Bepalingen die het vaakst voorkwamen
stat-clauses-says = In hoeveel beurten een bepaling de doorslag gaf; de eerste { $shown } van { $all }.
stat-clause = Bepaling
stat-turns = Beurten
stat-spaces = Waar het meest om gevochten werd
stat-spaces-says = Gevechten en bombardementen, en hoe vaak de eigenaar wisselde; de eerste { $shown } van { $all } vakken.
stat-space = Vak
stat-battles = Gevechten
stat-captures = Wissels
stat-json = deze statistiek (JSON)
stat-figures = Cijfers van alle spellen als Parquet-bestanden
stat-figures-guide = Wat ze betekenen

## Wat spellen zeggen zodra het er genoeg zijn

played-count = { $system } { $games }
openings-title = Openingen
openings-says = Wat er in de eerste beurten werd gekocht en waar werd aangevallen, in volgorde van de beurten, en hoe die spellen afliepen. Wat in minder dan { $fewest } spellen werd gekozen, bij veel spellen in minder dan één op de { $part }, staat samen onder ‘iets anders’.
openings-none = Er is nog niets in { $fewest } spellen gelijk gekozen.
openings-few = Openingen staan hier zodra er { $needed } spellen van een regelset tot een einde zijn gespeeld. Tot nu toe: { $there }.
openings-powers = Elke mogendheid apart, wat er ook voor haar beurt gebeurde
openings-json = de openingen (JSON)
opening-bid = Bod: { $bid }
opening-bought = { POWER($power) }: { FORCE($units) } gekocht
opening-bought-nothing = { POWER($power) }: niets gekocht
opening-attacked = { POWER($power) }: aanval op { SPACES($spaces, as: "the") }
opening-attacked-nobody = { POWER($power) }: geen aanval
opening-others = Iets anders
opening-results =
    { $games } { $games ->
        [one] spel
       *[other] spellen
    }: { $won }
opening-won = { $side } { $games }
opening-drawn = remise { $games }
opening-share = { $side } { $share }
leads-title = Wie voorstond, en wie won
leads-few = Overwinningen naar voorsprong staan hier zodra er na dezelfde ronde { $needed } spellen van een regelset verdergingen die iemand won. Gewonnen tot nu toe: { $there }.
leads-chart = { $side }: gewonnen spellen, naar de voorsprong na elke ronde
leads-says = Per ronde de spellen die daarna verdergingen en die iemand won, naar de voorsprong van één bondgenootschap op dat moment: wat zijn eenheden volgens de gedrukte prijzen kosten, zijn geld en de waarde van zijn land, min hetzelfde bij het andere. De spellen van een ronde zijn naar voorsprong verdeeld in groepen van ongeveer gelijke grootte. Een punt is het aandeel overwinningen van een groep, de lijn omhoog en omlaag het bereik waarin het ware aandeel 95 van de 100 keer ligt, de balk dwars erop laat zien welke voorsprongen zijn samengenomen.
leads-drawn = Getekend zijn de eerste { $rounds } ronden; de tabel heeft ze allemaal.
leads-reading = { $side } na ronde { $round }: bij een voorsprong van ongeveer { $lead } IPC werd { $share } van de spellen gewonnen, bij ongeveer { $behind } IPC { $less }.
leads-after = Na ronde { $round }
leads-games =
    { $games } { $games ->
        [one] spel
       *[other] spellen
    }
leads-share = { $side }: aandeel gewonnen spellen
leads-lead = { $side }: voorsprong in IPC
leads-won = { $side }: gewonnen
leads-between = { $from } tot { $to }
leads-percent = { $share }%
leads-round = Na ronde

## Balans van een speler

player-record = Balans
player-game = Spel
player-powers = Mogendheden
player-result = Uitslag
player-rounds = Rondes
player-result-won = gewonnen
player-result-lost = verloren
player-result-drawn = remise
player-result-under-way = loopt
player-result-left = gestopt
player-result-unknown = onbekend
player-count = Afgelopen spellen: { $won } gewonnen, { $lost } verloren, { $drawn } remise.
player-share = Aandeel gewonnen: { $share }.
player-luck =
    Dobbelstenen: { $hits } { $hits ->
        [one] treffer
       *[other] treffers
    }, waar er { $expected } te verwachten waren ({ $difference }; tot { $usual } meer of minder is gewoon), een verschil van { $ipc } IPC.
player-luck-apart = Mogendheden die tijdens een spel van speler wisselden, tellen daarbij niet mee.
player-pace =
    Tempo: de helft van { $turns } { $turns ->
        [one] beurt
       *[other] beurten
    } duurde hooguit { $days } { $days ->
        [1] dag
       *[other] dagen
    }.

## Feeds

feed-json = Feed (JSON)
calendar-link = Termijnen als agenda om op te abonneren (.ics)
calendar-name = { $of }: termijnen

## Alle spelers

players-title = Spelers
players-lead = Iedereen die hier speelt of gespeeld heeft: op wie een spel wacht en hoe de andere afliepen.
players-none = Hier heeft nog niemand gespeeld.
players-column-player = Speler
players-column-due = Spellen die wachten
players-column-running = Bezig
players-column-games = Spellen
players-column-won = Gewonnen
players-column-lost = Verloren
players-column-drawn = Remise

## De ranglijst

ranking-title = Ranglijst
ranking-says = Hoe sterk spelers zich hebben getoond in spellen die mensen tot een einde hebben gespeeld. Iedereen begint met { $start } punten; in negentien van de twintig gevallen ligt de ware sterkte binnen de marge. Wie de hogere ondergrens heeft, staat hoger: één gelukkige overwinning maakt nog geen kampioen.
ranking-games =
    { $games } { $games ->
        [one] spel telt
       *[other] spellen tellen
    } mee.
ranking-none = Niemand heeft er nog { $fewest } gespeeld, dus niemand heeft een plaats.
ranking-points = Punten
ranking-range = Marge
ranking-between = { $from } tot { $to }
ranking-few =
    { $players } { $players ->
        [one] speler heeft
       *[other] spelers hebben
    } minder dan { $fewest } spellen en nog geen plaats.
ranking-json = de ranglijst en de spellen waaruit zij volgt (JSON)
ranking-how = Hoe er gerekend wordt

## Wat op de lezer wacht

home-awaited = Op wie wordt gewacht
home-players = Alle spelers
own-who = Jouw naam:
own-nobody = kiezen …
own-kept = Blijft alleen in deze browser.
own-none = Er wordt niet op jou gewacht.
own-one = Er wacht één ding op jou.
own-more = Er wachten { $n } dingen op jou.
own-due =
    { $kind ->
        [orders] Jij bent aan de beurt
        [dice] Jouw worpen
        [consent] Jouw instemming
        [bid] Jouw bod
       *[decision] Jouw beslissing
    }
