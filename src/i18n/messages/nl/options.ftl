### De regelsets en de opties van een spel.


## De regelsets, en wat over regels en opties wordt gezegd

ruleset-name =
    { $id ->
        [second-edition] de tweede editie met de officiële verduidelijkingen
        [daak] de regels van de club DAAK
        [enhanced-realism] Enhanced Realism van R. D. Baker, delen I tot en met III
        [europe-1999] Axis & Allies: Europe (1999)
        [pacific-2001] Axis & Allies: Pacific (2001)
        [linked-2001] Axis & Allies: Europe (1999) en Pacific (2001) gekoppeld
       *[other] { $id }
    }
options-help = Opties van een spel, voor --option (de gebruikelijke waarde eerst):
options-under = bij { LIST($rulesets) }:
options-usual = gewoonlijk: { $value }
options-ask-ruleset = Welke regelset?
options-ask = Wat wijkt af van het gebruikelijke (niets: alles zoals gebruikelijk)?
options-rules = { ruleset-name } ({ $id }, versie { DIGITS($version) })
options-ruleset = Regelset: { ruleset-name } ({ $id }, versie { DIGITS($version) })
options-differs = Anders dan gewoonlijk: { $name }: { $value } (gewoonlijk: { $usual })
options-as-usual = Opties: alles zoals gebruikelijk
options-bad-ruleset = ‘{ $said }’ is geen regelset: { $known }.

## Elke optie: haar naam en wat ze kan zijn. Een waarde waarvoor geen woorden zijn, wordt getoond zoals ze geschreven is.

on-or-off =
    { $value ->
        [on] ja
        [off] nee
       *[other] { $value }
    }
option-luck = Geluk
option-luck-value =
    { $value ->
        [dice] gewone dobbelstenen
        [low-luck] low luck
       *[other] { $value }
    }
option-technology = Wapenontwikkeling
option-technology-value =
    { $value ->
        [on] ja
        [off] nee
        [free-roll] één vrije worp per beurt voor elke mogendheid die haar hoofdstad bezit
       *[other] { $value }
    }
option-technology-starts = Een doorbraak werkt
option-technology-starts-value =
    { $value ->
        [at-once] meteen
        [after-turn] na de beurt waarin die is bereikt
       *[other] { $value }
    }
option-ask-defender = Verliezen van de verdediger
option-ask-defender-value =
    { $value ->
        [club] het gevecht stopt waar de clubs stoppen en navragen
        [never] volgens vaste orders of de verliesvolgorde van de clubs
       *[other] { $value }
    }
option-economic-victory = Winst op landwaarde (84)
option-economic-victory-value = { on-or-off }
option-total-victory = Winst op hoofdsteden alleen zolang er geen eigen hoofdstad verloren is
option-total-victory-value = { on-or-off }
option-ships-into-enemy-zones = Nieuwe schepen in zeegebieden met vijanden
option-ships-into-enemy-zones-value = { on-or-off }
option-balance = Evenwicht
option-balance-value =
    { $value ->
        [none] geen
        [axis-technology] de As begint met technologieën
        [no-soviet-attack] geen Sovjetaanval in ronde 1
        [no-new-complexes] geen nieuwe industriële complexen
       *[other] { $value }
    }
option-piece-limits = Beperkt aantal stukken
option-piece-limits-value = { on-or-off }
option-bids = Biedingen
option-bids-value =
    { $value ->
        [none] geen
        [open] van tevoren afgesproken; de As stelt haar bod voor ronde 1 op
        [sealed] twee spelers bieden gesloten; het laagste bod speelt de As
       *[other] { $value }
    }
option-one-sea-zone = Eén zeegebied voor vliegtuigen
option-one-sea-zone-value =
    { $value ->
        [on] vliegtuigen vliegen op de heenweg en op de terugweg over hoogstens één zeegebied
        [off] vliegtuigen vliegen over zoveel zeegebieden als ze willen
       *[other] { $value }
    }
option-set-up = Opstelling
option-set-up-value =
    { $value ->
        [printed] zoals gedrukt
        [faq-2003] aanpassing van de uitgever uit 2003
       *[other] { $value }
    }
