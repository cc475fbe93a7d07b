### Ablehnungen: was verlangt war und was dem entgegensteht, in einem ganzen Satz mit den Zahlen.


## Wer am Zug ist und was aussteht

decision-name =
    { $decision ->
        [casualties] Verluste
        [withdraw] Abzug der U-Boote
        [intercept] Jäger gegen die Bomber
       *[retreat] Rückzug oder weitere Runde
    }
refusal-game-over = Die Partie ist zu Ende, Sieger: { SIDE($side) }.
refusal-game-drawn = Die Partie ist zu Ende: remis.
refusal-game-not-open = Die Partie ist noch nicht eröffnet.
refusal-not-your-turn = Am Zug: { POWER($turn) }, nicht { POWER($power) }.
refusal-others-to-move = Vorher sind in dieser Phase noch am Zug: { POWERS($powers) }.
refusal-phase-over = { ORDER($order) }: Dafür ist es zu spät, der Zug ist schon in der Phase »{ PHASE($phase) }«.
refusal-dice-awaited =
    Erst { $dice ->
        [1] muss 1 Würfel
       *[other] müssen { $dice } Würfel
    } geworfen werden.
refusal-decision-due = Erst ist eine Entscheidung fällig ({ SPACE($battle) }, { POWERS($from) }): { decision-name }.
refusal-choice-due = Erst sind die Verteidiger für { ACC($space) } zu wählen ({ POWERS($from) }).
refusal-advance-due = Erst ist der Vorschuss von { $ipc } IPC auszugeben ({ SIDE($side) }: { POWERS($from) }).
refusal-tribute-due = Erst ist zu sagen, wer die { $ipc } IPC zahlt ({ POWERS($from) }).
refusal-fund-due = Erst sind die { $ipc } IPC aus Konvois aufzuteilen ({ POWERS($from) }).
refusal-kamikaze-due = Erst ist zu sagen, ob es Kamikazeangriffe gibt ({ POWERS($from) }, noch { $left }).
refusal-no-kamikaze-due = Jetzt sind keine Kamikazeangriffe möglich.
refusal-kamikaze-not-yours = Über Kamikazeangriffe entscheiden andere ({ POWERS($from) }), nicht die eigene Macht ({ POWER($power) }).
refusal-kamikaze-too-many = { $asked } Kamikazeangriffe sind mehr, als in dieser Partie noch übrig sind: { $left }.
refusal-kamikaze-no-target = { IN($space) } ist kein solches Schiff mehr zu treffen ({ UNIT($unit) }): Jeder Eintrag meint ein Überwasserkriegsschiff der Ziehenden. Solche liegen hier: { SPACES($spaces) }.
refusal-recall-due = Erst ist zu sagen, ob die Einheiten heimkommen ({ POWERS($from) }; Ziel: { SPACE($space) }).
refusal-no-recall-due = Jetzt sind keine Einheiten heimzuholen.
refusal-recall-not-yours = Ob diese Einheiten heimkommen, entscheiden andere ({ POWERS($from) }), nicht die eigene Macht ({ POWER($power) }).
refusal-no-choice-due = Verteidiger sind hier jetzt nicht zu wählen ({ SPACE($space) }).
refusal-choice-not-yours = Die Verteidigung haben andere zu wählen ({ SPACE($space) }, { POWERS($from) }), nicht die eigene Macht ({ POWER($power) }).
refusal-no-decision-due = { IN($battle) } steht das jetzt nicht an: { decision-name }.
refusal-decision-not-yours = { IN($battle) } haben andere zu entscheiden ({ POWERS($from) }), nicht die eigene Macht ({ POWER($power) }).
refusal-unknown-space = Ein Feld »{ $space }« gibt es auf diesem Spielplan nicht.
refusal-already-resigned = Schon aufgegeben: { POWER($power) }.
refusal-battles-unfought = Erst müssen die Schlachten ausgetragen werden: { SPACES($battles) }.
refusal-not-your-side = Dauerbefehle gibt es nur für die eigene Seite: { POWER($power) } und { POWER($of) } sind Gegner.

## Ziehen

refusal-not-adjacent = { THE($from) } und { THE($to) } grenzen nicht aneinander.
refusal-too-far =
    { UNITS($unit) } ziehen höchstens { $range } { $range ->
        [one] Feld
       *[other] Felder
    } pro Zug; dieser Weg kostet { $cost }.
refusal-land-unit-at-sea = { UNITS($unit) } kommen nicht allein { TO($space) }: Über See geht es nur an Bord von Schiffen.
refusal-ship-on-land = { THE($space) } { AGREE($space, one: "ist", many: "sind") } Land; dorthin kommen keine { UNITS($unit) }.
refusal-unit-never-moves = { UNITS($unit) } ziehen nie.
refusal-canal-closed = { CANAL($canal) } ({ SPACE($from) } – { SPACE($to) }): in diesem Zug für die eigenen Schiffe gesperrt.
refusal-blocked-by-enemy = { THE($space) } { AGREE($space, one: "ist", many: "sind") } feindlich besetzt: Dort kommen { UNITS($unit) } nicht durch.
refusal-blocked-by-neutral =
    { $unit ->
        [armor] Kein Blitz durch { ACC($space) }: Das Gebiet ist neutral.
       *[other] { THE($space) } { AGREE($space, one: "ist", many: "sind") } neutral: Dort kommen { UNITS($unit) } nicht durch.
    }
refusal-theatre-decided = Kriegsschauplatz entschieden ({ THEATRE($theatre) }): Einen Combat Move haben die Unterlegenen dort nicht mehr ({ UNITS($unit) }, { SPACE($space) }).
refusal-shut-in = Kriegsschauplatz entschieden ({ THEATRE($theatre) }), und { IN($space) } stehen Feinde: { UNITS($unit) } der Unterlegenen ziehen dort weder hinein noch heraus.
refusal-combat-move-lost = In diesem Zug hat diese Macht keinen Combat Move auf diesem Kriegsschauplatz: { THEATRE($theatre) } ({ UNITS($unit) }, { SPACE($space) }).
refusal-at-peace = { THE($space) } { AGREE($space, one: "ist", many: "sind") } für { UNITS($unit) } nicht offen: Mit dieser Macht herrscht Frieden ({ POWER($with) }).
refusal-peace-keeps-out = { THE($space) } { AGREE($space, one: "bleibt", many: "bleiben") } für { UNITS($unit) } verschlossen, solange mit dieser Macht Frieden herrscht: { POWER($with) }.
refusal-flight-between-theatres = { UNITS($unit) } fliegen nicht in einem Zug von einem Kriegsschauplatz ({ THEATRE($theatre) }) zum anderen ({ THEATRE($other) }); dazwischen müssen sie einmal landen und auf den nächsten Zug warten.
refusal-blocked-by-enemy-ships = { IN($space) } liegen feindliche Schiffe: Dort bleiben { UNITS($unit) } stehen und kämpfen.
refusal-not-enough-units =
    { IN($space) } { $there ->
        [one] steht
       *[other] stehen
    } dafür { $there ->
        [0] { "" }
       *[other] nur { "" }
    }{ $there ->
        [0] keine { UNITS($unit) }
       *[other] { FORCE($unit, $there) }
    } bereit; verlangt { $asked ->
        [one] ist
       *[other] sind
    } { $asked }.
refusal-units-of-ally = Die { UNITS($unit) } { IN($space) } sind nicht die eigenen; Besitzer: { POWER($owner) }.
refusal-unit-held = Auf die Schlacht der { UNITS($unit) } { IN($space) } wurde nach einem Fehler verzichtet; sie ziehen in diesem Zug nicht mehr.
refusal-already-left = Die { UNITS($unit) } haben { ACC($space) } in diesem Zug schon verlassen.
refusal-raider-does-not-fight = Die { UNITS($unit) } { FROM($space) } fliegen in diesem Zug einen strategischen Bombenangriff und sonst nichts.
refusal-already-moved = Die { UNITS($unit) } { IN($space) } haben in diesem Zug schon gezogen.
refusal-already-fought = Die { UNITS($unit) } { IN($space) } haben in diesem Zug gekämpft und bleiben stehen.
refusal-gun-captured = Die Flak { IN($space) } wurde in diesem Zug erobert und kann noch nicht ziehen.
refusal-gun-fired = Die { KIND("rockets") } { IN($space) } hat ihre Rakete abgeschossen und zieht in diesem Zug nicht mehr.
refusal-fighter-left-behind = Die { UNITS($unit) } sind nicht mit ihrem Träger gefahren; sie sind noch { IN($space) }.
refusal-no-combat-there = { IN($space) } gibt es für { UNITS($unit) } nichts zu kämpfen: Bewegungen ohne Kampf kommen erst im Non Combat Move.
refusal-nothing-to-attack = { IN($space) } liegen keine eigenen Schiffe unter Feinden.
refusal-ship-without-combat = { IN($space) } kämpfen die { UNITS($unit) } nicht mit: Schiffe ohne Kampf ziehen erst nach den Kämpfen.
refusal-gun-never-attacks = Flaks greifen nie an, auch nicht { ACC($space) }.
refusal-gun-waits-for-noncombat = Flaks ziehen erst nach den Kämpfen; die für { ACC($space) } muss warten.
refusal-escort-without-raider = Allein fliegen { UNITS($unit) } keinen Bombenangriff ({ SPACE($space) }), nur als Begleitschutz von Bombern.
refusal-planes-cannot-hit = { UNITS($unit) } treffen { IN($space) } keine U-Boote, wenn kein eigener Zerstörer dabei ist.
refusal-convoy-of-enemy = Den Konvoi hält ein Gegner ({ SPACE($space) }); { UNITS($unit) } fahren dort nur im Combat Move ein.
refusal-convoy-needs-warship = { UNITS($unit) } nehmen keinen Konvoi ({ SPACE($space) }), denn sie tragen Truppen.
refusal-convoy-not-free = { UNITS($unit) } nehmen den Konvoi nicht, solange feindliche Schiffe dort liegen ({ SPACE($space) }).
refusal-raid-needs-bombers = Strategische Bombenangriffe fliegen nur Bomber, keine { UNITS($unit) }.
refusal-raid-needs-complex = Ein strategischer Bombenangriff braucht eine feindliche Fabrik; { IN($space) } steht keine.
refusal-no-attack-in-first-round = In dieser Partie ist in der 1. Runde kein Angriff erlaubt ({ POWER($power) }), also auch nicht { IN($space) }.
refusal-attack-too-far = Im ersten Combat Move greifen { UNITS($unit) } gegnerische Einheiten nur im Nachbarfeld an, noch nicht { IN($space) }.
refusal-not-in-second-move = Die zweite Bewegung gehört allein den Panzern; { UNITS($unit) } ziehen darin nicht.
refusal-too-many-sea-zones =
    Auf dem Weg in den Kampf und auf dem Heimweg fliegen { UNITS($unit) } jeweils durch höchstens { $most } { $most ->
        [one] Seezone
       *[other] Seezonen
    }; dieser Weg führt durch { $zones }.
refusal-carrier-has-launched = Der Flugzeugträger { IN($space) } hat seine Flugzeuge starten lassen; damit ist seine Fahrt zu Ende.
refusal-fighter-returns-home = { UNITS($unit) }, die von einem Träger aus gekämpft haben, kehren auf ihn zurück: { FROM($space) } ist er erreichbar, { IN($zone) }.
refusal-fighter-stays-ashore = { UNITS($unit) }, die von Land aus gekämpft haben, landen in diesem Zug auf keinem Träger, also nicht { IN($space) }.
refusal-landing-forgotten = Die { UNITS($unit) } { IN($space) } müssen landen: Einheiten, die zu retten sind, gibt niemand preis. Erreichbar: { SPACES($spaces) }.
refusal-no-landing-place =
    Nicht alle { UNITS($unit) } { IN($space) } könnten danach landen: Mit noch { $left } { $left ->
        [one] Feld
       *[other] Feldern
    } Reichweite finden sie keinen Platz.
refusal-landing-impossible =
    { FROM($space) } können { UNITS($unit) } nicht { IN($land) } landen: Es bleiben { $left } { $left ->
        [one] Feld
       *[other] Felder
    } Reichweite, und dort muss Platz für sie sein.
refusal-no-room-aboard =
    { $room ->
        [0] Kein Transporter { IN($zone) } hat Platz für { FORCE($unit, $asked) }.
       *[other] Die Transporter { IN($zone) } haben Platz für { FORCE($unit, $room) }, nicht für { $asked }.
    }
refusal-no-patrol = { UNITS($unit) } gehen jetzt nicht auf Patrouille; das tun Jäger im Non Combat Move.
refusal-patrol-not-beside = Auf Patrouille geht es von Land in eine Seezone gleich daneben, so aber nicht von { DAT($space) } aus ({ UNIT($unit) }).
refusal-patrol-elsewhere = Patrouillen gibt es nur auf einem Kriegsschauplatz ({ THEATRE($theatre) }), hier nicht: { SPACE($space) } ({ UNITS($unit) }).
refusal-not-on-patrol = Über { SPACE($space) } sind { $there } eigene Flugzeuge auf Patrouille, die noch landen müssen, nicht { $asked }.
refusal-patrol-cannot-land = Eine Patrouille über { SPACE($space) } landet auf befreundetem Land daneben oder dort auf einem Träger mit Platz, so aber nicht: { SPACE($to) }.
refusal-not-aboard =
    { $there ->
        [0] { IN($zone) } sind keine { UNITS($unit) } an Bord.
       *[other]
            { IN($zone) } { $there ->
                [one] ist
               *[other] sind
            } nur { FORCE($unit, $there) } an Bord; verlangt { $asked ->
                [one] ist
               *[other] sind
            } { $asked }.
    }
refusal-transport-done = Die Transporter { IN($space) } haben entladen und sind für diesen Zug fertig.
refusal-one-landing-place = Ein Transporter { IN($zone) } entlädt nur in ein Gebiet; er hat anderswo begonnen und kann nicht auch { IN($to) } ausladen.
refusal-allied-transport-waits = Ein verbündeter Transporter { IN($space) } lädt deine Einheiten frühestens in einem späteren Zug aus als dem, in dem sie an Bord gingen.
refusal-part-of-cargo =
    Was { IN($zone) } an Bord eines Transporters ist, geht gemeinsam und in einem Gebiet an Land; { FORCE($unit, $kept) } { $kept ->
        [one] bliebe
       *[other] blieben
    } zurück.
refusal-boarding-without-landing = { IN($zone) } liegen feindliche Schiffe: Vor den Kämpfen gehen { UNITS($unit) } dort nur an Bord, um im selben Zug zu landen.
refusal-mixed-powers = Ein Transporter befördert nur Truppen einer Macht: { IN($zone) } sind welche an Bord ({ POWER($aboard) }), andere { UNITS($unit) } kommen nicht dazu.
refusal-never-boards = Truppen dieser Macht gehen nie an Bord ({ POWER($power) }): { UNITS($unit) } { IN($space) } bleiben an Land.
refusal-one-coast-for-guests = Der verbündete Transporter { IN($zone) } liegt in diesem Zug vor der Küste von { DAT($used) }; { FROM($coast) } kann nicht auch noch jemand an Bord gehen.
refusal-transfer-at-sea = { IN($zone) } können { UNITS($unit) } weder das Schiff noch die Seezone wechseln: Sie gehen vom Land an Bord und wieder an Land.
refusal-ships-of-enemy = Die Schiffe { IN($zone) } sind feindlich ({ POWER($power) }) und befördern keine eigenen Einheiten.
refusal-space-not-friendly = { THE($space) } { AGREE($space, one: "ist", many: "sind") } nicht in eigener oder verbündeter Hand; im Non Combat Move kommen { UNITS($unit) } dort nicht hin.
refusal-zone-holds-enemies = { IN($space) } liegen feindliche Schiffe; das geht dort für { UNITS($unit) } nicht.
refusal-neutral-in-flight = { THE($space) } { AGREE($space, one: "ist", many: "sind") } neutral; im Non Combat Move dürfen { UNITS($unit) } nicht darüberfliegen.
refusal-newly-taken = { THE($space) } { AGREE($space, one: "wurde", many: "wurden") } erst in diesem Zug erobert; dort können { UNITS($unit) } noch nicht landen.
refusal-landing-not-friendly = { THE($space) } { AGREE($space, one: "ist", many: "sind") } nicht in eigener oder verbündeter Hand; dort können { UNITS($unit) } nicht landen.
refusal-bomber-at-sea = Bomber landen nie auf See, auch nicht { IN($space) }.
refusal-no-room-on-carrier =
    Die Flugzeugträger { IN($space) } haben Platz für { $room ->
        [0] kein weiteres Flugzeug
       *[other] { FORCE($unit, $room) }
    }; landen { $asked ->
        [one] soll
       *[other] sollen
    } { $asked }.
refusal-carrier-holds-landed = Der Flugzeugträger { IN($space) } hat in diesem Zug Flugzeuge aufgenommen und fährt nicht mehr.

## Geld, Forschung, Einkauf, Aufstellung, Raketen, Neutrale und Gebote

refusal-too-expensive = Das kostet { $cost } IPC; in der Kasse sind { $treasury }.
refusal-unknown-purse = Eine Kasse »{ PURSE($purse) }« gibt es nicht ({ POWER($power) }); vorhanden: { PURSES($purses) }.
refusal-capital-lost = { THE($capital) } { AGREE($capital, one: "ist", many: "sind") } in Feindeshand: Ohne Hauptstadt kein Einkauf und keine Forschung ({ POWER($power) }).
refusal-no-complex-held = Ohne Hauptstadt und ohne eine einzige Fabrik wird nichts gekauft ({ POWER($power) }).
refusal-technology-off = Diese Partie wird ohne Waffenentwicklung gespielt.
refusal-research-dice =
    Im Zug { $most ->
        [one] wird
       *[other] werden
    } { $most } Würfel geworfen; verlangt { $dice ->
        [one] ist
       *[other] sind
    } { $dice }.
refusal-research-once =
    Geforscht wird einmal pro Zug, und { $dice } { $dice ->
        [one] Würfel ist
       *[other] Würfel sind
    } schon gekauft.
refusal-nothing-to-research = Alle Technologien sind schon entwickelt ({ POWER($power) }).
refusal-unit-not-in-game = In dieser Partie gibt es keine { UNITS($unit) }.
refusal-unit-of-others = { UNITS($unit) } gibt es hier nicht zu kaufen ({ POWER($power) }); das können nur: { POWERS($buyers) }.
refusal-unit-of-other-purse = Aus der Kasse »{ $purse }« lässt sich das nicht bezahlen ({ UNITS($unit) }); es geht nur aus: { LIST($purses) }.
refusal-complexes-exhausted =
    In dieser Partie { $left ->
        [one] kann
       *[other] können
    } nur noch { $left } { $left ->
        [one] Fabrik
       *[other] Fabriken
    } gebaut werden; verlangt { $asked ->
        [one] ist
       *[other] sind
    } { $asked }.
refusal-no-advance-due = Jetzt ist kein Vorschuss auszugeben.
refusal-advance-not-yours = Den Vorschuss geben jetzt andere aus ({ POWERS($from) }), nicht die eigene Macht ({ POWER($power) }).
refusal-advance-too-dear =
    { $ipc ->
        [one] Das kostet { $cost } IPC; vom Vorschuss ist { $ipc } IPC übrig.
       *[other] Das kostet { $cost } IPC; vom Vorschuss sind { $ipc } IPC übrig.
    }
refusal-advance-not-beside-own = { IN($space) } lässt sich nichts aufstellen, denn dort steht keine eigene Einheit ({ POWER($power) }).
refusal-advance-elsewhere = { IN($space) } lässt sich nichts aufstellen: Der Vorschuss gilt nur für einen Kriegsschauplatz ({ THEATRE($theatre) }).
refusal-no-tribute-due = Jetzt hat niemand etwas zu zahlen.
refusal-tribute-not-yours = Wer zahlt, sagen andere ({ POWERS($from) }), nicht die eigene Macht ({ POWER($power) }).
refusal-tribute-sum = Die Anteile ergeben { $named } IPC, zu zahlen sind { $ipc } IPC.
refusal-tribute-not-from = { POWER($power) } hat mit dieser Zahlung nichts zu tun.
refusal-no-fund-due = Jetzt ist kein Konvoigeld aufzuteilen.
refusal-fund-not-yours = Dieses Konvoigeld teilen andere auf ({ POWERS($from) }), nicht die eigene Macht ({ POWER($power) }).
refusal-fund-sum = Die Anteile ergeben { $named } IPC; aufzuteilen sind { $ipc } IPC, und zwar alle.
refusal-fund-purse-shut = In die Kasse »{ PURSE($purse) }« kommt nichts: Ihre Hauptstadt ist verloren. Offen: { PURSES($purses) }.
refusal-no-lend-lease = { POWER($power) } übernimmt keine Einheiten von Verbündeten.
refusal-lend-lease-not-there = { IN($space) } werden keine Einheiten übernommen. Möglich: { SPACES($spaces) }.
refusal-lend-lease-not-held = { IN($space) } werden keine Einheiten übernommen: { POWER($power) } hält dort kein Land mit eigener Fabrik.
refusal-no-land-to-give = { POWER($power) } hat kein Land zusammen mit einem Verbündeten desselben Zuges erobert.
refusal-land-not-yours = { POWER($power) } kann { SPACE($space) } nicht überlassen: Eine andere Macht hält das Land.
refusal-land-not-shared = { SPACE($space) } kann nicht an { POWER($to) } gehen: Überlassen wird nur feindliches Land, das Landeinheiten beider in diesem Zug erobert haben und das nicht nach einer Regel jemandem zusteht.
refusal-new-complexes-off = Diese Partie wird ohne neue Fabriken gespielt.
refusal-bid-due = Zuerst kommt das Gebot ({ SIDE($side) }); vorher kann nichts anderes geschehen.
refusal-no-bid-due = In dieser Partie steht kein Gebot aus.
refusal-bid-of-other-side = Das Gebot hat die andere Seite ({ SIDE($side) }), nicht { POWER($power) }.
refusal-bid-for-enemy = Das Gebot gilt nur der eigenen Seite ({ SIDE($side) }); { POWER($power) } bekommt nichts davon.
refusal-bid-not-lowest = Wer weniger verlangt, spielt die Achse: { $total } IPC sind mehr als die { $against }, die der andere verlangt hat.
refusal-bid-not-own-land =
    { $word ->
        [land-held] Einheiten aus dem Gebot kommen auf Land ihrer eigenen Macht; { THE($space) } { AGREE($space, one: "gehört", many: "gehören") } nicht dazu ({ POWER($power) }).
       *[other] Einheiten aus dem Gebot kommen auf Land, das ihrer Macht von Beginn an gehört; { THE($space) } { AGREE($space, one: "zählt", many: "zählen") } nicht dazu ({ POWER($power) }).
    }
refusal-bid-zone-not-beside = Schiffe aus dem Gebot kommen neben Land ihrer eigenen Macht; { THE($zone) } grenzt an keines ({ POWER($power) }).
refusal-bid-zone-taken =
    { $word ->
        [zone-without-enemies] { IN($zone) } stehen gegnerische Einheiten: Schiffe aus dem Gebot dürfen nicht dorthin.
       *[other] Schiffe aus dem Gebot kommen in eine leere Seezone oder zu eigenen; { IN($zone) } stehen auch andere als eigene ({ POWER($power) }).
    }
refusal-bid-over-total = Die Einheiten des Gebots kosten { $worth } IPC; genannt sind { $total }, und die genannte Summe gilt.
refusal-bid-units-missing =
    Ein Gebot unter 0 gibt ab, was da ist: Verlangt sind { FORCE($unit, $asked) } ({ POWER($power) }) { IN($space) }, vorhanden { $there ->
        [one] ist
       *[other] sind
    } { $there }.
refusal-bid-money-missing = Das Gebot gibt { $ipc } IPC ab ({ POWER($power) }); in der Kasse sind { $treasury }.
refusal-bid-ship-loaded = { IN($space) } hat die Einheit »{ UNIT($unit) }« etwas an Bord; abgeben lässt sie sich nur mit allem, was sie trägt.
refusal-not-a-bidder = { $player } bietet in dieser Partie nicht mit.
refusal-bid-sealed-twice = { $player } hat sein Gebot schon versiegelt, und dabei bleibt es.
refusal-bid-unsealed = In dieser Partie wird verdeckt geboten: erst versiegeln, dann öffnen. Ein offenes Gebot wird nicht angenommen, sonst kennte es der andere.
refusal-bid-not-sealed-here = In dieser Partie wird nicht verdeckt geboten: Das Gebot stand vorher fest und wird offen aufgestellt.
refusal-seals-missing = Geöffnet wird, wenn beide Gebote versiegelt sind; es fehlt noch das von { LIST($players) }.
refusal-bid-opened-twice = Das Gebot von { $player } ist schon geöffnet.
refusal-bid-lapsed = Das Gebot von { $player } kam nicht rechtzeitig und zählt nicht mehr.
refusal-not-bought =
    { $bought ->
        [0]
            Es wurden keine { UNITS($unit) } gekauft; aufgestellt werden { $asked ->
                [one] soll
               *[other] sollen
            } { $asked }.
       *[other]
            Gekauft { $bought ->
                [one] wurde
               *[other] wurden
            } nur { FORCE($unit, $bought) }; aufgestellt werden sollen { $asked }.
    }
refusal-bought-from-other-purse = Was { IN($space) } aufgestellt wird, bezahlt die Kasse »{ PURSE($purse) }«: Sie hat { $bought } { UNIT($unit, $bought) } gekauft; aufgestellt werden sollen { $asked }.
refusal-unit-not-for-land = Neue { UNITS($unit) } kommen in eine Seezone; { THE($space) } { AGREE($space, one: "ist", many: "sind") } Land.
refusal-unit-not-for-sea = Neue { UNITS($unit) } kommen an Land; { THE($space) } { AGREE($space, one: "ist", many: "sind") } eine Seezone.
refusal-no-complex = { IN($space) } steht keine eigene Fabrik, die Einheiten aufstellen könnte.
refusal-complex-of-another = Die Fabrik { IN($space) } ist nicht die eigene; Besitzer: { POWER($owner) }.
refusal-complex-too-new = Die Fabrik { IN($space) } ist erst in diesem Zug dazugekommen; sie arbeitet ab dem nächsten.
refusal-no-complex-beside =
    { $from ->
        [none] An { ACC($zone) } grenzt kein Gebiet mit einer Fabrik, die du nutzen kannst.
       *[other] { IN($from) } steht keine eigene Fabrik, die an { DAT($zone) } liegt.
    }
refusal-complex-limit =
    Die Fabrik { IN($space) } stellt { $limit } { $limit ->
        [one] Einheit
       *[other] Einheiten
    } pro Zug auf; das hier wären { $asked }.
refusal-enemy-in-zone = { IN($zone) } liegen feindliche Schiffe: Dort können keine neuen Schiffe aufgestellt werden.
refusal-territory-has-gun = { IN($space) } steht schon eine Flak; mehr als eine hat kein Gebiet.
refusal-territory-has-complex = { IN($space) } steht schon eine Fabrik; mehr als eine hat kein Gebiet.
refusal-not-owned-since-start = Eine neue Fabrik braucht eigenes Land: { THE($space) } { AGREE($space, one: "war", many: "waren") } zu Beginn des Zuges nicht in eigener Hand ({ POWER($power) }).
refusal-no-deck-free = { IN($zone) } hat kein Träger mehr Platz ({ UNIT($unit) }): Er muss derselben Macht gehören und neben der Fabrik liegen oder von ihr kommen.
refusal-plane-not-rested =
    Auf den neuen Träger können nicht { $asked } ({ UNIT($unit, $asked) }): { IN($space) } { $there ->
        [one] steht
       *[other] stehen
    } { $there }, die in diesem Zug nicht gekämpft haben.
refusal-planes-stay = Flugzeuge an Land gehen nicht auf neue Träger ({ SPACE($zone) }).
refusal-no-piece-left = Das wären { $stacks } Stapel { UNITS($unit) }; die Schachtel hat Figuren für { $limit }.
refusal-no-rockets = Raketen sind noch nicht entwickelt ({ POWER($power) }).
refusal-rocket-already-fired = Die Rakete dieses Zuges ist schon abgeschossen, { FROM($from) }.
refusal-no-gun-there = { IN($space) } steht keine eigene { KIND("rockets") } ({ POWER($power) }).
refusal-rocket-aboard = Die { KIND("rockets") } { IN($space) } ist an Bord eines Transporters und kann keine Rakete abschießen.
refusal-rocket-captured = Die { KIND("rockets") } { IN($space) } wurde in diesem Zug erobert und kann noch keine Rakete abschießen.
refusal-rocket-went-to-fight = Die { KIND("rockets") } { IN($space) } ist in diesem Zug in den Kampf gezogen und kann nicht auch noch eine Rakete abschießen.
refusal-no-enemy-complex = { IN($space) } steht keine feindliche Fabrik.
refusal-rocket-out-of-range =
    { FROM($from) } { TO($target) } sind es { $distance } { $distance ->
        [one] Feld
       *[other] Felder
    }; eine Rakete fliegt höchstens { $range }.
refusal-not-for-defence = Neutrale Gebiete werden mit Landeinheiten und Flugzeugen verteidigt, nicht mit anderem ({ UNIT($unit) }).
refusal-defence-sum = Die Verteidiger kosten { $cost } IPC. Auszugeben sind { $ipc }, sofort und bis auf weniger als { $least }.
refusal-neutral-fee = { THE($space) } { AGREE($space, one: "ist", many: "sind") } neutral, der Einmarsch kostet { $fee } IPC; in der Kasse sind { $treasury }.

## Schlachten und die Entscheidungen darin

refusal-no-such-battle = Um { ACC($battle) } wird in diesem Zug nicht gekämpft.
refusal-battle-over = Die Schlacht um { ACC($battle) } ist vorbei.
refusal-battle-twice = Die Schlacht um { ACC($battle) } ist zweimal genannt.
refusal-sea-battle-first = Vor der Landung { IN($battle) } kommt die Seeschlacht { IN($first) }.
refusal-raid-first = Der strategische Bombenangriff auf { ACC($first) } kommt vor der Schlacht um { ACC($battle) }.
refusal-order-of-loss-twice = In der Verlustreihenfolge stehen { UNITS($unit) } zweimal.
refusal-no-shot-there =
    { $there ->
        [0] Kein Schlachtschiff kann
       *[other]
            Nur { $there } { $there ->
                [one] Schlachtschiff kann
               *[other] Schlachtschiffe können
            }, nicht { $asked },
    } { IN($battle) } die Küste beschießen: Das geht nur bei einer Landung und aus derselben Seezone.
refusal-casualties-miscounted =
    { IN($battle) } { $needed ->
        [one] ist
       *[other] sind
    } { $needed } { $needed ->
        [one] Einheit
       *[other] Einheiten
    } vom Brett zu nehmen; genannt { $named ->
        [one] ist
       *[other] sind
    } { $named }.
refusal-casualty-not-there =
    { POWER($power) }: Hier { $there ->
        [one] steht
       *[other] stehen
    } { $there ->
        [0] keine { UNITS($unit) }
       *[other] { FORCE($unit, $there) }
    } zur Wahl; genannt { $asked ->
        [one] ist
       *[other] sind
    } { $asked }.
refusal-submarine-hits-need-ships =
    { IN($battle) } haben U-Boote Treffer erzielt, und die gelten nur Schiffen: Unter den Verlusten { $needed ->
        [one] muss
       *[other] müssen
    } { $needed } { $needed ->
        [one] Schiff
       *[other] Schiffe
    } sein, nicht { $named }.
refusal-retreat-not-attacker = Zurückziehen kann sich nur der Angreifer; { IN($battle) } verteidigt die eigene Seite ({ POWER($power) }).
refusal-retreat-before-defence = { IN($battle) } müssen erst die Verteidiger schießen, dann kann sich der Angreifer zurückziehen.
refusal-retreat-from-nothing = { IN($battle) } ist kein Feind mehr, vor dem man sich zurückziehen könnte.
refusal-retreat-from-assault = { THE($battle) } { AGREE($battle, one: "wird", many: "werden") } von See aus angegriffen: Sind die Truppen an Land, zieht sich niemand zurück.
refusal-retreat-is-whole = Die Angreifer haben { ACC($battle) } gemeinsam verlassen; niemand kämpft dort weiter oder zieht sich woandershin zurück.
refusal-retreat-needs-space = Wohin ziehen sich die Angreifer { IN($battle) } zurück? Möglich: { EITHER(SPACES($spaces), none: "nirgendwohin") }.
refusal-retreat-not-there = { FROM($battle) } führt kein Rückzug { TO($to) }: Er geht in ein Nachbarfeld, über das der Angriff kam und das kein Feind hält. Möglich: { EITHER(SPACES($spaces), none: "nirgendwohin") }.
refusal-way-not-open = { FROM($battle) } können { UNITS($unit) } nicht { TO($to) } gehen. Offen steht ihnen: { EITHER(SPACES($spaces), none: "nirgendwohin") }.
refusal-only-planes-leave = { THE($battle) } { AGREE($battle, one: "wird", many: "werden") } von See aus angegriffen: Sind die Truppen an Land, brechen nur noch Flugzeuge ab, und zwar allein.
refusal-retreat-is-partial =
    Wer geht, nimmt alle seine Einheiten mit ({ POWER($power) }): Wohin { FROM($battle) } aus noch { FORCE($unit, $left) } { $left ->
        [one] soll
       *[other] sollen
    }, fehlt.
refusal-retreat-goes-together = { FROM($battle) } aus ziehen sich alle in ein und dasselbe Feld zurück.
refusal-planes-have-no-retreat-space = { IN($battle) } sind nur noch Flugzeuge übrig: Sie brechen ab und fliegen im Non Combat Move heim; ein Ziel wie { SPACE($to) } entfällt.
refusal-submerge-stays = U-Boote tauchen ab, wo sie sind ({ SPACE($battle) }), und fahren nicht { TO($to) }.
refusal-cannot-intercept = { UNITS($unit) } steigen gegen keine Bomber auf ({ SPACE($space) }).
refusal-hit-made-void = { IN($battle) } müssen die Verluste so gewählt sein, dass Treffer ein Ziel behalten, die nur manche Einheiten treffen dürfen.
refusal-withdraw-not-now = { IN($battle) } können jetzt keine U-Boote abziehen.
refusal-withdraw-after-victory = Die Schlacht { IN($battle) } ist gewonnen; U-Boote ziehen nicht mehr ab.
refusal-withdraw-needs-zone = Wohin ziehen die U-Boote { IN($battle) } ab? Möglich: { EITHER(SPACES($zones), none: "nirgendwohin") }.
refusal-not-enough-submarines =
    { IN($battle) } { $there ->
        [one] kann
       *[other] können
    } { $there } { $there ->
        [one] U-Boot
       *[other] U-Boote
    } abziehen, nicht { $asked }.
refusal-withdraw-not-adjacent = U-Boote ziehen in eine benachbarte Seezone ab; { THE($to) } { AGREE($to, one: "grenzt", many: "grenzen") } nicht an { ACC($from) }.
refusal-withdraw-to-enemies = { IN($to) } liegen feindliche Schiffe: Dorthin ziehen U-Boote nicht ab.
refusal-withdraw-to-battle-site = { IN($to) } wird oder wurde in diesem Zug gekämpft: Dorthin ziehen U-Boote nicht ab.
refusal-withdraw-not-an-origin = Angreifende U-Boote ziehen dahin ab, woher Angreifer kamen, nicht { TO($to) }. Möglich: { EITHER(SPACES($zones), none: "nirgendwohin") }.
refusal-withdraw-other-zone = Die anderen U-Boote dieser Runde gingen { TO($used) }; alle gehen in dieselbe Seezone, also nicht { TO($to) }.
refusal-withdraw-not-open = { TO($to) } können U-Boote jetzt nicht abziehen. Möglich: { EITHER(SPACES($zones), none: "nirgendwohin") }.
