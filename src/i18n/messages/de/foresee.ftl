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

## Hinter den Würfeln

submit-if-won-fine = Werden die Schlachten gewonnen, ist alles davon möglich.
submit-if-won = Auch wenn die Schlachten gewonnen werden, steht dem im Weg:
submit-would-crash = Ohne Heimflug verloren { IN($space) }: { $units }.
submit-would-forfeit = { $units }: gekauft, nicht aufgestellt und damit verloren.
odds-raid-odds = { $battle }: ein Bombenangriff. Bomben fallen mit einer Wahrscheinlichkeit von { $through }; im Mittel { $damage } IPC Schaden und Flugzeuge für { $lost } IPC verloren.
odds-raid-met = So, wenn niemand aufsteigt. { $planes ->
        [one] Steigt 1 Jäger auf
       *[other] Steigen { $planes } Jäger auf
    }: Bomben fallen mit einer Wahrscheinlichkeit von { $through }; im Mittel { $damage } IPC Schaden, Flugzeuge für { $lost } IPC verloren und beim Gegner für { $downed } IPC abgeschossen.
chances-supposes = Falls die Seeschlacht davor gewonnen wird und keinen Transporter kostet.
threat-none = Kein nennenswerter Angriff des Feindes.
threat-safe = Für feindliche Truppen nicht erreichbar: { $spaces }.
threat-capital = Hauptstadt

## Auf der Seite, die einen Zug prüft

check-heading-odds = Schlachten und ihre Aussichten
check-heading-won = Wenn die Schlachten gewonnen sind
check-won-not = Auch wenn die Schlachten gewonnen werden, geht nicht alles oder etwas geht verloren; siehe unten.
