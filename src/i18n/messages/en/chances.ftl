### What was to be expected of a battle, what the dice made of it, and what the enemy can reach.

chances-title = Odds before the first die
chances-attacker = attack wins
chances-defender = defence holds
chances-nobody = both sides destroyed
chances-retreat = attack broken off
chances-taken = territory taken
chances-side = Side
chances-left = Units left on average
chances-lost = Average loss, IPC
chances-of = { $part } of { $whole }
chances-exact = The odds of a battle are worked out exactly, by the orders of loss and the plans in force before its first die.
chances-calculator = Try it with other forces in the calculator.
chances-after = attack wins from here: { $chance }
chances-too-large = So many units are in this battle that its odds are not worked out.
chances-unknown-steps = The odds of a battle by these rules cannot be worked out yet.
chances-raid = On average: { $damage } IPC of damage, and planes worth { $lost } IPC lost.
chances-raid-through = At least one bomber comes through: { $chance }.
luck-title = Luck of the dice
luck-why = Luck is hits above or below the average, in IPC: a hit counts the mean price of the units it could have struck as the battle opened.
luck-good =
    { $who }: { $hits } { $hits ->
        [one] hit
       *[other] hits
    }, { $expected } to be expected; lucky by { $ipc } IPC.
luck-bad =
    { $who }: { $hits } { $hits ->
        [one] hit
       *[other] hits
    }, { $expected } to be expected; unlucky by { $ipc } IPC.
luck-even =
    { $who }: { $hits } { $hits ->
        [one] hit
       *[other] hits
    }, { $expected } to be expected; neither lucky nor unlucky.
threat-title = What the enemy can reach
threat-says = What this side could lose next: each enemy power as if it moved at once, from the position at the end of this turn.
threat-assumed = The attack is everything that gets there together: land units, planes and warships, and one load of each transport. Both sides fight by the orders of loss and plans in force. Not counted: new purchases and moves made before, landings that must win a sea battle first, battleships that would sail up to support, landing places only another move provides; guns on the way are taken to miss. Listed are capitals that troops can reach, then the most valuable spaces with a chance of { $share } or more.
threat-space = Space
threat-by = Attack
threat-against = Defence
threat-chance = Chance
threat-stake = At stake, IPC
threat-stake-why = At stake: what the land pays, what the units there cost new, and of a capital the treasury. Chance: that the land is taken, or the fleet beaten.
threat-open = nobody: the enemy can walk in
threat-how = How this was worked out
threat-simulated = Chances with “≈” were tried out, { $games } battles each with dice from a fixed seed; standard error at most { $error }.
