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
