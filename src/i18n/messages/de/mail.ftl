### Was die Befehle, die Mails lesen und schreiben, dem sagen, der sie aufruft.


## Dateien und Server

mail-no-address-file = Es gibt keine { $file } mit den Adressen der Spieler.
mail-no-address-next = { $file } neben fieldpost.json anlegen: { $example }
mail-bad-file =
    { $file } ist nicht, wie sie sein soll{ COUNT($at) ->
        [0] { "" }
       *[other] , bei »{ $at }«
    }.
mail-no-post-file = Es gibt keine { $file }, die sagt, wer Mails schickt und über welchen Server.
mail-no-post-next = { $file } neben fieldpost.json anlegen: { $example }
mail-no-server = { $file } nennt keinen Server: »smtp« fehlt.
mail-no-mailbox = { $file } nennt kein Postfach: »imap« fehlt.
mail-no-mailbox-next = in { $file }: { $example }

## Das Postfach auf dem Server

mailbox-unreachable = Der Mailserver { $host } ist nicht zu erreichen: { $said }
mailbox-unreachable-next = »host«, »port« und »security« unter »imap« in { $file } prüfen oder es später noch einmal versuchen
mailbox-unsafe = Die Leitung zu { $host } wäre nicht sicher, darum ging kein Kennwort hinaus: { $said }
mailbox-unsafe-next = der Server muss TLS anbieten, mit einem Zertifikat, dem dieser Rechner traut; ohne geht es nur auf diesem Rechner selbst
mailbox-login = { $host } lässt { $user } nicht ein: { $said }
mailbox-login-next = Benutzer und Kennwort prüfen; manche Anbieter verlangen für jedes Programm ein eigenes Kennwort
mailbox-no-mailbox = Das Postfach »{ $mailbox }« lässt sich nicht öffnen: { $said }
mailbox-no-mailbox-next = »mailbox« unter »imap« in { $file } nennt es; sonst wird INBOX gelesen
mailbox-no-marks = In »{ $mailbox }« lässt sich keine Mail als erledigt kennzeichnen, darum wurde nichts gelesen.
mailbox-no-marks-next = einen Ordner nennen, in den solche Mails kommen, als »moveTo« unter »imap« in { $file }; beschreibbar muss das Postfach sein
mailbox-no-folder = Es gibt keinen Ordner »{ $folder }«, und er lässt sich nicht anlegen: { $said }
mailbox-no-folder-next = ihn anlegen oder einen anderen nennen, als »moveTo« unter »imap« in { $file }
mailbox-hung-up = { $host } hat abgebrochen: { $said }
mailbox-hung-up-next = dasselbe noch einmal sagen; was schon gelesen ist, ändert nichts mehr
mailbox-gone = Sie ist nicht mehr da.
mailbox-numbered-anew = Der Server hat »{ $mailbox }« neu durchgezählt; alles ohne Kennzeichen wird noch einmal angesehen, doppelt eingetragen wird nichts.
mailbox-not-settled = Nicht alle Mails ließen sich als erledigt kennzeichnen; sie werden beim nächsten Mal noch einmal gelesen, doppelt eingetragen wird nichts.

## Lesen und Schicken

mail-dice-given = die fälligen Würfel sind gegeben
mail-unfinished = was mittendrin im Weg war, ist es noch; ist es fort, geht es von selbst weiter.
mail-no-password = Das Kennwort des Mailservers fehlt: { $variable } setzen oder eine »passwordFile« nennen.
mail-bad-password-file = Die Kennwortdatei { $file } ist nicht lesbar.
mail-no-address = Von { $player } ist keine Adresse bekannt.
mail-not-a-player = »{ $said }« gehört nicht zu den Spielern dieser Partie: { $ids }.
mail-nobody = Es gibt niemanden, an den es gehen könnte.
mail-no-turn = Es hat noch kein Zug begonnen.
mail-written = Nach { $file } geschrieben.
mail-sent = Geschickt an { $to }: { $subject }
mail-not-sent = Nicht geschickt an { $to }: { $said }
mail-would-send = An: { $to }
mail-one-target = --eml und --send gehen nicht zusammen.
mail-nobody-late = Niemand ist überfällig.
mail-nothing-to-tell = Es gibt nichts, woran jemand zu erinnern wäre.
mail-not-sent-secret = der Server hat sie nicht angenommen
mail-reminded = { $player } wurde am { $at } erinnert; --again tut es noch einmal.
mail-no-mails = Hier sind keine Mails.
mail-no-such-path = { $file } ist nicht lesbar.
mail-would-enter = würde eingetragen
mail-reading = Mail { $mail }
mail-from = von { $who }
mail-stranger = Niemand in addresses.local.json schreibt von { $address }. Sie wurde nicht beantwortet.
mail-no-sender = Sie sagt nicht, wer sie geschickt hat, und wurde nicht beantwortet.
mail-machine = Ein Programm hat sie geschickt. Sie wurde nicht beantwortet.
mail-unreadable-too-large = Sie ist zu groß für einen Zug und wurde nicht gelesen.
mail-unreadable-too-many-parts = Sie hat mehr Teile, als ein Zug braucht, und wurde nicht gelesen.
mail-unreadable-too-deep = Ihre Teile liegen zu tief ineinander, oder ihre Köpfe sind zu lang. Sie wurde nicht gelesen.
mail-unreadable-no-mail = Das ist keine Mail.
mail-failed = Sie konnte nicht eingetragen werden und wurde nicht beantwortet: { $why }
mail-broken = Dem Protokoll von { $game } lässt sich nicht folgen; dort kann nichts eingetragen werden.
mail-may-not =
    Du darfst in dieser Partie nicht für { $player } eintragen: Das darf ein Archivar oder Schiedsrichter der Partie oder ein
    Spieler, den ihre Spielerliste dafür nennt. Die Mail wartet auf einen von ihnen. Wie die Liste geändert wird, sagt
    npx fieldpost substitute --help
mail-kept-mail = aufgehoben als { $file }
mail-went-on = { $game }: mit den aufgehobenen Befehlen von { $player } geht es weiter
mail-tell = npx fieldpost mail { $game } --send   sagt es den anderen
mail-busy = Hier liest gerade jemand anders Mails.
mail-total =
    { $mails } { $mails ->
        [one] Mail
       *[other] Mails
    }: { $entered } eingetragen, { $asked } anders beantwortet, { $silent } nicht beantwortet.
