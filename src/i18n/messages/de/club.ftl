### Aus einer Kopie das Archiv einer Gruppe machen, eine spätere Fassung hineinholen.

## Aus einer Kopie wird ein Archiv

club-init-not-a-copy = { $folder } ist keine Kopie von Fieldpost: package.json und .ci/archive fehlen.
club-init-not-a-copy-next = die Vorlage verwenden oder das Repository klonen und dies in der Kopie aufrufen
club-init-played = Hier wird schon gespielt: { $games }. Demonstrationspartien werden daneben nicht entfernt.
club-init-played-next = um sie trotzdem zu entfernen: git rm -r { $paths }
club-init-name = Wie heißt eure Gruppe oder euer Archiv?
club-init-languages = In welchen Sprachen soll die Website sein? Englisch gehört immer dazu.
club-init-language-names-en = Englisch
club-init-language-names-de = Deutsch
club-init-language-names-nl = Niederländisch
club-init-site = Auf welchem Server wird die Website stehen?
club-init-base = Unter welchem Pfad dort?
club-init-dice = Woher kommen die Würfel einer neuen Partie?
club-init-time-zone = In welcher Zeitzone sollen Zeiten gezeigt werden?
club-init-wrong = { $what } kann nicht »{ $said }« sein; nötig ist { $wanted }.
club-init-remove =
    { $count } { $count ->
        [one] Demonstrationspartie wird
       *[other] Demonstrationspartien werden
    } entfernt.
club-init-confirm = So schreiben?
club-init-wrote = { $file } ist geschrieben.
club-init-removed =
    { $count } { $count ->
        [one] Demonstrationspartie
       *[other] Demonstrationspartien
    } entfernt.
club-init-english = Englisch steht an der Wurzel der Website, die anderen Sprachen daneben.
club-init-nowhere = Es ist noch keine Adresse gesetzt, also wird nichts veröffentlicht: npx fieldpost init --site https://… --base /…/
club-init-at = Die Website wird unter { $address }/ stehen
club-init-message = Unser Archiv
club-init-afterwards = danach die erste Partie: npx fieldpost new

## Eine spätere Fassung

club-upgrade-nothing-new = Dieses Archiv hat { $version } schon: nichts zu tun.
club-upgrade-done =
    Von { $from } auf { $to } gebracht: { $files } { $files ->
        [one] Datei
       *[other] Dateien
    } geändert. Eure Partien und fieldpost.json sind, wie sie waren.
club-upgrade-taken = Wie in der neuen Fassung, denn beide Seiten hatten es geändert: { $files }
club-upgrade-stops-no-git = git ist hier nicht installiert.
club-upgrade-stops-no-repository = Dieses Archiv liegt in keinem git-Repository.
club-upgrade-stops-not-the-top = Das Archiv liegt im Ordner { $folder } eines größeren Repositorys; nur eine ganze Kopie lässt sich auf eine neue Fassung bringen.
club-upgrade-stops-dirty = Es gibt Änderungen, die nicht committet sind: { $paths }.
club-upgrade-stops-unknown-ref = git kennt hier keine Fassung »{ $said }«.
club-upgrade-stops-not-a-release = { $said } ist keine Fassung von Fieldpost: In der package.json steht nichts davon.
club-upgrade-stops-no-base = Es ist nicht zu erkennen, aus welcher Fassung diese Kopie entstand: Beide haben keinen Commit gemeinsam, und eine Marke v{ $version } gibt es nicht.
club-upgrade-stops-conflict = Ihr und die neue Fassung habt beide { $paths } geändert. Es wurde nichts verändert.
club-upgrade-stops-no-identity = git weiß nicht, wer committet: { $said }
club-upgrade-stops-failed = git konnte es nicht: { $said }
club-upgrade-stop-next-no-git = git 2.38 oder neuer installieren
club-upgrade-stop-next-no-repository = git init; oder das Archiv dort klonen, wo eure Gruppe es aufbewahrt
club-upgrade-stop-next-not-the-top = die Dateien der neuen Fassung von Hand kopieren
club-upgrade-stop-next-dirty = sie erst committen (npx fieldpost sync veröffentlicht Züge) oder zurücknehmen: git restore --staged --worktree .
club-upgrade-stop-next-unknown-ref = git remote add fieldpost <Adresse von Fieldpost>; git fetch --tags fieldpost
club-upgrade-stop-next-not-a-release = eine Marke wie v0.2.0 nennen oder einen Zweig wie fieldpost/main
club-upgrade-stop-next-no-base = git fetch --tags fieldpost; gibt es kein v{ $version }, den kopierten Commit selbst markieren: git tag v{ $version } <Commit>
club-upgrade-stop-next-conflict = die eigenen Änderungen an diesen Dateien zurücknehmen (git checkout { $base } -- { $paths }; git commit), die neue Fassung holen und sie dann neu machen
club-upgrade-stop-next-no-identity = git config user.name "<Name>"; git config user.email <Adresse>
club-upgrade-stop-next-failed = es wurde nichts verändert; in Ordnung bringen, was git sagt, und noch einmal versuchen
