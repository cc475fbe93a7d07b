### What mails to players say: a turn, what is due, and a reminder.

letter-board = Board

## A turn

letter-none = None.
letter-not-yet = Not yet.
letter-remark = { $player } remarks: “{ $words }”
letter-due = What is due
letter-page = On the site
letter-checkpoint-says = Keep this mail: whoever has this line can tell later whether any of those entries was changed.
letter-entries = The entries, for programs:
letter-attached = The entries are attached.

## The board

letter-board-empty = without units
letter-board-none = nothing

## What is due

letter-due-orders =
    To move: { $power }{ COUNT($players) ->
        [0] { "" }
       *[other] { "" } ({ $players })
    }.
letter-due-open = Open now: { $orders }.
letter-due-battles = To be fought: { $battles }.
letter-due-dice =
    { $count } { $count ->
        [one] die is
       *[other] dice are
    } due, in this order:
letter-due-by = Until { $at }.
letter-due-overdue = Overdue by { $span }.
letter-due-by-program = Its program does that when it reads this mail.
# $who: the name of whoever is meant, where others read it too
letter-answer-orders =
    { $who ->
        [none] Answer this mail with your orders, one a line, for example:
       *[other] { $who }, answer this mail with your orders, one a line, for example:
    }
letter-answer-decision =
    { $who ->
        [none] Answer this mail with a line such as:
       *[other] { $who }, answer this mail with a line such as:
    }
letter-due-not-you = Nothing is due from you now.
# A line for each order that may be open; whoever fights has been told what is to be fought
letter-example-purchase = Buy 3 inf, 1 arm
letter-example-move = 2 inf { $from } > { $to }
letter-example-fight = Fight all
letter-example-place = Place 3 inf { $space }
letter-example-end-turn = End turn
letter-due-bid = A sealed bid is made with “npx fieldpost bid { $game }”; whoever has only a mail program sends it to the steward or referee, who does not play.
letter-due-proposal = #{ DIGITS($seq) }: { $player } proposes to { $what }; the { $sides } have not agreed yet.

## A reminder

reminder-subject = a reminder
reminder-text = Hello { $player }, “{ $game }” is waiting for you.
reminder-since = Awaited since { $at }.
reminder-forfeit = From { $at } on, your powers may be declared forfeit.
reminder-forfeit-now = Your powers may be declared forfeit from now on.
reminder-until = Your time is up at { $at }.
reminder-others = Hello { $player }, this is about “{ $game }”.
reminder-others-since = { $late } has been awaited since { $at }, and the time that was agreed is up.
reminder-others-next = The powers may now be declared forfeit, or somebody may take them over; settle it with each other and tell whoever keeps the archive.
reminder-away = If you are away, answer with a word about it; nobody likes to claim a game.

## What happened by some entries

happened-opened = { $who } opened the game “{ $title }”
happened-remark = { $who } remarked: “{ $text }”
happened-formal = { $who }: { $what }.
