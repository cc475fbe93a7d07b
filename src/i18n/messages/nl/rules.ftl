### De woorden van het naslagwerk.

rules-decides = De Engelse tekst beslist, en boven die tekst gaan de bronnen.
rules-stale = Nog niet bijgewerkt: de Engelse tekst is veranderd sinds deze vertaling.
rules-in-english = In het Engels lezen
rules-filter = Toon de bepalingen van
rules-all = alle systemen
rules-elsewhere = Dezelfde vraag elders
rules-relation =
    { $relation ->
        [same] hetzelfde
        [stricter] strenger
        [looser] laat meer toe
       *[other] beslist anders
    }
rules-silent-holds = Zonder eigen bepaling, dus zoals hier
rules-silent-amends = Zonder eigen bepaling; daar geldt de uitgave die eraan ten grondslag ligt
rules-silent = Zegt er niets over
rules-compare-differ = Ze beslissen niet hetzelfde.
rules-compare-agree = Ze beslissen hetzelfde.
rules-cases =
    { $cases } { $cases ->
        [one] geval
       *[other] gevallen
    }{ $refused ->
        [0] , toegestaan
       *[other]
            { $accepted ->
                [0] , geweigerd
               *[other] : { $accepted } toegestaan, { $refused } geweigerd
            }
    }
rules-accepted = toegestaan
rules-refused = geweigerd
rules-no-cases = Geen geval toetst deze bepaling.
rules-board = Een geval op het bord
rules-compare = De systemen naast elkaar
rules-compare-lead = Waar twee of meer systemen iets over dezelfde vraag zeggen, onderwerp na onderwerp.
rules-compare-alone =
    en { $clauses } { $clauses ->
        [one] bepaling
       *[other] bepalingen
    } waarover geen ander systeem iets eigens zegt
rules-differences = Alle verschillen in één tabel
rules-differences-lead = Wat elk systeem maakt van de punten waarop ze verschillen, in weinig woorden, met de bepalingen die het helemaal zeggen.
rules-differences-point = Punt
rules-differences-silent = niet behandeld
glossary-title = Woordenlijst
glossary-lead = De woorden van het spel: wat ze betekenen, wat spelers ervoor zeggen en hoe ze in andere talen heten.
glossary-also = ook
suite-title = De toetsgevallen
suite-lead = Kleine stellingen met een order en wat daar uit moet komen, bij elke bepaling van de systemen die hier gespeeld worden. Elk programma kan ze doorlopen.
suite-total =
    { $passed } van { $cases } { $cases ->
        [one] geval
       *[other] gevallen
    } geslaagd.
suite-clauses =
    Ze toetsen { $clauses } { $clauses ->
        [one] bepaling
       *[other] bepalingen
    }.
suite-guide = Hoe je ze met een eigen programma doorloopt
suite-data = Hetzelfde als JSON
suite-clause = Bepaling
suite-status = Stand
suite-holds = klopt
suite-fails =
    { $failed } { $failed ->
        [one] geval mislukt
       *[other] gevallen mislukken
    }
suite-none = geen geval
rules-sources = De bronnen
rules-sources-lead = Bij elk document: wie beslist, welke versie hier staat, waar je met bezwaren terechtkunt en wat er ontbreekt; dan zijn bepalingen in zijn eigen volgorde. De woorden zijn de onze; de plaats in het document staat erbij.
rules-source-lead =
    { $clauses } { $clauses ->
        [one] bepaling
       *[other] bepalingen
    } in de volgorde van het document, elk hier met haar eerste zin.
rules-no-section = zonder bladzijde
rules-topics = Onderwerpen
