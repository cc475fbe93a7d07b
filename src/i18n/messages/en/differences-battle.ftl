### The differences between the systems in battle and in what moves, as in differences.ftl.

difference-battleship-hits =
    { $part ->
        [second-edition] one
        [europe-1999] two; the first is mended in the turn
       *[point] Hits a battleship takes
    }

difference-guns =
    { $part ->
        [second-edition] one a territory, fires at planes that fly in or over, never lost on land
        [enhanced-realism] replaced by artillery, if that is played: it fires at planes in its own battle, and can be lost
       *[point] Antiaircraft guns
    }

difference-freed-gun =
    { $part ->
        [second-edition] to the ally; to the liberator while the ally's capital is lost
        [daak] the same, and it stays the liberator's afterwards
        [enhanced-realism] to the ally, or to the liberator of a power that is out
       *[point] Gun in freed land
    }

difference-who-retreats =
    { $part ->
        [second-edition] the attacker, and submarines of either side
        [enhanced-realism] the attacker, else the defender
        [europe-1999] the attacker; submarines of either side go under
       *[point] Who may leave a battle
    }

difference-retreat-land =
    { $part ->
        [second-edition] one space an attacker came from
        [daak] that, or one blitzed or overflown on a declared way
        [enhanced-realism] any friendly neighbours, together or apart
       *[point] Where a retreat on land may go
    }

difference-retreat-sea =
    { $part ->
        [second-edition] one zone an attacker came from
        [daak] that, or one overflown on a declared way
        [enhanced-realism] any neighbouring zones, with enemies too, or none at all
       *[point] Where a retreat at sea may go
    }

difference-partial =
    { $part ->
        [second-edition] submarines only
        [enhanced-realism] nobody but planes in a landing
        [europe-1999] submarines go under one by one; planes leave a landing together
       *[point] Leaving in part
    }

difference-subs-together =
    { $part ->
        [second-edition] one zone for each side
        [enhanced-realism] wherever each likes, with all other ships
        [europe-1999] each for itself, without moving
       *[point] Submarines leaving in one round
    }

difference-attacking-sub-zone =
    { $part ->
        [second-edition] a zone an attacking ship came from
        [daak] a zone an attacking ship came from or passed
        [enhanced-realism] any neighbouring zone
        [europe-1999] it stays, under water
       *[point] Where an attacking submarine goes
    }

difference-defending-sub-zone =
    { $part ->
        [second-edition] a neighbouring zone without enemies and without a battle this turn
        [enhanced-realism] any neighbouring zone
        [europe-1999] it stays, under water
       *[point] Where a defending submarine goes
    }

difference-first-shot =
    { $part ->
        [second-edition] in every round
        [enhanced-realism] in the first round only
        [europe-1999] in every round, unless the defender has a destroyer
       *[point] First shot of attacking submarines
    }

difference-sub-at-planes =
    { $part ->
        [second-edition] never
        [enhanced-realism] on a 1, if no enemy ship is there
       *[point] A submarine's hit on planes
    }

difference-planes-at-subs =
    { $part ->
        [second-edition] hit them like other ships
        [europe-1999] hit them only beside a destroyer of their side
       *[point] Planes against submarines
    }

difference-landing-new-land =
    { $part ->
        [second-edition] no
        [enhanced-realism] yes
       *[point] Planes landing in land taken this turn
    }

difference-air-range =
    { $part ->
        [second-edition] fighters 4, bombers 6, out and home together
        [enhanced-realism] attack 2, raid 3, from a carrier 1, and as much home; 4 and 6 without a fight
        [pacific-2001] 4 and 6, one more for each air base at either end
        [linked-2001] as on each board; between boards a night on a strip
       *[point] Range of planes
    }

difference-air-sea-zones =
    { $part ->
        [second-edition] as many as the range allows
        [enhanced-realism] one out and one back, if so agreed
       *[point] Sea zones on a mission
    }

difference-cross-board =
    { $part ->
        [linked-2001] only from and on the spaces between
       *[point] Air attack on the other board
    }

difference-launch =
    { $part ->
        [second-edition] take off, then the ship moves
        [enhanced-realism] the ship moves one or two zones, then they take off
       *[point] Carrier and its fighters
    }

difference-guests =
    { $part ->
        [second-edition] allowed
        [enhanced-realism] not allowed
       *[point] Allied fighters on a carrier
    }

difference-guests-attacking =
    { $part ->
        [second-edition] do not fire; lost only if their owner agrees
        [daak] cargo, never a casualty
        [enhanced-realism] there are none
       *[point] Such guests when the carrier attacks
    }

difference-landing-plan =
    { $part ->
        [second-edition] enough
        [daak] not enough
        [enhanced-realism] home is the carrier it came from
       *[point] A way home that needs a carrier's retreat
    }

difference-new-carriers =
    { $part ->
        [second-edition] no new ones
        [daak] neither new ones nor old
        [enhanced-realism] new ones from the same complex, old ones stationed there
       *[point] Fighters on a carrier in placement
    }

difference-homeless =
    { $part ->
        [second-edition] a carrier or friendly island in the zone
        [daak] a carrier, or an island on a list
        [europe-1999] a carrier in the zone, or friendly land beside it
       *[point] Fighters of a sunk defending carrier
    }

difference-transport-attack =
    { $part ->
        [second-edition] none
        [enhanced-realism] an empty one hits on a 1
       *[point] A transport's attack
    }

difference-transport-load =
    { $part ->
        [second-edition] two infantry, or one armor, or one gun
        [enhanced-realism] the same, artillery in place of the gun
        [europe-1999] two of infantry, artillery and guns, or one armor
        [pacific-2001] marines too; a Japanese destroyer carries one infantry
       *[point] What a transport carries
    }

difference-one-aboard =
    { $part ->
        [second-edition] allowed
        [daak] refused
       *[point] Keeping one of two aboard in an assault
    }

difference-mixed-cargo =
    { $part ->
        [second-edition] allowed
        [daak] refused
       *[point] Troops of two nations aboard
    }

difference-guests-in-part =
    { $part ->
        [second-edition] allowed
        [daak] refused
       *[point] Guests landing in part in noncombat
    }

difference-contested-boarding =
    { $part ->
        [second-edition] allowed
        [daak] refused
        [europe-1999] only in its own zone
       *[point] Boarding among enemies without a landing
    }

difference-bombarding-ships =
    { $part ->
        [second-edition] battleships, at 4
        [europe-1999] battleships at 4, destroyers at 2
        [pacific-2001] battleships at 4, destroyers at 3
        [linked-2001] destroyers at 3 in the Pacific, elsewhere at 2
       *[point] Ships that bombard a coast
    }

difference-shot-victim =
    { $part ->
        [second-edition] any unit the defender chooses
        [daak] one of his land units
        [enhanced-realism] gone at once; on a 1 the attacker picks
       *[point] Whom the bombardment hits
    }

difference-ships-from-shore =
    { $part ->
        [second-edition] never
        [enhanced-realism] by artillery, and by planes on a 1, in round one
       *[point] Ships hit from the shore in a landing
    }

difference-landing-round =
    { $part ->
        [second-edition] bombardment, attackers, defenders
        [enhanced-realism] six steps
       *[point] Round one of a landing
    }

difference-casualties =
    { $part ->
        [second-edition] their owner
        [enhanced-realism] their owner, but infantry hits infantry, armor hits land units, and most 1s choose
       *[point] Who chooses losses
    }

difference-leaving-landing =
    { $part ->
        [second-edition] nobody
        [enhanced-realism] planes may
       *[point] Leaving a landing
    }

difference-sunk-landing =
    { $part ->
        [second-edition] an ordinary attack (read from DAAK)
        [daak] an ordinary attack (said expressly)
       *[point] A landing whose transports were sunk
    }

difference-armor =
    { $part ->
        [second-edition] two spaces, blitz through land that no combat unit holds
        [daak] the same, the blitz declared whole
        [enhanced-realism] first attack next door; a second armor move afterwards
        [europe-1999] two spaces, blitz through land where nothing stands
       *[point] Armor
    }

difference-blitz-past-gun =
    { $part ->
        [second-edition] yes
        [europe-1999] no
       *[point] Blitz past a gun or a complex
    }

difference-raid-damage =
    { $part ->
        [second-edition] paid at once, no more than the cash
        [enhanced-realism] up to the land's value, off the next income, cleared by capture
        [linked-2001] from the purse of the land bombed
       *[point] Damage of a raid
    }

difference-escorts =
    { $part ->
        [second-edition] none
        [europe-1999] escorts, and interceptors against them
       *[point] Fighters in a raid
    }

difference-patrol =
    { $part ->
        [second-edition] none
        [pacific-2001] combat air patrol over the zone beside, on the Pacific board
       *[point] Fighters that defend the sea from land
    }

difference-kamikaze =
    { $part ->
        [pacific-2001] six attacks on warships off Japan
        [linked-2001] the same; on Soviet ships only in war
       *[point] Kamikaze
    }

difference-surprise =
    { $part ->
        [pacific-2001] British and American units defend at 1
        [linked-2001] the same; Soviet ones never
       *[point] Surprise in the first turn
    }
