### Die Unterschiede der Systeme im Kampf und in dem, was zieht, wie in differences.ftl.

difference-battleship-hits =
    { $part ->
        [second-edition] einen
        [europe-1999] zwei; der erste wird im Zug behoben
       *[point] Treffer, die ein Schlachtschiff aushält
    }

difference-guns =
    { $part ->
        [second-edition] eine je Gebiet, schießt auf Flugzeuge im Ein- und Überflug, an Land nie verloren
        [enhanced-realism] durch Artillerie ersetzt, wenn sie gespielt wird: schießt auf Flugzeuge im eigenen Kampf, kann verloren gehen
       *[point] Flak
    }

difference-freed-gun =
    { $part ->
        [second-edition] an den Verbündeten; an den Befreier, solange dessen Hauptstadt verloren ist
        [daak] ebenso, und sie bleibt danach beim Befreier
        [enhanced-realism] an den Verbündeten, oder an den Befreier, wenn die Macht ausgeschieden ist
       *[point] Flak in befreitem Land
    }

difference-who-retreats =
    { $part ->
        [second-edition] der Angreifer, und U-Boote beider Seiten
        [enhanced-realism] der Angreifer, sonst der Verteidiger
        [europe-1999] der Angreifer; U-Boote beider Seiten tauchen
       *[point] Wer einen Kampf verlassen darf
    }

difference-retreat-land =
    { $part ->
        [second-edition] ein Feld, aus dem ein Angreifer kam
        [daak] dieses, oder eines, das auf angesagtem Weg überrollt oder überflogen wurde
        [enhanced-realism] beliebige befreundete Nachbarn, zusammen oder getrennt
       *[point] Wohin man an Land zurückgeht
    }

difference-retreat-sea =
    { $part ->
        [second-edition] eine Zone, aus der ein Angreifer kam
        [daak] diese, oder eine auf angesagtem Weg überflogene
        [enhanced-realism] beliebige Nachbarzonen, auch mit Feinden, oder gar keine
       *[point] Wohin man auf See zurückgeht
    }

difference-partial =
    { $part ->
        [second-edition] nur U-Boote
        [enhanced-realism] niemand, außer Flugzeugen bei einer Landung
        [europe-1999] U-Boote tauchen einzeln; Flugzeuge verlassen eine Landung gemeinsam
       *[point] Teilweise gehen
    }

difference-subs-together =
    { $part ->
        [second-edition] eine Zone je Seite
        [enhanced-realism] jedes, wohin es will, mit allen anderen Schiffen
        [europe-1999] jedes für sich, ohne zu ziehen
       *[point] U-Boote, die in einer Runde gehen
    }

difference-attacking-sub-zone =
    { $part ->
        [second-edition] eine Zone, aus der ein angreifendes Schiff kam
        [daak] eine Zone, aus der ein angreifendes Schiff kam oder durch die es fuhr
        [enhanced-realism] jede Nachbarzone
        [europe-1999] es bleibt, unter Wasser
       *[point] Wohin ein angreifendes U-Boot geht
    }

difference-defending-sub-zone =
    { $part ->
        [second-edition] eine Nachbarzone ohne Feinde und ohne Kampf in diesem Zug
        [enhanced-realism] jede Nachbarzone
        [europe-1999] es bleibt, unter Wasser
       *[point] Wohin ein verteidigendes U-Boot geht
    }

difference-first-shot =
    { $part ->
        [second-edition] in jeder Runde
        [enhanced-realism] nur in der ersten Runde
        [europe-1999] in jeder Runde, sofern der Verteidiger keinen Zerstörer hat
       *[point] Erstschuss angreifender U-Boote
    }

difference-sub-at-planes =
    { $part ->
        [second-edition] nie
        [enhanced-realism] mit einer 1, wenn kein feindliches Schiff da ist
       *[point] Treffer eines U-Boots auf Flugzeuge
    }

difference-planes-at-subs =
    { $part ->
        [second-edition] treffen sie wie andere Schiffe
        [europe-1999] treffen sie nur neben einem Zerstörer ihrer Seite
       *[point] Flugzeuge gegen U-Boote
    }

difference-landing-new-land =
    { $part ->
        [second-edition] nein
        [enhanced-realism] ja
       *[point] Flugzeuge in diesem Zug erobertem Land
    }

difference-air-range =
    { $part ->
        [second-edition] Jäger 4, Bomber 6, hin und zurück zusammen
        [enhanced-realism] Angriff 2, Bombenangriff 3, vom Träger 1, ebenso viel zurück; 4 und 6 ohne Kampf
        [pacific-2001] 4 und 6, eines mehr je Luftstützpunkt am Anfang und am Ende
        [linked-2001] wie auf jedem Brett; zwischen den Brettern eine Nacht auf einem Streifen
       *[point] Reichweite der Flugzeuge
    }

difference-air-sea-zones =
    { $part ->
        [second-edition] so viele, wie die Reichweite erlaubt
        [enhanced-realism] eine hin und eine zurück, falls vereinbart
       *[point] Seezonen auf einem Einsatz
    }

difference-cross-board =
    { $part ->
        [linked-2001] nur von und auf den Feldern dazwischen
       *[point] Luftangriff auf das andere Brett
    }

difference-launch =
    { $part ->
        [second-edition] erst starten, dann fährt das Schiff
        [enhanced-realism] erst fährt das Schiff ein oder zwei Zonen, dann starten sie
       *[point] Träger und seine Jäger
    }

difference-guests =
    { $part ->
        [second-edition] erlaubt
        [enhanced-realism] nicht erlaubt
       *[point] Verbündete Jäger auf einem Träger
    }

difference-guests-attacking =
    { $part ->
        [second-edition] schießen nicht; nur mit Zustimmung ihres Besitzers ein Verlust
        [daak] Ladung, nie ein Verlust
        [enhanced-realism] gibt es nicht
       *[point] Diese Gäste, wenn der Träger angreift
    }

difference-landing-plan =
    { $part ->
        [second-edition] genügt
        [daak] genügt nicht
        [enhanced-realism] Heimat ist der Träger, von dem er kam
       *[point] Ein Heimweg, für den ein Träger zurückgehen muss
    }

difference-new-carriers =
    { $part ->
        [second-edition] keine neuen
        [daak] weder neue noch alte
        [enhanced-realism] neue aus derselben Fabrik, alte, die dort stationiert sind
       *[point] Jäger beim Aufstellen auf einen Träger
    }

difference-homeless =
    { $part ->
        [second-edition] ein Träger oder eine befreundete Insel in der Zone
        [daak] ein Träger, oder eine Insel der Liste
        [europe-1999] ein Träger in der Zone, oder befreundetes Land daneben
       *[point] Jäger eines versenkten verteidigenden Trägers
    }

difference-transport-attack =
    { $part ->
        [second-edition] keiner
        [enhanced-realism] ein leerer trifft mit einer 1
       *[point] Angriff eines Transporters
    }

difference-transport-load =
    { $part ->
        [second-edition] zwei Infanterie, oder ein Panzer, oder eine Flak
        [enhanced-realism] ebenso, Artillerie statt der Flak
        [europe-1999] zwei aus Infanterie, Artillerie und Flak, oder ein Panzer
        [pacific-2001] auch Marineinfanterie; ein japanischer Zerstörer trägt eine Infanterie
       *[point] Was ein Transporter trägt
    }

difference-one-aboard =
    { $part ->
        [second-edition] erlaubt
        [daak] nicht erlaubt
       *[point] Bei der Landung einen von zweien an Bord behalten
    }

difference-mixed-cargo =
    { $part ->
        [second-edition] erlaubt
        [daak] nicht erlaubt
       *[point] Truppen zweier Nationen an Bord
    }

difference-guests-in-part =
    { $part ->
        [second-edition] erlaubt
        [daak] nicht erlaubt
       *[point] Gäste, die im NCM nur zum Teil aussteigen
    }

difference-contested-boarding =
    { $part ->
        [second-edition] erlaubt
        [daak] nicht erlaubt
        [europe-1999] nur in der eigenen Zone
       *[point] Zwischen Feinden laden, ohne zu landen
    }

difference-bombarding-ships =
    { $part ->
        [second-edition] Schlachtschiffe mit 4
        [europe-1999] Schlachtschiffe mit 4, Zerstörer mit 2
        [pacific-2001] Schlachtschiffe mit 4, Zerstörer mit 3
        [linked-2001] Zerstörer im Pazifik mit 3, sonst mit 2
       *[point] Schiffe, die eine Küste beschießen
    }

difference-shot-victim =
    { $part ->
        [second-edition] jede Einheit, die der Verteidiger wählt
        [daak] eine seiner Landeinheiten
        [enhanced-realism] sofort weg; bei einer 1 wählt der Angreifer
       *[point] Wen das Küstenbombardement trifft
    }

difference-ships-from-shore =
    { $part ->
        [second-edition] nie
        [enhanced-realism] durch Artillerie, und durch Flugzeuge mit einer 1, in Runde eins
       *[point] Schiffe, die bei einer Landung vom Land getroffen werden
    }

difference-landing-round =
    { $part ->
        [second-edition] Küstenbombardement, Angreifer, Verteidiger
        [enhanced-realism] sechs Schritte
       *[point] Erste Runde einer Landung
    }

difference-casualties =
    { $part ->
        [second-edition] ihr Besitzer
        [enhanced-realism] ihr Besitzer; doch Infanterie trifft Infanterie, Panzer treffen Landeinheiten, und die meisten Einsen wählen
       *[point] Wer Verluste zuweist
    }

difference-leaving-landing =
    { $part ->
        [second-edition] niemand
        [enhanced-realism] Flugzeuge dürfen es
       *[point] Eine Landung verlassen
    }

difference-sunk-landing =
    { $part ->
        [second-edition] ein gewöhnlicher Angriff (nach dem DAAK)
        [daak] ein gewöhnlicher Angriff (ausdrücklich gesagt)
       *[point] Eine Landung, deren Transporter versenkt wurden
    }

difference-armor =
    { $part ->
        [second-edition] zwei Felder, Blitz durch Land ohne Kampfeinheiten
        [daak] ebenso, der Blitz als Ganzes angesagt
        [enhanced-realism] erster Angriff nebenan; danach ein zweiter Panzerzug
        [europe-1999] zwei Felder, Blitz durch Land, in dem nichts steht
       *[point] Panzer
    }

difference-blitz-past-gun =
    { $part ->
        [second-edition] ja
        [europe-1999] nein
       *[point] Blitz an Flak oder Fabrik vorbei
    }

difference-raid-damage =
    { $part ->
        [second-edition] sofort bezahlt, nicht mehr als das Geld
        [enhanced-realism] bis zum Landwert, vom nächsten Einkommen, mit der Eroberung erledigt
        [linked-2001] aus der Kasse des bombardierten Landes
       *[point] Schaden eines Bombenangriffs
    }

difference-escorts =
    { $part ->
        [second-edition] keine
        [europe-1999] Begleitschutz, und Abfangjäger dagegen
       *[point] Jäger bei einem Bombenangriff
    }

difference-patrol =
    { $part ->
        [second-edition] keine
        [pacific-2001] Jagdpatrouille über der Zone daneben, auf dem Brett Pacific
       *[point] Jäger, die vom Land aus die See verteidigen
    }

difference-kamikaze =
    { $part ->
        [pacific-2001] sechs Angriffe auf Kriegsschiffe vor Japan
        [linked-2001] ebenso; auf sowjetische Schiffe nur im Krieg
       *[point] Kamikaze
    }

difference-surprise =
    { $part ->
        [pacific-2001] Briten und Amerikaner verteidigen mit 1
        [linked-2001] ebenso; sowjetische nie
       *[point] Überraschung im ersten Zug
    }
