### A single battle: its title, how it came out, what it cost; and what changed since a power had its turn before.


## Titles, and how it came out

story-battle-title =
    { $kind ->
        [land] battle for { THE($space) }
        [sea] battle { IN($space) }
       *[raid] raid on { THE($space) }
    }
story-result =
    { $result ->
        [taken] { THE(POWER($power)) } { AGREE(POWER($power), one: "takes", many: "take") } { THE($space) }
        [freed] { THE(POWER($power)) } { AGREE(POWER($power), one: "frees", many: "free") } { THE($space) }
        [cleared]
            { THE(POWER($power)) } { $at ->
                [sea] { AGREE(POWER($power), one: "wins", many: "win") }
               *[land] { AGREE(POWER($power), one: "clears", many: "clear") } { THE($space) }, but cannot take it
            }
        [held] the defence holds
        [retreated] { THE(POWER($power)) } { AGREE(POWER($power), one: "breaks", many: "break") } off
        [spent] nobody is left
       *[parted] both sides stay, contact is broken off
    }


## What it cost, and who came out better

story-balance-none = no losses
story-balance =
    losses: { SHORT(POWER($power)) } { $attack } IPC, { $defender ->
        [none] the defenders
       *[other] { SHORT(POWER($defender)) }
    } { $defence } IPC
story-balance-even = as much on either side
story-balance-better =
    { $better ->
        [none] the defenders come
       *[other] { THE(POWER($better)) } { AGREE(POWER($better), one: "comes", many: "come") }
    } out { $ipc } IPC ahead


## Since the turn before

# $round (number) that of the turn before; none: since the opening
story-since =
    { $round ->
        [none] since the opening
       *[other] since its turn in round { $round }
    } { THE(POWER($power)) } { $won ->
        [none]
            has { $lost ->
                [none] neither won land nor lost any
               *[other] lost { $lost }
            }
       *[other]
            has won { $won }{ $lost ->
                [none] {""}
               *[other] {" "}and lost { $lost }
            }
    }; its forces are worth { $ipc } IPC, { $change ->
        [same] as before
        [more] { $by } more than then
       *[less] { $by } less than then
    }
