### Turns told: a headline, and two or three sentences behind it. A bar ( | ) stands between several ways to say a thing;
### a turn takes one of them, and each language has as many as it likes. The first letter and the full stop are seen to.


## Units and land

# Units with their number: as the subject, as the object, and behind “with”. Here they are all the same.
story-unit = { WORD($count) } { UNIT($unit, $count) }
story-unit-acc = { story-unit }
story-unit-dat = { story-unit }
story-units-worth = { WORD($count) } units worth { $ipc } IPC
story-units-of-all-kinds = { WORD($count) } units
story-units-none = nothing
story-cargo = { $fleet } with { $cargo } aboard

# Spaces, the last of many only by their number: as the subject and as the object.
story-land = { LIST(SPACES($land, as: "the"), story-land-more) }
story-land-acc = { story-land }
story-land-more =
    { $more ->
        [0] {""}
       *[other]
            { WORD($more) } { $named ->
                [territories] more territories
               *[bare] more
            }
    }

# Where an attack on land comes to a halt; at sea where it is fought.
story-before =
    { $at ->
        [sea] { IN($space) }
       *[land]
            { IN_OR_ON($space) ->
                [on] { IN($space) }
               *[in] before { THE($space) }
            }
    }


## What a power did, as it follows its name in a headline. The verb comes first and is one word.
## $power (Power) whose turn it is

story-deed-capital =
    { $change ->
        [taken] takes
        [own] wins back
       *[freed] frees
    } { CITY($of) }
story-deed-conquest =
    { $how ->
        [occupied] occupies { story-land-acc }
        [own] wins back { story-land-acc } | retakes { story-land-acc }
        [freed] frees { story-land-acc } | liberates { story-land-acc }
        [walked] takes { story-land-acc } | walks into { story-land-acc }
       *[conquered] takes { story-land-acc } | captures { story-land-acc }
    }
# The same, with what it freed besides.
story-deed-conquest-and = { $deed }, frees { story-land-acc }
story-deed-reopened = takes up the war again ({ THEATRE($theatre) })
story-deed-peace-broken = breaks the peace with { THE(POWER($with)) }
story-deed-taken = takes { THE($space) }
story-deed-cleared =
    { $at ->
        [land] wipes out the defence of { THE($space) }
       *[sea]
            { $sunk ->
                [none] clears { THE($space) }
               *[other]
                    wins { IN($space) } | { $vessels ->
                        [ships] sinks
                       *[planes] destroys
                    } { $sunk } { IN($space) }
            }
    }
story-deed-held =
    { $at ->
        [sea] is beaten { IN($space) }
       *[land] fails { story-before }
    } { $lost ->
        [none] {""}
       *[other] | loses { $lost } { story-before }
    }
story-deed-retreated =
    { $at ->
        [sea] breaks off { IN($space) } | withdraws { FROM($space) }
       *[land] breaks off { story-before } | calls off the attack on { THE($space) }
    }
story-deed-parted = fights without decision { IN($space) }
story-deed-spent = fights to the last unit { IN($space) }
story-deed-technology = gets { TECHNOLOGIES($technologies) }
story-deed-research = finds nothing in its laboratories
story-deed-raid =
    { $by ->
        [rockets] fires rockets at { story-land-acc }
       *[bombers]
            { $damage ->
                [0] bombs { story-land-acc } in vain
               *[other] bombs { story-land-acc } | burns { $damage } IPC in { story-land-acc }
            }
    }
story-deed-downed = loses { $units } over { THE($space) }
story-deed-stranded = loses { $units } for want of a landing place
story-deed-pending = attacks { story-land-acc }
story-deed-purchase = buys { $units } | builds { $units }

# Two deeds: joined, with a comma where the first has an “and” already, against each other, or with one verb for both.
story-deeds =
    { $joint ->
        [and] { $first } and { $verb } { $rest }
        [comma] { $first }, { $verb } { $rest }
        [but] { $first } but { $verb } { $rest }
       *[shared] { $first } and { $rest }
    }
# The verb of battles won at sea, which two of them share.
story-deeds-verb = wins


## Headlines
## $power (Power) whose turn it is

story-headline = { SHORT(POWER($power)) } { $deed }
story-headline-and-won = { $headline }: { THE(SIDE($side)) } { AGREE(SIDE($side), one: "wins", many: "win") }
story-headline-won = victory for { THE(SIDE($side)) } | { THE(SIDE($side)) } { AGREE(SIDE($side), one: "wins", many: "win") } the war
story-headline-and-theatre-won = { THEATRE($theatre) }: { THE(SIDE($side)) } { AGREE(SIDE($side), one: "wins", many: "win") }; { $headline }
story-headline-theatre-won = { THEATRE($theatre) }: { THE(SIDE($side)) } { AGREE(SIDE($side), one: "wins", many: "win") } | { THEATRE($theatre) }: victory for { THE(SIDE($side)) }
story-headline-drawn = the war ends in a draw
story-headline-resigned = { POWERS($powers, as: "short") } { AGREE(POWERS($powers), one: "gives", many: "give") } up
story-headline-bid = { THE(SIDE($side)) } { AGREE(SIDE($side), one: "lays", many: "lay") } out a bid of { $total } IPC
story-headline-capital = { CITY($of) } falls to { SHORT(POWER($power)) }
story-headline-held = { THE($space) } { AGREE($space, one: "holds", many: "hold") } against { SHORT(POWER($power)) }
story-headline-arms = { SHORT(POWER($power)) } arms: { $count } new units
story-headline-waits = { SHORT(POWER($power)) } waits | a quiet turn for { THE(POWER($power)) }
story-headline-to-move = { SHORT(POWER($power)) } to move
story-headline-round = { SHORT(POWER($power)) }, round { $round }


## Battles, with what both sides lost behind them
## $power (Power) who attacked

story-when =
    { $rounds ->
        [0] at once
        [1] in the first round
       *[other] after { WORD($rounds) } rounds
    }
story-losses =
    { $shares ->
        [nothing] neither side loses a unit
        [same] each side loses { $attack }
        [own] { story-attacker } loses { $attack }
       *[both] { story-attacker } loses { $attack }, { story-defenders } { $defence }
    }
story-attacker =
    { $called ->
        [pronoun] it
       *[name] { THE(POWER($power)) }
    }
story-defenders =
    { $defender ->
        [none] the defenders
       *[other] { THE(POWER($defender)) }
    }
# An attack on land, or at sea.
story-attack =
    the attack { $at ->
        [sea] { IN($space) }
       *[land] on { THE($space) }
    }
# $losses (string)
story-taken = { THE($space) } { AGREE($space, one: "falls", many: "fall") } { story-when }; { $losses } | the fight for { THE($space) } is over { story-when }: { $losses }
story-landed = the landing { IN($space) } succeeds { story-when }; { $losses }
story-won-back = { THE($space) } { AGREE($space, one: "is", many: "are") } won back { story-when }; { $losses }
story-freed = { THE($space) } { AGREE($space, one: "is", many: "are") } free again { story-when }; { $losses }
# $losses (string)
story-held =
    { story-attack } fails { story-when }: { $losses }
    | { $attackers ->
        [0] { story-attack } comes to nothing
       *[other] of { WORD($attackers) } attackers none comes back { FROM($space) }
    }: { $losses }
story-retreated =
    { $rounds ->
        [0]
            { $at ->
                [sea] the battle { IN($space) }
               *[land] the attack on { THE($space) }
            } is broken off at once; { $losses }
       *[other]
            after { WORD($rounds) } { $rounds ->
                [one] round
               *[other] rounds
            } { THE(POWER($power)) } breaks off { $at ->
                [sea] the battle { IN($space) }
               *[land] the attack on { THE($space) }
            }; { $itsLosses }
    }
story-parted = { story-when } contact is broken off { IN($space) }, and ships of both sides stay; { $losses }
# $losses (string)
story-spent =
    nobody survives the fight { $at ->
        [sea] { IN($space) }
       *[land] for { THE($space) }
    }: { $losses }
story-cleared = { THE($space) } { AGREE($space, one: "is", many: "are") } cleared { story-when }, but there is no land unit to take { AGREE($space, one: "it", many: "them") }; { $losses }

# Battles won at sea: against nothing that could be hit, at the same price, and others.
story-cleared-of-nothing = { THE(POWER($power)) } clears { THE($space) } { story-when }; { $losses }
story-cleared-at-par = { IN($space) } each side loses { $defence }
story-cleared-at-sea =
    { IN($space) } { story-defenders } { $defender ->
        [none] lose
       *[other] loses
    } { $defence }; { THE(POWER($power)) } { $attack ->
        [none] gets off without loss
       *[other] loses { $attack }
    }
    | { THE(POWER($power)) } wins the battle { IN($space) } { story-when }{ $attack ->
        [none] {" "}and { story-sinks } { $defence } without loss
       *[other] , { story-sinks } { $defence } and loses { $attack }
    }
# $defence (string) what is sunk
story-sinks =
    { $vessels ->
        [ships] sinks
       *[planes] destroys
    }


## Sentences
## $power (Power) whose turn it is

story-won =
    { $how ->
        [capitals] with the capitals { AGREE(SIDE($side), one: "it holds", many: "they hold") } { THE(SIDE($side)) } { AGREE(SIDE($side), one: "has", many: "have") } won the game
        [economic] with the land { AGREE(SIDE($side), one: "it holds", many: "they hold") } { THE(SIDE($side)) } { AGREE(SIDE($side), one: "has", many: "have") } won the game
        [resignation] the other side has given up, and { THE(SIDE($side)) } { AGREE(SIDE($side), one: "has", many: "have") } won the game
        [elimination] nothing is left of the other side, and { THE(SIDE($side)) } { AGREE(SIDE($side), one: "has", many: "have") } won the game
        [points] with { AGREE(SIDE($side), one: "its", many: "their") } victory points { THE(SIDE($side)) } { AGREE(SIDE($side), one: "has", many: "have") } won the game
        [starved] the enemy collects too little to go on, and { THE(SIDE($side)) } { AGREE(SIDE($side), one: "has", many: "have") } won the game
       *[theatres] every theatre of the war is decided, and { THE(SIDE($side)) } { AGREE(SIDE($side), one: "has", many: "have") } won the game
    }
story-theatre-won =
    { THEATRE($theatre) }: { $how ->
        [points] the victory points decide
        [starved] the enemy collects too little to go on
       *[other] the capitals decide
    }, and { THE(SIDE($side)) } { AGREE(SIDE($side), one: "has", many: "have") } won there
story-reopened = { THE(POWER($power)) } { AGREE(POWER($power), one: "takes", many: "take") } up the war in a theatre that was won: { THEATRE($theatre) }
story-peace-broken = with its attack { THE(POWER($power)) } { AGREE(POWER($power), one: "breaks", many: "break") } the peace with { THE(POWER($with)) }
story-drawn = the players agree on a draw
story-resigned = { POWERS($powers, as: "the") } { AGREE(POWERS($powers), one: "gives", many: "give") } up
story-capital-unfought =
    { CITY($of) } { $change ->
        [taken] falls
       *[freed] is free again
    } without a fight
story-capital-loot =
    { $loot ->
        [0] the treasury of { THE(POWER($of)) } is empty
       *[other] in the treasury { THE(POWER($power)) } finds { $loot } IPC
    }
story-capital-back = { THE(POWER($of)) } has its capital back
# Land besides that of the battle told before.
story-besides-fallen = { story-land } { AGREE(SPACES($land), one: "falls", many: "fall") }{ story-besides-how }
story-besides-won-back = { story-land } { AGREE(SPACES($land), one: "is", many: "are") } won back{ story-besides-how }
story-besides-freed = { story-land } { AGREE(SPACES($land), one: "is", many: "are") } freed{ story-besides-how }
story-besides-how =
    { $how ->
        [also] {" "}too
        [peacefully] {" "}without a fight
       *[plainly] {""}
    }
story-technology = research pays off: { THE(POWER($power)) } gets { TECHNOLOGIES($technologies) }
story-research =
    { WORD($dice) } research { $dice ->
        [one] die finds
       *[other] dice find
    } nothing
story-raid =
    { $damage ->
        [0]
            the { $by ->
                [rockets] rocket attack
               *[bombers] raid
            } on { story-land-acc } does no harm{ $down ->
                [none] {""}
               *[other] : { $down }
            }
       *[other]
            { $by ->
                [rockets] rockets
               *[bombers] bombs
            } on { story-land-acc } cost the enemy { $damage } IPC{ $down ->
                [none] {""}
               *[other] ; { $down }
            }
    }
story-raid-down =
    { $units } { $count ->
        [one] is
       *[other] are
    } shot down
story-downed = antiaircraft fire over { THE($space) } brings down { $units }
story-stranded =
    { $units } { $count ->
        [one] finds no place to land and is lost
       *[other] find no place to land and are lost
    }
story-pending = still to be decided: { story-land }
story-bid = before the turn { THE(SIDE($side)) } laid out their bid of { $total } IPC
story-purchase = { THE(POWER($power)) } buys { $units } for { $cost } IPC
story-quiet = { THE(POWER($power)) } buys nothing and attacks nobody
story-quiet-reported = only positions were reported of this turn
story-quiet-so-far = nothing has happened yet

# What may be said at the end if little else was.
story-peace = no battle is fought
story-land-worth =
    { $change ->
        [gone] { THE(POWER($power)) } holds no land
        [same] the land of { THE(POWER($power)) } is worth { $ipc } IPC, as before
        [more] the land of { THE(POWER($power)) } is worth { $ipc } IPC now, { $by } more than before
       *[less] the land of { THE(POWER($power)) } is worth { $ipc } IPC now, { $by } less than before
    }
