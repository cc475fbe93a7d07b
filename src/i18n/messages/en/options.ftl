### The rules and the options of a game.


## The rulesets, and what is said about rules and options

ruleset-name =
    { $id ->
        [second-edition] the second edition with its official clarifications
        [daak] the rules of the DAAK club
        [enhanced-realism] Enhanced Realism by R. D. Baker, Sections I to III
        [europe-1999] Axis & Allies: Europe (1999)
        [pacific-2001] Axis & Allies: Pacific (2001)
        [linked-2001] Axis & Allies: Europe (1999) and Pacific (2001) linked
       *[other] { $id }
    }
options-help = Options of a game, for --option (the usual value first):
options-under = under { LIST($rulesets) }:
options-usual = usually: { $value }
options-ask-ruleset = Which rules?
options-ask = What differs from the usual (nothing: all as usual)?
options-rules = { ruleset-name } ({ $id }, version { DIGITS($version) })
options-ruleset = Rules: { ruleset-name } ({ $id }, version { DIGITS($version) })
options-differs = Unlike usual: { $name }: { $value } (usually { $usual })
options-as-usual = Options: all as usual
options-bad-ruleset = “{ $said }” is no ruleset: { $known }.

## Each option: its name, and what it may be. A value that has no words is shown as it is written.

on-or-off =
    { $value ->
        [on] yes
        [off] no
       *[other] { $value }
    }
option-luck = Luck
option-luck-value =
    { $value ->
        [dice] ordinary dice
        [low-luck] low luck
       *[other] { $value }
    }
option-technology = Weapons development
option-technology-value =
    { $value ->
        [on] yes
        [off] no
        [free-roll] one free die a turn for each power that holds its capital
       *[other] { $value }
    }
option-technology-starts = A breakthrough works
option-technology-starts-value =
    { $value ->
        [at-once] at once
        [after-turn] after the turn it was made in
       *[other] { $value }
    }
option-ask-defender = Casualties of the defender
option-ask-defender-value =
    { $value ->
        [club] the battle stops where the clubs stop and ask
        [never] by standing orders or the clubs’ order of loss
       *[other] { $value }
    }
option-economic-victory = Victory by land value (84)
option-economic-victory-value = { on-or-off }
option-total-victory = Capitals win only while none of one’s own is lost
option-total-victory-value = { on-or-off }
option-ships-into-enemy-zones = New ships into zones with enemies
option-ships-into-enemy-zones-value = { on-or-off }
option-balance = Balance
option-balance-value =
    { $value ->
        [none] none
        [axis-technology] the Axis begins with technologies
        [no-soviet-attack] no Soviet attack in round 1
        [no-new-complexes] no new industrial complexes
       *[other] { $value }
    }
option-piece-limits = Limited number of pieces
option-piece-limits-value = { on-or-off }
option-bids = Bids
option-bids-value =
    { $value ->
        [none] none
        [open] agreed before; the Axis lays its bid out before round 1
        [sealed] two players bid under seal; the lower bid plays the Axis
       *[other] { $value }
    }
option-one-sea-zone = One sea zone for planes
option-one-sea-zone-value =
    { $value ->
        [on] planes enter at most one sea zone on their way out and one on their way home
        [off] planes cross any number of sea zones
       *[other] { $value }
    }
option-set-up = Set-up
option-set-up-value =
    { $value ->
        [printed] as printed
        [faq-2003] the publisher’s rebalance of 2003
       *[other] { $value }
    }
