### Wie Phasen und Technologien in einem Satz heißen.

phase-name =
    { $phase ->
        [research] Waffenentwicklung
        [purchase] Einkauf
        [combat-move] Angriffszüge
        [combat] Kampf
        [noncombat-move] Züge ohne Kampf
        [place] Aufstellung
        [income] Einkommen
        [lend-lease] Lend-Lease
       [land-patrols] Landung der Patrouillen
        [surface] Auftauchen und Instandsetzen
       *[end] Zugende
    }
phase-combat-move-again = zweiter Panzerzug
phase-combat-again = zweiter Kampf
technology-name =
    { $technology ->
        [jet-power] Düsenantrieb
        [rockets] Raketen
        [super-submarines] Super-U-Boote
        [long-range-aircraft] Langstreckenflugzeuge
        [industrial-technology] Industrietechnik
       *[heavy-bombers] Schwere Bomber
    }
