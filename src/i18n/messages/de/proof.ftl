### Schlüssel und Unterschriften, Würfel, die jemand verwahrt oder eine öffentliche Zufallsquelle liefert.

proof-sources-local = dieses Programm würfelt (auf Treu und Glauben)
proof-sources-recorded = wir würfeln anderswo und tragen ein
proof-sources-reveal = ein Gegner verwahrt sie verschlossen (beweisbar; wenn alle dieses Programm benutzen)
proof-sources-drand = eine öffentliche Zufallsquelle liefert sie (beweisbar; braucht einen Bot als Zeugen)
proof-signed = { $count } unterschrieben

## Würfel, die andere geben

proof-keeper-due = { $keeper } verwahrt diese Würfel und deckt sie auf.
proof-receipt-due = Zuerst muss ein Zeuge den Befehl sehen: { $witnesses }.
proof-round-due = Die Würfel sind die der Runde { DIGITS($round) } der Zufallsquelle, ab { $at }.
proof-pass-on = npx fieldpost sync   bringt den Befehl zu denen, die die Würfel geben; per Mail: npx fieldpost mail { $slug } --send
proof-not-yours = Die Würfel dieser Partie geben andere; nur der Schiedsrichter kann an ihrer Stelle Augen eingeben.
proof-not-proved = Die heutigen Regeln entscheiden #{ DIGITS($seq) } anders; dafür wird nichts aufgedeckt oder bezeugt.
proof-secret-gone = Die Geheimnisse dieser Würfel liegen nicht auf diesem Rechner: { $file } fehlt.
proof-secret-gone-next = die Datei von dem Rechner kopieren, auf dem die Würfel hinterlegt wurden; ist sie verloren, entscheidet der Schiedsrichter
proof-no-network = Runde { DIGITS($round) } der Zufallsquelle war nicht zu bekommen.
proof-no-network-next = später noch einmal; die Runde bleibt, wie sie ist

## Für Würfel hinterlegte Geheimnisse

proof-anchored =
    Hinterlegt: { $length } { $length ->
        [one] Geheimnis
       *[other] Geheimnisse
    } für die Würfel der Gegner.
proof-anchor-file = Sie liegen in { $file }; niemand sonst darf diese Datei sehen, und ohne sie steht die Partie still.
proof-anchor-there =
    Die Würfel sind schon hinterlegt; { $left } { $left ->
        [one] Geheimnis ist
       *[other] Geheimnisse sind
    } übrig.
proof-anchor-due = Vor dem nächsten Wurf müssen Geheimnisse hinterlegt werden, und zwar von { $players }.
proof-anchor-not-now = Ein Befehl wartet auf seine Würfel; danach hinterlegen.
proof-anchor-no-keeper = In { $slug } verwahrst du keine Würfel.
proof-anchor-of = { $game }: deine Würfel sind hinterlegt
proof-revealed-in = { $game }: du hast die Würfel aufgedeckt

## Schlüssel

proof-no-key = Auf diesem Rechner liegt kein Schlüssel von { $player }.
proof-key-there = Es gibt schon einen Schlüssel: { $file }. Er wird nicht überschrieben.
proof-key-made = Ein neuer Schlüssel liegt in { $file }; sein öffentlicher Teil daneben, mit der Endung .pub.
proof-key-keep = Wer diese Datei hat, kann in deinem Namen unterschreiben. Bewahre eine Kopie auf, die sonst niemand lesen kann.
proof-key-locked = { $file } hat ein Kennwort; unterschrieben wird mit einem Schlüssel ohne Kennwort.
proof-key-other = { $file } enthält keinen Ed25519-Schlüssel.
proof-key-in-force = gültig seit { $since }
proof-key-gone = { $since } bis { $until }
proof-keys-none = In { $slug } hat niemand einen Schlüssel.
proof-key-added = Der Schlüssel gilt ab dem nächsten Eintrag.
proof-key-revoked = Der Schlüssel gilt nicht mehr.
proof-which-key = Welcher Schlüssel soll weg?
proof-bad-key = »{ $said }« ist weder ein Ed25519-Schlüssel, wie OpenSSH ihn schreibt, noch eine Datei mit einem.
proof-bad-player-key = »{ $said }« ist nicht »Spieler=Schlüssel«.
proof-whose-key = Wessen Schlüssel?
proof-whose-key-next = mit --as angeben, oder ein für alle Mal: git config fieldpost.player <id>
proof-bad-what = »{ $said }« kann dieser Befehl nicht: new, show, add, revoke, allowed-signers.
proof-game-missing = Die Partie muss genannt werden.
proof-bad-signatures = »{ $said }« sagt nicht, ob Zeilen unterschrieben sein müssen: required oder free.
proof-keeper-only = Würfel der Quelle »{ $source }« verwahrt niemand, nur die der Quelle »reveal«.

## Ein Bot, der bezeugt

proof-receipt = { $game }: #{ DIGITS($seq) } gesehen; seine Würfel sind die der Runde { DIGITS($round) }, { $at }
proof-rolled = { $game }: die Würfel von #{ DIGITS($seq) } aus Runde { DIGITS($round) }
proof-later = { $game }: Runde { DIGITS($round) } kommt um { $at }
proof-ahead = { $game }: Der letzte Eintrag trägt eine künftige Zeit, deshalb wird noch nichts bezeugt
proof-not-witness = { $game }: { $player } kann hier nichts bezeugen
proof-nothing = Nichts zu bezeugen, keine Runde fällig.

## Was jemand von einem Protokoll aufgehoben hat

proof-kept-checkpoints-equal =
    { $game }: Der Prüfpunkt gilt; das Protokoll endet wie damals nach { $count } { $count ->
        [one] Eintrag
       *[other] Einträgen
    }.
proof-kept-checkpoints-ahead =
    { $game }: Der Prüfpunkt gilt; { $count } { $count ->
        [one] Eintrag von damals ist
       *[other] Einträge von damals sind
    } unverändert, { $more } { $more ->
        [one] Eintrag ist
       *[other] Einträge sind
    } seither dazugekommen.
proof-kept-checkpoints-truncated =
    { $game }: Der Prüfpunkt spricht von { $count } { $count ->
        [one] Eintrag
       *[other] Einträgen
    }, hier gibt es nur { $has }. Das Ende wurde abgeschnitten, oder diese Kopie ist älter.
proof-kept-checkpoints-forked = { $game }: #{ DIGITS($seq) } ist nicht der Eintrag des Prüfpunkts. Das Protokoll wurde umgeschrieben, oder es gibt zwei Fassungen.
proof-kept-checkpoints-unread =
    { $game }: Der Prüfpunkt spricht von { $count } { $count ->
        [one] Eintrag
       *[other] Einträgen
    }, dem Protokoll lässt sich aber nur { $has } { $has ->
        [one] Eintrag
       *[other] Einträge
    } weit folgen.
proof-kept-same =
    { $game }: { $count } { $count ->
        [one] Eintrag der Mail steht
       *[other] Einträge der Mail stehen
    } im Protokoll, wie abgeschickt.
proof-kept-entries-other = { $game }: #{ DIGITS($seq) } der Mail ist nicht #{ DIGITS($seq) } des Protokolls.
proof-kept-entries-missing = { $game }: #{ DIGITS($seq) } der Mail steht nicht im Protokoll. Das Ende wurde abgeschnitten, diese Kopie ist älter, oder die Mail wurde nie eingetragen.
proof-kept-entries-unread = { $game }: Dem Protokoll lässt sich nicht bis #{ DIGITS($seq) } der Mail folgen.
proof-kept-two-versions = Beide Fassungen von #{ DIGITS($seq) } tragen die Unterschrift von { $player }: Die zwei Zeilen zusammen sind der Beweis.
proof-kept-forked-next = die Mail aufheben, die anderen fragen, was sie haben, und beide Zeilen dem zeigen, der entscheidet
proof-kept-short-next = npx fieldpost sync; ist es dann immer noch kürzer, die anderen fragen, was sie haben
proof-kept-nothing = In »{ $name }« steht weder ein Prüfpunkt noch ein Eintrag.
proof-kept-nothing-next = "pbem-checkpoint v1 <Partie> <Zahl> <Hash>", eine Datei mit so einer Zeile oder eine Mail zu einer Partie
