### What the command line says, besides what single topics say: whole sentences; commands, options and names of files stay as they are in every language.


## A line that is not understood

usage-unknown-command = There is no command “{ $name }”.
usage-unknown-option = There is no option “{ $name }” here.
usage-missing-argument = “{ $name }” is missing.
usage-excess-arguments = There are more arguments than this command takes.
usage-missing-value = The option “{ $name }” needs a value.
usage-did-you-mean = did you mean { $name }?
usage-no-archive = There is no folder { $folder }.
usage-no-archive-next = --archive names the folder of an archive, the one that holds games/
completion-no-shell = There is no script for “{ $said }”: there are bash, zsh and fish.
usage-language = “{ $said }” is not a language Fieldpost speaks: en, de or nl.
usage-number = { $option } needs a whole number from 1 on, not “{ $said }”.
usage-unexpected = Fieldpost itself has gone wrong: { $message }
usage-unexpected-next = please report this with the command you gave; set FIELDPOST_TRACE=1 to see where it happened

## Beside what is told

labels-rule = rule
labels-next = next
labels-meant = perhaps

## Questions

asking-gave-up = Nothing was done.
asking-who = Who are you?

## Which game, and who asks

game-none = There is no game “{ $slug }” in this archive.
game-there = games here: { $slugs }
game-none-at-all = the archive has no games yet: npx fieldpost new
game-who-missing = Who is asking is not known.
game-who-next = say it with --as: { $ids }; or once and for all: git config fieldpost.player <id>
game-not-a-player = “{ $id }” is not one of the players of this game: { $ids }.
game-evidence = { $file } is neither a file nor 64 hex digits.
game-no-such-file = The file { $file } cannot be read.
game-not-json = { $file } is not what this command reads: { $why }.
game-no-moment = “{ $said }” is no moment of this game.
game-moments = a turn such as { $turns }, or the number of an entry
game-repaired = A line that was never finished was put aside as { $file }.
game-wrote =
    { $count } { $count ->
        [one] entry
       *[other] entries
    } written to { $file }.

## What is awaited, and what to do next

awaited-dice =
    { $count } { $count ->
        [one] die is
       *[other] dice are
    } due
awaited-orders =
    To move: { $power }{ COUNT($players) ->
        [0] { "" }
       *[other] { "" } ({ $players })
    }
awaited-order-line = open now: { $orders }
awaited-battles = to be fought: { $battles }
awaited-meanwhile = Meanwhile these battles may be fought ({ $powers }): { $battles }
awaited-proposal = #{ DIGITS($seq) }: { $player } proposes to { $what }; waits for the { $sides }
awaited-proposals-void = declare entries void
awaited-proposals-ruling = let entries stand
awaited-proposals-substitute = change the players
awaited-proposals-settings = change what was agreed
awaited-proposals-edit = set the position right
awaited-proposals-draw = end the game in a draw
awaited-next-submit = npx fieldpost submit { $slug } -   with a line such as:  { $line }
awaited-next-turn = npx fieldpost submit { $slug } <file>   or guided:  npx fieldpost turn { $slug }
awaited-page = page

## Orders sent in

submit-understood = Understood:
submit-empty = There is no order in this.
submit-empty-next = write what you do, one line each, such as “Buy 3 inf” or “2 inf CAU > UKR”; see the guide to order notation
submit-problems =
    { $count } { $count ->
        [one] line was
       *[other] lines were
    } not understood:
submit-refused = Not possible:
submit-not-checked = not looked at, for it depends on what comes before: { $orders }
submit-nothing-written = Nothing was written.
submit-put-right = put the lines right and send the whole sheet again
submit-up-to-dice = checked as far as the dice; the rest is checked when they have fallen
submit-dry-run = A dry run: this is possible; nothing was written and no die thrown.
submit-confirm = Write this to the log of { $slug }?
submit-say-yes = nobody is here to be asked: repeat with --yes to write it
submit-all-entered = All of this stands in the log already; nothing was written.
submit-held-up = This holds up what comes behind it; what comes before is entered:
submit-confirm-part = Write what is not held up to the log of { $slug }?
submit-later-refused = After what has happened, this can no longer be done:
submit-later-unclear = After what has happened, this is no longer clear:
submit-left = not done yet: { $orders }
submit-which = Line { DIGITS($line) }: what does “{ $text }” mean?
submit-meant = Line { DIGITS($line) }, “{ $old }”: did you mean “{ $text }”?
submit-proposed = Meant, perhaps:
submit-crash-next = add a line such as “{ $line }”, or let them go with --forfeit
submit-forfeit-next = place them, or let them go with --forfeit

## Dice

roll-none = No dice are due.
roll-would = With these dice it would go on like this:
roll-confirm = Enter these dice in { $slug }?
roll-need =
    { $what }: { $n } { $n ->
        [one] die
       *[other] dice
    }
roll-ask =
    { $what } ({ $n } { $n ->
        [one] die
       *[other] dice
    }, such as 1 4 6)
roll-missing =
    { $count } { $count ->
        [one] die is
       *[other] dice are
    } missing.
roll-missing-next = npx fieldpost roll { $slug } --dice 1,4,6   (in the order above; or purpose=1,4,6)
roll-too-many =
    { $count } { $count ->
        [one] die
       *[other] dice
    } too many: nobody asked for { $count ->
        [one] it
       *[other] them
    }.
roll-no-face = { $face } is no face of a die: faces are 1 to { $sides }.
roll-not-faces = “{ $said }” are no faces of dice: numbers from 1 to 6, parted by commas.
roll-local = This game’s dice are thrown by the program; faces cannot be given.
roll-composed = in this order: { $parts }

## A position

show-heading = Round { $round }, { $power }, { $phase }
show-after = after entry #{ DIGITS($seq) }, { $at }
show-land = land
show-treasury = treasury
show-technologies = technologies
show-points = Victory points ({ $side }): { $points } of { $goal }
show-convoy =
    { $kind ->
        [box] convoy
       *[centre] convoy centre
    } ({ $ipc } IPC), held by { $holder }
show-convoy-route = convoy route of { SPACE($space) }, held by { $holder }
show-base =
    { $base ->
        [naval] naval base
       *[air] air base
    }
show-sea = At sea
show-empty = empty
show-aboard = aboard: { $units }
show-held = held by { $power }
show-neutral = neutral
show-sea-zone = sea zone
show-capital-of = capital of { $power }
show-originally = originally { $power }
show-also-called = also called { $names }
show-neighbours = Beside it
show-battle = A battle is to be fought here.
show-purchased = Bought and not yet placed: { $units }
show-ambiguous = “{ $said }” can be { $names }.
show-nearest = perhaps { $names }

## All games, and one of them

status-empty = This archive has no games yet.
status-waiting = Games waiting
status-finished = Finished
status-broken = Broken
status-broken-line = the log cannot be followed from line { DIGITS($line) } on
status-no-powers = no powers yet
status-dice = Dice: { $source }
status-trial = A trial, no game: somebody tried something out at one screen.
status-demonstration = A demonstration game.
status-last = last entry { $at }, { $by }
status-round = round { $round }

## A new game

create-title = What is the game called?
create-slug = Its short name, for addresses and commands?
create-player = Name of a player (empty: no more)?
create-powers = Which powers does { $name } play?
create-source = Where do the dice come from?
create-yes = yes
create-no = no
create-opened = “{ $title }” is open: { $slug }
create-title-missing = A new game needs a title.
create-players-missing = A new game needs players.
create-bad-player = “{ $said }” is no player: write name=powers, such as "Anna=ussr,uk,usa".
create-bad-power = “{ $said }” of { $player } is no power: ussr, germany, uk, japan, usa.
create-not-given = Nobody plays { $powers }.
create-bad-option = “{ $said }” is no option. There are: { $options }.
create-bad-source = “{ $said }” is no source of dice: local, recorded, reveal or drand.
create-bad-slug = “{ $said }” cannot be the short name of a game: 3 to 40 small letters, digits and single hyphens.
create-confirm = Open this game?

## What is reported, not proved

report-empty = The file reports nothing.
report-done =
    { $count } { $count ->
        [one] entry
       *[other] entries
    } reported. Nothing of it is verified, and pages say so.
report-whole = a report is a list of { $positions } or { $events }

## Entries declared void, rulings, proposals

undo-drops = Dropped, so that they stay: { $units } { IN($space) }
undo-reason = Why?
undo-reason-missing = A reason is needed.
undo-no-entry = There is no entry { $said } in this game.
undo-not-of-turn = { $seqs }: no order of the turn under way, and only those can be taken back.
undo-also-go = This cannot go alone. Later entries stand on it:
undo-asks-dice = would ask for other dice
undo-done = Void: { $seqs }
undo-proposed = Proposed as #{ DIGITS($seq) }; it takes effect when the { $sides } have agreed.
undo-ruled = Stands as it is: { $seqs }
undo-confirm = Declare { $seqs } void?
undo-nothing-to-rule = { $seqs }: here the rules say what the log says, so there is nothing to let stand.
undo-nothing-to-rule-next = npx fieldpost verify { $slug }   shows what differs
undo-no-proposal = There is no open proposal.
undo-which-proposal = There are several proposals: name one of { $seqs }.
undo-agreed = Agreed.
undo-takes-effect = All have agreed: it takes effect.
undo-declined = Declined: the proposal is off.
undo-confirm-agree = Agree to #{ DIGITS($seq) }?
undo-confirm-decline = Decline #{ DIGITS($seq) }? The proposal is then off.
undo-confirm-back = Take #{ DIGITS($seq) } back?

## A log proved again

verify-sound = sound
verify-differs = differs
verify-broken = broken
verify-verdicts-proved = proved
verify-verdicts-clerical = without effect on the game
verify-verdicts-reported = as reported
verify-verdicts-differs = different
verify-verdicts-wrong-dice = with wrong dice
verify-verdicts-unknown-rules = by rules unknown here
verify-dice-proved = dice proved
verify-dice-table = dice on table trust
verify-dice-claimed = dice as claimed
verify-dice-wrong = dice wrong
verify-differs-at = Today’s rules decide this otherwise:
verify-refused-now = it would be refused
verify-event-now = event { $number } would be another
verify-as-decided = now
verify-as-written = then
verify-nothing = nothing
verify-ruled = a ruling lets it stand
verify-torn =
    An unfinished line of { $bytes } { $bytes ->
        [one] byte
       *[other] bytes
    } at the end; the next command that writes puts it aside.
verify-progress = { $done } of { $all } games …
verify-total = { $sound } sound, { $differs } different, { $broken } broken
verify-row-false = { $game }: what builds of the site had kept of this game says other than its log. It is thrown away; build the site once more, for pages about several games may have been wrong.

## The log

log-none = There is no entry yet.
log-is-void = void
log-entered-for =
    entered by { $by } for { $other }, { $mail ->
        [kept] mail kept
       *[other] no mail kept
    }
log-orders-roll = dice
log-orders-note = a remark
log-orders-void = declared void
log-orders-ruling = ruling
log-orders-agree = agreed
log-orders-decline = declined
log-orders-receipt = receipt
log-orders-anchor = anchor of dice
log-orders-change-key = change of key
log-orders-substitute = substitute
log-orders-forfeit-bid = bid forfeited
log-orders-forfeit = forfeit
log-orders-absence = absence
log-orders-edit = edit
log-orders-draw = draw
log-orders-settings = settings

## The cases of the rules

cases-none = No cases were found.
cases-no-path = { $path } cannot be read.
cases-not-a-case = not a case: { $why }
cases-none-of = No case speaks of “{ $clause }”.
cases-count = Cases
cases-status = Status
cases-all-passed = passed
cases-one-failed = failed
cases-failed = { $count } failed
cases-summary = { $passed } passed, { $failed } failed
cases-progress = { $done } of { $all } cases …

## Battles

fight-none = No battle is waiting.
fight-none-next = battles come from combat moves: npx fieldpost submit

## A turn, asked for line by line

turn-needs-terminal = This asks questions, and nobody is here to answer them.
turn-needs-next = npx fieldpost submit { $slug } <file>
turn-intro = One line at a time, as you write your orders. “?” shows what is possible, “-” takes the last line back, an empty line goes on.
turn-phase = Phase: { $phase }
turn-money = Treasury: { $ipc } IPC
turn-free-die = A power that holds its capital throws one free die a turn: “1 die”.
turn-die = A research die costs { $ipc } IPC, such as “2 dice”.
turn-money-purses = Treasury: { $ipc } IPC ({ $purses })
turn-which-purse = Each purse pays for its own, such as “{ $line }”.
turn-prices = Prices: { $prices }
turn-prompt = { $phase } (empty: go on)
turn-taken = understood
turn-back = Taken back: { $line }
turn-nothing-back = There is nothing to take back.
turn-possible = Possible now:
turn-nothing-possible = Nothing is possible here.
turn-aims-battle = battle
turn-aims-raid = raid
turn-aims-walk-in = walk in
turn-aims-blitz = blitz
turn-aims-neutral = neutral
turn-end-turn = End the turn and collect income?
turn-not-yours = It is the turn of { $power }.

## A game as a file

exporting-bad-format = “{ $said }” is no format: { $known }.
exporting-saved = Written to { $file }.
exporting-figures =
    { $files } { $files ->
        [one] table
       *[other] tables
    } written to { $folder }.
exporting-game-or-all = Name a game, or --parquet for all of them: export spring-26, export --parquet figures.

## Questions in SQL

query-tables = What each column means, and in which unit, stands in the guide “Figures in SQL”.
query-failed = The question cannot be carried out: { $said }.

## The site

serve-building = Building the site …
serve-change = { $file } has changed; building again …
serve-pages =
    { $pages } { $pages ->
        [one] page
       *[other] pages
    } in { $seconds } s.
serve-pictures =
    { $failed } { $failed ->
        [one] picture of a map
       *[other] pictures of maps
    } could not be drawn ({ $why }). The pages are whole without.
serve-failed = The site could not be built:
serve-stop = Ctrl-C ends it.
serve-built = The site is in { $folder }.
serve-at = The archive is at { $address }
build-bad-shard = “{ $said }” is no part: it is said as 3/16, the third of sixteen, of at most { $most }.
build-shard-needs-out = A part goes to a folder of its own; say which with --out, such as --out parts/3.
build-shard-or-join = --shard makes a part and --join joins them: one after the other, not together.
build-shard-built = Part { $part } is in { $folder }.
build-join-no-parts = There are no parts in { $folder }. Each is made by “build --shard 1/4 --out { $folder }/1”.
build-join-missing = Not all parts are there; missing are { $parts }.
build-join-other-makers = The part in { $folder } was made by another version of the program or with other settings. Make it once more.
build-join-other-number = The part in { $folder } is { $part }: it is of another number of parts than the others.
build-join-twice = The part in { $folder } is { $part }, and that is there already.
build-join-moved = The parts were made of another log of { $game } than stands here now. Make them once more.

## Schemas

schema-none = There is no schema of “{ $what }”, only of { $there }.

## A turn, guided

guide-later = leave it for now
guide-chance = won in { $chance }
guide-answer = Your line
guide-stopped = Stopped; nothing was entered.
guide-stopped-kept = Stopped. What was entered stays: { $what }.
guide-not-entered = Not entered:
guide-kept = Kept on this machine until you go on (and “npx fieldpost plan { $slug }” shows it):
guide-stopped-next = npx fieldpost turn { $slug }   goes on from there

## What waits for somebody

now-waits = This waits for you.
now-go-on = Go on with { $slug } now?
now-which = Which game first?
now-no-games = { $player } plays in no game of this archive.
now-nothing = Nothing has happened since you last looked, and nothing waits for you.

## Kept plans

plan-goes-on = Going on with what { $player } kept here:
plan-kept = It is kept on this machine alone, where whoever uses it can read it, and goes on by itself when what it waits for is there: with the next submit, roll, read or sync here.
plan-for = For the turn { POWER($power) }, round { $round }.
plan-ahead = This turn ({ POWER($power) }, round { $round }) has not come yet.
plan-ahead-what = These lines can wait here until then. They are tried anew on the board as it is then, and entered by themselves if all of them are possible; else nothing of them is, and they wait to be put right.
plan-dice-first = Dice are due first, so nothing of this can be entered now.
plan-confirm = Keep it for { $slug }?
plan-kept-for-word = What is left is kept on this machine until you put it right, or drop it.
plan-none = Nothing of { $player }’s is kept here for this game.
plan-head = Kept for { $player }, since { $at }
plan-held-unclear = It waits to be put right: not all of it is understood.
plan-held-refused = It waits to be put right: not all of it is possible.
plan-held-dice = It waits for dice, and goes on by itself when they have fallen.
plan-held-decision = It waits for somebody’s choice, and goes on by itself when that is made.
plan-held-turn = It waits for its turn, and goes on by itself then.
plan-held-crash = It waits for a word about planes that would be lost.
plan-held-forfeit = It waits for a word about units that were bought and not placed.
plan-held-unfinished = It was broken off while it was written, and waits for your word.
plan-where = It lies on this machine alone, in { $file }; git does not see it. Whoever uses this machine can read it, and while the machine sleeps nothing of it happens.
plan-dropped = Dropped; what is in the log stays.
plan-no-line = There is no line { DIGITS($line) } in what is kept.
plan-line-form = “{ $said }” has no number before it, such as “4: 2 inf KAR > FIN”.
