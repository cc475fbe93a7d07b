### Who may speak now, and for whom.

seat-not-his =
    { $player } does not play { $power }; it is { $what ->
        [orders] { $whose }’s turn
       *[other] for { $whose } to decide
    }.
seat-other-power = { $turn } is to move, not { $power }.
seat-no-power = { $player } is { $role } in this game and gives no orders of his own.
seat-over = The game is over, so nothing has been entered.
seat-past = This turn ({ POWER($power) }, round { $round }) is over. Nothing has been entered.
seat-next-status = npx fieldpost status { $slug }   shows what is awaited
seat-next-for = to enter it for { $name }: --for { $id } --evidence <the mail it came in>
seat-evidence = The mail of { $name } this came in (a file; only its hash is kept)?

## A plan from a file

plan-file-later = This plan was made by a later version of Fieldpost.
plan-file-broken = This file is a plan that is not whole.
plan-file-export = save it as a file again, on the page it came from
plan-file-game = This plan is for the game { $slug }.
plan-file-player = This plan is one of { $name }.
plan-file-newer =
    This plan was written when the game was { $count } { $count ->
        [one] entry
       *[other] entries
    } further than this archive.
plan-file-other-log = This plan was written on another log than the one here.
plan-file-write-anew = look at the game as it stands, and write it anew
plan-file-since =
    Since this plan was written { $count } { $count ->
        [one] entry has
       *[other] entries have
    } come in; it is tried on the position as it is now.
plan-file-past = This plan is for the turn of { POWER($power) } in round { $round }, which is over.
