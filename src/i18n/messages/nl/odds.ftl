### Wat er over de kansen van een gevecht wordt gezegd.

odds-attacker = aanvaller
odds-defender = verdediger
odds-nobody-left = niemand over
odds-guns =
    { $n } { $n ->
        [one] luchtdoelgeschut vuurt
       *[other] stukken luchtdoelgeschut vuren
    }
odds-shots =
    { $n } { $n ->
        [one] slagschip steunt de landing
       *[other] slagschepen steunen de landing
    }
odds-supporters = met steun van { FORCE($units) }
odds-low-luck = low luck
odds-fought =
    na { $n } { $n ->
        [one] ronde
       *[other] rondes
    }
odds-result-attacker = aanvaller wint
odds-result-defender = verdediger houdt stand
odds-result-nobody = beide vernietigd
odds-result-retreat = aanvaller breekt de aanval af
odds-taken = gebied veroverd
odds-losses = Te verwachten verlies: aanvaller { $attacker } IPC, verdediger { $defender } IPC.
odds-rounds = Te verwachten gevechtsrondes: { $rounds }.
odds-picks = Exact, als wie een slachtoffer mag kiezen steeds de duurste eenheid treft.
odds-simulated = Niet berekend maar uitgeprobeerd: { $games } gevechten met dobbelstenen uit de startwaarde ‘{ $seed }’. Standaardfout van de winstkans van de aanvaller: { $error }.
odds-midst = { $battle }: midden in een ronde; de kansen staan vast zodra de treffers verdeeld zijn.
odds-raid = { $battle }: een bombardement, dat niemand wint.
