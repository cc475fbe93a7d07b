### Regels van een beurtblad die niet begrepen zijn, en opmerkingen bij die het wel zijn.


## Regels die niet begrepen zijn

way-of-moving =
    { $domain ->
        [land] weg over land
        [air] weg door de lucht
        [sea] weg over zee
       *[facility] weg
    }
parts-of-sheet =
    { $what ->
        [spaces] vakken in een route
        [moves] zetten in een fase
        [battles] gevechten in een order
        [placements] plaatsingen in een beurt
        [standing-orders] vaste orders op een blad
       *[units] eenheden in een regel
    }
problem-sheet-too-long = Het blad heeft { $characters } tekens; er worden er hoogstens { $limit } gelezen.
problem-line-too-long = De regel heeft { $characters } tekens; er worden er hoogstens { $limit } gelezen.
problem-strange-character = In de regel staat het teken U+{ $character }, dat in geen enkele order voorkomt.
problem-not-understood = ‘{ $text }’ is niet begrepen.
problem-left-over = De regel is begrepen tot aan ‘{ $text }’; met de rest valt niets te beginnen.
problem-bracket-open = Er staat een haakje open.
problem-unknown-space = Geen vak heet ‘{ $text }’.
problem-ambiguous-space = ‘{ $text }’ kan meer dan één vak zijn.
problem-zone-number = ‘{ $text }’ is een nummer; de zeegebieden van dit bord hebben namen.
problem-unknown-unit = Geen eenheid heet ‘{ $text }’.
problem-ambiguous-unit = ‘{ $text }’ kan meer dan één eenheid zijn.
problem-power-apart = Wat { THE(POWER($power)) } { AGREE(POWER($power), one: "doet", many: "doen") }, staat op een eigen regel, met de naam van de mogendheid en een dubbele punt ervoor.
problem-unknown-power = Geen mogendheid heet ‘{ $text }’.
problem-unknown-purse = Geen kas heet ‘{ $text }’.
problem-purse-missing = Er staat niet bij welke kas betaalt; er zijn { PURSES($purses) }. Die staat vóór de eenheden.
problem-units-missing = Er staat niet bij welke eenheden bedoeld zijn.
problem-space-missing = Er ontbreekt een vak.
problem-target-missing = Er staat niet bij waarheen.
problem-number-missing = Er ontbreekt een getal.
problem-number-out-of-range = { $number } kan niet: van { $least } tot en met { $most }.
problem-none-there =
    Je hebt geen { $unit ->
        [none] eenheden
       *[other] { UNITS($unit) }
    } { IN($space) }.
problem-nothing-bought = ‘Alles’ zou alles zijn wat gekocht is, en er is niets gekocht.
problem-all-of-what = ‘Alle’ valt hier niet te tellen: noem een aantal.
problem-no-path = Van { THE($from) } { TO($to) } is er geen { way-of-moving }.
problem-planes-aboard-transport = { UNITS($unit) } varen niet mee op transportschepen; zet hun vlucht op een eigen regel.
problem-allied-transports-stay = De transportschepen ({ POWER($power) }) varen alleen in hun eigen beurt; laad of los waar ze liggen.
problem-zone-missing = In welk zeegebied bij { THE($from) } liggen de transportschepen?
problem-transports-too-few =
    { $said } { $said ->
        [one] transportschip kan
       *[other] transportschepen kunnen
    } dat niet vervoeren; er zijn er { $needed } nodig.
problem-battle-missing = Er staat niet bij welk gevecht bedoeld is.
problem-no-battles = Er valt niets te vechten.
problem-total-differs = Voor { THE($space) } staat als totaal { FORCE($said, none: "niets") }; de regels komen op { FORCE($counted, none: "niets") }.
problem-declaration-missing = Hier staat een totaal, maar erboven is geen gevecht aangekondigd.
problem-too-many = Te veel: hoogstens { $limit } { parts-of-sheet }.
problem-nonce-missing = De order heeft dobbelstenen nodig en kreeg geen nonce mee.
problem-verb-missing = Wat moet er met ‘{ $text }’ gebeuren? Zet er een kop als ‘Koop’ boven, of een route achter.
problem-hangs-on-dice = Dat hangt van iets af wat nog niet vaststaat: ‘{ $text }’. Schrijf het zo dat er niets te raden valt: ‘als Noorwegen gewonnen: 2 jgr EEU > NWY’ en daaronder ‘anders: 2 jgr EEU > GER’, of ‘Oekraïne: terugtrekken naar Kaukasus als ronde >= 3 en aanvallers < 4’.
problem-no-such-planes = In de regels erboven vliegt niets dat nog een landingsplaats mist: welke vliegtuigen zijn bedoeld?

## Opmerkingen bij begrepen regels

remark-path-taken =
    Aangenomen route: { PATH($path) }.{ COUNT($guns) ->
        [0] { "" }
       *[other] { " " }Luchtdoelgeschut onderweg: { SPACES($guns) }.
    }{ COUNT($neutrals) ->
        [0] { "" }
       *[other] { " " }Neutraal onderweg: { SPACES($neutrals) }.
    }{ COUNT($taken) ->
        [0] { "" }
       *[other] { " " }Onderweg ingenomen: { SPACES($taken) }.
    } Schrijf de hele route uit als een andere bedoeld is.
remark-usual-reading = ‘{ $text }’ is opgevat als { THE($space) }.
remark-origin-found = Waar ‘{ $text }’ vandaan komt, staat er niet bij; genomen wordt wat { IN($space) } staat.
remark-turn-differs = Op het blad staat: { POWER($power) }, ronde { $round }; aan de beurt: { POWER($turn) }, ronde { $now }.
remark-money-differs = { POWER($power) }: op het blad staat { ITEM($said, 0) }/{ ITEM($said, 1) }; juist is { ITEM($counted, 0) }/{ ITEM($counted, 1) } (landwaarde/te besteden geld).
remark-defenders-differ = Verdedigers { IN($space) }: volgens het blad { FORCE($said, none: "niets") }, in werkelijkheid { FORCE($there, none: "niets") }.
remark-total-defenders-differ = Verdedigers { IN($space) }: volgens het totaal { FORCE($said, none: "niets") }, in werkelijkheid { FORCE($there, none: "niets") }.
remark-bound-by-landing =
    { IN($battle) } landen troepen, en dat bindt de aanval: { $leaves ->
        [planes] alleen vliegtuigen kunnen hem verlaten
       *[nobody] niemand kan hem verlaten
    }, in welke ronde dan ook.
remark-walk-in-defended = { THE($space) } { AGREE($space, one: "is", many: "zijn") } niet leeg ({ FORCE($there, none: "niets") }): dat wordt een gevecht.
remark-transports-to-spare =
    { $said } { $said ->
        [one] transportschip is
       *[other] transportschepen zijn
    } genoemd; nodig: { $needed }.
remark-order-in-comment = Achter de puntkomma staat iets dat op een order lijkt en niet zo gelezen is: ‘{ $text }’.
remark-below-end-turn =
    Er wordt gelezen tot het einde van de beurt: { $lines } { $lines ->
        [one] regel daaronder is
       *[other] regels daaronder zijn
    } niet gelezen. Stuur een latere beurt apart.
remark-quoted-line = Geciteerde regel: niet als order gelezen.
remark-sum-differs = Op het blad staat { $said } IPC; de gekochte eenheden kosten { $cost }, er blijft { $left } over.
remark-placed-differ = Volgens het totaal { FORCE($said, none: "niets") }, geplaatst { FORCE($counted, none: "niets") }.

## Parts of a turn that are over

sheet-entered-before =
    { $count } { $count ->
        [one] order van dit blad staat
       *[other] orders van dit blad staan
    } al in het logboek.
sheet-too-late = Dit deel van de beurt is voorbij; de regel komt te laat.
sheet-late-here = alleen hier: { $says }
sheet-late-log = alleen in het logboek: { $says }
