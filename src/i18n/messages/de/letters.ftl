### Was Mails an Spieler sagen: ein Zug, was ansteht, eine Erinnerung.

letter-board = Brett

## Ein Zug

letter-none = Nichts.
letter-not-yet = Noch nicht.
letter-remark = { $player } bemerkt: »{ $words }«
letter-due = Was jetzt ansteht
letter-page = Auf der Website
letter-checkpoint-says = Bitte diese Mail aufheben: Wer die Zeile darüber hat, kann später zeigen, ob einer dieser Einträge verändert wurde.
letter-entries = Die Einträge, für Programme:
letter-attached = Die Einträge hängen an.

## Das Brett

letter-board-empty = ohne Einheiten
letter-board-none = nichts

## Was ansteht

letter-due-orders =
    Am Zug: { $power }{ COUNT($players) ->
        [0] { "" }
       *[other] { "" } ({ $players })
    }.
letter-due-open = Jetzt möglich: { $orders }.
letter-due-battles = Auszukämpfen: { $battles }.
letter-due-dice =
    { $count } { $count ->
        [one] Würfel steht
       *[other] Würfel stehen
    } aus, in dieser Reihenfolge:
letter-due-by = Bis { $at }.
letter-due-overdue = Überfällig seit { $span }.
letter-due-by-program = Das erledigt das Programm dort, wenn es diese Mail liest.
# $who: der Name dessen, der gemeint ist, wo auch andere mitlesen
letter-answer-orders =
    { $who ->
        [none] Antworte auf diese Mail mit deinen Befehlen, einer je Zeile, zum Beispiel:
       *[other] { $who }, antworte auf diese Mail mit deinen Befehlen, einer je Zeile, zum Beispiel:
    }
letter-answer-decision =
    { $who ->
        [none] Antworte auf diese Mail mit einer Zeile wie:
       *[other] { $who }, antworte auf diese Mail mit einer Zeile wie:
    }
letter-due-not-you = Von dir wird gerade nichts erwartet.
# Eine Zeile für jeden Befehl, der möglich sein kann; wer kämpft, weiß schon, was auszukämpfen ist
letter-example-purchase = Kaufe 3 Inf, 1 Pz
letter-example-move = 2 Inf { $from } > { $to }
letter-example-fight = Kampf alle
letter-example-place = Setze 3 Inf { $space }
letter-example-end-turn = Zugende
letter-due-bid = Ein verdecktes Gebot versiegelt und öffnet »npx fieldpost bid { $game }«; wer nur ein Mailprogramm hat, schickt es an den Archivar oder Schiedsrichter, der nicht mitspielt.
letter-due-proposal = #{ DIGITS($seq) }: { $player } schlägt vor: { $what }; es fehlt die Zustimmung von: { $sides }.

## Eine Erinnerung

reminder-subject = eine Erinnerung
reminder-text = Hallo { $player }, »{ $game }« wartet auf dich.
reminder-since = Erwartet seit { $at }.
reminder-forfeit = Ab { $at } dürfen deine Mächte für verloren erklärt werden.
reminder-forfeit-now = Deine Mächte dürfen ab jetzt für verloren erklärt werden.
reminder-until = Deine Zeit läuft am { $at } ab.
reminder-others = Hallo { $player }, es geht um »{ $game }«.
reminder-others-since = Seit { $at } wird auf { $late } gewartet, und die vereinbarte Zeit ist um.
reminder-others-next = Die Mächte dürfen jetzt für verloren erklärt werden, oder jemand übernimmt sie; macht es unter euch aus und sagt es dem, der das Archiv führt.
reminder-away = Wenn du verreist bist, antworte mit einem Wort dazu; niemand gewinnt gern auf diese Art.

## Was durch Einträge geschehen ist

happened-opened = { $who } hat die Partie »{ $title }« eröffnet
happened-remark = { $who } bemerkt: »{ $text }«
happened-formal = { $who }: { $what }.
