### Was verify über eine Änderung sagt, bevor sie übernommen wird.


## Die Änderung im Ganzen und jede Partie darin

against-heading = Die Änderung von { $base } zu { $head }:
against-game-opened = { $game }: eine neue Partie, { counted-entries }
against-game-grown = { $game }: { counted-entries } hinzugekommen
against-game-repaired =
    { $game }: Das beschädigte Ende, { $dropped } { $dropped ->
        [one] Zeile
       *[other] Zeilen
    } ab Zeile { $line }, ist abgeschnitten; so wird es in Ordnung gebracht
against-game-demonstration = { $game }: eine Demonstrationspartie, neu oder neu gemacht
against-game-removed = { $game }: eine Demonstrationspartie, entfernt
against-carried = { $where } ist von { $by }, { $commit } ist unterschrieben von { $signer }
against-others =
    außerdem { $count } { $count ->
        [one] Datei
       *[other] Dateien
    }
against-nothing = Es hat sich nichts geändert.
against-commit = Commit { $commit }
against-good = Die Änderung ist in Ordnung.
against-bad =
    Die Änderung wird abgelehnt, aus { $count } { $count ->
        [one] Grund
       *[other] Gründen
    }.
against-not-with-games = Mit --against wird die ganze Änderung angesehen: die Partien weglassen.
against-not-with = Bei { $option } geht es um einzelne Partien, bei --against um eine Änderung: entweder oder.
against-needs-against = { $option } gehört zu --against.

## Was nicht in einer Änderung stehen darf

against-refusal-log-missing =
    { COUNT($movedTo) ->
        [0] Dieses veröffentlichte Protokoll ist verschwunden.
       *[other] Dieses veröffentlichte Protokoll wurde nach { $movedTo } verschoben; sein Ort ist sein Name, für immer.
    }
against-refusal-log-not-plain =
    An der Stelle des Protokolls steht { $what ->
        [link] eine symbolische Verknüpfung
        [module] ein anderes Repository
        [executable] eine als Programm markierte Datei
       *[other] keine einfache Datei
    }.
against-refusal-log-rewritten = Ab dieser Zeile ist das Protokoll nicht mehr das veröffentlichte.
against-refusal-log-cut =
    { $lines ->
        [1] Die letzte Zeile des veröffentlichten Protokolls fehlt.
       *[other] Die letzten { $lines } Zeilen des veröffentlichten Protokolls fehlen.
    }
against-refusal-log-line-ends = Die Zeilen enden mit CR LF: Ein Editor oder git hat die veröffentlichten Bytes verändert.
against-refusal-log-torn =
    Die letzte Zeile ist nie fertig geworden: { $bytes } { $bytes ->
        [one] Byte
       *[other] Bytes
    } ohne Ende.
against-refusal-log-too-large = Das Protokoll ist größer als { $max } Bytes.
against-refusal-several-games = Züge mehrerer Partien kommen zusammen: { LIST($games, by: ", ") }.
against-refusal-turn-not-alone =
    { $more ->
        [0] Ein Zug von { $game } kommt mit anderen Dateien zusammen: { LIST($others, by: ", ") }.
       *[other] Ein Zug von { $game } kommt mit anderen Dateien zusammen: { LIST($others, by: ", ") } und { $more } weiteren.
    }
against-refusal-not-a-log = Diese Datei ist kein Protokoll einer Partie.
against-refusal-game-broken = { $game } wäre beschädigt, wie oben gesagt.
against-refusal-game-differs = { $game } hat Einträge, die die Regeln anders entscheiden, wie oben gesagt.
against-refusal-wrong-author = Die Zeile ist von { $by }, Commits von dort heißen { EITHER($names) }; dieser ist von { $author }.
against-refusal-wrong-signer = Die Zeile ist von { $by }; der Commit nennt { $author } als Autor, unterschrieben ist er aber mit dem Schlüssel von { $signer }.
against-refusal-commit-signature = Die Zeile ist von { $by }; die Unterschrift unter ihrem Commit gilt nicht: Der Commit wurde verändert, oder der Schlüssel ist zurückgezogen.
against-refusal-in-the-future = Die Zeile sagt, sie sei um { $at } geschrieben; jetzt ist es aber { $now }.
against-refusal-not-forward = Der veröffentlichte Commit gehört nicht mehr zum Zweig: Dessen Geschichte wurde ausgetauscht.
against-refusal-does-not-merge = So lässt sich die Änderung nicht zusammenführen: Beide Seiten haben { LIST($paths, by: ", ") } geändert.

## Die Regeln, die eine Änderung einhalten muss

against-rule-only-appended = an ein veröffentlichtes Protokoll wird nur angehängt
against-rule-plain-logs = unter games/ gibt es nur einfache Dateien games/<Partie>/log.jsonl
against-rule-one-game = eine vorgeschlagene Änderung betrifft eine Partie
against-rule-turn-alone = ein Zug kommt allein: Was ein Protokoll ändert, ändert sonst nichts
against-rule-proved = jede Zeile einer geänderten Partie wird geprüft
against-rule-own-name = in dieser Partie committet eine Zeile, wer sie einträgt, unter seinem Namen oder mit seinem Schlüssel (authors: checked)
against-rule-no-future = eine Zeile geht der Uhr höchstens 10 Minuten vor
against-rule-never-back = was veröffentlicht ist, bleibt veröffentlicht: kein erzwungener Push
against-rule-merges = eine Änderung wird so beurteilt, wie sie zusammengeführt würde
against-rule-readable-settings = fieldpost.json ist lesbar

## Was dagegen zu tun ist

against-next-log-missing = git checkout { $base } -- { $path }
against-next-log-not-plain = die Datei selbst dorthin legen: git checkout { $base } -- { $path }
against-next-log-rewritten = die veröffentlichte Datei zurückholen: git checkout { $base } -- { $path }; Falsches stellen neue Zeilen richtig (void, edit, ruling)
against-next-log-cut = { against-next-log-rewritten }
against-next-log-line-ends = npx fieldpost sync bringt sie in Ordnung; in .gitattributes muss stehen: games/*/log.jsonl -text -merge
against-next-log-torn = der nächste Befehl, der in { $game } schreibt, legt sie beiseite; dann neu committen
against-next-log-too-large = nachfragen, wer das gemacht hat
against-next-several-games = jede Partie für sich vorschlagen, auf einem eigenen Zweig
against-next-turn-not-alone = den Zug für sich schicken und die anderen Dateien in einer eigenen Änderung
against-next-not-a-log = anderswo aufbewahren; der Name einer Partie hat 3 bis 40 kleine Buchstaben, Ziffern und einzelne Bindestriche
against-next-game-broken = die veröffentlichte Datei zurückholen und die Befehle neu geben: git checkout { $base } -- { $path }
against-next-game-differs = andere Befehle geben; oder, wenn alle damit zufrieden sind, wie gespielt wurde: npx fieldpost ruling { $game } <Einträge> --reason "…"
against-next-wrong-author = git config user.name "<Name>"; git commit --amend --reset-author --no-edit
against-next-wrong-signer = jeder veröffentlicht, was er selbst eingetragen hat, aus seinem eigenen Klon: npx fieldpost sync { $game }
against-next-commit-signature = neu unterschreiben, mit einem Schlüssel, der gilt: git commit --amend --no-edit --gpg-sign
against-next-in-the-future = die Uhr des Rechners stellen, die Datei zurückholen (git checkout { $base } -- { $path }) und die Befehle neu geben
against-next-not-forward = die veröffentlichten Commits aus einem Klon zurückholen, der sie noch hat: git push --force origin { $base }:main; danach npx fieldpost sync
against-next-does-not-merge = npx fieldpost sync, dann noch einmal schicken
against-next-bad-settings = diese Einstellung richtigstellen

## Warum eine Änderung nicht angesehen werden kann, und was zu tun ist

against-stop-no-git = git ist hier nicht installiert, und --against braucht es.
against-stop-no-git-next = git 2.38 oder neuer installieren
against-stop-no-repository = Dieses Archiv liegt in keinem git-Repository; es gibt nichts, womit es zu vergleichen wäre.
against-stop-no-repository-next = npx fieldpost verify
against-stop-unknown-ref = git kennt hier keinen Commit »{ $said }«.
against-stop-unknown-ref-next = git fetch origin; git branch --all zeigt, was es gibt
against-stop-shallow = Dieser Klon ist flach; ihm fehlt, was von { $said } gebraucht wird.
against-stop-shallow-next = git fetch --unshallow
against-stop-odd-tree = Die Dateien von { $said } sind so verzeichnet, wie git es selbst nie tut, oder nicht alle da.
against-stop-odd-tree-next = nicht zusammenführen; die Änderung auf dem veröffentlichten Zweig neu machen, nur mit git
against-stop-unrelated = Die beiden Seiten haben keinen Commit mit { $said } gemeinsam.
against-stop-unrelated-next = die Änderung auf dem veröffentlichten Zweig beginnen
