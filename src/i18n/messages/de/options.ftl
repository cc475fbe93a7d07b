### Die Regelwerke und die Optionen einer Partie.


## Die Regelwerke, und was über Regeln und Optionen gesagt wird

ruleset-name =
    { $id ->
        [second-edition] die Second Edition mit ihren offiziellen Klarstellungen
        [daak] die Regeln des Klubs DAAK
        [enhanced-realism] Enhanced Realism von R. D. Baker, Teile I bis III
        [europe-1999] Axis & Allies: Europe (1999)
        [pacific-2001] Axis & Allies: Pacific (2001)
        [linked-2001] Axis & Allies: Europe (1999) und Pacific (2001) verbunden
       *[other] { $id }
    }
options-help = Optionen einer Partie, für --option (der übliche Wert zuerst):
options-under = unter { LIST($rulesets) }:
options-usual = üblich: { $value }
options-ask-ruleset = Welche Regeln?
options-ask = Was weicht vom Üblichen ab (nichts: alles wie üblich)?
options-rules = { ruleset-name } ({ $id }, Version { DIGITS($version) })
options-ruleset = Regeln: { ruleset-name } ({ $id }, Version { DIGITS($version) })
options-differs = Anders als üblich: { $name }: { $value } (üblich: { $usual })
options-as-usual = Optionen: alles wie üblich
options-bad-ruleset = »{ $said }« ist kein Regelwerk: { $known }.

## Jede Option: ihr Name und was sie sein kann. Ein Wert, für den es keine Worte gibt, wird gezeigt, wie er geschrieben ist.

on-or-off =
    { $value ->
        [on] ja
        [off] nein
       *[other] { $value }
    }
option-luck = Glück
option-luck-value =
    { $value ->
        [dice] gewöhnliche Würfel
        [low-luck] Low Luck
       *[other] { $value }
    }
option-technology = Waffenentwicklung
option-technology-value =
    { $value ->
        [on] ja
        [off] nein
        [free-roll] ein freier Wurf je Zug für jede Macht, die ihre Hauptstadt hält
       *[other] { $value }
    }
option-technology-starts = Ein Durchbruch wirkt
option-technology-starts-value =
    { $value ->
        [at-once] sofort
        [after-turn] nach dem Zug, in dem er gelang
       *[other] { $value }
    }
option-ask-defender = Verluste des Verteidigers
option-ask-defender-value =
    { $value ->
        [club] die Schlacht hält an, wo die Klubs anhalten und nachfragen
        [never] nach Dauerbefehlen oder der Verlustreihenfolge der Klubs
       *[other] { $value }
    }
option-economic-victory = Sieg durch Landwert (84)
option-economic-victory-value = { on-or-off }
option-total-victory = Sieg durch Hauptstädte nur, solange keine eigene verloren ist
option-total-victory-value = { on-or-off }
option-ships-into-enemy-zones = Neue Schiffe in Seezonen mit Gegnern
option-ships-into-enemy-zones-value = { on-or-off }
option-balance = Ausgleich
option-balance-value =
    { $value ->
        [none] keiner
        [axis-technology] die Achse beginnt mit Technologien
        [no-soviet-attack] kein sowjetischer Angriff in Runde 1
        [no-new-complexes] keine neuen Fabriken
       *[other] { $value }
    }
option-piece-limits = Begrenzte Zahl von Figuren
option-piece-limits-value = { on-or-off }
option-bids = Gebote
option-bids-value =
    { $value ->
        [none] keine
        [open] vorher ausgemacht; die Achse stellt ihr Gebot vor Runde 1 auf
        [sealed] zwei Spieler bieten verdeckt; das niedrigere Gebot spielt die Achse
       *[other] { $value }
    }
option-one-sea-zone = Eine Seezone für Flugzeuge
option-one-sea-zone-value =
    { $value ->
        [on] Flugzeuge überfliegen höchstens eine Seezone auf dem Hinweg und eine auf dem Rückweg
        [off] Flugzeuge überfliegen beliebig viele Seezonen
       *[other] { $value }
    }
option-set-up = Aufstellung
option-set-up-value =
    { $value ->
        [printed] wie gedruckt
        [faq-2003] Ausgleich des Verlags von 2003
       *[other] { $value }
    }
