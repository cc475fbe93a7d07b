### Wie Phasen und Technologien in einem Satz heißen.

phase-name =
    { $phase ->
        [research] Waffenentwicklung
        [purchase] Einkauf
        [combat-move] Combat Move
        [combat] Kampf
        [noncombat-move] Non Combat Move
        [place] Aufstellung
        [income] Einkommen
        [lend-lease] Lend-Lease
       [land-patrols] Landung der Patrouillen
        [surface] Auftauchen und Instandsetzen
       *[end] Zugende
    }
phase-combat-move-again = zweite Panzerbewegung
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
