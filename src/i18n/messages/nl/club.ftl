### Van een kopie het archief van een groep maken, en er een latere versie in opnemen.

## Een kopie wordt een archief

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
club-init-afterwards = daarna het eerste spel: npx fieldpost new

## Een latere versie

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
