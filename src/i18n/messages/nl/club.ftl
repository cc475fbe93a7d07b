### Het archief van een groep: met het programma als pakket of als hele kopie; latere versies.

## Een nieuw archief

club-init-which-folder = Deze map is geen archief, en er staat al iets in.
club-init-installing = Fieldpost wordt geïnstalleerd (npm), dat duurt hooguit een minuut …
club-init-not-installed = npm kon { $release } niet installeren: wat het daarover zegt, staat hierboven. Alle andere bestanden zijn geschreven.
club-init-not-installed-next = in { $folder }: npm install { $release }
club-package-which = Uit welk bestand of van welk adres dit programma is geïnstalleerd, is niet na te gaan.
club-package-no-file = Een bestand { $said } is er niet, en een adres is het ook niet. Namen uit een pakketregister worden niet aangenomen: daar kan de naam van iedereen zijn.
club-package-next = zeg welk: een bestand zoals ../fieldpost-0.3.0.tgz, of het adres van zo’n bestand, https://…/fieldpost-0.3.0.tgz
club-init-not-a-copy = { $folder } is geen kopie van Fieldpost: package.json en .ci/archive ontbreken.
club-init-not-a-copy-next = gebruik de sjabloon of kloon de repository, en geef deze opdracht in de kopie
club-init-played = Hier wordt al gespeeld: { $games }. Demonstratiespellen worden daarnaast niet verwijderd.
club-init-played-next = om ze toch te verwijderen: git rm -r { $paths }
club-init-name = Hoe heet jullie groep of archief?
club-init-languages = In welke talen moet de site zijn? Engels hoort er altijd bij.
club-init-language-names-en = Engels
club-init-language-names-de = Duits
club-init-language-names-nl = Nederlands
club-init-site = Op welke server komt de site te staan?
club-init-base = Onder welk pad daar?
club-init-dice = Waar komen de worpen van een nieuw spel vandaan?
club-init-time-zone = In welke tijdzone moeten tijden getoond worden?
club-init-wrong = { $what } kan niet ‘{ $said }’ zijn; nodig is { $wanted }.
club-init-remove =
    { $count } { $count ->
        [one] demonstratiespel wordt
       *[other] demonstratiespellen worden
    } verwijderd.
club-init-confirm = Zo schrijven?
club-init-wrote = { $file } is geschreven.
club-init-removed =
    { $count } { $count ->
        [one] demonstratiespel
       *[other] demonstratiespellen
    } verwijderd.
club-init-english = Engels staat aan de wortel van de site, de andere talen ernaast.
club-init-nowhere = Er is nog geen adres, dus er wordt niets gepubliceerd: npx fieldpost init --site https://… --base /…/
club-init-at = De site komt te staan op { $address }/
club-init-message = Ons archief
club-init-remote = <adres van een lege repository bij jullie host>
club-init-afterwards = daarna het eerste spel: npx fieldpost new

## Een latere versie van het pakket

club-change-done = Van { $from } naar { $to } gebracht. Jullie spellen en fieldpost.json zijn zoals ze waren.
club-change-log-same = Vorm van de logboeken: zoals voorheen.
club-change-log = Vorm van de logboeken: versie { $versions } is nieuw. Oudere worden gelezen zoals voorheen; wie niet meegaat, kan spellen die de nieuwe gebruiken niet lezen.
club-change-rules-same = Spelregels: zoals voorheen.
club-change-rules-other = Spelregels: het programma dat spellen controleert, is een ander. verify controleert ze allemaal opnieuw.
club-change-rulesets = Nieuwe regelsets: { $rulesets }
club-change-pages-same = Pagina’s: zoals voorheen.
club-change-pages-other = Pagina’s: door een ander programma gemaakt. Bij de volgende bouw worden ze allemaal opnieuw gemaakt.
club-change-renewed = Nu zoals in de nieuwe versie: { $files }
club-change-kept = Gebleven zoals jullie ze hebben, al heeft de nieuwe versie ze anders: { $files }
club-change-message = Fieldpost { $version }
club-change-stops-not-installed = Waar package.json om vraagt, is hier niet geïnstalleerd; wat er zou veranderen, is dus niet te zeggen.
club-change-stops-not-fetched = npm kon { $release } niet installeren: wat het daarover zegt, staat hierboven.
club-change-stops-not-a-release = { $release } is geen versie van Fieldpost. package.json is zoals het was.
club-change-stop-next-not-installed = npm ci
club-change-stop-next-not-fetched = git status laat zien wat er veranderd is, git restore --staged --worktree . neemt het terug; probeer het dan opnieuw
club-change-stop-next-not-a-release = npm ci, dat terugzet wat er stond

## Een hele kopie wordt een archief met het programma als pakket

club-slim-from-package = Een hele kopie wordt door het pakket zelf een slank archief, niet door de kopie.
club-slim-from-package-next = npx --package <bestand of adres van het pakket> fieldpost upgrade
club-slim-done = Het programma is nu een pakket: naast de spellen { $after ->
        [one] staat { $after } bestand
       *[other] staan { $after } bestanden
    } in plaats van { $before }. Geen logboek is aangeraakt.
club-slim-history = Wat jullie aan bestanden van het programma zelf hadden veranderd, staat in commit { $commit }: eigen teksten, vormen en pagina’s komen nu in site/.
club-slim-message = Het programma als pakket

## Een latere versie in een hele kopie

club-upgrade-nothing-new = Dit archief heeft { $version } al: niets te doen.
club-upgrade-done =
    Van { $from } naar { $to } gebracht: { $files } { $files ->
        [one] bestand
       *[other] bestanden
    } veranderd. Jullie spellen en fieldpost.json zijn zoals ze waren.
club-upgrade-taken = Zoals in de nieuwe versie, want beide kanten hadden het veranderd: { $files }
club-upgrade-stops-no-git = git is hier niet geïnstalleerd.
club-upgrade-stops-no-repository = Dit archief staat in geen git-repository.
club-upgrade-stops-not-the-top = Het archief staat in de map { $folder } van een grotere repository; alleen een hele kopie kan een nieuwe versie krijgen.
club-upgrade-stops-dirty = Er zijn wijzigingen die niet gecommit zijn: { $paths }.
club-upgrade-stops-unknown-ref = git kent hier geen versie ‘{ $said }’.
club-upgrade-stops-not-a-release = { $said } is geen versie van Fieldpost: in package.json staat daar niets van.
club-upgrade-stops-no-base = Er is niet te zien van welke versie deze kopie gemaakt is: de twee hebben geen commit gemeen, en er is geen tag v{ $version }.
club-upgrade-stops-conflict = Zowel jullie als de nieuwe versie hebben { $paths } veranderd. Er is niets gewijzigd.
club-upgrade-stops-no-identity = git weet niet wie er commit: { $said }
club-upgrade-stops-failed = git kon het niet: { $said }
club-upgrade-stop-next-no-git = installeer git 2.38 of nieuwer
club-upgrade-stop-next-no-repository = git init; of kloon het archief van de plek waar jullie groep het bewaart
club-upgrade-stop-next-not-the-top = kopieer de bestanden van de nieuwe versie met de hand
club-upgrade-stop-next-dirty = commit ze eerst (npx fieldpost sync publiceert beurten), of neem ze terug: git restore --staged --worktree .
club-upgrade-stop-next-unknown-ref = git remote add fieldpost <adres van Fieldpost>; git fetch --tags fieldpost
club-upgrade-stop-next-not-a-release = noem een tag zoals v0.2.0, of een branch zoals fieldpost/main
club-upgrade-stop-next-no-base = git fetch --tags fieldpost; is er geen v{ $version }, tag dan zelf de commit die gekopieerd is: git tag v{ $version } <commit>
club-upgrade-stop-next-conflict = neem de eigen wijzigingen van deze bestanden terug (git checkout { $base } -- { $paths }; git commit), haal de nieuwe versie binnen en maak ze dan opnieuw
club-upgrade-stop-next-no-identity = git config user.name "<naam>"; git config user.email <adres>
club-upgrade-stop-next-failed = er is niets gewijzigd; zet recht wat git zegt en probeer het opnieuw

## Wat een groep van zichzelf op haar site heeft

club-own-no-place = Van { $file } wordt daar niets gemaakt; het kan zijn pages/<taal>/<naam>.md, texts/<taal>.ftl, style.css of public/.
club-own-no-message = { $file } heeft een tekst voor { $key }, en er is geen melding met die sleutel.

## Alle spellen opnieuw gecontroleerd na een verandering van de spelregels

reprove-progress = { $done } van { $all } spellen, { $differ } daarvan anders …
reprove-none = De huidige spelregels beslissen elke logregel zoals hij er staat.
reprove-kinds = { $kinds } { $kinds ->
        [one] soort verschil
       *[other] soorten verschil
    } in { $entries } { $entries ->
        [one] logregel
       *[other] logregels
    }:
reprove-what-fields = { $event }: anders in { $fields }
reprove-what-event = nu { $now }, toen { $was }
reprove-what-refused = zou geweigerd worden ({ $code })
reprove-count = { $entries } { $entries ->
        [one] logregel
       *[other] logregels
    } in { $games } { $games ->
        [one] spel
       *[other] spellen
    }
reprove-clauses = alle onder { $clauses }
reprove-broken = niet te volgen: { $games }
reprove-next = per soort: was het de bedoeling, dan een nieuwe versie van de regelset; zo niet, dan toont npx fieldpost verify <spel> de logregel
reprove-no-report = { $file } is geen verslag: dat schrijft reprove --shard … --json.
reprove-no-reports = In { $folder } staan geen verslagen (*.json).
reprove-other-rules = De verslagen komen van verschillende spelregels: op alle machines moet hetzelfde programma draaien.
reprove-parts = Van elk deel is één verslag nodig; kijk naar { $parts }.
