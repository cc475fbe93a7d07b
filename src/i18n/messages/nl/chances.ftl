### Wat er van een gevecht te verwachten was, wat de dobbelstenen ervan maakten, wat de vijand kan bereiken.

chances-title = Kansen voor de eerste worp
chances-attacker = aanval slaagt
chances-defender = verdediging houdt stand
chances-nobody = beide vernietigd
chances-retreat = aanval afgebroken
chances-taken = gebied veroverd
chances-side = Kant
chances-left = Gemiddeld over
chances-lost = Gemiddeld verlies, IPC
chances-of = { $part } van { $whole }
chances-exact = De kansen van een gevecht zijn exact berekend, volgens de verliesvolgordes en plannen die voor de eerste worp golden.
chances-calculator = Met andere legers doorrekenen.
chances-after = aanval slaagt vanaf hier: { $chance }
chances-too-large = Aan dit gevecht doen zoveel eenheden mee dat de kansen niet worden berekend.
chances-unknown-steps = Voor een gevecht volgens deze regels zijn de kansen nog niet te berekenen.
chances-raid = Gemiddeld: { $damage } IPC schade, en er gaan voor { $lost } IPC aan vliegtuigen verloren.
chances-raid-through = Minstens één bommenwerper komt erdoor: { $chance }.
luck-title = Dobbelgeluk
luck-why = Geluk is wat er boven of onder het gemiddelde geraakt is, in IPC: een treffer telt voor de gemiddelde prijs van de eenheden die hij bij het begin van het gevecht had kunnen raken.
luck-good =
    { $who }: { $hits } { $hits ->
        [one] treffer
       *[other] treffers
    }, te verwachten { $expected }; { $ipc } IPC geluk.
luck-bad =
    { $who }: { $hits } { $hits ->
        [one] treffer
       *[other] treffers
    }, te verwachten { $expected }; { $ipc } IPC pech.
luck-even =
    { $who }: { $hits } { $hits ->
        [one] treffer
       *[other] treffers
    }, te verwachten { $expected }; geluk noch pech.
threat-title = Wat de vijand kan bereiken
threat-says = Wat deze kant nu zou kunnen verliezen: elke vijandelijke mogendheid alsof die meteen aan de beurt was, vanuit de stelling aan het einde van deze beurt.
threat-assumed = Alles wat er samen kan komen valt aan: landeenheden, vliegtuigen en oorlogsschepen, en van elk transportschip één lading. Beide kanten vechten volgens de verliesvolgordes en plannen die gelden. Niet meegeteld: nieuwe aankopen en zetten die daarvoor nog gedaan worden, landingen waarvoor eerst een zeeslag gewonnen moet worden, slagschepen die eerst moeten komen om te steunen, landingsplaatsen die pas een andere zet oplevert; luchtdoelgeschut onderweg schiet mis. Genoemd worden hoofdsteden die troepen kunnen bereiken, daarna de waardevolste vakken met een kans van minstens { $share }.
threat-space = Vak
threat-by = Aanval
threat-against = Verdediging
threat-chance = Kans
threat-stake = Op het spel, IPC
threat-stake-why = Op het spel: wat het land opbrengt, wat de eenheden er nieuw kosten, en van een hoofdstad ook de kas. Kans: dat het land wordt veroverd, of de vloot verslagen.
threat-open = niemand: de vijand kan zo binnenlopen
threat-how = Hoe dit berekend is
threat-simulated = Kansen met ‘≈’ zijn uitgeprobeerd, elk met { $games } gevechten en dobbelstenen uit een vaste startwaarde; standaardfout hooguit { $error }.
