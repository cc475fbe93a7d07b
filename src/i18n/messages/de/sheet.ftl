### Zeilen eines Zugblatts, die nicht verstanden wurden, und Bemerkungen zu denen, die verstanden wurden.


## Zeilen, die nicht verstanden wurden

way-of-moving =
    { $domain ->
        [land] Landweg
        [air] Luftweg
        [sea] Seeweg
       *[facility] Weg
    }
parts-of-sheet =
    { $what ->
        [spaces] Felder in einem Weg
        [moves] Bewegungen in einer Phase
        [battles] Schlachten in einem Befehl
        [placements] Aufstellungen in einem Zug
        [standing-orders] Dauerbefehle in einem Blatt
       *[units] Einheiten in einer Zeile
    }
problem-sheet-too-long = Das Blatt hat { $characters } Zeichen; gelesen werden höchstens { $limit }.
problem-line-too-long = Die Zeile hat { $characters } Zeichen; gelesen werden höchstens { $limit }.
problem-strange-character = In der Zeile steht das Zeichen U+{ $character }, das in keinem Befehl vorkommt.
problem-not-understood = »{ $text }« wurde nicht verstanden.
problem-left-over = Bis zu »{ $text }« wurde die Zeile verstanden; damit lässt sich nichts anfangen.
problem-bracket-open = Eine Klammer ist nicht geschlossen.
problem-unknown-space = Kein Feld heißt »{ $text }«.
problem-ambiguous-space = »{ $text }« kann mehr als ein Feld sein.
problem-zone-number = »{ $text }« ist eine Nummer; die Seezonen dieses Bretts haben Namen.
problem-unknown-unit = Keine Einheit heißt »{ $text }«.
problem-ambiguous-unit = »{ $text }« kann mehr als eine Einheit sein.
problem-power-apart = Was { THE(POWER($power)) } { AGREE(POWER($power), one: "tut", many: "tun") }, steht in einer eigenen Zeile, davor der Name der Macht und ein Doppelpunkt.
problem-unknown-power = Keine Macht heißt »{ $text }«.
problem-unknown-purse = Keine Kasse heißt »{ $text }«.
problem-purse-missing = Es fehlt, welche Kasse zahlt; es gibt { PURSES($purses) }. Sie wird vor den Einheiten genannt.
problem-units-missing = Es fehlt, welche Einheiten gemeint sind.
problem-space-missing = Ein Feld fehlt.
problem-target-missing = Das Ziel fehlt.
problem-number-missing = Eine Zahl fehlt.
problem-number-out-of-range = { $number } geht nicht: möglich ist { $least } bis { $most }.
problem-none-there =
    { IN($space) } hast du keine { $unit ->
        [none] Einheiten
       *[other] { UNITS($unit) }
    }.
problem-nothing-bought = »Alles« wäre alles, was gekauft wurde, und gekauft wurde nichts.
problem-all-of-what = »Alle« lässt sich hier nicht zählen: Bitte eine Zahl angeben.
problem-no-path = { FROM($from) } { TO($to) } gibt es keinen { way-of-moving }.
problem-planes-aboard-transport = { UNITS($unit) } fahren nicht auf Transportern mit; ihr Flug gehört in eine eigene Zeile.
problem-allied-transports-stay = Die Transporter ({ POWER($power) }) fahren nur im eigenen Zug; be- und entladen werden sie dort, wo sie liegen.
problem-zone-missing = In welcher Seezone vor { DAT($from) } liegen die Transporter?
problem-transports-too-few =
    { $said } { $said ->
        [one] Transporter kann
       *[other] Transporter können
    } das nicht befördern; nötig sind { $needed }.
problem-battle-missing = Es fehlt, welche Schlacht gemeint ist.
problem-no-battles = Es gibt nichts zu kämpfen.
problem-total-differs = Für { ACC($space) } steht als Summe { FORCE($said, none: "nichts") }; die Zeilen ergeben { FORCE($counted, none: "nichts") }.
problem-declaration-missing = Hier steht eine Summe, aber darüber ist keine Schlacht angesagt.
problem-too-many = Zu viel: höchstens { $limit } { parts-of-sheet }.
problem-nonce-missing = Der Befehl braucht Würfel und hat keine Nonce bekommen.
problem-verb-missing = Was soll mit »{ $text }« geschehen? Darüber gehört eine Überschrift wie »Kauf«, oder dahinter ein Weg.
problem-hangs-on-dice = Das hängt an etwas, das noch nicht feststeht: »{ $text }«. Schreib es so, dass nichts zu raten bleibt: »wenn Norwegen gewonnen: 2 Jäg EEU > NWY« und darunter »sonst: 2 Jäg EEU > GER«, oder »Ukraine: Rückzug nach Kaukasus, wenn Runde >= 3 und Angreifer < 4«.
problem-no-such-planes = In den Zeilen darüber fliegt nichts, dem noch ein Landeplatz fehlt: Welche Flugzeuge sind gemeint?

## Bemerkungen zu verstandenen Zeilen

remark-path-taken =
    Angenommener Weg: { PATH($path) }.{ COUNT($guns) ->
        [0] { "" }
       *[other] { " " }Flak unterwegs: { SPACES($guns) }.
    }{ COUNT($neutrals) ->
        [0] { "" }
       *[other] { " " }Neutral unterwegs: { SPACES($neutrals) }.
    }{ COUNT($taken) ->
        [0] { "" }
       *[other] { " " }Unterwegs eingenommen: { SPACES($taken) }.
    } Ist ein anderer gemeint, bitte ganz ausschreiben.
remark-usual-reading = »{ $text }« wird als { THE($space) } gelesen.
remark-origin-found = Woher »{ $text }« kommt, ist nicht gesagt; genommen wird, was { IN($space) } steht.
remark-turn-differs = Auf dem Blatt steht: { POWER($power) }, Runde { $round }; am Zug: { POWER($turn) }, Runde { $now }.
remark-money-differs = { POWER($power) }: Auf dem Blatt steht { ITEM($said, 0) }/{ ITEM($said, 1) }; richtig ist { ITEM($counted, 0) }/{ ITEM($counted, 1) } (Landwert/verfügbares Geld).
remark-defenders-differ = Verteidiger { IN($space) }: auf dem Blatt { FORCE($said, none: "nichts") }, tatsächlich { FORCE($there, none: "nichts") }.
remark-total-defenders-differ = Verteidiger { IN($space) }: laut Summe { FORCE($said, none: "nichts") }, tatsächlich { FORCE($there, none: "nichts") }.
remark-bound-by-landing =
    { IN($battle) } landen Truppen, und das bindet den Angriff: { $leaves ->
        [planes] Nur Flugzeuge können ihn verlassen
       *[nobody] Niemand kann ihn verlassen
    }, in welcher Runde auch immer.
remark-walk-in-defended = { THE($space) } { AGREE($space, one: "ist", many: "sind") } nicht leer ({ FORCE($there, none: "nichts") }): Das wird eine Schlacht.
remark-transports-to-spare =
    { $said } { $said ->
        [one] Transporter ist
       *[other] Transporter sind
    } genannt; nötig: { $needed }.
remark-order-in-comment = Hinter dem Strichpunkt steht etwas, das wie ein Befehl aussieht und nicht gelesen wurde: »{ $text }«.
remark-below-end-turn =
    Gelesen wird bis zum Zugende: { $lines } { $lines ->
        [one] Zeile darunter blieb
       *[other] Zeilen darunter blieben
    } ungelesen. Einen späteren Zug bitte für sich schicken.
remark-quoted-line = Zitierte Zeile: nicht als Befehl gelesen.
remark-sum-differs = Auf dem Blatt stehen { $said } IPC; die gekauften Einheiten kosten { $cost }, übrig bleiben { $left }.
remark-placed-differ = Laut Summe { FORCE($said, none: "nichts") }, aufgestellt { FORCE($counted, none: "nichts") }.

## Parts of a turn that are over

sheet-entered-before =
    { $count } { $count ->
        [one] Befehl dieses Blattes steht
       *[other] Befehle dieses Blattes stehen
    } schon im Protokoll.
sheet-too-late = Dieser Teil des Zuges ist vorbei, die Zeile kommt zu spät.
sheet-late-here = nur hier: { $says }
sheet-late-log = nur im Protokoll: { $says }
