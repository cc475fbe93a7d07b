### Überschriften und Hinweise neben der Geschichte eines Zuges.

story-label-since = Seit dem letzten Zug dieser Macht
story-label-since-round = Verglichen mit dem Ende des Zuges dieser Macht in Runde { $round }.
story-label-since-opening = Verglichen mit der Stellung zu Beginn der Partie.
story-label-no-land = Kein Land hat den Besitzer gewechselt.
story-label-changed = Den Besitzer gewechselt
story-label-neutral = neutral
story-label-income = Einkommen
story-label-units = Einheiten
story-label-worth = Wert
story-label-worth-why = Einheiten ohne Fabriken, und was sie neu kosten. Einkommen, Wert und Änderungen in IPC.
story-label-power = Macht
story-label-in-round = Runde { $round }
story-label-same = Dieselbe Macht
story-label-keys = Tasten
story-label-keys-why = voriger und nächster Zug; mit Umschalt die derselben Macht
