### What the odds of a battle say.

odds-attacker = attacker
odds-defender = defender
odds-nobody-left = nobody left
odds-guns =
    { $n } { $n ->
        [one] antiaircraft gun fires
       *[other] antiaircraft guns fire
    }
odds-shots =
    { $n } { $n ->
        [one] battleship supports the landing
       *[other] battleships support the landing
    }
odds-supporters = supported by { FORCE($units) }
odds-low-luck = low luck
odds-fought =
    { $n } { $n ->
        [one] round
       *[other] rounds
    } fought
odds-result-attacker = attacker wins
odds-result-defender = defender holds
odds-result-nobody = both are destroyed
odds-result-retreat = attacker leaves
odds-taken = territory taken
odds-losses = Losses to be expected: attacker { $attacker } IPC, defender { $defender } IPC.
odds-rounds = Rounds to be expected: { $rounds }.
odds-picks = Exact, if whoever picks a victim hits the dearest unit first.
odds-simulated = Not worked out but tried out: { $games } battles with dice from the seed “{ $seed }”. Standard error of the attacker’s chance: { $error }.
odds-midst = { $battle }: in the midst of a round; the odds can be told when its hits are taken.
odds-raid = { $battle }: a bombing raid, which nobody wins.
