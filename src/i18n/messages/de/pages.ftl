### Die Wörter aller Seiten außer der eines Zuges.


## Jede Seite

site-skip = Zum Inhalt springen
site-menu = Hauptmenü
site-games = Partien
site-rules = Regeln
site-check = Zug prüfen
site-guides = Anleitungen
site-languages = Diese Seite in anderen Sprachen
site-you-are-here = Du bist hier
site-home = Startseite
site-trademark = Axis & Allies ist eine Marke ihres Inhabers. Fieldpost steht in keiner Verbindung zu ihm und ist von ihm nicht genehmigt; Zeichnungen und Worte sind unsere eigenen.
site-own = Eigenes
site-own-written-in = Diese Seite ist auf { $language } geschrieben.
site-made = Alles auf diesen Seiten ist aus den Protokollen der Partien errechnet, und jede Zeile davon kann jeder nachprüfen.
site-untranslated = Diese Seite ist noch nicht übersetzt. Sie erscheint auf Englisch.

## Startseite

home-lead = Axis & Allies per Post, Zug um Zug
home-what-1 = Fieldpost führt Partien von Axis & Allies, die Menschen per E-Mail gegeneinander spielen: die Second Edition, mit Klubregeln oder ohne, Enhanced Realism, Europe (1999), Pacific (2001) und beide verbunden als ein Krieg.
home-what-2 = Jeder Befehl, jeder Würfel und alles, was daraus wurde, ist eine Zeile in einem Protokoll, das nur wächst; nach den Regeln wird jede Zeile aufs Neue geprüft.
home-what-3 = Aus diesen Protokollen entstehen diese Seiten: für jeden Zug eine, mit Schlachten, Würfeln, Geld und Karte.
home-waiting = Laufende Partien
home-waiting-none = Zurzeit wird keine Partie gespielt.
home-moved = Zuletzt gezogen
home-finished = Beendete Partien
home-finished-none = Noch keine Partie ist zu Ende gespielt.
home-broken = Partien, die repariert werden müssen
home-start = Eine eigene Partie beginnen
home-start-text = Nötig sind git und Node.js. Lege in einer Kopie dieses Archivs eine Partie an, schreibe den ersten Zug wie in einer Mail und reiche ihn ein:
home-start-more = Die Anleitungen führen durch einen ganzen ersten Zug, vom Einkauf bis zu der Seite, die hier daraus wird.
home-none = In diesem Archiv gibt es noch keine Partien.
home-all-games = Alle Partien

## Eine Partie in einer Liste

game-demonstration = Demonstrationspartie
game-demonstration-why = Gemacht, um zu zeigen, was Fieldpost kann; niemand hat sie per Mail gespielt.
game-trial = Probe
game-round = Runde { $round }
game-won-capitals = Sieg durch Hauptstädte in Runde { $rounds }: { $side }.
game-won-economic = Sieg durch Landwert in Runde { $rounds }: { $side }.
game-won-resignation = Sieg durch Aufgabe in Runde { $rounds }: { $side }.
game-won-theatres = Sieg in Runde { $rounds } durch die Ziele auf den Schauplätzen: { $side }.
game-won-points = Sieg durch Siegpunkte in Runde { $rounds }: { $side }.
game-won-starved = Sieg in Runde { $rounds }, der Gegner nimmt zu wenig ein: { $side }.
game-won-elimination = Sieg in Runde { $rounds }, vom Gegner ist nichts mehr übrig: { $side }.
game-versus = gegen

## Worauf gewartet wird

due-title = Am Zug
due-over = Die Partie ist zu Ende
due-orders =
    { $phase ->
        [turn] der ganze Zug
        [research] der Einkauf
        [purchase] der Einkauf
        [combat-move] der Combat Move
        [combat] die Kämpfe
        [noncombat-move] der Non Combat Move
        [place] das Aufstellen neuer Einheiten
        [lend-lease] Lend-Lease
       [land-patrols] die Landung der Patrouillen
        [surface] Auftauchen und Instandsetzen
       *[end] das Ende des Zuges
    }
due-dice =
    { $dice ->
        [one] ein Wurf mit einem Würfel
       *[other] ein Wurf mit { $dice } Würfeln
    }
due-meanwhile = Schlachten, die unterdessen gekämpft werden können: { $battles }
due-defenders = Verteidiger für { ACC($space) } für { $ipc } IPC
due-casualties =
    { $hits } { $hits ->
        [one] Verlust
       *[other] Verluste
    } wählen, { $battle }
due-withdraw = U-Boote: abziehen oder bleiben, { $battle }
due-intercept = Jäger gegen die Bomber, { $battle }
due-cash-advance = Vorschuss von { $ipc } IPC
due-tribute = wer { $ipc } IPC zahlt
due-fund = wie { $ipc } IPC aus Konvois aufgeteilt werden
due-kamikaze = Kamikazeangriffe (noch { $left })
due-recall = ob Einheiten heimkommen
due-retreat = weiterkämpfen oder Rückzug, { $battle }
due-bid-seal = ein verdecktes Gebot
due-bid = das versiegelte Gebot zu öffnen
due-consent = Zustimmung zum Vorschlag in Eintrag { $seq }

## Seite einer Partie

game-board = Das Brett jetzt
game-board-final = Das Brett am Ende
game-charts = Geld und Land
game-turns = Züge
game-turn-current = läuft
game-players = Spieler
game-player = Spieler
game-powers = Mächte
game-role = Rolle
game-role-player = Spieler
game-role-steward = Archivar
game-role-referee = Schiedsrichter
game-role-witness = Zeuge
game-role-bot = Bot
game-options = Vereinbarungen
game-ruleset = Regeln
game-dice = Würfel
game-dice-local = auf dem Rechner des Spielers geworfen, aus einem Startwert im Protokoll (auf Treu und Glauben)
game-dice-recorded = anderswo geworfen und aufgeschrieben (auf jemandes Wort)
game-dice-reveal = aus Geheimnissen, die der Gegner verwahrt (bewiesen)
game-dice-drand = aus einer öffentlichen Zufallsquelle (bewiesen)
game-proof = Prüfung
game-proof-sound =
    { $entries ->
        [1] Der einzige Eintrag ist geprüft: Form, Kette, Regeln und Würfel.
       *[other] Alle { $entries } Einträge sind geprüft: Form, Kette, Regeln und Würfel.
    }
game-proof-differs =
    { $entries } { $entries ->
        [one] Eintrag würde
       *[other] Einträge würden
    } nach den heutigen Regeln anders entschieden.
game-proof-broken = Das Protokoll ist beschädigt.
game-proof-reported =
    { $entries } { $entries ->
        [one] Eintrag wurde
       *[other] Einträge wurden
    } von Hand gemeldet und { $entries ->
        [one] lässt
       *[other] lassen
    } sich nicht prüfen.
game-data = Protokoll und Daten
game-log = Das Protokoll, Eintrag für Eintrag
game-log-raw = das Protokoll selbst (JSON-Zeilen)
game-json = die Partie in Kürze (JSON)
game-started-from = Begonnen aus einer vereinbarten Stellung: { $power }, Runde { $round }.
game-unknown-ruleset = Brett und Züge können deshalb nicht gezeigt werden. Das Protokoll steht unten.

## Eine beschädigte Partie

broken-title = Dem Protokoll dieser Partie lässt sich nicht bis zum Ende folgen
broken-shown = Was vor der Bruchstelle liegt, erscheint, wie es war.
broken-where = Wo
broken-line = { $file }, Zeile { $line }
broken-file = { $file }
broken-what = Was nicht stimmt
broken-next = Was zu tun ist
broken-none = Keine einzige Zeile dieses Protokolls war lesbar.

## Protokoll

log-title = Das Protokoll
log-lead =
    { $entries } { $entries ->
        [one] Eintrag
       *[other] Einträge
    }, wie angefügt. Nichts wird je herausgenommen; was für ungültig erklärt wurde, ist durchgestrichen.
log-events =
    { $events } { $events ->
        [one] Ereignis
       *[other] Ereignisse
    }
counted-dice = { $dice } Würfel
log-open-game = Die Partie wird eröffnet.
log-roll = Würfel
log-note = Bemerkung
log-void =
    Erklärt { $count ->
        [one] Eintrag
       *[other] die Einträge
    } { $entries } für ungültig
log-void-proposed =
    Schlägt vor, { $count ->
        [one] Eintrag
       *[other] die Einträge
    } { $entries } für ungültig zu erklären
log-void-reason = Grund
log-rule = Regel
log-ruling =
    Schiedsspruch: { $count ->
        [one] Eintrag
       *[other] die Einträge
    } { $entries } { $count ->
        [one] gilt
       *[other] gelten
    }
log-agree = Stimmt dem Vorschlag in Eintrag { $entry } zu
log-decline = Lehnt den Vorschlag in Eintrag { $entry } ab
log-receipt = Quittung für Eintrag { $entry }
log-reported = Angaben ohne Befehle und Würfel gemeldet
log-struck = Ungültig durch Eintrag { $by }
log-struck-word = ungültig:
log-verdict-proved = geprüft
log-verdict-clerical = Schriftverkehr
log-verdict-reported = gemeldet, nicht geprüft
log-verdict-differs = abweichend
log-verdict-ruled = abweichend; gilt durch Schiedsspruch
log-verdict-wrong-dice = falsche Würfel
log-verdict-unknown-rules = nach hier unbekannten Regeln
log-torn =
    Die letzte Zeile wurde nie fertig ({ $bytes } { $bytes ->
        [one] Byte
       *[other] Bytes
    }). Sie zählt nicht; der nächste Befehl legt sie beiseite.

## Regeln

rules-title = Regeln zum Nachschlagen
rules-lead = Auf jede Frage eine Antwort, mit Quelle und den Zügen, in denen sie eine Rolle spielte.
rules-clauses =
    { $clauses } { $clauses ->
        [one] Bestimmung
       *[other] Bestimmungen
    }
rules-source = Quelle
rules-applied = Kam vor in
rules-applied-none = Kam in diesem Archiv noch nicht vor.
rules-more =
    und { $turns } { $turns ->
        [one] weiterer Zug
       *[other] weitere Züge
    }
rules-link = Link zur Bestimmung { $id }
rules-on-page = Auf dieser Seite
rules-written = Das sind unsere eigenen Worte; wo sie von den Quellen abweichen, entscheiden die Quellen.

## Anleitungen

guides-lead = Wie man mit Fieldpost per Mail spielt und liest, was es schreibt.
guides-none = In diesem Archiv gibt es keine Anleitungen.

## Nichts gefunden

lost-title = Unter dieser Adresse gibt es keine Seite
lost-text = Adressen von Partien, Zügen und Regeln ändern sich nie, also ist vielleicht ein Buchstabe abhandengekommen. Runden stehen zweistellig da, etwa r03-germany.
lost-home = Zu den Partien
lost-rules = Zu den Regeln
