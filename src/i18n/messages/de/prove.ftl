### Ein Protokoll im Browser des Lesers prüfen.

prove-title = Selbst prüfen, gleich hier
prove-lead = Dein Browser kann dieses ganze Protokoll selbst prüfen: dass jede Zeile auf die vorige folgt, dass jede Unterschrift gilt, dass die Regeln jeden Befehl noch einmal genauso entscheiden und dass jeder Würfel aus seinem Beweis folgt, bis hin zu jeder Runde der Zufallsquelle. Er holt das Protokoll und fragt sonst niemanden.
prove-guide = Ohne JavaScript oder mit Werkzeugen, die nicht von uns sind: wie man eine alte Partie prüft
prove-start = Dieses Protokoll prüfen
prove-working = Das Protokoll wird geprüft; das kann einige Sekunden dauern …
prove-failed = Es ging nicht: { $why }
prove-sound = Alles stimmt.
prove-differs = Kette, Unterschriften und Würfel stimmen, aber die heutigen Regeln würden einige Einträge anders entscheiden.
prove-broken = Etwas stimmt nicht.
prove-fault = Zeile { $line }: { $code }
prove-newer = Diese Seite ist älter als das Protokoll; ein neueres Fieldpost kann es prüfen.
prove-known = Hier bekannt: { $known }.
prove-torn = Die letzten { $bytes } Bytes sind nie eine Zeile geworden und zählen nicht.
prove-differing = Anders entschieden:
prove-entries = Einträge, jeder auf den vorigen folgend
prove-signed = Geprüfte Unterschriften
prove-decided = Noch einmal nach den Regeln entschiedene Einträge
prove-reported = Einträge wie gemeldet, nicht prüfbar
prove-rolled = Würfe
prove-head = Hash des letzten Eintrags
prove-rolls = Jeder Wurf
prove-by-local = folgt aus dem Startwert in seiner Zeile
prove-by-recorded = geworfen von { $by }
prove-by-reveal = Geheimnis { $by } des Verwahrers
prove-by-drand = Runde { $by } der Zufallsquelle
prove-link = Die Würfel im eigenen Browser prüfen
