### Was über einen Zug gesagt wird, der vor dem Abschicken geprüft wird.


## Worauf es hinausläuft, in einem Satz

check-fine = Alles wurde verstanden, und alles ist erlaubt.
check-fine-so-far = Alles wurde verstanden und ist erlaubt, soweit sich das vor den Würfeln sagen lässt.
check-read = Alles ist verstanden; ob es erlaubt ist, wird gerade geprüft …
check-unclear =
    { $lines } { $lines ->
        [one] Zeile wurde
       *[other] Zeilen wurden
    } nicht verstanden.
check-question =
    { $words ->
        [1] Ein Wort ist mehrdeutig.
       *[other] { $words } Wörter sind mehrdeutig.
    }
check-refused =
    { $orders } { $orders ->
        [one] Befehl ist
       *[other] Befehle sind
    } nicht möglich; was im Weg steht, steht unten.
check-nothing = In diesem Text steht kein Befehl.
check-all-entered = All das steht schon im Protokoll.
check-all-late = Was vom Protokoll abweicht, kommt zu spät, und sonst ist nichts mehr einzutragen.
check-not-now =
    Du bist nicht am Zug, die Partie wartet auf: { POWERS($powers) }{ COUNT($players) ->
        [0] { "" }
       *[other] { "" } ({ LIST($players) })
    }. Ob diese Befehle erlaubt sind, zeigt sich, wenn du dran bist.
check-over = Die Partie ist zu Ende; Befehle werden nicht mehr angenommen.
check-no-power = Du spielst in dieser Partie keine Macht.

## Überschriften und Zeilen

check-heading-again = Schon im Protokoll
check-heading-unclear = Nicht verstanden
check-heading-asked = Was ist gemeint?
check-heading-refused = Nicht möglich
check-heading-understood = Verstanden
check-heading-conditions = Unter Bedingungen
check-heading-remarks = Dazu ist zu bemerken
check-heading-cost = Was es kostet
check-heading-prose = Als Worte an Menschen gelesen
labels-line = Zeile { DIGITS($n) }
check-ask = »{ $text }« kann { $readings } heißen. Was ist gemeint?
check-meant = Vielleicht gemeint:
check-skipped = Nicht angesehen, weil es von Unmöglichem abhängt: { LIST($orders) }.
check-entered = Eingetragen würde trotzdem: { LIST($orders) }.
check-behind-dice = Noch nicht beurteilt, weil vorher gewürfelt wird: { LIST($orders) }.
check-cost =
    { POWER($power) } gibt { $spent } von { $has } IPC aus; es { $left ->
        [one] bleibt
       *[other] bleiben
    } { $left }.
check-cost-too-much = { POWER($power) } würde { $spent } IPC ausgeben und hat nur { $has }.

## Die Mail

check-mail-account = In vollen Worten, wie es vor dem Abschicken verstanden wurde. Als Befehle gelesen werden nur die Zeilen oben.
check-mail-standing = Jederzeit
check-mail-withheld = Die Mail gibt es, sobald alles verstanden und möglich ist.
