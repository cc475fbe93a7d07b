### A turn and its parts: headings of its page and its mail.

game-turn-of = { $power }, round { $round }
letter-title = { $game }: { $power }, round { $round }
turn-part-start = Starting income
turn-part-purchase = Purchases
turn-part-combat-move = Combat moves
turn-part-combat = Combat results
turn-part-combat-move-2 = Second armor move
turn-part-combat-2 = Second combat results
turn-part-noncombat-move = Noncombat moves
turn-part-place = Placement
turn-part-end = Final income
turn-part-close = End of the turn
letter-money = land value / IPC to spend
