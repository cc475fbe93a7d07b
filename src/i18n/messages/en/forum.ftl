### A turn as a post where groups talk, and what a chat is told.

post-bought = Bought: { $units } for { $ipc } IPC
post-income = Income: { $ipc } IPC
post-figures = The powers after this turn
post-land = Land
post-cash = To spend
post-page = This turn on the site, with map, odds and dice
post-picture = How the game stands now

## What a chat is told

announce-page = See the turn
announce-would = { $service } would be told:
announce-told = { $service } was told about { $game }.
announce-nothing = There is nothing that has not been told.
announce-none = No webhook is named in the environment, so nobody is told. It would stand in { EITHER($variables) }.
announce-bad = { $variable } holds nothing that anything could be sent to; the guide says what belongs there.
announce-not =
    { $service } was not told about { $game }: { $how ->
        [busy] it asks for more patience than we have.
        [silent] it did not answer in time.
        [unreachable] it could not be reached.
        [failed] it has a fault of its own ({ DIGITS($status) }).
       *[refused] it refuses ({ DIGITS($status) }).
    }
announce-later = What was not told is told the next time.
announce-bad-commit = git knows no commit “{ $said }” here, so all that is awaited is new.
