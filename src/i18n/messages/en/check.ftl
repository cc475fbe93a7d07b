### What is said of a turn that is checked before it is sent.


## What it comes to, in one sentence

check-fine = Everything was understood, and it is legal.
check-fine-so-far = Everything was understood, and it is legal as far as it can be judged before the dice fall.
check-read = Everything was understood; whether it is legal is being worked out …
check-unclear =
    { $lines } { $lines ->
        [one] line was
       *[other] lines were
    } not understood.
check-question =
    { $words ->
        [1] One word can mean more than one thing.
       *[other] { $words } words can mean more than one thing.
    }
check-refused =
    { $orders } { $orders ->
        [one] order is
       *[other] orders are
    } not possible; what stands in the way is below.
check-nothing = There is no order in this text.
check-all-entered = All of this stands in the log already.
check-all-late = What differs from the log comes too late, and nothing else is left to enter.
check-not-now =
    It is not your turn: the game waits for { POWERS($powers) }{ COUNT($players) ->
        [0] { "" }
       *[other] { "" } ({ LIST($players) })
    }. Whether these orders are legal will show when it is.
check-over = The game is over; no order is taken any more.
check-no-power = You play no power in this game.

## Headings and lines

check-heading-again = In the log already
check-heading-unclear = Not understood
check-heading-asked = Which is meant?
check-heading-refused = Not possible
check-heading-understood = Understood
check-heading-conditions = Under conditions
check-heading-remarks = To be noted
check-heading-cost = What it costs
check-heading-prose = Read as words to people
labels-line = line { DIGITS($n) }
check-ask = “{ $text }” can mean { $readings }. Which is it?
check-meant = Perhaps meant:
check-skipped = Not looked at, for it depends on what is not possible: { LIST($orders) }.
check-entered = Entered all the same: { LIST($orders) }.
check-behind-dice = Not judged yet, for dice fall before it: { LIST($orders) }.
check-cost =
    { POWER($power) } spends { $spent } of { $has } IPC; { $left } { $left ->
        [one] is
       *[other] are
    } left.
check-cost-too-much = { POWER($power) } would spend { $spent } IPC and has { $has }.

## The mail

check-mail-account = In full words, as it was understood before it was sent. Only the lines above are read as orders.
check-mail-standing = At any time
check-mail-withheld = The mail is offered once everything is understood and possible.
