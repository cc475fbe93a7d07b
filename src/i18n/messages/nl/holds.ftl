### Wat in een spel geldt: de regels zoals ze volgens een regelset gespeeld worden, per onderwerp en als boekje.

holds-title = Wat geldt: { system-name }
holds-rules = De regels zoals ze gespeeld worden
holds-rules-lead = Alle documenten van een regelset als één geheel gelezen: wat in zulke spellen geldt en wat waardoor vervangen is.
holds-by = Wat geldt in een spel volgens
holds-lead = Alle documenten van een spel, als één geheel gelezen. Wat niet gespeeld wordt is ingeklapt, met wat er in plaats daarvan geldt. Regelset: { ruleset-name }.
holds-counts =
    { $holds } { $holds ->
        [one] bepaling geldt
       *[other] bepalingen gelden
    }{ $overridden ->
        [0] {""}
       *[other] , { $overridden } vervangen
    }
# Het woord waarmee in de teksten van de regels begint wat andere stelsels zeggen.
holds-elsewhere = Elders
holds-documents = De documenten
holds-amended = Ten dele anders:
holds-overridden =
    { $clauses } { $clauses ->
        [one] bepaling die niet gespeeld wordt
       *[other] bepalingen die niet gespeeld worden
    }
holds-whole = de tekst
holds-instead = In plaats daarvan geldt:
holds-idle =
    { $clauses } { $clauses ->
        [one] bepaling
       *[other] bepalingen
    } over een bord, een opstelling of een optie die deze spellen niet hebben
holds-needs = Alleen als het zo afgesproken is: { $option }: { $value }
holds-needs-usual = Als er niets anders afgesproken is: { $option }: { $value }
holds-more = gevallen, beurten, andere stelsels
holds-options = Wat spelers kunnen afspreken
holds-options-lead = Elke optie met de bepalingen die ervan afhangen.
holds-with = Als het zo afgesproken is: { $value }
holds-with-holds = Dan zijn deze van kracht, anders niet:
holds-with-changes = Dan worden deze anders gespeeld:
holds-booklet = Alles als boekje
holds-booklet-lead = Alles wat geldt, op één bladzijde. Regelset: { ruleset-name }.
holds-booklet-keep = Om het boekje af te drukken, ook als pdf, is de afdrukopdracht van de browser genoeg. Wie het zonder netwerk bij zich wil hebben, bewaart deze pagina, op een telefoon met Downloaden: ze heeft geen script en geen plaatjes nodig. Vanzelf wordt hier niets bewaard.
holds-contents = Inhoud

## In een spel

holds-game = De regels van dit spel
holds-game-all = Alles wat erin geldt, per onderwerp
holds-game-usual = Geen afspraak verandert er iets aan.
holds-game-changes = Dit veranderen de afspraken eraan:
holds-game-out =
    { $clauses } { $clauses ->
        [one] bepaling is
       *[other] bepalingen zijn
    } niet van kracht
holds-game-into =
    { $clauses } { $clauses ->
        [one] bepaling is
       *[other] bepalingen zijn
    } bovendien van kracht
holds-game-otherwise =
    { $clauses } { $clauses ->
        [one] bepaling wordt
       *[other] bepalingen worden
    } anders gespeeld
holds-game-version = Het spel is begonnen onder versie { DIGITS($version) } van zijn regelset, die deze nog niet kent:
holds-now =
    De regels voor wat er te doen is: { $clauses } { $clauses ->
        [one] bepaling
       *[other] bepalingen
    }
