### Ein Zug und seine Teile: Überschriften seiner Seite und seiner Mail.

game-turn-of = { $power }, Runde { $round }
letter-title = { $game }: { $power }, Runde { $round }
turn-part-start = Anfangseinkommen
turn-part-purchase = Einkauf
turn-part-combat-move = Combat Move
turn-part-combat = Kampfergebnisse
turn-part-combat-move-2 = Zweite Panzerbewegung
turn-part-combat-2 = Ergebnisse des zweiten Kampfes
turn-part-noncombat-move = Non Combat Move
turn-part-place = Aufstellung
turn-part-end = Endeinkommen
turn-part-close = Ende des Zuges
letter-money = Landwert / verfügbare IPC
