### Waar een regel van een beurt van afhangt. De voorwaarden staan achter een ‘als’.

condition-if = Als { $condition }: { $deed }
condition-else = Anders: { $deed }
condition-on = Zo is het, en het geldt: { $said }
condition-off = Niet zo, en vervallen: { $said }
condition-rule =
    { CAPITAL(IN($battle)) }: { $does ->
        [stop] stoppen en navragen
       *[retreat] terugtrekken{ $known ->
            [yes] { " " }{ TO($to) }
           *[no] { "" }
        }
    } na elke ronde waarna geldt dat { $condition }
condition-bar =
    { $what ->
        [land] { IN($space) } landt geen vliegtuig
        [place] { IN($space) } wordt niets geplaatst
       *[move] niemand gaat { TO($space) }
    }
condition-nothing = er gebeurt niets
condition-branch = Maar als { $condition }, wordt dit geweigerd:
condition-both-ways = Wat van voorwaarden afhangt, is beide kanten op geprobeerd; niets ervan zou worden geweigerd.
condition-part = ({ $condition })
condition-battle =
    { $result ->
        [won] het gevecht { IN($battle) } { $so ->
            [yes] gewonnen is
           *[no] niet gewonnen is
        }
        [lost] het gevecht { IN($battle) } { $so ->
            [yes] niet gewonnen is (hoe het ook afloopt)
           *[no] gewonnen is
        }
        [drawn] { IN($battle) } { $so ->
            [yes] aan geen van beide kanten iemand over is
           *[no] nog iemand over is
        }
       *[left] we het gevecht { IN($battle) } { $so ->
            [yes] hebben afgebroken
           *[no] niet hebben afgebroken
        }
    }
condition-ours =
    { THE($space) } { $so ->
        [yes] van ons
       *[no] niet van ons
    } { AGREE($space, one: "is", many: "zijn") }
condition-theirs =
    { THE($space) } { $so ->
        [yes] in handen van de vijand
       *[no] niet in handen van de vijand
    } { AGREE($space, one: "is", many: "zijn") }
condition-of =
    { THE($space) } { $so ->
        [yes] van { POWER($power) }
       *[no] niet van { POWER($power) }
    } { AGREE($space, one: "is", many: "zijn") }
condition-amount =
    { $compare ->
        [less] minder dan { $n }
        [most] hoogstens { $n }
        [more] meer dan { $n }
        [least] minstens { $n }
        [other] niet precies { $n }
       *[same] precies { $n }
    }
condition-units =
    { IN($at) } van { $whose ->
        [ours] onze eenheden
       *[theirs] die van de vijand
    }{ $known ->
        [yes] { " " }({ $unit })
       *[no] { "" }
    } { $amount } over { $many ->
        [one] is
       *[other] zijn
    }
condition-losses =
    { $whose ->
        [ours] we
       *[theirs] de vijand
    } { $known ->
        [yes] { IN($at) }
       *[no] in alle gevechten
    } { $amount } { $unit } { $whose ->
        [ours] hebben verloren
       *[theirs] heeft verloren
    }
condition-rounds =
    er { IN($at) } { $amount } { $many ->
        [one] ronde
       *[other] rondes
    } { $many ->
        [one] is
       *[other] zijn
    } gevochten
condition-odds = 
    onze winstkans { IN($at) } { $compare ->
        [less] onder de { $n } procent ligt
        [most] hoogstens { $n } procent is
        [more] boven de { $n } procent ligt
        [least] minstens { $n } procent is
        [other] niet precies { $n } procent is
       *[same] precies { $n } procent is
    }
condition-sides =
    { IN($at) } { $compare ->
        [less] wij minder eenheden over hebben dan de vijand
        [most] wij niet meer eenheden over hebben dan de vijand
        [more] wij meer eenheden over hebben dan de vijand
        [least] wij niet minder eenheden over hebben dan de vijand
        [other] wij niet precies evenveel eenheden over hebben als de vijand
       *[same] wij precies evenveel eenheden over hebben als de vijand
    }
condition-any-units = eenheden
