### Wat er van een beurt te verwachten is voordat er gegooid wordt.

foresee-title = Wat er te verwachten is:
foresee-chances = { $battle }: { LIST($chances, by: ", ") }
foresee-losses =
    gemiddeld verlies: aanvaller { $attacker } IPC{ $units ->
        [yes] { " " }({ LIST($attackers) })
       *[no] { "" }
    }, verdediger { $defender } IPC{ $theirs ->
        [yes] { " " }({ LIST($defenders) })
       *[no] { "" }
    }
foresee-average = { $n } { $unit }
foresee-order = volgorde van verlies: aanvaller { LIST($attacker, by: ", ") }; verdediger { LIST($defender, by: ", ") }
foresee-support =
    steunende schepen { IN($zone) }: { FORCE($ships) }{ $fires ->
        [sea-battle] , maar zonder schot: eerst komt er een zeeslag
        [held-back] , achtergehouden
       *[yes] { "" }
    }
foresee-retreat-to = terugtocht: { $spaces }
foresee-retreat-planes = terugtocht: de vliegtuigen kunnen het gevecht na elke ronde afbreken
foresee-retreat-none =
    terugtocht: { $who ->
        [planes] alleen voor vliegtuigen
       *[nobody] voor niemand
    }; { $why ->
        [landing] { $who ->
            [planes] de landing bindt de anderen die daar vechten
           *[nobody] de landing bindt allen die daar vechten
        }
       *[nowhere] er is geen vak om heen te gaan
    }
foresee-drowns =
    Let op: de volgorde van verlies geeft { FORCE($ships) } met { FORCE($cargo) } eerder op dan { LIST($before) }{ $chance ->
        [none] { "" }
       *[some] { " " }(kans { $said })
    }. Een eigen volgorde van verlies voor dit gevecht kan ze achteraan zetten.
foresee-next =
    { $assumed ->
        [battles-won] Wat de vijand hierna kan treffen, als deze gevechten zonder verlies gewonnen worden:
       *[nothing] Wat de vijand hierna kan treffen:
    }
foresee-threat =
    { $space }{ $capital ->
        [yes] { " " }({ threat-capital })
       *[no] { "" }
    }: { POWER($by) } met { FORCE($attackers) }{ $open ->
        [yes] , en er is niemand
       *[no] , tegen { LIST($defenders) }
    }: { $chance }

## Achter de dobbelstenen

submit-if-won-fine = Worden de gevechten gewonnen, dan kan dit allemaal.
submit-if-won = Ook als de gevechten worden gewonnen, staat dit in de weg:
submit-would-crash = Zonder weg naar huis verloren { IN($space) }: { $units }.
submit-would-forfeit = { $units }: gekocht, niet geplaatst en dus verloren.
odds-raid-odds = { $battle }: een bombardement. Er vallen bommen met een kans van { $through }; gemiddeld { $damage } IPC schade en { $lost } IPC aan vliegtuigen verloren.
odds-raid-met = Dat is als niemand opstijgt. { $planes ->
        [one] Stijgt er 1 gevechtsvliegtuig op
       *[other] Stijgen er { $planes } gevechtsvliegtuigen op
    }: dan vallen er bommen met een kans van { $through }; gemiddeld { $damage } IPC schade, { $lost } IPC aan vliegtuigen verloren en { $downed } IPC van de tegenstander neergeschoten.
chances-supposes = Als de zeeslag die eraan voorafgaat gewonnen wordt zonder transportschip te verliezen.
threat-none = Geen noemenswaardige aanval van de vijand.
threat-safe = Buiten bereik van vijandelijke troepen: { $spaces }.
threat-capital = hoofdstad

## Op de pagina waar een beurt wordt nagekeken

check-heading-odds = Gevechten en hun kansen
check-heading-won = Als de gevechten zijn gewonnen
check-won-not = Ook als de gevechten worden gewonnen, kan niet alles of gaat er iets verloren; zie hieronder.
