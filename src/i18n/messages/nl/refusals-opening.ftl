### Waarom een spel niet wordt geopend, een stelling niet gezet en dobbelstenen niet aangenomen; geen order van een beurt wordt hierom geweigerd.

position-fault =
    { $why ->
        [not-on-board] dat vak bestaat niet op dit bord
        [not-taken] land dat in deze beurt veroverd is, is van wie aan de beurt is
        [sea-controlled] een zeegebied is van niemand
        [land-without-owner] land dat niet neutraal is, heeft een eigenaar nodig
        [land-unit-at-sea] landeenheden kunnen zonder schip niet op zee zijn
        [ship-on-land] schepen zijn altijd op zee
        [plane-without-carrier] vliegtuigen op zee hebben een vliegdekschip met plaats nodig
        [units-on-enemy-land] eenheden van beide kanten kunnen niet in één gebied staan
        [complex-of-another] een industrieel complex is van wie het land heeft
        [too-many-guns] in een gebied staat hoogstens één luchtdoelkanon
        [too-many-complexes] in een gebied staat hoogstens één industrieel complex
        [no-such-ship] het schip dat eenheden zou vervoeren, is er niet
        [too-much-cargo] zoveel kan het schip niet vervoeren
       *[mixed-cargo] troepen van meer mogendheden varen niet op één schip
    }
refusal-game-already-open = Het spel is al geopend; dat doet alleen de eerste logregel.
refusal-no-dice-awaited = Er hoeft nu niet gegooid te worden.
refusal-dice-missing =
    De worp voor { $purpose } ontbreekt: { $n } { $n ->
        [one] dobbelsteen
       *[other] dobbelstenen
    }.
refusal-dice-wrong =
    Voor { $purpose } zijn { $n } { $n ->
        [one] dobbelsteen
       *[other] dobbelstenen
    } met geldige ogen nodig; opgegeven zijn er { $got }.
refusal-dice-left-over = Om de worp ‘{ $purpose }’ heeft niemand gevraagd.
refusal-unknown-ruleset = Dit programma kent de regelset ‘{ $ruleset }’, versie { $version }, niet.
refusal-wrong-board = De regelset ‘{ $ruleset }’ wordt niet op het bord ‘{ $board }’ gespeeld.
refusal-option-not-offered = De regelset ‘{ $ruleset }’ kent de optie { $option }={ $value } niet.
refusal-no-such-phase = De regelset ‘{ $ruleset }’ kent geen fase ‘{ PHASE($phase) }’.
refusal-position-impossible = Deze stelling is onmogelijk: { SPACE($space) }: { position-fault }.
refusal-bidders-not-two =
    Gesloten biedt men met twee spelers die nog geen mogendheid hebben; er { $bidders ->
        [one] is er
       *[other] zijn er
    } { $bidders } genoemd.
refusal-powers-before-bids = Wie wat speelt, beslissen pas de gesloten biedingen; voor die tijd krijgt niemand een mogendheid ({ POWER($power) }).
