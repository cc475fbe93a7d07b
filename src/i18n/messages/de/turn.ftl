### Die Wörter der Seite eines Zuges und ihrer Karte.


## Seite eines Zuges

turn-title = { $power }, Runde { $round } – { $game }
turn-contents = Teile dieses Zuges
turn-by = gespielt von { $players }
turn-under-way = Dieser Zug läuft noch.
turn-reported = Wie gemeldet, nicht geprüft: Jemand hat diese Angaben ohne Befehle und Würfel eingetragen.
turn-reported-partly = Ein Teil dieses Zuges ist wie gemeldet, nicht geprüft: Jemand hat ihn ohne Befehle und Würfel eingetragen.
turn-reported-start = Dieser Zug beginnt aus einer Stellung, die gemeldet und nicht geprüft ist.
turn-set-right = Die Stellung wurde im Einvernehmen berichtigt.
turn-set-right-by = Die Stellung wurde von { $player } berichtigt.
turn-previous = Voriger Zug
turn-next = Nächster Zug
turn-around = Andere Züge
turn-step = { $of } { $round }
turn-part-map = Karte
turn-none-yet = Noch nichts.
turn-bid = Vor diesem Zug wurde das Gebot aufgestellt ({ $side }): { $total } IPC
turn-none = Keine.
turn-verified = Jeder Eintrag dieses Zuges ist geprüft.
turn-differs =
    Nach den heutigen Regeln { $count ->
        [one] würde Eintrag
       *[other] würden die Einträge
    } { $entries } anders entschieden.
turn-ruled =
    { $count ->
        [one] Eintrag
       *[other] Die Einträge
    } { $entries } { $count ->
        [one] gilt
       *[other] gelten
    } durch einen Schiedsspruch, obwohl die heutigen Regeln anders entscheiden würden.
turn-json = Dieser Zug als Daten (JSON)
turn-entries = Seine Einträge im Protokoll
turn-rules = Regeln, die eine Rolle spielten
turn-rules-why = Bestimmungen, die in diesem Zug etwas ausgemacht haben.
turn-notes = Bemerkungen
turn-struck =
    { $count } { $count ->
        [one] Eintrag dieses Zuges wurde
       *[other] Einträge dieses Zuges wurden
    } für ungültig erklärt; im Protokoll durchgestrichen.
turn-won = Mit diesem Zug ist die Partie gewonnen: { $side }.
turn-resigned = Aufgegeben: { $power }.
turn-round-over = Runde { $round } ist vorbei. Landwert:

## Geld

money-land = Landwert
money-cash = Verfügbares Geld
money-power = Macht
money-technology = Eigene Technologien
money-ipc = { $ipc } IPC
money-paid-research = Waffenentwicklung
money-paid-purchase = Einkauf
money-paid-neutral = neutrales Gebiet: { SPACE($space) }
money-paid-raid = Bombenangriff auf { ACC($space) }
money-paid-rocket = Rakete auf { ACC($space) }
money-paid-loot = mit der Hauptstadt verloren
money-received-income = Einkommen
money-received-fund = aus Konvois
money-received-tribute = für Land anderer
money-paid-tribute = für Land, das ein Feind hält
money-received-bid = aus dem Gebot
money-received-loot = mit der Hauptstadt erbeutet
money-paid-unspent = nicht ausgegeben, verfallen
money-settled-income = Schäden von { $ipc } IPC sind vom Einkommen abgezogen: { $power } ({ $spaces }).
money-settled-capture = Offene Schäden von { $ipc } IPC sind verfallen: { $power } ({ $spaces }).
money-eliminated = { $power }: aus dem Spiel, nichts ist übrig.
money-at-start = Am Anfang
money-at-end = Am Ende
money-account = Kasse: { $power }
money-others = Andere Mächte in diesem Zug
money-what = Posten
money-amount = IPC
money-all = Alle Mächte nach diesem Zug

## Einkauf und Forschung

buy-cost = Kosten: { $ipc } IPC
buy-nothing = Nichts gekauft.
research-title = Waffenentwicklung
research-dice = { $dice } Würfel gekauft.
research-none = Kein Durchbruch.
research-gained = Durchbruch: { $technology }.
research-gained-later = Durchbruch: { $technology }, ab dem nächsten Zug.

## Bewegungen

move-carrying = an Bord: { $cargo }
move-land = Landung { IN($space) }
move-raid = Bombenangriff
move-by-rule = nach den Regeln, ohne Befehl
move-load = an Bord { IN($zone) }, { FROM($from) }
move-load-ally = an Bord fremder Transporter ({ $owner }) { IN($zone) }, { FROM($from) }
move-unload = an Land { IN($to) }, { FROM($zone) }
move-landing = Landung { IN($to) } angesagt, { FROM($zone) }
move-launch = Start vom Träger { IN($zone) }
move-deck = Landung auf einem Träger { IN($zone) }
move-neutral = { $space }, neutral, wird für { $fee } IPC betreten
move-neutral-air = { $space }, neutral, wird für { $fee } IPC überflogen
move-capture = { $space } erobert ({ $power })
move-blitz = { $space } im Durchmarsch erobert ({ $power })
move-liberation = { $space } befreit, zurück an den Eigentümer ({ $power })
move-neutral-into = { $space }, neutral, wird betreten
move-neutral-over = { $space }, neutral, wird überflogen
move-take-neutral = { $space } besetzt ({ $power })
move-given = { $space } geht an { $power }
move-facilities = { $units } { IN($space) }: neuer Besitzer ({ $power })
move-remove-landing = { $units } { IN($space) } verloren: kein Landeplatz
move-remove-ship = { $units } { IN($space) } mit dem Schiff verloren
move-remove-gave-up = { $units } { IN($space) } vom Brett genommen: Ihre Macht hat aufgegeben, und es gab keinen Rückweg

## Schlachten

battle-assault = amphibischer Angriff
battle-attacker = Angriff
battle-defender = Verteidigung
battle-supports = Küstenbombardement
battle-nobody = niemand
battle-not-fought = Noch nicht ausgetragen.
battle-opening = Vor Runde 1
battle-units = Einheiten
battle-need = Trifft mit
battle-need-value =
    { $need ->
        [1] 1
       *[other] 1–{ $need }
    }
battle-dice-and-chances = Würfel und Aussichten
battle-dice = Würfel
battle-hits = Treffer
battle-hit = Treffer
battle-sure =
    { $hits } { $hits ->
        [one] sicherer Treffer
       *[other] sichere Treffer
    }
battle-low-luck-die = Würfel für den Rest
battle-no-dice = kein Würfel
battle-role-antiaircraft = Flakfeuer
battle-role-supporting-shot = Küstenbombardement
battle-role-submarine = Erstschuss der U-Boote
battle-role-attack = Angriff
battle-role-defence = Verteidigung
battle-role-raid = Bomben
battle-role-rocket = Rakete
battle-role-research = Forschung
battle-role-technology-table = welche Technologie
battle-role-artillery = erstes Feuer
battle-role-neutral = für die Verteidigung
battle-role-aircraft = Flugzeuge
battle-role-kamikaze = Kamikazeflieger
battle-ships-only = { $hits } Treffer nur auf Schiffe
battle-lost = { $power }: { $units } verloren
battle-chosen-owner = vom Besitzer gewählt
battle-chosen-order-of-loss = nach Verlustreihenfolge
battle-chosen-attacker = vom Angreifer gewählt
battle-chosen-rule = nach Regel
battle-chosen-shooter = vom Schützen gewählt
battle-hit-by = getroffen: { $dice }
battle-hits-of =
    { $hits } Treffer durch { $units }{ $power ->
        [none] { "" }
       *[other] { "" } ({ $power })
    }
battle-faces-of =
    { $hits ->
        [1] eine { $face }
       *[other] { $hits } × { $face }
    } durch { $units }{ $power ->
        [none] { "" }
       *[other] { "" } ({ $power })
    }
battle-class-any = eine beliebige Einheit
battle-claim-owner = { $hits }: der Besitzer verliert { $among }
battle-claim-shooter = { $hits }: der Schütze wählt { $among }
battle-claim-then = { $first }; sind keine da, { $rest }
battle-class-land = Landeinheiten
battle-class-air = Flugzeuge
battle-class-sea = Schiffe
battle-class-facility = Fabriken
battle-cause-antiaircraft = abgeschossen
battle-cause-supporting-shot = Küstenbombardement
battle-cause-submarine = U-Boote
battle-cause-with-ship = mit dem Schiff gesunken
battle-cause-no-landing-place = kein Landeplatz
battle-cause-defenceless = wehrlos
battle-cause-artillery = erstes Feuer
battle-cause-aircraft = Flugzeuge
battle-cause-kamikaze = Kamikazeflieger
battle-marked = { $power }: { $units } getroffen, noch ein Schuss
battle-damaged = { $power }: { $units } getroffen und beschädigt
battle-void =
    { $hits } { $hits ->
        [one] Treffer geht
       *[other] Treffer gehen
    } ins Leere
battle-withdrew = { $power }: Abzug { TO($to) }, { $units }
battle-stayed-withdraw = { $powers }: U-Boote bleiben
battle-stayed-retreat = { $powers }: der Kampf geht weiter
battle-stayed-defence = { $powers }: die Verteidigung hält aus
battle-broke-contact = { $power }: Gefecht abgebrochen, in der Seezone bleiben { $units }
battle-retreated = { $power }: Rückzug { TO($to) }, { $units }
battle-broke-off = { $power }: Angriff abgebrochen, { $units }
battle-landing-off = { $power }: keine Landung, die Seezone ist nicht frei ({ $units })
battle-bombed = { $owner }: Schaden { $damage } IPC
battle-damage-later = { $owner }: { $damage } IPC weniger beim nächsten Einkommen
battle-outcome-raided = Bomben gefallen
battle-outcome-called-off = Abgesagt
battle-outcome-open = Noch nicht zu Ende
battle-rounds =
    { $rounds } { $rounds ->
        [one] Runde
       *[other] Runden
    }
battle-facilities = Mit dem Gebiet übernommen: { $units }.
battle-loot = { $power }: Kasse mit { $ipc } IPC verloren.
battle-due-casualties =
    Noch offen ({ $powers }): { $hits } { $hits ->
        [one] Verlust
       *[other] Verluste
    } wählen.
battle-due-withdraw = Noch offen ({ $powers }): Ziehen U-Boote ab?
battle-due-intercept = Noch offen ({ $powers }): Steigen Jäger auf?
battle-due-retreat = Noch offen ({ $powers }): weiterkämpfen oder Rückzug?
battle-neutrals = Neutrale wehren sich
battle-neutral = { CAPITAL(THE($space)) }
battle-neutral-raised = { $power } stellt für { $ipc } IPC auf: { $units }
battle-neutral-due = Erwartet: Verteidiger für { $ipc } IPC ({ $power }).
battle-overflights = Feuer auf überfliegende Flugzeuge
battle-over = Über { DAT($space) }
battle-all-through = Alle Flugzeuge kommen durch.
battle-rockets = Raketen
battle-rocket = { CAPITAL(FROM($from)) } auf { ACC($target) }
battle-beside = Nach den Schlachten
battle-provenance = Würfel
battle-anchor = Link zu dieser Schlacht

## Würfel und Einträge

proof-proved = bewiesen
proof-table = auf Treu und Glauben
proof-claimed = behauptet
proof-wrong = falsch
proof-unchecked = ungeprüft
proof-reported = gemeldet
proof-set-right = berichtigt
proof-proved-why = Niemand konnte sich diese Würfel aussuchen.
proof-table-why = Sie folgen aus dem Startwert im Protokoll; wer den Rechner hat, hätte noch einmal werfen können.
proof-claimed-why = Jemandes Wort; nichts hier beweist sie.
proof-wrong-why = Sie folgen nicht aus ihrem Beweis.
proof-unchecked-why = Diese Version von Fieldpost kann diese Würfelquelle nicht prüfen.
proof-reported-why = Mit der Meldung eingetragen.
proof-entry = Eintrag { $seq }

## Aufstellung

place-forfeited = Nicht aufgestellt und verloren: { $units }.

## Wer mit wem im Krieg ist, und die Kriegsschauplätze

war-title = Wer mit wem im Krieg ist
war-war = im Krieg
war-peace = im Frieden, solange kein Angriff ihn bricht
war-neither = weder Verbündete noch Gegner
war-stories = Der Krieg nach Schauplätzen
war-decides = Was ihn entscheidet
war-theatre-open = noch offen
war-theatre-won = dort gewonnen: { SIDE($side) }
war-theatre-reopened = dort geht der Krieg weiter, seit dem Angriff in Runde { $round } ({ POWER($power) })
