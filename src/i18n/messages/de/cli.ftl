### Was die Kommandozeile sagt, soweit es kein eigenes Thema hat: ganze Sätze; Befehle, Optionen und Dateinamen bleiben in jeder Sprache, wie sie sind.


## Eine Zeile, die nicht verstanden wurde

usage-unknown-command = Einen Befehl »{ $name }« gibt es nicht.
usage-unknown-option = Eine Option »{ $name }« gibt es hier nicht.
usage-missing-argument = Die Angabe »{ $name }« fehlt.
usage-excess-arguments = Das sind mehr Angaben, als dieser Befehl braucht.
usage-missing-value = Die Option »{ $name }« braucht einen Wert.
usage-did-you-mean = gemeint ist vielleicht { $name }
usage-no-archive = Einen Ordner { $folder } gibt es nicht.
usage-no-archive-next = --archive nennt den Ordner eines Archivs, in dem games/ liegt
completion-no-shell = Für »{ $said }« gibt es kein Skript: Es gibt bash, zsh und fish.
usage-language = »{ $said }« spricht Fieldpost nicht: en, de oder nl.
usage-number = { $option } braucht eine ganze Zahl ab 1, nicht »{ $said }«.
usage-unexpected = In Fieldpost selbst ist etwas schiefgegangen: { $message }
usage-unexpected-next = bitte mit dem eingegebenen Befehl melden; FIELDPOST_TRACE=1 zeigt, wo es geschah

## Neben dem, was gesagt wird

labels-rule = Regel
labels-next = weiter
labels-meant = vielleicht

## Fragen

asking-gave-up = Es wurde nichts getan.
asking-who = Wer bist du?

## Welche Partie, und wer fragt

game-none = Eine Partie »{ $slug }« gibt es in diesem Archiv nicht.
game-there = Partien hier: { $slugs }
game-none-at-all = das Archiv hat noch keine Partien: npx fieldpost new
game-who-missing = Es ist nicht bekannt, wer fragt.
game-who-next = mit --as angeben: { $ids }; oder ein für alle Mal: git config fieldpost.player <Kennung>
game-not-a-player = »{ $id }« spielt in dieser Partie nicht mit: { $ids }.
game-evidence = { $file } ist weder eine Datei noch 64 Hexadezimalziffern.
game-no-such-file = Die Datei { $file } lässt sich nicht lesen.
game-not-json = { $file } ist nicht, was dieser Befehl liest: { $why }.
game-no-moment = »{ $said }« ist kein Zeitpunkt dieser Partie.
game-moments = ein Zug wie { $turns }, oder die Nummer eines Eintrags
game-repaired = Eine nie fertig gewordene Zeile wurde als { $file } beiseitegelegt.
game-wrote =
    { $count } { $count ->
        [one] Eintrag
       *[other] Einträge
    } in { $file } geschrieben.

## Was aussteht, und was als Nächstes zu tun ist

awaited-dice =
    { $count } { $count ->
        [one] Würfel steht
       *[other] Würfel stehen
    } aus
awaited-orders =
    Am Zug: { $power }{ COUNT($players) ->
        [0] { "" }
       *[other] { "" } ({ $players })
    }
awaited-order-line = jetzt möglich: { $orders }
awaited-battles = noch auszutragen: { $battles }
awaited-meanwhile = Unterdessen können diese Schlachten gekämpft werden ({ $powers }): { $battles }
awaited-proposal = #{ DIGITS($seq) }: { $player } schlägt vor, { $what }; es fehlt noch die Zustimmung: { $sides }
awaited-proposals-void = Einträge für ungültig zu erklären
awaited-proposals-ruling = Einträge stehen zu lassen
awaited-proposals-substitute = die Spieler zu wechseln
awaited-proposals-settings = die Vereinbarungen zu ändern
awaited-proposals-edit = die Stellung zu berichtigen
awaited-proposals-draw = die Partie remis enden zu lassen
awaited-next-submit = npx fieldpost submit { $slug } -   mit einer Zeile wie:  { $line }
awaited-next-turn = npx fieldpost submit { $slug } <Datei>   oder geführt:  npx fieldpost turn { $slug }
awaited-page = Seite

## Eingesandte Befehle

submit-understood = Verstanden:
submit-empty = Darin steht kein Befehl.
submit-empty-next = je Zeile eine Sache schreiben, etwa »Kauf 3 Inf« oder »2 Inf CAU > UKR«; siehe die Anleitung zur Notation
submit-problems =
    { $count } { $count ->
        [one] Zeile wurde
       *[other] Zeilen wurden
    } nicht verstanden:
submit-refused = Nicht möglich:
submit-not-checked = nicht geprüft, weil es von dem davor abhängt: { $orders }
submit-nothing-written = Es wurde nichts geschrieben.
submit-put-right = die Zeilen berichtigen und das ganze Blatt noch einmal schicken
submit-up-to-dice = bis zu den Würfeln geprüft; der Rest wird geprüft, wenn sie gefallen sind
submit-dry-run = Nur eine Probe: Es ist möglich; nichts wurde geschrieben und kein Würfel geworfen.
submit-confirm = In das Protokoll von { $slug } schreiben?
submit-say-yes = hier ist niemand, den man fragen könnte: mit --yes wiederholen, um zu schreiben
submit-all-entered = All das steht schon im Protokoll; nichts wurde geschrieben.
submit-held-up = Das hält auf, was dahinter kommt; was davor kommt, wird eingetragen:
submit-confirm-part = In das Protokoll von { $slug } schreiben, was nicht aufgehalten ist?
submit-later-refused = Nach dem, was geschehen ist, geht das nicht mehr:
submit-later-unclear = Nach dem, was geschehen ist, ist das nicht mehr eindeutig:
submit-left = noch nicht getan: { $orders }
submit-which = Zeile { DIGITS($line) }: Was heißt »{ $text }«?
submit-meant = Zeile { DIGITS($line) }, »{ $old }«: War »{ $text }« gemeint?
submit-proposed = Gemeint war vielleicht:
submit-crash-next = eine Zeile wie »{ $line }« ergänzen, oder sie mit --forfeit aufgeben
submit-forfeit-next = aufstellen, oder mit --forfeit aufgeben

## Würfel

roll-none = Es stehen keine Würfel aus.
roll-would = Mit diesen Würfeln ginge es so weiter:
roll-confirm = Diese Würfel in { $slug } eintragen?
roll-need = { $what }: { $n } Würfel
roll-ask = { $what } ({ $n } Würfel, etwa 1 4 6)
roll-missing =
    { $count } { $count ->
        [one] Würfel fehlt
       *[other] Würfel fehlen
    }.
roll-missing-next = npx fieldpost roll { $slug } --dice 1,4,6   (in der Reihenfolge oben; oder Zweck=1,4,6)
roll-too-many = { $count } Würfel zu viel: Danach hat niemand gefragt.
roll-no-face = { $face } steht auf keinem Würfel: Die Augen gehen von 1 bis { $sides }.
roll-not-faces = »{ $said }« sind keine Augen: Zahlen von 1 bis 6, durch Kommas getrennt.
roll-local = In dieser Partie würfelt das Programm; Augen lassen sich nicht angeben.
roll-composed = in dieser Reihenfolge: { $parts }

## Eine Stellung

show-heading = Runde { $round }, { $power }, { $phase }
show-after = nach Eintrag #{ DIGITS($seq) }, { $at }
show-land = Land
show-treasury = Kasse
show-technologies = Technologien
show-points = Siegpunkte ({ $side }): { $points } von { $goal }
show-convoy =
    { $kind ->
        [box] Konvoi
       *[centre] Konvoizentrum
    } ({ $ipc } IPC), gehalten von: { $holder }
show-convoy-route = Konvoiroute für { SPACE($space) }, gehalten von: { $holder }
show-base =
    { $base ->
        [naval] Marinestützpunkt
       *[air] Luftstützpunkt
    }
show-sea = Auf See
show-empty = leer
show-aboard = an Bord: { $units }
show-held = Besitzer: { $power }
show-neutral = neutral
show-sea-zone = Seezone
show-capital-of = Hauptstadt: { $power }
show-originally = ursprünglich: { $power }
show-also-called = auch genannt: { $names }
show-neighbours = Nachbarfelder
show-battle = Hier ist eine Schlacht auszutragen.
show-purchased = Gekauft und noch nicht aufgestellt: { $units }
show-ambiguous = »{ $said }« kann sein: { $names }.
show-nearest = vielleicht { $names }

## Alle Partien, und eine davon

status-empty = Dieses Archiv hat noch keine Partien.
status-waiting = Laufende Partien
status-finished = Beendet
status-broken = Beschädigt
status-broken-line = das Protokoll lässt sich ab Zeile { DIGITS($line) } nicht mehr lesen
status-no-powers = noch keine Mächte
status-dice = Würfel: { $source }
status-trial = Eine Probe, keine Partie: Jemand hat an einem Bildschirm etwas ausprobiert.
status-demonstration = Eine Demonstrationspartie.
status-last = letzter Eintrag { $at }, { $by }
status-round = Runde { $round }

## Eine neue Partie

create-title = Wie heißt die Partie?
create-slug = Ihr Kurzname, für Adressen und Befehle?
create-player = Name eines Spielers (leer: keiner mehr)?
create-powers = Welche Mächte spielt { $name }?
create-source = Woher kommen die Würfel?
create-yes = ja
create-no = nein
create-opened = »{ $title }« ist eröffnet: { $slug }
create-title-missing = Eine neue Partie braucht einen Titel.
create-players-missing = Eine neue Partie braucht Spieler.
create-bad-player = »{ $said }« ist kein Spieler: Name=Mächte, etwa "Anna=ussr,uk,usa".
create-bad-power = »{ $said }« bei { $player } ist keine Macht: ussr, germany, uk, japan, usa.
create-not-given = Niemand spielt: { $powers }.
create-bad-option = »{ $said }« ist keine Option. Es gibt: { $options }.
create-bad-source = »{ $said }« ist keine Würfelquelle: local, recorded, reveal oder drand.
create-bad-slug = »{ $said }« geht nicht als Kurzname: 3 bis 40 Kleinbuchstaben, Ziffern und einzelne Bindestriche.
create-confirm = Diese Partie eröffnen?

## Was berichtet wird und nicht geprüft ist

report-empty = Die Datei enthält keine Meldung.
report-done =
    { $count } { $count ->
        [one] Eintrag
       *[other] Einträge
    } gemeldet. Nichts davon ist geprüft, und so steht es auf den Seiten.
report-whole = eine Meldung ist eine Liste aus { $positions } oder { $events }

## Ungültige Einträge, Entscheide, Vorschläge

undo-drops = Verzicht, sie bleiben stehen: { $units } { IN($space) }
undo-reason = Warum?
undo-reason-missing = Ein Grund ist nötig.
undo-no-entry = Einen Eintrag { $said } gibt es in dieser Partie nicht.
undo-not-of-turn = { $seqs }: kein Befehl des laufenden Zuges, und nur die lassen sich zurücknehmen.
undo-also-go = Das geht nicht allein. Spätere Einträge bauen darauf auf:
undo-asks-dice = würde andere Würfel brauchen
undo-done = Ungültig: { $seqs }
undo-proposed = Vorgeschlagen als #{ DIGITS($seq) }; gilt, sobald zustimmen: { $sides }.
undo-ruled = Bleibt, wie es ist: { $seqs }
undo-confirm = { $seqs } für ungültig erklären?
undo-nothing-to-rule = { $seqs }: Hier sagen die Regeln dasselbe wie das Protokoll; es gibt nichts, was man stehen lassen müsste.
undo-nothing-to-rule-next = npx fieldpost verify { $slug }   zeigt, was abweicht
undo-no-proposal = Es gibt keinen offenen Vorschlag.
undo-which-proposal = Es gibt mehrere Vorschläge: einen von { $seqs } nennen.
undo-agreed = Zugestimmt.
undo-takes-effect = Alle haben zugestimmt: Der Vorschlag gilt.
undo-declined = Abgelehnt: Der Vorschlag ist vom Tisch.
undo-confirm-agree = #{ DIGITS($seq) } zustimmen?
undo-confirm-decline = #{ DIGITS($seq) } ablehnen? Dann ist der Vorschlag vom Tisch.
undo-confirm-back = #{ DIGITS($seq) } zurücknehmen?

## Ein Protokoll nachgeprüft

verify-sound = in Ordnung
verify-differs = abweichend
verify-broken = beschädigt
verify-verdicts-proved = geprüft
verify-verdicts-clerical = ohne Wirkung auf die Partie
verify-verdicts-reported = wie gemeldet
verify-verdicts-differs = abweichend
verify-verdicts-wrong-dice = mit falschen Würfeln
verify-verdicts-unknown-rules = nach hier unbekannten Regeln
verify-dice-proved = Würfel bewiesen
verify-dice-table = Würfel auf Treu und Glauben
verify-dice-claimed = Würfel wie behauptet
verify-dice-wrong = Würfel falsch
verify-differs-at = Die heutigen Regeln entscheiden das anders:
verify-refused-now = es würde abgelehnt
verify-event-now = Ereignis { $number } wäre ein anderes
verify-as-decided = jetzt
verify-as-written = damals
verify-nothing = nichts
verify-ruled = gilt durch Schiedsspruch
verify-torn =
    Am Ende eine unfertige Zeile von { $bytes } { $bytes ->
        [one] Byte
       *[other] Bytes
    }; der nächste schreibende Befehl legt sie beiseite.
verify-progress = { $done } von { $all } Partien …
verify-total = { $sound } in Ordnung, { $differs } abweichend, { $broken } beschädigt
verify-row-false = { $game }: Was beim Bau der Seiten zu dieser Partie aufgehoben wurde, sagt etwas anderes als ihr Protokoll. Es ist verworfen; bitte die Seiten noch einmal bauen, denn die über mehrere Partien können falsch gewesen sein.

## Das Protokoll

log-none = Noch kein Eintrag.
log-is-void = ungültig
log-entered-for =
    eingetragen von { $by } für { $other }, { $mail ->
        [kept] Mail aufbewahrt
       *[other] keine Mail aufbewahrt
    }
log-orders-roll = Würfel
log-orders-note = Bemerkung
log-orders-void = für ungültig erklärt
log-orders-ruling = Schiedsspruch
log-orders-agree = zugestimmt
log-orders-decline = abgelehnt
log-orders-receipt = Quittung
log-orders-anchor = Anker der Würfel
log-orders-change-key = Schlüsselwechsel
log-orders-substitute = Ersatzspieler
log-orders-forfeit-bid = Gebot verfallen
log-orders-forfeit = für verloren erklärt
log-orders-absence = Abwesenheit
log-orders-edit = Berichtigung
log-orders-draw = Remis
log-orders-settings = Einstellungen

## Die Fälle zu den Regeln

cases-none = Es wurden keine Fälle gefunden.
cases-no-path = { $path } lässt sich nicht lesen.
cases-not-a-case = kein Fall: { $why }
cases-none-of = Kein Fall handelt von »{ $clause }«.
cases-count = Fälle
cases-status = Ergebnis
cases-all-passed = bestanden
cases-one-failed = gescheitert
cases-failed = { $count } gescheitert
cases-summary = { $passed } bestanden, { $failed } gescheitert
cases-progress = { $done } von { $all } Fällen …

## Schlachten

fight-none = Es wartet keine Schlacht.
fight-none-next = Schlachten entstehen im Combat Move: npx fieldpost submit

## Ein Zug, Zeile für Zeile erfragt

turn-needs-terminal = Dieser Befehl stellt Fragen, und niemand ist da, der antwortet.
turn-needs-next = npx fieldpost submit { $slug } <Datei>
turn-intro = Immer eine Zeile, so wie man Befehle schreibt. »?« zeigt, was möglich ist, »-« nimmt die letzte Zeile zurück, eine leere Zeile führt weiter.
turn-phase = Phase: { $phase }
turn-money = Kasse: { $ipc } IPC
turn-free-die = Wer seine Hauptstadt hält, wirft je Zug einen freien Würfel: »1 Würfel«.
turn-die = Ein Forschungswürfel kostet { $ipc } IPC, etwa »2 Würfel«.
turn-money-purses = Kasse: { $ipc } IPC ({ $purses })
turn-which-purse = Jede Kasse zahlt für sich, etwa »{ $line }«.
turn-prices = Preise: { $prices }
turn-prompt = { $phase } (leer: weiter)
turn-taken = verstanden
turn-back = Zurückgenommen: { $line }
turn-nothing-back = Es gibt nichts zurückzunehmen.
turn-possible = Jetzt möglich:
turn-nothing-possible = Hier ist nichts möglich.
turn-aims-battle = Schlacht
turn-aims-raid = Bombenangriff
turn-aims-walk-in = Einmarsch
turn-aims-blitz = Blitz
turn-aims-neutral = neutral
turn-end-turn = Zug beenden und Einkommen kassieren?
turn-not-yours = Am Zug: { $power }.

## Eine Partie als Datei

exporting-bad-format = »{ $said }« ist kein Format: { $known }.
exporting-saved = In { $file } geschrieben.
exporting-figures =
    { $files } { $files ->
        [one] Tabelle
       *[other] Tabellen
    } in { $folder } geschrieben.
exporting-game-or-all = Es fehlt eine Partie, oder --parquet für alle: export spring-26, export --parquet zahlen.

## Fragen in SQL

query-tables = Was jede Spalte bedeutet und in welcher Einheit, steht in der Anleitung »Zahlen in SQL«.
query-failed = Die Frage lässt sich nicht ausführen: { $said }.

## Die Seiten

serve-building = Die Seiten werden gebaut …
serve-change = { $file } hat sich geändert; es wird neu gebaut …
serve-pages =
    { $pages } { $pages ->
        [one] Seite
       *[other] Seiten
    } in { $seconds } s.
serve-pictures =
    { $failed } { $failed ->
        [one] Kartenbild ließ
       *[other] Kartenbilder ließen
    } sich nicht zeichnen ({ $why }). Die Seiten sind auch so vollständig.
serve-failed = Die Seiten ließen sich nicht bauen:
serve-stop = Strg-C beendet.
serve-built = Die Seiten liegen in { $folder }.
serve-at = Das Archiv steht unter { $address }
build-bad-shard = »{ $said }« ist kein Teil: Man schreibt etwa 3/16, den dritten von sechzehn; höchstens { $most } sind möglich.
build-shard-needs-out = Ein Teil kommt in einen eigenen Ordner; --out nennt ihn, etwa --out teile/3.
build-shard-or-join = --shard baut einen Teil, --join fügt sie zusammen: nacheinander, nicht zugleich.
build-shard-built = Teil { $part } liegt in { $folder }.
build-join-no-parts = In { $folder } liegen keine Teile. Einen baut »build --shard 1/4 --out { $folder }/1«.
build-join-missing = Es sind nicht alle Teile da; es fehlen { $parts }.
build-join-other-makers = Der Teil in { $folder } stammt von einer anderen Version des Programms oder aus anderen Einstellungen. Er ist neu zu bauen.
build-join-other-number = Der Teil in { $folder } ist { $part }: Er gehört zu einer anderen Anzahl von Teilen als die übrigen.
build-join-twice = Der Teil in { $folder } ist { $part }, und den gibt es schon.
build-join-moved = Die Teile stammen von einem anderen Protokoll von { $game }, als jetzt hier steht. Sie sind neu zu bauen.

## Schemata

schema-none = Zu »{ $what }« gibt es kein Schema, nur zu { $there }.

## Ein Zug, Schritt für Schritt

guide-later = vorerst lassen
guide-chance = gewonnen in { $chance }
guide-answer = Deine Zeile
guide-stopped = Abgebrochen; eingetragen ist nichts.
guide-stopped-kept = Abgebrochen. Was eingetragen ist, bleibt: { $what }.
guide-not-entered = Nicht eingetragen:
guide-kept = Auf diesem Rechner aufgehoben, bis du weitermachst (»npx fieldpost plan { $slug }« zeigt es):
guide-stopped-next = npx fieldpost turn { $slug }   macht dort weiter

## Was auf jemanden wartet

now-waits = Das wartet auf dich.
now-go-on = Jetzt mit { $slug } weitermachen?
now-which = Welche Partie zuerst?
now-no-games = { $player } spielt in keiner Partie dieses Archivs.
now-nothing = Seit du zuletzt hier warst, ist nichts geschehen, und nichts wartet auf dich.

## Kept plans

plan-goes-on = Es geht weiter mit dem, was von { $player } hier aufgehoben ist:
plan-kept = Es ist nur auf diesem Rechner aufgehoben, wo es lesen kann, wer ihn benutzt, und geht von selbst weiter, sobald da ist, worauf es wartet: mit dem nächsten submit, roll, read oder sync hier.
plan-for = Für den Zug { POWER($power) }, Runde { $round }.
plan-ahead = Dieser Zug ({ POWER($power) }, Runde { $round }) kommt erst noch.
plan-ahead-what = Bis dahin können diese Zeilen hier warten. Dann werden sie am dann geltenden Stand neu geprüft und von selbst eingetragen, wenn sich alles davon machen lässt; sonst nichts davon, und sie warten darauf, berichtigt zu werden.
plan-dice-first = Erst müssen Würfel fallen, darum lässt sich davon jetzt nichts eintragen.
plan-confirm = Für { $slug } aufheben?
plan-kept-for-word = Der Rest ist auf diesem Rechner aufgehoben, bis du ihn berichtigst oder verwirfst.
plan-none = Von { $player } ist für diese Partie hier nichts aufgehoben.
plan-head = Aufgehoben für { $player }, seit { $at }
plan-held-unclear = Es wartet darauf, berichtigt zu werden: Nicht alles ist verstanden.
plan-held-refused = Es wartet darauf, berichtigt zu werden: Nicht alles ist möglich.
plan-held-dice = Es wartet auf Würfel und geht von selbst weiter, sobald sie gefallen sind.
plan-held-decision = Es wartet auf eine Wahl und geht von selbst weiter, sobald sie getroffen ist.
plan-held-turn = Es wartet auf seinen Zug und geht dann von selbst weiter.
plan-held-crash = Es wartet auf ein Wort zu Flugzeugen, die verloren gingen.
plan-held-forfeit = Es wartet auf ein Wort zu Einheiten, die gekauft und nicht gesetzt sind.
plan-held-unfinished = Es wurde beim Schreiben abgebrochen und wartet auf ein Wort von dir.
plan-where = Es liegt nur auf diesem Rechner, in { $file }; git sieht es nicht. Wer diesen Rechner benutzt, kann es lesen, und solange der Rechner ruht, geschieht nichts davon.
plan-dropped = Verworfen; was im Protokoll steht, bleibt.
plan-no-line = Eine Zeile { DIGITS($line) } ist nicht aufgehoben.
plan-line-form = Vor »{ $said }« steht keine Nummer, wie etwa »4: 2 Inf KAR > FIN«.
