### Die Wörter der Liste der Partien mit ihren Filtern, der Statistik über alle Partien und der Bilanz eines Spielers.

site-statistics = Statistik

## Die Liste der Partien

filter-title = Nur zeigen
filter-any = alle
filter-state = Stand
filter-state-under-way = läuft
filter-state-over = beendet
filter-state-repair = muss repariert werden
filter-ruleset = Regeln
filter-player = Spieler
filter-result = Ergebnis
filter-result-won = Sieg: { $side }
filter-result-drawn = remis
filter-length = Länge
filter-length-short = bis 5 Runden
filter-length-middle = 6 bis 10 Runden
filter-length-long = mehr als 10 Runden
filter-dice = Würfel
filter-dice-local = auf Treu und Glauben
filter-dice-recorded = aufgeschrieben
filter-dice-reveal = Geheimnis des Gegners
filter-dice-drand = öffentliche Zufallsquelle
filter-kind = Anlass
filter-kind-play = per Mail gespielt
filter-kind-demonstration = Demonstration
filter-reset = Alle zeigen
filter-shown = Gezeigte Partien:
filter-none = 0. Keine Partie passt zu dieser Auswahl.

## Statistik

stat-lead = Was die Partien dieses Archivs zusammen ergeben. Anzahlen stehen da, wie sie sind. Einen Anteil in Prozent gibt es erst ab zehn Fällen, mit dem Bereich, in dem der wahre Anteil in 95 von 100 Fällen liegt.
stat-play = Per Mail gespielte Partien
stat-play-none = In diesem Archiv ist noch keine Partie per Mail gespielt worden.
stat-demonstration = Demonstrationspartien
stat-demonstration-why = Sie zeigen, was Fieldpost kann, und sagen nichts darüber, wie Menschen spielen; deshalb zählen sie getrennt.
stat-count =
    { $games } { $games ->
        [one] Partie
       *[other] Partien
    }, davon { $over } beendet; { $turns } { $turns ->
        [one] Zug
       *[other] Züge
    }.
stat-results = Ergebnisse
stat-results-none = Noch keine Partie ist zu Ende gespielt.
stat-outcome = Ausgang
stat-games = Partien
stat-share = Anteil
stat-drawn = remis
stat-all = beendet
stat-share-of = { $share } % ({ $from } bis { $to } %)
stat-too-few =
    { $games } { $games ->
        [one] Partie ist
       *[other] Partien sind
    } zu { $games ->
        [1] wenig
       *[other] wenige
    } für Prozente.
stat-bids = Ergebnisse nach Gebot
stat-bid = Gebot
stat-bid-none = keines
stat-bid-range = { $side }, { $from } bis { $to } IPC
stat-bid-from = { $side }, ab { $from } IPC
stat-length = Länge
stat-length-one = Die einzige beendete Partie endete in Runde { $rounds }.
stat-length-few = Die { $games } beendeten Partien endeten in den Runden { $rounds }.
stat-length-says = { $games } beendete Partien endeten zwischen Runde { $from } und Runde { $to }, die Hälfte davon spätestens in Runde { $middle }.
stat-length-chart = Beendete Partien nach der Runde, in der sie endeten
stat-length-unit = Partien, nach letzter Runde
stat-pace =
    Die Hälfte von { $turns } { $turns ->
        [one] Zug
       *[other] Zügen
    } dauerte höchstens { $days } { $days ->
        [1] Tag
       *[other] Tage
    }.
stat-dice = Würfel
stat-dice-none = Noch ist kein Würfel gefallen.
stat-dice-few = { $dice } Würfel: zu wenige für ein Diagramm.
stat-clauses = Bestimmungen, die am häufigsten vorkamen
stat-clauses-says = In wie vielen Zügen eine Bestimmung den Ausschlag gab; die ersten { $shown } von { $all }.
stat-clause = Bestimmung
stat-turns = Züge
stat-spaces = Am heftigsten umkämpft
stat-spaces-says = Schlachten und Bombenangriffe, und wie oft der Besitzer wechselte; die ersten { $shown } von { $all } Feldern.
stat-space = Feld
stat-battles = Schlachten
stat-captures = Wechsel
stat-json = diese Statistik (JSON)
stat-figures = Zahlen aller Partien als Parquet-Dateien
stat-figures-guide = Was sie bedeuten

## Was Partien sagen, sobald es genug sind

played-count = { $system } { $games }
openings-title = Eröffnungen
openings-says = Was in den ersten Zügen gekauft und wo angegriffen wurde, in der Reihenfolge der Züge, und wie diese Partien endeten. Was in weniger als { $fewest } Partien gewählt wurde, bei vielen in weniger als einer von { $part }, steht gemeinsam unter »Anderes«.
openings-none = Noch ist nichts in { $fewest } Partien gleich gewählt worden.
openings-few = Eröffnungen stehen hier, sobald { $needed } Partien eines Regelwerks zu Ende gespielt sind. Bisher: { $there }.
openings-powers = Jede Macht für sich, was immer vor ihrem Zug geschah
openings-json = die Eröffnungen (JSON)
opening-bid = Gebot: { $bid }
opening-bought = { POWER($power) }: { FORCE($units) } gekauft
opening-bought-nothing = { POWER($power) }: nichts gekauft
opening-attacked = { POWER($power) }: Angriff auf { SPACES($spaces, as: "acc") }
opening-attacked-nobody = { POWER($power) }: kein Angriff
opening-others = Anderes
opening-results =
    { $games } { $games ->
        [one] Partie
       *[other] Partien
    }: { $won }
opening-won = { $side } { $games }
opening-drawn = remis { $games }
opening-share = { $side } { $share }
leads-title = Wer vorn lag, und wer gewann
leads-few = Siege nach Vorsprung stehen hier, sobald nach derselben Runde { $needed } Partien eines Regelwerks weitergingen, die jemand gewann. Bisher gewonnen: { $there }.
leads-chart = { $side }: gewonnene Partien nach dem Vorsprung am Ende jeder Runde
leads-says = Für jede Runde die Partien, die danach weitergingen und die jemand gewann, nach dem Vorsprung eines Bündnisses in diesem Augenblick: was seine Einheiten nach den aufgedruckten Preisen kosten, sein Geld und der Wert seines Landes, abzüglich desselben beim anderen. Die Partien einer Runde sind nach Vorsprung in etwa gleich große Gruppen geteilt. Ein Punkt ist der Anteil der Siege einer Gruppe, die Senkrechte der Bereich, in dem der wahre Anteil in 95 von 100 Fällen liegt, der Balken quer dazu zeigt, welche Vorsprünge zusammengefasst sind.
leads-drawn = Gezeichnet sind die ersten { $rounds } Runden; alle stehen in der Tabelle.
leads-reading = { $side } nach Runde { $round }: Bei einem Vorsprung von etwa { $lead } IPC wurden { $share } der Partien gewonnen, bei etwa { $behind } IPC { $less }.
leads-after = Nach Runde { $round }
leads-games =
    { $games } { $games ->
        [one] Partie
       *[other] Partien
    }
leads-share = { $side }: Anteil gewonnener Partien
leads-lead = { $side }: Vorsprung in IPC
leads-won = { $side }: gewonnen
leads-between = { $from } bis { $to }
leads-percent = { $share } %
leads-round = Nach Runde

## Bilanz eines Spielers

player-record = Bilanz
player-game = Partie
player-powers = Mächte
player-result = Ergebnis
player-rounds = Runden
player-result-won = gewonnen
player-result-lost = verloren
player-result-drawn = remis
player-result-under-way = läuft
player-result-left = ausgestiegen
player-result-unknown = unbekannt
player-count = Beendete Partien: { $won } gewonnen, { $lost } verloren, { $drawn } remis.
player-share = Anteil gewonnener: { $share }.
player-luck = Würfel: { $hits } Treffer, zu erwarten waren { $expected } ({ $difference }; bis zu { $usual } mehr oder weniger sind üblich), ein Unterschied von { $ipc } IPC.
player-luck-apart = Mächte, die während einer Partie den Spieler wechselten, zählen dabei nicht.
player-pace =
    Tempo: Die Hälfte von { $turns } { $turns ->
        [one] Zug
       *[other] Zügen
    } dauerte höchstens { $days } { $days ->
        [1] Tag
       *[other] Tage
    }.

## Feeds

feed-json = Feed (JSON)
calendar-link = Fristen als Kalender zum Abonnieren (.ics)
calendar-name = { $of }: Fristen

## Alle Spieler

players-title = Spieler
players-lead = Alle, die hier spielen oder gespielt haben: auf wen eine Partie wartet und was aus den anderen wurde.
players-none = Hier hat noch niemand gespielt.
players-column-player = Spieler
players-column-due = Partien, die warten
players-column-running = Laufend
players-column-games = Partien
players-column-won = Gewonnen
players-column-lost = Verloren
players-column-drawn = Remis

## Die Rangliste

ranking-title = Rangliste
ranking-says = Wie stark sich Spieler in Partien gezeigt haben, die von Menschen zu Ende gespielt wurden. Jeder beginnt mit { $start } Punkten; in neunzehn von zwanzig Fällen liegt die wahre Stärke innerhalb der Spanne. Wessen Spanne weiter oben beginnt, der steht weiter oben: Ein glücklicher Sieg macht noch keinen Meister.
ranking-games =
    { $games } { $games ->
        [one] Partie zählt
       *[other] Partien zählen
    }.
ranking-none = Noch hat niemand { $fewest } davon gespielt, also hat niemand einen Rang.
ranking-points = Punkte
ranking-range = Spanne
ranking-between = { $from } bis { $to }
ranking-few =
    { $players } Spieler { $players ->
        [one] hat
       *[other] haben
    } weniger als { $fewest } Partien und noch keinen Rang.
ranking-json = die Rangliste und die Partien, aus denen sie folgt (JSON)
ranking-how = Wie gerechnet wird

## Was auf den Leser wartet

home-awaited = Auf wen gewartet wird
home-players = Alle Spieler
own-who = Dein Name:
own-nobody = wählen …
own-kept = Bleibt nur in diesem Browser.
own-none = Nichts wartet auf dich.
own-one = Eine Sache wartet auf dich.
own-more = { $n } Sachen warten auf dich.
own-due =
    { $kind ->
        [orders] Du bist am Zug
        [dice] Deine Würfel
        [consent] Deine Zustimmung
        [bid] Dein Gebot
       *[decision] Deine Entscheidung
    }
