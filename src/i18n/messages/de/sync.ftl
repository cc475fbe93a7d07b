### Was sync sagt.

counted-entries =
    { $count } { $count ->
        [one] Eintrag
       *[other] Einträge
    }

## Unterwegs

sync-stages-fetch = Sieht nach, was auf { $upstream } steht …
sync-stages-push = Veröffentlicht auf { $upstream } …
sync-stages-again = Eben hat jemand anders auf { $upstream } veröffentlicht; noch einmal …

## Die Nachricht eines Commits: was veröffentlicht wurde, Partie für Partie

sync-subject-game =
    { $turn ->
        [none] { $slug }: { counted-entries } von { LIST($by) }
       *[other] { $slug }: { $turn }, { counted-entries } von { LIST($by) }
    }
sync-subject-merge = { $upstream } zusammengeführt

## Was daraus wurde

sync-report-nothing = Nichts Neues: Hier steht alles so wie auf { $upstream }.
sync-report-came = eingegangen von { LIST($by) }:
sync-report-came-only = eingegangen von { LIST($by) }: { $what }
sync-report-published = veröffentlicht: { $what } ({ LIST($by) })
sync-report-would-publish = würde veröffentlicht: { $what } ({ LIST($by) })
sync-report-proposed = vorgeschlagen: { $what } ({ LIST($by) })
sync-report-already = schon vorher veröffentlicht: { counted-entries }
sync-report-aside = beiseitegelegt: { counted-entries }
sync-report-would-be-aside = würde beiseitegelegt: { counted-entries }
sync-report-kept = aufbewahrt in { LIST($files) }
sync-report-again = um diese Befehle noch einmal zu geben:  npx fieldpost submit { $slug } -
sync-report-given-up = zugunsten des veröffentlichten Protokolls aufgegeben: { counted-entries }
sync-report-held = nicht genannt und bleibt deshalb hier: { counted-entries }
sync-report-repaired-line-ends = in Ordnung gebracht: die Zeilenenden des Protokolls, die git verändert hatte
sync-report-repaired-torn-line = beiseitegelegt: eine nie fertig gewordene Zeile
sync-report-moved = Inzwischen hat hier jemand in dieses Protokoll geschrieben; das nächste sync gleicht es ab.
sync-report-broken = { $slug }: Das veröffentlichte Protokoll ist ab Zeile { DIGITS($line) } beschädigt: npx fieldpost verify { $slug }
sync-report-gone = Die Partie ist nicht mehr im Archiv.
sync-report-branch = Vorgelegt auf dem Zweig { $name }. Der Zweig hier bleibt, wie er ist; ist der andere übernommen, wieder sync aufrufen.
sync-report-dry-run = Ein Probelauf: Nichts wurde veröffentlicht, und hier hat sich nichts geändert.
sync-report-in-the-way = Die Protokolle sind auf dem neuesten Stand, der Zweig ist es nicht: An { LIST($paths) } gibt es Änderungen, die in keinem Commit stehen.
sync-report-in-the-way-next = committen oder mit git stash weglegen, dann npx fieldpost sync
sync-report-called-off-merge = Ein Merge, der an einem Protokoll stehen geblieben war, wurde abgebrochen; worum es ging, ist hier enthalten.
sync-report-called-off-rebase = Ein Rebase, der an einem Protokoll stehen geblieben war, wurde abgebrochen; worum es ging, ist hier enthalten.
sync-before-dice = Der Befehl ließ sich nicht veröffentlichen, deshalb wurde nicht gewürfelt.
sync-before-dice-next = npx fieldpost status { $slug }

## Warum ein Eintrag beiseitegelegt wurde oder worauf er wartet

sync-reasons-dice-fell = Seine Würfel waren gefallen, bevor die Einträge der anderen hereinkamen. Würfel gehören zu der Zeile, wie sie war; der Befehl muss noch einmal gegeben werden, und es wird neu gewürfelt.
sync-reasons-stands-on = Er baut auf #{ DIGITS($seq) } auf, und der wurde beiseitegelegt.
sync-reasons-about-aside = Es geht darin um #{ DIGITS($seq) }, und der wurde beiseitegelegt.
sync-reasons-position-changed = Er meldet, was aus einer Stellung folgte, die inzwischen eine andere ist.
sync-reasons-name-taken = Unter diesem Kurznamen hat jemand anders eine Partie veröffentlicht; eröffne deine unter einem anderen.
sync-reasons-game-gone = Die Partie ist nicht mehr im Archiv.
sync-reasons-not-proved = Die Regeln sagen etwas anderes als diese Zeile. Sie stammt nicht von diesem Programm oder wurde danach verändert.
sync-reasons-must-go-too = Allein geht das nicht mehr: Auch { $seqs } müsste wegfallen.
sync-waits-published-broken = Das veröffentlichte Protokoll hat einen Fehler. Deine neuen Einträge warten hier, bis er behoben ist:
sync-waits-broken-here = Das Protokoll hier hat einen Fehler. Bis er behoben ist, wird daraus nichts veröffentlicht:
sync-waits-unknown-ruleset = Dieses Programm kennt die Regeln der Partie nicht. Deine neuen Einträge warten hier:

## Was einen Sync aufhält, und was zu tun ist

sync-said = git meldet:
sync-stop-no-git = Auf diesem Rechner gibt es kein git.
sync-stop-no-git-next = zu haben unter https://git-scm.com
sync-stop-no-repository = Dieses Archiv liegt in keinem Git-Repository.
sync-stop-no-repository-next = das Repository deiner Gruppe klonen oder eines anlegen: git init
sync-stop-no-branch = Es ist kein Zweig ausgecheckt.
sync-stop-no-branch-next = git switch main
sync-stop-no-commit = Es gibt noch keinen Commit.
sync-stop-no-commit-next = git add --all && git commit
sync-stop-no-remote = Dieses Repository kennt kein anderes, in das es veröffentlichen könnte.
sync-stop-no-remote-next = git remote add origin <Adresse>, dann git push --set-upstream origin { $branch }
sync-stop-no-upstream = Bei { $remote } gibt es den Zweig { $branch } noch nicht.
sync-stop-no-upstream-next = git push --set-upstream { $remote } { $branch }
sync-stop-busy = In diesem Ordner läuft schon ein sync.
sync-stop-busy-next = warten, bis es fertig ist
sync-stop-in-the-middle-merge = Ein Merge ist auf halbem Weg stehen geblieben.
sync-stop-in-the-middle-rebase = Ein Rebase ist auf halbem Weg stehen geblieben.
sync-stop-in-the-middle-other = Ein Vorgang von git ist auf halbem Weg stehen geblieben.
sync-stop-in-the-middle-paths = im Konflikt: { LIST($paths) }
sync-stop-in-the-middle-merge-next = git merge --abort, dann npx fieldpost sync
sync-stop-in-the-middle-rebase-next = git rebase --abort, dann npx fieldpost sync; ein Protokoll, das inzwischen weitergeschrieben wurde, vorher anderswohin kopieren, denn git nimmt das zurück
sync-stop-in-the-middle-other-next = git status sagt, wie er zu beenden ist; dann npx fieldpost sync
sync-stop-fetch-failed = git konnte bei { $remote } nicht nachsehen. Hier hat sich nichts geändert.
sync-stop-fetch-failed-next = prüfen, ob du online bist und dort lesen darfst, dann npx fieldpost sync
sync-stop-rewritten = Was schon veröffentlicht war, ist verändert worden. Nichts davon wurde übernommen.
sync-stop-rewritten-gone = { $slug }: Das Protokoll ist nicht mehr da.
sync-stop-rewritten-shorter = { $slug }: Am Ende des Protokolls fehlen Einträge.
sync-stop-rewritten-changed =
    { $line ->
        [none] { $slug }: Einträge sind nicht mehr, wie sie waren.
       *[other] { $slug }: Von Zeile { DIGITS($line) } an sind die Einträge nicht mehr, wie sie waren.
    }
sync-stop-rewritten-seen = gesehen          { counted-entries }, der letzte { $hash }
sync-stop-rewritten-published = veröffentlicht   { counted-entries }, der letzte { $hash }
sync-stop-rewritten-who-next = nachsehen, wer es war und warum:  git log { $upstream } -- { $path }
sync-stop-rewritten-old-next = das Protokoll, wie es war:  git cat-file blob { $blob }
sync-stop-rewritten-accept-next = nur wenn die Gruppe sich darauf geeinigt hat:  npx fieldpost sync { $accepts }
sync-stop-not-yours =
    { COUNT($me) ->
        [0] Hier warten Einträge mehrerer Spieler darauf, veröffentlicht zu werden.
       *[other] Hier warten auch Einträge darauf, veröffentlicht zu werden, die nicht von { LIST($me) } sind.
    }
sync-stop-not-yours-entry = { $slug }: { $seqs } von { $by }
sync-stop-not-yours-next = jeder veröffentlicht seine eigenen, aus seinem eigenen Klon
sync-stop-not-yours-also = sollen sie von hier aus hinaus:  npx fieldpost sync { $options }
sync-stop-game-removed = Ein Commit hier entfernt { LIST($slugs) }. Eine veröffentlichte Partie bleibt.
sync-stop-game-removed-next = git checkout { $upstream } -- { LIST($paths, by: " ") }
sync-stop-conflict = Du und andere habt dasselbe geändert: { LIST($paths) }.
sync-stop-conflict-next = git merge { $upstream }, in Ordnung bringen und committen; dann npx fieldpost sync
sync-stop-no-identity = git weiß nicht, wer du bist.
sync-stop-no-identity-next = git config user.name "Dein Name" und git config user.email <Adresse>
sync-stop-commit-failed = git konnte den Commit nicht anlegen. Hier hat sich nichts geändert.
sync-stop-push-refused = { $remote } hat es für { $branch } nicht angenommen. Hier hat sich nichts geändert.
sync-stop-push-refused-next = wenn dort nur Pull Requests angenommen werden:  npx fieldpost sync --branch <Name>
sync-stop-branch-taken = Bei { $remote } enthält der Zweig { $branch } schon etwas anderes.
sync-stop-branch-taken-next = einen anderen Namen nehmen
sync-stop-several-games = In { LIST($slugs) } warten Einträge. Vorgelegt wird immer nur eine Partie; es wurde nichts vorgelegt.
sync-stop-several-games-next = npx fieldpost sync { $slug } --branch { $branch }
sync-stop-too-many-tries = Andere waren { $tries }-mal hintereinander schneller. Hier hat sich nichts geändert.
sync-stop-too-many-tries-next = npx fieldpost sync
sync-stop-branch-name = »{ $name }« kann kein Zweig heißen.
sync-stop-branch-name-next = --branch anna-r03
sync-stop-no-game = »{ $name }« ist keine Partie dieses Archivs.
