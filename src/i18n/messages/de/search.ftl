### Die Wörter der Suche. Texte mit `{n}` füllt der Browser aus.

search-title = Suche
search-lead = Regeln, Anleitungen, Partien, Züge und Spieler. Englische Wörter und die üblichen Abkürzungen werden verstanden.
search-label = Regeln, Anleitungen und Partien durchsuchen
search-button = Suchen
search-example = zum Beispiel »U-Boot Rückzug«
search-kinds = Zeigen
search-kind-all = alles
search-kind-clause = Regeln
search-kind-guide = Anleitungen
search-kind-game = Partien
search-kind-turn = Züge
search-kind-player = Spieler
search-system = Regeln von
search-system-all = allen Systemen
search-none = Nichts gefunden.
search-one = 1 Ergebnis
search-many = { $n } Ergebnisse
search-fewer = Weniger oder andere Wörter finden vielleicht mehr.
search-all-of-kind = Alle { $n } zeigen
search-more = Mehr zeigen
search-answer = Die Antwort
search-failed = Die Suche konnte nicht geladen werden. Auch über diese Listen lässt sich alles finden.
search-no-script = Die Suche braucht JavaScript. Ohne lässt sich alles über diese Listen finden.
search-browse = Oder in den Listen nachschlagen
