### Was von einem Zug zu erwarten ist, bevor gewürfelt wird.

foresee-title = Was zu erwarten ist:
foresee-chances = { $battle }: { LIST($chances, by: ", ") }
foresee-losses =
    Verluste im Mittel: Angreifer { $attacker } IPC{ $units ->
        [yes] { " " }({ LIST($attackers) })
       *[no] { "" }
    }, Verteidiger { $defender } IPC{ $theirs ->
        [yes] { " " }({ LIST($defenders) })
       *[no] { "" }
    }
foresee-average = { $n } { $unit }
foresee-order = es fallen der Reihe nach: beim Angreifer { LIST($attacker, by: ", ") }; beim Verteidiger { LIST($defender, by: ", ") }
foresee-support =
    Schiffe zur Unterstützung { IN($zone) }: { FORCE($ships) }{ $fires ->
        [sea-battle] , aber ohne Schuss: Vorher steht eine Seeschlacht an
        [held-back] , zurückgehalten
       *[yes] { "" }
    }
foresee-retreat-to = Rückzug: { $spaces }
foresee-retreat-planes = Rückzug: Die Flugzeuge können nach jeder Runde abbrechen
foresee-retreat-none =
    Rückzug: { $who ->
        [planes] nur für Flugzeuge
       *[nobody] für niemanden
    }; { $why ->
        [landing] { $who ->
            [planes] die Landung bindet die anderen, die dort kämpfen
           *[nobody] die Landung bindet alle, die dort kämpfen
        }
       *[nowhere] es gibt kein Feld dafür
    }
foresee-drowns =
    Vorsicht: Die Verlustreihenfolge opfert { FORCE($ships) } mit { FORCE($cargo) } früher als { LIST($before) }{ $chance ->
        [none] { "" }
       *[some] { " " }(Wahrscheinlichkeit { $said })
    }. Eine eigene Verlustreihenfolge für diese Schlacht kann sie ans Ende stellen.
foresee-next =
    { $assumed ->
        [battles-won] Was der Feind als Nächstes treffen kann, falls diese Schlachten ohne Verlust gewonnen werden:
       *[nothing] Was der Feind als Nächstes treffen kann:
    }
foresee-threat =
    { $space }{ $capital ->
        [yes] { " " }({ threat-capital })
       *[no] { "" }
    }: { POWER($by) } mit { FORCE($attackers) }{ $open ->
        [yes] , und niemand ist dort
       *[no] , gegen { LIST($defenders) }
    }: { $chance }
