### Was geschehen ist, in ganzen Worten: ein Satz für jedes Ereignis, ohne Punkt.


## Die Partie

event-game-opened = Die Partie ist eröffnet
event-turn-began = Runde { $round }, am Zug: { POWERS($powers) }
event-phase-began = Phase: { PHASE($phase) }
event-turn-ended = Zugende: { POWER($power) }, Runde { $round }
event-round-ended = Ende der { $round }. Runde; Landwert: { LIST($sides) }
event-power-eliminated = Aus dem Spiel: { POWER($power) }
event-resigned = Aufgegeben: { POWER($power) }
event-relation-changed =
    { $to ->
        [enemy] { POWERS($between) } befinden sich im Krieg
        [neither] { POWERS($between) } haben Frieden
       *[friend] { POWERS($between) } sind verbündet
    }
event-theatre-won = Kriegsschauplatz entschieden ({ THEATRE($theatre) }), Sieger dort: { SIDE($side) }
event-theatre-reopened = Der Krieg geht dort weiter ({ THEATRE($theatre) }): Angriff durch { POWER($by) }
event-combat-move-lost = { POWER($power) }: im nächsten Zug kein Combat Move auf diesem Kriegsschauplatz ({ THEATRE($theatre) })
event-recall-due = Zu entscheiden ({ POWER($power) }): Kommen die Landeinheiten und Flugzeuge von dort ({ THEATRE($theatre) }) und zwischen den Brettern heim ({ SPACE($to) })?
event-units-recalled = Heimgeholt ({ SPACE($from) } → { SPACE($to) }): { $units }
event-points-changed = Siegpunkte ({ SIDE($side) }): { $points }
event-game-won =
    Die Partie ist zu Ende, Sieger { $how ->
        [capitals] durch Hauptstädte
        [economic] durch Landwert
        [resignation] durch Aufgabe der anderen
        [elimination] weil von den anderen nichts mehr übrig ist
        [points] durch Siegpunkte
        [starved] weil der Gegner zu wenig einnimmt
       *[theatres] weil jeder Kriegsschauplatz entschieden ist
    }: { SIDES($sides) }
event-game-drawn = Die Partie ist zu Ende: remis
event-players-changed = Von hier an spielen: { LIST($players) }
event-options-changed = Von hier an gelten andere Optionen
event-position-reported =
    { $by ->
        [report] Stellung wie gemeldet
       *[edit] Stellung berichtigt
    }: Runde { $round }, { POWER($power) }, { PHASE($phase) }
event-rewound = Zurück zur Stellung nach #{ DIGITS($to) }
event-standing-orders-set = Die Dauerbefehle gelten

## Gebote

event-bid-due = Zuerst kommt das Gebot ({ SIDE($side) })
event-bids-due = Zuerst kommen die verdeckten Gebote: { LIST($players) }
event-bid-sealed = Das Gebot von { $player } ist versiegelt
event-bid-opened =
    Das Gebot von { $player }: { $total } IPC{ COUNT($parts) ->
        [0] { "" }
       *[other] ; { LIST($parts) }
    }
event-bid-lapsed = Das Gebot von { $player } kam nicht rechtzeitig und zählt nicht mehr
event-lot-drawn = Gleiche Gebote: Der Würfel zeigt { $value }, das Los fällt auf { $player }
event-sides-decided =
    { $by ->
        [lower-bid] Das niedrigere Gebot entscheidet
        [lot] Das Los entscheidet
       *[lapse] Das verbliebene Gebot entscheidet
    }: { LIST($seats) }
event-seat = { $player }: { SIDE($side) }
event-bid-taken = Für das Gebot abgegeben: { $units } { IN($space) }
event-bid-made = Gebot aufgestellt ({ SIDE($side) }): { $total } IPC

## Geld und Rüstung

event-paid =
    { $for ->
        [research] { POWER($power) }: { $ipc } IPC für Waffenentwicklung bezahlt
        [purchase] { POWER($power) }: { $ipc } IPC für neue Einheiten bezahlt
        [neutral] { POWER($power) }: { $ipc } IPC für den Einmarsch in { SPACE($space) } bezahlt
        [raid] { POWER($power) }: { $ipc } IPC an die Bank gezahlt
        [rocket] { POWER($power) }: { $ipc } IPC an die Bank gezahlt
        [loot] { POWER($power) }: Kasse mit { $ipc } IPC verloren
        [tribute] { POWER($power) }: { $ipc } IPC für Land gezahlt, das ein Gegner hält
        [bid] { POWER($power) }: { $ipc } IPC für das Gebot abgegeben
       *[unspent] { POWER($power) }: { $ipc } IPC nicht ausgegeben und verfallen
    }
event-received =
    { $for ->
        [income]
            { $purse ->
                [main] { POWER($power) }: Einkommen { $ipc } IPC
               *[other] { POWER($power) }: Einkommen { $ipc } IPC ({ PURSE($purse) })
            }
        [loot] { POWER($power) }: { $ipc } IPC mit der Hauptstadt erbeutet
        [tribute] { POWER($power) }: { $ipc } IPC aus den Kassen der Gegner
        [fund] { POWER($power) }: { $ipc } IPC aus Konvois ({ PURSE($purse) })
       *[bid] { POWER($power) }: { $ipc } IPC aus dem Gebot
    }
event-damage-settled =
    { $by ->
        [income] { POWER($power) }: { $ipc } IPC für Schäden an der Industrie vom Einkommen abgezogen
       *[capture] { POWER($power) }: { $ipc } IPC Schaden an der verlorenen Fabrik sind hinfällig
    }
event-choice-due = { POWERS($from) }: { $ipc } IPC für die Verteidigung ({ SPACE($space) })
event-research-begun =
    { POWER($power) } würfelt mit { $dice } { $dice ->
        [one] Forschungswürfel
       *[other] Forschungswürfeln
    }
event-technology-gained =
    { POWER($power) }, Durchbruch: { TECHNOLOGY($technology) }{ $starts ->
        [at-once] { "" }
       *[other] , wirksam nach diesem Zug
    }
event-units-purchased = { POWER($power) }: { FORCE($units) } gekauft
event-units-placed = { $units } { IN($space) } aufgestellt
event-units-forfeited = { POWER($power) }: { FORCE($units) } nicht aufgestellt und verloren
event-industry-bombed = Die Industrie { IN($space) } verliert { $damage } IPC ({ POWER($owner) })
event-rocket-fired = { POWER($power) }: Rakete { FROM($from) } auf { ACC($target) }

## Bewegungen

event-units-moved = { $units }: { PATH($path) }
event-units-moved-by-rule = Nach den Regeln, ohne Befehl: { $units }: { PATH($path) }
event-units-loaded = { $units }: { SPACE($from) } > an Bord { IN($zone) }
event-units-unloaded = { $units }: { FROM($zone) } an Land { IN($to) }
event-landing-declared = Landung { FROM($zone) } { IN($to) }: { $units }
event-landing-cancelled = Die Landung { IN($to) } fällt aus: { $units }
event-overflown = Über der Flak { IN($space) } ({ POWER($gunner) }): { $units }
event-fighters-launched = Start vom Träger { IN($zone) }: { $units }
event-fighters-landed = Landung auf einem Träger { IN($zone) }: { $units }
event-units-held = Auf die Schlacht verzichtet; in diesem Zug keine Bewegung mehr: { $units } { IN($space) }
event-units-removed =
    { $cause ->
        [no-landing-place] { IN($space) } verloren, kein Landeplatz: { $units }
        [ship-lost] { IN($space) } mit dem Schiff verloren: { $units }
       *[gave-up] { IN($space) } vom Brett genommen, weil ihre Macht aufgegeben hat und kein Rückweg blieb: { $units }
    }
event-neutral-violated = { POWER($power) }: Neutralität verletzt ({ SPACE($space) })
event-neutral-entered = { POWER($power) }: Einmarsch ins neutrale Gebiet { SPACE($space) }
event-control-changed =
    { SPACE($space) } { $how ->
        [capture] erobert
        [blitz] im Durchmarsch erobert
        [liberation] zurückerobert
        [given] überlassen
       *[neutral] nicht länger neutral
    }, Besitzer: { POWER($to) }
event-units-captured = { IN($space) } erbeutet ({ POWER($to) }): { $units }

## Schlachten

event-battle-declared =
    { $kind ->
        [land] Schlacht um { ACC($battle) }
        [sea] Seeschlacht { IN($battle) }
       *[raid] Bombenangriff auf { ACC($battle) }
    }
event-battle-opened =
    { SPACE($battle) }: { $attackers } gegen { $defenders ->
        [none] niemanden
       *[other] { $defenders }
    }
event-raid-opened = { SPACE($battle) }: { $attackers }
event-battles-halted = Angehalten, neu zu befehlen: { LIST($battles) }
event-decision-due =
    { SPACE($battle) }: zu entscheiden ({ POWERS($from) }): { $decision ->
        [casualties] welche Einheiten fallen
        [withdraw] ob U-Boote abziehen
        [intercept] welche Jäger aufsteigen
       *[retreat] Rückzug oder noch eine Runde
    }
event-units-marked = Getroffen, noch ein Schuss: { $units }
event-units-damaged = Getroffen und beschädigt, kämpft weiter: { $units }
event-units-lost =
    { $units } { $cause ->
        [antiaircraft] abgeschossen
        [supporting-shot] vom Küstenbombardement getroffen
        [submarine] von U-Booten versenkt
        [attack] vom Angreifer getroffen
        [defence] vom Verteidiger getroffen
        [kamikaze] durch Kamikazeflieger versenkt
        [with-ship] mit dem Schiff untergegangen
        [no-landing-place] verloren, kein Landeplatz
        [defenceless] wehrlos versenkt
        [artillery] vom ersten Feuer getroffen
       *[aircraft] von Flugzeugen getroffen
    }
event-hits-void =
    { $hits } { $hits ->
        [one] Treffer verfällt
       *[other] Treffer verfallen
    }: { $hits ->
        [one] er trifft
       *[other] sie treffen
    } nichts, was dafür infrage kommt
event-submarines-submerged = Abgetaucht { IN($space) }: { $units }
event-submarines-surfaced = Aufgetaucht { IN($space) }: { $units }
event-ships-righted = Instand gesetzt { IN($space) }: { $units }
event-interceptors-named =
    { $units ->
        [none] { IN($battle) } steigt kein Jäger auf ({ POWER($power) })
       *[other] { IN($battle) } steigen gegen die Bomber auf ({ POWER($power) }): { $units }
    }
event-advance-granted = Vorschuss von { $ipc } IPC: { SIDE($side) }
event-advance-unspent = { POWER($power) }: nichts vom Vorschuss gekauft
event-advance-closed =
    { $ipc ->
        [one] { $ipc } IPC vom Vorschuss verfällt ({ SIDE($side) })
       *[other] { $ipc } IPC vom Vorschuss verfallen ({ SIDE($side) })
    }
event-tribute-due = Zu entscheiden ({ POWERS($from) }): wer { $ipc } IPC an { POWER($to) } zahlt
event-fund-due = Zu entscheiden ({ POWER($power) }): Aufteilung der { $ipc } IPC aus Konvois ({ PURSES($purses) })
event-kamikaze-due = Zu entscheiden ({ POWERS($from) }): Kamikazeangriffe (noch { $left })
event-kamikazes-sent = { POWER($power) }: { $count } { $count ->
        [one] Kamikazeangriff
       *[other] Kamikazeangriffe
    }
event-ships-struck = Durch Kamikazeflieger beschädigt { IN($space) }: { $units }
event-patrols-set = Auf Patrouille über { SPACE($zone) }, von { SPACE($from) }: { $units }
event-patrols-landed = Von der Patrouille über { SPACE($zone) } nach { SPACE($to) }: { $units }
event-land-freed = { SPACE($space) } befreit ({ POWER($by) }), gehört wieder keiner Macht
event-units-lent = { IN($space) } jetzt { POWER($to) }: { $units }
event-goal-looked-at =
    { $reached ->
        [yes] Sieg in Reichweite, wenn es beim nächsten Mal noch gilt: { SIDE($side) }
       *[no] Kein Sieg mehr in Reichweite: { SIDE($side) }
    }
event-submarines-withdrew = Abzug { FROM($from) } { TO($to) }: { $units }
event-stayed =
    { $decision ->
        [withdraw] { POWERS($powers) }: Die U-Boote bleiben
       *[other] { POWERS($powers) }: Der Kampf geht weiter
    }
event-retreated =
    { $to ->
        [none] Abbruch { IN($from) }: { $units }
       *[other] Rückzug { FROM($from) } { TO($to) }: { $units }
    }
event-contact-broken = Vom Feind gelöst { IN($zone) }, wo diese bleiben: { $units }
event-battle-ended =
    { $battle }: { $outcome ->
        [attacker] Sieg des Angreifers
        [defender] Sieg des Verteidigers
        [nobody] niemand ist übrig
        [retreat] Rückzug des Angreifers
        [raided] der Bombenangriff ist vorbei
        [called-off] abgesagt
       *[broken-off] Feindberührung abgebrochen
    }{ $rounds ->
        [0] { "" }
       *[other]
            { "" } nach { $rounds } { $rounds ->
                [one] Runde
               *[other] Runden
            }
    }

## Würfel

dice-role =
    { $role ->
        [research] Waffenentwicklung
        [technology-table] Technologietabelle
        [antiaircraft] Flakfeuer
        [supporting-shot] Küstenbombardement
        [submarine] Angreifende U-Boote
        [attack] Angriff
        [defence] Verteidigung
        [raid] Strategischer Bombenangriff
        [rocket] Rakete
        [artillery] Erstes Feuer
        [aircraft] Flugzeuge
        [kamikaze] Kamikaze
       *[neutral] Geld für die Verteidigung eines neutralen Gebiets
    }
dice-round =
    { $round ->
        [0] Eröffnung
       *[other] Runde { $round }
    }
dice-lot = das Los zwischen gleichen Geboten
dice-sure = { $hits } sicher
dice-at = { UNITS($unit) } auf { $need }
event-dice-awaited =
    { $dice ->
        [1] 1 Würfel ist zu werfen
       *[other] { $dice } Würfel sind zu werfen
    }
event-rolled =
    { dice-role }{ $round ->
        [none] { "" }
       *[other] , { $round }
    }: { $volleys }  =  { $hits } Treffer
event-thrown = { dice-role }: { $volleys }
