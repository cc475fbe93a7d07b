### The words of every page but that of a turn.


## Every page

site-skip = Skip to the content
site-menu = Main menu
site-games = Games
site-rules = Rules
site-check = Check a turn
site-guides = Guides
site-languages = This page in other languages
site-you-are-here = You are here
site-home = Home
site-trademark = Axis & Allies is a trademark of its owner. Fieldpost is not connected with it and not approved by it; drawings and words are our own.
site-own = Of our own
site-own-written-in = This page is written in { $language }.
site-made = Everything on these pages is worked out from the logs of the games, each line of which anyone can check.
site-untranslated = This page has not been translated yet. It is shown in English.

## Home

home-lead = Axis & Allies by mail, move by move
home-what-1 = Fieldpost keeps games of Axis & Allies that people play against each other by e-mail: the second edition, with or without club rules, Enhanced Realism, Europe (1999), Pacific (2001), and both linked as one war.
home-what-2 = Every order, every die and everything that came of it is a line in a log that is only ever added to, and the rules prove each line anew.
home-what-3 = These pages are made from those logs: a page for every turn, with its battles, its dice, its money and its map.
home-waiting = Games under way
home-waiting-none = No game is being played at the moment.
home-moved = Lately moved
home-finished = Finished games
home-finished-none = No game has been finished yet.
home-broken = Games that need repair
home-start = Start a game of your own
home-start-text = You need git and Node.js. In a copy of this archive, open a game, write the first turn as you would in a mail, and send it in:
home-start-more = The guides show a whole first turn, from the purchase to the page you will find here.
home-none = There are no games in this archive yet.
home-all-games = All games

## A game in a list

game-demonstration = Demonstration game
game-demonstration-why = Made to show what Fieldpost can do; nobody played it by mail.
game-trial = Trial
game-round = Round { $round }
game-won-capitals = The { $side } won by capitals in round { $rounds }.
game-won-economic = The { $side } won by land value in round { $rounds }.
game-won-resignation = The { $side } won by resignation in round { $rounds }.
game-won-theatres = Won in round { $rounds } by what was to be held in the theatres: { $side }.
game-won-points = The { $side } won by victory points in round { $rounds }.
game-won-starved = The { $side } won in round { $rounds }; the enemy collected too little to go on.
game-won-elimination = The { $side } won in round { $rounds }; nothing was left of the others.
game-versus = against

## Who is awaited

due-title = Awaited
due-over = The game is over
due-orders =
    { $phase ->
        [turn] the turn
        [research] what to buy
        [purchase] what to buy
        [combat-move] combat moves
        [combat] the battles
        [noncombat-move] moves after the battles
        [place] placing new units
        [lend-lease] lend-lease
        [land-patrols] landing of patrols
        [surface] surfacing and repairs
       *[end] the end of the turn
    }
due-dice =
    { $dice ->
        [one] a roll of one die
       *[other] a roll of { $dice } dice
    }
due-meanwhile = battles that may be fought meanwhile: { $battles }
due-defenders = defenders for { THE($space) } for { $ipc } IPC
due-casualties =
    { $hits } { $hits ->
        [one] casualty
       *[other] casualties
    } to choose, { $battle }
due-withdraw = submarines: withdraw or stay, { $battle }
due-intercept = fighters against the raid, { $battle }
due-cash-advance = the cash advance of { $ipc } IPC
due-tribute = who pays { $ipc } IPC
due-fund = how { $ipc } IPC of convoys are divided
due-kamikaze = kamikazes ({ $left } left)
due-recall = whether units go home
due-retreat = press on or retreat, { $battle }
due-bid-seal = a sealed bid
due-bid = to open the sealed bid
due-consent = consent to the proposal in entry { $seq }

## A game's page

game-board = The board now
game-board-final = The board at the end
game-charts = Money and land
game-turns = Turns
game-turn-current = under way
game-players = Players
game-player = Player
game-powers = Powers
game-role = Role
game-role-player = player
game-role-steward = steward
game-role-referee = referee
game-role-witness = witness
game-role-bot = bot
game-options = What was agreed
game-ruleset = Rules
game-dice = Dice
game-dice-local = thrown on the player’s machine, from a seed that stands in the log (table trust)
game-dice-recorded = thrown elsewhere and written down (somebody’s word)
game-dice-reveal = from secrets the opponent keeps (proved)
game-dice-drand = from a public beacon (proved)
game-proof = Verification
game-proof-sound =
    { $entries ->
        [1] The only entry is verified: form, chain, rules and dice.
       *[other] All { $entries } entries are verified: form, chain, rules and dice.
    }
game-proof-differs =
    { $entries } { $entries ->
        [one] entry
       *[other] entries
    } would be decided otherwise by today’s rules.
game-proof-broken = The log is broken.
game-proof-reported =
    { $entries } { $entries ->
        [one] entry was
       *[other] entries were
    } reported by hand and cannot be verified.
game-data = Log and data
game-log = The log, entry by entry
game-log-raw = the log itself (JSON lines)
game-json = the game in short (JSON)
game-started-from = Started from an agreed position: { $power }, round { $round }.
game-unknown-ruleset = So neither board nor turns can be shown. The log is below.

## A broken game

broken-title = This game’s log cannot be followed to its end
broken-shown = What came before the break is shown as it was.
broken-where = Where
broken-line = { $file }, line { $line }
broken-file = { $file }
broken-what = What is wrong
broken-next = What to do
broken-none = Not one line of this log could be read.

## Log

log-title = The log
log-lead =
    { $entries } { $entries ->
        [one] entry
       *[other] entries
    }, as they were appended. Nothing is ever taken out; what was voided is struck out.
log-events =
    { $events } { $events ->
        [one] event
       *[other] events
    }
counted-dice =
    { $dice } { $dice ->
        [one] die
       *[other] dice
    }
log-open-game = The game is opened.
log-roll = Dice
log-note = Remark
log-void =
    Voids { $count ->
        [one] entry
       *[other] entries
    } { $entries }
log-void-proposed =
    Proposes to void { $count ->
        [one] entry
       *[other] entries
    } { $entries }
log-void-reason = Reason
log-rule = Rule
log-ruling =
    Ruling: { $count ->
        [one] entry
       *[other] entries
    } { $entries } { $count ->
        [one] stands
       *[other] stand
    }
log-agree = Agrees to the proposal in entry { $entry }
log-decline = Declines the proposal in entry { $entry }
log-receipt = Receipt for entry { $entry }
log-reported = Facts reported without orders and dice
log-struck = Voided by entry { $by }
log-struck-word = voided:
log-verdict-proved = proved
log-verdict-clerical = clerical
log-verdict-reported = reported, not verified
log-verdict-differs = differs
log-verdict-ruled = differs; a ruling lets it stand
log-verdict-wrong-dice = wrong dice
log-verdict-unknown-rules = by rules unknown here
log-torn =
    The last line was never finished ({ $bytes } { $bytes ->
        [one] byte
       *[other] bytes
    }). It does not count; the next command puts it aside.

## Rules

rules-title = Rules reference
rules-lead = One answer a question, with its source and the turns in which it came up.
rules-clauses =
    { $clauses } { $clauses ->
        [one] clause
       *[other] clauses
    }
rules-source = Source
rules-applied = Came up in
rules-applied-none = Has not come up in this archive yet.
rules-more =
    and { $turns } { $turns ->
        [one] more turn
       *[other] more turns
    }
rules-link = Link to clause { $id }
rules-on-page = On this page
rules-written = These are our own words; where they and the sources differ, the sources decide.

## Guides

guides-lead = How to play by mail with Fieldpost, and how to read what it writes.
guides-none = There are no guides in this archive.

## Nothing there

lost-title = There is no page at this address
lost-text = Addresses of games, turns and rules never change once they are given, so perhaps a letter went astray. Turns are written with two digits, such as r03-germany.
lost-home = To the games
lost-rules = To the rules
