### Die Wörter von Zeitleiste und Diagrammen einer Partie, was jedes Diagramm in einem Satz sagt, und seine Daten.


## Zeitleiste

timeline-key-battles = Schlachten und Bombenangriffe
timeline-key-captured = Gebiete, die den Besitzer wechselten
timeline-key-capital = eine Hauptstadt wechselte den Besitzer
timeline-battles =
    { $battles } { $battles ->
        [one] Schlacht oder Bombenangriff
       *[other] Schlachten und Bombenangriffe
    }
timeline-captured =
    { $territories } { $territories ->
        [one] Gebiet wechselte
       *[other] Gebiete wechselten
    } den Besitzer
timeline-capital = Hauptstadt: { $capitals }
timeline-quiet = keine Schlachten
timeline-headlines = Die Partie in Schlagzeilen
timeline-move = Zug um Zug durch die Partie
timeline-play = Abspielen
timeline-pause = Anhalten
timeline-failed = Die Karte dieses Zuges ließ sich nicht laden; zu sehen sind die Besitzer ohne Einheiten.

## Teile der Seite

charts-dice = Würfel und Glück
charts-pace = Tempo

## Diagramme einer Partie

chart-land = Landwert der Mächte
chart-beats = Dicke Linien führen vom Ende einer Runde zum Ende der nächsten, dünne von Zug zu Zug.
chart-land-says = Wert des Landes jeder Macht am Ende jedes Zuges, in IPC.
chart-cash = Verfügbares Geld der Mächte
chart-cash-says = Geld in jeder Kasse am Ende jedes Zuges, in IPC.
chart-purse-land = Landwert nach Kassen
chart-purse-land-says = Wert des Landes, das in jede Kasse einer Macht mit mehreren zahlt, am Ende jedes Zuges, in IPC.
chart-purse-cash = Verfügbares Geld nach Kassen
chart-purse-cash-says = Geld in jeder Kasse einer Macht mit mehreren, am Ende jedes Zuges, in IPC.
chart-convoys = Verlorenes Konvoigeld
chart-convoys-says = Was die Konvois einer Macht und das Land hinter ihren Routen in jeder Runde zahlen würden und nicht zahlen, weil Gegner sie halten; am Ende jedes Zuges, in IPC.
chart-points = Siegpunkte
chart-points-says = Siegpunkte am Ende jedes Zuges und wie viele zum Sieg reichen.
chart-count-points = Punkte
chart-sides = Landwert der Bündnisse
chart-sides-says = Landwert aller Mächte eines Bündnisses am Ende jedes Zuges, in IPC.
chart-sides-rule = Sieg bei { $value }: { $side }
chart-value = Wert der Einheiten
chart-value-says = Was die Einheiten jeder Macht auf dem Brett nach den aufgedruckten Preisen kosten, in IPC, am Ende jedes Zuges; ohne Fabriken.
chart-territories = Gebiete der Mächte
chart-territories-says = Wie viele Gebiete jede Macht am Ende jedes Zuges beherrschte.
chart-units = Einheiten nach Art
chart-units-says = Einheiten jeder Macht auf dem Brett nach dem letzten gezeigten Zug und bei der Eröffnung.
chart-faces = Augen der Würfel
chart-faces-says = Wie oft jede Augenzahl fiel, bei jedem sechsseitigen Würfel des Protokolls, der zählt, wofür er auch geworfen wurde.
chart-hits = Treffer und Erwartung
chart-hits-says = Treffer der Würfel jeder Macht gegen Einheiten, und wie viele dieselben Würfel im Mittel erzielen. In Klammern der Unterschied.
chart-luck = Glück der Mächte
chart-luck-says = Treffer über oder unter dem Mittel, über die Partie aufgerechnet, in IPC. Ein Treffer zählt den mittleren Preis der Einheiten, die er bei Beginn der Schlacht hätte treffen können.
chart-pace = Tage je Zug
chart-pace-says = Tage vom Ende des Zuges davor bis zum Ende des Zuges, nach Macht und Runde.

## Achsen, Legenden und Tabellen

chart-ipc = IPC
chart-rounds = Runde
chart-count-territories = Gebiete
chart-count-units = Einheiten
chart-count-dice = Würfel
chart-count-hits = Treffer
chart-count-days = Tage
chart-at-opening = bei der Eröffnung
chart-expected = zu erwarten
chart-numbers = Die Zahlen als Tabelle
chart-numbers-of = { $title }: die Zahlen
chart-after = Nach
chart-opening = der Eröffnung
chart-data = Daten
chart-source = aus dem Protokoll errechnet
chart-power = Macht
chart-type = Art
chart-all = Alle
chart-fired = Würfel im Kampf
chart-hits-word = Treffer
chart-difference = Unterschied
chart-usual = Üblich bis
chart-luck-ipc = Glück, IPC

## Was ein Diagramm in einem Satz sagt; Namen stehen in Listen, `+12` und `−9` sind Unterschiede

reading-most = Vorn: { $names } mit { $value }
reading-gain = größter Zuwachs seit der Eröffnung: { $names } ({ $value })
reading-loss = größter Verlust: { $names } ({ $value })
reading-unchanged = seit der Eröffnung hat sich nichts geändert
reading-units =
    { $units } { $units ->
        [one] Einheit
       *[other] Einheiten
    } auf dem Brett, bei der Eröffnung { $before }; am häufigsten: { $type } ({ $most }).
reading-faces = { $dice } Würfel; am häufigsten die { $face }, { $count }-mal, wo { $expected } zu erwarten waren
reading-faces-few = zu wenige Würfel, um daraus etwas zu schließen
reading-faces-usual = so ungleich fallen auch gute Würfel oft
reading-faces-unusual = so ungleich fallen gute Würfel seltener als einmal in zwanzig Fällen
reading-hits = { $hits } Treffer insgesamt, zu erwarten waren { $expected }; bis zu { $usual } mehr oder weniger sind üblich.
reading-luck = Die glücklichsten Würfel: { $lucky } ({ $gain } IPC); die unglücklichsten: { $unlucky } ({ $loss } IPC).
reading-luck-one = Würfel von { $name }: { $value } IPC; sonst hat niemand auf Einheiten gewürfelt.
reading-pace-few =
    Der bisher längste Zug ({ $turn }) dauerte { $days } { $days ->
        [one] Tag
       *[other] Tage
    }.
reading-pace =
    Die Hälfte der Züge dauerte höchstens { $median } { $median ->
        [one] Tag
       *[other] Tage
    }; der längste ({ $turn }) dauerte { $longest }.

## Die Partie als Geschichte

game-story = Wie die Partie verlief
chart-lead = Wer im Vorteil war
chart-lead-says = Was die Einheiten eines Bündnisses nach den aufgedruckten Preisen kosten, sein Geld und was sein Land in einer Runde zahlt, abzüglich desselben beim anderen; am Ende jedes Zuges, in IPC. Einkommen zählt mit jedem Zug, den es näher rückt, zu einem weiteren Teil. Wo die Einheiten stehen, wird nicht gewogen.
lead-unit = IPC Vorsprung
lead-side = { $side } im Vorteil
lead-by = { $side } +{ $value }
lead-even = gleich
reading-lead = { $side } um { $value } IPC im Vorteil
reading-lead-even = Niemand ist im Vorteil
reading-lead-changes =
    { $changes ->
        [0] die Führung wechselte nie
        [one] die Führung wechselte einmal: { $turn }
       *[other] die Führung wechselte { $changes }-mal, zuletzt { $turn }
    }
turning-points = Wendepunkte
feat-luckiest = Glücklichste Schlacht
feat-luckiest-says = { $turn }; von den Würfeln begünstigt: { $powers } (+{ $value } IPC gegenüber dem Mittel).
feat-siege = Längste Belagerung
feat-siege-says =
    { $attacks } { $attacks ->
        [one] Angriff
       *[other] Angriffe
    } abgewehrt, { $rounds ->
        [one] alle in Runde { $to }
       *[other] von Runde { $from } bis Runde { $to }
    }; { $end ->
        [fell] dann fiel es.
       *[held] gefallen ist es nicht.
    }
heat-title = Wo gekämpft wurde
heat-says = Je röter ein Feld, desto mehr ging dort verloren. Am meisten:
heat-space =
    { $battles } { $battles ->
        [one] Schlacht
       *[other] Schlachten
    }, { $lost } IPC vernichtet

## Die Dateien neben der Seite

data-series-csv = die Zahlen der Diagramme (CSV)
data-series-json = die Zahlen der Diagramme (JSON)
data-timeline = wem was nach jedem Zug gehörte (JSON)
data-columns = Was die Spalten der CSV-Datei bedeuten
data-column = Spalte
data-meaning = Bedeutung
data-rows = Eine Zeile für jede Macht: bei der Eröffnung, dann am Ende jedes Zuges.
data-turn = Zug, an dessen Ende das galt, wie in seiner Adresse; leer bei der Eröffnung
data-round = seine Runde, ab 1
data-mover = die Macht, die am Zug war
data-power = die Macht, von der die Zeile handelt
data-land-ipc = Wert ihres Landes
data-cash-ipc = Geld in ihrer Kasse
data-units-ipc = aufgedruckter Preis ihrer Einheiten, ohne Fabriken
data-territories = Gebiete, die sie beherrschte
data-unit = Anzahl auf dem Brett: { $type }
data-dice = sechsseitige Würfel, die sie bis dahin geworfen hatte, wofür auch immer
data-face = wie oft dabei die { $face } gefallen war
data-hits = Treffer gegen Einheiten bis dahin
data-hits-expected = Treffer, die dieselben Würfel im Mittel erzielen
data-hits-variance = Quadrat des üblichen Abstands von diesem Mittel
data-luck-ipc = Glück bis dahin, in IPC
data-days = Tage, die der Zug dauerte; nur in der Zeile der Macht, die zog
