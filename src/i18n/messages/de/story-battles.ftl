### Eine einzelne Schlacht: ihr Titel, wie sie ausging, was sie kostete; und was sich seit dem letzten Zug einer Macht änderte.


## Titel, und wie sie ausging

story-battle-title =
    { $kind ->
        [land] Schlacht um { ACC($space) }
        [sea] Seeschlacht { IN($space) }
       *[raid] Bombenangriff auf { ACC($space) }
    }
story-result =
    { $result ->
        [taken] { THE(POWER($power)) } { AGREE(POWER($power), one: "erobert", many: "erobern") } { ACC($space) }
        [freed] { THE(POWER($power)) } { AGREE(POWER($power), one: "befreit", many: "befreien") } { ACC($space) }
        [cleared]
            { THE(POWER($power)) } { $at ->
                [sea] { AGREE(POWER($power), one: "gewinnt", many: "gewinnen") }
               *[land] { AGREE(POWER($power), one: "schlägt", many: "schlagen") } die Verteidiger, ohne das Gebiet zu besetzen
            }
        [held] die Verteidigung hält
        [retreated] { THE(POWER($power)) } { AGREE(POWER($power), one: "bricht", many: "brechen") } ab
        [spent] niemand ist übrig
       *[parted] das Gefecht ist abgebrochen, beide bleiben
    }


## Was sie kostete, und wer besser dasteht

story-balance-none = keine Verluste
story-balance =
    Verluste: { SHORT(POWER($power)) } { $attack } IPC, { $defender ->
        [none] Verteidiger
       *[other] { SHORT(POWER($defender)) }
    } { $defence } IPC
story-balance-even = beide verlieren gleich viel
story-balance-better =
    { $better ->
        [none] die Verteidiger stehen
       *[other] { THE(POWER($better)) } { AGREE(POWER($better), one: "steht", many: "stehen") }
    } um { $ipc } IPC besser da


## Seit dem Zug davor

story-since =
    { $round ->
        [none] seit der Eröffnung
       *[other] seit dem Zug in Runde { $round }
    } { AGREE(POWER($power), one: "hat", many: "haben") } { THE(POWER($power)) } { $won ->
        [none]
            { $lost ->
                [none] Land weder gewonnen noch verloren
               *[other] { $lost } verloren
            }
       *[other]
            { $won } gewonnen{ $lost ->
                [none] {""}
               *[other] {" "}und { $lost } verloren
            }
    }; die Truppen sind { $ipc } IPC wert, { $change ->
        [same] so viel wie damals
        [more] { $by } mehr als damals
       *[less] { $by } weniger als damals
    }
