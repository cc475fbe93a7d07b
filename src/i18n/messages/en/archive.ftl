### The words of the list of games with its filters, of the statistics over all games, and of a player's record.

site-statistics = Statistics

## The list of games

filter-title = Show only
filter-any = any
filter-state = State
filter-state-under-way = under way
filter-state-over = finished
filter-state-repair = needs repair
filter-ruleset = Rules
filter-player = Player
filter-result = Result
filter-result-won = won: { $side }
filter-result-drawn = drawn
filter-length = Length
filter-length-short = up to 5 rounds
filter-length-middle = 6 to 10 rounds
filter-length-long = more than 10 rounds
filter-dice = Dice
filter-dice-local = table trust
filter-dice-recorded = written down
filter-dice-reveal = opponent’s secret
filter-dice-drand = public beacon
filter-kind = Kind
filter-kind-play = played by mail
filter-kind-demonstration = demonstration
filter-reset = Show all
filter-shown = Games shown:
filter-none = 0. No game fits this choice.

## Statistics

stat-lead = What the games of this archive come to together. Counts stand as they are. A percentage is given only of ten cases or more, with the range in which the true share lies 95 times out of 100.
stat-play = Games played by mail
stat-play-none = No game has been played by mail in this archive yet.
stat-demonstration = Demonstration games
stat-demonstration-why = They were made to show what Fieldpost can do and say nothing about how people play, so they are counted apart.
stat-count =
    { $games } { $games ->
        [one] game
       *[other] games
    }, { $over } of them finished; { $turns } { $turns ->
        [one] turn
       *[other] turns
    }.
stat-results = Results
stat-results-none = No game has been finished yet.
stat-outcome = Outcome
stat-games = Games
stat-share = Share
stat-drawn = drawn
stat-all = finished
stat-share-of = { $share }% ({ $from } to { $to }%)
stat-too-few =
    { $games } { $games ->
        [one] game is
       *[other] games are
    } too few for percentages.
stat-bids = Results by bid
stat-bid = Bid
stat-bid-none = none
stat-bid-range = { $side }, { $from } to { $to } IPC
stat-bid-from = { $side }, { $from } IPC or more
stat-length = Length
stat-length-one = The only finished game ended in round { $rounds }.
stat-length-few = The { $games } finished games ended in rounds { $rounds }.
stat-length-says = { $games } finished games ended between round { $from } and round { $to }, half of them no later than round { $middle }.
stat-length-chart = Finished games by the round they ended in
stat-length-unit = games, by last round
stat-pace =
    Half of { $turns } { $turns ->
        [one] turn
       *[other] turns
    } took no more than { $days } { $days ->
        [1] day
       *[other] days
    }.
stat-dice = Dice
stat-dice-none = No dice have been thrown.
stat-dice-few =
    { $dice } { $dice ->
        [one] die
       *[other] dice
    }: too few to draw a chart of.
stat-clauses = Clauses that came up most
stat-clauses-says = In how many turns a clause made a difference; the first { $shown } of { $all }.
stat-clause = Clause
stat-turns = Turns
stat-spaces = Spaces most fought over
stat-spaces-says = Battles and raids, and how often the owner changed; the first { $shown } of { $all } spaces.
stat-space = Space
stat-battles = Battles
stat-captures = Taken
stat-json = these statistics (JSON)
stat-figures = Figures of all games as Parquet files
stat-figures-guide = What they mean

## What games tell once there are enough

played-count = { $system } { $games }
openings-title = Openings
openings-says = What was bought and where was attacked in first turns, in the order of play, with how those games ended. Choices shared by fewer than { $fewest } games, or fewer than one in { $part } of many, stand together under “anything else”.
openings-none = No choice was made in { $fewest } games yet.
openings-few = Openings are told once { $needed } games of a ruleset have been played to an end. So far: { $there }.
openings-powers = Each power by itself, whatever was played before its turn
openings-json = the openings (JSON)
opening-bid = Bid: { $bid }
opening-bought = { POWER($power) } buys { FORCE($units) }
opening-bought-nothing = { POWER($power) } buys nothing
opening-attacked = { POWER($power) } attacks { SPACES($spaces) }
opening-attacked-nobody = { POWER($power) } attacks nobody
opening-others = Anything else
opening-results =
    { $games } { $games ->
        [one] game
       *[other] games
    }: { $won }
opening-won = { $side } { $games }
opening-drawn = drawn { $games }
opening-share = { $side } { $share }
leads-title = Who was ahead, and who won
leads-few = Wins by who was ahead are told once { $needed } games of a ruleset that somebody won have gone on after the same round. Won so far: { $there }.
leads-chart = { $side }: games won, by the lead after each round
leads-says = For each round the games that went on after it and had a winner, by the lead of one side then: what its units cost by the printed prices, its money and the value of its land, less the same of the other side. The games of a round are divided by lead into groups of about the same number. A dot is a group’s share of wins, the upright through it the range in which the true share lies 95 times out of 100, the bar across it the leads put together.
leads-drawn = The first { $rounds } rounds are drawn; the table has all.
leads-reading = { $side } after round { $round }: with a lead of about { $lead } IPC, { $share } of games were won; with about { $behind } IPC, { $less }.
leads-after = After round { $round }
leads-games =
    { $games } { $games ->
        [one] game
       *[other] games
    }
leads-share = { $side }: share of games won
leads-lead = { $side }: lead in IPC
leads-won = { $side }: won
leads-between = { $from } to { $to }
leads-percent = { $share }%
leads-round = After round

## A player’s record

player-record = Record
player-game = Game
player-powers = Powers
player-result = Result
player-rounds = Rounds
player-result-won = won
player-result-lost = lost
player-result-drawn = drawn
player-result-under-way = under way
player-result-left = left the game
player-result-unknown = unknown
player-count = Finished games: { $won } won, { $lost } lost, { $drawn } drawn.
player-share = Share won: { $share }.
player-luck =
    Dice: { $hits } { $hits ->
        [one] hit
       *[other] hits
    }, where { $expected } were to be expected ({ $difference }; up to { $usual } more or fewer is usual), a difference of { $ipc } IPC.
player-luck-apart = Powers that changed hands during a game are left out of it.
player-pace =
    Pace: half of { $turns } { $turns ->
        [one] turn
       *[other] turns
    } took no more than { $days } { $days ->
        [1] day
       *[other] days
    }.

## Feeds

feed-json = Feed (JSON)
calendar-link = Deadlines as a calendar to subscribe to (.ics)
calendar-name = { $of }: deadlines

## All players

players-title = Players
players-lead = Everybody who plays or has played here: whom a game waits for, and what came of the others.
players-none = Nobody has played here yet.
players-column-player = Player
players-column-due = Games that wait
players-column-running = Under way
players-column-games = Games
players-column-won = Won
players-column-lost = Lost
players-column-drawn = Drawn

## The ranking of players

ranking-title = Ranking
ranking-says = How strong players have shown themselves to be in games that people played to an end. Everybody begins with { $start } points; in nineteen cases of twenty the true strength lies within the range. Who has the higher lower end stands higher, so that one lucky game makes no champion.
ranking-games =
    { $games } { $games ->
        [one] game counts
       *[other] games count
    }.
ranking-none = Nobody has played { $fewest } of them yet, so nobody is ranked.
ranking-points = Points
ranking-range = Range
ranking-between = { $from } to { $to }
ranking-few =
    { $players } { $players ->
        [one] player has
       *[other] players have
    } fewer than { $fewest } games and no rank yet.
ranking-json = the ranking and the games it follows from (JSON)
ranking-how = How it is worked out

## What waits for the reader

home-awaited = Whom games wait for
home-players = All players
own-who = Your name:
own-nobody = choose …
own-kept = Kept in this browser only.
own-none = Nothing waits for you.
own-one = One thing waits for you.
own-more = { $n } things wait for you.
own-due =
    { $kind ->
        [orders] Your turn
        [dice] Your dice
        [consent] Your consent
        [bid] Your bid
       *[decision] Your decision
    }
