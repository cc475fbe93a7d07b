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
