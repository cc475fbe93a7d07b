### De verschillen tussen de systemen in gevecht en in wat beweegt, zoals in differences.ftl.

difference-battleship-hits =
    { $part ->
        [second-edition] één
        [europe-1999] twee; de eerste wordt in de beurt hersteld
       *[point] Treffers die een slagschip verdraagt
    }

difference-guns =
    { $part ->
        [second-edition] één per gebied, schiet op vliegtuigen die invliegen of overvliegen, op land nooit verloren
        [enhanced-realism] vervangen door artillerie, als die wordt gespeeld: schiet op vliegtuigen in het eigen gevecht, kan verloren gaan
       *[point] Luchtdoelgeschut
    }

difference-freed-gun =
    { $part ->
        [second-edition] naar de bondgenoot; naar de bevrijder zolang diens hoofdstad verloren is
        [daak] hetzelfde, en daarna blijft het van de bevrijder
        [enhanced-realism] naar de bondgenoot, of naar de bevrijder als de mogendheid uitgeschakeld is
       *[point] Geschut in bevrijd land
    }

difference-who-retreats =
    { $part ->
        [second-edition] de aanvaller, en onderzeeboten van beide partijen
        [enhanced-realism] de aanvaller, anders de verdediger
        [europe-1999] de aanvaller; onderzeeboten van beide partijen duiken
       *[point] Wie een gevecht mag verlaten
    }

difference-retreat-land =
    { $part ->
        [second-edition] één vak waar een aanvaller vandaan kwam
        [daak] dat, of een vak dat op een aangekondigde weg is overrompeld of overvlogen
        [enhanced-realism] willekeurige bevriende buren, samen of apart
       *[point] Waarheen een terugtocht op land mag
    }

difference-retreat-sea =
    { $part ->
        [second-edition] één zone waar een aanvaller vandaan kwam
        [daak] die, of een zone die op een aangekondigde weg is overvlogen
        [enhanced-realism] willekeurige buurzones, ook met vijanden, of helemaal geen
       *[point] Waarheen een terugtocht op zee mag
    }

difference-partial =
    { $part ->
        [second-edition] alleen onderzeeboten
        [enhanced-realism] niemand, behalve vliegtuigen bij een landing
        [europe-1999] onderzeeboten duiken één voor één; vliegtuigen verlaten een landing samen
       *[point] Gedeeltelijk vertrekken
    }

difference-subs-together =
    { $part ->
        [second-edition] één zone per partij
        [enhanced-realism] elk waarheen het wil, met alle andere schepen
        [europe-1999] elk voor zich, zonder te bewegen
       *[point] Onderzeeboten die in één ronde vertrekken
    }

difference-attacking-sub-zone =
    { $part ->
        [second-edition] een zone waar een aanvallend schip vandaan kwam
        [daak] een zone waar een aanvallend schip vandaan kwam of doorheen voer
        [enhanced-realism] elke buurzone
        [europe-1999] hij blijft, onder water
       *[point] Waarheen een aanvallende onderzeeboot gaat
    }

difference-defending-sub-zone =
    { $part ->
        [second-edition] een buurzone zonder vijanden en zonder gevecht in deze beurt
        [enhanced-realism] elke buurzone
        [europe-1999] hij blijft, onder water
       *[point] Waarheen een verdedigende onderzeeboot gaat
    }

difference-first-shot =
    { $part ->
        [second-edition] in elke ronde
        [enhanced-realism] alleen in de eerste ronde
        [europe-1999] in elke ronde, tenzij de verdediger een torpedobootjager heeft
       *[point] Eerste schot van aanvallende onderzeeboten
    }

difference-sub-at-planes =
    { $part ->
        [second-edition] nooit
        [enhanced-realism] met een 1, als er geen vijandelijk schip is
       *[point] Treffer van een onderzeeboot op vliegtuigen
    }

difference-planes-at-subs =
    { $part ->
        [second-edition] treffen ze als andere schepen
        [europe-1999] treffen ze alleen naast een torpedobootjager van hun partij
       *[point] Vliegtuigen tegen onderzeeboten
    }

difference-landing-new-land =
    { $part ->
        [second-edition] nee
        [enhanced-realism] ja
       *[point] Vliegtuigen in land dat deze beurt is veroverd
    }

difference-air-range =
    { $part ->
        [second-edition] gevechtsvliegtuigen 4, bommenwerpers 6, heen en terug samen
        [enhanced-realism] aanval 2, bombardement 3, vanaf een vliegdekschip 1, en evenveel terug; 4 en 6 zonder gevecht
        [pacific-2001] 4 en 6, één meer per luchtbasis aan begin en eind
        [linked-2001] zoals op elk bord; tussen de borden een nacht op een strook
       *[point] Bereik van vliegtuigen
    }

difference-air-sea-zones =
    { $part ->
        [second-edition] zoveel als het bereik toelaat
        [enhanced-realism] één heen en één terug, indien afgesproken
       *[point] Zeezones op een missie
    }

difference-cross-board =
    { $part ->
        [linked-2001] alleen vanaf en op de vakken ertussen
       *[point] Luchtaanval op het andere bord
    }

difference-launch =
    { $part ->
        [second-edition] eerst opstijgen, dan vaart het schip
        [enhanced-realism] eerst vaart het schip één of twee zones, dan stijgen ze op
       *[point] Vliegdekschip en zijn gevechtsvliegtuigen
    }

difference-guests =
    { $part ->
        [second-edition] toegestaan
        [enhanced-realism] niet toegestaan
       *[point] Gevechtsvliegtuigen van bondgenoten op een vliegdekschip
    }

difference-guests-attacking =
    { $part ->
        [second-edition] vuren niet; alleen met toestemming van hun eigenaar een verlies
        [daak] lading, nooit een verlies
        [enhanced-realism] zijn er niet
       *[point] Zulke gasten als het vliegdekschip aanvalt
    }

difference-landing-plan =
    { $part ->
        [second-edition] is genoeg
        [daak] is niet genoeg
        [enhanced-realism] thuis is het vliegdekschip waar het vandaan kwam
       *[point] Een terugweg waarvoor een vliegdekschip moet terugtrekken
    }

difference-new-carriers =
    { $part ->
        [second-edition] geen nieuwe
        [daak] geen nieuwe en geen oude
        [enhanced-realism] nieuwe uit hetzelfde complex, oude die daar gestationeerd zijn
       *[point] Gevechtsvliegtuigen bij plaatsing op een vliegdekschip
    }

difference-homeless =
    { $part ->
        [second-edition] een vliegdekschip of bevriend eiland in de zone
        [daak] een vliegdekschip, of een eiland van een lijst
        [europe-1999] een vliegdekschip in de zone, of bevriend land ernaast
       *[point] Vliegtuigen van een gezonken verdedigend vliegdekschip
    }

difference-transport-attack =
    { $part ->
        [second-edition] geen
        [enhanced-realism] een leeg schip treft met een 1
       *[point] Aanval van een transportschip
    }

difference-transport-load =
    { $part ->
        [second-edition] twee infanterie, of één tank, of één stuk geschut
        [enhanced-realism] hetzelfde, artillerie in plaats van het geschut
        [europe-1999] twee uit infanterie, artillerie en geschut, of één tank
        [pacific-2001] ook mariniers; een Japanse torpedobootjager draagt één infanterie
       *[point] Wat een transportschip draagt
    }

difference-one-aboard =
    { $part ->
        [second-edition] toegestaan
        [daak] niet toegestaan
       *[point] Bij een landing één van de twee aan boord houden
    }

difference-mixed-cargo =
    { $part ->
        [second-edition] toegestaan
        [daak] niet toegestaan
       *[point] Troepen van twee mogendheden aan boord
    }

difference-guests-in-part =
    { $part ->
        [second-edition] toegestaan
        [daak] niet toegestaan
       *[point] Gasten die in de niet-aanvalsfase deels van boord gaan
    }

difference-contested-boarding =
    { $part ->
        [second-edition] toegestaan
        [daak] niet toegestaan
        [europe-1999] alleen in de eigen zone
       *[point] Tussen vijanden inladen zonder te landen
    }

difference-bombarding-ships =
    { $part ->
        [second-edition] slagschepen, met 4
        [europe-1999] slagschepen met 4, torpedobootjagers met 2
        [pacific-2001] slagschepen met 4, torpedobootjagers met 3
        [linked-2001] torpedobootjagers in de Pacific met 3, elders met 2
       *[point] Schepen die een kust beschieten
    }

difference-shot-victim =
    { $part ->
        [second-edition] elke eenheid die de verdediger kiest
        [daak] een van zijn landeenheden
        [enhanced-realism] meteen weg; bij een 1 kiest de aanvaller
       *[point] Wie het kustbombardement treft
    }

difference-ships-from-shore =
    { $part ->
        [second-edition] nooit
        [enhanced-realism] door artillerie, en door vliegtuigen met een 1, in ronde één
       *[point] Schepen die bij een landing vanaf het land worden getroffen
    }

difference-landing-round =
    { $part ->
        [second-edition] kustbombardement, aanvallers, verdedigers
        [enhanced-realism] zes stappen
       *[point] Eerste ronde van een landing
    }

difference-casualties =
    { $part ->
        [second-edition] hun eigenaar
        [enhanced-realism] hun eigenaar, maar infanterie treft infanterie, tanks treffen landeenheden en de meeste enen kiezen
       *[point] Wie verliezen kiest
    }

difference-leaving-landing =
    { $part ->
        [second-edition] niemand
        [enhanced-realism] vliegtuigen mogen dat
       *[point] Een landing verlaten
    }

difference-sunk-landing =
    { $part ->
        [second-edition] een gewone aanval (naar de DAAK)
        [daak] een gewone aanval (uitdrukkelijk gezegd)
       *[point] Een landing waarvan de transportschepen zijn gezonken
    }

difference-armor =
    { $part ->
        [second-edition] twee vakken, bliksemaanval door land zonder gevechtseenheden
        [daak] hetzelfde, de bliksemaanval in zijn geheel aangekondigd
        [enhanced-realism] eerste aanval naast de deur; daarna een tweede tankbeweging
        [europe-1999] twee vakken, bliksemaanval door land waar niets staat
       *[point] Tanks
    }

difference-blitz-past-gun =
    { $part ->
        [second-edition] ja
        [europe-1999] nee
       *[point] Bliksemaanval langs geschut of complex
    }

difference-raid-damage =
    { $part ->
        [second-edition] meteen betaald, niet meer dan het geld
        [enhanced-realism] tot de landwaarde, van de volgende inkomsten, vervalt bij verovering
        [linked-2001] uit de kas van het gebombardeerde land
       *[point] Schade van een bombardement
    }

difference-escorts =
    { $part ->
        [second-edition] geen
        [europe-1999] escorte, en onderscheppers ertegen
       *[point] Gevechtsvliegtuigen bij een bombardement
    }

difference-patrol =
    { $part ->
        [second-edition] geen
        [pacific-2001] luchtpatrouille boven de zone ernaast, op het bord Pacific
       *[point] Gevechtsvliegtuigen die vanaf land de zee verdedigen
    }

difference-kamikaze =
    { $part ->
        [pacific-2001] zes aanvallen op oorlogsschepen bij Japan
        [linked-2001] hetzelfde; op Sovjetschepen alleen in oorlog
       *[point] Kamikaze
    }

difference-surprise =
    { $part ->
        [pacific-2001] Britten en Amerikanen verdedigen met 1
        [linked-2001] hetzelfde; Sovjeteenheden nooit
       *[point] Verrassing in de eerste beurt
    }
