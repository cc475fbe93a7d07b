### Hoe alle vakken van een bord heten: de bladzijde om een code of een naam op te zoeken.

names-title = Vakken en codes: { system-name }
names-spaces = Alle vakken en hun codes
names-spaces-lead = Codes, namen in elke taal en wat er op een beurtblad verder wordt begrepen, bord voor bord.
names-lead = Hoe de vakken van dit bord in elke taal heten, met welke code je ze schrijft en wat er op een beurtblad verder wordt begrepen.
names-how = Hoofdletters, accenten, streepjes en spaties doen er bij het schrijven niet toe; het begin van een naam is genoeg als het maar op één vak past.
names-guide = Hoe je een beurt schrijft
names-played = Hierop gespeeld:
names-boards = Andere borden
names-terminal = Op de opdrachtregel noemt ‘npx fieldpost show <spel> --all’ de vakken van een spel met hun codes, en ‘npx fieldpost show <spel> <vak>’ één ervan, onder welke naam ook.
names-by-code = Op code
names-kind =
    { $kind ->
        [land] Gebieden
       *[sea] Zeegebieden
    }
names-kind-in =
    { $kind ->
        [land] { $where }: gebieden
       *[sea] { $where }: zeegebieden
    }
names-between = Tussen de borden
names-name = Naam
names-code = Code
names-also = Wordt ook begrepen
names-owner = Eerste eigenaar
names-convoy =
    { $kind ->
        [box] konvooi
       *[centre] konvooicentrum
    }
names-convoy-route = konvooiroute voor { SPACE($space) }
names-closed = niet in het spel: { LIST($systems) }
names-shared = Woorden met meer dan één betekenis
names-shared-lead = Staat zo’n woord alleen, dan beslist wat te bereiken is. Geeft dat geen uitsluitsel, dan is het vetgedrukte vak bedoeld; is er geen vet, dan volgt er een vraag.
