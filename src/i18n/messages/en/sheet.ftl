### Lines of a turn sheet that were not understood, and remarks on those that were.


## Lines that were not understood

way-of-moving =
    { $domain ->
        [land] by land
        [air] by air
        [sea] by sea
       *[facility] at all
    }
parts-of-sheet =
    { $what ->
        [spaces] spaces in a path
        [moves] moves in a phase
        [battles] battles in an order
        [placements] placements in a turn
        [standing-orders] standing orders in a sheet
       *[units] units in a line
    }
problem-sheet-too-long = The sheet has { $characters } characters; at most { $limit } are read.
problem-line-too-long = The line has { $characters } characters; at most { $limit } are read.
problem-strange-character = The line holds the character U+{ $character }, which no order uses.
problem-not-understood = “{ $text }” was not understood.
problem-left-over = The line was understood up to “{ $text }”; that is too much.
problem-bracket-open = A bracket is opened and not closed.
problem-unknown-space = No space is called “{ $text }”.
problem-ambiguous-space = “{ $text }” can be more than one space.
problem-zone-number = “{ $text }” is a number; the sea zones of this board go by name.
problem-unknown-unit = No unit is called “{ $text }”.
problem-ambiguous-unit = “{ $text }” can be more than one unit.
problem-power-apart = What { THE(POWER($power)) } { AGREE(POWER($power), one: "does", many: "do") } stands on a line of its own, with the name of the power and a colon before it.
problem-unknown-power = No power is called “{ $text }”.
problem-unknown-purse = No purse is called “{ $text }”.
problem-purse-missing = Which purse pays is missing; there are { PURSES($purses) }. It is named before the units.
problem-units-missing = Which units are meant is missing.
problem-space-missing = A space is missing.
problem-target-missing = Where to is missing.
problem-number-missing = A number is missing.
problem-number-out-of-range = { $number } cannot be: from { $least } to { $most }.
problem-none-there =
    You have no { $unit ->
        [none] units
       *[other] { UNITS($unit) }
    } { IN($space) }.
problem-nothing-bought = “All” would be all that was bought, and nothing was bought.
problem-all-of-what = “All” cannot be counted here: say how many.
problem-no-path = There is no way { way-of-moving } { FROM($from) } { TO($to) }.
problem-planes-aboard-transport = { UNITS($unit) } do not travel on transports; write their flight on a line of its own.
problem-allied-transports-stay = The transports of { POWER($power) } move only in its own turn; load or unload where they are.
problem-zone-missing = Say in which sea zone beside { THE($from) } the transports are.
problem-transports-too-few =
    { $said } { $said ->
        [one] transport
       *[other] transports
    } cannot carry that; it takes { $needed }.
problem-battle-missing = Which battle is meant is missing.
problem-no-battles = There is nothing to fight.
problem-total-differs = For { THE($space) } the total says { FORCE($said, none: "nothing") }; the lines come to { FORCE($counted, none: "nothing") }.
problem-declaration-missing = A total stands here, but no battle was declared above it.
problem-too-many = Too many: at most { $limit } { parts-of-sheet }.
problem-nonce-missing = The order needs dice and was given no nonce.
problem-verb-missing = What is to be done with “{ $text }” is missing: write a heading such as “Buy” above it, or a path.
problem-hangs-on-dice = It hangs on something that is not known yet: “{ $text }”. Write it so that nothing is left to guess: “if won Norway: 2 ftr EEU > NWY” and below it “else: 2 ftr EEU > GER”, or “Ukraine: retreat to Caucasus if round >= 3 and attackers < 4”.
problem-no-such-planes = No planes without a landing place are on the lines above: which ones are meant?

## Remarks on lines that were understood

remark-path-taken =
    Taken to go { PATH($path) }.{ COUNT($guns) ->
        [0] { "" }
       *[other] { " " }Antiaircraft guns on the way: { SPACES($guns) }.
    }{ COUNT($neutrals) ->
        [0] { "" }
       *[other] { " " }Neutral on the way: { SPACES($neutrals) }.
    }{ COUNT($taken) ->
        [0] { "" }
       *[other] { " " }Taken on the way: { SPACES($taken) }.
    } Write the whole path if another is meant.
remark-usual-reading = “{ $text }” is taken for { THE($space) }.
remark-origin-found = “{ $text }” says nothing of where it stands and is taken from { THE($space) }.
remark-turn-differs = The sheet says { POWER($power) }, round { $round }; it is the turn of { POWER($turn) } in round { $now }.
remark-money-differs = The sheet says { ITEM($said, 0) }/{ ITEM($said, 1) } for { POWER($power) }; it is { ITEM($counted, 0) }/{ ITEM($counted, 1) } (land value/treasury).
remark-defenders-differ = { THE($space) } is said to hold { FORCE($said, none: "nothing") }; it holds { FORCE($there, none: "nothing") }.
remark-total-defenders-differ = The total gives { FORCE($said, none: "nothing") } as defenders of { THE($space) }; there are { FORCE($there, none: "nothing") }.
remark-bound-by-landing =
    Troops land { IN($battle) }, and that binds the attack: { $leaves ->
        [planes] only planes can leave it
       *[nobody] nobody can leave it
    }, whatever the round.
remark-walk-in-defended = { THE($space) } is not empty but holds { FORCE($there, none: "nothing") }: that will be a battle.
remark-transports-to-spare =
    { $said } { $said ->
        [one] transport is
       *[other] transports are
    } named; { $needed } would do.
remark-order-in-comment = Behind the semicolon stands what looks like an order and was not read as one: “{ $text }”.
remark-below-end-turn =
    Reading stops at the end of the turn: { $lines } { $lines ->
        [one] line below it was
       *[other] lines below it were
    } not read. Send a later turn by itself.
remark-quoted-line = A quoted line: not read as an order.
remark-sum-differs = The sheet says { $said } IPC; the units bought cost { $cost }, and { $left } are left.
remark-placed-differ = The sum says { FORCE($said, none: "nothing") }; put down are { FORCE($counted, none: "nothing") }.

## Parts of a turn that are over

sheet-entered-before =
    { $count } { $count ->
        [one] order of this sheet stands
       *[other] orders of this sheet stand
    } in the log already.
sheet-too-late = This part of the turn is over, so the line comes too late.
sheet-late-here = only here: { $says }
sheet-late-log = only in the log: { $says }
