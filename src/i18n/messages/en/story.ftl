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
## $power (Who) whose turn it is

story-deed-capital =
    { $change ->
        [taken] { AGREE(POWER($power), one: "takes", many: "take") }
        [own] { AGREE(POWER($power), one: "wins", many: "win") } back
       *[freed] { AGREE(POWER($power), one: "frees", many: "free") }
    } { CITY($of) }
story-deed-conquest =
    { $how ->
        [occupied] { AGREE(POWER($power), one: "occupies", many: "occupy") } { story-land-acc }
        [own] { AGREE(POWER($power), one: "wins", many: "win") } back { story-land-acc } | { AGREE(POWER($power), one: "retakes", many: "retake") } { story-land-acc }
        [freed] { AGREE(POWER($power), one: "frees", many: "free") } { story-land-acc } | { AGREE(POWER($power), one: "liberates", many: "liberate") } { story-land-acc }
        [walked] { AGREE(POWER($power), one: "takes", many: "take") } { story-land-acc } | { AGREE(POWER($power), one: "walks", many: "walk") } into { story-land-acc }
       *[conquered] { AGREE(POWER($power), one: "takes", many: "take") } { story-land-acc } | { AGREE(POWER($power), one: "captures", many: "capture") } { story-land-acc }
    }
# The same, with what it freed besides.
story-deed-conquest-and = { $deed }, { AGREE(POWER($power), one: "frees", many: "free") } { story-land-acc }
story-deed-reopened = { AGREE(POWER($power), one: "takes", many: "take") } up the war again ({ THEATRE($theatre) })
story-deed-peace-broken = { AGREE(POWER($power), one: "breaks", many: "break") } the peace with { THE(POWER($with)) }
story-deed-taken = { AGREE(POWER($power), one: "takes", many: "take") } { THE($space) }
story-deed-cleared =
    { $at ->
        [land] { AGREE(POWER($power), one: "wipes", many: "wipe") } out the defence of { THE($space) }
       *[sea]
            { $sunk ->
                [none] { AGREE(POWER($power), one: "clears", many: "clear") } { THE($space) }
               *[other]
                    { AGREE(POWER($power), one: "wins", many: "win") } { IN($space) } | { $vessels ->
                        [ships] { AGREE(POWER($power), one: "sinks", many: "sink") }
                       *[planes] { AGREE(POWER($power), one: "destroys", many: "destroy") }
                    } { $sunk } { IN($space) }
            }
    }
story-deed-held =
    { $at ->
        [sea] { AGREE(POWER($power), one: "is", many: "are") } beaten { IN($space) }
       *[land] { AGREE(POWER($power), one: "fails", many: "fail") } { story-before }
    } { $lost ->
        [none] {""}
       *[other] | { AGREE(POWER($power), one: "loses", many: "lose") } { $lost } { story-before }
    }
story-deed-retreated =
    { $at ->
        [sea] { AGREE(POWER($power), one: "breaks", many: "break") } off { IN($space) } | { AGREE(POWER($power), one: "withdraws", many: "withdraw") } { FROM($space) }
       *[land] { AGREE(POWER($power), one: "breaks", many: "break") } off { story-before } | { AGREE(POWER($power), one: "calls", many: "call") } off the attack on { THE($space) }
    }
story-deed-parted = { AGREE(POWER($power), one: "fights", many: "fight") } without decision { IN($space) }
story-deed-spent = { AGREE(POWER($power), one: "fights", many: "fight") } to the last unit { IN($space) }
story-deed-technology = { AGREE(POWER($power), one: "gets", many: "get") } { TECHNOLOGIES($technologies) }
story-deed-research = { AGREE(POWER($power), one: "finds", many: "find") } nothing in { AGREE(POWER($power), one: "its", many: "their") } laboratories
story-deed-raid =
    { $by ->
        [rockets] { AGREE(POWER($power), one: "fires", many: "fire") } rockets at { story-land-acc }
       *[bombers]
            { $damage ->
                [0] { AGREE(POWER($power), one: "bombs", many: "bomb") } { story-land-acc } in vain
               *[other] { AGREE(POWER($power), one: "bombs", many: "bomb") } { story-land-acc } | { AGREE(POWER($power), one: "burns", many: "burn") } { $damage } IPC in { story-land-acc }
            }
    }
story-deed-downed = { AGREE(POWER($power), one: "loses", many: "lose") } { $units } over { THE($space) }
story-deed-stranded = { AGREE(POWER($power), one: "loses", many: "lose") } { $units } for want of a landing place
story-deed-pending = { AGREE(POWER($power), one: "attacks", many: "attack") } { story-land-acc }
story-deed-purchase = { AGREE(POWER($power), one: "buys", many: "buy") } { $units } | { AGREE(POWER($power), one: "builds", many: "build") } { $units }

# Two deeds: joined, with a comma where the first has an “and” already, against each other, or with one verb for both.
story-deeds =
    { $joint ->
        [and] { $first } and { $verb } { $rest }
        [comma] { $first }, { $verb } { $rest }
        [but] { $first } but { $verb } { $rest }
       *[shared] { $first } and { $rest }
    }
# The verb of battles won at sea, which two of them share.
story-deeds-verb = { AGREE(POWER($power), one: "wins", many: "win") }


## Headlines
## $power (Who) whose turn it is

story-headline = { SHORT(POWER($power)) } { $deed }
# Two powers that share a turn, each with its deed.
story-headline-both = { $first }; { $second }
story-headline-and-won = { $headline }: { THE(SIDE($side)) } { AGREE(SIDE($side), one: "wins", many: "win") }
story-headline-won = victory for { THE(SIDE($side)) } | { THE(SIDE($side)) } { AGREE(SIDE($side), one: "wins", many: "win") } the war
story-headline-and-theatre-won = { THEATRE($theatre) }: { THE(SIDE($side)) } { AGREE(SIDE($side), one: "wins", many: "win") }; { $headline }
story-headline-theatre-won = { THEATRE($theatre) }: { THE(SIDE($side)) } { AGREE(SIDE($side), one: "wins", many: "win") } | { THEATRE($theatre) }: victory for { THE(SIDE($side)) }
story-headline-drawn = the war ends in a draw
story-headline-resigned = { POWERS($powers, as: "short") } { AGREE(POWERS($powers), one: "gives", many: "give") } up
story-headline-bid = { THE(SIDE($side)) } { AGREE(SIDE($side), one: "lays", many: "lay") } out a bid of { $total } IPC
story-headline-capital = { CITY($of) } falls to { SHORT(POWER($power)) }
story-headline-held = { THE($space) } { AGREE($space, one: "holds", many: "hold") } against { SHORT(POWER($power)) }
story-headline-arms = { SHORT(POWER($power)) } { AGREE(POWER($power), one: "arms", many: "arm") }: { $count } new units
story-headline-waits = { SHORT(POWER($power)) } { AGREE(POWER($power), one: "waits", many: "wait") } | a quiet turn for { THE(POWER($power)) }
story-headline-to-move = { SHORT(POWER($power)) } to move
story-headline-round = { SHORT(POWER($power)) }, round { $round }


## Battles, with what both sides lost behind them
## $power (Who) who attacked

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
        [own] { story-attacker } { AGREE(POWER($power), one: "loses", many: "lose") } { $attack }
       *[both] { story-attacker } { AGREE(POWER($power), one: "loses", many: "lose") } { $attack }, { story-defenders } { $defence }
    }
story-attacker =
    { $called ->
        [pronoun] { AGREE(POWER($power), one: "it", many: "they") }
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
            } { THE(POWER($power)) } { AGREE(POWER($power), one: "breaks", many: "break") } off { $at ->
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
story-cleared-of-nothing = { THE(POWER($power)) } { AGREE(POWER($power), one: "clears", many: "clear") } { THE($space) } { story-when }; { $losses }
story-cleared-at-par = { IN($space) } each side loses { $defence }
story-cleared-at-sea =
    { IN($space) } { story-defenders } { $defender ->
        [none] lose
       *[other] loses
    } { $defence }; { THE(POWER($power)) } { $attack ->
        [none] { AGREE(POWER($power), one: "gets", many: "get") } off without loss
       *[other] { AGREE(POWER($power), one: "loses", many: "lose") } { $attack }
    }
    | { THE(POWER($power)) } { AGREE(POWER($power), one: "wins", many: "win") } the battle { IN($space) } { story-when }{ $attack ->
        [none] {" "}and { story-sinks } { $defence } without loss
       *[other] , { story-sinks } { $defence } and { AGREE(POWER($power), one: "loses", many: "lose") } { $attack }
    }
# $defence (string) what is sunk
story-sinks =
    { $vessels ->
        [ships] { AGREE(POWER($power), one: "sinks", many: "sink") }
       *[planes] { AGREE(POWER($power), one: "destroys", many: "destroy") }
    }


## Sentences
## $power (Who) whose turn it is

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
       *[other] in the treasury { THE(POWER($power)) } { AGREE(POWER($power), one: "finds", many: "find") } { $loot } IPC
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
