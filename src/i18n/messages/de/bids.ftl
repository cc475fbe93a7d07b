### Verdeckte Gebote, und solche, die gleich aufgestellt werden.

bids-due-bid-seal = Verdeckte Gebote stehen noch aus: { $players }.
bids-due-bid = Beide Gebote sind versiegelt; zu öffnen ist noch: { $players }.
bids-not-yours = { $player } bietet hier nicht mit; es bieten { $bidders }.
bids-ask = Dein Gebot (etwa 17: 3 Inf UKR, Rest Japan)?
bids-missing = Das Gebot fehlt.
bids-missing-next = npx fieldpost bid { $slug } "17: 3 Inf UKR, Rest Japan"
bids-one-bid = Das ist mehr als ein Gebot.
bids-seal = Dieses Gebot versiegeln? Danach ändert es niemand mehr, und gezeigt wird es erst, wenn beide versiegelt sind.
bids-sealed = Dein Gebot ist versiegelt.
bids-kept = Gebot und Geheimnis liegen bis zum Öffnen hier: { $file }
bids-kept-warning = Ohne diese Datei lässt sich das Gebot nicht öffnen. Sie wird nirgendwohin kopiert; leg dir eine Kopie an.
bids-waits = Dein Gebot ist versiegelt; das von { $players } fehlt noch.
bids-yours = Dein versiegeltes Gebot:
bids-open = Öffnen? Dann sieht es jeder.
bids-opened = Dein Gebot ist geöffnet.
bids-open-waits = Dein Gebot ist geöffnet; das von { $players } noch nicht.
bids-gone = Dein versiegeltes Gebot ist nicht da: { $file } fehlt oder ist nicht, was versiegelt wurde.
bids-gone-next = auf dem Rechner öffnen, auf dem es versiegelt wurde, oder die Datei hierher kopieren; ist sie verloren, erklären der Schiedsrichter oder beide Spieler gemeinsam das Siegel für ungültig
bids-forfeit = Das Gebot von { $player } zählt nicht mehr.
bids-secret-in = Verdeckte Gebote: Sie entscheiden, wer was spielt.
bids-player = Name eines Spielers, der bietet (leer: keiner mehr)?
