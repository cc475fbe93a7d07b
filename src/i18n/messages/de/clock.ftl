### Auf wen seit wann gewartet wird, Fristen, und was an den Nächsten weitergegeben wird.

clock-since = seit { $at }
clock-until = bis { $at }
clock-overdue = überfällig seit { $span }
clock-forfeit-from = darf ab { $at } für verloren erklärt werden
clock-forfeit-now = darf jetzt für verloren erklärt werden
length-late-days =
    { $days } { $days ->
        [one] Tag
       *[other] Tagen
    }
length-late-hours =
    { $hours } { $hours ->
        [one] Stunde
       *[other] Stunden
    }
clock-consent = Zustimmung zu #{ DIGITS($seq) }
clock-nothing-mine = Auf { $player } wartet nichts.
clock-who-mine = Es ist nicht bekannt, wessen Partien gesucht sind.
clock-who-mine-next = mit --as <Spieler> angeben, oder ein für alle Mal: git config fieldpost.player <Kennung>

## Was vereinbart ist

clock-agreed-turn = für einen Zug: { $span }
clock-agreed-answer = für eine Antwort: { $span }
clock-agreed-forfeit = für verloren erklären: { $span } nach Ablauf der Frist
clock-agreed-absence =
    Abwesenheit: { $days } { $days ->
        [one] Tag
       *[other] Tage
    } je Spieler
clock-agreed-none = keine Fristen
# after who is away, and when
clock-stand-in =
    so lange { COUNT($names) ->
        [one] trägt
       *[other] tragen
    } { LIST($names) } ein, was an Befehlen kommt
clock-agreed-authors = Commits: Verfasser muss sein, wer die Zeilen eingetragen hat.

## What `new` asks and takes

clock-asks-clock = Wie viele Stunden hat ein Spieler für einen Zug (leer: keine Fristen)?
clock-asks-answer = Wie viele Stunden für eine Antwort, etwa Verluste (leer: ebenso viele)?
clock-asks-forfeit = Wie viele Stunden nach der Frist dürfen die anderen für verloren erklären (leer: nie)?
clock-asks-absence = Wie viele Tage insgesamt darf ein Spieler fehlen (leer: so viele, wie er sagt)?
clock-asks-bad-clock = »{ $said }« ist keine Uhr: Stunden für turn, answer, forfeit und Tage für absence, alles ganze Zahlen.
clock-asks-bad-absence = »{ $said }« sind keine Tage: anna=2026-03-05..2026-03-12.
clock-asks-bad-list = »{ $said }« passt nicht zu { $option }: spieler=name,name.
clock-asks-bad-dialect = »{ $said }« ist kein Dialekt; es gibt: { $there }.
clock-asks-bad-authors = »{ $said }« gibt es nicht: checked oder free.
clock-asks-no-player = Niemand in dieser Partie hat die Kennung »{ $id }«: { $ids }.

## An den Nächsten weitergegeben

clock-pass-on = Zum Weitergeben, per Mail oder Chat:
clock-done = { $turn }, ist fertig: { $page }
clock-next = Am Zug: { $who }.
clock-next-by = Am Zug: { $who }, bis { $at }.
clock-decide = Zu entscheiden hat { $who }: { $battle }.
clock-decide-by = Zu entscheiden hat { $who }: { $battle }, bis { $at }.
clock-defend =
    { $who } wählt Verteidiger für { ACC($space) }, für { $ipc } IPC{ $at ->
        [none] { "" }
       *[other] , bis { $at }
    }, mit einer Zeile wie: { $line }
clock-to-agree = Zum Zustimmen, { $who }: { $command }
clock-ahead = { $line } gibt an, am { $at } geschrieben zu sein; jetzt ist es { $now }. Fristen zählen von dort, und keine spätere Zeile kann früher sein.
clock-ahead-next = wer sie eingetragen hat, soll seine Uhr stellen; die Zeile selbst bleibt, wie sie ist
