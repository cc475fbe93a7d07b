### The words of the calculator. What a battle comes to is called as on the command line. Texts with `{n}` and the like are filled in by the reader’s browser.

site-odds = Odds
odds-title = Odds of a battle
odds-lead = Who wins, what is left, what it costs: exact, without a die thrown; where rules do not allow that, tried out and marked so.
odds-no-script = The calculator works in your browser and needs JavaScript. Without it, the examples below show what battles come to, and “npx fieldpost odds” answers any other question.

## The question

odds-form = The battle
odds-line = In one line
odds-line-example = as you write orders: 5 inf 2 arm vs 3 inf 1 ftr
odds-where = Where
odds-where-land = on land
odds-where-landing = a landing
odds-where-sea = at sea
odds-unit = Unit
odds-of-attacker = { $unit } of the attacker
odds-of-defender = { $unit } of the defender
odds-supporting = supporting battleships
odds-damaged = of these damaged
odds-supporting-other = supporting { $unit }
odds-submarines-fight = fight while there is a ship to hit
odds-submarines-under = go under before they fire
odds-swap = Swap sides
odds-clear = Clear
odds-copy = Copy the address
odds-copied = The address is copied. It holds the whole question.
odds-rules = Rules
odds-luck = Dice
odds-luck-dice = thrown
odds-luck-low-luck = { odds-low-luck }
odds-more = Technology, order of loss, plans
odds-technology = Technologies
odds-order = Order of loss
odds-order-says = the first to go first, such as inf ftr arm; left empty, the clubs’ order
odds-plan = Plan
odds-plan-usual-attacker = as usual: on land SA, at sea fight on
odds-plan-usual-defender = as usual
odds-plan-SA = SA: planes leave once they are alone
odds-plan-SAAC = SAAC: leave before a plane could be lost
odds-plan-TAAC = TAAC: planes go before the last land unit
odds-plan-KAAC = KAAC: lowest value first, to the end
odds-submarines = Submarines
odds-submarines-stay = stay
odds-submarines-withdraw = withdraw after every round
odds-submarines-usual = withdraw before planes alone only
odds-retreat = Leaves after round
odds-retreat-below = Leaves once fewer units are left than
odds-retreat-defender = Leaves after round
odds-retreat-below-defender = Leaves once fewer units are left than
odds-theatre = Theatre
odds-theatre-none = between the theatres
odds-trapped = has nowhere to retreat to

## The answer

odds-result = What it comes to
odds-empty = Enter units for both sides.
odds-busy = Calculating …
odds-failed = The calculator could not be loaded. Load the page again, or ask “npx fieldpost odds”.
odds-left = Units left on average
odds-left-of = { $n } of { $all }
odds-nobody = –
odds-swing = What the battle brings the attacker
odds-swing-says = IPC the defender loses less IPC the attacker loses, in steps of { $n }. To the right of the line the attacker does better.
odds-swing-table = The same as a table
odds-swing-ipc = IPC
odds-range = { $from } to { $to }
odds-chance = Chance
odds-at-least = This or more
odds-end-result = Result
odds-end-attacker = Attacker left
odds-end-defender = Defender left
odds-end-lost = IPC lost
odds-others-one = 1 other end: { $chance }
odds-others-many = { $n } other ends: { $chance } together

## What is wrong with a question

odds-fault-number = “{ $said }” is no whole number from 1 to 999.
odds-fault-technology = “{ $said }” is no technology.
odds-fault-shore = { odds-mixed } Battleships that support a landing are counted at “a landing”; land units at sea are cargo and take no part.
odds-fault-defenders-stay = Under these rules defenders never leave a battle.
odds-fault-no-landing = A landing needs infantry or armor of the attacker, and no ships among the units that fight.
odds-fault-ruleset = “{ $said }” is no ruleset this page knows.
odds-meant = Perhaps you mean: { $list }

## Battles of games, and worked examples

odds-now = Battles of running games
odds-ahead = Odds of the battles ahead
odds-ahead-declared = Declared and not yet fought, as they stand now.
odds-ahead-possible = No battle is declared. These attacks were possible when the last turn ended, each with all that can get there.
odds-to-game = To the game: { $game }
odds-now-none = No running game has a battle ahead.
odds-examples = Worked examples
odds-examples-why = Losses follow the clubs’ orders, and on land planes break off once they are alone. Every example opens in the calculator.
odds-battle = battle
odds-versus = { $attacker } against { $defender }
odds-lost = IPC lost on average, attacker : defender
