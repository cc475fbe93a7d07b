### Die Hilfe des Programms und seiner Befehle. Befehle und Optionen heißen in jeder Sprache gleich; ein Beispiel steht im Programm, hier nur, was darin zwischen die Anführungszeichen kommt.


## Das Programm

help-about = Axis & Allies per Mail: Züge schicken, prüfen und auswürfeln, Partien nachprüfen.
help-title-usage = Aufruf:
help-title-arguments = Angaben:
help-title-options = Optionen:
help-title-everywhere = Überall:
help-title-commands = Befehle:
help-title-examples = Beispiele:
help-title-exits = Rückgabewerte:
help-exit-ok = erledigt
help-exit-refused = von den Regeln oder dem Protokoll abgelehnt, oder als beschädigt erkannt
help-exit-usage = der Befehl wurde nicht verstanden, oder es fehlt etwas, was er braucht
help-exit-waiting = so weit wie möglich erledigt; nun stehen Würfel, eine Entscheidung oder eine Zustimmung aus
help-option-archive = Ordner des Archivs (sonst: der nächste aufwärts)
help-option-as = wer fragt: Kennung eines Spielers (sonst: git config fieldpost.player)
help-option-lang = Sprache der Antwort: en, de oder nl
help-option-json = Antwort als JSON, für Programme
help-option-help = diese Hilfe zeigen
help-option-version = Version zeigen
help-command = Hilfe zu einem Befehl zeigen

## Was viele Befehle brauchen

help-argument-game = Kurzname einer Partie
help-argument-entry = Nummer des Vorschlags; nötig, wenn es mehrere gibt
help-option-yes = schreiben, ohne zu fragen
help-option-for = für einen anderen Spieler eingetragen
help-option-evidence = die Mail, in der es kam: eine Datei oder ihr SHA-256; aufbewahrt wird nur der Hash
help-option-dice = anderswo geworfene Augen, in der Reihenfolge der Fragen: 1,4,6 oder Zweck=1,4,6; mehrfach erlaubt
help-option-service = wer gewürfelt hat (sonst: table)
help-option-reference = womit der Wurf dort wiederzufinden ist, etwa eine Nummer
help-option-power = in wessen Namen, wenn mehrere eigene Mächte an der Reihe sind
help-option-sync = vorher und nachher abgleichen und jeden Befehl veröffentlichen, bevor seine Würfel fallen
help-option-dry-run = nur prüfen: nichts schreiben, nicht würfeln
help-option-note = eine Bemerkung dazu
help-option-reason = warum (nötig)
help-option-rule = die angerufene Bestimmung
help-option-ruleset = die Regeln: { EITHER($rulesets) } (sonst: second-edition)
help-option-out = Ordner der gebauten Seiten (sonst: dist im Archiv)

## init

help-init-does = ein eigenes Archiv anfangen
help-init-about = Fragt nach Name, Sprachen, Adresse, Würfeln und Zeitzone oder nimmt sie als Optionen und schreibt sie in fieldpost.json. Aus einem Paket heraus legt es in den Ordner, was ein Archiv sonst noch braucht, und installiert das Paket dort; in einer ganzen Kopie von Fieldpost entfernt es die Demonstrationspartien. Committet nichts.
help-init-argument-folder = der Ordner des Archivs (Vorgabe: dieser)
help-init-option-from = Paket, das das Archiv verlangt, eine Datei oder Adresse (Vorgabe: das, was läuft)
help-init-option-name = Name der Gruppe oder des Archivs
help-init-option-languages = Sprachen der Website, etwa de,en; Englisch gehört immer dazu
help-init-option-site = Server der Website, etwa https://unser-klub.github.io (Vorgabe: aus dem Remote)
help-init-option-base = Pfad der Website dort, etwa /archiv/ (Vorgabe: aus dem Remote)
help-init-option-dice = woher die Würfel neuer Partien kommen: local, recorded, reveal oder drand (Vorgabe: local)
help-init-option-time-zone = IANA-Zone, in der Zeiten gezeigt werden, etwa Europe/Berlin
help-init-option-yes = nichts fragen: Was nicht gesagt wird, hat seine Vorgabe
help-init-example-1 = fragt nach allem
help-init-example-2 = ein neues Archiv, mit dem gepackten Programm
help-init-example-2-release = ./fieldpost-0.3.0.tgz
help-init-example-2-folder = mein-klub
help-init-example-3 = sagt alles
help-init-example-3-name = Unser Klub
help-init-example-3-languages = de,en
help-init-example-3-site = https://unser-klub.github.io
help-init-example-3-base = /archiv/
help-init-example-3-zone = Europe/Berlin

## new

help-new-does = eine Partie eröffnen
help-new-about = Eröffnet eine Partie: fragt nach Titel, Spielern und Optionen oder nimmt sie als Angaben. Geschrieben wird erst, wenn alles gezeigt und bestätigt ist.
help-new-option-title = Titel der Partie
help-new-option-slug = Kurzname für Adressen und Befehle (sonst: aus dem Titel)
help-new-option-player = ein Spieler und seine Mächte, etwa "Anna=ussr,uk,usa"; mehrfach erlaubt
help-new-option-option = eine Option, die vom Üblichen abweicht, etwa luck=low-luck; mehrfach erlaubt
help-new-option-dice = woher die Würfel kommen: local, recorded, reveal oder drand (sonst: wie in fieldpost.json)
help-new-option-from = eine vereinbarte Ausgangsstellung, als JSON
help-new-option-role = jemand, der nicht mitspielt, etwa "Carl=steward"; mehrfach erlaubt
help-new-option-clock = Stunden: turn=72,answer=24,forfeit=120 und Tage: absence=21; nur turn ist nötig
help-new-option-absence = wer bekanntlich fehlt, etwa "anna=2026-03-05..2026-03-12"; mehrfach möglich
help-new-option-enters-for = wer eintragen darf, was andere gemailt haben, etwa "anna=ben,carl"; mehrfach möglich
help-new-option-commits = Verfassernamen eines Spielers in git, etwa "anna=Anna Berg"; mehrfach möglich
help-new-option-dialect = wessen Abkürzungen ein Spieler benutzt, iaapa oder daak, etwa "anna=daak"; ohne Spieler: alle
help-new-option-language = in welcher Sprache ein Spieler Antwort bekommt: en, de oder nl, etwa "anna=nl"; ohne Spieler: alle (sonst: deine)
help-new-option-authors = checked: Verfasser eines Commits muss sein, wer dessen Zeilen eingetragen hat (sonst: free)
help-new-option-keeper = wer die Würfel aller verwahrt und keine Macht spielt, etwa carl; nur mit reveal
help-new-option-key = ein Schlüssel, mit dem jemand unterschreibt, etwa "anna=anna.pub"; mehrfach möglich
help-new-option-signatures = required: ohne Unterschrift gilt nichts (sonst: nur wer einen Schlüssel hat, unterschreibt)
help-new-option-demonstration = eine Demonstrationspartie; so steht es auf jeder Seite
help-new-example-1 = fragt nach allem
help-new-example-2 = eröffnet spring-26

## now

help-now-does = was geschehen ist, seit du zuletzt hier warst, und was auf dich wartet
help-now-about = Erzählt, was in deinen Partien geschehen ist, seit du zuletzt hier warst, und was auf dich wartet; am Terminal geht es gleich mit deinem Zug weiter. Dasselbe wie »npx fieldpost« allein.
help-now-example-1 = was auf den wartet, den git kennt (git config fieldpost.player)
help-now-example-2 = für anna

## status

help-status-does = Partien, wer am Zug ist und was aussteht
help-status-about = Ohne Partie: alle Partien des Archivs und auf wen seit wann gewartet wird; was überfällig ist oder am längsten wartet, steht vorn. Mit einer: Spieler, Optionen, Fristen und was von wem aussteht.
help-status-option-mine = nur Partien, die auf dich warten: --as, sonst git config fieldpost.player
help-status-example-1 = alle Partien
help-status-example-2 = was auf dich wartet
help-status-example-3 = eine Partie, mit Spielern und Optionen

## show

help-show-does = das Brett, ein Feld oder ein früherer Zeitpunkt
help-show-about = Die Stellung als Text: Geld, Gebiete, Einheiten. Mit einem Feld: alles darüber. Mit --at: wie es damals stand.
help-show-argument-space = ein Feld, mit irgendeinem seiner Namen
help-show-option-at = ein Zug wie r03-germany (wie er endete) oder die Nummer eines Eintrags
help-show-option-all = alle Felder, auch neutrale und leere, jedes mit seinem Kürzel
help-show-example-1 = das Brett jetzt
help-show-example-2 = ein Feld, wie Deutschlands erster Zug endete
help-show-example-2-space = Karelien
help-show-example-3 = alle Felder mit ihren Kürzeln

## log

help-log-does = die Einträge einer Partie
help-log-about = Die Einträge einer Partie oder eines Zuges mit ihren Nummern: wer was befahl und was daraus wurde.
help-log-argument-turn = ein Zug wie r03-germany; keiner: der laufende
help-log-option-all = alle Einträge der Partie
help-log-example-1 = der laufende Zug, Eintrag für Eintrag
help-log-example-2 = ein Zug, der vorbei ist

## bid

help-bid-does = verdeckt um die Achse bieten
help-bid-about = In Partien mit verdeckten Geboten: Der erste Aufruf versiegelt dein Gebot; niemand kennt es dann, und du kannst es nicht mehr ändern. Sind beide versiegelt, öffnet es der zweite Aufruf. Die niedrigere Summe spielt die Achse und bekommt, was sie verlangt hat; zwischen gleichen entscheidet ein Würfel. Eine Summe unter 0 gibt Einheiten oder Geld der Achse ab. In einer Partie mit offenem Gebot stellt der Befehl dieses Gebot auf.
help-bid-argument-bid = die Summe und was dafür kommt, wie auf einem Zugblatt; ohne Angabe wird geöffnet
help-bid-option-sync = vorher holen, was andere veröffentlicht haben, und danach veröffentlichen
help-bid-option-power = die Achsenmacht, die den Rest der Summe bekommt (sonst die erste in der Zugfolge)
help-bid-option-for = wessen Gebot es ist, wenn du es für jemanden einträgst
help-bid-option-dice = anderswo geworfene Augen, falls das Los entscheidet
help-bid-example-1 = versiegelt ein Gebot
help-bid-example-1-bid = 17: 3 Inf UKR, Rest Japan
help-bid-example-2 = versiegelt eines, das zwei Infanterie abgibt
help-bid-example-2-bid = Gebot -6: 2 Inf UKR
help-bid-example-3 = öffnet es, sobald beide versiegelt sind

## submit

help-submit-does = ein Zugblatt schicken
help-submit-about = Liest ein Zugblatt in der üblichen Notation, sagt in ganzen Worten, was verstanden wurde und was warum nicht geht, fragt, schreibt, würfelt und erzählt, was geschah.
help-submit-argument-file = das Blatt oder ein als Datei gespeicherter Plan; - liest von der Standardeingabe
help-submit-option-forfeit = Einheiten aufgeben, die nicht aufgestellt oder heimgebracht sind
help-submit-option-note = eine Bemerkung zum ersten Befehl
help-submit-example-1 = zeigt, was verstanden wurde, und fragt
help-submit-example-2 = prüft eine Zeile und schreibt nichts
help-submit-example-2-order = Kauf 8 Inf

## turn

help-turn-does = den Zug machen, geführt Phase für Phase
help-turn-about = Geht durch die Phasen des Zuges, zeigt, was jeweils möglich ist, nimmt Zeilen in der üblichen Notation und schickt sie.
help-turn-example-1 = fragt, Phase für Phase
help-turn-example-2 = nennt alles, was jetzt möglich ist, für Programme

## fight

help-fight-does = Schlachten austragen, so weit die Entscheidungen reichen
help-fight-about = Trägt die genannten oder alle wartenden Schlachten der Reihe nach aus, bis zur ersten Entscheidung, die kein Befehl regelt.
help-fight-argument-battle = wo, etwa UKR oder "GER SBR"; keiner: alle wartenden
help-fight-option-plan = SA, SAAC, TAAC, KAAC oder ask
help-fight-option-ool = Verlustreihenfolge, etwa "inf arm ftr"
help-fight-option-rounds = nach dieser Runde anhalten und fragen
help-fight-option-retreat-after = Rückzug nach dieser Runde
help-fight-option-retreat-to = wohin ein Rückzug geht
help-fight-option-subs = U-Boote: stay, withdraw oder ask
help-fight-example-1 = alle Schlachten nach den Dauerbefehlen
help-fight-example-2 = eine Schlacht, die Flugzeuge sollen überleben

## plan

help-plan-does = ansehen, was von einem Zug aufgehoben ist
help-plan-about = Zeigt die Zeilen eines Zuges, die auf diesem Rechner warten: auf Würfel, auf eine Wahl, auf ihre Zeit oder darauf, berichtigt zu werden. Was weitergehen kann, geht von selbst weiter, mit dem nächsten submit, roll, read oder sync hier.
help-plan-option-line = eine Zeile berichtigen und eintragen, was geht; auch mehrmals
help-plan-option-go = jetzt eintragen, so weit es geht
help-plan-option-drop = verwerfen; was im Protokoll steht, bleibt
help-plan-example-1 = zeigt Zeile für Zeile, was wartet
help-plan-example-2 = berichtigt Zeile 7
help-plan-example-2-line = 7: Setze 8 Inf KAR

## roll

help-roll-does = ausstehende Würfel werfen oder eintragen
help-roll-about = Wirft die Würfel, auf die ein Befehl wartet, und erzählt, was geschah. Würfel, die anderswo fielen, werden eingetragen, nachdem gezeigt ist, was aus ihnen folgt.
help-roll-option-evidence = die Mail des Würfelservers: eine Datei oder ihr SHA-256; aufbewahrt wird nur der Hash
help-roll-option-note = warum, wenn du als Schiedsrichter anstelle eines Verwahrers oder der Zufallsquelle würfelst
help-roll-example-1 = wirft sie oder fragt nach jedem
help-roll-example-2 = wie ein Würfelserver sie warf

## note

help-note-does = eine Bemerkung anfügen
help-note-about = Fügt dem Protokoll eine Bemerkung in Markdown an; an der Partie ändert sie nichts.
help-note-argument-text = die Bemerkung
help-note-option-of = Nummer eines Eintrags, um den es geht; mehrfach erlaubt
help-note-example-1 = eine Bemerkung
help-note-example-1-text = Bis Sonntag verreist.
help-note-example-2 = zu Eintrag #12
help-note-example-2-text = Mutig.

## void

help-void-does = Einträge des laufenden Zuges zurücknehmen
help-void-about = Erklärt Befehle des laufenden Zuges für ungültig; ihre Würfel verfallen mit ihnen. Gilt sofort durch den Schiedsrichter, sonst, wenn alle anderen Seiten zugestimmt haben.
help-void-argument-entries = Nummern von Einträgen, wie log sie zeigt
help-void-option-drop = Einheiten der Schlacht, auf die verzichtet wird: Sie bleiben stehen, etwa "caucasus=3 inf" (mehrfach)
help-void-example-1 = ein Befehl und seine Würfel
help-void-example-1-reason = zu wenige Transporter
help-void-example-2 = zwei Befehle, durch den Schiedsrichter
help-void-example-2-reason = falsche Einheiten

## ruling

help-ruling-does = Einträge stehen lassen, die die heutigen Regeln anders entscheiden
help-ruling-about = Sagt, dass Einträge stehen bleiben, obwohl verify sie als abweichend führt. Durch Schiedsrichter oder Archivar, sonst, wenn alle anderen Seiten zugestimmt haben.
help-ruling-argument-entries = Nummern von Einträgen, wie verify sie zeigt
help-ruling-example-1 = ein Eintrag
help-ruling-example-1-reason = so vereinbart
help-ruling-example-2 = zwei Einträge, mit der Bestimmung
help-ruling-example-2-reason = alte Lesart der Regel

## agree

help-agree-does = einem Vorschlag zustimmen
help-agree-about = Zeigt den Vorschlag, fragt nach und gibt die Zustimmung der eigenen Seite. Mit der letzten Zustimmung gilt er.
help-agree-example-1 = dem einzigen Vorschlag
help-agree-example-2 = Vorschlag #17, als ben

## decline

help-decline-does = einen Vorschlag ablehnen oder den eigenen zurücknehmen
help-decline-about = Verweigert die Zustimmung: Der Vorschlag ist vom Tisch. Wer ihn machte, nimmt ihn ebenso zurück.
help-decline-example-1 = den einzigen Vorschlag
help-decline-example-2 = Vorschlag #17, als ben

## absence

help-absence-does = sagen, dass man fehlt
help-absence-about = Sagt, an welchen Tagen man fehlt, beide eingeschlossen, in UTC. So lange ruhen die eigenen Fristen. Gilt ab jetzt und im Rahmen der Tage, die die Partie erlaubt.
help-absence-argument-from = der erste Tag, etwa 2026-03-05
help-absence-argument-to = der letzte Tag; ohne: derselbe
help-absence-example-1 = eine Woche
help-absence-example-2 = ein Tag, vom Archivar eingetragen

## substitute

help-substitute-does = jemanden übernehmen oder dazukommen lassen
help-substitute-about = Lässt jemanden Mächte eines Spielers übernehmen, der geht, oder als Archivar, Schiedsrichter oder Zeuge dazukommen. Sofort durch den, der geht, durch Schiedsrichter oder Archivar; sonst, wenn die anderen Seiten zustimmen.
help-substitute-argument-enters = wer kommt: ein Name, id:Name, oder die id von jemandem, der schon da ist
help-substitute-option-leaves = wessen Mächte übernommen werden
help-substitute-option-powers = welche davon, etwa uk,usa (sonst alle)
help-substitute-option-role = kommt dazu als steward, referee, witness oder bot
help-substitute-option-language = Sprache dessen, der kommt (sonst die eigene)
help-substitute-option-enters-for = für wen er eintragen darf, was per Mail kam, etwa ben,carl
help-substitute-option-commits = seine Verfassernamen in git, etwa "Dora Klein,dk"
help-substitute-option-dialect = seine Abkürzungen: iaapa oder daak
help-substitute-option-reason = warum
help-substitute-example-1 = Dora übernimmt alles, was Anna spielt
help-substitute-example-2 = Carl kommt als Archivar dazu

## settings

help-settings-does = Optionen oder Würfelquelle von hier an ändern
help-settings-about = Ändert Optionen der Partie, oder woher ihre Würfel kommen, von hier an. Sofort durch den Schiedsrichter; sonst, wenn jede andere Seite zugestimmt hat.
help-settings-option-option = eine Option und ihr neuer Wert, etwa luck=low-luck; mehrfach möglich
help-settings-option-dice = woher die Würfel kommen: local, recorded, reveal oder drand
help-settings-option-keeper = wer die Würfel aller verwahrt und keine Macht spielt; nur mit reveal
help-settings-example-1 = ab jetzt Würfel von einem Server
help-settings-example-2 = keine Forschung mehr
help-settings-example-2-note = wie besprochen

## edit

help-edit-does = die Stellung berichtigen
help-edit-about = Geht zurück zur Stellung nach einem früheren Eintrag, oder berichtigt Felder, Kassen und Technologien, oder beides; der Zug beginnt von dort neu. Für das, was älter ist als der laufende Zug; das andere nimmt void zurück. Sofort durch den Schiedsrichter; sonst, wenn jede andere Seite zugestimmt hat.
help-edit-option-to = zurück bis nach diesem Eintrag (Nummer), oder ans Ende eines Zuges wie r03-germany
help-edit-option-units = was in einem Feld steht, etwa "karelia=ussr 3 inf 1 arm"; "karelia=" leert es; mehrfach möglich
help-edit-option-control = wem ein Feld gehört, etwa karelia=germany oder turkey=nobody; mehrfach möglich
help-edit-option-treasury = Geld einer Macht, etwa germany=24; mehrfach möglich
help-edit-option-turn = wessen Zug beginnt, etwa r03-germany (sonst der laufende)
help-edit-option-position = all das und mehr als JSON
help-edit-example-1 = zurück zu einem früheren Zug
help-edit-example-1-reason = die ganze Runde noch einmal
help-edit-example-2 = Einheiten und Geld
help-edit-example-2-reason = zwei Infanterie vergessen

## draw

help-draw-does = Remis anbieten
help-draw-about = Bietet an, dass die Partie ohne Sieger endet. Sofort durch den Schiedsrichter; sonst, wenn jede andere Seite zugestimmt hat.
help-draw-example-1 = bietet es an
help-draw-example-2 = mit Bemerkung, ohne Rückfrage
help-draw-example-2-note = Keiner von uns kann das gewinnen.

## forfeit

help-forfeit-does = Mächte für verloren erklären, die nicht antworten
help-forfeit-about = Erklärt, dass Mächte die Partie außerhalb des Bretts verlieren. Ein Schiedsrichter darf es jederzeit, ein Archivar nach Ablauf der Frist, ein Spieler der anderen Seite, wenn danach noch die Zeit verstrichen ist, die die Partie festlegt.
help-forfeit-argument-powers = die Mächte; solange verdeckte Gebote ausstehen, der Spieler, dessen Gebot fehlt
help-forfeit-example-1 = eine Macht
help-forfeit-example-1-reason = seit neun Tagen keine Antwort
help-forfeit-example-2 = zwei, durch den Schiedsrichter
help-forfeit-example-2-reason = hat per Mail aufgegeben

## report

help-report-does = anderswo gespielte Runden eintragen
help-report-about = Trägt Stellungen oder Ereignisse ein, wie jemand sie meldet: eine alte Partie, Runden aus der Zeit vor diesem Programm. Nichts davon ist geprüft, und so steht es auf den Seiten.
help-report-argument-file = JSON: eine Liste aus { $positions } oder { $events }
help-report-example-1 = zeigt, was es eintragen würde, und fragt
help-report-example-2 = für Programme

## mail

help-mail-does = ein Zug als Mail, in acht Teilen
help-mail-about = Schreibt die Mail eines Zuges: Anfangseinkommen, Einkauf, Combat Move, Kampfergebnisse mit jedem Würfel, Non Combat Move, Aufstellung, Endeinkommen, das Brett und was von wem ansteht, dazu die Einträge für Programme. Sie wird gezeigt, in eine Datei geschrieben oder an die Spieler geschickt, an jeden in seiner Sprache. Die Adressen stehen in addresses.local.json, der Server in post.local.json; git sieht beide nicht.
help-mail-option-turn = ein Zug wie r03-germany (sonst: der letzte)
help-mail-option-lang = Sprache der Mail: en, de oder nl (sonst: die des Lesers)
help-mail-option-to = ein Spieler, an den sie geht (sonst: alle außer dir); mehrfach möglich
help-mail-option-eml = die Mail in diese Datei schreiben
help-mail-option-send = sie abschicken
help-mail-example-1 = zeigt die Mail des letzten Zuges
help-mail-example-2 = schickt diesen Zug den anderen

## post

help-post-does = ein Zug als Beitrag für ein Forum oder einen Chat
help-post-about = Druckt einen Zug, um ihn in ein Forum zu kopieren: was geschah, in einer Zeile und wenigen Sätzen, was angegriffen wurde und wie es ausging, was gekauft wurde, was einkam, wer als Nächster am Zug ist, dazu die Adresse seiner Seite und ein Bild; in der langen Form jede Bewegung, jede Schlacht Runde für Runde mit Würfeln und Verlusten, und was jede Macht hat.
help-post-argument-game = Kurzname einer Partie; unnötig, wenn es nur eine gibt
help-post-argument-turn = ein Zug wie r03-germany (sonst: der letzte, der vorbei ist)
help-post-option-format = bbcode, für Foren, oder markdown (sonst: bbcode)
help-post-option-short = die kurze Form
help-post-option-picture = die Karte des Zuges in diese Datei zeichnen: .png für ein Bild, .gif oder .webp für ein bewegtes
help-post-example-1 = der letzte Zug in Kürze, in BBCode
help-post-example-2 = ein früherer ganz, in Markdown und auf Deutsch
help-post-example-3 = mit der Karte von dort, wo am meisten geschah, als Bild daneben
help-post-example-4 = mit einem bewegten Bild, vom Beginn des Zuges bis zu seinem Ende

## read

help-read-does = Züge eintragen, die per Mail kamen
help-read-about = Liest Mails: Dateien, einen Ordner voller Mails, ein Maildir, eine von der Standardeingabe (-) oder was in dem Postfach aus post.local.json wartet (imap) und dort dann als erledigt gekennzeichnet wird. Jede wird in der Sprache dessen beantwortet, der sie schrieb: was verstanden wurde, was nicht möglich ist und nach welcher Regel, was die Würfel brachten und was ansteht. Eingetragen werden nur ganze, erlaubte Befehle; der Rest wird aufgehoben und erfragt. Ohne Mail geht es mit Befehlen weiter, die auf Würfel warteten.
help-read-argument-mails = Mails: Dateien, Ordner, Maildirs, - oder imap
help-read-option-eml = die Antworten in diesen Ordner schreiben
help-read-option-send = die Antworten abschicken
help-read-option-dry-run = nur sagen, was geschähe: nichts schreiben, nicht würfeln, nichts schicken
help-read-example-1 = liest jede Mail in dem Ordner und zeigt die Antworten
help-read-example-1-folder = eingang/
help-read-example-2 = liest, was im Postfach wartet, und schickt die Antworten
help-read-example-3 = liest ein Maildir, veröffentlicht das Eingetragene, schickt die Antworten

## remind

help-remind-does = an Überfällige erinnern
help-remind-about = Schreibt allen, auf die über ihre Frist hinaus gewartet wird, in ihrer Sprache, was ansteht und bis wann. Wird gezeigt oder abgeschickt; wer binnen eines Tages schon erinnert wurde, wird es nicht noch einmal.
help-remind-argument-game = Kurzname einer Partie (sonst: alle)
help-remind-option-send = die Erinnerungen abschicken
help-remind-option-again = auch an die, die binnen eines Tages erinnert wurden
help-remind-option-once = jedes einmal: vor der Frist, nach ihr, und wenn andere die Partie beanspruchen dürfen
help-remind-example-1 = zeigt, was an wen ginge
help-remind-example-2 = schickt es für eine Partie
help-remind-example-3 = was ein Workflow jede Stunde tut

## announce

help-announce-does = im Chat der Gruppe sagen, wer am Zug ist
help-announce-about = Sagt jedem Chat, der in der Umgebung genannt ist (FIELDPOST_DISCORD, FIELDPOST_SLACK, FIELDPOST_MATRIX mit FIELDPOST_MATRIX_TOKEN, FIELDPOST_NTFY), auf wen eine Partie wartet, bis wann, und was zuletzt geschah. Es wird gezeigt oder abgeschickt; was einmal gesagt ist, wird nicht wieder gesagt. Der Workflow des Archivs tut es nach jedem Push.
help-announce-argument-game = Kurzname einer Partie (sonst: alle)
help-announce-option-send = abschicken
help-announce-option-since = was vorher veröffentlicht war: wo noch nichts gesagt wurde, wird nur gesagt, was sich seither geändert hat
help-announce-example-1 = zeigt, was gesagt würde
help-announce-example-2 = sagt es nach einem Push

## sync

help-sync-does = holen, was andere veröffentlicht haben, und Eigenes veröffentlichen
help-sync-about = Holt den Zweig, auf dem die Gruppe veröffentlicht, prüft, dass nichts Veröffentlichtes verändert wurde, setzt deine neuen Einträge nach den Regeln darauf und veröffentlicht sie. Was nicht mehr möglich ist, wird mit dem Grund beiseitegelegt.
help-sync-argument-games = nur diese Partien veröffentlichen, die anderen bleiben, wie sie sind; keine: alle
help-sync-option-dry-run = nur sagen, was veröffentlicht und was beiseitegelegt würde
help-sync-option-branch = die Einträge auf diesem Zweig vorlegen, für einen Pull Request; der Zweig hier bleibt, wie er ist
help-sync-option-also = auch die Einträge dieses Spielers veröffentlichen, aus einem gemeinsamen Ordner; mehrfach erlaubt
help-sync-option-accept = eine Partie nehmen, wie sie jetzt veröffentlicht ist, obwohl sie verändert wurde; nur wenn die Gruppe einig ist; mehrfach erlaubt
help-sync-example-1 = holt und veröffentlicht
help-sync-example-2 = legt eine Partie vor; danach einen Pull Request eröffnen

## verify

help-verify-does = jede Zeile von Partien nachprüfen
help-verify-about = Liest jedes Protokoll streng, entscheidet jeden Befehl noch einmal und leitet jeden Würfel noch einmal ab. Endet mit 1, wenn eine Partie beschädigt ist oder ohne Schiedsspruch abweicht.
help-verify-argument-games = Kurznamen von Partien; keiner: alle des Archivs
help-verify-option-checkpoint = eine Zeile »pbem-checkpoint v1 …«, die jemand aufgehoben hat, oder eine Datei oder Mail damit: Ist alles noch da?
help-verify-option-with = alte Mails zu einer Partie (Dateien, Ordner): Steht im Protokoll noch, was sie sagen?
help-verify-option-against = die ganze Änderung seit diesem Commit beurteilen, wie CI: Veröffentlichte Protokolle wachsen nur, ein Zug kommt allein
help-verify-option-head = der zu beurteilende Commit (Vorgabe: HEAD); seine Dateien werden aus git gelesen und nie ausgeführt
help-verify-option-forward = sie ist gepusht, nicht vorgeschlagen: Sie muss auf jenem Commit stehen (kein erzwungener Push)
help-verify-example-1 = das ganze Archiv, wie die CI es tut
help-verify-example-2 = eine Partie, Eintrag für Eintrag
help-verify-example-3 = ob daran seither etwas geändert oder abgeschnitten wurde
help-verify-example-3-folder = alte-mails/
help-verify-example-4 = was der eigene Zweig brächte
help-verify-example-5 = eine vorgeschlagene Änderung, von main aus

## reprove

help-reprove-does = alle Partien nach einer Änderung der Regeln neu prüfen
help-reprove-about = Prüft jede Partie oder die eines Teils und endet mit dem, was die heutigen Regeln anders entscheiden, nach Arten: welches Ereignis und welche Felder, unter welchen Bestimmungen, in wie vielen Einträgen und Partien, mit Beispielen. Macht weiter, wo es abgebrochen wurde. Endet mit 1, wenn sich etwas unterscheidet.
help-reprove-option-shard = nur die Partien dieses Teils, etwa 3/16
help-reprove-option-join = die Berichte (--json) aller Teile in diesem Ordner zusammenführen
help-reprove-example-1 = alle Partien
help-reprove-example-2 = die eines Teils, auf einem von sechzehn Rechnern
help-reprove-example-3 = ein Bericht aus allen Teilen

## key

help-key-does = Schlüssel zum Unterschreiben: erzeugen, zeigen, eintragen, zurückziehen
help-key-about = Erzeugt einen Schlüssel und zeigt ihn; trägt ihn in eine Partie ein oder zieht ihn dort zurück. Wer in einer Partie einen Schlüssel hat, unterschreibt alles, was er einträgt; das Programm tut es für ihn. `allowed-signers` gibt die Schlüssel einer Partie so aus, wie git und ssh-keygen sie lesen.
help-key-argument-what = new, show, add, revoke oder allowed-signers
help-key-option-key = ein anderer Schlüssel: wie OpenSSH ihn schreibt, eine .pub-Datei, oder für revoke sein SHA256-Fingerabdruck
help-key-option-player = wessen Schlüssel, wenn du Schiedsrichter bist
help-key-example-1 = erzeugt auf diesem Rechner einen Schlüssel für anna
help-key-example-2 = ab dem nächsten Eintrag unterschreibt anna in dieser Partie
help-key-example-3 = wessen Schlüssel gelten
help-key-example-4 = für git und ssh-keygen

## anchor

help-anchor-does = Würfel für die Gegner hinterlegen
help-anchor-about = Erzeugt eine Kette von Geheimnissen für die Würfel der Gegner und veröffentlicht ihr Ende, damit du sie nicht mehr ändern kannst. Einmal nötig, bevor in einer Partie mit »reveal« zum ersten Mal gewürfelt wird, und wieder, wenn die Geheimnisse verbraucht sind. Erzeugt einen Schlüssel, falls du keinen hast.
help-anchor-example-1 = danach können die anderen würfeln
help-anchor-example-2 = dasselbe für jemand anderen an diesem Rechner

## bot

help-bot-does = Befehle bezeugen und die Würfel der Zufallsquelle holen
help-bot-about = Für jede Partie mit »drand«, in der ein Befehl wartet: schreibt die Quittung eines Zeugen und, sobald die Runde heraus ist, ihre Würfel. Für jemanden mit Schlüssel, der dort nie eine Macht gespielt hat; von Hand oder zeitgesteuert. Mit --sync wird die Quittung sofort veröffentlicht und auf die Runde gewartet.
help-bot-argument-games = Kurznamen von Partien (sonst alle)
help-bot-option-sync = vorher, dazwischen und danach abgleichen und veröffentlichen, und auf kommende Runden warten
help-bot-example-1 = einmal alle Partien durchsehen
help-bot-example-2 = dasselbe aus einem Klon, veröffentlicht

## export

help-export-does = eine Partie als JSON oder als Zugblätter; alle Partien als Zahlen
help-export-about =
    Gibt eine Partie für andere Programme aus (json: Spieler, Optionen, Züge, Stellung) oder für Menschen (notation: die
    Zugblätter mit ihren Befehlen). Mit --parquet und ohne Partie: was in allen geschah, als Tabellen für jedes Programm, das
    rechnet.
help-export-option-format = json oder notation (sonst: json)
help-export-option-out = eine Datei statt der Standardausgabe
help-export-option-parquet = schreibt die Tabellen aller Partien in diesen Ordner, als Parquet
help-export-example-1 = die Zugblätter
help-export-example-2 = alles, was zu sagen ist, als Daten
help-export-example-3 = alle Partien als Tabellen, für DuckDB, pandas und andere

## query

help-query-does = in SQL nach allen Partien fragen
help-query-about =
    Beantwortet Fragen in SQL danach, was in allen Partien des Archivs geschah: Partien, Züge, Schlachten, Würfe,
    Bewegungen, Bestimmungen. Ohne Frage nennt es die Tabellen und ihre Spalten; was jede bedeutet, sagt die Anleitung
    »Zahlen in SQL«.
help-query-argument-sql = die Frage; SQLite führt sie aus, und ändern kann sie nichts
help-query-option-csv = als durch Kommas getrennte Werte
help-query-example-1 = welche Tabellen es gibt
help-query-example-2 = wie die Würfel jeder Macht fielen
help-query-example-3 = Ergebnisse, für eine Tabellenkalkulation

## serve

help-serve-does = die Seiten bauen, hier zeigen und bei Änderungen neu bauen
help-serve-about = Baut die Seiten des Archivs, zeigt sie auf diesem Rechner und baut sie neu, sobald sich ein Protokoll ändert.
help-serve-option-port = Port (sonst: 4321; 0 nimmt einen freien)
help-serve-example-1 = unter http://localhost:4321
help-serve-example-2 = ein anderes Archiv, ein anderer Port

## build

help-build-does = die Seiten bauen
help-build-about =
    Baut die statischen Seiten des Archivs, fertig für jeden Webspace. Die eines großen Archivs lassen sich in Teilen
    bauen, jeder auf einem eigenen Rechner, und zusammenfügen: Heraus kommt dasselbe.
help-build-option-shard = baut nur die Seiten eines Teils der Partien, etwa 3/16, in den Ordner, den --out nennt
help-build-option-join = fügt die Teile in diesem Ordner, jeder in einem eigenen, zum Ganzen zusammen
help-build-example-1 = nach dist
help-build-example-2 = anderswohin
help-build-example-3 = der dritte von sechzehn Teilen
help-build-example-4 = das Ganze aus allen Teilen

## upgrade

help-upgrade-does = eine spätere Fassung von Fieldpost nehmen
help-upgrade-about = Nimmt ein anderes Paket und sagt, was sich damit ändert: Format der Protokolle, Regeln, Regelwerke, Seiten. Eine ganze Kopie wird mit einer Fassung zusammengeführt, die git kennt (haben beide Seiten eine Datei geändert, geschieht nichts), oder vom Paket zu einem Archiv gemacht, das es verlangt. Partien und fieldpost.json bleiben, wie sie sind.
help-upgrade-argument-release = Datei oder Adresse des Pakets (Vorgabe: das, was läuft); in einer ganzen Kopie auch Marke, Zweig oder Commit
help-upgrade-example-1 = ein späteres Paket
help-upgrade-example-1-release = ../fieldpost-0.3.0.tgz
help-upgrade-example-2 = aus einer ganzen Kopie wird ein Archiv, das das Paket verlangt
help-upgrade-example-2-release = ../fieldpost-0.3.0.tgz
help-upgrade-example-3 = in einer ganzen Kopie: eine Fassung nach ihrer Marke, nach git fetch --tags fieldpost
help-upgrade-example-4 = das Neueste von dort

## cases

help-cases-does = Prüffälle laufen lassen
help-cases-about = Lässt Prüffälle aus Dateien und Ordnern laufen und sagt zu jeder Bestimmung, was bestanden hat. Endet mit 1, wenn ein Fall scheitert.
help-cases-argument-paths = Dateien oder Ordner; keine: die Fälle dieses Projekts
help-cases-option-clause = nur die Fälle, die von dieser Bestimmung handeln, einzeln
help-cases-option-failed = nur Bestimmungen mit gescheiterten Fällen zeigen
help-cases-example-1 = die Fälle des Projekts
help-cases-example-2 = eigene
help-cases-example-3 = was eine Bestimmung belegt

## clause

help-clause-does = was eine Regel sagt und wo sie steht
help-clause-about = Druckt eine Bestimmung des Nachschlagewerks: was sie sagt, woher sie kommt, was anderswo dazu steht. Mit --search findet es Bestimmungen danach, worum es geht.
help-clause-argument-id = Kennung einer Bestimmung, etwa B20.3
help-clause-option-search = Wörter in irgendeiner der Sprachen, etwa "U-Boot Rückzug"
help-clause-example-1 = eine Grundregel
help-clause-example-2 = eine Klarstellung, auf Englisch
help-clause-example-2-language = en
help-clause-example-3 = was darauf antwortet
help-clause-example-3-words = Hauptstadt besetzt Einkommen

## odds

help-odds-does = genaue Aussichten einer Schlacht
help-odds-about = Rechnet eine Schlacht genau aus, ohne zu würfeln: wer gewinnt, was übrig bleibt, was es kostet. Gib zwei Streitkräfte an wie in einem Befehl, den Angreifer zuerst; oder eine Partie, dazu ein Feld, wenn nur eine ihrer Schlachten gemeint ist. Hier wählt niemand von Hand: Beide Seiten verlieren in der Reihenfolge der Klubs und folgen deren Plänen, wenn keine Option es anders sagt; an Land brechen Flugzeuge ab, sobald sie allein sind (SA). Eine Schlacht, die zum Ausrechnen zu groß ist, weil der Würfel bestimmt, wer wen trifft, wird mit Würfen aus einem Startwort durchgespielt; das steht dann dabei.
help-odds-argument-battle = zwei Streitkräfte, oder eine Partie und vielleicht ein Feld
help-odds-option-low-luck = die Werte werden addiert, nur für den Rest wird gewürfelt
help-odds-option-aa = Flaks des Verteidigers (sonst: die unter seinen Einheiten genannten)
help-odds-option-bombard = Schiffe, die die Landung unterstützen, etwa 2 oder "2 Schlachtschiffe"
help-odds-option-assault = Truppen sind gelandet: Niemand darf abbrechen
help-odds-option-trapped = der Angreifer hat kein Feld für den Rückzug
help-odds-option-theatre = wo gekämpft wird, in einem Krieg auf zwei Schauplätzen, etwa pacific
help-odds-option-damaged-attacker = Schiffe des Angreifers, die schon einen Treffer haben, etwa 1
help-odds-option-damaged-defender = Schiffe des Verteidigers, die schon einen Treffer haben, etwa 1
help-odds-option-tech-attacker = Technologien des Angreifers, etwa heavy-bombers,super-submarines
help-odds-option-tech-defender = Technologien des Verteidigers, etwa jet-power
help-odds-option-order-attacker = seine Verlustreihenfolge, das erste zuerst, etwa "Inf Jäger Pz"
help-odds-option-order-defender = seine Verlustreihenfolge
help-odds-option-plan-attacker = SA, SAAC, TAAC oder KAAC
help-odds-option-plan-defender = KAAC: der niedrigste Wert zuerst
help-odds-option-subs-attacker = stay (bleiben) oder withdraw (abziehen), nach jeder Runde (sonst: stay)
help-odds-option-subs-defender = stay oder withdraw (sonst: sie weichen nur Flugzeugen, die allein sind)
help-odds-option-retreat = der Angreifer bricht nach dieser Runde ab
help-odds-option-retreat-below = der Angreifer bricht ab, sobald er weniger Einheiten hat als so viele
help-odds-option-retreat-defender = der Verteidiger zieht nach dieser Runde ab, wo die Regeln es erlauben
help-odds-option-retreat-below-defender = der Verteidiger zieht ab, sobald er weniger Einheiten hat als so viele
help-odds-option-sheet = ein Zug, der noch nicht angesagt ist (- für die Standardeingabe): was von seinen Schlachten zu erwarten ist
help-odds-option-seed = Wörter, aus denen die Würfe durchgespielter Schlachten folgen
help-odds-option-games = wie oft eine Schlacht durchgespielt wird, die sich nicht ausrechnen lässt
help-odds-option-dialect = wessen Abkürzungen gelten: iaapa oder daak
help-odds-example-1 = eine Landschlacht
help-odds-example-1-forces = 5 Inf 2 Pz gegen 3 Inf 1 Jäger
help-odds-example-2 = eine Landung unter Flakfeuer
help-odds-example-2-forces = 4 Inf 2 Jäger gegen 3 Inf 1 Jäger 1 Flak
help-odds-example-3 = eine Schlacht einer Partie, wie sie steht
help-odds-example-3-space = Karelien
help-odds-example-4 = ein Zug, bevor er eingereicht wird

## translations

help-translations-does = welche Regeltexte fehlen oder veraltet sind
help-translations-about = Sagt für jede Sprache, welche Bestimmungen fehlen und welche einen englischen Text wiedergeben, der sich seither geändert hat. Mit --stamp schreibt es in jeden neu übersetzten Block, welchen englischen Text er wiedergibt.
help-translations-option-stamp = Sprache, deren unmarkierte Blöcke die englischen Texte wiedergeben, wie sie jetzt sind
help-translations-example-1 = alle Sprachen
help-translations-example-2 = nach dem Übersetzen ins Deutsche
help-translations-example-2-language = de

## schema

help-schema-does = das JSON-Schema einer Protokollzeile oder eines Prüffalls
help-schema-about = Gibt das JSON-Schema einer Zeile des Protokolls aus oder das eines Prüffalls.
help-schema-argument-what = line (Standard) oder case
help-schema-example-1 = zum Ansehen
help-schema-example-2 = zum Behalten
help-schema-example-3 = für Programme, die die Fälle prüfen

## completion

help-completion-does = das Skript, mit dem deine Shell fieldpost ergänzt
help-completion-about = Gibt ein Skript aus, das Befehle, Optionen, Partien, Spieler, Mächte und Regelwerke ergänzt: source <(fieldpost completion bash), ebenso mit zsh; fieldpost completion fish | source. Die Zeile gehört in die Datei, die deine Shell beim Start liest.
help-completion-argument-shell = die Shell: bash, zsh oder fish
help-completion-example-1 = für bash
help-completion-example-2 = für fish
