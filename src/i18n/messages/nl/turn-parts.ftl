### Een beurt en haar delen: koppen van haar pagina en haar mail.

game-turn-of = { $power }, ronde { $round }
letter-title = { $game }: { $power }, ronde { $round }
turn-part-start = Inkomsten aan het begin
turn-part-purchase = Aankopen
turn-part-combat-move = Aanvalsfase
turn-part-combat = Gevechtsresultaten
turn-part-combat-move-2 = Tweede tankzet
turn-part-combat-2 = Resultaten van het tweede gevecht
turn-part-noncombat-move = Niet-aanvalsfase
turn-part-place = Plaatsing
turn-part-end = Inkomsten aan het einde
turn-part-close = Einde van de beurt
letter-money = landwaarde / IPC te besteden
