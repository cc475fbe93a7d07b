### Woran eine Zeile eines Zuges hängt. Die Bedingungen stehen hinter einem »wenn«.

condition-if = Wenn { $condition }: { $deed }
condition-else = Sonst: { $deed }
condition-on = Trifft zu und gilt: { $said }
condition-off = Trifft nicht zu und entfällt: { $said }
condition-rule =
    { CAPITAL(IN($battle)) }: { $does ->
        [stop] Halt und Rückfrage
       *[retreat] Rückzug{ $known ->
            [yes] { " " }{ TO($to) }
           *[no] { "" }
        }
    } nach jeder Runde, nach der gilt, dass { $condition }
condition-bar =
    { $what ->
        [land] { IN($space) } landet kein Flugzeug
        [place] { IN($space) } wird nichts aufgestellt
       *[move] niemand zieht { TO($space) }
    }
condition-nothing = nichts geschieht
condition-branch = Wenn aber { $condition }, würde das abgelehnt:
condition-both-ways = Was an Bedingungen hängt, ist in beiden Fällen durchgespielt; nichts davon würde abgelehnt.
condition-part = ({ $condition })
condition-battle =
    { $result ->
        [won] die Schlacht { IN($battle) } { $so ->
            [yes] gewonnen ist
           *[no] nicht gewonnen ist
        }
        [lost] die Schlacht { IN($battle) } { $so ->
            [yes] nicht gewonnen ist (wie auch immer sie ausgeht)
           *[no] gewonnen ist
        }
        [drawn] { IN($battle) } { $so ->
            [yes] auf keiner Seite jemand übrig ist
           *[no] noch jemand übrig ist
        }
       *[left] wir die Schlacht { IN($battle) } { $so ->
            [yes] abgebrochen haben
           *[no] nicht abgebrochen haben
        }
    }
condition-ours =
    { THE($space) } { $so ->
        [yes] uns
       *[no] nicht uns
    } { AGREE($space, one: "gehört", many: "gehören") }
condition-theirs =
    { THE($space) } { $so ->
        [yes] in Feindeshand
       *[no] nicht in Feindeshand
    } { AGREE($space, one: "ist", many: "sind") }
condition-of =
    der Besitzer { FROM($space) } { $so ->
        [yes] { POWER($power) }
       *[no] nicht { POWER($power) }
    } ist
condition-amount =
    { $compare ->
        [less] weniger als { $n }
        [most] höchstens { $n }
        [more] mehr als { $n }
        [least] mindestens { $n }
        [other] nicht genau { $n }
       *[same] genau { $n }
    }
condition-units =
    { IN($at) } von { $whose ->
        [ours] unseren Einheiten
       *[theirs] denen des Feindes
    }{ $known ->
        [yes] { " " }({ $unit })
       *[no] { "" }
    } { $amount } übrig { $many ->
        [one] ist
       *[other] sind
    }
condition-losses =
    { $whose ->
        [ours] wir
       *[theirs] der Feind
    } { $known ->
        [yes] { IN($at) }
       *[no] in allen Schlachten
    } { $amount } { $unit } verloren { $whose ->
        [ours] haben
       *[theirs] hat
    }
condition-rounds =
    { IN($at) } { $amount } { $many ->
        [one] Runde gekämpft ist
       *[other] Runden gekämpft sind
    }
condition-odds = 
    unsere Siegchance { IN($at) } { $compare ->
        [less] unter { $n } Prozent liegt
        [most] bei höchstens { $n } Prozent liegt
        [more] über { $n } Prozent liegt
        [least] bei mindestens { $n } Prozent liegt
        [other] nicht genau { $n } Prozent beträgt
       *[same] genau { $n } Prozent beträgt
    }
condition-sides =
    { IN($at) } { $compare ->
        [less] wir weniger Einheiten übrig haben als der Feind
        [most] wir nicht mehr Einheiten übrig haben als der Feind
        [more] wir mehr Einheiten übrig haben als der Feind
        [least] wir nicht weniger Einheiten übrig haben als der Feind
        [other] wir nicht genau so viele Einheiten übrig haben wie der Feind
       *[same] wir genau so viele Einheiten übrig haben wie der Feind
    }
condition-any-units = Einheiten
