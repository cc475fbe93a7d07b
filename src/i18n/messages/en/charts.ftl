### The words of a game's timeline and charts, what each chart says in a sentence, and its data.


## Timeline

timeline-key-battles = battles and raids
timeline-key-captured = territories that changed hands
timeline-key-capital = a capital changed hands
timeline-battles =
    { $battles } { $battles ->
        [one] battle or raid
       *[other] battles and raids
    }
timeline-captured =
    { $territories } { $territories ->
        [one] territory
       *[other] territories
    } changed hands
timeline-capital = capital: { $capitals }
timeline-quiet = no battles
timeline-headlines = The game in headlines
timeline-move = Through the game, turn by turn
timeline-play = Play
timeline-pause = Pause
timeline-failed = The map of this turn could not be loaded; its owners are shown without units.

## Parts of the page

charts-dice = Dice and luck
charts-pace = Pace

## Charts of a game

chart-land = Land value by power
chart-beats = Thick lines go from the end of a round to the end of the next, thin ones from turn to turn.
chart-land-says = Value of the land each power held at the end of every turn, in IPC.
chart-cash = Money to spend by power
chart-cash-says = Money in each treasury at the end of every turn, in IPC.
chart-purse-land = Land value by treasury
chart-purse-land-says = Value of the land that pays into each treasury of a power with several, at the end of every turn, in IPC.
chart-purse-cash = Money to spend by treasury
chart-purse-cash-says = Money in each treasury of a power with several, at the end of every turn, in IPC.
chart-convoys = Convoy money lost
chart-convoys-says = What a power’s convoys, and land behind their routes, would pay each round and do not, since enemies hold them; at the end of every turn, in IPC.
chart-points = Victory points
chart-points-says = Victory points at the end of every turn, and how many win.
chart-count-points = points
chart-sides = Land value of the alliances
chart-sides-says = Land value of each side’s powers together at the end of every turn, in IPC.
chart-sides-rule = { $side } wins at { $value }
chart-value = Value of the units by power
chart-value-says = What each power’s units on the board cost by the printed prices, in IPC, at the end of every turn; industrial complexes are left out.
chart-territories = Territories by power
chart-territories-says = How many territories each power controlled at the end of every turn.
chart-units = Units by type
chart-units-says = Units of each power on the board after the last turn shown, and at the opening.
chart-faces = Faces of the dice
chart-faces-says = How often each face came up, for every six-sided die of the log that counts, whatever it was thrown for.
chart-hits = Hits against expectation
chart-hits-says = Hits each power’s dice scored on units, and how many the same dice score on average. In brackets the difference.
chart-luck = Luck by power
chart-luck-says = Hits above or below the average, added up over the game, in IPC. A hit counts the mean price of the units it could have struck as the battle opened.
chart-pace = Days a turn took
chart-pace-says = Days from the end of the turn before to the end of this one, by power and round.

## Axes, keys and tables

chart-ipc = IPC
chart-rounds = round
chart-count-territories = territories
chart-count-units = units
chart-count-dice = dice
chart-count-hits = hits
chart-count-days = days
chart-at-opening = at the opening
chart-expected = to be expected
chart-numbers = The numbers as a table
chart-numbers-of = { $title }: the numbers
chart-after = After
chart-opening = the opening
chart-data = Data
chart-source = worked out from the log
chart-power = Power
chart-type = Type
chart-all = All
chart-fired = Dice fired
chart-hits-word = Hits
chart-difference = Difference
chart-usual = Usual, up to
chart-luck-ipc = Luck, IPC

## What a chart says in a sentence; names stand in lists, `+12` and `−9` are differences

reading-most = Ahead: { $names } with { $value }
reading-gain = largest gain since the opening: { $names } ({ $value })
reading-loss = largest loss: { $names } ({ $value })
reading-unchanged = nothing has changed since the opening
reading-units =
    { $units } { $units ->
        [one] unit
       *[other] units
    } on the board, { $before } at the opening; the most frequent kind: { $type } ({ $most }).
reading-faces =
    { $dice } { $dice ->
        [one] die
       *[other] dice
    }; most often the { $face }, { $count } { $count ->
        [one] time
       *[other] times
    } where { $expected } were to be expected
reading-faces-few = too few dice to judge them by
reading-faces-usual = fair dice are often as uneven
reading-faces-unusual = fair dice are as uneven less than once in twenty times
reading-hits =
    { $hits } { $hits ->
        [one] hit
       *[other] hits
    } in all, where { $expected } were to be expected; up to { $usual } more or fewer is usual.
reading-luck = Luckiest dice: { $lucky } ({ $gain } IPC); unluckiest: { $unlucky } ({ $loss } IPC).
reading-luck-one = Dice of { $name }: { $value } IPC; nobody else’s dice were thrown at units.
reading-pace-few =
    The longest turn so far, { $turn }, took { $days } { $days ->
        [one] day
       *[other] days
    }.
reading-pace =
    Half of the turns took no more than { $median } { $median ->
        [one] day
       *[other] days
    }; the longest, { $turn }, took { $longest }.

## The game as a story

game-story = How the game went
chart-lead = Who had the upper hand
chart-lead-says = What the units of a side cost by the printed prices, its money, and what its land pays in a round, less the same of the other side; at the end of every turn, in IPC. Income counts a part with every turn as it comes nearer. Where the units stand is not weighed.
lead-unit = IPC ahead
lead-side = { $side } ahead
lead-by = { $side } +{ $value }
lead-even = even
reading-lead = { $side } ahead by { $value } IPC
reading-lead-even = Nobody is ahead
reading-lead-changes =
    { $changes ->
        [0] the lead never changed
        [one] the lead changed once: { $turn }
       *[other] the lead changed { $changes } times, most lately { $turn }
    }
turning-points = Turning points
feat-luckiest = Luckiest battle
feat-luckiest-says = { $turn }; favoured by the dice: { $powers } (+{ $value } IPC against the average).
feat-siege = Longest siege
feat-siege-says =
    { $attacks } { $attacks ->
        [one] attack
       *[other] attacks
    } withstood, { $rounds ->
        [one] all in round { $to }
       *[other] from round { $from } to round { $to }
    }; { $end ->
        [fell] then it fell.
       *[held] it did not fall.
    }
heat-title = Where it was fought
heat-says = The redder a space, the more was destroyed there. Most of it:
heat-space =
    { $battles } { $battles ->
        [one] battle
       *[other] battles
    }, { $lost } IPC destroyed

## The files beside the page

data-series-csv = the numbers of the charts (CSV)
data-series-json = the numbers of the charts (JSON)
data-timeline = who owned what after each turn (JSON)
data-columns = What the columns of the CSV file mean
data-column = Column
data-meaning = Meaning
data-rows = A row for every power: at the opening, then at the end of every turn.
data-turn = turn at whose end this was, as in its address; empty at the opening
data-round = its round, from 1
data-mover = the power whose turn it was
data-power = the power this row is about
data-land-ipc = value of the land it held
data-cash-ipc = money in its treasury
data-units-ipc = printed cost of its units, industrial complexes left out
data-territories = territories it controlled
data-unit = number on the board: { $type }
data-dice = six-sided dice it had thrown up to then, for whatever
data-face = how often the { $face } had come up among them
data-hits = hits on units up to then
data-hits-expected = hits the same dice score on average
data-hits-variance = square of the usual distance from that average
data-luck-ipc = luck up to then, in IPC
data-days = days the turn took; only in the row of the power that moved
