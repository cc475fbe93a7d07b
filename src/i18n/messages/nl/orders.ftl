### Wat orders vragen, voluit.


## Orders: koppen en regels

order-research =
    Wapenontwikkeling: { $dice } { $dice ->
        [one] dobbelsteen
       *[other] dobbelstenen
    } voor { $cost } IPC
order-of-power = { POWER($power) }: { $what }
order-purchase = Aankoop: { FORCE($units) } voor { $cost } IPC
order-purchase-from = Aankoop: { FORCE($units) } voor { $cost } IPC uit de kas ‘{ PURSE($purse) }’
order-no-moves = geen
order-march =
    { COUNT($via) ->
        [0] { FORCE($units) } { FROM($from) } { TO($to) }
       *[other] { FORCE($units) } { FROM($from) } via { $via } { TO($to) }
    }
order-move-raid = strategisch bombardement
order-move-attack = de schepen { IN($zone) } vallen aan
order-move-land = landing { IN($land) }
order-move-carrying = met { FORCE($cargo) } aan boord
order-move-began = aan het begin van de beurt { IN($origin) }
order-move-empty = leeg
order-load = { FORCE($units) } { FROM($from) } aan boord { IN($zone) }
order-unload = { FORCE($units) } { FROM($zone) } aan land { IN($to) }
order-ships-of = schepen: { POWER($power) }
order-on-ship = soort schip: { UNIT($unit) }
order-rocket = Raket { FROM($from) } op { THE($target) }
order-fight = Gevechten
order-raid-on = bombardement op { THE($space) }
order-second-battle = het tweede gevecht om { THE($space) }
order-casualties = Verliezen { IN($battle) }: { LIST($lost) }
order-flown = { $force } op weg { TO($to) }
order-withdraw =
    { $count } { $count ->
        [one] onderzeeboot duikt
       *[other] onderzeeboten duiken
    } onder { FROM($battle) }{ $to ->
        [none] { "" }
       *[other] { "" } { TO($to) }
    }
order-stay = De onderzeeboten { IN($battle) } blijven
order-retreat =
    { $to ->
        [none] De vliegtuigen breken het gevecht { IN($battle) } af
       *[other] Terugtocht { FROM($battle) } { TO($to) }
    }
order-break-off = Het contact wordt verbroken { IN($battle) }
order-retreat-ways = Terugtocht { FROM($battle) }
order-retreat-way = { $units } { TO($to) }
order-retreat-stay = { $units } { IN($zone) }, zonder verder te vechten
order-place = Plaatsing
order-placement =
    { $units } { IN($space) }{ $from ->
        [none] { "" }
       *[other] , uit het complex { IN($from) }
    }
order-boarding = { $placement }; met aan boord { FORCE($planes) } die bij het complex stond(en)
order-nothing = niets
order-everything = alle
order-bid = Bod van { $total } IPC
order-bid-below = Bod van { $total } IPC; afgestaan wordt
order-bid-money = { $ipc } IPC ({ POWER($power) })
order-bid-seal = { $player } verzegelt een bod
order-end-turn = Einde beurt, inkomsten innen
order-end-turn-alone = Einde beurt
order-standing = Vaste orders
order-standing-for =
    { POWER($power) }, { $side ->
        [attack] in de aanval
       *[other] in de verdediging
    } { $where }
order-scope-land = te land
order-scope-sea = op zee
order-defend-neutral = Verdediging van het neutrale gebied { IN($space) }: { FORCE($units) }
order-intercept = Tegen de bommenwerpers stijgen op { IN($battle) }: { FORCE($units) }
order-intercept-none = Geen gevechtsvliegtuig stijgt op { IN($battle) }
order-cash-advance = Van het voorschot
order-share-tribute = Er betalen
order-divide-fund = Konvooigeld
order-lend-lease = Lend-Lease
order-give-land = Afgestaan land
order-land-to = { SPACE($space) } aan { POWER($power) }
order-kamikaze = Kamikazes
order-recall = Eenheden terugroepen
order-strike = { $attacks } op { UNIT($unit) } { IN($space) }
order-land-patrols = Patrouilles landen
order-patrol-lands = { $count } { UNIT("fighter", $count) } van { SPACE($zone) } > { SPACE($to) }
order-on-patrol = op patrouille
order-resign = Opgave: { POWER($power) }
force-of-power = { FORCE($units) } ({ POWER($power) })

## Hoe een gevecht gevoerd moet worden

conduct-plan =
    { $plan ->
        [SA] spaar de vliegtuigen: zijn de landeenheden weg, dan breken de vliegtuigen het gevecht af
        [SAAC] spaar de vliegtuigen, koste wat kost
        [TAAC] verover het gebied, koste wat kost: vliegtuigen vallen vóór de laatste eenheid die het gebied kan bezetten
        [KAAC] vernietig, koste wat kost: de laagste aanvalswaarde eerst, tot het einde
       *[ask] vraag bij elke echte keuze
    }
conduct-plan-from = vanaf ronde { $round }
conduct-order-of-loss = eerst vallen { $units }
conduct-picks = eerst treffen: { $units }
conduct-then = { $first }, dan { $next }
conduct-rounds = stop na ronde { $round }
conduct-retreat-after = terugtrekken na ronde { $round }
conduct-retreat-below = terugtrekken bij minder dan { $attackers } aanvallers
conduct-retreat-to = terugtrekken { TO($space) }
conduct-supports =
    hoogstens { $shots } { $shots ->
        [one] steunschot
       *[other] steunschoten
    }
conduct-submarines =
    { $submarines ->
        [stay] onderzeeboten blijven
        [withdraw] onderzeeboten duiken onder
       *[ask] vraag over onderzeeboten
    }
conduct-submarines-to = onderzeeboten { TO($space) }
conduct-guests = gastvliegtuigen mogen verloren gaan

## Hoe de orders heten als een zin erover spreekt

order-name =
    { $order ->
        [open-game] de opening van het spel
        [bid-seal] een gesloten bod
        [bid] een bod
        [research] wapenontwikkeling
        [purchase] een aankoop
        [combat-move] aanvalszetten
        [rocket] een raket
        [fight] een gevecht
        [casualties] verliezen
        [withdraw] onderduiken
        [retreat] een terugtocht
        [noncombat-move] zetten in de niet-aanvalsfase
        [place] plaatsing
        [end-turn] het einde van de beurt
        [standing-orders] vaste orders
        [defend-neutral] de verdediging van een neutraal gebied
        [intercept] onderschepping
        [cash-advance] het voorschot
        [share-tribute] wie betaalt
        [kamikaze] kamikazes
        [recall] het terugroepen van eenheden
        [land-patrols] de landing van patrouilles
        [divide-fund] de verdeling van het konvooigeld
        [lend-lease] Lend-Lease
        [give-land] het afstaan van land
       *[resign] opgave
    }
