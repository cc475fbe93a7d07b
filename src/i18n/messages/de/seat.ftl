### Wer jetzt sprechen darf und für wen.

seat-not-his =
    { $player } spielt { $power } nicht; { $what ->
        [orders] am Zug ist { $whose }
       *[other] entscheiden muss { $whose }
    }.
seat-other-power = Am Zug ist { $turn }, nicht { $power }.
seat-no-power = { $player } ist in dieser Partie { $role } und gibt keine eigenen Befehle.
seat-over = Die Partie ist zu Ende, darum wurde nichts eingetragen.
seat-past = Dieser Zug ({ POWER($power) }, Runde { $round }) ist vorbei. Es wurde nichts eingetragen.
seat-next-status = npx fieldpost status { $slug }   zeigt, worauf gewartet wird
seat-next-for = für { $name } eintragen: --for { $id } --evidence <die Mail, in der es kam>
seat-evidence = Die Mail von { $name }, in der dies kam (eine Datei; nur ihr Hash wird behalten)?

## Ein Plan aus einer Datei

plan-file-later = Dieser Plan stammt von einer neueren Fassung von Fieldpost.
plan-file-broken = Diese Datei ist ein Plan, der nicht vollständig ist.
plan-file-export = ihn auf der Seite, von der er kommt, noch einmal als Datei speichern
plan-file-game = Dieser Plan ist für die Partie { $slug }.
plan-file-player = Dieser Plan ist von { $name }.
plan-file-newer =
    Als dieser Plan geschrieben wurde, war die Partie { $count } { $count ->
        [one] Eintrag
       *[other] Einträge
    } weiter als dieses Archiv.
plan-file-other-log = Dieser Plan wurde zu einem anderen Protokoll geschrieben als dem hier.
plan-file-write-anew = die Partie ansehen, wie sie steht, und den Plan neu schreiben
plan-file-since =
    Seit dieser Plan geschrieben wurde, { $count ->
        [one] ist ein Eintrag
       *[other] sind { $count } Einträge
    } dazugekommen; er wird an der jetzigen Stellung ausprobiert.
plan-file-past = Dieser Plan ist für einen Zug, der vorbei ist: { POWER($power) }, Runde { $round }.
