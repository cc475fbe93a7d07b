### Was an einem Protokoll nicht stimmt, und was dagegen zu tun ist.

line-place =
    { COUNT($at) ->
        [0] der Zeile
       *[other] »{ $at }«
    }

## Die Form der Zeilen

fault-no-log = Es gibt kein Protokoll, oder es steht keine Zeile darin.
fault-file-too-large = Das Protokoll hat { $bytes } Bytes; gelesen werden höchstens { $max }.
fault-too-many-lines = Das Protokoll hat { $lines } Zeilen; gelesen werden höchstens { $max }.
fault-bad-game-id = »{ $game }« geht nicht als Kennung einer Partie: 3 bis 40 Kleinbuchstaben, Ziffern und einzelne Bindestriche.
fault-line-empty = Die Zeile ist leer.
fault-merge-markers = Die Zeile ist eine Marke, die git hinterlässt, wo es zwei Fassungen nicht vereinen konnte.
fault-line-ends = Die Zeile endet mit CR LF, wie Windows es schreibt, statt nur mit LF.
fault-line-too-long = Die Zeile hat { $bytes } Bytes; erlaubt sind höchstens { $max }.
fault-too-deep = Die Klammern stehen { $depth } tief; erlaubt sind höchstens { $max }.
fault-not-utf8 = Die Zeile ist kein UTF-8.
fault-byte-order-mark = Die Zeile beginnt mit einer Bytereihenfolge-Marke (BOM).
fault-not-json = Die Zeile ist kein JSON.
fault-not-an-object = Die Zeile ist JSON, aber kein Objekt.
fault-number-not-safe = Die Zahl bei { line-place } ist keine ganze Zahl, die sich genau speichern lässt.
fault-key-forbidden = Bei { line-place } steht der Schlüssel »{ $key }«, der nicht erlaubt ist.
fault-text-unclean =
    Der Text bei { line-place } enthält { $why ->
        [lone-surrogate] ein halbes Zeichen
        [control] ein Steuerzeichen
        [direction] ein Zeichen, das die Schreibrichtung dreht
        [invisible] ein unsichtbares Zeichen
        [not-nfc] Zeichen, die nicht in der zusammengesetzten Form (NFC) stehen
       *[mail-address] eine Mailadresse; Protokolle sind öffentlich
    }.
fault-not-canonical = Die Zeile steht nicht in ihrer kanonischen Form; ab Zeichen { $column } weicht sie ab.
fault-unknown-version =
    Die Zeile hat Formatversion { $v }, wie sie ein neueres Fieldpost schreibt; dieses Programm kennt { COUNT($known) ->
        [1] Version
       *[other] die Versionen
    } { LIST($known) }.
fault-unknown-ruleset =
    { COUNT($versions) ->
        [0] Diese Partie wird nach Version { DIGITS($version) } des Regelwerks »{ $ruleset }« gespielt, das dieses Programm überhaupt nicht kennt: ein neueres Fieldpost kennt es vielleicht, sofern der Name nicht verschrieben ist. Bekannt sind { LIST($known) }.
       *[other]
            Diese Partie wird nach Version { DIGITS($version) } des Regelwerks »{ $ruleset }« gespielt; davon kennt dieses Programm { COUNT($versions) ->
                [1] Version
               *[other] die Versionen
            } { LIST($versions) }.
    }
ruleset-version = »{ $id }« (Version { DIGITS($version) })
fault-unknown-order = Einen Befehl »{ $order }« gibt es nicht.
fault-unknown-event = Ein Ereignis »{ $event }« gibt es nicht ({ line-place }).
fault-wrong-shape =
    { COUNT($at) ->
        [0] Die Zeile
       *[other] »{ $at }«
    } { $problem ->
        [missing] fehlt
        [unknown-keys] enthält { QUOTE($expected) }, was dort nicht hingehört
        [not-one-of]
            { COUNT($expected) ->
                [1] muss { QUOTE(ITEM($expected, 0)) } sein
               *[other] muss eines von diesen sein: { EITHER($expected) }
            }
        [whole-number]
            { $min ->
                [none]
                    { $max ->
                        [none] muss eine ganze Zahl sein
                       *[other] muss eine ganze Zahl bis { $max } sein
                    }
               *[other]
                    { $max ->
                        [none] muss eine ganze Zahl ab { $min } sein
                       *[other] muss eine ganze Zahl von { $min } bis { $max } sein
                    }
            }
        [text-length]
            { $max ->
                [none] darf nicht leer sein
               *[other] darf höchstens { $max } Zeichen haben
            }
        [list-length]
            { $max ->
                [none]
                    muss mindestens { $min } { $min ->
                        [one] Eintrag
                       *[other] Einträge
                    } haben
               *[other]
                    darf höchstens { $max } { $max ->
                        [one] Eintrag
                       *[other] Einträge
                    } haben
            }
        [kind]
            { ITEM($expected, 0) ->
                [text] muss ein Text sein
                [list] muss eine Liste sein
                [object] muss ein Objekt mit Schlüsseln und Werten sein
               *[other] hat nicht die vorgesehene Form
            }
        [form]
            { ITEM($expected, 0) ->
                [time] muss eine Zeit in UTC sein, wie 2026-03-01T20:14:00Z
                [day] muss ein Tag sein, wie 2026-03-01
                [hash] muss aus 64 Hexadezimalziffern in Kleinschreibung bestehen
                [id] muss aus Kleinbuchstaben und Ziffern bestehen, verbunden durch einzelne Bindestriche
               *[other] ist nicht so geschrieben, wie es sein muss
            }
       *[other] hat nicht die vorgesehene Form
    }.
fault-signature-wrong = Die Unterschrift gehört nicht zu dieser Zeile: Zeile oder Unterschrift wurde verändert.

## Die Datei

fault-symbolic-link = { $path } ist eine symbolische Verknüpfung; solchen wird nicht gefolgt.
fault-not-a-file = { $path } ist weder Datei noch Ordner.
fault-game-exists = Eine Partie »{ $game }« gibt es schon.
fault-log-busy =
    { COUNT($holder) ->
        [0] Ein anderer Befehl schreibt gerade in diese Partie.
       *[other] Ein anderer Befehl schreibt gerade in diese Partie ({ $holder }).
    }
fault-log-moved-on = Das Protokoll ist inzwischen gewachsen: Es hatte { $expected } Zeilen, als dies berechnet wurde.
fault-entry-invalid = Die Zeile ließ sich nicht schreiben: { $fault }.

## Beweise

fault-dice-wrong-for-seed = Die Würfel »{ $purpose }« zeigen { LIST($got, by: " ") }; aus ihrem Startwert folgt { LIST($expected, by: " ") }.
fault-beacon-forged = Die Unterschrift der Runde { $round } ist nicht die der Zufallsquelle.
fault-fold-failed = Ereignis { $event } der Zeile kann nicht geschehen sein: { $message }.

## Wie Zeilen aufeinander folgen

fault-wrong-game = Die Zeile gehört zur Partie »{ $game }«, nicht zu »{ $expected }«.
fault-wrong-seq = Die Zeile nennt sich Nummer { $seq }; sie müsste Nummer { $expected } sein.
fault-time-goes-back = Die Zeile will am { $at } geschrieben sein, also vor der Zeile darüber ({ $before }).
fault-wrong-prev = Die Zeile folgt auf { HASH($prev) }…, die Zeile davor ist aber { HASH($expected) }…: Eine der beiden wurde geändert.

## Wer was eintragen darf, und für wen

fault-not-opened = Die erste Zeile eröffnet keine Partie.
fault-opened-twice = Die Partie wird ein zweites Mal eröffnet.
fault-unknown-player = »{ $player }« spielt in dieser Partie nicht mit.
fault-player-twice = Der Spieler »{ $player }« steht zweimal in der Liste.
fault-power-twice = Zwei Spieler haben dieselbe Macht: { POWER($power) }.
fault-for-himself = { $player } braucht kein »für«, um für sich selbst zu sprechen.
fault-may-not-enter-for = { $player } darf für { $for } nichts eintragen: weder Archivar noch in der ersten Zeile dafür genannt.
fault-evidence-missing = { $player } trägt etwas für { $for } ein, ohne die Mail dazu anzugeben.
fault-role-may-not =
    { $player } ist hier { $role ->
        [player] Spieler
        [steward] Archivar
        [referee] Schiedsrichter
        [witness] Zeuge
       *[bot] Bot
    } und darf »{ $order }« nicht geben.
fault-power-not-his = Diese Macht spielt { $player } nicht: { POWER($power) }.

## Zeit

fault-clock-odd = Für eine Antwort sind { $answer } Stunden vorgesehen, für einen ganzen Zug nur { $turn }.
fault-absence-backwards = Die Abwesenheit endet ({ $to }), bevor sie beginnt ({ $from }).
fault-absence-past = Eine Abwesenheit lässt sich nicht nachträglich melden: Sie beginnt am { $from }, die Zeile ist vom { $day }.
fault-absence-too-long =
    { $player } wäre insgesamt { $days } { $days ->
        [one] Tag
       *[other] Tage
    } abwesend; in dieser Partie sind { $max } erlaubt.

## Gebote, Vertretungen und das Ende einer Partie

fault-substitute-himself = { $player } kann sich nicht selbst vertreten.
fault-nothing-taken-over = { $player } übernimmt von { $leaves } keine Macht.
fault-player-differs = { $player } ist schon dabei, aber mit anderen Angaben (Name, Rolle, Sprache) als hier.
fault-role-differs =
    { $player } käme als { $role ->
        [player] Spieler
        [steward] Archivar
        [referee] Schiedsrichter
        [witness] Zeuge
       *[bot] Bot
    } hinzu; wer geht, ist aber { $expected ->
        [player] Spieler
        [steward] Archivar
        [referee] Schiedsrichter
        [witness] Zeuge
       *[bot] Bot
    }.
fault-leaver-missing = { $player } soll mitspielen, es fehlt aber, wessen Mächte übernommen werden.
fault-forfeit-own-side = { $player } steht auf der Seite dieser Macht: { POWER($power) }. Aufgegeben wird mit »resign«.
fault-bid-of-another = Ein Gebot ist Sache dessen, der bietet: { $player } kann hier nicht für { $of } sprechen.
fault-bid-not-due = Auf ein Gebot von { $player } wird nicht gewartet.
fault-forfeit-own-bid = { $player } kann sein eigenes Gebot nicht für verfallen erklären.
fault-seal-missing = { $player } hat noch kein Gebot versiegelt.
fault-seal-broken = Das ist nicht das Gebot, das { $player } versiegelt hat: Sein Hash ist ein anderer.
fault-edit-into-bids = Nach Eintrag #{ DIGITS($seq) } standen noch Gebote aus; inzwischen ist entschieden, wer was spielt.
fault-forfeit-without-clock = { $player } kann die Partie nicht für verloren erklären: Die erste Zeile nennt keine Frist dafür.
fault-forfeit-too-early = Für verloren erklären lässt sich die Partie ab { $from }.
fault-not-waited-for = Auf diese Macht wartet die Partie nicht: { POWER($power) }.

## Würfel

fault-dice-first = Zuerst kommen die Würfel für den Befehl #{ DIGITS($seq) }.
fault-dice-missing = Der Befehl »roll« bringt keine Würfel mit.
fault-dice-unexpected = Bei »{ $order }« stehen Würfel; sie gehören zu »roll«.
fault-nothing-to-roll = Kein Befehl wartet auf Würfel.
fault-roll-of-another = Diese Würfel sind für den Befehl { HASH($of) }…; es wartet aber { HASH($commitment) }….
fault-dice-source-not-agreed = Diese Würfel sind »{ $source }«; vereinbart ist »{ $agreed }«.
fault-seed-changed = Die Würfel für den Befehl { HASH($commitment) }… kommen aus zwei Startwerten.
fault-commitment-without-nonce = »{ $order }« braucht Würfel und hat keine Nonce.

## Schlüssel, Verwahrer und Zeugen

fault-signature-missing = { $player } muss hier unterschreiben, und die Zeile trägt keine Unterschrift.
fault-signature-of-another = Die Zeile von { $player } ist mit dem Schlüssel { $key } unterschrieben, der für { $player } nicht gilt.
fault-key-unsound = Den Schlüssel { $key } prüft nicht jedes Programm auf dieselbe Weise.
fault-key-twice = Der Schlüssel { $key } ist oder war der von { $player }.
fault-key-not-his = { $player } darf die Schlüssel von { $of } nicht ändern; das können nur { $of } selbst oder der Schiedsrichter.
fault-key-last = Es ist der einzige Schlüssel von { $player }: Zugleich oder vorher muss ein anderer eingetragen werden.
fault-key-unknown = { $player } hat keinen gültigen Schlüssel { $key }.
fault-keeper-missing = Unter den Gegnern dieser Macht ({ POWER($power) }) kann niemand die Würfel verwahren.
fault-keeper-unfit = { $player } kann nicht die Würfel aller verwahren: Das kann nur ein Archivar, Schiedsrichter oder Bot ohne Mächte und mit einem Schlüssel.
fault-keeper-enters = { $player } verwahrt die Würfel dieses Befehls und darf ihn deshalb nicht eintragen.
fault-anchor-missing = { $player } verwahrt die Würfel dieses Befehls und hat dafür im Protokoll keine Geheimnisse mehr hinterlegt.
fault-anchor-needless = { $player } verwahrt in dieser Partie keine Würfel.
fault-anchor-spent = { $player } hat diese Würfel schon einmal hinterlegt; ihre Geheimnisse sind bekannt.
fault-reveal-not-his = { $player } kann diese Würfel nicht aufdecken: { $keeper } verwahrt sie.
fault-reveal-out-of-order = Das ist das Geheimnis Nummer { $k }; an der Reihe ist Nummer { $expected }.
fault-reveal-wrong = Das Geheimnis Nummer { $k } passt nicht zu dem, was { $keeper } hinterlegt hat.
fault-beacon-unknown = Diese Version kennt die Zufallsquelle { HASH($chain) }… nicht.
fault-beacon-not-agreed = Diese Würfel kommen von der Zufallsquelle { HASH($chain) }…; vereinbart ist { HASH($agreed) }….
fault-witness-missing = Würfel einer Zufallsquelle brauchen einen Zeugen: Bot, Archivar, Schiedsrichter oder Zeugen ohne Mächte und mit einem Schlüssel.
fault-receipt-needless = Kein Befehl { HASH($of) }… wartet auf eine Quittung.
fault-receipt-twice = Es gibt schon eine Quittung, von { $by }; die erste zählt.
fault-receipt-not-his = { $player } kann diesen Befehl nicht bezeugen: Ein Zeuge hat in dieser Partie nie eine Macht gespielt, hat einen Schlüssel und hat den Befehl nicht selbst eingetragen.
fault-receipt-missing = Noch hat niemand den Befehl bezeugt; erst die Quittung sagt, welche Runde die Würfel gibt.
fault-round-wrong = Die Würfel sind aus Runde { $round }; nach der Quittung muss es Runde { $expected } sein.

## Notizen, ungültige Einträge und Vorschläge

fault-report-too-late = In dieser Partie sind schon Befehle gegeben: { $player } kann nichts mehr berichten, das können nur noch Schiedsrichter und Archivar.
fault-note-missing = Die Bemerkung ist leer.
fault-event-unexpected = »{ $event }« kann nicht aus »{ $order }« folgen.
fault-rewind-wrong = Zu #{ DIGITS($to) } geht es nicht zurück: Der Zug begann mit #{ DIGITS($from) }.
fault-rewind-missing = Es fehlt, wohin die Partie zurückgesetzt wird.
fault-effect-missing = »{ $order }« wird hier wirksam, aber was daraus folgt, fehlt in der Zeile.
fault-effect-wrong = Was in der Zeile steht, folgt nicht aus »{ $order }«.
fault-edit-into-dice = Nach #{ DIGITS($seq) } war noch zu würfeln; zu nennen ist der Eintrag mit den Würfeln.
fault-game-is-over = Die Partie ist zu Ende.
fault-already-proposed = Dasselbe ist schon vorgeschlagen, in #{ DIGITS($seq) }.
fault-no-such-entry = Keine Zeile hat den Hash { HASH($of) }….
fault-not-an-order = Zeile { HASH($of) }… ist kein Befehl dieses Zuges.
fault-not-this-turn = #{ DIGITS($seq) } ist älter als der laufende Zug.
fault-already-void = Zeile { HASH($of) }… ist schon ungültig.
fault-names-dice = { HASH($of) }… sind nur die Würfel zu { HASH($commitment) }….
fault-no-such-proposal = Kein offener Vorschlag hat den Hash { HASH($of) }….
fault-consent-not-his = Nichts wartet auf die Zustimmung von { $player }.

## Was gegen einen Fehler zu tun ist

advice-restore-the-line = ansehen, was geändert wurde: git diff -- games/{ $game }/log.jsonl   und zurücknehmen: git restore -- games/{ $game }/log.jsonl   Ist es schon committet, lässt sich der unbeschädigte Teil behalten: Wie, steht in der Anleitung »Wenn etwas schiefgeht«.
advice-write-with-fieldpost = Zeilen schreibt das Programm, nicht die Hand
advice-use-newer-version = eine neuere Version von Fieldpost verwenden
advice-shorten = kürzer fassen oder teilen
advice-ask-the-author = den Verfasser fragen
advice-enter-the-dice = npx fieldpost roll { $game }
advice-name-the-player = mit --as sagen, wer du bist, oder mit --for, für wen, und mit --evidence, aus welcher Mail; npx fieldpost status { $game }
advice-order-own-powers = die eigenen Mächte befehligen oder mit --as sagen, wer du bist; npx fieldpost status { $game }
advice-use-agreed-dice = npx fieldpost roll { $game }
advice-name-the-order = den Befehl für ungültig erklären; seine Würfel verfallen mit ihm
advice-propose-edit = was älter ist als der laufende Zug, wird mit Zustimmung aller Seiten berichtigt: npx fieldpost edit { $game }
advice-give-consent-first = auf die anderen Seiten warten; sie antworten mit: npx fieldpost agree { $game }
advice-sync = das behebt: npx fieldpost sync
advice-say-otherwise = weglassen und noch einmal versuchen
advice-ask-consent = die anderen Seiten oder den Schiedsrichter fragen
advice-order-the-days = erst der Tag, an dem sie beginnt, dann der, an dem sie endet
advice-wait = nachsehen, auf wen bis wann gewartet wird: npx fieldpost status { $game }
advice-read-again = nachsehen, wie die Partie jetzt steht, dann noch einmal: npx fieldpost show { $game }
advice-try-again = gleich noch einmal versuchen
advice-remove-the-link = die Datei selbst dorthin legen
advice-sign = mit dem eigenen Schlüssel unterschreiben; npx fieldpost key show
advice-make-a-key = einen eigenen Schlüssel erzeugen: npx fieldpost key new
advice-anchor-first = wer die Würfel verwahrt, hinterlegt frische: npx fieldpost anchor { $game }
advice-use-other-dice = jemanden nennen, der die Würfel verwahren kann, oder eine andere Quelle vereinbaren
advice-name-a-witness = beim Eröffnen der Partie einen Zeugen mit Schlüssel nennen; wie, sagt die Anleitung zu den Würfeln
advice-wait-for-the-witness = der Zeuge bezeugt ihn mit: npx fieldpost bot { $game }
advice-open-the-bid = das Gebot öffnen, wie es versiegelt wurde: npx fieldpost bid { $game }
advice-repair = der nächste schreibende Befehl bringt es in Ordnung
