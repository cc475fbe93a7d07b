### Was jemand mitten in einem Zug zu wählen hat, und zwischen was: am Terminal, per Mail und im Browser.

awaited-defenders = { $from }: Verteidiger für { ACC($space) } zu wählen, für { $ipc } IPC
awaited-casualties =
    { $battle }, { $powers }: { $hits } { $hits ->
        [one] Einheit ist
       *[other] Einheiten sind
    } vom Brett zu nehmen
awaited-withdraw = { $battle }, { $powers }: U-Boote dürfen abziehen
awaited-intercept = { $battle }, { $powers }: Jäger dürfen gegen die Bomber aufsteigen
awaited-cash-advance = { $from }: { $ipc } IPC vom Vorschuss auszugeben
awaited-tribute = { $from }: wer zahlt { $ipc } IPC an { POWER($to) }?
awaited-fund = { $from }: Wie werden die { $ipc } IPC aus Konvois aufgeteilt ({ PURSES($purses) })?
awaited-kamikaze = { $from }: Gibt es Kamikazeangriffe (noch { $left })? In Reichweite: { $ships }
awaited-recall = { $from }: Kommen alle Landeinheiten und Flugzeuge von dort und zwischen den Brettern heim ({ SPACE($space) }), oder keine?
awaited-retreat = { $battle }, { $powers }: Rückzug oder weiterkämpfen
awaited-among = zur Wahl: { $units }
awaited-to = nach { $spaces }
awaited-break-off = Schiffe können sich auch vom Feind lösen: { $line }
guide-choose = { $battle }: Wie weiter?
guide-one-round = eine Runde kämpfen
guide-ask = Runde für Runde, und ich wähle meine Verluste
guide-to-the-end = bis zum Ende kämpfen, nach den Dauerbefehlen
guide-all = alle Schlachten bis zum Ende kämpfen
guide-go-on = weiterkämpfen
guide-retreat = Rückzug { TO($space) }
guide-break-off = das Gefecht abbrechen und bleiben
guide-which-battle = Welche Schlacht zuerst?
submit-home = Heimgeflogen wie angesagt: { $units } { FROM($from) } { TO($to) }

## Wie eine Partie ausging

clock-over = Die Partie ist zu Ende, Sieger: { SIDES($sides) }.
clock-drawn = Die Partie ist zu Ende: remis.
