### What is asked about odds, and what is said beside them.

odds-land = Land battle
odds-sea = Sea battle
odds-landing = Landing
odds-no-such-position = No rules know such a position: fighters at sea need a carrier.
odds-ends = The likeliest ends
odds-heading-chance = chance
odds-heading-result = result
odds-heading-attacker = attacker left
odds-heading-defender = defender left
odds-heading-lost = IPC lost
odds-others =
    { $n } { $n ->
        [one] other end
       *[other] other ends
    }: { $chance } together
odds-no-battles = No battle is declared or open in { $game } now.
odds-no-battle-there = { $place }: no battle is declared or open there now.
odds-aboard =
    { $transports ->
        [one] Aboard 1 transport, as few as carry them; ships can be hit in the first round.
       *[other] { odds-aboard-many }
    }
odds-aboard-many = Aboard { $transports } transports, as few as carry them; ships can be hit in the first round.

## What is wrong with a question

odds-which = Which battle? Give two forces, or a game.
odds-which-next = npx fieldpost odds "5 inf 2 arm vs 3 inf 1 ftr"
odds-no-game = “{ $said }” is neither two forces nor a game of this archive.
odds-only-forces = { $option } goes with two forces; a game has its own rules, units and plans.
odds-fault-not-damaged = Damaged are only ships that bear more than one hit, and no more of them than take part.
odds-fault-unit = { $unit } cannot fight in a battle like this one.
odds-mixed = A battle is fought on land or at sea, and { $unit } is on the wrong side of the shore.
odds-mixed-next = battleships that support a landing: --bombard 2; land units at sea are cargo and take no part
odds-bad-technology = “{ $said }” is no technology: { $known }.
odds-fault-plan = “{ $said }” is no plan: SA, SAAC, TAAC or KAAC.
odds-fault-submarines = Submarines stay or withdraw; “{ $said }” they do not.
odds-fault-theatre = “{ $said }” is no theatre of this war.
odds-fault-too-many = That is more than { $n } units on one side.
odds-defenders-stay = { $option }: under these rules defenders never leave a battle.
odds-bad-games = A battle is tried out between 1 and { DIGITS($most) } times, not “{ $said }”.
odds-not-alone = { $option } needs a landing: the battle is on land, and somebody on foot takes part.
