### Warum eine Partie nicht eröffnet, eine Stellung nicht gesetzt und Würfel nicht angenommen werden; kein Befehl eines Zuges scheitert daran.

position-fault =
    { $why ->
        [not-on-board] dieses Feld gibt es auf diesem Spielplan nicht
        [not-taken] Land, das in diesem Zug erobert wurde, gehört dem, der am Zug ist
        [sea-controlled] eine Seezone gehört niemandem
        [land-without-owner] Land, das nicht neutral ist, braucht einen Besitzer
        [land-unit-at-sea] Landeinheiten können ohne Schiff nicht auf See sein
        [ship-on-land] Schiffe sind immer auf See
        [plane-without-carrier] Flugzeuge auf See brauchen einen Träger mit Platz für sie
        [units-on-enemy-land] Einheiten beider Seiten können nicht im selben Gebiet stehen
        [complex-of-another] eine Fabrik gehört dem, der das Land hält
        [too-many-guns] in einem Gebiet steht höchstens eine Flak
        [too-many-complexes] in einem Gebiet steht höchstens eine Fabrik
        [no-such-ship] das Schiff, das Einheiten tragen soll, ist nicht da
        [too-much-cargo] so viel kann das Schiff nicht tragen
       *[mixed-cargo] Truppen mehrerer Mächte fahren nicht auf einem Schiff
    }
refusal-game-already-open = Die Partie ist schon eröffnet; das tut nur der erste Eintrag eines Protokolls.
refusal-no-dice-awaited = Es stehen keine Würfel aus.
refusal-dice-missing = Die Würfel für { $purpose } fehlen: { $n } Würfel.
refusal-dice-wrong = Für { $purpose } braucht es { $n } Würfel mit gültigen Augenzahlen; angegeben sind { $got }.
refusal-dice-left-over = Nach den Würfeln »{ $purpose }« hat niemand gefragt.
refusal-unknown-ruleset = Dieses Programm kennt das Regelwerk »{ $ruleset }«, Version { $version }, nicht.
refusal-wrong-board = Das Regelwerk »{ $ruleset }« wird nicht auf dem Plan »{ $board }« gespielt.
refusal-option-not-offered = Das Regelwerk »{ $ruleset }« kennt die Option { $option }={ $value } nicht.
refusal-no-such-phase = Das Regelwerk »{ $ruleset }« kennt keine Phase »{ PHASE($phase) }«.
refusal-position-impossible = Diese Stellung ist unmöglich: { SPACE($space) }: { position-fault }.
refusal-bidders-not-two =
    Verdeckt bieten zwei Spieler, die noch keine Macht haben; genannt { $bidders ->
        [one] ist
       *[other] sind
    } { $bidders }.
refusal-powers-before-bids = Wer was spielt, entscheiden erst die verdeckten Gebote; vorher bekommt niemand eine Macht ({ POWER($power) }).
