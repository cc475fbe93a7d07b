### Was eine Mail außer Befehlen will, beantwortet.


## Ihr Betreff

answer-subject-answered = wie gewünscht


## Was sich nicht zurücknehmen lässt

# $line: the line that does it, such as `agree 30`
request-code-look = »{ $line }« lässt sich nicht zurücknehmen; als Antwort käme ein Code.
request-code-needed =
    { $days ->
        [one] Das lässt sich nicht zurücknehmen, und ein Absender ist leicht gefälscht. Noch ist nichts geschehen. Wenn du es warst, antworte binnen eines Tages mit dieser Zeile:
       *[other] Das lässt sich nicht zurücknehmen, und ein Absender ist leicht gefälscht. Noch ist nichts geschehen. Wenn du es warst, antworte binnen { $days } Tagen mit dieser Zeile:
    }
request-code-forged = Wenn du es nicht warst, tu nichts und sag dem Bescheid, der das Archiv führt.
request-code-bad =
    { $why ->
        [used] Dieser Code ist schon verbraucht.
        [other] Dieser Code gilt für eine andere Zeile.
        [stale] Dieser Code gilt für die Partie, wie sie vorher stand; sie ist inzwischen weitergegangen.
        [expired] Dieser Code ist zu alt.
       *[unknown] Einen solchen Code hast du nicht bekommen.
    }
answer-needs-code = Wer aufgibt oder bietet, schreibt das allein auf eine Zeile einer neuen Mail; die Antwort bringt einen Code dafür. Von diesen Zeilen ist nichts eingetragen.
request-void-reason = per Mail, ohne Begründung


## Was gesagt wird

request-board = Die Stellung steht unten.
request-history = Die letzten Züge:
request-entries = Die Einträge des laufenden Zuges:
request-rules = Was die Regeln dazu sagen:
request-help =
    Schreib Befehle wie immer, einen je Zeile. Daneben werden diese Wörter verstanden, jedes auf einer eigenen Zeile:
      Status – wie { $game } steht und auf wen gewartet wird
      Karte – die Stellung
      Verlauf – die letzten Züge in Worten und die Einträge von diesem
      Chancen, Chancen Ukraine, Chancen 3 Inf 1 Pz gegen 2 Inf – was aus einem Kampf werden kann
      Regel B8.1, Regel Träger Landung – was eine Regel sagt
      zustimmen 30, ablehnen 30 – deine Antwort auf einen Vorschlag
      Remis – du bietest Remis an
      streichen 30: der Grund – ein Eintrag dieses Zuges soll nicht gelten
      abwesend 3.4. bis 12.4. – so lange wartet niemand auf dich
      Nachricht an Deutschland: …, Nachricht an alle: … – bis zur nächsten leeren Zeile
      aufgeben – du gibst auf
      Plan, verwerfen – was von deinem Zug aufgehoben ist; es wird verworfen
      Entwurf – deine aufgehobenen Zeilen werden eingetragen, wie sie sind
    Eine Entscheidung darf auch im Satz stehen: »Ich verliere das U-Boot«. Was sich nicht zurücknehmen lässt, wird erst mit einem Code beantwortet.


## Nachrichten an andere

press-subject = eine Nachricht von { $player }
press-from = { $player } ({ $powers }) schreibt dir:
press-from-all = { $player } ({ $powers }) schreibt allen:
press-unproved = Das kam in einer Mail von der Adresse dieses Spielers, und die beweist nichts. Es steht in keinem Protokoll.
press-sent = Deine Nachricht ist unterwegs an { $players }.
press-nobody = Mit deiner Nachricht war niemand zu erreichen: { $players }.


## Wo niemand nach Befehlen sucht

answer-in-file = Befehle werden nur aus dem Text einer Mail gelesen. Das kam mit deiner und ist nicht eingetragen: { $files }.
answer-in-subject = Im Betreff deiner Mail stehen Befehle. Sie sind nicht eingetragen, denn gelesen wird nur ihr Text.
mail-private = Von { $address }, und um keine Partie geht es. Sie blieb liegen.
