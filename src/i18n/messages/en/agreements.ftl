### What players agree on while a game goes on: who is away, who takes over, other options, a position set right, the end of a game off the board.

agreements-headings-substitute = A change of players:
agreements-headings-settings = From here on:
agreements-headings-edit = The position is set right:
agreements-headings-draw = The game ends in a draw.
agreements-offer-draw = A draw is offered; until all others have agreed, the game goes on.
agreements-headings-forfeit = Declared lost: { $powers }
agreements-propose = Propose this to the other side?
agreements-do-now = This takes effect at once. Write it?
agreements-done-substitute = The players are changed.
agreements-done-settings = This holds from here on.
agreements-done-edit = The position is set right.
agreements-done-draw = The game has ended in a draw.
agreements-done-forfeit = Written.
agreements-set-right = set right by agreement
agreements-days =
    That is { $days } { $days ->
        [one] day
       *[other] days
    } in all of { $most } allowed.
agreements-bad-day = “{ $said }” is no day: write it as 2026-03-05.
agreements-leaves = Who leaves, and whose powers does he give up?
agreements-leaves-next = --leaves <player>; or --role steward, referee or witness for somebody who joins
agreements-bad-role = “{ $said }” is no role here: steward, referee, witness or bot.
agreements-bad-language = “{ $said }” is no language here: en, de or nl.
agreements-bad-name = “{ $said }” is no name of a player.
agreements-nothing = Nothing is named that should change.
agreements-nothing-next = name what, such as --option luck=low-luck, --dice recorded, --treasury germany=24
agreements-bad-control = “{ $said }” does not say who holds what: write karelia=ussr, or karelia=nobody.
agreements-bad-units = “{ $said }” does not say which units stand where: write "karelia=ussr 3 inf 1 arm", or "karelia=".
agreements-bad-treasury = “{ $said }” is no treasury: write germany=24.
agreements-bad-turn = “{ $said }” is no turn: write r03-germany.
