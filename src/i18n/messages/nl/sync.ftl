### Wat sync zegt.

counted-entries =
    { $count } { $count ->
        [one] logregel
       *[other] logregels
    }

## Onderweg

sync-stages-fetch = Kijkt wat er op { $upstream } staat …
sync-stages-push = Publiceert naar { $upstream } …
sync-stages-again = Iemand anders heeft net naar { $upstream } gepubliceerd; nog een keer …

## Het bericht van een commit: wat er is gepubliceerd, spel voor spel

sync-subject-game =
    { $turn ->
        [none] { $slug }: { counted-entries } van { LIST($by) }
       *[other] { $slug }: { $turn }, { counted-entries } van { LIST($by) }
    }
sync-subject-merge = { $upstream } samengevoegd

## Wat ervan is gekomen

sync-report-nothing = Niets nieuws: hier staat alles zoals op { $upstream }.
sync-report-came = binnengekomen van { LIST($by) }:
sync-report-came-only = binnengekomen van { LIST($by) }: { $what }
sync-report-published = gepubliceerd: { $what } ({ LIST($by) })
sync-report-would-publish = zou gepubliceerd worden: { $what } ({ LIST($by) })
sync-report-proposed = voorgesteld: { $what } ({ LIST($by) })
sync-report-already = al eerder gepubliceerd: { counted-entries }
sync-report-aside = opzijgezet: { counted-entries }
sync-report-would-be-aside = zou worden opzijgezet: { counted-entries }
sync-report-kept = bewaard in { LIST($files) }
sync-report-again = om deze orders opnieuw te geven:  npx fieldpost submit { $slug } -
sync-report-given-up = opgegeven voor het gepubliceerde logboek: { counted-entries }
sync-report-held = niet genoemd en blijft daarom hier: { counted-entries }
sync-report-repaired-line-ends = rechtgezet: de regeleinden van het logboek, die git had veranderd
sync-report-repaired-torn-line = opzijgezet: een logregel die nooit af is gekomen
sync-report-moved = Intussen heeft hier iemand in dit logboek geschreven; de volgende sync werkt het bij.
sync-report-broken = { $slug }: het gepubliceerde logboek is vanaf logregel { DIGITS($line) } beschadigd: npx fieldpost verify { $slug }
sync-report-gone = Het spel staat niet meer in het archief.
sync-report-branch = Voorgelegd op de branch { $name }. De branch hier blijft zoals hij is; is de andere overgenomen, doe dan weer sync.
sync-report-dry-run = Een proefronde: er is niets gepubliceerd en hier is niets veranderd.
sync-report-in-the-way = De logboeken zijn bijgewerkt, de branch niet: { LIST($paths) } bevat wijzigingen die in geen commit staan.
sync-report-in-the-way-next = commit ze of zet ze weg met git stash, daarna npx fieldpost sync
sync-report-called-off-merge = Een merge die bij een logboek was blijven steken, is afgebroken; waar het om ging, zit hierin.
sync-report-called-off-rebase = Een rebase die bij een logboek was blijven steken, is afgebroken; waar het om ging, zit hierin.
sync-before-dice = De order kon niet worden gepubliceerd, daarom is er niet gegooid.
sync-before-dice-next = npx fieldpost status { $slug }

## Waarom een logregel opzij is gezet, of waarop die wacht

sync-reasons-dice-fell = De dobbelstenen waren al gevallen voordat de logregels van anderen binnenkwamen. Een worp hoort bij de logregel zoals die was; de order moet opnieuw worden gegeven en er wordt opnieuw gegooid.
sync-reasons-stands-on = Die bouwt voort op #{ DIGITS($seq) }, en die is opzijgezet.
sync-reasons-about-aside = Die gaat over #{ DIGITS($seq) }, en die is opzijgezet.
sync-reasons-position-changed = Die meldt wat volgde uit een stelling die intussen anders is.
sync-reasons-name-taken = Iemand anders heeft onder deze korte naam een spel gepubliceerd; open het jouwe onder een andere.
sync-reasons-game-gone = Het spel staat niet meer in het archief.
sync-reasons-not-proved = De spelregels zeggen iets anders dan deze logregel. Hij is niet door dit programma geschreven, of daarna veranderd.
sync-reasons-must-go-too = Alleen kan dat niet meer: ook { $seqs } zou weg moeten.
sync-waits-published-broken = Het gepubliceerde logboek bevat een fout. Je nieuwe logregels wachten hier tot die is hersteld:
sync-waits-broken-here = Het logboek hier bevat een fout. Tot die is hersteld, wordt er niets uit gepubliceerd:
sync-waits-unknown-ruleset = Dit programma kent de regelset van het spel niet. Je nieuwe logregels wachten hier:

## Wat een sync tegenhoudt, en wat te doen

sync-said = git zegt:
sync-stop-no-git = Op deze computer staat geen git.
sync-stop-no-git-next = te vinden op https://git-scm.com
sync-stop-no-repository = Dit archief staat niet in een git-repository.
sync-stop-no-repository-next = kloon de repository van je groep, of begin er een: git init
sync-stop-no-branch = Er is geen branch uitgecheckt.
sync-stop-no-branch-next = git switch main
sync-stop-no-commit = Er is nog geen commit.
sync-stop-no-commit-next = git add --all && git commit
sync-stop-no-remote = Deze repository kent geen andere om naar te publiceren.
sync-stop-no-remote-next = git remote add origin <adres>, daarna git push --set-upstream origin { $branch }
sync-stop-no-upstream = Bij { $remote } is er nog geen branch { $branch }.
sync-stop-no-upstream-next = git push --set-upstream { $remote } { $branch }
sync-stop-busy = In deze map is al een sync bezig.
sync-stop-busy-next = wacht tot die klaar is
sync-stop-in-the-middle-merge = Een merge is halverwege blijven steken.
sync-stop-in-the-middle-rebase = Een rebase is halverwege blijven steken.
sync-stop-in-the-middle-other = Iets van git is halverwege blijven steken.
sync-stop-in-the-middle-paths = in conflict: { LIST($paths) }
sync-stop-in-the-middle-merge-next = git merge --abort, daarna npx fieldpost sync
sync-stop-in-the-middle-rebase-next = git rebase --abort, daarna npx fieldpost sync; kopieer een logboek waarin intussen verder is geschreven eerst ergens anders heen, want git draait dat terug
sync-stop-in-the-middle-other-next = git status zegt hoe je het afmaakt; daarna npx fieldpost sync
sync-stop-fetch-failed = git kon niet bij { $remote } kijken. Hier is niets veranderd.
sync-stop-fetch-failed-next = kijk of je online bent en daar mag lezen, daarna npx fieldpost sync
sync-stop-rewritten = Wat al gepubliceerd was, is veranderd. Er is niets van overgenomen.
sync-stop-rewritten-gone = { $slug }: het logboek is er niet meer.
sync-stop-rewritten-shorter = { $slug }: aan het eind van het logboek ontbreken logregels.
sync-stop-rewritten-changed =
    { $line ->
        [none] { $slug }: logregels zijn niet meer zoals ze waren.
       *[other] { $slug }: vanaf logregel { DIGITS($line) } is het logboek niet meer zoals het was.
    }
sync-stop-rewritten-seen = gezien         { counted-entries }, de laatste { $hash }
sync-stop-rewritten-published = gepubliceerd   { counted-entries }, de laatste { $hash }
sync-stop-rewritten-who-next = kijk wie het was en waarom:  git log { $upstream } -- { $path }
sync-stop-rewritten-old-next = het logboek zoals het was:  git cat-file blob { $blob }
sync-stop-rewritten-accept-next = alleen als de groep het erover eens is:  npx fieldpost sync { $accepts }
sync-stop-not-yours =
    { COUNT($me) ->
        [0] Hier wachten logregels van verschillende spelers op publicatie.
       *[other] Hier wachten ook logregels op publicatie die niet van { LIST($me) } zijn.
    }
sync-stop-not-yours-entry = { $slug }: { $seqs } van { $by }
sync-stop-not-yours-next = iedereen publiceert zijn eigen logregels, vanuit zijn eigen kloon
sync-stop-not-yours-also = als ze van hieruit naar buiten moeten:  npx fieldpost sync { $options }
sync-stop-game-removed = Een commit hier haalt { LIST($slugs) } weg. Een gepubliceerd spel blijft.
sync-stop-game-removed-next = git checkout { $upstream } -- { LIST($paths, by: " ") }
sync-stop-conflict = Jij en anderen hebben hetzelfde gewijzigd: { LIST($paths) }.
sync-stop-conflict-next = git merge { $upstream }, zet het recht en commit; daarna npx fieldpost sync
sync-stop-no-identity = git weet niet wie je bent.
sync-stop-no-identity-next = git config user.name "Je Naam" en git config user.email <adres>
sync-stop-commit-failed = git kon de commit niet maken. Hier is niets veranderd.
sync-stop-push-refused = { $remote } nam het niet aan voor { $branch }. Hier is niets veranderd.
sync-stop-push-refused-next = als daar alleen pull requests worden aangenomen:  npx fieldpost sync --branch <naam>
sync-stop-branch-taken = Bij { $remote } staat op de branch { $branch } al iets anders.
sync-stop-branch-taken-next = neem een andere naam
sync-stop-several-games = In { LIST($slugs) } wachten logregels. Voorgelegd wordt altijd één spel; er is niets voorgelegd.
sync-stop-several-games-next = npx fieldpost sync { $slug } --branch { $branch }
sync-stop-too-many-tries = Anderen waren { $tries } keer achter elkaar sneller. Hier is niets veranderd.
sync-stop-too-many-tries-next = npx fieldpost sync
sync-stop-branch-name = ‘{ $name }’ kan geen naam van een branch zijn.
sync-stop-branch-name-next = --branch anna-r03
sync-stop-no-game = ‘{ $name }’ is geen spel van dit archief.
