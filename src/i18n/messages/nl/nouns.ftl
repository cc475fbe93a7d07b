### Hoe fasen en technologieën in een zin heten.

phase-name =
    { $phase ->
        [research] wapenontwikkeling
        [purchase] aankoop
        [combat-move] aanvalsfase
        [combat] gevecht
        [noncombat-move] niet-aanvalsfase
        [place] plaatsing
        [income] inkomsten
        [lend-lease] Lend-Lease
        [land-patrols] landing van patrouilles
        [surface] bovenkomen en herstellen
       *[end] einde van de beurt
    }
phase-combat-move-again = tweede tankzet
phase-combat-again = tweede gevecht
technology-name =
    { $technology ->
        [jet-power] straalaandrijving
        [rockets] raketten
        [super-submarines] superonderzeeboten
        [long-range-aircraft] langeafstandsvliegtuigen
        [industrial-technology] industriële technologie
       *[heavy-bombers] zware bommenwerpers
    }
