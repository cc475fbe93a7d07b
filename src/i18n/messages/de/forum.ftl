### Ein Zug als Beitrag dort, wo Gruppen reden, und was einem Chat gesagt wird.

post-bought = Gekauft: { $units } für { $ipc } IPC
post-income = Einkommen: { $ipc } IPC
post-figures = Die Mächte nach diesem Zug
post-land = Land
post-cash = Verfügbar
post-page = Dieser Zug auf den Seiten, mit Karte, Chancen und Würfeln
post-picture = So steht die Partie jetzt

## Was einem Chat gesagt wird

announce-page = Zum Zug
announce-would = An { $service } ginge:
announce-told = { $service } weiß Bescheid über { $game }.
announce-nothing = Es gibt nichts, was nicht schon gesagt wäre.
announce-none = In der Umgebung steht kein Webhook, also erfährt niemand etwas. Er stünde in { EITHER($variables) }.
announce-bad = In { $variable } steht nichts, wohin sich etwas schicken ließe; die Anleitung sagt, was dorthin gehört.
announce-not =
    { $service } hat nichts über { $game } erfahren: { $how ->
        [busy] Es verlangt mehr Geduld, als wir haben.
        [silent] Es hat nicht rechtzeitig geantwortet.
        [unreachable] Es ist nicht zu erreichen.
        [failed] Es hat selbst einen Fehler ({ DIGITS($status) }).
       *[refused] Es lehnt ab ({ DIGITS($status) }).
    }
announce-later = Was nicht gesagt wurde, wird beim nächsten Mal gesagt.
announce-bad-commit = git kennt hier keinen Commit »{ $said }«, also ist alles neu, worauf gewartet wird.
