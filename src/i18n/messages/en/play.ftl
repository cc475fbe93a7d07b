### The words of playing by post: who entered what, clocks and deadlines, orders to the archive, feeds, checkpoints.


## Entered for somebody else

entered-by = entered by { $by }, { $mail }
entered-by-role = entered by { $by } ({ $role }), { $mail }
entered-mail = mail kept
entered-mail-hash = mail kept (SHA-256 { $hash }…)
entered-no-mail = no mail kept
entered-turn = For { $player }: { $entered }.

## Waiting

wait-since = since
wait-until = until
wait-forfeit = forfeit possible from
wait-overdue = overdue

## Clock and absences

clock-title = Clock
clock-turn = Time for a turn
clock-answer = Time for an answer
clock-forfeit = Forfeit may be declared
clock-after-deadline = { $span } after the deadline
clock-by-referee = by a referee or steward alone
clock-absence = Absence a player may take
length-days =
    { $days } { $days ->
        [one] day
       *[other] days
    }
length-hours =
    { $hours } { $hours ->
        [one] hour
       *[other] hours
    }
clock-days =
    { $days } { $days ->
        [one] day
       *[other] days
    } in the whole game
clock-none = No deadlines were agreed.
clock-authors = Author of each commit
clock-authors-checked = must be the one who entered the lines
clock-authors-free = is not checked
absence-title = Absences

## Players who came and went

change-title = Changes of players
change-took-over = { $enters } took over from { $leaves }
change-joined = { $enters } joined ({ $role })

## Orders to the archive

log-absence = { $player } is away from { $from } to { $to }
log-absence-day = { $player } is away on { $day }
log-substitute = { $enters } takes over from { $leaves }
log-substitute-proposed = Proposes that { $enters } take over from { $leaves }
log-join = { $enters } joins ({ $role })
log-join-proposed = Proposes that { $enters } join ({ $role })
log-takes-powers = Powers taken over: { $powers }
log-forfeit-bid = The bid of { $player } no longer counts
log-forfeit = Forfeited: { $powers }
log-settings = Changes what was agreed, from here on
log-settings-proposed = Proposes to change what was agreed, from here on
log-setting = { $what }: { $value }
log-edit = Sets the position right
log-edit-proposed = Proposes to set the position right
log-edit-to = back to the position after entry { $entry }
log-edit-control = { $space }: owned by { $owner }
log-edit-free = { $space }: owned by nobody
log-edit-aboard = { $space }, aboard: { $units }
log-edit-treasury = Treasury of { $power }: { $ipc } IPC
log-edit-turn = In turn: { $power }, round { $round }
log-edit-technology = Technologies of { $power }: { $technologies }
log-draw = The game ends in a draw
log-draw-proposed = Offers a draw
log-anchor =
    Anchors { $length } { $length ->
        [one] secret
       *[other] secrets
    } for dice
log-change-key = Changes the key of { $player }
turn-besides = Besides the moves
log-mail = mail
log-other-rounds = Other rounds of the log

## How a game can end

game-drawn = The game ended in a draw in round { $round }.

## The list of games

games-lead =
    { $games } { $games ->
        [one] game
       *[other] games
    } in this archive.
games-broken-state = needs repair

## Checkpoints

head-title = Checkpoint
head-says =
    { $entries } { $entries ->
        [one] entry
       *[other] entries
    }. Whoever writes this line down can tell later whether any of it was changed:
head-all = the checkpoints of all games (JSON)

## A player’s page

player-lead = Where this player is awaited, and the games played in this archive.
player-awaited = Awaited
player-nothing = No game is waiting for this player.

## Feeds

feed-link = Feed (Atom)
feed-archive = { $name }: all games
feed-player = { $player }: { $name }
feed-in-game = { $what }, in { $game }
feed-opened = { $game } has been opened
feed-over = { $game } is over
feed-orders = Awaited: { $turn }
feed-dice = Dice are awaited: { $turn }
feed-decision = A decision by { $powers } is awaited: { $turn }
feed-consent = Consent of { $powers } is awaited
feed-bids = Bids are awaited from { $players }
feed-your-bid = Your bid is awaited
feed-your-orders = It is your turn: { $turn }
feed-your-dice = Your dice are awaited: { $turn }
feed-your-decision = Your decision is awaited: { $turn }
feed-your-consent = Your consent is awaited
feed-money = Land value { $land } IPC, { $cash } IPC to spend.
