### Die Wörter des Regelwerks zum Nachschlagen.

rules-decides = Der englische Text entscheidet, und über ihn entscheiden die Quellen.
rules-stale = Noch nicht aktualisiert: Der englische Text hat sich seit dieser Übersetzung geändert.
rules-in-english = Auf Englisch lesen
rules-filter = Bestimmungen zeigen von
rules-all = allen Systemen
rules-elsewhere = Dieselbe Frage an anderer Stelle
rules-relation =
    { $relation ->
        [same] ebenso
        [stricter] strenger
        [looser] lässt mehr zu
       *[other] entscheidet anders
    }
rules-silent-holds = Ohne eigene Bestimmung, also wie hier
rules-silent-amends = Ohne eigene Bestimmung; dort gilt die zugrunde liegende Ausgabe
rules-silent = Äußert sich nicht dazu
rules-compare-differ = Sie entscheiden nicht gleich.
rules-compare-agree = Sie entscheiden gleich.
rules-cases =
    { $cases } { $cases ->
        [one] Fall
       *[other] Fälle
    }{ $refused ->
        [0] , erlaubt
       *[other]
            { $accepted ->
                [0] , abgelehnt
               *[other] : { $accepted } erlaubt, { $refused } abgelehnt
            }
    }
rules-accepted = erlaubt
rules-refused = abgelehnt
rules-no-cases = Kein Fall prüft diese Bestimmung.
rules-board = Ein Fall auf dem Plan
rules-compare = Die Systeme nebeneinander
rules-compare-lead = Wo sich zwei oder mehr Systeme zur selben Frage äußern, Thema für Thema.
rules-compare-alone =
    und { $clauses } { $clauses ->
        [one] Bestimmung
       *[other] Bestimmungen
    }, zu denen kein anderes System etwas Eigenes sagt
rules-differences = Alle Unterschiede in einer Tabelle
rules-differences-lead = Was jedes System aus den Punkten macht, in denen sie sich unterscheiden, in wenigen Worten, mit den Bestimmungen, die es ganz sagen.
rules-differences-point = Punkt
rules-differences-silent = nicht behandelt
glossary-title = Glossar
glossary-lead = Die Wörter des Spiels: was sie bedeuten, was Spieler stattdessen sagen und wie sie in anderen Sprachen heißen.
glossary-also = auch
suite-title = Die Prüffälle
suite-lead = Kleine Stellungen mit einem Befehl und dem, was daraus werden muss, zu jeder Bestimmung der Systeme, die hier gespielt werden. Jedes Programm kann sie durchlaufen.
suite-total =
    { $passed } von { $cases } { $cases ->
        [one] Fall
       *[other] Fällen
    } bestanden.
suite-clauses =
    Sie prüfen { $clauses } { $clauses ->
        [one] Bestimmung
       *[other] Bestimmungen
    }.
suite-guide = Wie man sie mit einem eigenen Programm durchläuft
suite-data = Dasselbe als JSON
suite-clause = Bestimmung
suite-status = Stand
suite-holds = gilt
suite-fails =
    { $failed } { $failed ->
        [one] Fall scheitert
       *[other] Fälle scheitern
    }
suite-none = kein Fall
rules-sources = Die Quellen
rules-sources-lead = Zu jedem Dokument: wer entscheidet, welche Fassung hier steht, wohin mit Einwänden und was fehlt; dann seine Bestimmungen in seiner eigenen Reihenfolge. Die Worte sind unsere; die Stelle im Dokument ist genannt.
rules-source-lead =
    { $clauses } { $clauses ->
        [one] Bestimmung
       *[other] Bestimmungen
    } in der Reihenfolge des Dokuments, jede hier mit ihrem ersten Satz.
rules-no-section = ohne Seitenangabe
rules-topics = Themen
