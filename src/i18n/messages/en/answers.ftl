### The answer to a mail with orders.


## Its subject

answer-subject-done = entered
answer-subject-partly = entered in part
answer-subject-draft = not entered yet
answer-subject-question = a question
answer-subject-refused = not possible
answer-subject-waiting = not your turn
answer-subject-nothing = no order in it
answer-subject-duplicate = read before
answer-subject-fork = two versions
answer-subject-game = which game?

## The text

answer-hello = Hello { $player },
answer-done = Understood and entered:
answer-home = Flown home as declared: { $flights }.
answer-understood = Understood so far, and not entered:
answer-unclear =
    { $lines } { $lines ->
        [one] line was
       *[other] lines were
    } not understood, so nothing of this mail has been entered.
answer-ask = “{ $text }” can mean { $readings }. Which is it?
answer-refused = This is not possible, so nothing of this mail has been entered:
answer-also-refused = Besides, this is not possible:
answer-remarks = To be noted:
answer-not-checked = Not looked at, for it depends on what comes before: { $orders }.
answer-prose = Read as words to people and not as orders:
# $first is the number of the first line
answer-proposed =
    { $lines ->
        [one] Did you mean this? Then answer “yes”:
       *[other] Did you mean these lines? Then answer “yes”, or “yes to { $first }” for one of them:
    }
answer-proposed-others = Or, sent with its number:
answer-proposed-declined = Then what was proposed does not count. Nothing has been entered; your lines are kept:
answer-correct = Your lines are kept. Send the whole again, put right; or only the lines that change, each with its number, such as “4: 2 inf KAR > FIN”. An empty one, “4:”, is taken out.
answer-mixed = Some lines of this mail have a number and others do not, so it is not clear whether they put your kept lines right or take their place. Nothing has been entered. Give each line that changes its number, or send the whole turn without numbers. Kept is:
answer-replaced = This mail has taken the place of the lines of yours that were kept.
answer-kept = Kept and not entered yet:
answer-kept-dice = It goes on by itself when the dice are there.
answer-dice-first = Dice are due first, so nothing of this mail has been entered.
answer-stays = Nothing changes about what was kept before:
answer-kept-decision = It goes on by itself when the decision has been made.
answer-kept-crash = { $units } { $place } would be lost, with no way home.
answer-crash-next = Answer with a move for them, such as “{ $line }”, or let them go with “forfeit” alone on a line; the rest is then entered.
answer-kept-forfeit = { $units }: bought and not placed, and would be lost.
answer-forfeit-next = Answer with where they go, or let them go with “forfeit” alone on a line; the rest is then entered.
answer-rest-unclear =
    { $lines } { $lines ->
        [one] line was
       *[other] lines were
    } not understood; what hangs on { $lines ->
        [one] it
       *[other] them
    } has not been entered:
answer-rest-refused = This is not possible; it has not been entered, nor what hangs on it:
answer-entered-before =
    { $count } { $count ->
        [one] order of this mail stands
       *[other] orders of this mail stand
    } in the log already, and { $count ->
        [one] is
       *[other] are
    } not entered again.
answer-all-entered = All that this mail orders stands in the log already. Nothing has changed.
answer-later-refused = After what has happened, this can no longer be done:
answer-later-unclear = After what has happened, this is no longer clear:
answer-waiting =
    It is not your turn: the game waits for { $powers }{ COUNT($players) ->
        [0] { "" }
       *[other] { "" } ({ $players })
    }. Nothing of this mail has been entered.
answer-ahead = These lines are kept for a turn to come ({ POWER($power) }, round { $round }):
answer-ahead-kept = Once that turn has come they are tried anew on the board as it is then, and entered by themselves if all of them are possible; else nothing of them is, and you are asked. They lie on the machine that reads these mails, where whoever uses it can read them, and nothing happens while it sleeps. “plan” alone on a line shows them, “drop” drops them.
answer-past = This turn ({ POWER($power) }, round { $round }) is over. Nothing of this mail has been entered.
answer-no-power = You play no power in this game, so nothing of this mail has been entered.
answer-over = The game is over, so nothing of this mail has been entered.
answer-nothing = There is no order in this mail.
answer-nothing-kept = Nothing of yours is kept.
answer-no-draft = Nothing of yours is kept, so “draft” enters nothing.
answer-no-draft-line = No line { DIGITS($line) } of yours is kept to be put right, so nothing has been entered.
answer-duplicate = This mail was read before, on { $at }. Nothing has changed.
answer-duplicate-entries = What it ordered stands in the log as { $entries }.
answer-entries-taken =
    { $count } { $count ->
        [one] entry
       *[other] entries
    } taken into the log: { $seqs }.
answer-entries-known =
    { $count } { $count ->
        [one] entry was
       *[other] entries were
    } in the log already.
answer-entries-wait =
    { $held } { $held ->
        [one] entry waits
       *[other] entries wait
    } for entry #{ DIGITS($seq) }, which is not here yet.
answer-entries-refused = Entry #{ DIGITS($seq) } could not be taken:
answer-entries-damaged =
    { $count } { $count ->
        [one] block
       *[other] blocks
    } of entries in this mail { $count ->
        [one] was
       *[other] were
    } damaged on the way. Please send { $count ->
        [one] it
       *[other] them
    } again, best as an attachment.
answer-entries-not-his = It is signed with the name of { $by }, and this is not { $by }’s mail.
answer-entries-unsigned = It is not signed, and { $reader } may not enter for you. Please send it signed.
answer-not-for-you = What stands beside the entries was not looked at: { $reader } may not enter orders for you.
answer-reveal = The dice are revealed as { $seqs }, which goes with this mail:
answer-receipt = The order has been seen; the receipt, { $seqs }, goes with this mail.
answer-round = The dice have fallen as { $seqs }, which goes with this mail:
answer-not-taken = The log does not take this from whoever would enter it:
answer-entries-differ = The rules or the dice say otherwise than the entry does.
answer-entries-future = Its time is still to come: a clock is wrong.
answer-fork = There are two versions of entry #{ DIGITS($seq) }. The one that came first counts; the other is kept as it came. Please settle it with each other.
answer-which-game = You play in several games, and this mail does not say which it is about: { $games }. Answer a mail of the game, or put its name into the subject, such as:
answer-now = Board now
