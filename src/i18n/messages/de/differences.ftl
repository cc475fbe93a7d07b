### Die Unterschiede der Systeme in wenigen Worten: worum es geht, und was jede Gruppe von Systemen hat, unter dem
### ersten von ihnen.

difference-sides =
    { $part ->
        [second-edition] Alliierte gegen Achse
        [europe-1999] Alliierte gegen Deutschland allein, oder gegen Japan allein
        [linked-2001] drei: Deutschland, Japan, Alliierte
       *[point] Seiten
    }

difference-order =
    { $part ->
        [second-edition] UdSSR, Deutschland, Großbritannien, Japan, USA
        [europe-1999] Deutschland, UdSSR, Großbritannien, USA
        [pacific-2001] Japan, Großbritannien, USA mit China
        [linked-2001] Deutschland, UdSSR, Japan, Großbritannien, USA
       *[point] Reihenfolge der Züge
    }

difference-phases =
    { $part ->
        [second-edition] sechs, zuletzt das Einkommen
        [enhanced-realism] Einkommen zuerst; zweiter Panzerzug vor dem NCM
        [europe-1999] neun
        [linked-2001] neun; auf einem verlorenen Brett kein Combat Move
       *[point] Phasen eines Zuges
    }

difference-start-money =
    { $part ->
        [second-edition] der Wert des Landes
        [europe-1999] Land und Konvois: 40, 24, 25, 40
        [pacific-2001] Japan 19, Indien 15, Australien 20, USA 75, Konvois 12
       *[point] Geld zu Beginn
    }

difference-advance =
    { $part ->
        [europe-1999] 12 IPC für Deutschland, 12 für die Alliierten gegen es
       *[point] Geld vor dem ersten Zug
    }

difference-new-units =
    { $part ->
        [second-edition] keine
        [enhanced-realism] Artillerie, wenn ihr Abschnitt gespielt wird
        [europe-1999] Artillerie, Zerstörer; in Pacific amerikanische Marineinfanterie
       *[point] Einheiten über die von 1986 hinaus
    }

difference-caspian =
    { $part ->
        [second-edition] nicht erwähnt; kein Feld
        [daak] eine Seezone
       *[point] Kaspisches Meer
    }

difference-lakes =
    { $part ->
        [second-edition] kein Feld; nicht gesagt
        [daak] kein Feld; ausdrücklich gesagt
       *[point] Seen und anderes Wasser ohne Namen
    }

difference-hudson-bay =
    { $part ->
        [second-edition] benachbart
        [enhanced-realism] für Laden und Landen geschlossen
       *[point] Westkanada von der Hudson Bay aus
    }

difference-south-africa =
    { $part ->
        [second-edition] benachbart, wie gezeichnet
        [enhanced-realism] nicht benachbart
       *[point] Südafrika vom Kanal von Mosambik aus
    }

difference-turkey =
    { $part ->
        [second-edition] nein
        [enhanced-realism] ja
        [europe-1999] Türkei geschlossen
       *[point] Türkei von Südeuropa aus über Land
    }

difference-black-sea =
    { $part ->
        [second-edition] offen, wie gezeichnet
        [enhanced-realism] nur für die Macht, die die Türkei hält
        [europe-1999] für alle Schiffe geschlossen
       *[point] Schwarzes Meer vom Mittelmeer aus
    }

difference-panama-zones =
    { $part ->
        [second-edition] zwei, die Durchfahrt kostet einen Punkt
        [enhanced-realism] eine für die Seite, die es hält
        [linked-2001] der Kanal ist eine eigene Zone
       *[point] Panama: Zonen
    }

difference-panama-when =
    { $part ->
        [second-edition] Beginn des Zuges
        [enhanced-realism] im Augenblick der Nutzung
       *[point] Panama: seit wann gehalten
    }

difference-suez =
    { $part ->
        [second-edition] beide Ufer seit Beginn des Zuges
        [enhanced-realism] beide Ufer im Augenblick der Nutzung
        [linked-2001] nur Ägypten seit Beginn des Zuges
       *[point] Suez: was man halten muss
    }

difference-boxes =
    { $part ->
        [second-edition] nicht zu betreten
        [daak] Teil der Zone um Neuseeland
       *[point] Vergrößerte Kästen neben der Karte
    }

difference-neutral-price =
    { $part ->
        [second-edition] einmal 3 IPC
        [daak] einmal 3 IPC, aus dem, was nach dem Einkauf bleibt
        [enhanced-realism] kein Preis
        [europe-1999] nie
       *[point] Einen Neutralen betreten
    }

difference-neutral-resistance =
    { $part ->
        [second-edition] keiner
        [enhanced-realism] Verteidiger für drei Würfel IPC, in Türkei und Spanien sechs
       *[point] Widerstand eines Neutralen
    }

difference-neutral-income =
    { $part ->
        [second-edition] 0
        [enhanced-realism] 1
        [europe-1999] keiner wird je besetzt
       *[point] Einkommen aus einem besetzten Neutralen
    }

difference-neutral-complex =
    { $part ->
        [second-edition] eine Einheit je Zug, also je Runde
        [enhanced-realism] nicht zu bauen
       *[point] Fabrik in einem besetzten Neutralen
    }

difference-research =
    { $part ->
        [second-edition] 5 IPC je Würfel, beliebig viele, ein Wurf
        [enhanced-realism] keine, oder ein freier Würfel je Zug, solange man die Hauptstadt hält
        [europe-1999] keine
       *[point] Waffenentwicklung
    }

difference-rockets =
    { $part ->
        [second-edition] eine Flak je Zug, die ziehen und schießen darf
        [enhanced-realism] nur nach Vereinbarung
        [europe-1999] keine
       *[point] Raketen
    }

difference-complexes =
    { $part ->
        [second-edition] die des Erstbesitzers ohne Grenze, andere nach Landwert; bis zu vier neue
        [enhanced-realism] alle nach Landwert; sechs mehr von Beginn an, keine neuen
        [europe-1999] wie in der Second Edition, aber keine neuen
        [pacific-2001] neue nur für die USA, beliebig viele
        [linked-2001] wie auf jedem Brett
       *[point] Fabriken
    }

difference-income =
    { $part ->
        [second-edition] am Ende des Zuges, der Rest bleibt
        [enhanced-realism] am Anfang, der Rest verfällt
        [linked-2001] Landgeld an seinen Ort gebunden, das Konvoigeld frei
       *[point] Einkommen
    }

difference-ships-placed =
    { $part ->
        [second-edition] nur als Option
        [enhanced-realism] immer
       *[point] Neue Schiffe in einer Zone mit Feinden
    }

difference-capital-lost =
    { $part ->
        [second-edition] das Geld dieser Kasse verloren, kein Einkommen, kein Einkauf
        [enhanced-realism] das Einkommen läuft weiter; nichts zu plündern
       *[point] Verlust einer Hauptstadt
    }

difference-victory =
    { $part ->
        [second-edition] zwei feindliche Hauptstädte, oder 84 IPC Land für die Achse; beim DAAK auch Aufgabe
        [enhanced-realism] nur Aufgabe
        [europe-1999] Deutschland hält eine Runde sein Land und eine alliierte Hauptstadt; die Alliierten halten Deutschland
        [pacific-2001] Japan mit 22 Punkten oder einer Hauptstadt; die Alliierten durch Japan oder ein Einkommen von 9
        [linked-2001] Schauplatz für Schauplatz
       *[point] Sieg
    }

difference-elimination =
    { $part ->
        [second-edition] keine
        [enhanced-realism] ohne Einheit und Fabrik zu Beginn ihres Zuges
       *[point] Eine Macht, die ausscheidet
    }

difference-after-win =
    { $part ->
        [second-edition] die Partie ist zu Ende
        [linked-2001] das Brett ist entschieden, der Krieg kann dort wieder ausbrechen
       *[point] Nach einem Sieg
    }

difference-capitals =
    { $part ->
        [second-edition] eine für jede der fünf Mächte
        [europe-1999] Deutschland, Moskau, Großbritannien, USA
        [pacific-2001] Japan, Indien, Neusüdwales, USA; Szetschuan für China
       *[point] Hauptstädte
    }

difference-convoys =
    { $part ->
        [second-edition] keines
        [europe-1999] Konvoizonen; in Pacific auch Routen, an denen Land hängt
        [linked-2001] ein amerikanischer Topf von 25, ein britischer von 28
       *[point] Geld aus der See
    }

difference-naval-bases =
    { $part ->
        [second-edition] zwei Zonen
        [pacific-2001] zwei, oder drei von Marinestützpunkt zu Marinestützpunkt im NCM
       *[point] Reichweite der Schiffe
    }

difference-joint-attack =
    { $part ->
        [second-edition] nie
        [pacific-2001] Amerikaner und Chinesen
       *[point] Zwei Mächte in einem Angriff
    }

difference-gifts =
    { $part ->
        [second-edition] keine
        [europe-1999] keine außer Lend-Lease: alliierte Einheiten werden sowjetisch
       *[point] Geschenke an Verbündete
    }

difference-freed-land =
    { $part ->
        [second-edition] an den Erstbesitzer
        [pacific-2001] manches an China oder Großbritannien, wer es auch nimmt
       *[point] Von Japan zurückerobertes Land
    }

difference-soviet-peace =
    { $part ->
        [linked-2001] im Frieden, bis Japan angreift
       *[point] UdSSR und Japan
    }

difference-soviet-land =
    { $part ->
        [pacific-2001] geschlossen
        [linked-2001] offen, und sowjetisch
       *[point] Sowjetunion auf dem Brett Pacific
    }
