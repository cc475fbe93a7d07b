### Koppen en aanwijzingen naast het verhaal van een beurt.

story-label-since = Sinds de vorige beurt van deze mogendheid
story-label-since-round = Vergeleken met het einde van de beurt van deze mogendheid in ronde { $round }.
story-label-since-opening = Vergeleken met de stelling bij het begin van het spel.
story-label-no-land = Geen gebied is van eigenaar gewisseld.
story-label-changed = Van eigenaar gewisseld
story-label-neutral = neutraal
story-label-income = Inkomsten
story-label-units = Eenheden
story-label-worth = Waarde
story-label-worth-why = Eenheden zonder industriële complexen, en wat ze nieuw kosten. Inkomsten, waarde en verschillen in IPC.
story-label-power = Mogendheid
story-label-in-round = ronde { $round }
story-label-same = Zelfde mogendheid
story-label-keys = Toetsen
story-label-keys-why = vorige en volgende beurt; met Shift die van dezelfde mogendheid
