### Das Archiv einer Gruppe: mit dem Programm als Paket oder als ganze Kopie; spätere Fassungen.

## Ein neues Archiv

club-init-which-folder = Dieser Ordner ist kein Archiv, und es liegt schon etwas darin.
club-init-installing = Fieldpost wird installiert (npm), das dauert bis zu einer Minute …
club-init-not-installed = npm konnte { $release } nicht installieren: Was es dazu sagt, steht oben. Alle anderen Dateien sind geschrieben.
club-init-not-installed-next = in { $folder }: npm install { $release }
club-package-which = Aus welcher Datei oder von welcher Adresse dieses Programm installiert wurde, lässt sich nicht feststellen.
club-package-no-file = Eine Datei { $said } gibt es nicht, und eine Adresse ist das auch nicht. Namen aus einem Paketverzeichnis werden nicht genommen: Dort kann der Name irgendwem gehören.
club-package-next = sagen, welches: eine Datei wie ../fieldpost-0.3.0.tgz oder die Adresse einer solchen, https://…/fieldpost-0.3.0.tgz
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
club-init-remote = <Adresse eines leeren Repositorys bei eurem Hoster>
club-init-afterwards = danach die erste Partie: npx fieldpost new

## Eine spätere Fassung des Pakets

club-change-done = Von { $from } auf { $to } gebracht. Eure Partien und fieldpost.json sind, wie sie waren.
club-change-log-same = Format der Protokolle: wie bisher.
club-change-log = Format der Protokolle: Version { $versions } ist neu. Ältere werden gelesen wie bisher; wer nicht mitzieht, kann Partien nicht lesen, die das neue brauchen.
club-change-rules-same = Regeln: wie bisher.
club-change-rules-other = Regeln: Das Programm, das Partien prüft, ist ein anderes. verify prüft alle neu.
club-change-rulesets = Neue Regelwerke: { $rulesets }
club-change-pages-same = Seiten: wie bisher.
club-change-pages-other = Seiten: von einem anderen Programm gemacht. Beim nächsten Bauen entstehen alle neu.
club-change-renewed = Jetzt wie in der neuen Fassung: { $files }
club-change-kept = Geblieben, wie ihr sie habt, obwohl die neue Fassung sie anders hat: { $files }
club-change-message = Fieldpost { $version }
club-change-stops-not-installed = Was package.json verlangt, ist hier nicht installiert; was sich ändern würde, lässt sich also nicht sagen.
club-change-stops-not-fetched = npm konnte { $release } nicht installieren: Was es dazu sagt, steht oben.
club-change-stops-not-a-release = { $release } ist keine Fassung von Fieldpost. package.json ist, wie sie war.
club-change-stop-next-not-installed = npm ci
club-change-stop-next-not-fetched = git status zeigt, was geändert ist, git restore --staged --worktree . nimmt es zurück; dann noch einmal versuchen
club-change-stop-next-not-a-release = npm ci, das wieder hinlegt, was da war

## Aus einer ganzen Kopie wird ein Archiv mit dem Programm als Paket

club-slim-from-package = Eine ganze Kopie macht das Paket selbst zum schlanken Archiv, nicht die Kopie.
club-slim-from-package-next = npx --package <Datei oder Adresse des Pakets> fieldpost upgrade
club-slim-done = Das Programm ist jetzt ein Paket: Neben den Partien { $after ->
        [one] liegt { $after } Datei
       *[other] liegen { $after } Dateien
    } statt { $before }. Kein Protokoll wurde angerührt.
club-slim-history = Was ihr an den Dateien des Programms selbst geändert hattet, steht in Commit { $commit }: Eigene Texte, Formen und Seiten kommen jetzt nach site/.
club-slim-message = Das Programm als Paket

## Eine spätere Fassung in einer ganzen Kopie

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

## Eigenes einer Gruppe auf ihrer Website

club-own-no-place = Aus { $file } wird dort nichts gemacht; möglich sind pages/<Sprache>/<Name>.md, texts/<Sprache>.ftl, style.css und public/.
club-own-no-message = { $file } hat einen Text für { $key }, und eine Meldung mit diesem Schlüssel gibt es nicht.

## Alle Partien nach einer Änderung der Regeln neu geprüft

reprove-progress = { $done } von { $all } Partien, davon { $differ } anders …
reprove-none = Die heutigen Regeln entscheiden jeden Eintrag, wie er dasteht.
reprove-kinds = { $kinds } { $kinds ->
        [one] Art von Unterschied
       *[other] Arten von Unterschieden
    } in { $entries } { $entries ->
        [one] Eintrag
       *[other] Einträgen
    }:
reprove-what-fields = { $event }: anders in { $fields }
reprove-what-event = jetzt { $now }, damals { $was }
reprove-what-refused = würde abgelehnt ({ $code })
reprove-count = { $entries } { $entries ->
        [one] Eintrag
       *[other] Einträge
    } in { $games } { $games ->
        [one] Partie
       *[other] Partien
    }
reprove-clauses = alle unter { $clauses }
reprove-broken = nicht zu verfolgen: { $games }
reprove-next = zu jeder Art: War sie gewollt, eine neue Version des Regelwerks; wenn nicht, zeigt npx fieldpost verify <Partie> den Eintrag
reprove-no-report = { $file } ist kein Bericht: Den schreibt reprove --shard … --json.
reprove-no-reports = In { $folder } liegen keine Berichte (*.json).
reprove-other-rules = Die Berichte stammen von verschiedenen Regeln: Auf allen Rechnern muss dasselbe Programm laufen.
reprove-parts = Nötig ist je ein Bericht von jedem Teil; zu klären: { $parts }.
