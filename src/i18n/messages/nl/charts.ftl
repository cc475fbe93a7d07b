### De woorden van tijdlijn en grafieken van een spel, wat elke grafiek in één zin zegt, en haar gegevens.


## Tijdlijn

timeline-key-battles = gevechten en bombardementen
timeline-key-captured = gebieden die van eigenaar wisselden
timeline-key-capital = een hoofdstad wisselde van eigenaar
timeline-battles =
    { $battles } { $battles ->
        [one] gevecht of bombardement
       *[other] gevechten en bombardementen
    }
timeline-captured =
    { $territories } { $territories ->
        [one] gebied wisselde
       *[other] gebieden wisselden
    } van eigenaar
timeline-capital = hoofdstad: { $capitals }
timeline-quiet = geen gevechten
timeline-headlines = Het spel in koppen
timeline-move = Beurt voor beurt door het spel
timeline-play = Afspelen
timeline-pause = Stoppen
timeline-failed = De kaart van deze beurt kon niet worden geladen; te zien zijn de eigenaars zonder eenheden.

## Delen van de pagina

charts-dice = Dobbelstenen en geluk
charts-pace = Tempo

## Grafieken van een spel

chart-land = Landwaarde per mogendheid
chart-beats = Dikke lijnen lopen van het einde van een ronde naar dat van de volgende, dunne van beurt naar beurt.
chart-land-says = Waarde van het land van elke mogendheid aan het einde van elke beurt, in IPC.
chart-cash = Te besteden geld per mogendheid
chart-cash-says = Geld in elke kas aan het einde van elke beurt, in IPC.
chart-purse-land = Landwaarde per kas
chart-purse-land-says = Waarde van het land dat in elke kas betaalt van een mogendheid met meer kassen, aan het einde van elke beurt, in IPC.
chart-purse-cash = Te besteden geld per kas
chart-purse-cash-says = Geld in elke kas van een mogendheid met meer kassen, aan het einde van elke beurt, in IPC.
chart-convoys = Verloren konvooigeld
chart-convoys-says = Wat de konvooien van een mogendheid en het land achter hun routes elke ronde zouden betalen en niet betalen, omdat vijanden ze bezitten; aan het einde van elke beurt, in IPC.
chart-points = Overwinningspunten
chart-points-says = Overwinningspunten aan het einde van elke beurt, en hoeveel er winnen.
chart-count-points = punten
chart-sides = Landwaarde van de bondgenootschappen
chart-sides-says = Landwaarde van alle mogendheden van een bondgenootschap aan het einde van elke beurt, in IPC.
chart-sides-rule = Winst bij { $value }: { $side }
chart-value = Waarde van de eenheden per mogendheid
chart-value-says = Wat de eenheden van elke mogendheid op het bord volgens de gedrukte prijzen kosten, in IPC, aan het einde van elke beurt; industriële complexen tellen niet mee.
chart-territories = Gebieden per mogendheid
chart-territories-says = Hoeveel gebieden elke mogendheid aan het einde van elke beurt beheerste.
chart-units = Eenheden naar soort
chart-units-says = Eenheden van elke mogendheid op het bord na de laatste getoonde beurt en bij de opening.
chart-faces = Ogen van de dobbelstenen
chart-faces-says = Hoe vaak elk aantal ogen viel, bij elke zeszijdige dobbelsteen in het logboek die meetelt, waarvoor hij ook gegooid werd.
chart-hits = Treffers en verwachting
chart-hits-says = Treffers van de dobbelstenen van elke mogendheid op eenheden, en hoeveel dezelfde dobbelstenen er gemiddeld opleveren. Tussen haakjes het verschil.
chart-luck = Geluk per mogendheid
chart-luck-says = Treffers boven of onder het gemiddelde, opgeteld over het spel, in IPC. Een treffer telt voor de gemiddelde prijs van de eenheden die hij bij het begin van het gevecht had kunnen raken.
chart-pace = Dagen per beurt
chart-pace-says = Dagen van het einde van de beurt ervoor tot het einde van de beurt, per mogendheid en ronde.

## Assen, legenda’s en tabellen

chart-ipc = IPC
chart-rounds = ronde
chart-count-territories = gebieden
chart-count-units = eenheden
chart-count-dice = dobbelstenen
chart-count-hits = treffers
chart-count-days = dagen
chart-at-opening = bij de opening
chart-expected = te verwachten
chart-numbers = De cijfers als tabel
chart-numbers-of = { $title }: de cijfers
chart-after = Na
chart-opening = de opening
chart-data = Gegevens
chart-source = berekend uit het logboek
chart-power = Mogendheid
chart-type = Soort
chart-all = Alle
chart-fired = Worpen in gevecht
chart-hits-word = Treffers
chart-difference = Verschil
chart-usual = Gewoon tot
chart-luck-ipc = Geluk, IPC

## Wat een grafiek in één zin zegt; namen staan in lijsten, `+12` en `−9` zijn verschillen

reading-most = Voorop: { $names } met { $value }
reading-gain = grootste winst sinds de opening: { $names } ({ $value })
reading-loss = grootste verlies: { $names } ({ $value })
reading-unchanged = sinds de opening is er niets veranderd
reading-units =
    { $units } { $units ->
        [one] eenheid
       *[other] eenheden
    } op het bord, bij de opening { $before }; het talrijkst: { $type } ({ $most }).
reading-faces =
    { $dice } { $dice ->
        [one] dobbelsteen
       *[other] dobbelstenen
    }; het vaakst de { $face }, { $count } keer waar er { $expected } te verwachten waren
reading-faces-few = te weinig dobbelstenen om er iets uit af te leiden
reading-faces-usual = zo ongelijk vallen eerlijke dobbelstenen vaak
reading-faces-unusual = zo ongelijk vallen eerlijke dobbelstenen minder dan één op de twintig keer
reading-hits =
    { $hits } { $hits ->
        [one] treffer
       *[other] treffers
    } in totaal, waar er { $expected } te verwachten waren; tot { $usual } meer of minder is gewoon.
reading-luck = Meeste geluk: { $lucky } ({ $gain } IPC); meeste pech: { $unlucky } ({ $loss } IPC).
reading-luck-one = Dobbelstenen van { $name }: { $value } IPC; verder gooide niemand op eenheden.
reading-pace-few =
    De langste beurt tot nu toe ({ $turn }) duurde { $days } { $days ->
        [one] dag
       *[other] dagen
    }.
reading-pace =
    De helft van de beurten duurde hooguit { $median } { $median ->
        [one] dag
       *[other] dagen
    }; de langste ({ $turn }) duurde er { $longest }.

## Het spel als verhaal

game-story = Hoe het spel verliep
chart-lead = Wie de overhand had
chart-lead-says = Wat de eenheden van een bondgenootschap volgens de gedrukte prijzen kosten, zijn geld en wat zijn land in een ronde betaalt, min hetzelfde bij het andere; aan het einde van elke beurt, in IPC. Inkomsten tellen voor een groter deel mee naarmate ze dichterbij komen, beurt na beurt. Waar de eenheden staan, weegt niet mee.
lead-unit = IPC voorsprong
lead-side = { $side } aan kop
lead-by = { $side } +{ $value }
lead-even = gelijk
reading-lead = { $side } aan kop met { $value } IPC
reading-lead-even = Niemand staat aan kop
reading-lead-changes =
    { $changes ->
        [0] de leiding wisselde nooit
        [one] de leiding wisselde één keer: { $turn }
       *[other] de leiding wisselde { $changes } keer, het laatst { $turn }
    }
turning-points = Keerpunten
feat-luckiest = Gevecht met het meeste geluk
feat-luckiest-says = { $turn }; door de dobbelstenen begunstigd: { $powers } (+{ $value } IPC tegenover het gemiddelde).
feat-siege = Langste belegering
feat-siege-says =
    { $attacks } { $attacks ->
        [one] aanval
       *[other] aanvallen
    } afgeslagen, { $rounds ->
        [one] allemaal in ronde { $to }
       *[other] van ronde { $from } tot ronde { $to }
    }; { $end ->
        [fell] toen viel het.
       *[held] het viel niet.
    }
heat-title = Waar gevochten werd
heat-says = Hoe roder een veld, hoe meer er verloren ging. Het meest:
heat-space =
    { $battles } { $battles ->
        [one] gevecht
       *[other] gevechten
    }, { $lost } IPC vernietigd

## De bestanden naast de pagina

data-series-csv = de cijfers van de grafieken (CSV)
data-series-json = de cijfers van de grafieken (JSON)
data-timeline = wie wat bezat na elke beurt (JSON)
data-columns = Wat de kolommen van het CSV-bestand betekenen
data-column = Kolom
data-meaning = Betekenis
data-rows = Een rij voor elke mogendheid: bij de opening, daarna aan het einde van elke beurt.
data-turn = beurt aan het einde waarvan dit gold, zoals in haar adres; leeg bij de opening
data-round = haar ronde, vanaf 1
data-mover = de mogendheid die aan de beurt was
data-power = de mogendheid waar de rij over gaat
data-land-ipc = waarde van haar land
data-cash-ipc = geld in haar kas
data-units-ipc = gedrukte prijs van haar eenheden, zonder industriële complexen
data-territories = gebieden die zij beheerste
data-unit = aantal op het bord: { $type }
data-dice = zeszijdige dobbelstenen die zij tot dan had gegooid, waarvoor ook
data-face = hoe vaak daarbij de { $face } was gevallen
data-hits = treffers op eenheden tot dan
data-hits-expected = treffers die dezelfde dobbelstenen gemiddeld opleveren
data-hits-variance = kwadraat van de gewone afstand tot dat gemiddelde
data-luck-ipc = geluk tot dan, in IPC
data-days = dagen die de beurt duurde; alleen in de rij van de mogendheid die aan de beurt was
