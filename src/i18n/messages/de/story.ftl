### Erzählte Züge: eine Schlagzeile, und zwei oder drei Sätze dahinter. Ein Strich ( | ) steht zwischen mehreren Arten,
### dasselbe zu sagen; ein Zug nimmt eine davon, und jede Sprache hat so viele, wie sie mag. Für den ersten Buchstaben und den
### Punkt ist gesorgt.


## Einheiten und Land

# Einheiten mit ihrer Zahl: im ersten, vierten und dritten Fall.
story-unit =
    { $count ->
        [1]
            { ARTICLE(UNIT($unit)) ->
                [die] eine
               *[der] ein
            } { UNIT($unit) }
       *[other] { WORD($count) } { UNIT($unit, $count) }
    }
story-unit-acc =
    { $count ->
        [1]
            { ARTICLE(UNIT($unit)) ->
                [die] eine
                [das] ein
               *[der] einen
            } { UNIT($unit) }
       *[other] { WORD($count) } { UNIT($unit, $count) }
    }
story-unit-dat =
    { $count ->
        [1]
            { ARTICLE(UNIT($unit)) ->
                [die] einer
               *[der] einem
            } { UNIT($unit) }
       *[other] { WORD($count) } { UNIT($unit, $count, as: "dat") }
    }
story-units-worth = { WORD($count) } Einheiten im Wert von { $ipc } IPC
story-units-of-all-kinds = { WORD($count) } Einheiten
story-units-none = nichts
story-cargo = { $fleet } mit { $cargo } an Bord

# Gebiete, von vielen die letzten nur nach ihrer Zahl: im ersten und im vierten Fall.
story-land = { LIST(SPACES($land, as: "the"), story-land-more) }
story-land-acc = { LIST(SPACES($land, as: "acc"), story-land-more) }
story-land-more =
    { $more ->
        [0] {""}
        [1] ein weiteres Gebiet
       *[other]
            { WORD($more) } { $named ->
                [territories] weitere Gebiete
               *[bare] weitere
            }
    }

# Wo ein Angriff auf Land zum Stehen kommt; auf See, wo er gefochten wird.
story-before =
    { $at ->
        [sea] { IN($space) }
       *[land]
            { IN_OR_ON($space) ->
                [on] { IN($space) }
               *[in] vor { DAT($space) }
            }
    }


## Was eine Macht tat, wie es in einer Schlagzeile ihrem Namen folgt. Zuerst kommt das Zeitwort, ein Wort allein.

story-deed-capital =
    { $change ->
        [taken] { AGREE(POWER($power), one: "erobert", many: "erobern") } { CITY($of) }
        [own] { AGREE(POWER($power), one: "holt", many: "holen") } { CITY($of) } zurück
       *[freed] { AGREE(POWER($power), one: "befreit", many: "befreien") } { CITY($of) }
    }
story-deed-conquest =
    { $how ->
        [occupied] { AGREE(POWER($power), one: "besetzt", many: "besetzen") } { story-land-acc }
        [own]
            { AGREE(POWER($power), one: "erobert", many: "erobern") } { story-land-acc } zurück
            | { AGREE(POWER($power), one: "holt", many: "holen") } { story-land-acc } zurück
        [freed] { AGREE(POWER($power), one: "befreit", many: "befreien") } { story-land-acc }
        [walked]
            { AGREE(POWER($power), one: "besetzt", many: "besetzen") } { story-land-acc }
            | { AGREE(POWER($power), one: "nimmt", many: "nehmen") } { story-land-acc } ein
       *[conquered]
            { AGREE(POWER($power), one: "erobert", many: "erobern") } { story-land-acc }
            | { AGREE(POWER($power), one: "nimmt", many: "nehmen") } { story-land-acc } ein
    }
# Dasselbe, und was sie außerdem befreite.
story-deed-conquest-and = { $deed }, { AGREE(POWER($power), one: "befreit", many: "befreien") } { story-land-acc }
story-deed-reopened = { AGREE(POWER($power), one: "nimmt", many: "nehmen") } den Krieg wieder auf ({ THEATRE($theatre) })
story-deed-peace-broken = { AGREE(POWER($power), one: "bricht", many: "brechen") } den Frieden mit { DAT(POWER($with)) }
story-deed-taken = { AGREE(POWER($power), one: "erobert", many: "erobern") } { ACC($space) }
story-deed-cleared =
    { $at ->
        [land] { AGREE(POWER($power), one: "schlägt", many: "schlagen") } die Verteidiger { IN($space) }
       *[sea]
            { AGREE(POWER($power), one: "siegt", many: "siegen") } { IN($space) } { $sunk ->
                [none] {""}
               *[other]
                    | { $vessels ->
                        [ships] { AGREE(POWER($power), one: "versenkt", many: "versenken") }
                       *[planes] { AGREE(POWER($power), one: "vernichtet", many: "vernichten") }
                    } { $sunk } { IN($space) }
            }
    }
story-deed-held =
    { $at ->
        [sea] { AGREE(POWER($power), one: "unterliegt", many: "unterliegen") } { IN($space) }
       *[land] { AGREE(POWER($power), one: "scheitert", many: "scheitern") } { story-before }
    } { $lost ->
        [none] {""}
       *[other] | { AGREE(POWER($power), one: "verliert", many: "verlieren") } { $lost } { story-before }
    }
story-deed-retreated =
    { $at ->
        [sea] { AGREE(POWER($power), one: "zieht", many: "ziehen") } sich { FROM($space) } zurück
       *[land] { AGREE(POWER($power), one: "bricht", many: "brechen") } den Angriff auf { ACC($space) } ab
    }
story-deed-parted = { AGREE(POWER($power), one: "kämpft", many: "kämpfen") } { IN($space) } ohne Entscheidung
story-deed-spent = { AGREE(POWER($power), one: "kämpft", many: "kämpfen") } { IN($space) } bis zur letzten Einheit
story-deed-technology = { AGREE(POWER($power), one: "entwickelt", many: "entwickeln") } { TECHNOLOGIES($technologies) }
story-deed-research = { AGREE(POWER($power), one: "forscht", many: "forschen") } vergeblich
story-deed-raid =
    { $by ->
        [rockets] { AGREE(POWER($power), one: "schießt", many: "schießen") } Raketen auf { story-land-acc }
       *[bombers]
            { AGREE(POWER($power), one: "bombardiert", many: "bombardieren") } { story-land-acc }{ $damage ->
                [0] {" "}vergeblich
               *[other] {""}
            }
    }
story-deed-downed = { AGREE(POWER($power), one: "verliert", many: "verlieren") } { $units } über { DAT($space) }
story-deed-stranded = { AGREE(POWER($power), one: "verliert", many: "verlieren") } { $units } ohne Landeplatz
story-deed-pending = { AGREE(POWER($power), one: "greift", many: "greifen") } { story-land-acc } an
story-deed-purchase = { AGREE(POWER($power), one: "kauft", many: "kaufen") } { $units }

# Zwei Taten: verbunden, mit Komma, wo die erste schon ein »und« hat, gegeneinander, oder mit einem Zeitwort für beide.
story-deeds =
    { $joint ->
        [and] { $first } und { $verb } { $rest }
        [comma] { $first }, { $verb } { $rest }
        [but] { $first }, { $verb } aber { $rest }
       *[shared] { $first } und { $rest }
    }
# Das Zeitwort gewonnener Seeschlachten, das zwei von ihnen sich teilen.
story-deeds-verb = { AGREE(POWER($power), one: "siegt", many: "siegen") }


## Schlagzeilen

story-headline = { SHORT(POWER($power)) } { $deed }
# Zwei Mächte in einem Zug, jede mit dem, was sie tat.
story-headline-both = { $first }; { $second }
story-headline-and-won = { $headline }: Sieg für { THE(SIDE($side)) }
story-headline-won = Sieg für { THE(SIDE($side)) } | { THE(SIDE($side)) } { AGREE(SIDE($side), one: "gewinnt", many: "gewinnen") } den Krieg
story-headline-and-theatre-won = { THEATRE($theatre) }: Sieg für { THE(SIDE($side)) }; { $headline }
story-headline-theatre-won = { THEATRE($theatre) }: Sieg für { THE(SIDE($side)) } | { THEATRE($theatre) }: { THE(SIDE($side)) } { AGREE(SIDE($side), one: "gewinnt", many: "gewinnen") }
story-headline-drawn = der Krieg endet remis
story-headline-resigned = { POWERS($powers, as: "short") } { AGREE(POWERS($powers), one: "gibt", many: "geben") } auf
story-headline-bid = Gebot der { SHORT(SIDE($side)) }: { $total } IPC
story-headline-capital = { CITY($of) } fällt an { ACC(POWER($power)) }
story-headline-held = { THE($space) } { AGREE($space, one: "hält", many: "halten") } stand
story-headline-arms = { SHORT(POWER($power)) } { AGREE(POWER($power), one: "rüstet", many: "rüsten") } auf: { $count } neue Einheiten
story-headline-waits = { SHORT(POWER($power)) } { AGREE(POWER($power), one: "wartet", many: "warten") } ab | ruhiger Zug für { ACC(POWER($power)) }
story-headline-to-move = { SHORT(POWER($power)) } { AGREE(POWER($power), one: "ist", many: "sind") } am Zug
story-headline-round = { SHORT(POWER($power)) }, Runde { $round }


## Schlachten

story-when =
    { $rounds ->
        [0] auf der Stelle
        [1] in der ersten Runde
       *[other] nach { WORD($rounds) } Runden
    }
story-losses =
    { $shares ->
        [nothing] keine Seite verliert eine Einheit
        [same] beide Seiten verlieren je { $attack }
        [own] { story-attacker } { AGREE(POWER($power), one: "verliert", many: "verlieren") } { $attack }
       *[both] { story-attacker } { AGREE(POWER($power), one: "verliert", many: "verlieren") } { $attack }, { story-defenders } { $defence }
    }
story-attacker =
    { $called ->
        [pronoun]
            { AGREE(POWER($power), one: "one", many: "many") ->
                [many] sie
               *[one]
                    { ARTICLE(POWER($power)) ->
                        [der] er
                        [die] sie
                       *[other] es
                    }
            }
       *[name] { THE(POWER($power)) }
    }
story-defenders =
    { $defender ->
        [none] die Verteidiger
       *[other] { THE(POWER($defender)) }
    }
# Ein Angriff zu Land oder auf See.
story-attack =
    der Angriff { $at ->
        [sea] { IN($space) }
       *[land] auf { ACC($space) }
    }
story-taken = { THE($space) } { AGREE($space, one: "fällt", many: "fallen") } { story-when }; { $losses } | die Schlacht um { ACC($space) } ist { story-when } entschieden: { CAPITAL($losses) }
story-landed = die Landung { IN($space) } gelingt { story-when }; { $losses }
story-won-back = { THE($space) } { AGREE($space, one: "ist", many: "sind") } { story-when } zurückerobert; { $losses }
story-freed = { THE($space) } { AGREE($space, one: "ist", many: "sind") } { story-when } wieder frei; { $losses }
story-held =
    { story-before } scheitert der Angriff { story-when }: { CAPITAL($losses) }
    | { $attackers ->
        [0] { story-attack } bleibt ohne Erfolg
       *[other] von { WORD($attackers) } Angreifern kommt keiner { FROM($space) } zurück
    }: { CAPITAL($losses) }
story-retreated =
    { $rounds ->
        [0] sofort
        [1] nach einer Runde
       *[other] nach { WORD($rounds) } Runden
    } { AGREE(POWER($power), one: "bricht", many: "brechen") } { THE(POWER($power)) } { $at ->
        [sea] die Seeschlacht { IN($space) }
       *[land] den Angriff auf { ACC($space) }
    } ab; { $itsLosses }
story-parted = das Gefecht { IN($space) } wird { story-when } abgebrochen, Schiffe beider Seiten bleiben; { $losses }
story-spent =
    { $at ->
        [sea] die Seeschlacht { IN($space) }
       *[land] die Schlacht um { ACC($space) }
    } überlebt niemand: { CAPITAL($losses) }
story-cleared = { IN($space) } ist { story-when } kein Verteidiger mehr übrig, aber auch keine Landeinheit, die bleiben könnte; { $losses }

# Gewonnene Seeschlachten: gegen nichts, was zu treffen war, um denselben Preis, und die anderen.
story-cleared-of-nothing = die Seeschlacht { IN($space) } geht { story-when } an { ACC(POWER($power)) }; { $losses }
story-cleared-at-par = { IN($space) } verlieren beide Seiten je { $defence }
story-cleared-at-sea =
    { IN($space) } { $defender ->
        [none] verlieren
       *[other] { AGREE(POWER($defender), one: "verliert", many: "verlieren") }
    } { story-defenders } { $defence }; { THE(POWER($power)) } { $attack ->
        [none] { AGREE(POWER($power), one: "bleibt", many: "bleiben") } ohne Verluste
       *[other] { AGREE(POWER($power), one: "verliert", many: "verlieren") } { $attack }
    }
    | { THE(POWER($power)) } { AGREE(POWER($power), one: "gewinnt", many: "gewinnen") } die Seeschlacht { IN($space) } { story-when }{ $attack ->
        [none] {" "}und { story-sinks } ohne eigene Verluste { $defence }
       *[other] , { story-sinks } { $defence } und { AGREE(POWER($power), one: "verliert", many: "verlieren") } { $attack }
    }
story-sinks =
    { $vessels ->
        [ships] { AGREE(POWER($power), one: "versenkt", many: "versenken") }
       *[planes] { AGREE(POWER($power), one: "vernichtet", many: "vernichten") }
    }


## Sätze

story-won =
    { $how ->
        [capitals] die Hauptstädte entscheiden: { CAPITAL(THE(SIDE($side))) } { AGREE(SIDE($side), one: "hat", many: "haben") } gewonnen
        [economic] der Landwert entscheidet: { CAPITAL(THE(SIDE($side))) } { AGREE(SIDE($side), one: "hat", many: "haben") } gewonnen
        [resignation] die Gegner geben auf, { THE(SIDE($side)) } { AGREE(SIDE($side), one: "hat", many: "haben") } gewonnen
        [elimination] von den Gegnern ist nichts mehr übrig, { THE(SIDE($side)) } { AGREE(SIDE($side), one: "hat", many: "haben") } gewonnen
        [points] die Siegpunkte entscheiden: { CAPITAL(THE(SIDE($side))) } { AGREE(SIDE($side), one: "hat", many: "haben") } gewonnen
        [starved] der Gegner nimmt zu wenig ein, { THE(SIDE($side)) } { AGREE(SIDE($side), one: "hat", many: "haben") } gewonnen
       *[theatres] jeder Kriegsschauplatz ist entschieden, { THE(SIDE($side)) } { AGREE(SIDE($side), one: "hat", many: "haben") } gewonnen
    }
story-theatre-won =
    { THEATRE($theatre) }: { $how ->
        [points] die Siegpunkte entscheiden
        [starved] der Gegner nimmt zu wenig ein
       *[other] die Hauptstädte entscheiden
    }, dort { AGREE(SIDE($side), one: "hat", many: "haben") } { THE(SIDE($side)) } gewonnen
story-reopened = { THE(POWER($power)) } { AGREE(POWER($power), one: "nimmt", many: "nehmen") } den Krieg auf einem Schauplatz wieder auf, der entschieden war: { THEATRE($theatre) }
story-peace-broken = mit diesem Angriff { AGREE(POWER($power), one: "bricht", many: "brechen") } { THE(POWER($power)) } den Frieden mit { DAT(POWER($with)) }
story-drawn = die Spieler einigen sich auf Remis
story-resigned = { POWERS($powers, as: "the") } { AGREE(POWERS($powers), one: "gibt", many: "geben") } auf
story-capital-unfought =
    { CITY($of) } { $change ->
        [taken] fällt kampflos
       *[freed] ist kampflos wieder frei
    }
story-capital-loot =
    { $loot ->
        [0] die erbeutete Kasse ist leer
       *[other] in der erbeuteten Kasse liegen { $loot } IPC
    }
story-capital-back =
    { THE(POWER($of)) } { AGREE(POWER($of), one: "hat", many: "haben") } { ARTICLE(POWER($of)) ->
        [die] ihre
       *[other] seine
    } Hauptstadt wieder
# Land außer dem der Schlacht, von der vorher die Rede war.
story-besides-fallen = { story-land } { AGREE(SPACES($land), one: "fällt", many: "fallen") }{ story-besides-how }
story-besides-won-back = { story-land } { AGREE(SPACES($land), one: "ist", many: "sind") }{ story-besides-how } zurückerobert
story-besides-freed = { story-land } { AGREE(SPACES($land), one: "ist", many: "sind") }{ story-besides-how } befreit
story-besides-how =
    { $how ->
        [also] {" "}ebenfalls
        [peacefully] {" "}kampflos
       *[plainly] {""}
    }
story-technology = Durchbruch in der Forschung: { TECHNOLOGIES($technologies) }
story-research =
    die Forschung mit { $dice ->
        [one] einem Würfel
       *[other] { WORD($dice) } Würfeln
    } bleibt ohne Ergebnis
story-raid =
    { $damage ->
        [0]
            der { $by ->
                [rockets] Raketenangriff
               *[bombers] Bombenangriff
            } auf { story-land-acc } richtet keinen Schaden an{ $down ->
                [none] {""}
               *[other] : { $down }
            }
       *[other]
            { $by ->
                [rockets] Raketen
               *[bombers] Bomben
            } auf { story-land-acc } kosten den Gegner { $damage } IPC{ $down ->
                [none] {""}
               *[other] ; { $down }
            }
    }
story-raid-down =
    { $units } { $count ->
        [one] wird
       *[other] werden
    } abgeschossen
story-downed = über { DAT($space) } holt die Flak { $units } herunter
story-stranded =
    { $units } { $count ->
        [one] findet keinen Landeplatz und geht verloren
       *[other] finden keinen Landeplatz und gehen verloren
    }
story-pending = noch nicht entschieden: { story-land }
story-bid = vor dem Zug { AGREE(SIDE($side), one: "hat", many: "haben") } { THE(SIDE($side)) } ihr Gebot von { $total } IPC aufgestellt
story-purchase = für { $cost } IPC { AGREE(POWER($power), one: "kauft", many: "kaufen") } { THE(POWER($power)) } { $units }
story-quiet = { THE(POWER($power)) } { AGREE(POWER($power), one: "kauft", many: "kaufen") } nichts und { AGREE(POWER($power), one: "greift", many: "greifen") } niemanden an
story-quiet-reported = von diesem Zug sind nur Stellungen gemeldet
story-quiet-so-far = noch ist nichts geschehen

# Was am Ende gesagt werden kann, wenn sonst wenig gesagt wurde.
story-peace = gekämpft wird nicht
story-land-worth =
    { $change ->
        [gone] { THE(POWER($power)) } { AGREE(POWER($power), one: "hat", many: "haben") } kein Land mehr
        [same] der Landwert bleibt bei { $ipc } IPC
        [more] der Landwert beträgt jetzt { $ipc } IPC, { $by } mehr als zuvor
       *[less] der Landwert beträgt jetzt { $ipc } IPC, { $by } weniger als zuvor
    }
