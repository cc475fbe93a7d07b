### De verschillen tussen de systemen in weinig woorden: waar het om gaat, en wat elke groep systemen heeft, onder het
### eerste ervan.

difference-sides =
    { $part ->
        [second-edition] geallieerden tegen de As
        [europe-1999] geallieerden tegen Duitsland alleen, of tegen Japan alleen
        [linked-2001] drie: Duitsland, Japan, geallieerden
       *[point] Partijen
    }

difference-order =
    { $part ->
        [second-edition] Sovjet-Unie, Duitsland, Verenigd Koninkrijk, Japan, Verenigde Staten
        [europe-1999] Duitsland, Sovjet-Unie, Verenigd Koninkrijk, Verenigde Staten
        [pacific-2001] Japan, Verenigd Koninkrijk, Verenigde Staten met China
        [linked-2001] Duitsland, Sovjet-Unie, Japan, Verenigd Koninkrijk, Verenigde Staten
       *[point] Volgorde van de beurten
    }

difference-phases =
    { $part ->
        [second-edition] zes, inkomsten het laatst
        [enhanced-realism] inkomsten eerst; tweede tankbeweging vóór de niet-aanvalsfase
        [europe-1999] negen
        [linked-2001] negen; op een verloren bord geen aanvalsfase
       *[point] Fasen van een beurt
    }

difference-start-money =
    { $part ->
        [second-edition] de waarde van het land
        [europe-1999] land en konvooien: 40, 24, 25, 40
        [pacific-2001] Japan 19, India 15, Australië 20, Verenigde Staten 75, konvooien 12
       *[point] Geld bij het begin
    }

difference-advance =
    { $part ->
        [europe-1999] 12 IPC voor Duitsland, 12 voor de geallieerden ertegen
       *[point] Geld vóór de eerste beurt
    }

difference-new-units =
    { $part ->
        [second-edition] geen
        [enhanced-realism] artillerie, als die sectie wordt gespeeld
        [europe-1999] artillerie, torpedobootjagers; in Pacific Amerikaanse mariniers
       *[point] Eenheden naast die van 1986
    }

difference-caspian =
    { $part ->
        [second-edition] niet genoemd; geen vak
        [daak] een zeezone
       *[point] Kaspische Zee
    }

difference-lakes =
    { $part ->
        [second-edition] geen vak; niet gezegd
        [daak] geen vak; uitdrukkelijk gezegd
       *[point] Meren en ander water zonder naam
    }

difference-hudson-bay =
    { $part ->
        [second-edition] grenst eraan
        [enhanced-realism] gesloten voor laden en landen
       *[point] West-Canada vanuit de Hudsonbaai
    }

difference-south-africa =
    { $part ->
        [second-edition] grenst eraan, zoals getekend
        [enhanced-realism] grenst er niet aan
       *[point] Zuid-Afrika vanuit het Kanaal van Mozambique
    }

difference-turkey =
    { $part ->
        [second-edition] nee
        [enhanced-realism] ja
        [europe-1999] Turkije is gesloten
       *[point] Turkije vanuit Zuid-Europa over land
    }

difference-black-sea =
    { $part ->
        [second-edition] open, zoals getekend
        [enhanced-realism] alleen voor de mogendheid die Turkije beheerst
        [europe-1999] gesloten voor alle schepen
       *[point] Zwarte Zee vanuit de Middellandse Zee
    }

difference-panama-zones =
    { $part ->
        [second-edition] twee, de doorvaart kost een punt
        [enhanced-realism] één voor de partij die het beheerst
        [linked-2001] het kanaal is een eigen zone
       *[point] Panama: zones
    }

difference-panama-when =
    { $part ->
        [second-edition] begin van de beurt
        [enhanced-realism] op het moment van gebruik
       *[point] Panama: sinds wanneer beheerst
    }

difference-suez =
    { $part ->
        [second-edition] beide oevers sinds het begin van de beurt
        [enhanced-realism] beide oevers op het moment van gebruik
        [linked-2001] alleen Egypte sinds het begin van de beurt
       *[point] Suez: wat beheerst moet zijn
    }

difference-boxes =
    { $part ->
        [second-edition] niet te betreden
        [daak] deel van de zone om Nieuw-Zeeland
       *[point] Vergrote vakken naast de kaart
    }

difference-neutral-price =
    { $part ->
        [second-edition] eenmaal 3 IPC
        [daak] eenmaal 3 IPC, uit wat na de aankoop over is
        [enhanced-realism] geen prijs
        [europe-1999] nooit
       *[point] Een neutraal gebied betreden
    }

difference-neutral-resistance =
    { $part ->
        [second-edition] geen
        [enhanced-realism] verdedigers voor drie dobbelstenen IPC, zes in Turkije en Spanje
       *[point] Verzet van een neutraal gebied
    }

difference-neutral-income =
    { $part ->
        [second-edition] 0
        [enhanced-realism] 1
        [europe-1999] wordt nooit bezet
       *[point] Inkomsten van een bezet neutraal gebied
    }

difference-neutral-complex =
    { $part ->
        [second-edition] één eenheid per beurt, dus per ronde
        [enhanced-realism] niet te bouwen
       *[point] Industrieel complex in een bezet neutraal gebied
    }

difference-research =
    { $part ->
        [second-edition] 5 IPC per dobbelsteen, zoveel men wil, één worp
        [enhanced-realism] geen, of één gratis dobbelsteen per beurt zolang men de hoofdstad heeft
        [europe-1999] geen
       *[point] Wapenontwikkeling
    }

difference-rockets =
    { $part ->
        [second-edition] één stuk geschut per beurt, dat mag verplaatsen en schieten
        [enhanced-realism] alleen na afspraak
        [europe-1999] geen
       *[point] Raketten
    }

difference-complexes =
    { $part ->
        [second-edition] die van de eerste eigenaar zonder grens, andere naar landwaarde; hoogstens vier nieuwe
        [enhanced-realism] alle naar landwaarde; zes meer vanaf het begin, geen nieuwe
        [europe-1999] als in de tweede editie, maar geen nieuwe
        [pacific-2001] nieuwe alleen voor de Verenigde Staten, zoveel men wil
        [linked-2001] zoals op elk bord
       *[point] Industriële complexen
    }

difference-income =
    { $part ->
        [second-edition] aan het eind van de beurt, wat over is blijft
        [enhanced-realism] aan het begin, wat over is vervalt
        [linked-2001] landgeld aan zijn plaats gebonden, het konvooigeld vrij
       *[point] Inkomsten
    }

difference-ships-placed =
    { $part ->
        [second-edition] alleen als optie
        [enhanced-realism] altijd
       *[point] Nieuwe schepen in een zone met vijanden
    }

difference-capital-lost =
    { $part ->
        [second-edition] het geld van die kas verloren, geen inkomsten, geen aankoop
        [enhanced-realism] de inkomsten lopen door; niets te plunderen
       *[point] Verlies van een hoofdstad
    }

difference-victory =
    { $part ->
        [second-edition] twee vijandelijke hoofdsteden, of 84 IPC land voor de As; bij de DAAK ook overgave
        [enhanced-realism] alleen overgave
        [europe-1999] Duitsland houdt een ronde zijn land en een geallieerde hoofdstad; de geallieerden houden Duitsland
        [pacific-2001] Japan met 22 punten of een hoofdstad; de geallieerden door Japan of inkomsten van 9
        [linked-2001] strijdtoneel voor strijdtoneel
       *[point] Overwinning
    }

difference-elimination =
    { $part ->
        [second-edition] geen
        [enhanced-realism] zonder eenheid en complex als haar beurt begint
       *[point] Een mogendheid die uitgeschakeld is
    }

difference-after-win =
    { $part ->
        [second-edition] het spel is afgelopen
        [linked-2001] het bord is beslist, de oorlog kan er opnieuw uitbreken
       *[point] Na een overwinning
    }

difference-capitals =
    { $part ->
        [second-edition] één voor elk van de vijf mogendheden
        [europe-1999] Duitsland, Moskou, Verenigd Koninkrijk, Verenigde Staten
        [pacific-2001] Japan, India, Nieuw-Zuid-Wales, Verenigde Staten; Szechwan voor China
       *[point] Hoofdsteden
    }

difference-convoys =
    { $part ->
        [second-edition] geen
        [europe-1999] konvooizones; in Pacific ook routes waar land van afhangt
        [linked-2001] een Amerikaanse pot van 25, een Britse van 28
       *[point] Geld uit de zee
    }

difference-naval-bases =
    { $part ->
        [second-edition] twee zones
        [pacific-2001] twee, of drie van marinebasis naar marinebasis in de niet-aanvalsfase
       *[point] Bereik van schepen
    }

difference-joint-attack =
    { $part ->
        [second-edition] nooit
        [pacific-2001] Amerikanen en Chinezen
       *[point] Twee mogendheden in één aanval
    }

difference-gifts =
    { $part ->
        [second-edition] geen
        [europe-1999] geen behalve lend-lease: geallieerde eenheden worden Sovjeteenheden
       *[point] Giften aan een bondgenoot
    }

difference-freed-land =
    { $part ->
        [second-edition] aan de eerste eigenaar
        [pacific-2001] soms aan China of het Verenigd Koninkrijk, wie het ook neemt
       *[point] Op Japan heroverd land
    }

difference-soviet-peace =
    { $part ->
        [linked-2001] in vrede tot Japan aanvalt
       *[point] Sovjet-Unie en Japan
    }

difference-soviet-land =
    { $part ->
        [pacific-2001] gesloten
        [linked-2001] open, en van de Sovjet-Unie
       *[point] Sovjet-Unie op het bord Pacific
    }
