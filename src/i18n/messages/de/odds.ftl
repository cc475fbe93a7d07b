### Was über die Aussichten einer Schlacht gesagt wird.

odds-attacker = Angreifer
odds-defender = Verteidiger
odds-nobody-left = niemand mehr da
odds-guns =
    { $n } { $n ->
        [one] Flak schießt
       *[other] Flaks schießen
    }
odds-shots =
    { $n } { $n ->
        [one] Schlachtschiff unterstützt die Landung
       *[other] Schlachtschiffe unterstützen die Landung
    }
odds-supporters = mit Unterstützung durch { FORCE($units) }
odds-low-luck = Low Luck
odds-fought =
    nach { $n } { $n ->
        [one] Runde
       *[other] Runden
    }
odds-result-attacker = Angreifer siegt
odds-result-defender = Verteidiger hält stand
odds-result-nobody = beide vernichtet
odds-result-retreat = Angreifer bricht ab
odds-taken = Gebiet erobert
odds-losses = Zu erwartende Verluste: Angreifer { $attacker } IPC, Verteidiger { $defender } IPC.
odds-rounds = Zu erwartende Kampfrunden: { $rounds }.
odds-picks = Exakt, wenn jeder, der ein Opfer aussuchen darf, zuerst die teuerste Einheit trifft.
odds-simulated = Nicht errechnet, sondern ausprobiert: { $games } Gefechte mit Würfeln aus dem Startwert »{ $seed }«. Standardfehler der Siegchance des Angreifers: { $error }.
odds-midst = { $battle }: mitten in einer Runde; die Aussichten stehen fest, sobald die Verluste zugewiesen sind.
odds-raid = { $battle }: ein Bombenangriff, den niemand gewinnt.
