### The differences between the systems in few words: what the point is, and what each group of systems has, under the
### first of them.

difference-sides =
    { $part ->
        [second-edition] Allies against Axis
        [europe-1999] Allies against Germany, or against Japan, alone
        [linked-2001] three: Germany, Japan, the Allies
       *[point] Sides
    }

difference-order =
    { $part ->
        [second-edition] Soviet Union, Germany, United Kingdom, Japan, United States
        [europe-1999] Germany, Soviet Union, United Kingdom, United States
        [pacific-2001] Japan, United Kingdom, United States with China
        [linked-2001] Germany, Soviet Union, Japan, United Kingdom, United States
       *[point] Order of turns
    }

difference-phases =
    { $part ->
        [second-edition] six, income last
        [enhanced-realism] income first; a second armor move before noncombat
        [europe-1999] nine
        [linked-2001] nine; on a lost board no combat move
       *[point] Phases of a turn
    }

difference-start-money =
    { $part ->
        [second-edition] what the land is worth
        [europe-1999] land and convoys: 40, 24, 25, 40
        [pacific-2001] Japan 19, India 15, Australia 20, United States 75, convoys 12
       *[point] Money at the start
    }

difference-advance =
    { $part ->
        [europe-1999] 12 IPC for Germany, 12 for the Allies against it
       *[point] Money spent before the first turn
    }

difference-new-units =
    { $part ->
        [second-edition] none
        [enhanced-realism] artillery, if its section is played
        [europe-1999] artillery, destroyers; in Pacific American marines
       *[point] Units besides those of the box of 1986
    }

difference-caspian =
    { $part ->
        [second-edition] not spoken of; no space
        [daak] a sea zone
       *[point] Caspian Sea
    }

difference-lakes =
    { $part ->
        [second-edition] no space; not said
        [daak] no space; said expressly
       *[point] Lakes and other unnamed water
    }

difference-hudson-bay =
    { $part ->
        [second-edition] adjacent
        [enhanced-realism] closed to loading and landing
       *[point] Western Canada from the Hudson Bay zone
    }

difference-south-africa =
    { $part ->
        [second-edition] adjacent, as drawn
        [enhanced-realism] not adjacent
       *[point] South Africa from the Mozambique Channel
    }

difference-turkey =
    { $part ->
        [second-edition] no
        [enhanced-realism] yes
        [europe-1999] Turkey is closed
       *[point] Turkey from Southern Europe by land
    }

difference-black-sea =
    { $part ->
        [second-edition] open, as drawn
        [enhanced-realism] only for the power that controls Turkey
        [europe-1999] closed to all ships
       *[point] Black Sea from the Mediterranean
    }

difference-panama-zones =
    { $part ->
        [second-edition] two, a passage costs a point
        [enhanced-realism] one for the side that holds it
        [linked-2001] the canal is a zone of its own
       *[point] Panama: zones
    }

difference-panama-when =
    { $part ->
        [second-edition] start of the turn
        [enhanced-realism] at the instant of use
       *[point] Panama: held since when
    }

difference-suez =
    { $part ->
        [second-edition] both banks since the start of the turn
        [enhanced-realism] both banks at the instant of use
        [linked-2001] Egypt alone since the start of the turn
       *[point] Suez: what must be held
    }

difference-boxes =
    { $part ->
        [second-edition] cannot be entered
        [daak] part of the zone around New Zealand
       *[point] Enlarged boxes beside the map
    }

difference-neutral-price =
    { $part ->
        [second-edition] 3 IPC, once
        [daak] 3 IPC, once, from what purchases have left
        [enhanced-realism] no price
        [europe-1999] never
       *[point] Entering a neutral
    }

difference-neutral-resistance =
    { $part ->
        [second-edition] none
        [enhanced-realism] defenders for three dice of IPC, six in Turkey and Spain
       *[point] Resistance of a neutral
    }

difference-neutral-income =
    { $part ->
        [second-edition] 0
        [enhanced-realism] 1
        [europe-1999] none is ever taken
       *[point] Income of a taken neutral
    }

difference-neutral-complex =
    { $part ->
        [second-edition] one unit a turn, that is a round
        [enhanced-realism] cannot be built
       *[point] Complex in a taken neutral
    }

difference-research =
    { $part ->
        [second-edition] 5 IPC a die, any number, one throw
        [enhanced-realism] none, or one free die a turn with one's capital held
        [europe-1999] none
       *[point] Weapons development
    }

difference-rockets =
    { $part ->
        [second-edition] one gun a turn, which may move and fire
        [enhanced-realism] only if agreed on
        [europe-1999] none
       *[point] Rockets
    }

difference-complexes =
    { $part ->
        [second-edition] first owner's without limit, others by land value; up to four new ones
        [enhanced-realism] all by land value; six more from the start, none new
        [europe-1999] as in the second edition, but none new
        [pacific-2001] new ones for the United States only, any number
        [linked-2001] as on each board
       *[point] Complexes
    }

difference-income =
    { $part ->
        [second-edition] at the end of the turn, what is left is kept
        [enhanced-realism] at the start, what is left is lost
        [linked-2001] land money tied to its place, the convoy fund free
       *[point] Income
    }

difference-ships-placed =
    { $part ->
        [second-edition] only by an option
        [enhanced-realism] always
       *[point] New ships in a zone with enemies
    }

difference-capital-lost =
    { $part ->
        [second-edition] the cash of that treasury lost, no income, no purchase
        [enhanced-realism] income goes on; nothing to loot
       *[point] Loss of a capital
    }

difference-victory =
    { $part ->
        [second-edition] two enemy capitals, or 84 IPC of land for the Axis; at DAAK surrender too
        [enhanced-realism] surrender only
        [europe-1999] Germany holds its land and one Allied capital for a round; the Allies hold Germany
        [pacific-2001] Japan by 22 points or a capital; the Allies by taking Japan or cutting its income to 9
        [linked-2001] theatre by theatre
       *[point] Victory
    }

difference-elimination =
    { $part ->
        [second-edition] none
        [enhanced-realism] without unit and complex when its turn begins
       *[point] A power that is out of the game
    }

difference-after-win =
    { $part ->
        [second-edition] the game is over
        [linked-2001] the board is decided, and war may break out there again
       *[point] After a win
    }

difference-capitals =
    { $part ->
        [second-edition] one for each of five powers
        [europe-1999] Germany, Moscow, United Kingdom, United States
        [pacific-2001] Japan, India, New South Wales, United States; Szechwan for China
       *[point] Capitals
    }

difference-convoys =
    { $part ->
        [second-edition] none
        [europe-1999] convoy zones; in Pacific also routes that land depends on
        [linked-2001] an American fund of 25, a British of 28
       *[point] Money from the sea
    }

difference-naval-bases =
    { $part ->
        [second-edition] two zones
        [pacific-2001] two, or three from naval base to naval base in noncombat
       *[point] Range of ships
    }

difference-joint-attack =
    { $part ->
        [second-edition] never
        [pacific-2001] Americans and Chinese
       *[point] Two powers in one attack
    }

difference-gifts =
    { $part ->
        [second-edition] none
        [europe-1999] none but lend-lease: Allied units become Soviet ones
       *[point] Gifts to an ally
    }

difference-freed-land =
    { $part ->
        [second-edition] to its first owner
        [pacific-2001] some to China or Britain, whoever takes it
       *[point] Land taken back from Japan
    }

difference-soviet-peace =
    { $part ->
        [linked-2001] at peace until Japan attacks
       *[point] Soviet Union and Japan
    }

difference-soviet-land =
    { $part ->
        [pacific-2001] closed
        [linked-2001] open, and Soviet
       *[point] Soviet Union on the Pacific board
    }
