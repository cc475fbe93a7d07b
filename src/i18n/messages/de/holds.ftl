### Was in einer Partie gilt: die Regeln, wie sie nach einem Regelwerk gespielt werden, Thema für Thema und als Heft.

holds-title = Was gilt: { system-name }
holds-rules = Die Regeln, wie sie gespielt werden
holds-rules-lead = Alle Dokumente eines Regelwerks in einem gelesen: was in seinen Partien gilt und was wodurch ersetzt ist.
holds-by = Was gilt in einer Partie nach
holds-lead = Alle Dokumente einer Partie, in einem gelesen. Was nicht gespielt wird, ist eingeklappt, mit dem, was stattdessen gilt. Regelwerk: { ruleset-name }.
holds-counts =
    { $holds } { $holds ->
        [one] Bestimmung gilt
       *[other] Bestimmungen gelten
    }{ $overridden ->
        [0] {""}
       *[other] , { $overridden } ersetzt
    }
# Das Wort, mit dem in den Texten der Regeln anfängt, was andere Systeme sagen.
holds-elsewhere = Anderswo
holds-documents = Die Dokumente
holds-amended = Zum Teil anders:
holds-overridden =
    { $clauses } { $clauses ->
        [one] Bestimmung, die nicht gespielt wird
       *[other] Bestimmungen, die nicht gespielt werden
    }
holds-whole = der Wortlaut
holds-instead = Stattdessen gilt:
holds-idle =
    { $clauses } { $clauses ->
        [one] Bestimmung
       *[other] Bestimmungen
    } zu einem Plan, einem Aufbau oder einer Option, die es in diesen Partien nicht gibt
holds-needs = Nur wenn es so vereinbart ist: { $option }: { $value }
holds-needs-usual = Wenn nichts anderes vereinbart ist: { $option }: { $value }
holds-more = Fälle, Züge, andere Systeme
holds-options = Was die Spieler vereinbaren können
holds-options-lead = Jede Option mit den Bestimmungen, die an ihr hängen.
holds-with = Wenn es so vereinbart ist: { $value }
holds-with-holds = Dann sind diese in Kraft, sonst nicht:
holds-with-changes = Dann werden diese anders gespielt:
holds-booklet = Alles als Heft
holds-booklet-lead = Alles, was gilt, auf einer Seite. Regelwerk: { ruleset-name }.
holds-booklet-keep = Zum Drucken, auch als PDF, genügt der Druckbefehl des Browsers. Wer das Heft ohne Netz dabeihaben will, speichert diese Seite, am Telefon mit »Herunterladen«: Sie braucht weder Skript noch Bild. Von selbst wird hier nichts aufgehoben.
holds-contents = Inhalt

## In einer Partie

holds-game = Die Regeln dieser Partie
holds-game-all = Alles, was in ihr gilt, Thema für Thema
holds-game-usual = Keine Vereinbarung ändert etwas daran.
holds-game-changes = Die Vereinbarungen ändern daran:
holds-game-out =
    { $clauses } { $clauses ->
        [one] Bestimmung ist
       *[other] Bestimmungen sind
    } nicht in Kraft
holds-game-into =
    { $clauses } { $clauses ->
        [one] Bestimmung ist
       *[other] Bestimmungen sind
    } zusätzlich in Kraft
holds-game-otherwise =
    { $clauses } { $clauses ->
        [one] Bestimmung wird
       *[other] Bestimmungen werden
    } anders gespielt
holds-game-version = Begonnen wurde die Partie unter Version { DIGITS($version) } ihres Regelwerks, das diese noch nicht kennt:
holds-now =
    Die Regeln zu dem, was ansteht: { $clauses } { $clauses ->
        [one] Bestimmung
       *[other] Bestimmungen
    }
