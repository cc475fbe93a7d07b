### What somebody has to choose in the midst of a turn, and between what: at a terminal, by mail and in the browser.

awaited-defenders = { $from } must choose defenders for { THE($space) }, for { $ipc } IPC
awaited-casualties =
    { $battle }: { $powers } must take off { $hits } { $hits ->
        [one] unit
       *[other] units
    }
awaited-withdraw = { $battle }: { $powers } may withdraw submarines
awaited-intercept = { $battle }: { $powers } may send fighters up against the raid
awaited-cash-advance = { $from }: { $ipc } IPC of the cash advance to spend
awaited-tribute = { $from }: who pays { POWER($to) } { $ipc } IPC?
awaited-fund = { $from }: how are the { $ipc } IPC of the convoys divided ({ PURSES($purses) })?
awaited-kamikaze = { $from }: are kamikazes sent ({ $left } left)? In reach: { $ships }
awaited-recall = { $from }: do all land units and planes there and between the boards go home to { SPACE($space) }, or none?
awaited-retreat = { $battle }: { $powers } may retreat or go on
awaited-among = among { $units }
awaited-to = to { $spaces }
awaited-break-off = ships may also break off contact: { $line }
guide-choose = { $battle }: what now?
guide-one-round = fight one round
guide-ask = round by round, and I choose whom I lose
guide-to-the-end = fight to the end, as the standing orders say
guide-all = fight all battles to the end
guide-go-on = go on
guide-retreat = retreat { TO($space) }
guide-break-off = break off contact and stay
guide-which-battle = Which battle first?
submit-home = Flown home as declared: { $units } { FROM($from) } { TO($to) }

## How a game ended

clock-over = The game is over: { SIDES($sides, as: "the") } { AGREE(SIDES($sides), one: "has", many: "have") } won.
clock-drawn = The game is over: it ended in a draw.
