### De woorden van de pagina van een beurt en haar kaart.


## De pagina van een beurt

turn-title = { $power }, ronde { $round } – { $game }
turn-contents = Delen van deze beurt
turn-by = gespeeld door { $players }
turn-under-way = Deze beurt is nog bezig.
turn-reported = Zoals gemeld, niet te controleren: iemand heeft dit ingevoerd zonder orders en worpen.
turn-reported-partly = Een deel van deze beurt is zoals gemeld, niet te controleren: iemand heeft het ingevoerd zonder orders en worpen.
turn-reported-start = Deze beurt begint vanuit een stelling die gemeld is en niet te controleren.
turn-set-right = De stelling is in onderling overleg rechtgezet.
turn-set-right-by = De stelling is rechtgezet door { $player }.
turn-previous = Vorige beurt
turn-next = Volgende beurt
turn-around = Andere beurten
turn-step = { $of } { $round }
turn-part-map = Kaart
turn-none-yet = Nog niet.
turn-bid = Vóór deze beurt is het bod opgesteld ({ $side }): { $total } IPC
turn-none = Geen.
turn-verified = Elke logregel van deze beurt is gecontroleerd.
turn-differs =
    Volgens de huidige spelregels { $count ->
        [one] zou logregel
       *[other] zouden de logregels
    } { $entries } anders uitvallen.
turn-ruled =
    { $count ->
        [one] Logregel
       *[other] De logregels
    } { $entries } { $count ->
        [one] geldt
       *[other] gelden
    } door een uitspraak, hoewel de huidige spelregels anders zouden beslissen.
turn-json = Deze beurt als gegevens (JSON)
turn-entries = De logregels
turn-rules = Spelregels die een rol speelden
turn-rules-why = Bepalingen die in deze beurt verschil maakten.
turn-notes = Opmerkingen
turn-struck =
    { $count } { $count ->
        [one] logregel van deze beurt is
       *[other] logregels van deze beurt zijn
    } ongeldig verklaard; in het logboek doorgehaald.
turn-won = Met deze beurt is het spel gewonnen: { $side }.
turn-resigned = Opgegeven: { $power }.
turn-round-over = Ronde { $round } is voorbij. Landwaarde:

## Geld

money-land = Landwaarde
money-cash = Te besteden geld
money-power = Mogendheid
money-technology = Technologieën in bezit
money-ipc = { $ipc } IPC
money-paid-research = wapenontwikkeling
money-paid-purchase = aankopen
money-paid-neutral = neutraal gebied: { SPACE($space) }
money-paid-raid = bombardement op { THE($space) }
money-paid-rocket = raket op { THE($space) }
money-paid-loot = verloren met de hoofdstad
money-received-income = inkomsten
money-received-fund = uit konvooien
money-received-tribute = voor land van anderen
money-paid-tribute = voor land dat een vijand bezit
money-received-bid = uit het bod
money-received-loot = buitgemaakt met de hoofdstad
money-paid-unspent = niet uitgegeven, vervallen
money-settled-income = Schade van { $ipc } IPC is van de inkomsten afgetrokken: { $power } ({ $spaces }).
money-settled-capture = Openstaande schade van { $ipc } IPC is vervallen: { $power } ({ $spaces }).
money-eliminated = { $power }: uit het spel, er is niets meer over.
money-at-start = Aan het begin
money-at-end = Aan het einde
money-account = Kas: { $power }
money-others = Andere mogendheden in deze beurt
money-what = Post
money-amount = IPC
money-all = Alle mogendheden na deze beurt

## Aankopen en onderzoek

buy-cost = Kosten: { $ipc } IPC
buy-nothing = Niets gekocht.
research-title = Wapenontwikkeling
research-dice =
    { $dice } { $dice ->
        [one] dobbelsteen
       *[other] dobbelstenen
    } gekocht.
research-none = Geen doorbraak.
research-gained = Doorbraak: { $technology }.
research-gained-later = Doorbraak: { $technology }, vanaf de volgende beurt.

## Zetten

move-carrying = aan boord: { $cargo }
move-land = landing { IN($space) }
move-raid = bombardement
move-by-rule = volgens de spelregels, zonder order
move-load = aan boord { IN($zone) }, { FROM($from) }
move-load-ally = aan boord van transportschepen ({ $owner }) { IN($zone) }, { FROM($from) }
move-unload = aan land { IN($to) }, { FROM($zone) }
move-landing = landing { IN($to) } aangekondigd, { FROM($zone) }
move-launch = opgestegen van het vliegdekschip { IN($zone) }
move-deck = geland op een vliegdekschip { IN($zone) }
move-neutral = { $space }, neutraal, wordt voor { $fee } IPC binnengetrokken
move-neutral-air = { $space }, neutraal, wordt voor { $fee } IPC overgevlogen
move-capture = { $space } veroverd ({ $power })
move-blitz = { $space } in het voorbijgaan veroverd ({ $power })
move-liberation = { $space } bevrijd en terug bij de eigenaar ({ $power })
move-neutral-into = { $space }, neutraal, wordt binnengetrokken
move-neutral-over = { $space }, neutraal, wordt overgevlogen
move-take-neutral = { $space } bezet ({ $power })
move-given = { $space } gaat naar { $power }
move-facilities = { $units } { IN($space) }: nieuwe eigenaar ({ $power })
move-remove-landing = { $units } { IN($space) } verloren: geen landingsplaats
move-remove-ship = { $units } { IN($space) } met het schip verloren
move-remove-gave-up = { $units } { IN($space) } van het bord genomen: hun mogendheid heeft opgegeven en er was geen weg terug

## Gevechten

battle-assault = amfibische aanval
battle-attacker = Aanval
battle-defender = Verdediging
battle-supports = Steunvuur
battle-nobody = niemand
battle-not-fought = Nog niet uitgevochten.
battle-opening = Vóór ronde 1
battle-units = Eenheden
battle-need = Raakt met
battle-need-value =
    { $need ->
        [1] 1
       *[other] 1–{ $need }
    }
battle-dice-and-chances = Dobbelstenen en kansen
battle-dice = Worpen
battle-hits = Treffers
battle-hit = raak
battle-sure =
    { $hits } { $hits ->
        [one] zekere treffer
       *[other] zekere treffers
    }
battle-low-luck-die = dobbelsteen voor de rest
battle-no-dice = geen worp
battle-role-antiaircraft = luchtdoelvuur
battle-role-supporting-shot = steunvuur
battle-role-submarine = onderzeeboten schieten eerst
battle-role-attack = aanval
battle-role-defence = verdediging
battle-role-raid = bommen
battle-role-rocket = raket
battle-role-research = onderzoek
battle-role-technology-table = welke technologie
battle-role-artillery = eerste vuur
battle-role-neutral = voor de verdediging
battle-role-aircraft = vliegtuigen
battle-role-kamikaze = kamikazes
battle-ships-only =
    { $hits } { $hits ->
        [one] treffer
       *[other] treffers
    } alleen op schepen
battle-lost = { $power }: { $units } verloren
battle-chosen-owner = gekozen door de eigenaar
battle-chosen-order-of-loss = volgens verliesvolgorde
battle-chosen-attacker = gekozen door de aanvaller
battle-chosen-rule = volgens de spelregel
battle-chosen-shooter = gekozen door de schutter
battle-hit-by = geraakt door { $dice }
battle-hits-of =
    { $hits } { $hits ->
        [one] treffer
       *[other] treffers
    } van { $units }{ $power ->
        [none] { "" }
       *[other] { "" } ({ $power })
    }
battle-faces-of =
    { $hits ->
        [1] een { $face }
       *[other] { $hits } × { $face }
    } van { $units }{ $power ->
        [none] { "" }
       *[other] { "" } ({ $power })
    }
battle-class-any = om het even welke eenheid
battle-claim-owner = { $hits }: de eigenaar verliest { $among }
battle-claim-shooter = { $hits }: de schutter kiest { $among }
battle-claim-then = { $first }; zijn die er niet, { $rest }
battle-class-land = landeenheden
battle-class-air = vliegtuigen
battle-class-sea = schepen
battle-class-facility = complexen
battle-cause-antiaircraft = neergeschoten
battle-cause-supporting-shot = steunvuur
battle-cause-submarine = onderzeeboten
battle-cause-with-ship = met het schip gezonken
battle-cause-no-landing-place = geen landingsplaats
battle-cause-defenceless = weerloos
battle-cause-artillery = eerste vuur
battle-cause-aircraft = vliegtuigen
battle-cause-kamikaze = kamikazes
battle-marked = { $power }: { $units } geraakt, nog één schot
battle-damaged = { $power }: { $units } geraakt en beschadigd
battle-void =
    { $hits } { $hits ->
        [one] treffer vindt
       *[other] treffers vinden
    } geen doel
battle-withdrew = { $power }: ondergedoken { TO($to) }, { $units }
battle-stayed-withdraw = { $powers }: onderzeeboten blijven
battle-stayed-retreat = { $powers }: het gevecht gaat door
battle-stayed-defence = { $powers }: de verdediging gaat door
battle-broke-contact = { $power }: contact verbroken, in het zeegebied blijven { $units }
battle-retreated = { $power }: terugtocht { TO($to) }, { $units }
battle-broke-off = { $power }: aanval afgebroken, { $units }
battle-landing-off = { $power }: geen landing, het zeegebied is niet vrij ({ $units })
battle-bombed = { $owner }: schade { $damage } IPC
battle-damage-later = { $owner }: { $damage } IPC minder bij de volgende inkomsten
battle-outcome-raided = Bommen gevallen
battle-outcome-called-off = Afgelast
battle-outcome-open = Nog niet afgelopen
battle-rounds =
    { $rounds } { $rounds ->
        [one] ronde
       *[other] rondes
    }
battle-facilities = Mee van eigenaar gewisseld: { $units }.
battle-loot = { $power }: kas van { $ipc } IPC verloren.
battle-due-casualties =
    Nog open ({ $powers }): { $hits } { $hits ->
        [one] verlies
       *[other] verliezen
    } kiezen.
battle-due-withdraw = Nog open ({ $powers }): duiken onderzeeboten onder?
battle-due-intercept = Nog open ({ $powers }): stijgen er gevechtsvliegtuigen op?
battle-due-retreat = Nog open ({ $powers }): doorvechten of terugtrekken?
battle-neutrals = Neutrale gebieden verdedigen zich
battle-neutral = { CAPITAL(THE($space)) }
battle-neutral-raised = { $power } brengt voor { $ipc } IPC op: { $units }
battle-neutral-due = Verwacht: verdedigers voor { $ipc } IPC ({ $power }).
battle-overflights = Vuur op overvliegende vliegtuigen
battle-over = Boven { THE($space) }
battle-all-through = Alle vliegtuigen komen erdoor.
battle-rockets = Raketten
battle-rocket = { CAPITAL(FROM($from)) } op { THE($target) }
battle-beside = Na de gevechten
battle-provenance = Worpen
battle-anchor = Link naar dit gevecht

## Worpen en logregels

proof-proved = bewezen
proof-table = op goed vertrouwen
proof-claimed = beweerd
proof-wrong = fout
proof-unchecked = niet gecontroleerd
proof-reported = gemeld
proof-set-right = rechtgezet
proof-proved-why = Niemand kon deze worpen kiezen.
proof-table-why = Ze volgen uit de startwaarde in het logboek; wie de computer heeft, had nog eens kunnen gooien.
proof-claimed-why = Iemands woord; niets hier bewijst ze.
proof-wrong-why = Ze volgen niet uit hun bewijs.
proof-unchecked-why = Deze versie van Fieldpost kan deze bron van worpen niet controleren.
proof-reported-why = Ingevoerd met de melding.
proof-entry = logregel { $seq }

## Plaatsing

place-forfeited = Niet geplaatst en verloren: { $units }.

## Wie met wie in oorlog is, en de strijdtonelen

war-title = Wie met wie in oorlog is
war-war = in oorlog
war-peace = in vrede zolang geen aanval die breekt
war-neither = bondgenoten noch vijanden
war-stories = De oorlog per strijdtoneel
war-decides = Wat hem beslist
war-theatre-open = onbeslist
war-theatre-won = daar gewonnen: { SIDE($side) }
war-theatre-reopened = daar gaat de oorlog door sinds de aanval in ronde { $round } ({ POWER($power) })
