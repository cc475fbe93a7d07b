### What phases and technologies are called inside a sentence.

phase-name =
    { $phase ->
        [research] weapons development
        [purchase] purchase
        [combat-move] combat move
        [combat] combat
        [noncombat-move] noncombat move
        [place] placement
        [income] income
        [lend-lease] lend-lease
        [land-patrols] landing of patrols
        [surface] surface and right
       *[end] end of the turn
    }
phase-combat-move-again = second armor move
phase-combat-again = second combat
technology-name =
    { $technology ->
        [jet-power] Jet Power
        [rockets] Rockets
        [super-submarines] Super Submarines
        [long-range-aircraft] Long Range Aircraft
        [industrial-technology] Industrial Technology
       *[heavy-bombers] Heavy Bombers
    }
