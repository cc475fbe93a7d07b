### Who is awaited since when, deadlines, and what is passed on to the next player.

clock-since = since { $at }
clock-until = until { $at }
clock-overdue = overdue by { $span }
clock-forfeit-from = a forfeit may be declared from { $at }
clock-forfeit-now = a forfeit may be declared now
length-late-days =
    { $days } { $days ->
        [one] day
       *[other] days
    }
length-late-hours =
    { $hours } { $hours ->
        [one] hour
       *[other] hours
    }
clock-consent = consent to #{ DIGITS($seq) }
clock-nothing-mine = Nothing waits for { $player }.
clock-who-mine = Whose turn is looked for is not known.
clock-who-mine-next = say it with --as <player>, or once and for all: git config fieldpost.player <id>

## What was agreed

clock-agreed-turn = a turn: { $span }
clock-agreed-answer = an answer: { $span }
clock-agreed-forfeit = forfeit: { $span } after the deadline
clock-agreed-absence =
    absence: { $days } { $days ->
        [one] day
       *[other] days
    } a player
clock-agreed-none = no deadlines
# after who is away, and when
clock-stand-in =
    { LIST($names) } { COUNT($names) ->
        [one] enters
       *[other] enter
    } for them meanwhile
clock-agreed-authors = Commits: the author must be the one who entered the lines.

## What `new` asks and takes

clock-asks-clock = How many hours has a player for a turn (empty: no deadlines)?
clock-asks-answer = How many hours for an answer, such as casualties (empty: as many)?
clock-asks-forfeit = How many hours after a deadline may the others declare a forfeit (empty: never)?
clock-asks-absence = How many days in all may a player be away (empty: as many as he says)?
clock-asks-bad-clock = “{ $said }” is no clock: hours for turn, answer, forfeit and days for absence, all whole numbers.
clock-asks-bad-absence = “{ $said }” are no days of absence: write anna=2026-03-05..2026-03-12.
clock-asks-bad-list = “{ $said }” does not fit { $option }: write player=name,name.
clock-asks-bad-dialect = “{ $said }” is no dialect; there are: { $there }.
clock-asks-bad-authors = “{ $said }” cannot be: checked or free.
clock-asks-no-player = Nobody in this game has the id “{ $id }”: { $ids }.

## Passed on to the next player

clock-pass-on = To pass on, by mail or chat:
clock-done = { $turn } is done: { $page }
clock-next = Next: { $who }.
clock-next-by = Next: { $who }, by { $at }.
clock-decide = { $who } to decide: { $battle }.
clock-decide-by = { $who } to decide: { $battle }, by { $at }.
clock-defend =
    { $who } to choose defenders for { THE($space) }, for { $ipc } IPC{ $at ->
        [none] { "" }
       *[other] , by { $at }
    }, with a line such as: { $line }
clock-to-agree = To agree, { $who }: { $command }
clock-ahead = { $line } says it was written at { $at }, but now it is { $now }. Deadlines count from it, and no later line can be earlier.
clock-ahead-next = tell whoever entered it to set his clock; the line itself stays as it is
