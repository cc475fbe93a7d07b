### Was Befehle verlangen, in ganzen Worten.


## Befehle: Überschriften und Zeilen

order-research = Waffenentwicklung: { $dice } Würfel für { $cost } IPC
order-of-power = { POWER($power) }: { $what }
order-purchase = Einkauf: { FORCE($units) } für { $cost } IPC
order-purchase-from = Einkauf: { FORCE($units) } für { $cost } IPC aus der Kasse »{ PURSE($purse) }«
order-no-moves = keine
order-march =
    { COUNT($via) ->
        [0] { FORCE($units) } { FROM($from) } { TO($to) }
       *[other] { FORCE($units) } { FROM($from) } über { $via } { TO($to) }
    }
order-move-raid = strategischer Bombenangriff
order-move-attack = die Schiffe { IN($zone) } greifen an
order-move-land = Landung { IN($land) }
order-move-carrying = beladen mit { FORCE($cargo) }
order-move-began = bei Zugbeginn { IN($origin) }
order-move-empty = unbeladen
order-load = { FORCE($units) } { FROM($from) } an Bord { IN($zone) }
order-unload = { FORCE($units) } { FROM($zone) } an Land { IN($to) }
order-ships-of = Schiffe: { POWER($power) }
order-on-ship = Schiffsart: { UNIT($unit) }
order-rocket = Rakete { FROM($from) } auf { ACC($target) }
order-fight = Schlachten
order-raid-on = Bombenangriff auf { ACC($space) }
order-second-battle = die zweite Schlacht um { ACC($space) }
order-casualties = Verluste { IN($battle) }: { LIST($lost) }
order-flown = { $force } auf dem Weg { TO($to) }
order-withdraw =
    { $count } { $count ->
        [one] U-Boot zieht
       *[other] U-Boote ziehen
    } { FROM($battle) } ab{ $to ->
        [none] { "" }
       *[other] { "" } { TO($to) }
    }
order-stay = Die U-Boote { IN($battle) } bleiben
order-retreat =
    { $to ->
        [none] Die Flugzeuge brechen { IN($battle) } ab
       *[other] Rückzug { FROM($battle) } { TO($to) }
    }
order-break-off = Die Schiffe lösen sich { IN($battle) } vom Feind
order-retreat-ways = Rückzug { FROM($battle) }
order-retreat-way = { $units } { TO($to) }
order-retreat-stay = { $units } { IN($zone) }, ohne weiterzukämpfen
order-place = Aufstellung
order-placement =
    { $units } { IN($space) }{ $from ->
        [none] { "" }
       *[other] , aus der Fabrik { IN($from) }
    }
order-boarding = { $placement }; an Bord { FORCE($planes) } vom Platz der Fabrik
order-nothing = nichts
order-everything = alle
order-bid = Gebot von { $total } IPC
order-bid-below = Gebot von { $total } IPC; abgegeben wird
order-bid-money = { $ipc } IPC ({ POWER($power) })
order-bid-seal = { $player } versiegelt ein Gebot
order-end-turn = Zugende, Einkommen kassieren
order-end-turn-alone = Zugende
order-standing = Dauerbefehle
order-standing-for =
    { POWER($power) }, { $side ->
        [attack] im Angriff
       *[other] in der Verteidigung
    } { $where }
order-scope-land = an Land
order-scope-sea = auf See
order-defend-neutral = Verteidigung des neutralen Gebiets { IN($space) }: { FORCE($units) }
order-intercept = Gegen die Bomber steigen auf { IN($battle) }: { FORCE($units) }
order-intercept-none = Kein Jäger steigt auf { IN($battle) }
order-cash-advance = Vom Vorschuss
order-share-tribute = Es zahlen
order-divide-fund = Konvoigeld
order-lend-lease = Lend-Lease
order-give-land = Überlassenes Land
order-land-to = { SPACE($space) } an { POWER($power) }
order-kamikaze = Kamikazeangriffe
order-recall = Einheiten heimholen
order-strike = { $attacks } auf { UNIT($unit) } { IN($space) }
order-land-patrols = Patrouillen landen
order-patrol-lands = { $count } { UNIT("fighter", $count) } von { SPACE($zone) } > { SPACE($to) }
order-on-patrol = auf Patrouille
order-resign = Aufgabe: { POWER($power) }
force-of-power = { FORCE($units) } ({ POWER($power) })

## Wie eine Schlacht geführt werden soll

conduct-plan =
    { $plan ->
        [SA] Luft schonen: Sind die Landeinheiten weg, brechen die Flugzeuge ab
        [SAAC] Luft um jeden Preis schonen
        [TAAC] um jeden Preis erobern: Flugzeuge fallen vor der letzten Einheit, die das Gebiet besetzen kann
        [KAAC] um jeden Preis vernichten: der niedrigste Angriffswert zuerst, bis zum Ende
       *[ask] bei jeder echten Wahl fragen
    }
conduct-plan-from = ab Runde { $round }
conduct-order-of-loss = zuerst fallen { $units }
conduct-picks = zuerst treffen: { $units }
conduct-then = { $first }, dann { $next }
conduct-rounds = Halt nach Runde { $round }
conduct-retreat-after = Rückzug nach Runde { $round }
conduct-retreat-below = Rückzug bei weniger als { $attackers } Angreifern
conduct-retreat-to = Rückzug { TO($space) }
conduct-supports =
    Küstenbombardement mit höchstens { $shots } { $shots ->
        [one] Schuss
       *[other] Schüssen
    }
conduct-submarines =
    { $submarines ->
        [stay] U-Boote bleiben
        [withdraw] U-Boote ziehen ab
       *[ask] wegen der U-Boote fragen
    }
conduct-submarines-to = U-Boote { TO($space) }
conduct-guests = Gastflugzeuge dürfen fallen

## Wie die Befehle heißen, wenn ein Satz von einem spricht

order-name =
    { $order ->
        [open-game] Eröffnung
        [bid-seal] verdecktes Gebot
        [bid] Gebot
        [research] Waffenentwicklung
        [purchase] Einkauf
        [combat-move] Combat Move
        [rocket] Rakete
        [fight] Schlacht
        [casualties] Verluste
        [withdraw] Abzug von U-Booten
        [retreat] Rückzug
        [noncombat-move] Non Combat Move
        [place] Aufstellung
        [end-turn] Zugende
        [standing-orders] Dauerbefehle
        [defend-neutral] Verteidigung eines neutralen Gebiets
        [intercept] Abfangen
        [cash-advance] Vorschuss
        [share-tribute] wer zahlt
        [kamikaze] Kamikazeangriffe
        [recall] das Heimholen von Einheiten
        [land-patrols] die Landung der Patrouillen
        [divide-fund] die Aufteilung des Konvoigelds
        [lend-lease] Lend-Lease
       [give-land] das Überlassen von Land
       *[resign] Aufgabe
    }
