### Was zu Chancen gefragt wird und was neben ihnen steht.

odds-land = Landschlacht
odds-sea = Seeschlacht
odds-landing = Landung
odds-no-such-position = Eine solche Stellung gibt es nach diesen Regeln nicht: Jäger auf See brauchen einen Träger.
odds-ends = Die wahrscheinlichsten Ausgänge
odds-heading-chance = Chance
odds-heading-result = Ausgang
odds-heading-attacker = vom Angreifer bleibt
odds-heading-defender = vom Verteidiger bleibt
odds-heading-lost = Verlust in IPC
odds-others =
    { $n } { $n ->
        [one] anderer Ausgang
       *[other] andere Ausgänge
    }: zusammen { $chance }
odds-no-battles = In { $game } ist zurzeit keine Schlacht angesagt oder im Gange.
odds-no-battle-there = { $place }: dort ist zurzeit keine Schlacht angesagt oder im Gange.
odds-aboard =
    { $transports ->
        [one] Auf 1 Transporter, so wenigen wie nötig; in der ersten Runde können Schiffe getroffen werden.
       *[other] { odds-aboard-many }
    }
odds-aboard-many = Auf { $transports } Transportern, so wenigen wie nötig; in der ersten Runde können Schiffe getroffen werden.

## Was an einer Frage nicht stimmt

odds-which = Welche Schlacht? Gib zwei Streitkräfte an oder eine Partie.
odds-which-next = npx fieldpost odds "5 Inf 2 Pz gegen 3 Inf 1 Jäger"
odds-no-game = »{ $said }« bezeichnet weder zwei Streitkräfte noch eine Partie dieses Archivs.
odds-only-forces = { $option } gehört zu zwei Streitkräften; eine Partie hat ihre eigenen Regeln, Einheiten und Pläne.
odds-fault-not-damaged = Beschädigt sind nur Schiffe, die mehr als einen Treffer aushalten, und nicht mehr, als mitkämpfen.
odds-fault-unit = { $unit } kann an einer solchen Schlacht nicht teilnehmen.
odds-mixed = Gekämpft wird zu Lande oder zur See; { $unit } gehört nicht dazu.
odds-mixed-next = Schlachtschiffe, die eine Landung unterstützen: --bombard 2; Landeinheiten auf See sind Ladung und kämpfen nicht
odds-bad-technology = »{ $said }« ist keine Technologie: { $known }.
odds-fault-plan = »{ $said }« ist kein Plan: SA, SAAC, TAAC oder KAAC.
odds-fault-submarines = U-Boote bleiben (stay) oder ziehen ab (withdraw); »{ $said }« gibt es nicht.
odds-fault-theatre = »{ $said }« ist kein Schauplatz dieses Krieges.
odds-fault-too-many = Das sind mehr als { $n } Einheiten auf einer Seite.
odds-defenders-stay = { $option }: nach diesen Regeln zieht ein Verteidiger nie ab.
odds-bad-games = Eine Schlacht wird 1- bis { DIGITS($most) }-mal durchgespielt, nicht »{ $said }«.
odds-not-alone = { $option } setzt eine Landung voraus: Gekämpft wird an Land, und Landeinheiten sind dabei.
