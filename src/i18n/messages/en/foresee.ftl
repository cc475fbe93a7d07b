### What is to be expected of a turn before its dice fall, told with the rehearsal of a turn.

foresee-title = What is to be expected:
foresee-chances = { $battle }: { LIST($chances, by: ", ") }
foresee-losses =
    lost on average: attacker { $attacker } IPC{ $units ->
        [yes] { " " }({ LIST($attackers) })
       *[no] { "" }
    }, defender { $defender } IPC{ $theirs ->
        [yes] { " " }({ LIST($defenders) })
       *[no] { "" }
    }
foresee-average = { $n } { $unit }
foresee-order = lost in this order: attacker { LIST($attacker, by: ", ") }; defender { LIST($defender, by: ", ") }
foresee-support =
    supporting ships { IN($zone) }: { FORCE($ships) }{ $fires ->
        [sea-battle] , but without a shot: a sea battle comes first
        [held-back] , held back
       *[yes] { "" }
    }
foresee-retreat-to = retreat: { $spaces }
foresee-retreat-planes = retreat: planes break off after any round
foresee-retreat-none =
    retreat: { $who ->
        [planes] planes alone
       *[nobody] nobody
    }; { $why ->
        [landing] { $who ->
            [planes] the landing binds the others who fight there
           *[nobody] the landing binds all who fight there
        }
       *[nowhere] there is nowhere to go
    }
foresee-drowns =
    Careful: the order of loss gives up { FORCE($ships) } with { FORCE($cargo) } before { LIST($before) }{ $chance ->
        [none] { "" }
       *[some] { " " }(with a chance of { $said })
    }. An order of loss for this battle can put them last.
foresee-next =
    { $assumed ->
        [battles-won] What the enemy can hit next, were these battles won without a loss:
       *[nothing] What the enemy can hit next:
    }
foresee-threat =
    { $space }{ $capital ->
        [yes] { " " }({ threat-capital })
       *[no] { "" }
    }: { POWER($by) } with { FORCE($attackers) }{ $open ->
        [yes] , and nobody is there
       *[no] , against { LIST($defenders) }
    }: { $chance }

## Behind the dice

submit-if-won-fine = If its battles are won, all of it can be done.
submit-if-won = If its battles are won, this stands in the way:
submit-would-crash = { $units } { IN($space) } would be lost, with no way home.
submit-would-forfeit = { $units }: bought and not placed, and would be lost.
odds-raid-odds = { $battle }: a bombing raid. Bombs fall with a chance of { $through }; damage { $damage } IPC on average, planes lost { $lost } IPC.
odds-raid-met = That is if nobody rises against it. If { $planes } { $planes ->
        [one] fighter does
       *[other] fighters do
    }: bombs fall with a chance of { $through }; damage { $damage } IPC on average, planes lost { $lost } IPC, theirs shot down { $downed } IPC.
chances-supposes = If the sea battle before it is won without losing a transport.
threat-none = No enemy attack worth naming.
threat-safe = Out of reach of enemy troops: { $spaces }.
threat-capital = capital

## On the page where a turn is checked

check-heading-odds = Battles and their odds
check-heading-won = Once the battles are won
check-won-not = If its battles are won, something still stands in the way or is lost; see below.
